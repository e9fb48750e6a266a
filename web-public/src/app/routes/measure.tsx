import { useParams } from 'react-router-dom';
import { SiteVisitForm } from '#features/site-visit/components/site-visit-form.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { siteVisit } from '#texts/site-visit';

export default function MeasureRoute() {
  usePageTitle(siteVisit.title);
  const { key = '' } = useParams();
  return <SiteVisitForm key={key} siteKey={key} />;
}
