/** A word of what somebody wrote, in its clause. */
export interface Token {
  /** The word, its spelling mended. */
  readonly text: string;
  /** As it was written. */
  readonly said: string;
  readonly stem: string;
  readonly clause: number;
  readonly sentence: number;
  /** A colon follows: what comes up to the sentence's end is its list. */
  readonly heads?: true;
}
