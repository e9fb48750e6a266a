import { outlineWithout, type Rect, type RoomSize, type Side } from '@plumbline/concept';
import { feetAndInches } from '../units.js';
import type { CompassCorner } from './room-shapes.js';
import { atCorner, atMiddle, stripAt } from './strips.js';
import type { ToldShapes } from './told-shapes.js';

/** The floor of a room as words tell it: bump-outs and bays lie outside of the told size, notches and chimneys inside. */

/** Least side of what is left of a room. Inches. */
const LEAST_SIDE = 36;

const CHIMNEY = { alongIn: 60, deepIn: 18 } as const;

/** Bays are sold 6 to 10 ft wide; they reach out up to 2 ft without a foundation of their own (IRC R502.3.3). Inches. */
const BAY = { alongIn: 84, deepIn: 24, least: 48, shallow: 12, deep: 72 } as const;

const OPPOSITE_ENDS: Readonly<Record<'L' | 'Z', readonly CompassCorner[]>> = {
  L: ['northeast'],
  Z: ['northeast', 'southwest'],
};

export interface Footprint {
  /** The room of the told size within the whole. */
  readonly base: Rect;
  /** Of the whole, with bump-outs. Inches. */
  readonly widthIn: number;
  readonly depthIn: number;
  /** Whether corners are cut away of the whole. */
  readonly isCut: boolean;
  readonly outline: NonNullable<ReturnType<typeof outlineWithout>>;
}

interface Bump {
  readonly side: Side;
  readonly alongIn: number;
  readonly deepIn: number;
}

/** The floor with all that was told of its outline; undefined where nothing would be left. */
export function footprintOf(told: ToldShapes): Footprint | undefined {
  const { size } = told;
  const bumps: Bump[] = [];
  addBumpOuts(told, bumps);
  addBays(told, bumps);
  const out = (side: Side): number => bumps.find((b) => b.side === side)?.deepIn ?? 0;
  const base: Rect = { x: out('west'), y: out('south'), w: size.widthIn, d: size.depthIn };
  const widthIn = base.x + base.w + out('east');
  const depthIn = base.y + base.d + out('north');
  const cuts = cutsOf(told, base, { widthIn, depthIn }, bumps);
  const outline = outlineWithout(widthIn, depthIn, cuts);
  return outline && { base, widthIn, depthIn, isCut: cuts.length > 0, outline };
}

/** One bump-out at each side, each in a strip of its own. */
function addBumpOuts(told: ToldShapes, bumps: Bump[]): void {
  for (const { words, shape } of told.all('bump-out')) {
    const side = told.sideOf(shape.at, 'north', 'bump-out');
    const { alongIn, deepIn } = shape;
    if (alongIn > told.wallIn(side) - 2 || deepIn < 6 || bumps.some((b) => b.side === side)) {
      told.unfit.push(words);
      continue;
    }
    bumps.push({ side, alongIn, deepIn });
    const size = `${feetAndInches(alongIn)} by ${feetAndInches(deepIn)}`;
    told.means(words, 'outline', `Bump-out of ${size} on the ${side} wall`);
  }
}

function addBays(told: ToldShapes, bumps: Bump[]): void {
  const long: Side = told.size.widthIn >= told.size.depthIn ? 'north' : 'east';
  for (const { words, shape } of told.all('bay')) {
    const side = told.sideOf(shape.at, long, 'bay window');
    const alongIn = Math.min(shape.alongIn ?? BAY.alongIn, told.wallIn(side) - 24);
    if (alongIn < BAY.least || bumps.some((b) => b.side === side)) {
      told.unfit.push(words);
      continue;
    }
    const deepIn = Math.min(Math.max(shape.deepIn ?? BAY.deepIn, BAY.shallow), BAY.deep);
    bumps.push({ side, alongIn, deepIn });
    const [along, deep] = [feetAndInches(alongIn), feetAndInches(deepIn)];
    if (alongIn !== shape.alongIn || deepIn !== shape.deepIn)
      told.assumed.push(`The bay was taken as ${along} wide and ${deep} deep.`);
    const size = shape.deepIn === undefined ? along : `${along} by ${deep}`;
    told.means(words, 'outline', `Bay window of ${size} on the ${side} wall`);
  }
}

/** What is cut away: beside bump-outs, at notches, by the room's form and behind chimneys. */
function cutsOf(
  told: ToldShapes,
  base: Rect,
  { widthIn, depthIn }: Pick<RoomSize, 'widthIn' | 'depthIn'>,
  bumps: readonly Bump[],
): readonly Rect[] {
  let cuts: Rect[] = bumps.flatMap((bump) => besideBump(bump, base, widthIn, depthIn));
  const cut = (words: string, meaning: string, rects: readonly Rect[]): void => {
    const fits = rects.every((r) => r.w <= base.w - LEAST_SIDE && r.d <= base.d - LEAST_SIDE);
    if (!fits || !isRoom(outlineWithout(widthIn, depthIn, [...cuts, ...rects]))) told.unfit.push(words);
    else {
      cuts = [...cuts, ...rects];
      told.means(words, 'outline', meaning);
    }
  };
  const notches = told.all('notch');
  for (const { words, shape } of notches) {
    const { corner = 'northeast', alongIn, deepIn, what = 'Notch' } = shape;
    if (!shape.corner)
      told.assumed.push(
        `Which corner the ${what.toLowerCase()} takes was not told: the ${corner} was taken.`,
      );
    const name = `${what} of ${feetAndInches(alongIn)} by ${feetAndInches(deepIn)} at the ${corner}`;
    cut(words, name, [atCorner(base, corner, alongIn, deepIn)]);
  }
  for (const { words, shape } of told.all('form')) {
    const name = `${shape.form}-shaped room`;
    // An L or a U whose notch was told is that notch.
    if (notches.length > 0 && cuts.length > 0) told.means(words, 'outline', name);
    else {
      cut(words, name, cutsOfForm(shape.form, base));
      told.assumed.push(`How the ${shape.form} is proportioned was not told: see the plan.`);
    }
  }
  const long: Side = told.size.widthIn >= told.size.depthIn ? 'north' : 'west';
  for (const { words, shape } of told.all('chimney')) {
    const side = told.sideOf(shape.at, long, 'chimney');
    const { alongIn, deepIn } = { ...CHIMNEY, ...shape };
    if (shape.alongIn === undefined) told.assumed.push('The chimney breast was taken as 5\'-0" by 1\'-6".');
    const name = `Chimney breast of ${feetAndInches(alongIn)} by ${feetAndInches(deepIn)} on the ${side} wall`;
    cut(words, name, [atMiddle(base, side, alongIn, deepIn)]);
  }
  return cuts;
}

const isRoom = (outline: ReturnType<typeof outlineWithout>): boolean =>
  outline !== undefined && outline.length <= 16;

/** What is cut away of a bump-out's strip on both sides of it. */
function besideBump(
  { side, alongIn, deepIn }: { side: Side; alongIn: number; deepIn: number },
  base: Rect,
  widthIn: number,
  depthIn: number,
): Rect[] {
  const strip = stripAt({ x: 0, y: 0, w: widthIn, d: depthIn }, side, deepIn);
  if (side === 'north' || side === 'south') {
    const from = base.x + Math.round((base.w - alongIn) / 2);
    return [
      { ...strip, w: from },
      { ...strip, x: from + alongIn, w: widthIn - from - alongIn },
    ].filter((r) => r.w > 0);
  }
  const from = base.y + Math.round((base.d - alongIn) / 2);
  return [
    { ...strip, d: from },
    { ...strip, y: from + alongIn, d: depthIn - from - alongIn },
  ].filter((r) => r.d > 0);
}

/** Proportions that such rooms usually have, in whole feet. */
function cutsOfForm(form: 'L' | 'U' | 'T' | 'Z', base: Rect): Rect[] {
  const feet = (n: number): number => Math.max(12, Math.round(n / 12) * 12);
  if (form === 'L' || form === 'Z') {
    const share = form === 'L' ? 0.4 : 0.3;
    return OPPOSITE_ENDS[form].map((corner) =>
      atCorner(base, corner, feet(base.w * share), feet(base.d * 0.4)),
    );
  }
  if (form === 'U') return [atMiddle(base, 'south', feet(base.w * 0.34), feet(base.d * 0.4))];
  const side = feet(base.w * 0.28);
  const deep = feet(base.d * 0.4);
  return [atCorner(base, 'southwest', side, deep), atCorner(base, 'southeast', side, deep)];
}
