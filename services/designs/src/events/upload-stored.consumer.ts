import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger, OnEvent } from '@plumbline/platform';
import { IMAGE_PROVIDER, type ImageProvider } from '../pictures/image-provider.js';
import { PlanningRunner } from '../planning/planning-runner.js';

/** Somebody has sent a photo and writes down a wish now: what will plan and draw it gets ready meanwhile. */
@Injectable()
export class UploadStoredConsumer {
  constructor(
    private readonly threads: PlanningRunner,
    @Inject(IMAGE_PROVIDER) private readonly pictures: ImageProvider,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @OnEvent('upload.stored')
  async onUploadStored(): Promise<void> {
    this.pictures.prepare?.();
    // Nothing waits for it, and where it fails the wish itself meets the same fault.
    this.threads.warm().catch((error) => this.logger.warn({ err: error }, 'no planning thread got ready'));
  }
}
