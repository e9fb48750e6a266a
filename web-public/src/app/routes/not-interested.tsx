import { useSearchParams } from 'react-router-dom';
import { PassOnInvitation } from '#features/mailed-links/components/pass-on-invitation.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function NotInterestedRoute() {
  usePageTitle(mailedLinks.notInterested.title);
  const [params] = useSearchParams();
  return <PassOnInvitation bidId={params.get('bidId') ?? ''} invitationKey={params.get('key') ?? ''} />;
}
