import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.js';
import { classes } from '#lib/classes.js';
import { uploads } from '#texts/uploads';
import { ACCEPT } from '../picking.js';
import styles from './drop-area.module.css';

/** Takes files by dialog, camera, drag and drop, and paste. */
export function DropArea({
  onFiles,
  disabled,
}: {
  onFiles: (files: readonly File[]) => void;
  disabled: boolean;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const takeFiles = useRef(onFiles);
  takeFiles.current = onFiles;

  useEffect(() => {
    if (disabled) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) takeFiles.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [disabled]);

  // Files chosen in the pre-rendered page, before its script had arrived.
  useEffect(() => {
    for (const input of [picker.current, camera.current]) {
      if (!input?.files?.length) continue;
      takeFiles.current([...input.files]);
      input.value = '';
    }
  }, []);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  function onChosen(input: HTMLInputElement) {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra way; the buttons inside do the same
    <div
      className={classes(styles.area, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(!disabled);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <p className={styles.words}>{uploads.drop}</p>
      <div className={styles.buttons}>
        <Button look="outline" disabled={disabled} onClick={() => picker.current?.click()}>
          {uploads.choose}
        </Button>
        <Button
          look="outline"
          disabled={disabled}
          className={styles.camera}
          onClick={() => camera.current?.click()}
        >
          {uploads.camera}
        </Button>
      </div>
      <p className={styles.limits}>{uploads.limits}</p>
      <input
        ref={picker}
        type="file"
        multiple
        accept={ACCEPT}
        tabIndex={-1}
        className="visually-hidden"
        aria-label={uploads.choose}
        onChange={(event) => onChosen(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        className="visually-hidden"
        aria-label={uploads.camera}
        onChange={(event) => onChosen(event.currentTarget)}
      />
    </div>
  );
}
