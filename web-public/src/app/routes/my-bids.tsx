import { MyBidsView } from '#features/bids/components/my-bids-view.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { bids } from '#texts/bids';

export default function MyBidsRoute() {
  usePageTitle(bids.myTitle);
  return <MyBidsView />;
}
