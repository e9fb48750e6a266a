import { Article } from '#components/page/article.js';
import { Page } from '#components/page/page.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { privacy } from '#texts/privacy';

export default function PrivacyRoute() {
  usePageTitle(privacy.title);
  return (
    <Page title={privacy.title} lead={privacy.lead} narrow>
      <Article sections={privacy.sections} updated={privacy.updated} />
    </Page>
  );
}
