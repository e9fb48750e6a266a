import { useSearchParams } from 'react-router-dom';
import { MyData } from '#features/mailed-links/components/my-data.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function MyDataRoute() {
  usePageTitle(mailedLinks.myData.title);
  const [params] = useSearchParams();
  return <MyData email={params.get('email') ?? ''} link={params.get('link') ?? ''} />;
}
