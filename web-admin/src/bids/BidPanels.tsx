import { Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { BidDetails } from './details/BidDetails.js';
import { BidLogs } from './logs/BidLogs.js';

/** What opens beside the list: /bids/{id} and /bids/{id}/logs. The list behind keeps its filters. */
export const BidPanels = () => (
  <Routes>
    <Route path=":id" element={<Details />} />
    <Route path=":id/logs" element={<Logs />} />
    <Route path="*" element={null} />
  </Routes>
);

const Details = () => <BidDetails id={useBidId()} onClose={useBackToList()} />;
const Logs = () => <BidLogs id={useBidId()} onClose={useBackToList()} />;

const useBidId = (): string => useParams().id ?? '';

function useBackToList(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => navigate({ pathname: '/bids', search });
}
