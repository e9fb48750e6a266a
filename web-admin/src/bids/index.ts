import Gavel from '@mui/icons-material/Gavel';
import type { ResourceProps } from 'react-admin';
import { BidList } from './BidList.js';

const bids: ResourceProps = {
  name: 'bids',
  icon: Gavel,
  list: BidList,
  recordRepresentation: 'bidId',
};

export default bids;
