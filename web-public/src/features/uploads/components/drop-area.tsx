import { useEffect, useRef } from 'react';
import { Button } from '#components/form/button.js';
import { classes } from '#lib/format/classes.js';
import { uploads } from '#texts/uploads';
import { ACCEPT } from '../picking.js';
import { useDroppedFiles } from '../use-dropped-files.js';
import styles from './drop-area.module.css';

/** Takes files by dialog, camera, drag and drop, and paste; the last two anywhere on the page. */
export function DropArea({
  onFiles,
  onSample,
  disabled,
}: {
  onFiles: (files: readonly File[]) => void;
  /** Starts with a photo of ours; undefined where there are photos already. */
  onSample: (() => void) | undefined;
  disabled: boolean;
}) {
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const takeFiles = useRef(onFiles);
  takeFiles.current = onFiles;
  const over = useDroppedFiles(takeFiles, disabled);

  // Files chosen in the pre-rendered page, before its script had arrived.
  useEffect(() => {
    for (const input of [picker.current, camera.current]) {
      if (!input?.files?.length) continue;
      takeFiles.current([...input.files]);
      input.value = '';
    }
  }, []);

  function onChosen(input: HTMLInputElement) {
    onFiles([...(input.files ?? [])]);
    // The same file may be chosen again after it was removed.
    input.value = '';
  }

  return (
    <div className={classes(styles.area, over && styles.over)}>
      <p className={styles.words}>
        <span className={styles.byMouse}>{uploads.drop}</span>
        <span className={styles.byTouch}>{uploads.add}</span>
      </p>
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
      {onSample && (
        <Button look="quiet" small disabled={disabled} onClick={onSample}>
          {uploads.sample}
        </Button>
      )}
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
