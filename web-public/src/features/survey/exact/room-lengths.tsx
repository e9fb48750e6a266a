import type { FloorOutline, Measured } from '@plumbline/survey';
import { survey } from '#texts/survey';
import { LengthField } from '../controls/length-field.js';
import type { Match } from '../draft/use-match.js';
import { isSeen } from '../model/joined-record.js';
import { CEILING, lengthsToCheck, lengthWords, SIDE } from '../model/lengths.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { type WallNames, wallsInPhoto } from '../model/things.js';
import styles from './exact-room.module.css';

/** The lengths of the room as the photo tells them, to be typed where somebody measured. */
export function RoomLengths({ room, match }: { room: MatchedRoom; match: Match }) {
  return (
    <fieldset className={styles.lengths}>
      <legend>{survey.exactSizes}</legend>
      <p className={styles.hint}>{survey.exactSizesHow}</p>
      <LengthField
        label={survey.ceilingHeight}
        told={match.draft.ceilingIn}
        {...CEILING}
        onTold={(inches) => inches !== null && match.setCeiling(inches)}
      />
      {room.lengths && (
        <p role="status" className="visually-hidden">
          {lengthsToCheck(room.lengths).join('; ')}
        </p>
      )}
      {room.outline ? (
        <WallLengths outline={room.outline} match={match} names={wallsInPhoto(room)} />
      ) : (
        <BoxLengths room={room} match={match} />
      )}
    </fieldset>
  );
}

/** The lengths of a box that a photo tells, or does not; where one was typed, the photo is no longer asked. */
function BoxLengths({ room: { lengths, joined, contradicted }, match }: { room: MatchedRoom; match: Match }) {
  const { told } = match.draft;
  const together = (length: Measured | undefined): string | undefined =>
    length && isSeen(length) ? survey.measuredTogether(lengthWords(length)) : undefined;
  const alone = lengths?.backWall ? survey.measured(lengthWords(lengths.backWall)) : survey.notSeen;
  return (
    <>
      <LengthField
        label={survey.roomWidth}
        told={told.widthIn}
        measured={
          told.widthIn === null
            ? (together(joined?.width) ?? alone)
            : contradicted && survey.contradicted(lengthWords(contradicted))
        }
        {...SIDE}
        onTold={(widthIn) => match.tell({ widthIn })}
      />
      <LengthField
        label={survey.roomDepth}
        told={told.depthIn}
        measured={
          told.depthIn === null
            ? (together(joined?.depth) ?? (lengths?.toBack && survey.behind(lengthWords(lengths.toBack))))
            : undefined
        }
        {...SIDE}
        onTold={(depthIn) => match.tell({ depthIn })}
      />
    </>
  );
}

/** The walls of a room that is no box, in the order of its marks. */
function WallLengths({
  outline,
  match,
  names: { nameOf },
}: {
  outline: FloorOutline;
  match: Match;
  names: WallNames;
}) {
  return outline.walls.map(({ id, inches, spread, source }, i) => (
    <LengthField
      key={id}
      label={survey.wallLength(nameOf(outline.shell.walls.find((wall) => wall.id === id)!))}
      told={match.draft.floor.wallsTold[i] ?? null}
      measured={
        source === 'typed'
          ? undefined
          : source === 'assumed'
            ? survey.goesBehind
            : survey.measured(lengthWords({ inches, spread }))
      }
      least={6}
      most={SIDE.most}
      onTold={(inches) => match.tellWall(i, inches)}
    />
  ));
}
