/** A product under test, whichever form it runs in. */
export interface RunningProduct {
  /** Where people reach it. */
  readonly url: string;
  readonly adminToken: string;
  /** Mails that have arrived, oldest first. */
  mails(): Promise<readonly ReceivedMail[]>;
  stop(): Promise<void>;
}

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
