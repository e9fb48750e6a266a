import { createHash } from 'node:crypto';
import { Controller, Get, Param, ParseUUIDPipe, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, isFresh, Limit, Problem } from '@plumbline/platform';
import type { Request, Response } from 'express';
import { DrawingsQuery, QuantitiesQuery } from './drawings.dto.js';
import { DrawingsResponse } from './drawings.response.js';
import { DrawingsService, type Papers } from './drawings.service.js';

/** An id that is no uuid is simply not there. */
const Id = () =>
  Param(
    'designId',
    new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }),
  );

const File = (type: string) => ApiOkResponse({ content: { [type]: { schema: { type: 'string' } } } });

@ApiTags('drawings')
@Access('public')
@Controller('api/designs')
export class DrawingsController {
  constructor(private readonly drawings: DrawingsService) {}

  @Get(':designId/drawings')
  @ApiOperation({ summary: 'The sheets of a design, and its files for a contractor' })
  list(@Id() designId: string): Promise<DrawingsResponse> {
    return this.drawings.list(designId);
  }

  @Get(':designId/drawings/:sheet.svg')
  @ApiOperation({ summary: 'One sheet as SVG' })
  @ApiParam({ name: 'sheet', example: 'A-1', description: 'Its number, as the list of drawings tells it' })
  @File('image/svg+xml')
  async sheet(
    @Id() designId: string,
    @Param('sheet') sheet: string,
    @Query() { paper = 'letter' }: DrawingsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const papers = await this.drawings.papersOf(designId);
    await send(request, response, papers, { type: 'image/svg+xml', name: `${sheet}-${paper}.svg` }, () =>
      this.drawings.sheet(papers, sheet, paper),
    );
  }

  @Get(':designId/drawings.pdf')
  @Limit('write')
  @ApiOperation({ summary: 'The drawing set as one PDF: floor plan, interior elevations, power and light' })
  @File('application/pdf')
  async pdf(
    @Id() designId: string,
    @Query() { paper = 'letter' }: DrawingsQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const papers = await this.drawings.papersOf(designId);
    await send(request, response, papers, { type: 'application/pdf', name: `drawings-${paper}.pdf` }, () =>
      this.drawings.pdf(papers, paper),
    );
  }

  @Get(':designId/quantities.csv')
  @ApiOperation({ summary: 'Every quantity with how it was reckoned and what it likely costs' })
  @File('text/csv')
  async quantities(
    @Id() designId: string,
    @Query() { prices = 'shown' }: QuantitiesQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const papers = await this.drawings.papersOf(designId);
    const name = prices === 'shown' ? 'quantities.csv' : 'take-off.csv';
    await send(request, response, papers, { type: 'text/csv; charset=utf-8', name }, () =>
      this.drawings.quantities(papers, prices === 'shown'),
    );
  }

  @Get(':designId/cabinets.csv')
  @ApiOperation({ summary: 'A takeoff of the cabinets, no order list' })
  @File('text/csv')
  async cabinets(@Id() designId: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const papers = await this.drawings.papersOf(designId);
    await send(request, response, papers, { type: 'text/csv; charset=utf-8', name: 'cabinets.csv' }, () =>
      this.drawings.cabinets(papers),
    );
  }
}

/**
 * Answers with a file drawn from a concept, or with 304 before anything is drawn. Browsers have to ask each time
 * (`no-cache`), since a room that is measured on site is drawn anew under the same address.
 */
async function send(
  request: Request,
  response: Response,
  { state }: Papers,
  { type, name }: { readonly type: string; readonly name: string },
  draw: () => string | Uint8Array | Promise<string | Uint8Array>,
): Promise<void> {
  const etag = `"${createHash('sha256').update(`${state} ${name}`).digest('base64url').slice(0, 22)}"`;
  response.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
  if (isFresh(request, etag)) {
    response.status(304).end();
    return;
  }
  const drawn = await draw();
  response
    .set({
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox",
      'X-Content-Type-Options': 'nosniff',
    })
    .send(typeof drawn === 'string' ? drawn : Buffer.from(drawn));
}
