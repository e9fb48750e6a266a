import { useState } from 'react';
import { uploads } from '#texts/uploads';
import type { PickedFile } from '../picking.js';
import styles from './thumbnails.module.css';

/** The files to be sent, in order; the first picture leads the concept. */
export function PickedList({
  picked,
  onRemove,
  onMove,
  disabled,
}: {
  picked: readonly PickedFile[];
  onRemove: (id: string) => void;
  onMove: (from: number, to: number) => void;
  disabled: boolean;
}) {
  return (
    <ul className={styles.list} aria-label={uploads.chosen(picked.length)}>
      {picked.map((item, index) => (
        <li key={item.id} className={styles.item}>
          <Preview item={item} />
          <span className={styles.name}>{item.file.name}</span>
          <span className={styles.controls}>
            <button
              type="button"
              disabled={disabled || index === 0}
              aria-label={uploads.earlier(item.file.name)}
              onClick={() => onMove(index, index - 1)}
            >
              ←
            </button>
            <button
              type="button"
              disabled={disabled || index === picked.length - 1}
              aria-label={uploads.later(item.file.name)}
              onClick={() => onMove(index, index + 1)}
            >
              →
            </button>
            <button
              type="button"
              disabled={disabled}
              aria-label={uploads.remove(item.file.name)}
              onClick={() => onRemove(item.id)}
            >
              ×
            </button>
          </span>
          {index === 0 && <span className={styles.lead}>{uploads.leads}</span>}
        </li>
      ))}
    </ul>
  );
}

function Preview({ item: { file, previewUrl } }: { item: PickedFile }) {
  const [broken, setBroken] = useState(false);
  return previewUrl && !broken ? (
    <img src={previewUrl} alt={file.name} className={styles.image} onError={() => setBroken(true)} />
  ) : (
    <span className={styles.noPreview}>{uploads.previewLater}</span>
  );
}
