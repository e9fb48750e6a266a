import { Body, Controller, Get, Headers, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@plumbline/contracts';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit, Problem } from '@plumbline/platform';
import { ChangeSurveyDto, CreateSurveyDto } from './survey.dto.js';
import { SurveyCreatedResponse, SurveyResponse } from './survey.response.js';
import { SurveysService } from './surveys.service.js';

/** A survey of six photos with all marks and lines that are taken. */
const BODY_KB = 192;
const SECRET = 'x-survey-secret';

/** An id that is no uuid is simply not there. */
const Id = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => Problem.notFound(MESSAGES.server.notFound) }));

@ApiTags('surveys')
@Access('public')
@Controller('api/surveys')
export class SurveysController {
  constructor(private readonly surveys: SurveysService) {}

  @Post()
  @BodyLimit(BODY_KB)
  @Limit('upload')
  @ApiOperation({ summary: 'Keep a room as it was measured from photos, by tape or by a scan' })
  create(@Body() body: CreateSurveyDto, @Idempotent() call: IdempotentCall): Promise<SurveyCreatedResponse> {
    return this.surveys.create(body, call);
  }

  @Get(':id')
  @ApiOperation({ summary: 'A room as it was measured, for who holds its secret' })
  @ApiHeader({ name: SECRET, required: true })
  get(@Id() id: string, @Headers(SECRET) secret?: string): Promise<SurveyResponse> {
    return this.surveys.get(id, secret);
  }

  @Put(':id')
  @BodyLimit(BODY_KB)
  @ApiOperation({ summary: 'Change what was measured; refused where somebody else has changed it since' })
  @ApiHeader({ name: SECRET, required: true })
  change(
    @Id() id: string,
    @Body() body: ChangeSurveyDto,
    @Headers(SECRET) secret?: string,
  ): Promise<SurveyResponse> {
    return this.surveys.change(id, body, secret);
  }
}
