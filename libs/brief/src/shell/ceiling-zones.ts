import type { Ceiling, Rect } from '@plumbline/concept';
import { feetAndInches } from '../units.js';
import type { Footprint } from './footprint.js';
import { boxOf, stripAt } from './strips.js';
import type { ToldShapes } from './told-shapes.js';

/** What hangs below a ceiling: soffits, ducts and beams. */

const SOFFIT = { deepIn: 24, below: 12 } as const;

const BEAM = { wideIn: 8, below: 10 } as const;

/** A main duct of 20 in with its framing and board. Inches. */
const DUCT = 24;

/** The ceiling with what was told to hang below it. */
export function withZones(ceiling: Ceiling, told: ToldShapes, { widthIn, depthIn }: Footprint): Ceiling {
  const floor: Rect = { x: 0, y: 0, w: widthIn, d: depthIn };
  const level = widthIn >= depthIn;
  const zones = [...ceiling.zones];
  const add = (words: string, meaning: string, zone: Ceiling['zones'][number]): void => {
    if (zone.heightIn < 60 || zone.heightIn >= ceiling.heightIn || zone.widthIn < 1 || zone.depthIn < 1)
      told.unfit.push(words);
    else {
      zones.push(zone);
      told.means(words, 'ceiling', meaning);
    }
  };
  for (const [i, { words, shape }] of told.all('soffit').entries()) {
    const side = told.sideOf(shape.at, 'north', 'soffit');
    const deepIn = shape.deepIn ?? SOFFIT.deepIn;
    const heightIn = shape.heightIn ?? ceiling.heightIn - SOFFIT.below;
    const deep = feetAndInches(deepIn);
    if (shape.deepIn === undefined) told.assumed.push(`The soffit was taken as ${deep} deep.`);
    const box = boxOf(stripAt(floor, side, deepIn));
    const name = `Soffit of ${deep} at ${feetAndInches(heightIn)} over the ${side} wall`;
    add(words, name, { id: `soffit-${i + 1}`, kind: 'soffit', ...box, heightIn });
  }
  for (const [i, { words, shape }] of told.all('duct').entries()) {
    const heightIn = shape.heightIn ?? ceiling.heightIn - SOFFIT.below;
    const along = shape.at && stripAt(floor, told.sideOf(shape.at, 'north', 'duct'), DUCT);
    told.assumed.push(`The duct was taken as ${feetAndInches(DUCT)} wide with its box.`);
    const box = boxOf(along ?? middleStrip(floor, DUCT, level));
    const name = `Duct at ${feetAndInches(heightIn)}${along ? '' : ' along the middle'}`;
    add(words, name, { id: `duct-${i + 1}`, kind: 'soffit', ...box, heightIn });
  }
  for (const [i, { words, shape }] of told.all('beam').entries()) {
    const heightIn = shape.heightIn ?? ceiling.heightIn - BEAM.below;
    told.assumed.push('The beam was taken to cross the middle of the room the short way.');
    const box = boxOf(middleStrip(floor, BEAM.wideIn, !level));
    const name = `Dropped beam at ${feetAndInches(heightIn)}`;
    add(words, name, { id: `beam-${i + 1}`, kind: 'beam', ...box, heightIn });
  }
  return { ...ceiling, zones };
}

/** A strip over the middle of a floor, from east to west or from north to south. */
const middleStrip = ({ w, d }: Rect, wideIn: number, eastWest: boolean): Rect =>
  eastWest ? { x: 0, y: (d - wideIn) / 2, w, d: wideIn } : { x: (w - wideIn) / 2, y: 0, w: wideIn, d };
