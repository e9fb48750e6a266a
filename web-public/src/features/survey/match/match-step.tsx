import type { UploadedFile } from '@plumbline/api-client';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '#components/form/button.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { survey } from '#texts/survey';
import type { OnKeeping } from '../controls/use-keeping.js';
import type { Way as WithoutPhotoWay } from '../without-photo/without-photo.js';
import { MatchCard } from './match-card.js';
import styles from './match-step.module.css';

const WithoutPhoto = lazy(() =>
  loadChunk(async () => ({ default: (await import('../without-photo/without-photo.js')).WithoutPhoto })),
);

/** What the room is measured with. */
export type Way = 'photo' | WithoutPhotoWay;

/** The room made the homeowner's own: from the photo, with a tape, or from a scan. */
export function MatchStep({
  way,
  onWay,
  photo,
  file,
  matched,
  onMatched,
  onKeeping,
}: {
  way: Way;
  onWay: (way: Way) => void;
  /** Videos cannot be matched: without a photo the room is measured in another way. */
  photo: UploadedFile | undefined;
  /** The photo's file, where this tab sent it. */
  file: File | null;
  matched: boolean;
  /** The room that was confirmed is kept under this id; null: a typical size is wanted after all. */
  onMatched: (surveyId: string | null, by: Way) => void;
  onKeeping: OnKeeping;
}) {
  const chosen = useRef(false);
  function choose(by: Way) {
    chosen.current = true;
    onWay(by);
  }

  if (way !== 'photo') {
    return (
      <Suspense fallback={<p role="status">{survey.opening}</p>}>
        <WithoutPhoto
          way={way}
          back={photo ? survey.backToPhoto : survey.otherWay}
          justOpened={chosen.current}
          matched={matched}
          onBack={() => onWay('photo')}
          onMatched={(id) => onMatched(id, way)}
          onKeeping={onKeeping}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.step}>
      {photo && (
        <MatchCard
          key={photo.imageUrl}
          photo={photo}
          file={file}
          matched={matched}
          onMatched={(id) => onMatched(id, 'photo')}
          onKeeping={onKeeping}
        />
      )}
      {!matched && (
        <div className={styles.ways}>
          <p>{photo ? survey.otherWays : survey.onlyWays}</p>
          <Button look="outline" small onClick={() => choose('tape')}>
            {survey.byTape}
          </Button>
          <Button look="outline" small onClick={() => choose('scan')}>
            {survey.byScan}
          </Button>
        </div>
      )}
    </div>
  );
}
