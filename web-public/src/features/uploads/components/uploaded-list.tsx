import type { UploadedFile } from '@plumbline/api-client';
import { fileUrl } from '#lib/server/file-url.js';
import { uploads } from '#texts/uploads';
import styles from './thumbnails.module.css';

/** Thumbnails of what is stored. */
export function UploadedList({
  files,
  onRemove,
}: {
  files: readonly UploadedFile[];
  onRemove: (file: UploadedFile) => void;
}) {
  return (
    <section aria-label={uploads.uploadedTitle}>
      <h4 className={styles.title}>{uploads.uploadedTitle}</h4>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.imageUrl} className={styles.item}>
            {file.type?.startsWith('video/') && !file.thumbnailUrl ? (
              <span className={styles.noPreview}>{uploads.video}</span>
            ) : (
              <img
                src={fileUrl(file.thumbnailUrl ?? file.imageUrl)}
                alt={file.name}
                className={styles.image}
              />
            )}
            <span className={styles.name}>{file.name}</span>
            <span className={styles.controls}>
              <button type="button" aria-label={uploads.remove(file.name)} onClick={() => onRemove(file)}>
                {uploads.removeShort}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
