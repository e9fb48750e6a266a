import { useId } from 'react';
import { classes } from '#lib/format/classes.js';
import { survey } from '#texts/survey';
import { RoomPicture } from '../controls/room-picture.js';
import type { Match } from '../draft/use-match.js';
import type { Looked, MatchedRoom } from '../model/matched-room.js';
import styles from './outline-choices.module.css';

/** The outlines that a photo may show, to choose one of, or to drag one's corners. */
export function OutlineChoices({ match, looked, src }: { match: Match; looked: Looked; src: string }) {
  const { draft } = match;
  const name = useId();
  const drawn = draft.held?.room.asDrawn ?? draft.held?.room;
  const alike = drawn && looked.choices.findIndex((one) => isAlike(one, drawn));
  const chosen = draft.choice === null ? null : (alike ?? draft.choice);
  return (
    <fieldset className={styles.choices}>
      <legend>{survey.which}</legend>
      {!draft.dragging && draft.held?.room.doubt?.isDoubtful && (
        <p role="status" className={styles.unsure}>
          {survey.unsure}
        </p>
      )}
      {looked.choices.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: proposals keep their order and have no name.
        <label key={index} className={styles.choice}>
          <input
            type="radio"
            name={`${name}-choice`}
            checked={!draft.dragging && chosen === index}
            onChange={() => match.choose(index)}
            className="visually-hidden"
          />
          <RoomPicture src={src} alt={survey.choice(index + 1)} room={choice} small />
        </label>
      ))}
      <label className={classes(styles.choice, styles.none)}>
        <input
          type="radio"
          name={`${name}-choice`}
          checked={draft.dragging}
          onChange={match.dragInstead}
          className="visually-hidden"
        />
        <span>{survey.none}</span>
        <small>{survey.noneHow}</small>
      </label>
    </fieldset>
  );
}

/** Of a length of a box: after a reload the stored copy stands in for the photo, and other outlines may be found in it. */
const ALIKE = 0.002;

const isAlike = (a: Pick<MatchedRoom, 'box'>, b: Pick<MatchedRoom, 'box'>): boolean =>
  (['back', 'left', 'right', 'ceiling'] as const).every(
    (length) => Math.abs(a.box[length] - b.box[length]) < ALIKE * Math.abs(b.box[length]),
  );
