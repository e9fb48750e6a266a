import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import { RoomPicture } from '../controls/room-picture.js';
import { lengthsToCheck } from '../model/lengths.js';
import type { MatchedRoom, MatchFault } from '../model/matched-room.js';
import { BetterPhoto } from './better-photo.js';
import styles from './match-ends.module.css';

/** The photo gave no room: why, what a better one looks like, and that nothing is lost. */
export function MatchFailed({ why }: { why: MatchFault }) {
  return (
    <div className={styles.failed}>
      <p role="status">
        <strong>{survey.failures[why]}</strong> {survey.goOn}
      </p>
      <h4>{survey.better}</h4>
      <BetterPhoto />
    </div>
  );
}

/** The room as it was confirmed. */
export function Matched({ src, room, onChange }: { src: string; room: MatchedRoom; onChange: () => void }) {
  return (
    <div className={styles.matched}>
      <RoomPicture src={src} alt={survey.photoAlt} room={room} small className={styles.small} />
      <div className={styles.words}>
        <p role="status">{survey.matched}</p>
        {room.lengths && (
          <ul className={styles.list}>
            {lengthsToCheck(room.lengths).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        <Button look="outline" small onClick={onChange}>
          {survey.change}
        </Button>
      </div>
    </div>
  );
}
