import { TIERS, type Tier } from '@plumbline/concept';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { common } from '#texts/common';
import { results } from '#texts/results';
import styles from './design-list.module.css';

/** What can be done with a design: corrected, varied, shared, printed. */
export function DesignActions({
  count,
  tier: ofDesign,
  busy,
  onExact,
  onAnother,
  onTier,
  share,
  message,
}: {
  /** How many designs there are. */
  count: number;
  tier: Tier | undefined;
  /** Another idea is on its way. */
  busy: boolean;
  onExact: (() => void) | undefined;
  /** Asks for so many further ideas. */
  onAnother: ((count: number) => void) | undefined;
  onTier: ((tier: Tier) => void) | undefined;
  share: { readonly label: string; readonly onShare: () => void } | undefined;
  message: StatusMessage | null;
}) {
  return (
    <>
      <div className={styles.row}>
        {onExact && (
          <Button look="outline" small onClick={onExact} title={results.exactHint}>
            {results.exact}
          </Button>
        )}
        {onAnother && (
          <Button look="outline" small busy={busy} onClick={() => onAnother(1)} title={results.anotherHint}>
            {results.another}
          </Button>
        )}
        {onAnother && count === 1 && (
          <Button look="outline" small busy={busy} onClick={() => onAnother(2)} title={results.threeHint}>
            {results.three}
          </Button>
        )}
        {onTier &&
          TIERS.filter((tier) => ofDesign !== tier).map((tier) => (
            <Button
              key={tier}
              look="outline"
              small
              busy={busy}
              onClick={() => onTier(tier)}
              title={results.tiers[tier].hint}
            >
              {results.tiers[tier].name}
            </Button>
          ))}
        {share && (
          <Button look="outline" small onClick={share.onShare}>
            {share.label}
          </Button>
        )}
        <Button look="outline" small onClick={() => window.print()}>
          {common.print}
        </Button>
      </div>
      <StatusLine message={message} className={styles.status} />
    </>
  );
}
