import type { Shell } from '@plumbline/concept';
import { useRef } from 'react';
import { Button } from '#components/form/button.js';
import { survey } from '#texts/survey';
import { RoomPicture, shapeOf } from '../controls/room-picture.js';
import { StepButtons } from '../controls/step-buttons.js';
import { useShown } from '../controls/use-shown.js';
import type { Match } from '../draft/use-match.js';
import type { Looked, MatchedRoom } from '../model/matched-room.js';
import { openingsOnPlan } from '../model/openings.js';
import { nameOfThing, wallsInPhoto } from '../model/things.js';
import { OpeningsLayer } from '../openings/openings-layer.js';
import { ThingsLayer } from '../things/things-layer.js';
import { CornerGrips } from '../walls/corner-grips.js';
import { FloorCorners, FloorMarks } from '../walls/floor-corners.js';
import { SmallPlan } from '../without-photo/small-plan.js';
import styles from './exact-room.module.css';
import { eyeOnPlan } from './room-of-draft.js';
import type { Tool } from './use-tool.js';

/** The photo with all that can be drawn in it, and the plan that comes of it. */
export function ExactPicture({
  match,
  looked: { lines },
  room,
  shell,
  src,
  tool,
}: {
  match: Match;
  looked: Looked;
  room: MatchedRoom;
  shell: Shell;
  src: string;
  tool: Tool;
}) {
  const { draft } = match;
  const { opening, marking, pointing } = tool;
  const stage = useRef<HTMLDivElement>(null);
  useShown(stage, pointing ?? opening ?? (marking && 'corners') ?? null);
  return (
    <div className={styles.picture}>
      <div ref={stage} className={styles.stage} style={shapeOf(room.camera)} aria-busy={match.isSolving}>
        {pointing && (
          <p role="status" className={styles.now}>
            {survey.tapPlaceNow(nameOfThing(pointing))}
          </p>
        )}
        <RoomPicture src={src} alt={survey.photoAlt} room={room}>
          <OpeningsLayer {...{ room, lines, match, src }} chosen={opening} onChosen={tool.setOpening} />
          <ThingsLayer {...{ room, shell, match, pointing }} onPointing={tool.setPointing} />
          {marking && <FloorCorners {...{ room, lines, match, src }} />}
          {tool.dragsWalls && draft.held && <CornerGrips held={draft.held} {...{ lines, match, src }} />}
        </RoomPicture>
      </div>
      <div className={styles.under}>
        <Button look="outline" small aria-pressed={draft.dragging} onClick={tool.dragWalls}>
          {survey.dragWalls}
        </Button>
        <Button look="outline" small aria-pressed={marking} onClick={tool.toggleMarking}>
          {marking ? survey.markingDone : survey.markFloor}
        </Button>
        <StepButtons hand={match} small />
      </div>
      {marking && <FloorMarks match={match} room={room} />}
      <SmallPlan
        shell={shell}
        openings={[...openingsOnPlan(draft.openings, room, shell), ...(room.joined?.openings ?? [])]}
        things={draft.things}
        hand={match}
        names={wallsInPhoto(room)}
        eye={eyeOnPlan(room, shell)}
      />
    </div>
  );
}
