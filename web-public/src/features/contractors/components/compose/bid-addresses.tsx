import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { contractors } from '#texts/contractors';
import type { TextPart } from '../../compose-draft.js';
import styles from './bid-addresses.module.css';
import type { FieldOf } from './field-of.js';

const texts = contractors.compose;

/** Which bid, who writes, and to whom; folded where the invitation has said it all. */
export function BidAddresses({
  field,
  folded,
  loading,
  onLeaveBidId,
  onLoad,
  children,
}: {
  field: FieldOf<TextPart>;
  folded: boolean;
  loading: boolean;
  /** The bid ID may be another one now. */
  onLeaveBidId: () => void;
  onLoad: () => void;
  /** What happened on loading. */
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const bidId = field('bidId');
  const contractorEmail = field('contractorEmail');
  const userEmail = field('userEmail');
  const wrong = Boolean(contractorEmail.error || userEmail.error);
  const fields = (
    <div className={form.stack}>
      <div className={form.grid}>
        <TextField
          label={texts.bidId}
          hint={texts.bidIdHint}
          autoCapitalize="characters"
          {...bidId}
          onBlur={onLeaveBidId}
        />
        <TextField label={texts.email} type="email" autoComplete="email" {...contractorEmail} />
        <TextField
          label={texts.homeowner}
          type="email"
          autoComplete="off"
          hint={texts.homeownerHint}
          {...userEmail}
        />
      </div>
      <div className={form.actions}>
        <Button look="outline" busy={loading} onClick={onLoad}>
          {loading ? texts.loading : texts.load}
        </Button>
      </div>
      {children}
    </div>
  );
  if (!folded) return fields;
  return (
    <details
      className={styles.folded}
      open={open || wrong}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {texts.addresses} <span>{[bidId.value, contractorEmail.value].filter(Boolean).join(' · ')}</span>
      </summary>
      {fields}
    </details>
  );
}
