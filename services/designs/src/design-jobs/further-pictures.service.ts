import { Inject, Injectable } from '@nestjs/common';
import type { PictureMeta } from '@plumbline/concept';
import { CONFIG, type Config, LOGGER, type Logger } from '@plumbline/platform';
import { EMBEDDED } from '../pictures/embedded-provider.js';
import { IdleScheduler } from './idle-scheduler.js';

/** Which pictures are drawn of a finished design when nobody waits for one: a finer one, and views beside it. */
@Injectable()
export class FurtherPicturesService {
  constructor(
    private readonly idle: IdleScheduler,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether a design's picture will be drawn finer: one that an image model made is as fine as it gets. */
  wantsFiner({ provider }: PictureMeta): boolean {
    return this.config.images.refined && provider === EMBEDDED;
  }

  /** A design is to be made in this process: ends what is drawn meanwhile. */
  giveWay(): void {
    this.idle.giveWay();
  }

  /** A queue that is away holds nobody up: the sweeps find the design. */
  async queue(
    designId: string,
    { view, finer }: { readonly view: boolean; readonly finer: boolean },
  ): Promise<void> {
    try {
      if (view) await this.idle.add('draw-view', designId);
      if (finer) await this.idle.add('refine-picture', designId);
    } catch (error) {
      this.logger.warn({ err: error, designId }, 'the queue is away; the sweep will draw what is left');
    }
  }
}
