import Bolt from '@mui/icons-material/BoltOutlined';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const events: ResourceProps = {
  name: 'events',
  icon: Bolt,
  list: lazyPage(() => import('./EventList.js'), 'EventList'),
};

export default events;
