import type { Opening } from './opening.js';

/** Whether a door is of glass from top to bottom: it lets daylight in, and people out. */
export const isGlassDoor = ({ kind }: Pick<Opening, 'kind'>): boolean =>
  kind === 'sliding-door' || kind === 'french-door';

/** Whether an opening lets daylight in. */
export const isGlazed = (opening: Pick<Opening, 'kind'>): boolean =>
  opening.kind === 'window' || isGlassDoor(opening);

/** From so wide on a pocket door has two leaves. Inches. */
const POCKET_PAIR = 44;

/** Whether a pocket door has two leaves, which slide into the wall on either side. */
export const isPocketPair = ({ widthIn }: Pick<Opening, 'widthIn'>): boolean => widthIn >= POCKET_PAIR;
