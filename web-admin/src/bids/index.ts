import Gavel from '@mui/icons-material/Gavel';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../shared/lazyPage.js';

const bids: ResourceProps = {
  name: 'bids',
  icon: Gavel,
  list: lazyPage(() => import('./BidList.js'), 'BidList'),
  recordRepresentation: 'bidId',
};

export default bids;
