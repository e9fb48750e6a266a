import type { ExistingKind, Opening, Point } from '@plumbline/concept';
import type { WallPiece } from '../shell/rectilinear.js';

/** A floor as a file of a scan draws it, in inches, however it lies: seen from above, x right, y up. */
export interface ScannedFloor {
  readonly walls: readonly WallPiece[];
  readonly openings: readonly ScannedOpening[];
  readonly things: readonly ScannedThing[];
  readonly labels: readonly ScannedLabel[];
  readonly ceilingIn: number | null;
}

/** A window or a door: points that are drawn of it, some in its wall. Inches; null where the file does not say. */
export interface ScannedOpening {
  readonly kind: Opening['kind'];
  readonly points: readonly Point[];
  readonly sillIn: number | null;
  readonly heightIn: number | null;
}

/** Something that stands there: points that are drawn of it. */
export interface ScannedThing {
  readonly kind: ExistingKind;
  readonly points: readonly Point[];
}

export interface ScannedLabel {
  readonly text: string;
  readonly at: Point;
}

/** Why a file is no scan that can be read; the product has a sentence for each. */
export type ScanFault =
  | 'too-large'
  | 'unknown'
  | 'dwg'
  | 'binary-dxf'
  | 'damaged'
  | 'too-deep'
  | 'too-many'
  | 'no-walls'
  | 'open';

export class ScanRefusal extends Error {
  override readonly name = 'ScanRefusal';
  constructor(readonly fault: ScanFault) {
    super(fault);
  }
}

/** What a file of a scan may hold; more is none of a home. */
export const SCAN_LIMITS = {
  bytes: 12 * 1024 * 1024,
  /** Of brackets inside each other. */
  depth: 40,
  /** Blocks of a drawing inside each other. */
  blocks: 4,
  entities: 60_000,
  walls: 1_500,
  /** Openings and things. */
  pieces: 800,
  rooms: 40,
} as const;

/** The thing that a name of a file means; nothing where it is none that planning asks about. */
export function thingNamed(name: string): ExistingKind | undefined {
  const words = name.toLowerCase().replace(/[^a-z]+/g, ' ');
  return THINGS.find(([, names]) => names.some((one) => words.includes(one)))?.[0];
}

/** The first that fits is taken: a dishwasher is no washer. */
const THINGS: readonly (readonly [ExistingKind, readonly string[]])[] = [
  ['dishwasher', ['dishwasher', 'dish washer']],
  ['refrigerator', ['refrigerator', 'fridge', 'freezer']],
  ['range', ['stove', 'range', 'cooker', 'oven', 'cooktop', 'hob']],
  ['toilet', ['toilet', 'wc ', 'water closet']],
  ['bathtub', ['bathtub', 'bath tub', 'tub ', ' tub']],
  ['shower', ['shower']],
  ['sink', ['sink', 'basin', 'lavatory', 'vanity']],
  ['washer', ['washer', 'washing machine']],
  ['water-heater', ['water heater', 'boiler']],
  ['fireplace', ['fireplace']],
  ['radiator', ['radiator']],
  ['electrical-panel', ['electrical panel', 'breaker']],
  ['column', ['column', 'pillar']],
];
