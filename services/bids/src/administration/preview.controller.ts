import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiSecurity, ApiTags } from '@nestjs/swagger';
import { Access, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { PreviewDto } from './dto/administration.dto.js';
import { EmailPreviewResponse, PreviewResponse } from './dto/administration.response.js';
import { PreviewService } from './preview/preview.service.js';

@ApiTags('administration')
@ApiSecurity('admin')
@Access('admin')
@Controller('api/admin')
export class PreviewController {
  constructor(private readonly previews: PreviewService) {}

  @Post('preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a request from a ZIP and category would produce' })
  preview(@Body() body: PreviewDto): Promise<PreviewResponse> {
    return this.previews.preview(body);
  }

  @Post('email-preview')
  @HttpCode(202)
  @Limit('admin')
  @ApiOperation({ summary: 'Mail that preview to the administrator' })
  emailPreview(@Body() body: PreviewDto, @Idempotent() call: IdempotentCall): Promise<EmailPreviewResponse> {
    return this.previews.mail(body, call);
  }
}
