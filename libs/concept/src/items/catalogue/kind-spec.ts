/**
 * Everything the planner can place, as data: what it is called, how big it may be, how the plan draws it and
 * how much clear floor it wants. Lengths are inches. The picture builds one mesh a kind from this list.
 *
 * Axes of a kind: `width` runs along its front, `depth` runs from its back to its front, `height` runs up.
 * In a placed item the box is already turned, so an item facing east has its width along y.
 */
export interface KindSpec {
  /** What a person calls it. */
  readonly name: string;
  readonly width: Range;
  readonly depth: Range;
  readonly height: Range;
  /** Where it hangs or stands; a kind that is not on the floor leaves the floor free to walk on. */
  readonly mount: 'floor' | 'wall' | 'counter' | 'ceiling' | 'flat';
  /** The symbol that the floor plan draws. */
  readonly symbol: SymbolId;
  /** The drawing that shows it, where that is not the floor plan. */
  readonly layer?: 'electrical' | 'mechanical';
  /** Clear floor in front (and at the sides where it says so) that the planner keeps free. */
  readonly clearance?: { readonly front?: number; readonly sides?: number; readonly back?: number };
  /** The traits this kind may carry, with the values each may take. */
  readonly traits?: Readonly<Record<string, TraitValues>>;
}

/** Smallest and largest size in inches; the planner uses no size outside it. */
export type Range = readonly [min: number, max: number];

/** A trait's values: a list of words, or the type of any value. */
export type TraitValues = readonly string[] | 'boolean' | 'number' | 'text';

export type SymbolId =
  | 'appliance'
  | 'armchair'
  | 'bath-mat'
  | 'beam'
  | 'bed'
  | 'bench'
  | 'bidet'
  | 'bike'
  | 'bookcase'
  | 'box'
  | 'bunk-bed'
  | 'cabinet'
  | 'car'
  | 'ceiling-fan'
  | 'chair'
  | 'chimney'
  | 'closet'
  | 'column'
  | 'cooktop'
  | 'corner-cabinet'
  | 'counter'
  | 'crib'
  | 'desk'
  | 'dishwasher'
  | 'dryer'
  | 'ev-charger'
  | 'exhaust-fan'
  | 'fireplace'
  | 'hidden'
  | 'hood'
  | 'island-light'
  | 'lamp'
  | 'light'
  | 'mirror'
  | 'niche'
  | 'office-chair'
  | 'overhead'
  | 'partition'
  | 'partition-door'
  | 'piano'
  | 'piece'
  | 'plant'
  | 'pool-table'
  | 'radiator'
  | 'range'
  | 'refrigerator'
  | 'rug'
  | 'screen'
  | 'sectional'
  | 'shelf'
  | 'shower'
  | 'sink-base'
  | 'sofa'
  | 'stair'
  | 'stool'
  | 'table'
  | 'tall-cabinet'
  | 'toilet'
  | 'treadmill'
  | 'tub'
  | 'tv'
  | 'vanity'
  | 'walk-in-closet'
  | 'wall-cabinet'
  | 'wall-oven'
  | 'washer'
  | 'water-heater';
