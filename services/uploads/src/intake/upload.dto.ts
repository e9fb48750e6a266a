import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The form of POST /api/upload, for its description; receiveFiles() reads it as a stream. */
export class UploadDto {
  /** 1 to 20 photos or videos of at most 10 MB each. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 20 })
  files: unknown[];

  /** Five digits; taken from the address where it is missing. */
  @ApiPropertyOptional({ example: '78701' })
  zipCode?: string;

  @ApiPropertyOptional({ example: '1100 Congress Ave, Austin, TX 78701', maxLength: 500 })
  fullAddress?: string;
}
