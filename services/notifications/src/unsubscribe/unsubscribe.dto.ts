import { LIMITS } from '@plumbline/contracts';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** In the body as the page sends it, or in the query as a mail program's one-click sends it (RFC 8058). */
export class UnsubscribeDto {
  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.emailMax)
  email?: string;

  /** The token of the mailed link. */
  @IsOptional()
  @IsString()
  @MaxLength(200)
  link?: string;
}

export class UnsubscribeResponse {
  message: string;
}
