import { Injectable } from '@nestjs/common';
import { type EventEnvelope, type ShownFiles, shownFiles } from '@plumbline/contracts';
import { OnEvent } from '@plumbline/platform';
import { DataSource, type EntityManager, In } from 'typeorm';
import { KnownDesignFile } from './known-design-file.entity.js';

/** Which files designs have, for the mails that show them. */
@Injectable()
export class DesignFilesConsumer {
  constructor(private readonly dataSource: DataSource) {}

  /** The keys to show, by design; one of which nothing is known (any more) is missing. */
  async of(designIds: readonly string[]): Promise<ReadonlyMap<string, ShownFiles>> {
    if (designIds.length === 0) return new Map();
    const rows = await this.dataSource.manager.findBy(KnownDesignFile, { designId: In([...designIds]) });
    const known = [...new Set(rows.map(({ designId }) => designId))];
    return new Map(known.map((id) => [id, shownFiles(rows.filter(({ designId }) => designId === id))]));
  }

  @OnEvent('design.file-added')
  async onDesignFileAdded({ payload }: EventEnvelope<'design.file-added'>, tx: EntityManager): Promise<void> {
    const { designId, files } = payload;
    await tx.upsert(
      KnownDesignFile,
      files.map(({ version, kind, stage, key }) => ({ designId, version, kind, stage, key })),
      ['key'],
    );
  }

  @OnEvent('design.file-erased')
  async onDesignFileErased(
    { payload }: EventEnvelope<'design.file-erased'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.delete(KnownDesignFile, { designId: payload.designId, key: In([...payload.keys]) });
  }
}
