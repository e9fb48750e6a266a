import { useParams } from 'react-router-dom';
import { ConfirmRequest } from '#features/mailed-links/components/confirm-request.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function ConfirmRequestRoute() {
  usePageTitle(mailedLinks.confirmRequest.title);
  const { token = '' } = useParams();
  return <ConfirmRequest token={token} />;
}
