import { useParams } from 'react-router-dom';
import { LevellingView } from '#features/bids/components/levelling/levelling-view.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { levelling } from '#texts/levelling';

export default function CompareRoute() {
  usePageTitle(levelling.title);
  const { token = '' } = useParams();
  return <LevellingView token={token} />;
}
