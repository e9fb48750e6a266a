import type { UploadedFile } from '@plumbline/api-client';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Sheet } from '#components/page/page.js';
import { StatusLine } from '#components/progress/status-line.js';
import { fileUrl } from '#lib/server/file-url.js';
import { preferencesTexts as texts } from '#texts/preferences';
import styles from './photo-doubted.module.css';

interface PhotoDoubtedProps {
  photo: UploadedFile | undefined;
  message: string;
  onUseAnother: () => void;
  onUseAnyway: () => void;
}

/** A photo that may not do as the start of a picture: which one, why, and the person's own say. */
export function PhotoDoubted({ photo, message, onUseAnother, onUseAnyway }: PhotoDoubtedProps) {
  return (
    <Sheet>
      <div className={styles.doubt}>
        {photo && (
          <img
            className={styles.photo}
            src={fileUrl(photo.thumbnailUrl ?? photo.imageUrl)}
            alt={photo.name}
          />
        )}
        <div className={form.stack}>
          <StatusLine message={{ tone: 'bad', text: message }} />
          <div className={form.actions}>
            <Button onClick={onUseAnother}>{texts.useAnother}</Button>
            <Button look="outline" onClick={onUseAnyway}>
              {texts.useAnyway}
            </Button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}
