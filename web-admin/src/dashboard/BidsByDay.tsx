import { MESSAGES } from '@plumbline/contracts';
import { useBidsSummary } from '../bids/api/bidsSummary.js';
import { DayBars } from '../charts/DayBars.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { Panel } from '../shared/panel/Panel.js';
import { EmptyState } from '../shared/States.js';

export const BidsByDay = () => (
  <Panel title="Bids by day">
    <Fetched query={useBidsSummary()} failed={MESSAGES.admin.loadBids} lines={5}>
      {({ byDay }) =>
        byDay.some(({ count }) => count > 0) ? (
          <DayBars days={byDay} what="bid" />
        ) : (
          <EmptyState title="No bids yet">They are counted here from the first request on.</EmptyState>
        )
      }
    </Fetched>
  </Panel>
);
