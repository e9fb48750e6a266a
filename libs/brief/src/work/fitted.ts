/**
 * What is fitted on a thing that is there: a glass door on a shower, a pull-out in a cabinet. Who names nothing else keeps the
 * thing, and pays for what is fitted; a new thing brings it along, or has its own line for it.
 */
export interface Fitted {
  /** The price of it on what stays. */
  readonly price: string;
  /** How many where no number is told. */
  readonly count: number;
}

const fitted = (price: string, count = 1): Fitted => ({ price, count });

export const FITTED: Readonly<Record<string, Fitted>> = {
  'glass-enclosure': fitted('shower-glass'),
  'sliding-shower-door': fitted('shower-glass'),
  'shower-curtain': fitted('curtain-rod'),
  'rain-shower': fitted('shower-extras'),
  'handheld-shower': fitted('shower-extras'),
  'shower-valve': fitted('shower-valve'),
  'shower-niche': fitted('shower-niche'),
  'shower-bench': fitted('shower-bench'),
  'fold-down-seat': fitted('shower-seat'),
  'grab-bars': fitted('grab-bar', 2),
  'towel-warmer': fitted('towel-warmer'),
  bidet: fitted('bidet-seat'),
  disposal: fitted('disposal'),
  soundproofing: fitted('soundproofing'),
  waterproofing: fitted('waterproofing'),
  'garage-door-opener': fitted('garage-door'),
  skylight: fitted('skylight'),
  'crown-molding': fitted('crown'),
  // Where they go is the plan's.
  outlets: fitted('outlet', 0),
  dimmers: fitted('dimmer'),
  'waste-pullout': fitted('cabinet-insert'),
  'lazy-susan': fitted('cabinet-insert'),
  'spice-rack': fitted('cabinet-insert'),
  'glass-cabinets': fitted('glass-fronts', 2),
  'open-shelves': fitted('shelf', 6),
};

/** The line by which a wish is priced, where it has one of its own. */
export const lineOf = (id: string): string => FITTED[id]?.price ?? id;

/** Receptacles where some are asked for without a number. */
export const SOME_OUTLETS = 2;
