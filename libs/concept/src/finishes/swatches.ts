/** Finishes that a finished design can be seen in with one tap: for each surface what fits most rooms. */

export interface Swatch {
  readonly id: string;
  readonly name: string;
  /** sRGB. */
  readonly hex: string;
  /** What it is made of; paint and the like keep the material that is there. */
  readonly material?: string;
}

export const SWATCH_SURFACES = ['cabinets', 'counter', 'floor', 'walls', 'metal'] as const;
export type SwatchSurface = (typeof SWATCH_SURFACES)[number];

const s = (id: string, name: string, hex: string, material?: string): Swatch =>
  material ? { id, name, hex, material } : { id, name, hex };

/** At most six a surface: one row on a phone. */
export const SWATCHES: Readonly<Record<SwatchSurface, readonly Swatch[]>> = {
  cabinets: [
    s('white', 'White', '#f4f3ef', 'painted-wood'),
    s('cream', 'Cream', '#ece4d3', 'painted-wood'),
    s('sage', 'Sage', '#9aa88d', 'painted-wood'),
    s('navy', 'Navy', '#2c3e57', 'painted-wood'),
    s('oak', 'White oak', '#c9ad86', 'white-oak'),
    s('walnut', 'Walnut', '#6e4f38', 'walnut'),
  ],
  counter: [
    s('white-quartz', 'White quartz', '#f2f1ee', 'quartz'),
    s('marble', 'Marble', '#efeeec', 'marble'),
    s('quartzite', 'Warm quartzite', '#e9e6e0', 'quartzite'),
    s('dark-granite', 'Dark granite', '#3f3d3b', 'granite'),
    s('soapstone', 'Soapstone', '#4d5254', 'soapstone'),
    s('wood', 'Butcher block', '#bd8f58', 'butcher-block'),
  ],
  floor: [
    s('light-oak', 'Light oak', '#c9ad86', 'white-oak-plank'),
    s('oak', 'Oak', '#b08d63', 'oak-plank'),
    s('walnut', 'Walnut', '#7a583e', 'walnut-plank'),
    s('light-tile', 'Light tile', '#cfcac1', 'porcelain-tile'),
    s('slate', 'Slate', '#565b5f', 'slate-tile'),
    s('terracotta', 'Terracotta', '#b8673f', 'terracotta-tile'),
  ],
  walls: [
    s('white', 'White', '#f5f4f0', 'paint'),
    s('warm-white', 'Warm white', '#f1ebdf', 'paint'),
    s('greige', 'Greige', '#d6cfc4', 'paint'),
    s('sage', 'Sage', '#b9c3ae', 'paint'),
    s('blue-gray', 'Blue gray', '#b3c0c8', 'paint'),
    s('clay', 'Clay', '#d2b09a', 'paint'),
  ],
  metal: [
    s('nickel', 'Brushed nickel', '#b9b8b4', 'brushed-nickel'),
    s('chrome', 'Chrome', '#c9ccce', 'chrome'),
    s('brass', 'Brass', '#b08d4c', 'brass'),
    s('bronze', 'Bronze', '#54432f', 'bronze'),
    s('black', 'Matte black', '#26262a', 'matte-black'),
  ],
};
