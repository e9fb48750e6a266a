import { useTheme } from '@mui/material';
import { BID_STATUS_CHIPS, type BidStatus, MESSAGES } from '@plumbline/contracts';
import { useBidsSummary } from '../bids/api/bidsSummary.js';
import { STATUS_COLORS } from '../bids/status/statusColors.js';
import { ShareBars } from '../charts/ShareBars.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { Panel } from '../shared/panel/Panel.js';

const STATUSES = BID_STATUS_CHIPS.filter((choice): choice is BidStatus => choice !== 'all');

export const BidsByStatus = () => {
  const { palette } = useTheme();
  const colorOf = (status: BidStatus) => {
    const color = STATUS_COLORS[status];
    return color === 'default' ? palette.text.secondary : palette[color].main;
  };
  return (
    <Panel title="Bids by status">
      <Fetched query={useBidsSummary()} failed={MESSAGES.admin.loadBids} lines={8}>
        {({ byStatus }) => (
          <ShareBars
            shares={STATUSES.map((status) => ({
              name: status,
              value: byStatus[status] ?? 0,
              color: colorOf(status),
              to: `/bids?filter=${encodeURIComponent(JSON.stringify({ status }))}`,
            }))}
          />
        )}
      </Fetched>
    </Panel>
  );
};
