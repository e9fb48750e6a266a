import MailOutlined from '@mui/icons-material/MailOutlined';
import type { ResourceProps } from 'react-admin';
import { EmailList } from './EmailList.js';

const emails: ResourceProps = {
  name: 'emails',
  icon: MailOutlined,
  options: { label: 'E-mails' },
  list: EmailList,
};

export default emails;
