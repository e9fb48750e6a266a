import { wants } from '@plumbline/brief';
import type { Brief, Opening, Shell, Side } from '@plumbline/concept';

/** What one attempt at a bedroom holds to. */
export interface BedroomLayout {
  readonly entry: Side;
  readonly exterior: readonly [Side, ...Side[]];
  readonly closetFirst: boolean;
}

/** Under a higher wall of a vault one stands. Inches. */
const STOOD_UNDER = 84;

/** Whether a slope comes lower than people stand: a vault over usual walls does not. */
export const isUnderRoof = ({ ceiling: { slope } }: Shell): boolean =>
  slope !== undefined && Math.min(slope.kneeStartIn, slope.kneeEndIn) < STOOD_UNDER;

/** Half of a window opens, which must come to 5.7 sq ft (IRC R310.2.1). */
export const opensEnough = (o: Opening): boolean =>
  o.kind === 'window' && o.heightIn >= 40 && (o.widthIn * o.heightIn) / 2 >= 5.7 * 144;

/** Whether two beds stand side by side: those of children stand at the walls, which leaves the middle to play in. */
export const sleepAbreast = (brief: Brief): boolean =>
  wants(brief, 'twin-beds') && !['child-room', 'play-floor', 'play-area'].some((id) => wants(brief, id));
