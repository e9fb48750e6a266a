import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.js';
import { StatusLine } from '#components/status-line.js';
import { fileUrl } from '#lib/file-url.js';
import { reasonOf } from '#lib/http.js';
import { useSubmit } from '#lib/use-submit.js';
import { survey } from '#texts/survey';
import { lengthWords } from '../lengths.js';
import { openingsOnPlan } from '../openings.js';
import { sizeOfRoom } from '../survey-record.js';
import type { DrawnThing } from '../things.js';
import { type MatchDraft, useMatch } from '../use-match.js';
import type { MatchPhoto } from '../use-surveyor.js';
import { CornerGrips } from './corner-grips.js';
import styles from './exact-room.module.css';
import { LengthField } from './length-field.js';
import { OpeningsLayer } from './openings-layer.js';
import { OpeningsList } from './openings-list.js';
import { RoomPicture } from './room-picture.js';
import { SmallPlan } from './small-plan.js';
import { ThingsLayer } from './things-layer.js';
import { ThingsList } from './things-list.js';

/** Lengths that people may type, inches; the server refuses others as no room's. */
const CEILING = { least: 60, most: 360 } as const;
const SIDE = { least: 24, most: 1_200 } as const;

/** The room of a concept made exact: lengths, windows and doors, what stands there. Saved, it is drawn again. */
export function ExactRoom({
  titleAs: Title,
  photo,
  surveyId,
  onSaved,
  onClose,
}: {
  titleAs: 'h2' | 'h3';
  photo: MatchPhoto;
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
  const [pointing, setPointing] = useState<DrawnThing['kind'] | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const saving = useSubmit((_: MatchDraft, key) => match.keep(key), {
    onSuccess: (kept) => kept && onSaved(kept.id),
    onError: (error) => setComplaint(survey.notKept(reasonOf(error))),
  });
  useEffect(() => heading.current?.focus(), []);

  const room = draft.held?.room;
  const size = room && draft.ceilingIn !== null ? sizeOfRoom(room, draft.ceilingIn, draft.told) : null;
  const isOurs = draft.kept?.id === surveyId;

  function save() {
    if (room?.impossible) return setComplaint(survey.impossible);
    setComplaint(null);
    saving.submit(draft);
  }

  return (
    <section className={styles.exact} aria-labelledby="exact-title" data-no-print>
      <Title id="exact-title" ref={heading} tabIndex={-1} className={styles.title}>
        {survey.exact}
      </Title>
      {look.state === 'failed' && <p role="status">{survey.failures[look.why]}</p>}
      {look.state === 'looking' && <p role="status">{survey.looking}</p>}
      {look.state === 'looked' && !isOurs && <p role="status">{survey.notHere}</p>}
      {look.state === 'looked' && isOurs && room && size && (
        <>
          <p className={styles.lead}>{survey.exactLead}</p>
          <div className={styles.picture}>
            <RoomPicture src={src} alt={survey.photoAlt} room={room}>
              <OpeningsLayer
                room={room}
                lines={look.looked.lines}
                match={match}
                src={src}
                chosen={opening}
                onChosen={setOpening}
              />
              <ThingsLayer {...{ room, size, match, pointing }} onPointing={setPointing} />
              {draft.dragging && draft.held && opening === null && pointing === null && (
                <CornerGrips held={draft.held} lines={look.looked.lines} match={match} src={src} />
              )}
            </RoomPicture>
            <div className={styles.under}>
              <Button
                look="outline"
                small
                aria-pressed={draft.dragging}
                onClick={() => {
                  setOpening(null);
                  match.dragInstead();
                }}
              >
                {survey.dragWalls}
              </Button>
              {match.canUndo && (
                <Button look="outline" small onClick={match.undo}>
                  {survey.undo}
                </Button>
              )}
            </div>
            <SmallPlan
              size={size}
              openings={openingsOnPlan(draft.openings, room, size)}
              things={draft.things}
              eye={eyeOnPlan(room, size)}
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
              <LengthField
                label={survey.roomWidth}
                told={draft.told.widthIn}
                measured={
                  room.lengths?.backWall
                    ? survey.measured(lengthWords(room.lengths.backWall))
                    : survey.notSeen
                }
                {...SIDE}
                onTold={(widthIn) => match.tell({ widthIn })}
              />
              <LengthField
                label={survey.roomDepth}
                told={draft.told.depthIn}
                measured={room.lengths?.toBack && survey.behind(lengthWords(room.lengths.toBack))}
                {...SIDE}
                onTold={(depthIn) => match.tell({ depthIn })}
              />
            </fieldset>
            <OpeningsList room={room} match={match} chosen={opening} onChosen={setOpening} />
            <ThingsList match={match} size={size} pointing={pointing} onPointing={setPointing} />
            <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
          </div>
        </>
      )}
      <div className={styles.actions}>
        {isOurs && size && (
          <Button onClick={save} busy={saving.isPending}>
            {survey.drawAgain}
          </Button>
        )}
        <Button look="outline" onClick={onClose}>
          {survey.close}
        </Button>
      </div>
    </section>
  );
}

/** Where the camera stood, from the near left corner of the plan. Inches. */
function eyeOnPlan(
  { box, lengths }: NonNullable<MatchDraft['held']>['room'],
  { widthIn, depthIn }: { readonly widthIn: number; readonly depthIn: number },
) {
  const eyeIn = lengths?.eye.inches ?? 0;
  return { x: (widthIn * box.left) / (box.left + box.right), y: depthIn - box.back * eyeIn };
}
