import type { Ref } from 'react';
import { Button } from '#components/form/button.js';
import { Picture } from '#components/picture/picture.js';
import { ProgressBar } from '#components/progress/progress-bar.js';
import { formatMoney } from '#lib/format/format.js';
import { results } from '#texts/results';
import type { Design, DesignJob } from '#types/design.js';
import { wishesOf } from '../brief/wishes-met.js';
import { FavouriteToggle } from '../favourites/favourite-toggle.js';
import styles from './design-ideas.module.css';

/** An idea on its way. */
export interface PendingIdea {
  readonly job: DesignJob | null;
  readonly onCancel?: (() => void) | undefined;
  readonly cancelling: boolean;
}

/** Ideas for one wish side by side: what they look like, cost and leave open. One of them is shown whole below. */
export function DesignIdeas({
  designs,
  shown,
  favourites,
  pending,
  awaited,
  onShow,
  onFavourite,
}: {
  designs: readonly Design[];
  shown: Design;
  favourites: readonly string[];
  pending: PendingIdea | undefined;
  /** Where the pending idea stands. */
  awaited: Ref<HTMLLIElement>;
  onShow: (design: Design) => void;
  onFavourite: (id: string) => void;
}) {
  return (
    <ul className={styles.ideas} aria-label={results.ideas.title} data-no-print>
      {designs.map((design, index) => (
        <li key={design._id} className={styles.idea}>
          <button
            type="button"
            className={styles.choose}
            aria-pressed={design === shown}
            onClick={() => onShow(design)}
          >
            <Picture
              src={design.imageUrl ?? design.floorPlanUrl}
              alt=""
              width={1536}
              height={1024}
              className={styles.image}
            />
            <span className={styles.name}>
              {[results.ideas.name(index + 1), design.brief?.tier && results.tiers[design.brief.tier].name]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles.title}>{design.title}</span>
            <span className={styles.facts}>{factsOf(design)}</span>
          </button>
          <FavouriteToggle
            title={design.title}
            on={favourites.includes(design._id)}
            onToggle={() => onFavourite(design._id)}
          />
        </li>
      ))}
      {pending && (
        <li ref={awaited} tabIndex={-1} className={styles.idea} aria-busy="true">
          <div className={styles.coming} role="status">
            {results.ideas.coming}
          </div>
          <ProgressBar percent={Math.round(pending.job?.progress ?? 0)} label={results.ideas.progress} />
          {pending.onCancel && (
            <Button look="outline" small busy={pending.cancelling} onClick={pending.onCancel}>
              {results.ideas.cancel}
            </Button>
          )}
        </li>
      )}
    </ul>
  );
}

function factsOf({ estimate, estimatedCost, brief }: Design): string {
  const likely = estimate?.likely ?? estimatedCost;
  const wishes = brief && wishesOf(brief);
  return [
    likely != null && formatMoney(likely),
    wishes && results.ideas.wishes(wishes.all - wishes.open.length, wishes.all),
  ]
    .filter(Boolean)
    .join(' · ');
}
