import { Controller, HttpStatus, Inject, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import {
  Access,
  CONFIG,
  type Config,
  clientOf,
  DescribesIdempotencyKey,
  idempotentCall,
  Limit,
  Problem,
} from '@plumbline/platform';
import type { Request } from 'express';
import { readAddress } from './address.js';
import { readFocalLengths } from './focal-lengths.js';
import { IntakeService } from './intake.service.js';
import { readPurpose } from './purpose.js';
import { incomingFolder, receiveFiles } from './receive-files.js';
import { UploadDto } from './upload.dto.js';
import { UploadResponse } from './upload.response.js';

/** Requests taken in at once in this process, and of one client: bounds the temporary files on disk, fairly. */
const REQUESTS_MAX = { all: 24, ofClient: 6 };

@ApiTags('uploads')
@Controller('api/upload')
export class UploadController {
  /** Requests in hand by client. */
  private readonly inHand = new Map<string, number>();

  constructor(
    private readonly intake: IntakeService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  @Access('public')
  @Limit('upload')
  @ApiOperation({ summary: 'Take photos and videos of a room in, or files that go with a bid' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadDto })
  @DescribesIdempotencyKey()
  async upload(@Req() request: Request): Promise<UploadResponse> {
    const client = clientOf(request.ip);
    const ofClient = this.inHand.get(client) ?? 0;
    if (ofClient >= REQUESTS_MAX.ofClient) throw Problem.tooMany(MESSAGES.upload.severalAlready, 5);
    const all = [...this.inHand.values()].reduce((sum, count) => sum + count, 0);
    if (all >= REQUESTS_MAX.all) {
      throw new Problem(HttpStatus.SERVICE_UNAVAILABLE, MESSAGES.upload.busy, undefined, 5);
    }
    this.inHand.set(client, ofClient + 1);
    try {
      return await this.receive(request, client);
    } finally {
      const left = (this.inHand.get(client) ?? 1) - 1;
      if (left > 0) this.inHand.set(client, left);
      else this.inHand.delete(client);
    }
  }

  private async receive(request: Request, client: string): Promise<UploadResponse> {
    const form = await receiveFiles(request, incomingFolder(this.config), client);
    try {
      const address = readAddress(form.fields);
      const purpose = readPurpose(form.fields);
      const focalLengths = readFocalLengths(form.fields);
      if (form.files.length === 0) throw Problem.invalid(MESSAGES.upload.none);
      const call = idempotentCall(request.header('idempotency-key'), 'POST /api/upload', {
        ...address,
        focalLengths,
        // Where it says nothing new, a call is the same as before it could be said.
        ...(purpose === 'room' ? {} : { purpose }),
        files: form.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
      });
      return await this.intake.take(form, { address, focalLengths, purpose }, call);
    } finally {
      await form.discard();
    }
  }
}
