import type { UploadedFile } from '@plumbline/api-client';
import { useEffect, useRef, useState } from 'react';
import { fileUrl } from '#lib/server/file-url.js';
import { survey } from '#texts/survey';
import { RoomPicture, shapeOf } from '../controls/room-picture.js';
import type { OnKeeping } from '../controls/use-keeping.js';
import { useShown } from '../controls/use-shown.js';
import { useStepKeys } from '../controls/use-step-keys.js';
import { useMatch } from '../draft/use-match.js';
import { FoundOpenings } from '../openings/found-openings.js';
import { OpeningsLayer } from '../openings/openings-layer.js';
import { OpeningsList } from '../openings/openings-list.js';
import { canDraw } from '../surveyor/look-ahead.js';
import { CornerGrips } from '../walls/corner-grips.js';
import styles from './match-card.module.css';
import { Matched, MatchFailed } from './match-ends.js';
import { MatchQuestions } from './match-questions.js';

/** Three taps that make the concept's room the one in the photo; who does not touch them goes on without. */
export function MatchCard({
  photo,
  file,
  matched,
  onMatched,
  onKeeping,
}: {
  photo: UploadedFile;
  /** The photo's file, where this tab sent it. */
  file: File | null;
  matched: boolean;
  /** The room that was confirmed is kept under this id; null: a typical size is wanted after all. */
  onMatched: (surveyId: string | null) => void;
  onKeeping?: OnKeeping;
}) {
  const match = useMatch(
    { imageUrl: photo.imageUrl, file, focalLength35mm: photo.focalLength35mm ?? null },
    { finds: true },
  );
  const src = useSource(photo, file);
  const { look, draft } = match;
  const room = draft.held?.room ?? null;
  const shape = room?.camera ?? sizeOf(photo);
  const isDoubtful = look.state === 'looked' && look.looked.doubts.length > 0;
  const stage = useRef<HTMLDivElement>(null);
  const [opening, setOpening] = useState<string | null>(null);
  useShown(stage, opening ?? draft.dragging);
  const card = useRef<HTMLDivElement>(null);
  useStepKeys(card, match);

  if (matched && room) return <Matched src={src} room={room} onChange={() => onMatched(null)} />;
  if (look.state === 'failed') return <MatchFailed why={look.why} />;
  return (
    <div ref={card} tabIndex={-1} className={styles.card}>
      <p role="status" className={styles.lead}>
        {draft.dragging ? survey.dragLead : survey.lead}
      </p>
      <div ref={stage} className={styles.stage} style={shape && shapeOf(shape)} aria-busy={match.isSolving}>
        <RoomPicture src={src} alt={survey.photoAlt} room={room}>
          {look.state === 'looked' && room && draft.ceilingIn !== null && (
            <OpeningsLayer
              room={room}
              lines={look.looked.lines}
              match={match}
              src={src}
              chosen={opening}
              onChosen={setOpening}
              toggles
            />
          )}
          {look.state === 'looked' && draft.dragging && draft.held && opening === null && (
            <CornerGrips held={draft.held} lines={look.looked.lines} match={match} src={src} />
          )}
        </RoomPicture>
      </div>
      {look.state === 'looked' ? (
        <MatchQuestions
          match={match}
          looked={look.looked}
          src={src}
          onMatched={onMatched}
          onKeeping={onKeeping}
        >
          {room && draft.ceilingIn !== null && (
            <>
              <FoundOpenings room={room} match={match} />
              <OpeningsList room={room} match={match} chosen={opening} onChosen={setOpening} drawnOnly />
            </>
          )}
        </MatchQuestions>
      ) : (
        <p className={styles.looking} role="status">
          {survey.looking}
        </p>
      )}
      <p className={styles.skip}>{isDoubtful ? survey.goOn : survey.skip}</p>
    </div>
  );
}

/** How large the upload says that the photo is. */
const sizeOf = ({ width, height }: UploadedFile) => (width && height ? { width, height } : undefined);

/** Where the photo is drawn from: the file at hand, which no line has to bring, else the stored copy. */
function useSource({ imageUrl }: UploadedFile, file: File | null): string {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (!file || !canDraw(file)) return;
    const url = URL.createObjectURL(file);
    setOwn(url);
    return () => {
      setOwn(null);
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return own ?? fileUrl(imageUrl);
}
