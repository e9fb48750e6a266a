import MailOutlined from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const emails: ResourceProps = {
  name: 'emails',
  icon: MailOutlined,
  options: { label: 'E-mails' },
  list: lazyPage(() => import('./EmailList.js'), 'EmailList'),
};

export default emails;
