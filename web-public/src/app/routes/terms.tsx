import { Article } from '#components/page/article.js';
import { Page } from '#components/page/page.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { terms } from '#texts/terms';

export default function TermsRoute() {
  usePageTitle(terms.title);
  return (
    <Page title={terms.title} lead={terms.lead} narrow>
      <Article sections={terms.sections} updated={terms.updated} />
    </Page>
  );
}
