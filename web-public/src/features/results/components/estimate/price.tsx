import { formatMoney } from '#lib/format/format.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import styles from './price.module.css';

const texts = results.estimate;

/** The whole price from low to high, what is likely of it, and the part that was asked for. */
export function Price({ design: { estimate, estimatedCost } }: { design: Design }) {
  if (!estimate && estimatedCost == null) return null;
  const likely = estimate?.likely ?? estimatedCost!;
  return (
    <p className={styles.price}>
      <span>{texts.estimatedCost}</span>
      <strong>
        {estimate ? texts.range(formatMoney(estimate.low), formatMoney(estimate.high)) : formatMoney(likely)}
      </strong>
      {estimate && <span>{texts.likelyCost(formatMoney(likely))}</span>}
      {estimate?.part && (
        <span className={styles.part}>
          {texts.onlyPart(estimate.part.workType, formatMoney(estimate.part.likely))}
        </span>
      )}
    </p>
  );
}
