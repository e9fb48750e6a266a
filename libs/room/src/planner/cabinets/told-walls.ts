import { isSide, type Side, type ThingPlace } from '@plumbline/concept';
import { opposite } from '../../geometry/geometry.js';
import type { RunToken } from './run.js';

/** Kitchens whose sink, cooking and cold stand each at the wall that words give it, whatever shape that makes. */

/** What stands together at one wall. */
export interface Station {
  readonly name: 'sink' | 'range' | 'oven' | 'refrigerator' | 'pantry';
  readonly tokens: readonly RunToken[];
}

const NAMES: readonly Station['name'][] = ['sink', 'range', 'oven', 'refrigerator', 'pantry'];

/** The wall that words give a thing; a sink at a window is at that window's wall. */
export function wallOf(name: Station['name'], told: readonly ThingPlace[]): Side | undefined {
  // "The cooktop opposite the sink".
  const across = told.find(({ thing, how }) => thing === name && how === 'across')?.to;
  const faced = across && across !== name && NAMES.find((one) => one === across);
  const its =
    faced && !told.some(({ thing, how }) => thing === faced && how === 'across') && wallOf(faced, told);
  if (its) return opposite(its);
  const place = told.find(
    ({ thing, at, corner, how }) =>
      thing === name &&
      at !== undefined &&
      isSide(at) &&
      !corner &&
      (!how || how === 'under' || how === 'left' || how === 'right'),
  );
  const at = (place?.at as Side | undefined) ?? wallAtCorner(name, told);
  // A sink is where its dishwasher was told to be.
  const isWashed = name === 'sink' && !told.some(({ thing }) => thing === 'sink');
  return at ?? (isWashed ? (washerTold(told)?.at as Side | undefined) : undefined);
}

/** Where words put a dishwasher by itself. */
const washerTold = (told: readonly ThingPlace[]): ThingPlace | undefined =>
  told.find(
    ({ thing, at, how, corner }) =>
      thing === 'dishwasher' && at !== undefined && isSide(at) && !how && !corner,
  );

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
export type Make<T> = (
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
  if ([...walls.values()].filter(Boolean).length < LEAST_TOLD) return;
  // What is told in a row at one wall takes it; the rest goes around the corner.
  const [row] = used;
  if (used.length === 1 && row !== undefined && (row === main || row === left) && isOrdered(filled, told))
    used.splice(0, 1, main, left);
  if (!used.includes(main)) return;
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
    const onMains =
      strung(filled.filter((one) => way.get(one) === main)) ??
      (ends.length > 1 ? [ends, [...ends].reverse()] : [ends]);
    const besides = (side: Side): RunToken[][] =>
      strung(filled.filter((one) => way.get(one) === side)) ?? [at(side)];
    for (const onMain of onMains) {
      if (sides.includes(far)) for (const across of besides(far)) yield make('galley', onMain, [], across);
      else if (sides.length === 2)
        for (const first of besides(left))
          for (const second of besides(opposite(left))) yield make('u-shape', onMain, first, second);
      else if (sides.length === 1) for (const first of besides(left)) yield make('l-shape', onMain, first);
      else yield make('one-wall', onMain);
    }
  }

  /** The orders in which things may stand at one wall, where words tell which is beside which; else nothing. */
  function strung(there: readonly Station[]): RunToken[][] | undefined {
    return there.length <= MOST_ORDERED && isOrdered(there, told)
      ? ordersOf(there)
          .filter((order) => isAsTold(order, told))
          .map((order) => order.flatMap(({ tokens }) => [...tokens]))
      : undefined;
  }
}

/** More things than these at one wall are not tried in every order. */
const MOST_ORDERED = 5;

const ASIDE: ReadonlySet<ThingPlace['how']> = new Set(['left', 'right', 'beside'] as const);

/** What words put beside one another, of some things. */
const pairsOf = (there: readonly Station[], told: readonly ThingPlace[]) =>
  told.flatMap(({ thing, how, to }) => {
    const [from, by] = [thing, to].map((one) => there.findIndex(({ name }) => name === one)) as [
      number,
      number,
    ];
    return ASIDE.has(how) && from >= 0 && by >= 0 && from !== by ? [{ from, by, how }] : [];
  });

const isOrdered = (there: readonly Station[], told: readonly ThingPlace[]): boolean =>
  pairsOf(there, told).length > 0;

/** Whether an order, told from one end of a wall or from the other, has each beside what it was told by. */
export function isAsTold(order: readonly Station[], told: readonly ThingPlace[]): boolean {
  const steps = pairsOf(order, told).map(({ from, by, how }) => ({
    far: Math.abs(from - by),
    turn: how === 'beside' ? 0 : Math.sign(from - by) * (how === 'right' ? 1 : -1),
  }));
  const turns = new Set(steps.map(({ turn }) => turn).filter((turn) => turn !== 0));
  return turns.size <= 1 && steps.every(({ far }) => far === 1);
}

export const ordersOf = <T>(things: readonly T[]): (readonly T[])[] =>
  things.length < 2
    ? [things]
    : things.flatMap((first) =>
        ordersOf(things.filter((one) => one !== first)).map((rest) => [first, ...rest]),
      );
