import type { UploadedFile } from '@plumbline/api-client';
import { boundsOf, type Shell } from '@plumbline/concept';
import type { FloorOutline, Measured } from '@plumbline/survey';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import { fileUrl } from '#lib/server/file-url.js';
import { survey } from '#texts/survey';
import { FurtherPhotos, type UploadPhoto } from '../further-photos/further-photos.js';
import { isSeen } from '../further-photos/joined-record.js';
import { CornerGrips } from '../match/corner-grips.js';
import type { JoinedMatch, MatchedRoom, MatchPhoto } from '../match/matched-room.js';
import { type DrawnThing } from '../match/matched-room.js';
import { RoomPicture } from '../match/room-picture.js';
import { StepButtons } from '../match/step-buttons.js';
import { type Match, useMatch } from '../match/use-match.js';
import { useShown } from '../match/use-shown.js';
import { useStepKeys } from '../match/use-step-keys.js';
import { openingsOnPlan } from '../openings/openings.js';
import { OpeningsLayer } from '../openings/openings-layer.js';
import { OpeningsList } from '../openings/openings-list.js';
import { shellOfRoom, withOutline } from '../record/survey-record.js';
import { useKeeping } from '../record/use-keeping.js';
import { footOf, nameOfThing, type WallNames, wallsInPhoto } from '../things/things.js';
import { ThingsLayer } from '../things/things-layer.js';
import { ThingsList } from '../things/things-list.js';
import { SmallPlan } from '../without-photo/small-plan.js';
import { BothRooms, useOtherRoom } from './both-rooms.js';
import styles from './exact-room.module.css';
import { FloorCorners, FloorMarks } from './floor-corners.js';
import { KeepButtons } from './keep-buttons.js';
import { LengthField } from './length-field.js';
import { CEILING, lengthsToCheck, lengthWords, SIDE } from './lengths.js';

/** The room of a concept made exact: lengths, windows and doors, what stands there. Saved, it is drawn again. */
export function ExactRoom({
  titleAs: Title,
  photo,
  uploaded = [],
  onUpload,
  surveyId,
  onSaved,
  onClose,
}: {
  titleAs: 'h2' | 'h3';
  photo: MatchPhoto;
  /** All photos that the homeowner has sent. */
  uploaded?: readonly UploadedFile[];
  /** Sends another photo of the room; without it the room is measured from one. */
  onUpload?: UploadPhoto;
  /** The survey that the concept was planned by. */
  surveyId: string;
  onSaved: (surveyId: string) => void;
  onClose: () => void;
}) {
  const match = useMatch(photo);
  const { look, draft } = match;
  const src = fileUrl(photo.imageUrl);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [marking, setMarking] = useState(false);
  const [pointing, setPointing] = useState<DrawnThing['kind'] | null>(null);
  const keeping = useKeeping(draft, match.keep, onSaved);
  const { complaint } = keeping;
  const other = useOtherRoom(match, keeping);
  const [taken, setTaken] = useState<string | null>(null);
  const part = useRef<HTMLElement>(null);
  useStepKeys(part, match);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useShown(stage, pointing ?? opening ?? (marking && 'corners') ?? null);

  const own = draft.held?.room;
  const solved = own?.joined ? { ...own, ...seenTogether(own.joined) } : own;
  const room = solved && withOutline(solved, draft.ceilingIn, draft.floor);
  const shell = room && draft.ceilingIn !== null ? shellOfRoom(room, draft.ceilingIn, draft.told) : null;
  const isOurs = draft.kept?.id === surveyId;
  const { isGone, lookAfter } = match;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each room that is opened
  useEffect(() => {
    if (isOurs) void lookAfter();
  }, [isOurs]);

  function save() {
    setTaken(null);
    if (room?.impossible) keeping.setComplaint(survey.impossible);
    else keeping.save();
  }

  return (
    <section ref={part} tabIndex={-1} className={styles.exact} aria-labelledby="exact-title" data-no-print>
      <Title id="exact-title" ref={heading} tabIndex={-1} className={styles.title}>
        {survey.exact}
      </Title>
      {isGone && <p role="status">{survey.erased}</p>}
      {!isGone && look.state === 'failed' && <p role="status">{survey.failures[look.why]}</p>}
      {!isGone && look.state === 'looking' && <p role="status">{survey.looking}</p>}
      {!isGone && look.state === 'looked' && !isOurs && <p role="status">{survey.notHere}</p>}
      {look.state === 'looked' && isOurs && room && shell && (
        <>
          <p className={styles.lead}>{survey.exactLead}</p>
          <div className={styles.picture}>
            <div ref={stage} className={styles.stage}>
              {pointing && (
                <p role="status" className={styles.now}>
                  {survey.tapPlaceNow(nameOfThing(pointing))}
                </p>
              )}
              <RoomPicture src={src} alt={survey.photoAlt} room={room}>
                <OpeningsLayer
                  room={room}
                  lines={look.looked.lines}
                  match={match}
                  src={src}
                  chosen={opening}
                  onChosen={setOpening}
                />
                <ThingsLayer {...{ room, shell, match, pointing }} onPointing={setPointing} />
                {marking && <FloorCorners room={room} lines={look.looked.lines} match={match} src={src} />}
                {draft.dragging && draft.held && opening === null && pointing === null && !marking && (
                  <CornerGrips held={draft.held} lines={look.looked.lines} match={match} src={src} />
                )}
              </RoomPicture>
            </div>
            <div className={styles.under}>
              <Button
                look="outline"
                small
                aria-pressed={draft.dragging}
                onClick={() => {
                  setOpening(null);
                  setMarking(false);
                  match.dragInstead();
                }}
              >
                {survey.dragWalls}
              </Button>
              <Button
                look="outline"
                small
                aria-pressed={marking}
                onClick={() => {
                  setOpening(null);
                  setPointing(null);
                  setMarking(!marking);
                }}
              >
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
          <div className={styles.questions}>
            <fieldset className={styles.lengths}>
              <legend>{survey.exactSizes}</legend>
              <p className={styles.hint}>{survey.exactSizesHow}</p>
              <LengthField
                label={survey.ceilingHeight}
                told={draft.ceilingIn}
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
            <OpeningsList room={room} match={match} chosen={opening} onChosen={setOpening} />
            <ThingsList
              things={draft.things}
              hand={match}
              shell={shell}
              names={wallsInPhoto(room)}
              pointing={pointing}
              onPointing={setPointing}
            />
            <StatusLine
              message={
                complaint ? { tone: 'bad', text: complaint } : taken ? { tone: 'good', text: taken } : null
              }
            />
          </div>
          {onUpload && own && !room.outline && (
            <FurtherPhotos
              match={match}
              room={own}
              imageUrl={photo.imageUrl}
              uploaded={uploaded}
              onUpload={onUpload}
            />
          )}
          {room.outline && <p className={styles.hint}>{survey.otherPhotosNoBox}</p>}
        </>
      )}
      <div className={styles.actions}>
        {look.state === 'looked' && isOurs && shell && (
          <KeepButtons
            keeping={keeping}
            saveAs={survey.drawAgain}
            onSave={save}
            together={
              other && (
                <BothRooms
                  match={match}
                  other={other}
                  onTaken={(note) => {
                    keeping.settle();
                    setTaken(note);
                  }}
                />
              )
            }
          />
        )}
        <Button look="outline" onClick={onClose}>
          {survey.close}
        </Button>
      </div>
    </section>
  );
}

/** What the first photo shows, as all photos together tell it. */
const seenTogether = ({ camera, box, lengths }: JoinedMatch) => ({ camera, box, lengths });

/** Where the camera stood, from the near left corner of the plan. Inches. */
function eyeOnPlan(room: MatchedRoom, shell: Shell) {
  if (room.outline) return room.outline.at;
  const { box, lengths } = room;
  const { w } = boundsOf(shell);
  // A typed width keeps the camera's place between the walls in proportion.
  return { ...footOf(room, lengths?.eye.inches ?? 0, shell), x: (w * box.left) / (box.left + box.right) };
}

/** The lengths of a box that a photo tells, or does not; where one was typed, the photo is no longer asked. */
function BoxLengths({ room: { lengths, joined }, match }: { room: MatchedRoom; match: Match }) {
  const { told } = match.draft;
  const together = (length: Measured | undefined): string | undefined =>
    length && isSeen(length) ? survey.measuredTogether(lengthWords(length)) : undefined;
  const alone = lengths?.backWall ? survey.measured(lengthWords(lengths.backWall)) : survey.notSeen;
  return (
    <>
      <LengthField
        label={survey.roomWidth}
        told={told.widthIn}
        measured={told.widthIn === null ? (together(joined?.width) ?? alone) : undefined}
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
