import { PRICE_BASES } from '@plumbline/contracts';
import choices from '#components/form/choices.module.css';
import { TextField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { classes } from '#lib/format/classes.js';
import { contractors } from '#texts/contractors';
import type { ComposeDraft, TextPart } from '../../compose-draft.js';
import styles from './answer-fields.module.css';
import type { FieldOf } from './field-of.js';

const texts = contractors.compose;

/** Price, how firm it is, and when. */
export function AnswerFields({
  field,
  basis,
  follows,
  onBasis,
}: {
  field: FieldOf<TextPart>;
  basis: ComposeDraft['priceBasis'];
  /** The price is the sum of the trades. */
  follows: boolean;
  onBasis: (basis: ComposeDraft['priceBasis']) => void;
}) {
  return (
    <div className={form.grid}>
      <TextField
        label={texts.price}
        prefix="$"
        inputMode="decimal"
        enterKeyHint="done"
        hint={follows ? texts.byTrade.follows : texts.priceHint}
        {...field('estimatedPrice')}
      />
      <fieldset className={classes(choices.choices, styles.basis)}>
        <legend>{texts.basis}</legend>
        {PRICE_BASES.map((kind) => (
          <label key={kind} className={choices.choice}>
            <input
              type="radio"
              name="priceBasis"
              value={kind}
              checked={basis === kind}
              onChange={() => onBasis(kind)}
            />
            <span>{texts.bases[kind]}</span>
          </label>
        ))}
      </fieldset>
      <TextField label={texts.timeline} hint={texts.timelineHint} {...field('timeline')} />
    </div>
  );
}
