import fc from 'fast-check';
import { outlineWithout, shellOf } from '../shell/make-shell.js';
import type { Rect } from '../shell/outline.js';
import type { Ceiling, Shell } from '../shell/shell.js';
import { SIDES, type Side } from '../sides.js';

/** Shells of all shapes for tests. */

export const SHELL_SHAPES = [
  'rectangle',
  'l',
  't',
  'u',
  'z',
  'recess',
  'bump-out',
  'attic',
  'shed',
  'soffit',
] as const;

type ShellShape = (typeof SHELL_SHAPES)[number];

/** How one shape is drawn within a box; shares are of the box's size. */
interface Draw {
  readonly widthIn: number;
  readonly depthIn: number;
  readonly ceilingIn: number;
  /** Two shares of 0 to 1 that the shape takes its proportions from. */
  readonly a: number;
  readonly b: number;
  /** How it is turned: at the south, east, north or west. */
  readonly turn: Side;
  readonly flip: boolean;
  readonly exterior: readonly Side[];
}

const between = (least: number, most: number, share: number): number =>
  Math.round(least + (most - least) * share);

/** Told as if the wall in question were the north wall of a box `along` by `deep`. */
function cutsOf(shape: ShellShape, along: number, deep: number, a: number, b: number): Rect[] {
  const narrow = between(along * 0.2, along * 0.4, a);
  const shallow = between(deep * 0.2, deep * 0.45, b);
  const top = deep - shallow;
  switch (shape) {
    case 'l':
      return [{ x: along - narrow, y: top, w: narrow, d: shallow }];
    case 't':
    case 'bump-out': {
      const side =
        shape === 't' ? between(along * 0.2, along * 0.32, a) : between(along * 0.2, along * 0.35, a);
      const cut = shape === 't' ? shallow : Math.max(18, Math.round(deep * 0.15));
      return [
        { x: 0, y: deep - cut, w: side, d: cut },
        { x: along - side, y: deep - cut, w: side, d: cut },
      ];
    }
    case 'u': {
      const wide = between(along * 0.2, along * 0.34, a);
      return [{ x: Math.round((along - wide) / 2), y: top, w: wide, d: shallow }];
    }
    case 'z':
      return [
        { x: along - narrow, y: top, w: narrow, d: shallow },
        { x: 0, y: 0, w: narrow, d: Math.min(shallow, Math.round(deep * 0.35)) },
      ];
    case 'recess': {
      const wide = between(36, Math.max(36, along * 0.4), a);
      return [{ x: Math.round((along - wide) * b), y: deep - 18, w: wide, d: 18 }];
    }
    default:
      return [];
  }
}

/** Turns what was told of the north wall to another side, and mirrors it. */
function placed(r: Rect, along: number, deep: number, turn: Side, flip: boolean): Rect {
  const x = flip ? along - r.x - r.w : r.x;
  switch (turn) {
    case 'north':
      return { ...r, x };
    case 'south':
      return { ...r, x, y: deep - r.y - r.d };
    case 'east':
      return { x: r.y, y: x, w: r.d, d: r.w };
    case 'west':
      return { x: deep - r.y - r.d, y: x, w: r.d, d: r.w };
  }
}

/** A shell of a shape; undefined where the shape does not fit the box. */
function shellOfShape(shape: ShellShape, draw: Draw): Shell | undefined {
  const { widthIn, depthIn, turn, flip, a, b, exterior } = draw;
  const level = turn === 'north' || turn === 'south';
  const [along, deep] = level ? [widthIn, depthIn] : [depthIn, widthIn];
  const cuts = cutsOf(shape, along, deep, a, b).map((r) => placed(r, along, deep, turn, flip));
  const outline = outlineWithout(widthIn, depthIn, cuts);
  return outline && shellOf(outline, ceilingOf(shape, draw, level, deep), exterior);
}

function ceilingOf(shape: ShellShape, draw: Draw, level: boolean, deep: number): Ceiling {
  const { ceilingIn, a, b, widthIn, depthIn, turn } = draw;
  const flat = { heightIn: ceilingIn, zones: [] };
  const ridge = level ? 'east-west' : 'north-south';
  if (shape === 'attic') {
    const kneeIn = between(42, 60, a);
    const slope = {
      ridge,
      ridgeAtIn: deep / 2,
      ridgeIn: ceilingIn + 12,
      kneeStartIn: kneeIn,
      kneeEndIn: kneeIn,
    } as const;
    return { heightIn: ceilingIn, zones: [], slope };
  }
  if (shape === 'shed') {
    const kneeStartIn = between(60, 84, b);
    const slope = { ridge, ridgeAtIn: deep, ridgeIn: ceilingIn, kneeStartIn, kneeEndIn: ceilingIn } as const;
    return { heightIn: ceilingIn, zones: [], slope };
  }
  if (shape !== 'soffit') return flat;
  const deepIn = between(12, 24, a);
  const strip = {
    north: { x: 0, y: depthIn - deepIn, widthIn, depthIn: deepIn },
    south: { x: 0, y: 0, widthIn, depthIn: deepIn },
    west: { x: 0, y: 0, widthIn: deepIn, depthIn },
    east: { x: widthIn - deepIn, y: 0, widthIn: deepIn, depthIn },
  }[turn];
  return {
    heightIn: ceilingIn,
    zones: [{ id: 'soffit-1', kind: 'soffit', ...strip, heightIn: ceilingIn - 12 }],
  };
}

interface ShellLimits {
  readonly shapes?: readonly ShellShape[];
  /** Sides of the bounding box, inches. */
  readonly leastIn?: number;
  readonly mostIn?: number;
}

/** Shells of all shapes, or of those named; what fails is shrunk to a small, plain one. */
export function randomShells({
  shapes = SHELL_SHAPES,
  leastIn = 96,
  mostIn = 360,
}: ShellLimits = {}): fc.Arbitrary<Shell> {
  const size = fc.integer({ min: Math.ceil(leastIn / 6), max: Math.floor(mostIn / 6) }).map((n) => n * 6);
  const share = fc.integer({ min: 0, max: 10 }).map((n) => n / 10);
  const draw = fc.record({
    widthIn: size,
    depthIn: size,
    ceilingIn: fc.constantFrom(96, 108),
    a: share,
    b: share,
    turn: fc.constantFrom(...SIDES),
    flip: fc.boolean(),
    exterior: fc.subarray([...SIDES]),
  });
  return fc
    .tuple(fc.constantFrom(...shapes), draw)
    .map(([shape, drawn]) => shellOfShape(shape, drawn))
    .filter((shell) => shell !== undefined);
}
