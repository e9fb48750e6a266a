import { survey } from '#texts/survey';
import type { Match } from '../draft/use-match.js';
import type { DrawnOpening, MatchedRoom } from '../model/matched-room.js';
import { planeOfOpening } from '../model/openings.js';
import styles from './found-openings.module.css';

/** What the photo shows of windows and doors by itself, in a sentence, and each by name: to be taken out or put back. */
export function FoundOpenings({ room, match }: { room: MatchedRoom; match: Match }) {
  const { openings, offered } = match.draft;
  const standing = openings.filter(({ found }) => found);
  if (standing.length + offered.length === 0) return null;
  const count = (kind: DrawnOpening['kind']) => standing.filter((one) => one.kind === kind).length;
  const all = [...standing, ...offered].sort((a, b) => leftOf(a) - leftOf(b));
  const names = all.map((one) => nameOf(room, one));
  return (
    <div className={styles.found}>
      <p role="status">
        {survey.found(count('window'), count('door'), count('cased-opening'))}
        {offered.some(({ found }) => found === 'doubtful') && ` ${survey.foundDoubtful}`}
      </p>
      <ul className={styles.list}>
        {all.map((one, i) => {
          const alike = names.slice(0, i + 1).filter((name) => name === names[i]).length;
          const name = alike > 1 ? `${names[i]} ${alike}` : names[i];
          return (
            <li key={one.id}>
              <button
                type="button"
                className={styles.one}
                aria-pressed={standing.includes(one)}
                onClick={() => match.toggleOpening(one.id)}
              >
                <span aria-hidden="true">{standing.includes(one) ? '✓' : '+'}</span> {name}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const leftOf = ({ corners: [a, b] }: DrawnOpening): number => Math.min(a.u, b.u);

const nameOf = (room: MatchedRoom, one: DrawnOpening): string => {
  const wall = planeOfOpening(room, one)?.wall ?? 'back';
  return `${survey.openingKinds[one.kind]} ${survey.foundAt[wall]}`;
};
