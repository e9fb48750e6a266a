import { TextArea, TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { contractors } from '#texts/contractors';
import type { BidForm } from '../../use-bid-form.js';
import { More } from './more.js';
import { OwnFiles } from './own-files.js';

const texts = contractors.compose;

/** What few bids say, folded: deposit, warranty, payments, licenses, references, files of the contractor's own. */
export function TermFields({ bid: { draft, set, field } }: { bid: BidForm }) {
  return (
    <More title={texts.more}>
      <div className={form.stack}>
        <div className={form.grid}>
          <TextField
            label={texts.deposit}
            optional
            prefix="$"
            inputMode="decimal"
            hint={texts.depositHint}
            {...field('depositUsd')}
          />
          <TextField label={texts.warranty} optional inputMode="numeric" {...field('warrantyMonths')} />
        </div>
        <TextField label={texts.payments} optional hint={texts.paymentsHint} {...field('paymentSchedule')} />
        <TextArea label={texts.licenses} optional rows={2} hint={texts.licensesHint} {...field('licenses')} />
        <TextArea
          label={texts.references}
          optional
          rows={2}
          hint={texts.referencesHint}
          {...field('references')}
        />
        <OwnFiles files={draft.files} onFiles={(change) => set({ files: change(draft.files) })} />
      </div>
    </More>
  );
}
