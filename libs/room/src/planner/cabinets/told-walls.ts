import type { Side, ThingPlace } from '@plumbline/concept';
import { isSide, opposite } from '../../geometry/geometry.js';
import type { RunToken } from './run.js';

/** Kitchens whose sink, cooking and cold stand each at the wall that words give it, whatever shape that makes. */

/** What stands together at one wall. */
interface Station {
  readonly name: 'sink' | 'range' | 'oven' | 'refrigerator' | 'pantry';
  readonly tokens: readonly RunToken[];
}

const NAMES: readonly Station['name'][] = ['sink', 'range', 'oven', 'refrigerator', 'pantry'];

/** The wall that words give a thing; a sink at a window is at that window's wall. */
function wallOf(name: Station['name'], told: readonly ThingPlace[]): Side | undefined {
  // "The cooktop opposite the sink".
  const across = told.find(({ thing, how }) => thing === name && how === 'across')?.to;
  const faced = across && across !== name && NAMES.find((one) => one === across);
  const its =
    faced && !told.some(({ thing, how }) => thing === faced && how === 'across') && wallOf(faced, told);
  if (its) return opposite(its);
  const place = told.find(
    ({ thing, at, corner, how }) =>
      thing === name && at !== undefined && isSide(at) && !corner && (!how || how === 'under'),
  );
  return (place?.at as Side | undefined) ?? wallAtCorner(name, told);
}

/** Of the two walls of a corner the one at which something else was told to stand: it goes on to the corner. */
function wallAtCorner(name: Station['name'], told: readonly ThingPlace[]): Side | undefined {
  const place = told.find(({ thing, corner, how }) => thing === name && corner !== undefined && !how);
  const walls = [place?.at, place?.corner].filter((side): side is Side => side !== undefined && isSide(side));
  return walls.find((side) =>
    told.some((one) => one !== place && one.at === side && !one.corner && !one.part),
  );
}

/** Fewer told walls than these are met by the usual layouts. */
const LEAST_TOLD = 2;
/** So many ways to share what was not told among the walls are tried. */
const MOST_WAYS = 6;

/** Makes a layout of what stands at its walls. */
type Make<T> = (
  layout: 'galley' | 'l-shape' | 'one-wall' | 'u-shape',
  main: RunToken[],
  left?: RunToken[],
  right?: RunToken[],
) => T;

/** The layouts at a main wall in which everything told is at its wall; none where words tell of fewer than two. */
export function* atToldWalls<T>(
  stations: readonly Station[],
  told: readonly ThingPlace[],
  { main, left }: { readonly main: Side; readonly left: Side },
  make: Make<T>,
): Generator<T> {
  const filled = stations.filter(({ tokens }) => tokens.length > 0);
  const walls = new Map(filled.map((one) => [one, wallOf(one.name, told)]));
  const used = [...new Set([...walls.values()].filter((side): side is Side => side !== undefined))];
  if ([...walls.values()].filter(Boolean).length < LEAST_TOLD || !used.includes(main)) return;
  const far = opposite(main);
  const sides = used.filter((side) => side !== main);
  if (sides.includes(far) ? sides.length > 1 : sides.length === 1 && sides[0] !== left) return;
  let ways: ReadonlyMap<Station, Side>[] = [new Map()];
  for (const one of filled) {
    const at = walls.get(one);
    ways = ways
      .flatMap((way) => (at ? [at] : used).map((side) => new Map([...way, [one, side]])))
      .slice(0, MOST_WAYS);
  }
  for (const way of ways) {
    const at = (side: Side): RunToken[] =>
      filled.flatMap((one) => (way.get(one) === side ? [...one.tokens] : []));
    const ends = at(main);
    // What is tall stands at an end of the wall: at which, the corner decides.
    for (const onMain of ends.length > 1 ? [ends, [...ends].reverse()] : [ends]) {
      if (sides.includes(far)) yield make('galley', onMain, [], at(far));
      else if (sides.length === 2) yield make('u-shape', onMain, at(left), at(opposite(left)));
      else if (sides.length === 1) yield make('l-shape', onMain, at(left));
      else yield make('one-wall', onMain);
    }
  }
}
