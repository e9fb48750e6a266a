import { ApiProperty } from '@nestjs/swagger';

export class SettingsResponse {
  /** Of the maps service; null: positions are looked up here. */
  mapsKey: string | null;
  contactEmail: string;
  @ApiProperty({ enum: ['open', 'links'] })
  access: 'open' | 'links';
  /** The page of the built-in mailbox, where there is one; null with ACCESS=links. */
  mailboxUrl: string | null;
}
