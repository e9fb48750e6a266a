import { useParams } from 'react-router-dom';
import { ConfirmContractor } from '#features/mailed-links/components/confirm-contractor.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function ConfirmRoute() {
  usePageTitle(mailedLinks.confirm.title);
  const { token = '' } = useParams();
  return <ConfirmContractor token={token} />;
}
