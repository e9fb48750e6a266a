import { useParams } from 'react-router-dom';
import { TrackedBidView } from '#features/bids/components/tracked-bid-view.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { bids } from '#texts/bids';

export default function TrackRoute() {
  usePageTitle(bids.trackTitle);
  const { token = '' } = useParams();
  return <TrackedBidView token={token} />;
}
