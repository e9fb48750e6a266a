import { pipeline } from 'node:stream/promises';
import { Controller, Get, HttpStatus, Inject, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, isFresh, isKey, Problem, STORAGE, type Storage } from '@plumbline/platform';
import type { Request, Response } from 'express';
import { UPLOADS_PREFIX } from '../intake/intake.service.js';
import { parseRange } from './byte-range.js';

/**
 * What is shown to anybody who has the address, and how: `inline` where a browser shows nothing but pixels,
 * `attachment` where it would run or render more. Other objects (concepts in JSON) are between services.
 */
const SHOWN: Readonly<Record<string, 'inline' | 'attachment'>> = {
  'image/jpeg': 'inline',
  'image/png': 'inline',
  'image/webp': 'inline',
  'video/mp4': 'inline',
  'video/quicktime': 'inline',
  'video/webm': 'inline',
  'image/svg+xml': 'attachment',
  'application/pdf': 'attachment',
};

/**
 * How long an answer may be kept, and by whom. Keys are random and never used twice, but a person may have their
 * photos deleted: those are in nobody's cache but the reader's own, and not for long. A concept's pictures may be
 * made from a photo, so that shared caches do not keep them either.
 */
const cachingOf = (key: string): string =>
  key.startsWith(`${UPLOADS_PREFIX}/`) ? 'private, max-age=300' : 'private, max-age=31536000, immutable';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(@Inject(STORAGE) private readonly storage: Storage) {}

  @Get('*key')
  @Access('public')
  @ApiOperation({ summary: 'A stored picture, plan or video' })
  @ApiParam({ name: 'key', example: 'uploads/0199….jpg' })
  @ApiOkResponse({ content: { '*/*': { schema: { type: 'string', format: 'binary' } } } })
  async file(@Req() request: Request, @Res() response: Response): Promise<void> {
    const key = request.path.slice('/files/'.length);
    const found = isKey(key) ? await this.storage.head(key) : null;
    const disposition = found && SHOWN[found.contentType];
    if (!found || !disposition) throw Problem.notFound(MESSAGES.server.notFound);

    const { size, contentType, modifiedAt } = found;
    const etag = `"${size.toString(36)}-${Math.floor(modifiedAt.getTime() / 1000).toString(36)}"`;
    response.set({
      'Accept-Ranges': 'bytes',
      'Cache-Control': cachingOf(key),
      'Content-Disposition': `${disposition}; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      // Mail programs in a browser show our pictures from their own pages.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ETag: etag,
      'Last-Modified': modifiedAt.toUTCString(),
      'X-Content-Type-Options': 'nosniff',
    });
    if (isFresh(request, etag)) {
      response.status(HttpStatus.NOT_MODIFIED).end();
      return;
    }

    response.type(contentType);
    const ifRange = request.header('if-range');
    const range =
      ifRange === undefined || ifRange === etag ? parseRange(request.header('range'), size) : undefined;
    if (range === 'unsatisfiable') {
      response.status(HttpStatus.REQUESTED_RANGE_NOT_SATISFIABLE);
      response.set('Cache-Control', 'no-store');
      response.set('Content-Range', `bytes */${size}`).end();
      return;
    }
    if (range) {
      response.status(HttpStatus.PARTIAL_CONTENT);
      response.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
    }
    response.set('Content-Length', String(range ? range.end - range.start + 1 : size));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const object = await this.storage.get(key, range);
    if (!object) throw Problem.notFound(MESSAGES.server.notFound);
    await pipeline(object.stream, response).catch((error: NodeJS.ErrnoException) => {
      // The reader closed the page: nothing is wrong.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }
}
