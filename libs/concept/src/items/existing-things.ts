import type { RoomCategory } from '@plumbline/contracts';
import type { Kind } from './catalogue.js';

/**
 * What stands in a room today and may be shown on a photo or named at a tape-measure walk, with its usual size in
 * inches: common sizes of US appliance and fixture catalogues. Pure, and free of zod.
 */
export interface ExistingSpec {
  /** What a person calls it. */
  readonly name: string;
  readonly widthIn: number;
  readonly depthIn: number;
  readonly heightIn: number;
  /** Its underside above the floor. */
  readonly zIn?: number;
  /** Water and drain, or gas, run to it: moving it is plumber's work. */
  readonly piped?: boolean;
  /** Carries load or belongs to the house: it is never moved. */
  readonly structural?: boolean;
  /** What the catalogue calls it, where that depends on the room. */
  readonly kind: Kind | Readonly<{ usual: Kind } & Partial<Record<RoomCategory, Kind>>>;
}

export const EXISTING = {
  sink: {
    name: 'Sink',
    widthIn: 36,
    depthIn: 24,
    heightIn: 34.5,
    piped: true,
    kind: { usual: 'sink-base', bathroom: 'vanity' },
  },
  range: { name: 'Range', widthIn: 30, depthIn: 26, heightIn: 36, kind: 'range' },
  refrigerator: { name: 'Refrigerator', widthIn: 36, depthIn: 30, heightIn: 70, kind: 'refrigerator' },
  dishwasher: {
    name: 'Dishwasher',
    widthIn: 24,
    depthIn: 24,
    heightIn: 34.5,
    piped: true,
    kind: 'dishwasher',
  },
  toilet: { name: 'Toilet', widthIn: 18, depthIn: 28, heightIn: 30, piped: true, kind: 'toilet' },
  bathtub: { name: 'Bathtub', widthIn: 60, depthIn: 30, heightIn: 20, piped: true, kind: 'bathtub' },
  shower: { name: 'Shower', widthIn: 36, depthIn: 36, heightIn: 80, piped: true, kind: 'shower' },
  washer: { name: 'Washer', widthIn: 27, depthIn: 30, heightIn: 39, piped: true, kind: 'washer' },
  radiator: { name: 'Radiator', widthIn: 36, depthIn: 8, heightIn: 24, kind: 'radiator' },
  'electrical-panel': {
    name: 'Electrical panel',
    widthIn: 15,
    depthIn: 4,
    heightIn: 30,
    zIn: 40,
    structural: true,
    kind: 'electrical-panel',
  },
  'water-heater': {
    name: 'Water heater',
    widthIn: 22,
    depthIn: 22,
    heightIn: 60,
    piped: true,
    kind: 'water-heater',
  },
  fireplace: { name: 'Fireplace', widthIn: 60, depthIn: 20, heightIn: 50, kind: 'fireplace' },
  post: { name: 'Post', widthIn: 6, depthIn: 6, heightIn: 96, structural: true, kind: 'post' },
  column: { name: 'Column', widthIn: 12, depthIn: 12, heightIn: 96, structural: true, kind: 'column' },
} as const satisfies Readonly<Record<string, ExistingSpec>>;

export type ExistingKind = keyof typeof EXISTING;

export const EXISTING_KINDS = Object.keys(EXISTING) as [ExistingKind, ...ExistingKind[]];

/** What the catalogue calls a thing that is there, in a room of a category. */
export function catalogueKindOf(existing: ExistingKind, category: RoomCategory): Kind {
  const { kind }: ExistingSpec = EXISTING[existing];
  return typeof kind === 'string' ? kind : (kind[category] ?? kind.usual);
}
