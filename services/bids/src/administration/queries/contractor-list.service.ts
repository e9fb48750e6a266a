import { Injectable } from '@nestjs/common';
import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { lookUpZip } from '@plumbline/geo';
import {
  containing,
  inOrderOf,
  type ListQuery,
  OutboxWriter,
  orderSql,
  orderTerms,
  Problem,
  readSort,
  type SortField,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { isUuid } from '../../bid/bid-id.js';
import type {
  ContractorFilter,
  EditContractorDto,
  ListContractorsQuery,
} from '../../contractors/contractors.dto.js';
import type { ContractorResponse, ContractorsResponse } from '../../contractors/contractors.response.js';
import { profileOf } from '../../contractors/joining.service.js';
import { Contractor } from '../../tables/contractor.entity.js';
import { CONTRACTOR_CSV_COLUMNS } from '../csv/contractor-csv.js';
import { csvQuery } from '../csv/csv.js';
import { Literals, Parameters, type SqlValues } from './sql-values.js';

const NEWEST: SortField = { columns: ['contractor.id'] };

/** Fields the console can sort by; each has an index. */
const SORTS: Readonly<Record<string, SortField>> = {
  createdAt: NEWEST,
  id: NEWEST,
  companyName: { columns: ['lower(contractor.company_name)'] },
  email: { columns: ['contractor.email'] },
  zipCode: { columns: ['contractor.zip_code'] },
  categories: { columns: ['contractor.categories[1]'], nullable: true },
  rating: { columns: ['contractor.rating'], nullable: true },
  licenseExpires: { columns: ['contractor.license_expires'], nullable: true },
  insuranceExpires: { columns: ['contractor.insurance_expires'], nullable: true },
  confirmedAt: { columns: ['contractor.confirmed_at'], nullable: true },
};

interface Order {
  readonly field: SortField;
  readonly descending: boolean;
}

/**
 * All contractors are read along the order's index. Those that a filter leaves are found first and then sorted, the
 * newest where they are very many.
 */
function idsSql(where: string, { field, descending }: Order): string {
  const terms = orderTerms(field, descending, 'contractor.id');
  if (!where) return `select id from contractor order by ${orderSql(terms)}`;
  if (field === NEWEST) {
    const found = `(select contractor.id from contractor ${where} offset 0) contractor`;
    return `select id from ${found} order by ${orderSql(terms)}`;
  }
  const keys = terms.map((term, index) => ({ ...term, sql: `key${index}` }));
  const columns = terms.map(({ sql }, index) => `${sql} as key${index}`).join(', ');
  return `select id from (select id, ${columns} from contractor ${where}
    order by id desc limit ${LIMITS.exactTotalMax}) newest order by ${orderSql(keys)}`;
}

/** The saved contractors, for administrators. */
@Injectable()
export class ContractorListService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
  ) {}

  async page(query: ListContractorsQuery): Promise<ContractorsResponse> {
    const { items, total } = await this.read(query, {
      field: NEWEST,
      descending: true,
      offset: (query.page - 1) * query.pageSize,
      limit: query.pageSize,
    });
    return { contractors: items, page: query.page, pageSize: query.pageSize, total };
  }

  async consolePage(query: ListQuery): Promise<{ items: ContractorResponse[]; total: number }> {
    if (query.ids) {
      const items = await this.load(query.ids.filter(isUuid));
      return { items, total: items.length };
    }
    const { field, descending } = readSort(query, SORTS, NEWEST);
    const text = (name: string) =>
      typeof query.filter[name] === 'string' ? (query.filter[name] as string).trim() || undefined : undefined;
    const { items, total } = await this.read(
      {
        search: text('q') ?? text('search'),
        zip: text('zip') ?? text('zipCode'),
        category: text('category') ?? text('categories'),
      },
      {
        field,
        descending,
        offset: query.offset,
        limit: query.limit,
      },
    );
    return { items, total: Math.min(total, LIMITS.exactTotalMax) };
  }

  /** @throws Problem 404 */
  async one(id: string): Promise<ContractorResponse> {
    const [contractor] = isUuid(id) ? await this.load([id]) : [];
    if (!contractor) throw Problem.notFound(MESSAGES.server.notFound);
    return contractor;
  }

  /** Sets the profile whole, and approves or pauses where the input says so. @throws Problem 404 */
  async edit(id: string, input: EditContractorDto): Promise<ContractorResponse> {
    await this.transactions.run(async (tx) => {
      const known =
        isUuid(id) && (await tx.findOne(Contractor, { where: { id }, lock: { mode: 'pessimistic_write' } }));
      if (!known) throw Problem.notFound(MESSAGES.server.notFound);
      const now = new Date();
      const approved = input.confirmed === true && known.confirmedAt === null;
      const pausedAt = input.paused === false ? null : (known.pausedAt ?? (input.paused ? now : null));
      await tx.update(
        Contractor,
        { id },
        {
          ...profileOf(input),
          rating: input.rating ?? null,
          confirmedAt: approved ? now : known.confirmedAt,
          pausedAt,
          updatedAt: now,
        },
      );
      if (approved) {
        await this.outbox.add(tx, 'contractor.confirmed', id, {
          contractorId: id,
          email: known.email,
          companyName: input.companyName,
          proof: { by: 'admin', email: null },
        });
      }
    });
    return this.one(id);
  }

  /** The statement that streams the whole list, for CsvExporter. */
  csvQuery(filter: ContractorFilter): string {
    return csvQuery(
      CONTRACTOR_CSV_COLUMNS,
      `contractor ${this.where(filter, new Literals())} order by contractor.id`,
    );
  }

  private async read(
    filter: ContractorFilter,
    { offset, limit, ...order }: Order & { offset: number; limit: number },
  ): Promise<{ items: ContractorResponse[]; total: number }> {
    if (offset + limit > LIMITS.exactTotalMax) throw Problem.invalid(MESSAGES.bids.deepPage);
    const sql = new Parameters();
    const where = this.where(filter, sql);
    const [rows, [{ total }]] = (await Promise.all([
      this.dataSource.query(`${idsSql(where, order)} limit ${limit} offset ${offset}`, sql.values),
      this.dataSource.query(
        `select count(*)::int as total from
           (select 1 from contractor ${where} limit ${LIMITS.exactTotalMax + 1}) capped`,
        sql.values,
      ),
    ])) as [{ id: string }[], [{ total: number }]];
    return { items: await this.load(rows.map(({ id }) => id)), total };
  }

  /** In the order of the ids. */
  private async load(ids: readonly string[]): Promise<ContractorResponse[]> {
    if (ids.length === 0) return [];
    const rows = await this.dataSource
      .createQueryBuilder(Contractor, 'contractor')
      .where('contractor.id = any(:ids)', { ids })
      .getMany();
    return inOrderOf(ids, rows, ({ id }) => id).map(present);
  }

  private where({ search, zip, category }: ContractorFilter, sql: SqlValues): string {
    const conditions = [
      search &&
        `lower(company_name || ' ' || coalesce(contact_name, '') || ' ' || email) like ${sql.add(containing(search))}`,
      zip && `zip_code like ${sql.add(`${zip.replace(/[\\%_]/g, '\\$&')}%`)}`,
      category && `categories @> array[${sql.add(category.toLowerCase())}]`,
    ].filter(Boolean);
    return conditions.length > 0 ? `where ${conditions.join(' and ')}` : '';
  }
}

function present(contractor: Contractor): ContractorResponse {
  const place = lookUpZip(contractor.nearZip);
  return {
    _id: contractor.id,
    id: contractor.id,
    companyName: contractor.companyName,
    contactName: contractor.contactName,
    email: contractor.email,
    phone: contractor.phone,
    website: contractor.website,
    zipCode: contractor.zipCode,
    city: place?.city ?? null,
    state: place?.state ?? null,
    categories: contractor.categories,
    notes: contractor.notes,
    rating: contractor.rating,
    radiusMi: contractor.radiusMi,
    licenseNumber: contractor.licenseNumber,
    licenseClass: contractor.licenseClass,
    licenseState: contractor.licenseState,
    licenseExpires: contractor.licenseExpires,
    insurance: contractor.insurance,
    insuranceExpires: contractor.insuranceExpires,
    confirmed: contractor.confirmedAt !== null,
    confirmedAt: contractor.confirmedAt?.toISOString() ?? null,
    paused: contractor.pausedAt !== null,
    invitationCount: contractor.invitationCount,
    lastInvitedAt: contractor.lastInvitedAt?.toISOString() ?? null,
    createdAt: contractor.createdAt.toISOString(),
  };
}
