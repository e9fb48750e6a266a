import { sitePaths } from '@plumbline/contracts';
import { Link } from 'react-router-dom';
import { Picture } from '#components/picture/picture.js';
import { formatDay, formatMoney } from '#lib/format/format.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { results } from '#texts/results';
import type { DeviceDesign, useDeviceDesigns } from '../../device-designs.js';
import { FavouriteToggle } from '../favourites/favourite-toggle.js';
import { FavouritesBox } from '../favourites/favourites-box.js';
import styles from './design-ideas.module.css';

/** The designs made or looked at on this device, favourites marked, each with the way back to it. */
export function DeviceDesignsList({
  remembered: designs,
  favourites,
  toggleFavourite,
  forget,
}: ReturnType<typeof useDeviceDesigns>) {
  const [email, setEmail] = useStoredState('session', 'email', '');
  return (
    <>
      <ul className={styles.ideas} aria-label={results.mine.title}>
        {designs.map((design) => (
          <li key={design._id} className={styles.idea}>
            <Link to={sitePaths.results(design.jobId)} className={styles.choose}>
              <Picture
                src={design.thumbnailUrl ?? design.imageUrl ?? design.floorPlanUrl}
                alt=""
                width={1536}
                height={1024}
                loading="lazy"
                className={styles.image}
              />
              <span className={styles.title}>{design.title}</span>
              <span className={styles.facts}>
                {[priceOf(design), formatDay(design.createdAt)].filter(Boolean).join(' · ')}
              </span>
            </Link>
            <div className={styles.marks}>
              <FavouriteToggle
                title={design.title}
                on={favourites.includes(design._id)}
                onToggle={() => toggleFavourite(design._id)}
              />
              <button
                type="button"
                className={styles.forget}
                aria-label={results.mine.forget(design.title)}
                onClick={() => forget(design._id)}
              >
                {results.mine.forgetShort}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <FavouritesBox
        titleAs="h2"
        chosen={designs.filter(({ _id }) => favourites.includes(_id))}
        email={email}
        onEmail={setEmail}
        preferences={{}}
        files={[]}
      />
    </>
  );
}

function priceOf({ low, high, estimatedCost }: DeviceDesign): string {
  if (low !== undefined && high !== undefined)
    return results.estimate.range(formatMoney(low), formatMoney(high));
  return estimatedCost == null ? '' : formatMoney(estimatedCost);
}
