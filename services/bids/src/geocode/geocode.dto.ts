import { Transform } from 'class-transformer';
import { IsNumber, Max, Min } from 'class-validator';
import { numeric } from '../input/paging.dto.js';

const latitude = { message: 'The latitude is a number from -90 to 90.' };
const longitude = { message: 'The longitude is a number from -180 to 180.' };

export class ReverseGeocodeQuery {
  /** Degrees north. */
  @Transform(numeric)
  @IsNumber({}, latitude)
  @Min(-90, latitude)
  @Max(90, latitude)
  lat: number;

  /** Degrees east. */
  @Transform(numeric)
  @IsNumber({}, longitude)
  @Min(-180, longitude)
  @Max(180, longitude)
  lng: number;
}
