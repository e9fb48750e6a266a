import type { UploadedFile } from '@plumbline/api-client';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { StatusLine } from '#components/progress/status-line.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { fileUrl } from '#lib/server/file-url.js';
import { messageOf } from '#lib/server/http.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { survey } from '#texts/survey';
import { RoomPicture } from '../controls/room-picture.js';
import { FURTHER_PHOTO } from '../draft/forget-match.js';
import type { Match } from '../draft/use-match.js';
import { disagreementWords, type EarlierPhoto, PHOTOS_MOST } from '../model/earlier-photos.js';
import type { MatchedRoom } from '../model/matched-room.js';
import { AddPhoto } from './add-photo.js';
import styles from './further-photos.module.css';

/** Sends a photo of the room to the server. @throws ApiError */
export type UploadPhoto = (file: File, idempotencyKey: string) => Promise<UploadedFile>;

interface FurtherPhotosProps {
  match: Match;
  /** The room as the first photo shows it. */
  room: MatchedRoom;
  /** Of the first photo. */
  imageUrl: string;
  /** The photos that the homeowner has sent already. */
  uploaded: readonly UploadedFile[];
  onUpload: UploadPhoto;
}

/** Other photos of the room: what they show, what they disagree on, and how one is added. */
export function FurtherPhotos({ match, room, imageUrl, uploaded, onUpload }: FurtherPhotosProps) {
  const { further, openings } = match.draft;
  const [adding, setAdding] = useStoredState<{ photo: UploadedFile | null }>('session', FURTHER_PHOTO, {
    photo: null,
  });
  /** The file of the photo that is added, where this tab sent it. */
  const file = useRef<File | null>(null);
  const [complaint, setComplaint] = useState<string | null>(null);
  const upload = useSubmit(
    ({ picked }: { picked: File; name: string; size: number; modified: number }, key) =>
      onUpload(picked, key),
    {
      onSuccess: (photo, { picked }) => {
        file.current = picked;
        setAdding({ photo });
      },
      onError: (error) => setComplaint(messageOf(error, survey.photoNotSent)),
    },
  );
  const earlier: readonly EarlierPhoto[] = [
    { imageUrl, facing: 'north', alone: room, openings },
    ...further.map((one) => ({ ...one, imageUrl: one.photo.imageUrl })),
  ];
  const used = new Set(earlier.map((one) => one.imageUrl));
  const others = uploaded.filter((one) => !used.has(one.imageUrl) && !one.type?.startsWith('video/'));

  function send(picked: File) {
    setComplaint(null);
    upload.submit({ picked, name: picked.name, size: picked.size, modified: picked.lastModified });
  }

  function open(photo: UploadedFile) {
    file.current = null;
    setAdding({ photo });
  }

  return (
    <fieldset className={styles.photos}>
      <legend>{survey.otherPhotos}</legend>
      <p className={styles.hint}>{survey.otherPhotosHow}</p>
      {further.length > 0 && <AddedPhotos match={match} />}
      <div role="status" className={styles.disagreements}>
        {disagreementWords(room.joined?.disagreements ?? [], earlier.length, openings).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {adding.photo ? (
        <AddPhoto
          key={adding.photo.imageUrl}
          photo={{
            imageUrl: adding.photo.imageUrl,
            file: file.current,
            focalLength35mm: adding.photo.focalLength35mm ?? null,
          }}
          ceilingIn={match.draft.ceilingIn}
          earlier={earlier}
          onAdded={(photo) => {
            match.addPhoto(photo);
            setAdding({ photo: null });
          }}
          onClose={() => setAdding({ photo: null })}
        />
      ) : (
        earlier.length < PHOTOS_MOST && (
          <PhotoPicker others={others} busy={upload.isPending} onFile={send} onOther={open} />
        )
      )}
      <StatusLine message={complaint ? { tone: 'bad', text: complaint } : null} />
    </fieldset>
  );
}

/** The photos that are put together with the first, each with the way to take it out. */
function AddedPhotos({ match }: { match: Match }) {
  return (
    <ol className={styles.list} start={2}>
      {match.draft.further.map(({ photo, facing, alone }, i) => (
        <li key={photo.imageUrl} className={styles.row}>
          <RoomPicture
            src={fileUrl(photo.imageUrl)}
            alt={survey.photoNumber(i + 2)}
            room={{ ...alone, lengths: null, impossible: false }}
            small
            className={styles.small}
          />
          <p>{survey.photoLooksAt(i + 2, survey.looksAt[facing])}</p>
          <Button
            look="outline"
            small
            aria-label={survey.removePhoto(i + 2)}
            onClick={() => match.removePhoto(photo.imageUrl)}
          >
            {survey.remove}
          </Button>
        </li>
      ))}
    </ol>
  );
}

/** Takes another photo: a file, or one that was sent already. */
function PhotoPicker({
  others,
  busy,
  onFile,
  onOther,
}: {
  others: readonly UploadedFile[];
  busy: boolean;
  onFile: (picked: File) => void;
  onOther: (photo: UploadedFile) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);

  function onPicked({ target }: ChangeEvent<HTMLInputElement>) {
    const [picked] = target.files ?? [];
    target.value = '';
    if (picked) onFile(picked);
  }

  return (
    <div className={styles.actions}>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        className="visually-hidden"
        aria-label={survey.addPhoto}
        tabIndex={-1}
        onChange={onPicked}
      />
      <Button look="outline" small busy={busy} onClick={() => picker.current?.click()}>
        {survey.addPhoto}
      </Button>
      {others.map((photo) => (
        <button
          key={photo.imageUrl}
          type="button"
          className={styles.other}
          onClick={() => onOther(photo)}
          aria-label={survey.addSent(photo.name)}
        >
          <img src={fileUrl(photo.thumbnailUrl ?? photo.imageUrl)} alt="" />
        </button>
      ))}
    </div>
  );
}
