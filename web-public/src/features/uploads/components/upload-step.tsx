import type { UploadedFile } from '@plumbline/api-client';
import { detectZip, LIMITS, MESSAGES, zipFault } from '@plumbline/contracts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import { TextField } from '#components/form/field.js';
import { Form } from '#components/form/form.js';
import form from '#components/form/form-grid.module.css';
import { ZipField } from '#components/form/zip-field.js';
import { ProgressBar } from '#components/progress/progress-bar.js';
import { StatusLine } from '#components/progress/status-line.js';
import { focusFirstInvalid } from '#lib/page/focus-first-invalid.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { useSubmit } from '#lib/page/use-submit.js';
import { messageOfFiles } from '#lib/server/http.js';
import { uploads } from '#texts/uploads';
import { uploadFiles } from '../api/upload.js';
import { outgoingFiles } from '../outgoing-files.js';
import type { Sorted } from '../picking.js';
import { fetchSamplePhoto } from '../sample-photo.js';
import { onSlowLine } from '../slow-line.js';
import { usePickedFiles } from '../use-picked-files.js';
import { DropArea } from './drop-area.js';
import { PickedList } from './picked-list.js';
import { UploadedList } from './uploaded-list.js';

/** Stands for the sample photo among the files to be sent. */
const SAMPLE = 'sample';

/** What a submit sends; another content is another upload. */
interface Sending {
  readonly ids: readonly string[];
  readonly zipCode: string;
  readonly fullAddress: string;
  /** The line is slow: photos are made smaller first. */
  readonly smaller: boolean;
}

interface UploadStepProps {
  address: string;
  zip: string;
  uploaded: readonly UploadedFile[];
  /** What the visitor's position gave, or why it gave nothing. */
  locationNote: string | null;
  onAddress: (address: string) => void;
  onZip: (zip: string) => void;
  /** The first photo, before anything is sent. */
  onFirstPhoto?: ((photo: File) => void) | undefined;
  /** The stored files, the ZIP in use (the typed one, else the one found in the address), and the files as they were picked. */
  onUploaded: (files: readonly UploadedFile[], zip: string, originals: readonly File[]) => void;
  onRemoveUploaded: (file: UploadedFile) => void;
}

/** Step 1A: photos, address and ZIP (docs/product.md, Uploads). */
export function UploadStep(props: UploadStepProps) {
  const { address, zip, uploaded, locationNote, onFirstPhoto } = props;
  const { picked, add, remove, move, clear } = usePickedFiles();
  const place = useRef<HTMLDivElement>(null);

  const first = firstPhoto(picked.map(({ file }) => file));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is told once
  useEffect(() => {
    if (first) onFirstPhoto?.(first);
  }, [first]);

  const zipInUse = zip || detectZip(address) || '';
  const { upload, progress, message, setMessage } = useUpload(picked, clear, props);
  const outdated = message?.tone === 'good' && uploaded.length === 0;

  function onFiles(files: readonly File[]) {
    const sorted = add(files);
    setMessage(complaintAbout(sorted));
  }

  function send(ids: readonly string[]) {
    const fault = zip && zipFault(zip);
    if (fault) {
      setMessage({ tone: 'bad', text: fault });
      if (place.current) focusFirstInvalid(place.current);
      return;
    }
    upload.submit({ ids, zipCode: zipInUse, fullAddress: address, smaller: onSlowLine() });
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (picked.length > 0) send(picked.map((item) => item.id));
  }

  return (
    <Form className={form.stack} onSubmit={onSubmit} aria-label={uploads.title}>
      <DropArea
        onFiles={onFiles}
        onSample={picked.length + uploaded.length === 0 ? () => send([SAMPLE]) : undefined}
        disabled={upload.isPending}
      />
      {picked.length > 0 && (
        <PickedList picked={picked} onRemove={remove} onMove={move} disabled={upload.isPending} />
      )}
      <div ref={place} className={form.grid}>
        <ZipField
          name="zipCode"
          pattern="\d{5}"
          value={zip}
          placeholder={detectZip(address)}
          onZip={props.onZip}
          hint={!zip && zipInUse ? uploads.zipDetected(zipInUse) : uploads.zipHint}
        />
        <TextField
          label={uploads.address}
          optional
          name="fullAddress"
          autoComplete="street-address"
          value={address}
          onChange={(event) => props.onAddress(event.target.value)}
          hint={locationNote ?? uploads.addressHint}
          maxLength={LIMITS.addressMax}
        />
      </div>
      {progress !== null && <ProgressBar percent={progress} label={uploads.progress} />}
      <StatusLine message={outdated ? null : message} />
      <div className={form.actions}>
        <Button type="submit" busy={upload.isPending} disabled={picked.length === 0 && !upload.isPending}>
          {upload.isPending ? uploads.uploading : uploads.upload}
        </Button>
        <span className={form.note}>{uploads.privacy}</span>
      </div>
      {uploaded.length > 0 && <UploadedList files={uploaded} onRemove={props.onRemoveUploaded} />}
    </Form>
  );
}

/** Sends the files and tells how far it is. */
function useUpload(
  picked: ReturnType<typeof usePickedFiles>['picked'],
  clear: () => void,
  { onFirstPhoto, onUploaded }: Pick<UploadStepProps, 'onFirstPhoto' | 'onUploaded'>,
) {
  const [progress, setProgress] = useState<number | null>(null);
  const [message, setMessage] = useState<StatusMessage | null>(null);
  const resetTimer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(resetTimer.current), []);

  const { submit, isPending } = useSubmit(
    async ({ ids, zipCode, fullAddress, smaller }: Sending, key) => {
      const files = ids.includes(SAMPLE)
        ? [await fetchSamplePhoto()]
        : ids.flatMap((id) => picked.filter((item) => item.id === id).map((item) => item.file));
      if (ids.includes(SAMPLE)) onFirstPhoto?.(files[0]!);
      const outgoing = await outgoingFiles(files, smaller);
      const stored = await uploadFiles({ files: outgoing, zipCode, fullAddress }, key, setProgress);
      return { stored, originals: files };
    },
    {
      onSuccess: ({ stored, originals }, { zipCode }) => {
        setMessage({ tone: 'good', text: uploads.done(stored.length) });
        clear();
        onUploaded(stored, zipCode, stored.length === originals.length ? originals : []);
        endProgress();
      },
      onError: (error) => {
        setMessage({ tone: 'bad', text: messageOfFiles(error, MESSAGES.upload.failed) });
        endProgress();
      },
    },
  );

  function endProgress() {
    clearTimeout(resetTimer.current);
    resetTimer.current = setTimeout(() => setProgress(null), LIMITS.progressResetMs);
  }

  return {
    progress,
    message,
    setMessage,
    upload: {
      isPending,
      submit(sending: Sending) {
        clearTimeout(resetTimer.current);
        setMessage(null);
        setProgress(0);
        submit(sending);
      },
    },
  };
}

const firstPhoto = (files: readonly File[]): File | undefined =>
  files.find(({ type }) => !type.startsWith('video/'));

function complaintAbout({ tooLarge, otherKind, overCount }: Sorted): StatusMessage | null {
  const parts = [
    tooLarge.length > 0 && `${MESSAGES.upload.tooLarge} ${uploads.leftOut(tooLarge)}`,
    otherKind.length > 0 && uploads.otherKind(otherKind),
    overCount > 0 && uploads.overCount(LIMITS.uploadFilesMax),
  ].filter((part) => part !== false);
  return parts.length > 0 ? { tone: 'bad', text: parts.join(' ') } : null;
}
