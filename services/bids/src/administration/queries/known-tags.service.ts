import { Injectable } from '@nestjs/common';
import { LIMITS } from '@plumbline/contracts';
import { DataSource } from 'typeorm';
import type { KnownTagsResponse } from '../dto/administration.response.js';

/** Newest tagged bids that are looked at, however many there are. */
const LOOKED_AT_MAX = 5_000;

/** Tags that administrators have given, to be chosen from instead of written anew. */
@Injectable()
export class KnownTagsService {
  constructor(private readonly dataSource: DataSource) {}

  async known(): Promise<KnownTagsResponse> {
    const rows = (await this.dataSource.query(
      `select tag from (
         select tags from bid where tags <> '{}' order by submitted_at desc, id desc limit ${LOOKED_AT_MAX}
       ) newest, unnest(tags) as tag
       group by tag order by count(*) desc, tag limit ${LIMITS.knownTags}`,
    )) as { tag: string }[];
    return { tags: rows.map(({ tag }) => tag) };
  }
}
