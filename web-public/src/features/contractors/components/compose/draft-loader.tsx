import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { RenewLink } from '#components/form/renew-link.js';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { hasEnded } from '#lib/server/is-refused.js';
import { renewInvitation } from '#lib/server/renew-invitation.js';
import { contractors } from '#texts/contractors';
import { answeredText, whyClosed } from '../../loaded-draft.js';
import type { BidForm } from '../../use-bid-form.js';
import type { DraftLoading } from '../../use-draft-loading.js';
import { BidAddresses } from './bid-addresses.js';

const texts = contractors.compose;

/** Which bid this is and what the server has of it: its draft to load, an answer sent before, a link to renew. */
export function DraftLoader({ bid, loading }: { bid: BidForm; loading: DraftLoading }) {
  const { draft, name, key, isInvited, invitation } = bid;
  const { aside } = loading;
  const loaded = <StatusLine still={isInvited} message={loading.message} />;
  return (
    <div data-no-print className={form.stack}>
      <StatusLine still message={stateOf(bid, loading)} />
      {aside && (
        <div className={form.actions}>
          <p>{aside.own ? texts.ownKept : texts.restored}</p>
          <Button look="quiet" small onClick={loading.takeAside}>
            {aside.own ? texts.takeLoaded : texts.bringBack}
          </Button>
        </div>
      )}
      <BidAddresses
        field={bid.field}
        folded={isInvited}
        loading={loading.isLoading}
        onLeaveBidId={() => {
          if (name !== '' && draft.bidId.trim() !== '') loading.openOther(draft.bidId);
        }}
        onLoad={loading.loadByHand}
      >
        {!isInvited && loaded}
      </BidAddresses>
      {isInvited && loaded}
      {key && hasEnded(loading.error) && (
        <RenewLink
          ask={(_, idempotencyKey) =>
            renewInvitation(
              { bidId: invitation.bidId, key, contractorEmail: invitation.email },
              idempotencyKey,
            )
          }
        />
      )}
    </div>
  );
}

/** Why the invitation takes no bid any more, or that one was sent already. */
function stateOf({ draft: { meta } }: BidForm, { standing }: DraftLoading): StatusMessage | null {
  const closed = whyClosed(meta?.state);
  if (closed) return { tone: 'info', text: closed };
  return meta?.answeredAt ? { tone: 'info', text: answeredText(meta.answeredAt, standing) } : null;
}
