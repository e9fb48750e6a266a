import { isSide, runsEast, type Side, type ThingPlace } from '@plumbline/concept';
import { opposite } from '../../geometry/geometry.js';
import type { RunToken } from './run.js';
import { isAsTold, type Make, ordersOf, type Station, wallOf } from './told-walls.js';

/** Kitchens in which something was told to stand at one end of its wall, or in the middle: what else stands there makes way for it. */

/** Where along its wall words put a thing; undefined where they say no more than the wall. */
type Along = Side | 'middle';

function alongWall(name: string, told: readonly ThingPlace[]): Along | undefined {
  const isWashed = name === 'sink' && !told.some(({ thing }) => thing === 'sink');
  for (const { thing, at, end, middle } of told)
    if ((thing === name || (isWashed && thing === 'dishwasher')) && at !== undefined && isSide(at)) {
      if (middle) return 'middle';
      if (end !== undefined && isSide(end) && runsEast(end) !== runsEast(at)) return end;
    }
  return undefined;
}

/** So many ways to share the walls, and orders at one wall, are tried. */
const MOST = { ways: 9, orders: 3, atOneWall: 5 } as const;

/** What goes along with another thing wherever that stands. */
const WITH: Readonly<Partial<Record<Station['name'], Station['name']>>> = {
  pantry: 'refrigerator',
  oven: 'range',
};

type Layout = Parameters<Make<unknown>>[0];

/** The layouts at a main wall in which what was told stands at its end of its wall; none where words tell of no end. */
export function* atToldEnds<T>(
  stations: readonly Station[],
  told: readonly ThingPlace[],
  { main, left }: { readonly main: Side; readonly left: Side },
  make: Make<T>,
): Generator<T> {
  const filled = stations.filter(({ tokens }) => tokens.length > 0);
  if (!filled.some(({ name }) => alongWall(name, told) !== undefined)) return;
  const shapes: readonly (readonly [Layout, ...Side[]])[] = [
    ['one-wall', main],
    ['l-shape', main, left],
    ['galley', main, opposite(main)],
    ['u-shape', main, left, opposite(left)],
  ];
  for (const [layout, ...sides] of shapes)
    for (const way of waysAmong(filled, told, sides)) {
      const at = (side: Side | undefined, from: Side): readonly RunToken[][] =>
        side === undefined
          ? [[]]
          : ordersAt(
              filled.filter((one) => way.get(one.name) === side),
              told,
              from,
            );
      const [, second, third] = sides;
      const from = layout === 'galley' ? left : main;
      for (const onMain of at(main, left))
        for (const onSecond of at(second, from))
          for (const onThird of at(third, from))
            yield layout === 'galley'
              ? make(layout, onMain, [], onSecond)
              : make(layout, onMain, onSecond, onThird);
    }
}

/** Ways to share some walls: each thing at the wall that it was told for, and none of the walls left empty. */
function waysAmong(
  stations: readonly Station[],
  told: readonly ThingPlace[],
  sides: readonly Side[],
): readonly ReadonlyMap<Station['name'], Side>[] {
  let ways: ReadonlyMap<Station['name'], Side>[] = [new Map()];
  const free: Station['name'][] = [];
  for (const { name } of stations) {
    const wall = wallOf(name, told);
    const isFollower = wall === undefined && stations.some((one) => one.name === WITH[name]);
    if (isFollower) free.push(name);
    else {
      const at = wall ? [wall] : sides;
      ways = ways.flatMap((way) => at.map((side) => new Map([...way, [name, side]])));
    }
  }
  return ways
    .map((way) => new Map([...way, ...free.map((name) => [name, way.get(WITH[name]!)!] as const)]))
    .filter((way) => sides.every((side) => [...way.values()].includes(side)))
    .filter((way) => [...way.values()].every((side) => sides.includes(side)))
    .slice(0, MOST.ways);
}

/** The orders at one wall, told from the end `from`, in which what is told for an end stands there. */
function ordersAt(there: readonly Station[], told: readonly ThingPlace[], from: Side): readonly RunToken[][] {
  if (there.length > MOST.atOneWall) return [];
  const rank = ({ name }: Station): number => {
    const along = alongWall(name, told);
    return along === from ? 0 : along === opposite(from) ? 2 : 1;
  };
  return ordersOf(there)
    .filter((order) => order.every((one, i) => i === 0 || rank(order[i - 1] as Station) <= rank(one)))
    .filter((order) => isAsTold(order, told))
    .slice(0, MOST.orders)
    .map((order) =>
      // The sink itself, and not its dishwasher, is at the end.
      order.flatMap((one) => (rank(one) === 2 ? [...one.tokens].reverse() : [...one.tokens])),
    );
}
