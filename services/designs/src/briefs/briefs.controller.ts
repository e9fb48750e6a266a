import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, BodyLimit, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { CreateDesignDto } from '../requests/create-design.dto.js';
import { BriefResponse } from './brief.response.js';
import { BriefsService } from './briefs.service.js';

@ApiTags('designs')
@Controller('api/designs/brief')
export class BriefsController {
  constructor(private readonly briefs: BriefsService) {}

  @Post()
  @BodyLimit(512)
  @Access('public')
  @Limit('design')
  @ApiOperation({
    summary: 'Read a wish: what becomes of each clause, how far the job goes, what is in doubt',
  })
  create(@Body() dto: CreateDesignDto, @Idempotent() call: IdempotentCall): Promise<BriefResponse> {
    return this.briefs.create(dto, call);
  }
}
