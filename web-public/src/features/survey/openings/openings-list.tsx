import { Button } from '#components/form/button.js';
import { classes } from '#lib/format/classes.js';
import { common } from '#texts/common';
import { survey } from '#texts/survey';
import type { Match } from '../draft/use-match.js';
import {
  type DrawnOpening,
  type MatchedRoom,
  OPENING_KINDS,
  type OpeningKind,
} from '../model/matched-room.js';
import { sizeWords } from '../model/openings.js';
import styles from './openings-list.module.css';

/** The windows and doors that were shown in the photo, with their sizes; they can be named, chosen and taken out. */
export function OpeningsList({
  room,
  match,
  chosen,
  onChosen,
  drawnOnly,
}: {
  room: MatchedRoom;
  match: Match;
  chosen: string | null;
  onChosen: (id: string | null) => void;
  /** Without those that were found in the photo, which are named elsewhere. */
  drawnOnly?: boolean;
}) {
  const openings = match.draft.openings
    .map((opening, i) => ({ opening, number: i + 1 }))
    .filter(({ opening }) => !(drawnOnly && opening.found));
  const areFound = [...match.draft.openings, ...match.draft.offered].some(({ found }) => found);
  const { width, height } = room.camera;

  /** By keyboard, in the middle of the photo: its corners are moved from there. */
  async function add(kind: OpeningKind) {
    onChosen(await match.showOpening({ u: width / 2, v: height * 0.42 }, kind));
  }

  return (
    <fieldset className={styles.openings}>
      <legend>
        {survey.openings} <span className={styles.hint}>{common.optional}</span>
      </legend>
      <p className={styles.hint}>{areFound ? survey.otherOpeningsHow : survey.openingsHow}</p>
      {openings.length > 0 && (
        <ol className={styles.list}>
          {openings.map(({ opening, number }) => (
            <OpeningRow
              key={opening.id}
              {...{ opening, room, match, onChosen }}
              name={`${survey.openingKinds[opening.kind]} ${number}`}
              isChosen={opening.id === chosen}
            />
          ))}
        </ol>
      )}
      <div className={styles.actions}>
        {OPENING_KINDS.map((kind) => (
          <Button key={kind} look="outline" small onClick={() => add(kind)}>
            {survey.addOpening[kind]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

/** One opening: its name, which chooses it, its kind, and the way to take it out. */
function OpeningRow({
  opening,
  name,
  isChosen,
  room,
  match,
  onChosen,
}: {
  opening: DrawnOpening;
  name: string;
  isChosen: boolean;
  room: MatchedRoom;
  match: Match;
  onChosen: (id: string | null) => void;
}) {
  const size = sizeWords(room, opening);
  return (
    <li className={classes(styles.row, isChosen && styles.chosen)}>
      <button
        type="button"
        className={styles.name}
        aria-pressed={isChosen}
        onClick={() => onChosen(isChosen ? null : opening.id)}
      >
        <strong>{name}</strong>
        {size && <span className={styles.size}>{size}</span>}
      </button>
      <select
        className={styles.kind}
        aria-label={survey.openingKind(name)}
        value={opening.kind}
        onChange={(event) => match.nameOpening(opening.id, event.target.value as OpeningKind)}
      >
        {OPENING_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {survey.openingKinds[kind]}
          </option>
        ))}
      </select>
      <Button
        look="outline"
        small
        aria-label={survey.removeOpening(name)}
        onClick={() => {
          onChosen(null);
          match.removeOpening(opening.id);
        }}
      >
        {survey.remove}
      </Button>
    </li>
  );
}
