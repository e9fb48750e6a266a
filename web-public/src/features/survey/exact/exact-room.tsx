import type { UploadedFile } from '@plumbline/api-client';
import type { Shell } from '@plumbline/concept';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { fileUrl } from '#lib/server/file-url.js';
import { survey } from '#texts/survey';
import { KeepButtons } from '../controls/keep-buttons.js';
import { useKeeping } from '../controls/use-keeping.js';
import { useStepKeys } from '../controls/use-step-keys.js';
import { type Match, useMatch } from '../draft/use-match.js';
import { FurtherPhotos, type UploadPhoto } from '../further-photos/further-photos.js';
import type { Looked, MatchedRoom, MatchPhoto } from '../model/matched-room.js';
import { wallsInPhoto } from '../model/things.js';
import { OpeningsList } from '../openings/openings-list.js';
import type { Look } from '../surveyor/use-surveyor.js';
import { ThingsList } from '../things/things-list.js';
import { BothRooms, useOtherRoom } from './both-rooms.js';
import { ExactPicture } from './exact-picture.js';
import styles from './exact-room.module.css';
import { RoomLengths } from './room-lengths.js';
import { roomOfDraft } from './room-of-draft.js';
import { useTool } from './use-tool.js';

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
  const { look, draft, isGone, lookAfter } = match;
  const keeping = useKeeping(draft, match.keep, onSaved);
  const other = useOtherRoom(match, keeping);
  const [taken, setTaken] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  useStepKeys(part, match);
  useEffect(() => heading.current?.focus(), []);

  const { own, room, shell } = roomOfDraft(draft);
  const isOurs = draft.kept?.id === surveyId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each room that is opened
  useEffect(() => {
    if (isOurs) void lookAfter();
  }, [isOurs]);

  function save() {
    setTaken(null);
    if (room?.impossible) keeping.setComplaint(survey.impossible);
    else keeping.save();
  }

  function settle(note: string) {
    keeping.settle();
    setTaken(note);
  }

  const news = isGone ? survey.erased : newsOf(look, isOurs);
  return (
    <section ref={part} tabIndex={-1} className={styles.exact} aria-labelledby="exact-title" data-no-print>
      <Title id="exact-title" ref={heading} tabIndex={-1} className={styles.title}>
        {survey.exact}
      </Title>
      {news && <p role="status">{news}</p>}
      {look.state === 'looked' && isOurs && room && shell && (
        <ExactParts
          {...{ match, own, room, shell, photo, uploaded, onUpload }}
          looked={look.looked}
          message={messageOf(keeping.complaint, taken)}
        />
      )}
      <div className={styles.actions}>
        {look.state === 'looked' && isOurs && shell && (
          <KeepButtons
            keeping={keeping}
            saveAs={survey.drawAgain}
            onSave={save}
            together={other && <BothRooms match={match} other={other} onTaken={settle} />}
          />
        )}
        <Button look="outline" onClick={onClose}>
          {survey.close}
        </Button>
      </div>
    </section>
  );
}

/** All that can be made exact: in the picture, as lengths, in lists, and by other photos. */
function ExactParts({
  match,
  looked,
  own,
  room,
  shell,
  photo,
  uploaded,
  onUpload,
  message,
}: {
  match: Match;
  looked: Looked;
  /** As the first photo shows it alone. */
  own: MatchedRoom | undefined;
  room: MatchedRoom;
  shell: Shell;
  photo: MatchPhoto;
  uploaded: readonly UploadedFile[];
  onUpload: UploadPhoto | undefined;
  message: StatusMessage | null;
}) {
  const tool = useTool(match);
  return (
    <>
      <p className={styles.lead}>{survey.exactLead}</p>
      <ExactPicture {...{ match, room, shell, tool }} looked={looked} src={fileUrl(photo.imageUrl)} />
      <div className={styles.questions}>
        <RoomLengths room={room} match={match} />
        <OpeningsList room={room} match={match} chosen={tool.opening} onChosen={tool.setOpening} />
        <ThingsList
          things={match.draft.things}
          hand={match}
          shell={shell}
          names={wallsInPhoto(room)}
          pointing={tool.pointing}
          onPointing={tool.setPointing}
        />
        <StatusLine message={message} />
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
  );
}

/** What went wrong, else what came from the other tab. */
function messageOf(complaint: string | null, taken: string | null): StatusMessage | null {
  if (complaint) return { tone: 'bad', text: complaint };
  return taken ? { tone: 'good', text: taken } : null;
}

/** Why the room cannot be shown yet, or at all. */
function newsOf(look: Look, isOurs: boolean): string | null {
  if (look.state === 'failed') return survey.failures[look.why];
  if (look.state === 'looking') return survey.looking;
  return isOurs ? null : survey.notHere;
}
