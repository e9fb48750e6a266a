import { type Item } from '@plumbline/concept';

/** Things that their label tells from others of their kind. */

export const isApplianceGarage = ({ label }: Pick<Item, 'label'>): boolean =>
  /^Appliance (?:garage|pantry)/.test(label);

/** Whether a thing is the cabinet at which two runs go around an outside corner. */
export const isEndCabinet = ({ label }: Pick<Item, 'label'>): boolean => label.startsWith('End cabinet');

/** A seat in a shower that folds up to its wall. */
export const FOLD_DOWN_SEAT = 'Fold-down seat';

/** The filler in a corner in which no cabinet stands. */
export const CLOSED_CORNER_FILLER = 'Closed corner';
