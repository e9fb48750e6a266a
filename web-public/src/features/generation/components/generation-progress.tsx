import { MESSAGES } from '@plumbline/contracts';
import { Button } from '#components/form/button.js';
import { ProgressBar } from '#components/progress/progress-bar.js';
import { fileUrl } from '#lib/server/file-url.js';
import { preferencesTexts as texts } from '#texts/preferences';
import type { DesignJob } from '#types/design.js';
import styles from './generation-progress.module.css';

/** The skeleton of a concept while it is made: stage, progress, the picture as far as it is. */
export function GenerationProgress({
  job,
  onCancel,
  cancelling,
}: {
  job: DesignJob | null;
  onCancel?: () => void;
  cancelling?: boolean;
}) {
  const percent = Math.round(job?.progress ?? 0);
  const stage = stageText(job);
  return (
    <div className={styles.skeleton} aria-busy="true">
      <div className={styles.image}>
        {job?.previewUrl && <img src={fileUrl(job.previewUrl)} alt={texts.previewAlt} />}
        <span className={styles.plumb} aria-hidden="true" />
      </div>
      <div className={styles.words}>
        <p className={styles.title} role="status">
          {MESSAGES.generation.generating}
          {stage && <span className={styles.stage}> {stage}</span>}
        </p>
        <ProgressBar percent={percent} label={texts.progress} />
        <p className={styles.note}>{texts.resume}</p>
        {onCancel && (
          <p>
            <Button look="outline" small busy={cancelling} onClick={onCancel}>
              {texts.cancel}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

function stageText(job: DesignJob | null): string {
  if (!job) return '';
  const stage = job.stage || (job.status === 'queued' ? 'queued' : '');
  return texts.stages[stage] ?? stage;
}
