import type { FloorOutline, Measured } from '@plumbline/survey';
import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import { LengthField } from '../controls/length-field.js';
import type { Match } from '../draft/use-match.js';
import { ceilingInstead, contradictionsOf, wallContradiction } from '../model/contradictions.js';
import { isSeen } from '../model/joined-record.js';
import { CEILING, lengthOf, lengthsToCheck, lengthWords, SIDE } from '../model/lengths.js';
import type { Contradiction, MatchedRoom } from '../model/matched-room.js';
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

/** The lengths of a box that a photo tells, or does not; what is typed wins, and what contradicts it is named. */
function BoxLengths({ room, match }: { room: MatchedRoom; match: Match }) {
  const { told, ceilingIn, choice } = match.draft;
  const { lengths, joined } = room;
  const { width, depth, outside } = contradictionsOf(room, told, ceilingIn);
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
            : width && (width.isLeast ? survey.shownWidth : survey.contradicted)(lengthWords(width.says))
        }
        {...SIDE}
        onTold={(widthIn) => match.tell({ widthIn })}
      />
      {width && <WaysOn of={width} match={match} isChosen={width.outline === choice} />}
      <LengthField
        label={survey.roomDepth}
        told={told.depthIn}
        measured={
          told.depthIn === null
            ? (together(joined?.depth) ?? (lengths?.toBack && survey.behind(lengthWords(lengths.toBack))))
            : ((depth && survey.contradictedDepth(lengthWords(depth.says))) ??
              (outside && survey.outside(lengthWords(outside.toBack), lengthOf(outside.byIn))))
        }
        {...SIDE}
        onTold={(depthIn) => match.tell({ depthIn })}
      />
      {depth && <WaysOn of={depth} match={match} isChosen />}
    </>
  );
}

/** What makes a typed length and the photo agree: another ceiling, or another outline. */
function WaysOn({ of, match, isChosen }: { of: Contradiction; match: Match; isChosen: boolean }) {
  const high = ceilingInstead(of);
  const { outline } = of;
  return (
    <div className={styles.ways}>
      {high !== undefined && (
        <Button look="outline" small onClick={() => match.setCeiling(high)}>
          {survey.ceilingInstead(lengthOf(high))}
        </Button>
      )}
      {outline !== null && !isChosen && (
        <Button look="outline" small onClick={() => match.choose(outline)}>
          {survey.outlineInstead(outline + 1)}
        </Button>
      )}
    </div>
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
  return outline.walls.map((wall, i) => {
    const told = match.draft.floor.wallsTold[i] ?? null;
    return (
      <LengthField
        key={wall.id}
        label={survey.wallLength(nameOf(outline.shell.walls.find(({ id }) => id === wall.id)!))}
        told={told}
        measured={wallWords(wall, told)}
        least={6}
        most={SIDE.most}
        onTold={(inches) => match.tellWall(i, inches)}
      />
    );
  });
}

function wallWords(wall: FloorOutline['walls'][number], told: number | null): string | undefined {
  const against = wallContradiction(wall, told);
  if (against) {
    return 'says' in against
      ? survey.contradicted(lengthWords(against.says))
      : survey.wallsDoNotMeet(lengthOf(against.meetsAt));
  }
  if (wall.source === 'typed') return undefined;
  return wall.source === 'assumed' ? survey.goesBehind : survey.measured(lengthWords(wall));
}
