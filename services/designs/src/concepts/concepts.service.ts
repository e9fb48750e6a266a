import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { FileUrlMapper, inOrderOf } from '@plumbline/platform';
import { In, Repository } from 'typeorm';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { Design } from '../tables/design.entity.js';
import type { DesignResponse } from './design.response.js';
import { presentDesign, type StoredWithFiles } from './present-design.js';

/** How many designs the debug list shows. */
const RECENT = 20;

@Injectable()
export class ConceptsService {
  constructor(
    @InjectRepository(Design) private readonly designs: Repository<Design>,
    private readonly files: ConceptFileStore,
    private readonly designFiles: DesignFileRegistry,
    private readonly urls: FileUrlMapper,
  ) {}

  /** The newest designs first, whole. */
  async recent(): Promise<DesignResponse[]> {
    return this.present(
      await this.read(await this.designs.find({ order: { createdAt: 'DESC' }, take: RECENT })),
    );
  }

  async byIds(ids: readonly string[]): Promise<DesignResponse[]> {
    return this.present(await this.stored(ids));
  }

  /** Designs with their files and concepts in the order of the ids; one that is not there (any more) is left out. */
  async stored(ids: readonly string[]): Promise<StoredWithFiles[]> {
    const found = await this.designs.findBy({ id: In([...ids]) });
    return this.read(inOrderOf(ids, found, ({ id }) => id));
  }

  private present(designs: readonly StoredWithFiles[]): DesignResponse[] {
    return designs.map((design) => presentDesign(design, this.urls));
  }

  private async read(designs: readonly Design[]): Promise<StoredWithFiles[]> {
    const shown = await this.designFiles.shown(designs);
    const found = await Promise.all(
      designs.map(async (design) => {
        const { keys: files, pictures, version } = shown(design);
        const stored = files.concept ? await this.files.readConcept(files.concept) : null;
        return stored ? [{ design, files, pictures, version, stored }] : [];
      }),
    );
    return found.flat();
  }
}
