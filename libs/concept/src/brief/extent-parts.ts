/** How far a job goes, from the least to the most. */
export const EXTENTS = [
  /** Paint, counters, hardware, fixtures like for like: nothing is built. */
  'refresh',
  /** New things where the old ones stand: no pipe and no wall moves. */
  'replace',
  /** The same room with its things in other places. */
  'rearrange',
  /** Walls or plumbing move as well. */
  'walls-or-plumbing',
  /** Another use or more floor: a conversion, an addition. */
  'conversion',
] as const;

/**
 * Parts of a room that a job may touch or leave alone. Paint belongs to walls, receptacles and circuits to wiring;
 * `furniture` is what the owner buys.
 */
export const WORK_PARTS = [
  'walls',
  'ceiling',
  'floor',
  'trim',
  'doors',
  'windows',
  'cabinets',
  'hardware',
  'counters',
  'backsplash',
  'sink',
  'faucet',
  'appliances',
  'toilet',
  'bathtub',
  'shower',
  'vanity',
  'tile',
  'mirror',
  'lights',
  'wiring',
  'plumbing',
  'ventilation',
  'fireplace',
  'stairs',
  'closet',
  'built-ins',
  'furniture',
] as const;
