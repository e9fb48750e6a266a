import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import { fileUrl } from '#lib/server/file-url.js';
import { survey } from '#texts/survey';
import { RoomPicture } from '../controls/room-picture.js';
import { StepButtons } from '../controls/step-buttons.js';
import { useStepKeys } from '../controls/use-step-keys.js';
import { FURTHER_DRAFT } from '../draft/forget-match.js';
import { useMatch } from '../draft/use-match.js';
import { MatchFailed } from '../match/match-ends.js';
import { OutlineChoices } from '../match/outline-choices.js';
import {
  type EarlierPhoto,
  facingOf,
  keyOf,
  namedOpenings,
  type PlaceInPhoto,
} from '../model/earlier-photos.js';
import type { FurtherPhoto, MatchPhoto } from '../model/matched-room.js';
import { OpeningsLayer } from '../openings/openings-layer.js';
import { CornerGrips } from '../walls/corner-grips.js';
import styles from './further-photos.module.css';
import { SharedPlace } from './shared-place.js';

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
  const [opening, setOpening] = useState<string | null>(null);
  const [here, setHere] = useState<PlaceInPhoto | null>(null);
  const [there, setThere] = useState<{ photo: number; place: PlaceInPhoto } | null>(null);
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
          {draft.dragging ? (
            <>
              <p className={styles.hint}>{survey.dragLead}</p>
              <RoomPicture src={src} alt={survey.photoAlt} room={held.room}>
                <CornerGrips held={held} lines={look.looked.lines} match={match} src={src} />
              </RoomPicture>
            </>
          ) : null}
          <div className={styles.actions}>
            <StepButtons hand={match} small />
          </div>
          <p className={styles.hint}>{survey.sharedHow}</p>
          <div className={styles.pairs}>
            <SharedPlace
              src={src}
              alt={survey.photoAlt}
              legend={survey.sharedHere(number)}
              room={held.room}
              openings={draft.openings}
              chosen={here && keyOf(here)}
              onChosen={setHere}
            >
              <OpeningsLayer
                room={{ ...held.room, lengths: null }}
                lines={look.looked.lines}
                match={match}
                src={src}
                chosen={opening}
                onChosen={(id) => {
                  setOpening(id);
                  if (id) setHere({ opening: id });
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
                onChosen={(place) => setThere({ photo: i, place })}
              />
            ))}
          </div>
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
