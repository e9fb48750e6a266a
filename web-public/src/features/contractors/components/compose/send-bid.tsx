import type { RefObject } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { contractors } from '#texts/contractors';
import type { Delivery } from '../../outbox.js';
import { withExclusions } from '../../scope-exclusions.js';
import { selectIn } from '../../select-in.js';
import type { BidForm } from '../../use-bid-form.js';
import { SendWarnings } from './send-warnings.js';

const texts = contractors.compose;

/** The end of the form: what stands against sending, what may have been overlooked, and the button. */
export function SendBid({ bid, editor }: { bid: BidForm; editor: RefObject<HTMLTextAreaElement | null> }) {
  const { draft, set, delivery, message, warnings, openBlanks, send } = bid;
  const busy = delivery.state === 'sending';
  return (
    <>
      <StatusLine message={message ?? outcomeOf(delivery)} />
      {warnings ? (
        <SendWarnings
          warnings={warnings}
          scope={draft.scope}
          busy={busy}
          onJump={(place) => selectIn(editor.current, place, draft.scope)}
          onTakeTotal={(usd) => set({ estimatedPrice: String(usd), priceFollows: false })}
          onExclude={(lines) => set({ scope: withExclusions(draft.scope, lines) })}
          onSend={() => send()}
        />
      ) : (
        <>
          {openBlanks > 0 && <p className={form.note}>{texts.asDrafted(openBlanks)}</p>}
          <div className={form.actions}>
            <Button type="submit" busy={busy}>
              {busy ? texts.sending : texts.send}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** What became of a bid that was sent. */
export function outcomeOf(delivery: Delivery): StatusMessage | null {
  if (delivery.state === 'refused') return { tone: 'bad', text: delivery.message };
  return delivery.state === 'sent' ? { tone: 'good', text: delivery.message } : null;
}
