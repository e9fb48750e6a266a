import type { Item } from './item.js';

/** Things that their label tells from others of their kind. */

export const isApplianceGarage = ({ label }: Pick<Item, 'label'>): boolean =>
  /^Appliance (?:garage|pantry)/.test(label);

/** Whether a thing is the cabinet at which two runs go around an outside corner. */
export const isEndCabinet = ({ label }: Pick<Item, 'label'>): boolean => label.startsWith('End cabinet');

/** A seat in a shower that folds up to its wall. */
export const FOLD_DOWN_SEAT = 'Fold-down seat';

/** A cabinet for linen that is reached from a wheelchair. */
export const LOW_LINEN = 'Low linen cabinet';

/** The filler in a corner in which no cabinet stands. */
export const CLOSED_CORNER_FILLER = 'Closed corner';

/** A cabinet with glass doors for dishes; it is counted apart from bookcases. */
export const CHINA = 'China cabinet';

export const isChinaCabinet = ({ kind, label }: Pick<Item, 'kind' | 'label'>): boolean =>
  kind === 'bookcase' && label.startsWith(CHINA);

export const isLocker = ({ kind, label }: Pick<Item, 'kind' | 'label'>): boolean =>
  kind === 'bookcase' && label.startsWith('Locker ');

/** A bookcase for books: no locker and no china cabinet, which are built as one. */
export const isBookcase = (item: Pick<Item, 'kind' | 'label'>): boolean =>
  item.kind === 'bookcase' && !isLocker(item) && !isChinaCabinet(item);

/** The bench that a piano is played from: nobody sits on it at a table or at a bed's foot. */
export const PIANO_BENCH = 'Piano bench';

export const isPianoBench = ({ kind, label }: Pick<Item, 'kind' | 'label'>): boolean =>
  kind === 'bench' && label === PIANO_BENCH;

/** A basin on brackets, without a pedestal under it. */
export const WALL_HUNG_SINK = 'Wall-hung sink';

/** A pantry to walk into whose door slides into its wall. */
export const POCKET_PANTRY = 'Pantry, pocket door';

export const hasPocketDoor = ({ label }: Pick<Item, 'label'>): boolean => label.startsWith(POCKET_PANTRY);

/** A bench of its own: no seat at a window, and none that a piano is played from. */
export const isPlainBench = (item: Item): boolean =>
  item.kind === 'bench' && item.traits?.use !== 'window' && !isPianoBench(item);
