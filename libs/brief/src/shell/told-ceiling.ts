import type { Ceiling, Rect, Side, Slope } from '@plumbline/concept';
import { feetAndInches } from '../units.js';
import { withZones } from './ceiling-zones.js';
import type { Footprint } from './footprint.js';
import { LEAST_KNEE, type RidgeRuns, type SaidWall } from './room-shapes.js';
import type { ShapeOf, ToldShape, ToldShapes } from './told-shapes.js';

/** The ceiling of a room as words tell it: its slope, and what hangs below it. */

const KNEE = 48;

/** Rise of a stair over its going, 7-1/2 in over 10, and of a roof of 9 in 12. */
const PITCH = 0.75;

/** Rise of a usual vault over its run: 4 in 12; and the least by which its ridge is above the walls. Inches. */
const VAULT = { pitch: 1 / 3, least: 24 } as const;

export function ceilingOf(told: ToldShapes, footprint: Footprint): Ceiling {
  const flat: Ceiling = { heightIn: told.size.ceilingIn, zones: [] };
  const shed = told.first('slope');
  const ceiling = (shed ? shedCeiling(shed, told, footprint) : gableCeiling(told, footprint)) ?? flat;
  const headroom = told.first('headroom');
  if (headroom && !told.meanings.some((m) => m.said === headroom.words)) told.unfit.push(headroom.words);
  return withZones(ceiling, told, footprint);
}

/** A ceiling that rises from two sides to a ridge; undefined where none was told, or none that stands. */
function gableCeiling(told: ToldShapes, { widthIn, depthIn }: Footprint): Ceiling | undefined {
  const [knee, peak, vault] = [told.first('knee walls'), told.first('peak'), told.first('vault')];
  const roof = told.first('under the roof');
  if (!(knee || peak || vault || roof)) return undefined;
  const way = peak?.shape.runs;
  const ridge = ridgeWay(way, widthIn >= depthIn);
  const acrossIn = ridge === 'east-west' ? depthIn : widthIn;
  const toldIn = peak?.shape.heightIn ?? vault?.shape.heightIn;
  const usual = vault && !knee ? told.size.ceilingIn : KNEE;
  let kneeIn = knee?.shape.heightIn ?? Math.min(usual, (toldIn ?? Number.POSITIVE_INFINITY) - VAULT.least);
  const ridgeIn =
    toldIn ??
    (vault
      ? kneeIn + Math.max(VAULT.least, Math.round((acrossIn / 2) * VAULT.pitch))
      : Math.max(told.size.ceilingIn, kneeIn + 24));
  // Floor of a told width under a told height says how low the roof begins.
  const headroom = told.first('headroom');
  const low = headroom && kneeUnder(headroom.shape, ridgeIn, acrossIn);
  if (low !== undefined) kneeIn = low;
  const words = [knee?.words, peak?.words, vault?.words, roof?.words].filter(Boolean).join(', ');
  if (ridgeIn < 72 || ridgeIn > 360 || kneeIn < LEAST_KNEE || kneeIn >= ridgeIn) {
    told.unfit.push(words);
    return undefined;
  }
  const [from, top] = [feetAndInches(kneeIn), feetAndInches(ridgeIn)];
  const isVault = vault !== undefined && !knee;
  if (!knee)
    told.assumed.push(`The ${isVault ? 'walls under the vault' : 'knee walls'} were taken as ${from} high.`);
  else if (kneeIn === LEAST_KNEE && /floor/i.test(knee.words))
    told.assumed.push(`Where the roof meets the floor a wall of ${from} is drawn.`);
  if (headroom && low !== undefined) {
    const floor = `${feetAndInches(headroom.shape.wideIn)} of floor under ${feetAndInches(headroom.shape.heightIn)}`;
    told.means(headroom.words, 'ceiling', `${floor} and more: the roof begins at ${from}`);
  }
  if (toldIn === undefined) told.assumed.push(`The peak was taken as ${top} high.`);
  if (!way) told.assumed.push(`The ridge was taken to run ${ridge} over the middle.`);
  const name = isVault ? `Vaulted ceiling: walls ${from}` : `Sloped ceiling: knee walls ${from}`;
  told.means(words, 'ceiling', `${name}, peak ${top}`);
  const slope: Slope = { ridge, ridgeAtIn: acrossIn / 2, ridgeIn, kneeStartIn: kneeIn, kneeEndIn: kneeIn };
  return { heightIn: ridgeIn, zones: [], slope };
}

/** Which way a ridge runs: as told, else along the longer side. */
function ridgeWay(way: RidgeRuns | undefined, isWide: boolean): Slope['ridge'] {
  if (way === 'east-west' || way === 'north-south') return way;
  return isWide === (way !== 'short') ? 'east-west' : 'north-south';
}

/** A ceiling that is low at one wall and high at the one across. */
function shedCeiling(
  { words, shape }: ToldShape<'slope'>,
  told: ToldShapes,
  { base, widthIn, depthIn }: Footprint,
): Ceiling | undefined {
  const { lowIn, at, highIn = told.size.ceilingIn } = shape;
  if (highIn < 72 || highIn > 360 || lowIn < 12 || lowIn >= highIn) {
    told.unfit.push(words);
    return undefined;
  }
  const side = lowSide(at, widthIn >= depthIn, base);
  // Of a slope whose top was not told: it rises as stairs and steep roofs do, to the flat ceiling.
  const runIn = side === 'north' || side === 'south' ? depthIn : widthIn;
  const ridgeIn = shape.highIn ?? Math.max(highIn, Math.round(lowIn + runIn * PITCH));
  if (!at || at === 'end') told.assumed.push(`The ceiling was taken to be low at the ${side} wall.`);
  told.means(words, 'ceiling', `Ceiling sloping from ${feetAndInches(lowIn)} to ${feetAndInches(highIn)}`);
  return { heightIn: highIn, zones: [], slope: slopeFrom(side, lowIn, ridgeIn, widthIn, depthIn) };
}

/** The wall at which a ceiling is low: one that was told, the end of the room, or its long side. */
function lowSide(at: SaidWall | 'end' | undefined, level: boolean, { w, d }: Rect): Side {
  if (at === 'long') return w >= d ? 'north' : 'west';
  if (at === 'end' || at === 'short') return w >= d ? 'west' : 'north';
  return at ?? (level ? 'south' : 'west');
}

/** A slope that is low at a side and high at the one across. */
function slopeFrom(side: Side, lowIn: number, highIn: number, widthIn: number, depthIn: number): Slope {
  const level = side === 'north' || side === 'south';
  const ridge = level ? 'east-west' : 'north-south';
  return side === 'south' || side === 'west'
    ? { ridge, ridgeAtIn: level ? depthIn : widthIn, ridgeIn: highIn, kneeStartIn: lowIn, kneeEndIn: highIn }
    : { ridge, ridgeAtIn: 0, ridgeIn: highIn, kneeStartIn: highIn, kneeEndIn: lowIn };
}

/** Height at which a roof begins that is so high over so much of the width, inches; nothing where it would not begin above the floor. */
function kneeUnder(
  { heightIn, wideIn }: ShapeOf<'headroom'>,
  ridgeIn: number,
  acrossIn: number,
): number | undefined {
  const low = Math.round((ridgeIn - ((ridgeIn - heightIn) * acrossIn) / wideIn) * 2) / 2;
  return heightIn < ridgeIn && wideIn < acrossIn && low >= LEAST_KNEE && low < heightIn ? low : undefined;
}
