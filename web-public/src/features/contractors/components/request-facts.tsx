import { Picture } from '#components/picture.js';
import { formatDay } from '#lib/format.js';
import { contractors } from '#texts/contractors';
import type { DraftAnswer } from '../api/load-draft.js';
import styles from './request-facts.module.css';

const texts = contractors.compose;

/** What the request is about: the room, its ZIP, the day an answer is due, its pictures. */
export function RequestFacts({ meta }: { meta: NonNullable<DraftAnswer['meta']> }) {
  const { title, zipCode, respondBy, design } = meta;
  if (!title && !design) return null;
  return (
    <div className={styles.facts}>
      <div>
        {title && <p className={styles.title}>{texts.facts(title, zipCode ?? '')}</p>}
        {respondBy && <p className={styles.due}>{texts.respondBy(formatDay(respondBy))}</p>}
      </div>
      {design?.imageUrl && <Picture src={design.imageUrl} alt={texts.concept} className={styles.image} />}
      {design?.floorPlanUrl && <Picture src={design.floorPlanUrl} alt={texts.plan} className={styles.plan} />}
    </div>
  );
}
