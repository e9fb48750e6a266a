import type { PaintedSurface, RoomSize } from '@plumbline/concept';
import type { StyleId } from '@plumbline/contracts';
import type { Statement } from '../claim.js';

/** Words of a field, with their place in it as it was typed. */
type Quote = Pick<Statement, 'field' | 'said' | 'span'>;

/** What words said besides what counted in the end: styles, sums, sizes and materials. */
export interface OthersSaid {
  readonly styles: readonly (Quote & { readonly id: StyleId })[];
  readonly budgets: readonly (Quote & { readonly usd: number })[];
  readonly sizes: readonly (Quote & Pick<RoomSize, 'widthIn' | 'depthIn'>)[];
  /** Materials of a surface that has another one already. */
  readonly materials: readonly (Quote & { readonly on: PaintedSurface; readonly id: string })[];
}
