import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { useRef, useState } from 'react';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { StatusLine } from '#components/progress/status-line.js';
import { uniqueId } from '#lib/format/unique-id.js';
import type { StatusMessage } from '#lib/page/use-status-message.js';
import { fileUrl } from '#lib/server/file-url.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { contractors } from '#texts/contractors';
import type { OwnFile } from '../../api/upload-own-files.js';
import { uploadOwnFiles } from '../../api/upload-own-files.js';
import styles from './own-files.module.css';

const texts = contractors.compose;

/** The contractor's own files: uploaded at once, sent with the bid. */
export function OwnFiles({
  files,
  onFiles,
}: {
  files: readonly OwnFile[];
  onFiles: (change: (before: readonly OwnFile[]) => readonly OwnFile[]) => void;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<StatusMessage | null>(null);

  async function add(picked: readonly File[]) {
    const fitting = picked.filter(({ size }) => size <= LIMITS.uploadFileBytes);
    const room = LIMITS.ownFilesMax - files.length;
    setMessage(faultOf(picked, fitting, room));
    const chosen = fitting.slice(0, Math.max(0, room));
    if (chosen.length === 0) return;
    setBusy(true);
    try {
      const uploaded = await uploadOwnFiles(chosen, uniqueId());
      onFiles((before) => [...before, ...uploaded]);
    } catch (error) {
      setMessage({ tone: 'bad', text: whyRefused(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={form.stack}>
      <p className={styles.name}>{texts.files}</p>
      <p className={form.note}>{texts.filesHint(LIMITS.ownFilesMax)}</p>
      {files.length > 0 && (
        <ul className={styles.list}>
          {files.map(({ imageUrl, name }) => (
            <li key={imageUrl}>
              <a href={fileUrl(imageUrl)} target="_blank" rel="noreferrer">
                {name}
              </a>
              <Button
                look="quiet"
                small
                aria-label={texts.removeFile(name)}
                onClick={() => onFiles((before) => before.filter((file) => file.imageUrl !== imageUrl))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={picker}
        type="file"
        multiple
        accept="image/*,.heic,.heif,application/pdf,.pdf"
        hidden
        aria-label={texts.files}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <div className={form.actions}>
        <Button look="outline" small busy={busy} onClick={() => picker.current?.click()}>
          {busy ? texts.addingFiles : texts.addFiles}
        </Button>
      </div>
      <StatusLine message={message} />
    </div>
  );
}

/** The server's reason for each file, else its sentence. */
function whyRefused(error: unknown): string {
  const reasons = error instanceof ApiError ? Object.values(error.fields) : [];
  return reasons.length > 0 ? reasons.join(' ') : messageOf(error, MESSAGES.upload.failed);
}

function faultOf(picked: readonly File[], fitting: readonly File[], room: number): StatusMessage | null {
  if (fitting.length < picked.length) return { tone: 'bad', text: MESSAGES.upload.tooLarge };
  return fitting.length > room ? { tone: 'bad', text: MESSAGES.bids.ownFilesMax(LIMITS.ownFilesMax) } : null;
}
