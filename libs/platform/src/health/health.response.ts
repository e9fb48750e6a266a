import { ApiProperty, getSchemaPath } from '@nestjs/swagger';

export type PartState = 'up' | 'down';

export class LiveResponse {
  status: 'ok';
  service: string;
  version: string;
}

export class ReadyParts {
  database: PartState;
  events: PartState;
  jobs: PartState;
  storage: PartState;
  mail: PartState;
  /** Down while somebody who asked to be forgotten could not be. */
  erasures?: PartState;
  /** The image model, where one is set. */
  pictures?: PartState;
}

export class ReadyResponse {
  /** `down` (503) only without the database; `degraded` where another part is away and work waits for it. */
  status: 'ok' | 'degraded' | 'down';
  service: string;
  version: string;
  parts: ReadyParts;
  /** Why a part of the service's own is down, for its operator. */
  reasons?: Record<string, string>;
}

/** The answer of the form in one process. */
export class ProductReadyResponse {
  /** The worst of all services. */
  status: 'ok' | 'degraded' | 'down';
  service: 'plumbline';
  version: string;
  /** Each service's own answer, by its name. */
  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(ReadyResponse) } })
  services: Record<string, ReadyResponse>;
}
