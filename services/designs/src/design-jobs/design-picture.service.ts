import { Inject, Injectable } from '@nestjs/common';
import type { Concept } from '@plumbline/concept';
import { LOGGER, type Logger } from '@plumbline/platform';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { Cancelled, IMAGE_PROVIDER, type ImageProvider, type Picture } from '../pictures/image-provider.js';
import type { DesignJob } from '../tables/design-job.entity.js';
import { DesignJobWriter } from './design-job-writer.js';
import { RunningDesignRegistry } from './running-design-registry.js';

/** Where in 0–100 the picture's own progress begins and ends. */
export const PICTURE = { from: 20, to: 95 } as const;

/** Has a design's picture made, shows its first look, and writes how far it is. */
@Injectable()
export class DesignPictureService {
  constructor(
    @Inject(IMAGE_PROVIDER) private readonly pictures: ImageProvider,
    private readonly files: ConceptFileStore,
    private readonly jobWriter: DesignJobWriter,
    private readonly running: RunningDesignRegistry,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A picture will be wanted soon. */
  prepare(): void {
    this.pictures.prepare?.();
  }

  /** What was begun for a job that failed is given up. */
  async abandon(job: DesignJob): Promise<void> {
    await this.pictures.abandon?.(job);
  }

  /** @throws PictureError where none can be made; Cancelled */
  async make(
    job: DesignJob,
    concept: Concept,
    signal: AbortSignal,
    enter: (stage: string) => void,
  ): Promise<Picture> {
    let lastReport = Date.now();
    return this.pictures.make({
      job: { id: job.id, designId: job.designId, run: job.run, client: job.client },
      concept,
      photo: job.photoKey ? await this.files.read(job.photoKey) : null,
      seed: job.seed,
      quality: job.quality,
      signal,
      onProgress: (percent, stage) => {
        enter(stage);
        if (Date.now() - lastReport < 700) return;
        lastReport = Date.now();
        const progress = Math.round(PICTURE.from + ((PICTURE.to - PICTURE.from) * percent) / 100);
        this.jobWriter.report(job, progress, stage).catch((error) => {
          if (error instanceof Cancelled) this.running.cancel(job.id);
          else this.logger.warn({ err: error, jobId: job.id }, 'progress not written');
        });
      },
      onPreview: async (jpeg) => {
        await this.files.writePreview(job.designId, jpeg);
      },
    });
  }
}
