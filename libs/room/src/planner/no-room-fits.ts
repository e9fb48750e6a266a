import { feetAndInches } from '@plumbline/brief';

/** Thrown where no room of a category fits the size given. The message is one sentence for a person. */
export class NoRoomFits extends Error {
  override readonly name = 'NoRoomFits';

  /** `smallest` is the smallest size, in inches, that would fit. */
  constructor(
    readonly category: string,
    readonly size: { readonly widthIn: number; readonly depthIn: number },
    readonly smallest: { readonly widthIn: number; readonly depthIn: number },
  ) {
    const said = (s: { widthIn: number; depthIn: number }) =>
      `${feetAndInches(s.widthIn)} by ${feetAndInches(s.depthIn)}`;
    super(
      `No ${category === 'other' ? 'room' : category} fits into ${said(size)}; the smallest that works is ${said(smallest)}.`,
    );
  }
}
