import { useSearchParams } from 'react-router-dom';
import { UnsubscribeForm } from '#features/mailed-links/components/unsubscribe-form.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function UnsubscribeRoute() {
  usePageTitle(mailedLinks.unsubscribe.title);
  const [params] = useSearchParams();
  return <UnsubscribeForm email={params.get('email') ?? ''} link={params.get('link') ?? ''} />;
}
