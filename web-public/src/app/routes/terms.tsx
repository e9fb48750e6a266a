import { Article } from '#components/article.js';
import { Page } from '#components/page.js';
import { usePageTitle } from '#lib/use-page-title.js';
import { terms } from '#texts/terms';

export default function TermsRoute() {
  usePageTitle(terms.title);
  return (
    <Page title={terms.title} lead={terms.lead} narrow>
      <Article sections={terms.sections} updated={terms.updated} />
    </Page>
  );
}
