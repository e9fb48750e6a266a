/** A surface's material by name and its colour as sRGB hex. */
export interface Finish {
  readonly material: string;
  readonly color: string;
  /** A second colour where the material has one: grout, vein, grain. */
  readonly accent?: string;
}

/** What the surfaces are made of; the homeowner's wishes win over the style's palette. */
export interface Finishes {
  readonly walls: Finish;
  readonly ceiling: Finish;
  readonly floor: Finish;
  readonly trim: Finish;
  readonly cabinets: Finish;
  readonly accentCabinets?: Finish;
  readonly counter: Finish;
  readonly backsplash: Finish;
  readonly metal: Finish;
  readonly fabric: Finish;
  readonly wood: Finish;
  readonly accent: Finish;
  /** How cabinet doors are made. */
  readonly door: 'slab' | 'shaker' | 'raised-panel' | 'glass' | 'beadboard';
}
