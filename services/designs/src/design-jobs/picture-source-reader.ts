import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Concept } from '@plumbline/concept';
import { Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { Design } from '../tables/design.entity.js';
import { DesignJob } from '../tables/design-job.entity.js';

/** What a further picture of a finished design is drawn from. */
export interface PictureSource {
  readonly design: Design;
  /** Of its concept, from 1. */
  readonly version: number;
  readonly concept: Concept;
  /** Null where the design has none, or it is gone. */
  readonly photo: Buffer | null;
  readonly seed: number;
}

/** Reads what further pictures of finished designs are drawn from. */
@Injectable()
export class PictureSourceReader {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly files: ConceptFileStore,
  ) {}

  /** Null where the design is gone, or is not wanted as it stands now. */
  async of(designId: string, isWanted: (design: Design) => boolean): Promise<PictureSource | null> {
    const [found] = await this.concepts.stored([designId]);
    if (!found || !isWanted(found.design)) return null;
    const { design, version, stored } = found;
    const photo = design.photoKey ? await this.files.read(design.photoKey) : null;
    const { seed } = await this.designJobs.findOneByOrFail({ designId });
    return { design, version, concept: stored.concept, photo, seed };
  }
}
