import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, UPLOAD_PURPOSES, type UploadPurpose } from '@plumbline/contracts';

/** The form of POST /api/upload, for its description; receiveFiles() reads it as a stream. */
export class UploadDto {
  /** 1 to 20 photos or videos of at most 10 MB each; for a bid also PDFs. */
  @ApiProperty({
    type: 'array',
    items: { type: 'string', format: 'binary' },
    minItems: 1,
    maxItems: LIMITS.uploadFilesMax,
  })
  files: unknown[];

  /** room: a homeowner's; bid: a contractor's own, which may be PDF. */
  @ApiPropertyOptional({ enum: UPLOAD_PURPOSES, default: 'room' })
  purpose?: UploadPurpose;

  /** Five digits; taken from the address where it is missing. */
  @ApiPropertyOptional({ example: '78701' })
  zipCode?: string;

  /**
   * The lens's focal length of each file as if on 35 mm film, in millimetres (4 to 400), or null: a JSON list in the
   * order of `files`, for photos whose EXIF was lost when they were made smaller. Read from the files themselves else.
   */
  @ApiPropertyOptional({ example: '[26, null]', maxLength: 2_000 })
  focalLengths?: string;

  @ApiPropertyOptional({ example: '1100 Congress Ave, Austin, TX 78701', maxLength: LIMITS.addressMax })
  fullAddress?: string;
}
