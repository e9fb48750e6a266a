import { useParams } from 'react-router-dom';
import { WithdrawBid } from '#features/mailed-links/components/withdraw-bid.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function WithdrawRoute() {
  usePageTitle(mailedLinks.withdraw.title);
  const { token = '' } = useParams();
  return <WithdrawBid token={token} />;
}
