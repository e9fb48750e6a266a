import { useSearchParams } from 'react-router-dom';
import { OpenMail } from '#features/mailed-links/components/open-mail.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { mailedLinks } from '#texts/mailed-links';

export default function MailRoute() {
  usePageTitle(mailedLinks.mail.title);
  const [params] = useSearchParams();
  return <OpenMail id={params.get('id') ?? ''} link={params.get('link') ?? ''} />;
}
