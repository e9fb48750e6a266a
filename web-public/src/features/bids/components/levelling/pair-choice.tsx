import type { LevelledBid } from '@plumbline/api-client';
import { SelectField } from '#components/form/field.js';
import { levelling as texts } from '#texts/levelling';
import styles from './levelling.module.css';

/** On a phone one bid stands against another: which two. */
export function PairChoice({
  bids,
  pair: [first, second],
  onPair,
}: {
  bids: readonly LevelledBid[];
  pair: readonly [number, number];
  onPair: (pair: readonly [number, number]) => void;
}) {
  const options = bids.map(({ bidId, name }, at) => (
    <option key={bidId} value={at}>
      {name}
    </option>
  ));
  // The same bid on both sides says nothing: then they change places.
  return (
    <fieldset className={styles.choose} data-no-print>
      <legend className="visually-hidden">{texts.choose}</legend>
      <SelectField
        label={texts.first}
        value={first}
        onChange={({ target }) =>
          onPair([Number(target.value), Number(target.value) === second ? first : second])
        }
      >
        {options}
      </SelectField>
      <SelectField
        label={texts.second}
        value={second}
        onChange={({ target }) =>
          onPair([Number(target.value) === first ? second : first, Number(target.value)])
        }
      >
        {options}
      </SelectField>
    </fieldset>
  );
}
