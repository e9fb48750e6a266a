import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FileUrls } from '@plumbline/platform';
import { In, Repository } from 'typeorm';
import { ConceptFiles } from './concept-files.js';
import { Design } from './design.entity.js';
import type { DesignResponse } from './design.response.js';
import { presentDesign } from './present-design.js';

/** How many designs the debug list shows. */
const RECENT = 20;

@Injectable()
export class ConceptsService {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly files: ConceptFiles,
    private readonly urls: FileUrls,
  ) {}

  /** The newest designs first, whole. */
  async recent(): Promise<DesignResponse[]> {
    return this.whole(await this.designs.find({ order: { createdAt: 'DESC' }, take: RECENT }));
  }

  async byIds(ids: readonly string[]): Promise<DesignResponse[]> {
    return this.whole(await this.designs.findBy({ id: In([...ids]) }));
  }

  /** A design whose files were erased is left out. */
  private async whole(designs: readonly Design[]): Promise<DesignResponse[]> {
    const stored = await Promise.all(designs.map(({ conceptKey }) => this.files.readConcept(conceptKey)));
    return stored.flatMap((concept) => (concept ? [presentDesign(concept, this.urls)] : []));
  }
}
