import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import { fileUrl } from '#lib/server/file-url.js';
import { survey } from '#texts/survey';
import { RoomPicture } from '../controls/room-picture.js';
import { StepButtons } from '../controls/step-buttons.js';
import { useStepKeys } from '../controls/use-step-keys.js';
import { FURTHER_DRAFT } from '../draft/forget-match.js';
import { type Match, useMatch } from '../draft/use-match.js';
import { MatchFailed } from '../match/match-ends.js';
import { OutlineChoices } from '../match/outline-choices.js';
import {
  type EarlierPhoto,
  facingOf,
  keyOf,
  namedOpenings,
  type PlaceInPhoto,
} from '../model/earlier-photos.js';
import type { FurtherPhoto, Looked, MatchedRoom, MatchPhoto } from '../model/matched-room.js';
import { OpeningsLayer } from '../openings/openings-layer.js';
import { CornerGrips } from '../walls/corner-grips.js';
import styles from './further-photos.module.css';
import { SharedPlace } from './shared-place.js';

/** A place that an earlier photo shows. */
interface PlaceThere {
  readonly photo: number;
  readonly place: PlaceInPhoto;
}

/** Another photo of the room: matched by itself, then put to an earlier one by what both show. */
export function AddPhoto({
  photo,
  ceilingIn,
  earlier,
  onAdded,
  onClose,
}: {
  photo: MatchPhoto;
  ceilingIn: number | null;
  earlier: readonly EarlierPhoto[];
  onAdded: (photo: FurtherPhoto) => void;
  onClose: () => void;
}) {
  const match = useMatch(photo, { name: FURTHER_DRAFT });
  const { look, draft } = match;
  const { held } = draft;
  const src = fileUrl(photo.imageUrl);
  const heading = useRef<HTMLHeadingElement>(null);
  const [here, setHere] = useState<PlaceInPhoto | null>(null);
  const [there, setThere] = useState<PlaceThere | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const part = useRef<HTMLElement>(null);
  useStepKeys(part, match);

  async function putTogether() {
    const evidence = here && there && (await match.measure());
    const to = there && earlier[there.photo];
    if (!evidence || !to) return setComplaint(survey.sharedNeeded);
    const facing = facingOf(to, there.place, { ...evidence, openings: draft.openings }, here);
    if (!facing) return setComplaint(survey.sharedUnlike);
    const { imageUrl, focalLength35mm } = photo;
    onAdded({
      ...evidence,
      photo: { imageUrl, focalLength35mm },
      facing,
      openings: namedOpenings(draft.openings, earlier.length + 1, there.place, here),
    });
  }

  const number = earlier.length + 1;
  return (
    <section ref={part} tabIndex={-1} className={styles.adding} aria-labelledby="adding-title">
      <h4 id="adding-title" ref={heading} tabIndex={-1}>
        {survey.photoNumber(number)}
      </h4>
      {look.state === 'failed' && <MatchFailed why={look.why} />}
      {look.state === 'looking' && <p role="status">{survey.looking}</p>}
      {look.state === 'looked' && held && (
        <>
          <OutlineChoices match={match} looked={look.looked} src={src} />
          {draft.dragging && <DraggedRoom {...{ match, held, src }} lines={look.looked.lines} />}
          <div className={styles.actions}>
            <StepButtons hand={match} small />
          </div>
          <p className={styles.hint}>{survey.sharedHow}</p>
          <SharedPlaces
            {...{ match, src, number, earlier, here, there }}
            room={held.room}
            lines={look.looked.lines}
            onHere={setHere}
            onThere={setThere}
          />
        </>
      )}
      <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
      <div className={styles.actions}>
        {look.state === 'looked' && ceilingIn !== null && (
          <Button onClick={putTogether}>{survey.putTogether}</Button>
        )}
        <Button look="outline" onClick={onClose}>
          {survey.leavePhoto}
        </Button>
      </div>
    </section>
  );
}

/** The outline as it is dragged to where the photo shows it. */
function DraggedRoom({
  match,
  held,
  lines,
  src,
}: {
  match: Match;
  held: NonNullable<Match['draft']['held']>;
  lines: Looked['lines'];
  src: string;
}) {
  return (
    <>
      <p className={styles.hint}>{survey.dragLead}</p>
      <RoomPicture src={src} alt={survey.photoAlt} room={held.room}>
        <CornerGrips {...{ held, lines, match, src }} />
      </RoomPicture>
    </>
  );
}

/** One place that this photo and an earlier one both show: chosen in each. */
function SharedPlaces({
  match,
  room,
  lines,
  src,
  number,
  earlier,
  here,
  there,
  onHere,
  onThere,
}: {
  match: Match;
  room: MatchedRoom;
  lines: Looked['lines'];
  src: string;
  /** Of this photo. */
  number: number;
  earlier: readonly EarlierPhoto[];
  here: PlaceInPhoto | null;
  there: PlaceThere | null;
  onHere: (place: PlaceInPhoto) => void;
  onThere: (place: PlaceThere) => void;
}) {
  const [opening, setOpening] = useState<string | null>(null);
  return (
    <div className={styles.pairs}>
      <SharedPlace
        src={src}
        alt={survey.photoAlt}
        legend={survey.sharedHere(number)}
        room={room}
        openings={match.draft.openings}
        chosen={here && keyOf(here)}
        onChosen={onHere}
      >
        <OpeningsLayer
          room={{ ...room, lengths: null }}
          lines={lines}
          match={match}
          src={src}
          chosen={opening}
          onChosen={(id) => {
            setOpening(id);
            if (id) onHere({ opening: id });
          }}
        />
      </SharedPlace>
      {earlier.map(({ imageUrl, alone, openings }, i) => (
        <SharedPlace
          key={imageUrl}
          src={fileUrl(imageUrl)}
          alt={survey.photoAlt}
          legend={survey.sharedThere(i + 1)}
          room={alone}
          openings={openings}
          chosen={there?.photo === i ? keyOf(there.place) : null}
          onChosen={(place) => onThere({ photo: i, place })}
        />
      ))}
    </div>
  );
}
