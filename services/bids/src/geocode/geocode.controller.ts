import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { nearestZip } from '@plumbline/geo';
import { Access } from '@plumbline/platform';
import { ReverseGeocodeQuery } from './geocode.dto.js';
import { ReverseGeocodeResponse } from './geocode.response.js';

@ApiTags('geocode')
@Controller('api/geocode')
export class GeocodeController {
  @Get('reverse')
  @Access('public')
  @ApiOperation({ summary: 'The ZIP around a position, from ZIP centroids' })
  reverse(@Query() { lat, lng }: ReverseGeocodeQuery): ReverseGeocodeResponse {
    const place = nearestZip({ lat, lon: lng });
    return {
      fullAddress: place ? `${place.city}, ${place.state} ${place.zipCode}` : null,
      zipCode: place?.zipCode ?? null,
      city: place?.city ?? null,
      state: place?.state ?? null,
    };
  }
}
