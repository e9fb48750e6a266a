import { Body, Controller, Get, Header, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Idempotent, type IdempotentCall, Limit } from '@plumbline/platform';
import { MessageResponse } from '../message.response.js';
import { MyDataProof, MyDataRequestDto } from './my-data.dto.js';
import { MyDataResponse } from './my-data.response.js';
import { MyDataService } from './my-data.service.js';

@ApiTags('my data')
@Access('public')
@Controller('api/my-data')
export class MyDataController {
  constructor(private readonly myData: MyDataService) {}

  @Post('request')
  @HttpCode(202)
  @Limit('mail')
  @ApiOperation({ summary: 'Mail the link that opens my data' })
  request(@Body() body: MyDataRequestDto, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.myData.mailLink(body.email, call);
  }

  @Get()
  @Header('Content-Disposition', 'attachment; filename="my-data.json"')
  @ApiOperation({ summary: 'Everything kept about an e-mail address' })
  export(@Query() proof: MyDataProof): Promise<MyDataResponse> {
    return this.myData.export(proof);
  }

  @Post('delete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Delete everything kept about an e-mail address' })
  delete(@Body() body: MyDataProof, @Idempotent() call: IdempotentCall): Promise<MessageResponse> {
    return this.myData.delete(body, call);
  }
}
