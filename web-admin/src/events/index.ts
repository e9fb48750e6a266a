import Bolt from '@mui/icons-material/BoltOutlined';
import type { ResourceProps } from 'react-admin';
import { EventList } from './EventList.js';

const events: ResourceProps = {
  name: 'events',
  icon: Bolt,
  list: EventList,
};

export default events;
