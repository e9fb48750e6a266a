import { Alert } from '@mui/material';
import type { AdminBidDetail } from '@plumbline/api-client';
import { useState } from 'react';
import { isOthersWork } from '../api/bidCache.js';

import { whatHappened } from './BidHistory.js';

/** Tells what somebody else did to the bid since it was opened here, until it is put away. */
export const ChangedMeanwhile = ({ bid }: { bid: AdminBidDetail }) => {
  const [seen, setSeen] = useState(bid.version);
  if (!isOthersWork(bid.id, seen, bid.version)) return null;
  const newest = bid.history.at(-1);
  return (
    <Alert severity="info" onClose={() => setSeen(bid.version)} closeText="Dismiss">
      Changed while it was open here{newest ? `: ${whatHappened(newest)} by ${newest.by}` : ''}.
    </Alert>
  );
};
