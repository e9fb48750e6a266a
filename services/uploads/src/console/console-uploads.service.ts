import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES } from '@plumbline/contracts';
import {
  FileUrlMapper,
  inOrderOf,
  type ListQuery,
  Problem,
  type SortField,
  searchPattern,
  sortedPage,
  TransactionRunner,
} from '@plumbline/platform';
import { In, IsNull, Not, Repository, type SelectQueryBuilder } from 'typeorm';
import { validate as isUuid } from 'uuid';
import { DeletionService } from '../housekeeping/deletion.service.js';
import { presentFile } from '../intake/present-file.js';
import { Upload } from '../intake/upload.entity.js';
import type { ConsoleUploadResponse } from './console-upload.response.js';

const NEWEST: SortField = { columns: ['upload.id'] };

/** Fields a list may be sorted by; each has an index. */
const SORTS: Readonly<Record<string, SortField>> = {
  createdAt: NEWEST,
  id: NEWEST,
  zipCode: { columns: ['upload.zipCode'], nullable: true },
  fullAddress: { columns: ['lower(left(upload.fullAddress, 200))'], nullable: true },
  inBidSince: { columns: ['upload.inBidSince'], nullable: true },
};

@Injectable()
export class ConsoleUploadsService {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    private readonly urls: FileUrlMapper,
    private readonly transactions: TransactionRunner,
    private readonly deletion: DeletionService,
  ) {}

  /** A page of uploads; the total is exact up to 10,000. */
  async list(query: ListQuery): Promise<{ items: ConsoleUploadResponse[]; total: number }> {
    const { ids, total } = await sortedPage(query, this.matching(query), SORTS, NEWEST);
    return { items: await this.byIds(ids), total };
  }

  /** @throws Problem 404 */
  async get(id: string): Promise<ConsoleUploadResponse> {
    const [item] = await this.byIds([id]);
    if (!item) throw Problem.notFound(MESSAGES.server.notFound);
    return item;
  }

  /** Deletes an upload with its files; answers what was deleted. @throws Problem 404 */
  async delete(id: string): Promise<ConsoleUploadResponse> {
    const item = await this.get(id);
    const keys = await this.transactions.run((tx) => this.deletion.deleteRows(tx, [id]));
    await this.deletion.deleteFiles(keys);
    return item;
  }

  private matching({ ids, filter }: ListQuery): SelectQueryBuilder<Upload> {
    const builder = this.uploads.createQueryBuilder('upload');
    if (ids) builder.andWhere({ id: In(ids.filter((id) => isUuid(id))) });
    if (typeof filter.zipCode === 'string') builder.andWhere({ zipCode: filter.zipCode });
    if (typeof filter.inBid === 'boolean') {
      builder.andWhere({ inBidSince: filter.inBid ? Not(IsNull()) : IsNull() });
    }
    if (typeof filter.q === 'string') {
      builder.andWhere('lower(upload.fullAddress) like :q', { q: searchPattern(filter.q) });
    }
    return builder;
  }

  /** In the order of the ids. */
  private async byIds(ids: readonly string[]): Promise<ConsoleUploadResponse[]> {
    const uploads = await this.uploads.find({
      where: { id: In([...ids]) },
      relations: { files: true },
      order: { files: { position: 'ASC' } },
    });
    return inOrderOf(ids, uploads, ({ id }) => id).map((upload) => this.present(upload));
  }

  private present(upload: Upload): ConsoleUploadResponse {
    return {
      id: upload.id,
      zipCode: upload.zipCode,
      fullAddress: upload.fullAddress,
      createdAt: upload.createdAt.toISOString(),
      inBidSince: upload.inBidSince?.toISOString() ?? null,
      files: upload.files.map((file) => presentFile(file, this.urls)),
    };
  }
}
