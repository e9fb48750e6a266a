import { MESSAGES } from '@plumbline/contracts';
import { Email, Text } from '@plumbline/platform';

export class MyDataRequestDto {
  @Email(MESSAGES.track.email)
  email: string;
}

/** The e-mail and the proof of its mailbox. */
export class MyDataProof {
  @Email(MESSAGES.track.email)
  email: string;

  @Text({ required: MESSAGES.server.notFound })
  link: string;
}
