import { CATALOGUE, type Finding, type Item, type Kind, type Opening, type Side } from '@plumbline/concept';
import { CELL, type Cells, Grid, isFlatOnWall, type Seen, STEPS, standsInWay } from './grid.js';

/**
 * Each rule that measures geometry, measured a second time on a grid. Nothing here is taken from the rules or from the
 * planner: what they find is held against it.
 */

interface Again {
  /** What is measured of each thing that the rule concerns. */
  readonly values: (grid: Grid) => readonly number[];
  /** How far both may be apart: what half an inch and what may lie 2 in before a side make of it. */
  readonly apart: number;
}

const BACK: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const SIDES: readonly Side[] = ['north', 'south', 'east', 'west'];
const level = (side: Side): boolean => side === 'north' || side === 'south';
const width = ({ facing, box }: Item): number => (level(facing) ? box.widthIn : box.depthIn);
const no = () => false;
const trait = (item: Item, name: string): unknown =>
  (item.traits as Record<string, unknown> | undefined)?.[name];

/** Clear floor before things of some kinds. */
const front =
  (kinds: readonly Kind[], skip: (other: Item, item: Item) => boolean = no) =>
  (grid: Grid): number[] =>
    grid
      .kind(...kinds)
      .map(
        (item) => grid.ahead(grid.of(item), item.facing, (o) => o.id !== item.id && !skip(o, item)).distance,
      );

/** Inches of a long shower's front at which one steps in, where it is entered at one end. */
const STEP_IN = 30;
/** Whether the left end, seen from before the front, is the west or south one: the one of the lower numbers. */
const LEFT_IS_LOW: Readonly<Record<Item['facing'], boolean>> = {
  south: true,
  north: false,
  east: true,
  west: false,
};

/** Clear floor before showers: before the end of each where one steps in. */
const beforeShowers = (grid: Grid): number[] =>
  grid.kind('shower').map((item) => {
    const { x, y, widthIn, depthIn } = item.box;
    const along = item.facing === 'south' || item.facing === 'north';
    const long = along ? widthIn : depthIn;
    const end = trait(item, 'entryEnd');
    const wide = end === undefined ? long : Math.min(long, STEP_IN);
    const low = (end === 'left') === LEFT_IS_LOW[item.facing] ? 0 : long - wide;
    const from = along ? grid.cells(x + low, y, wide, depthIn) : grid.cells(x, y + low, widthIn, wide);
    return grid.ahead(from, item.facing, (o) => o.id !== item.id).distance;
  });

const gap = (a: Item, b: Item): number => {
  const far = (p: number, q: number, r: number, s: number): number => Math.max(0, r - q, p - s);
  return Math.hypot(
    far(a.box.x, a.box.x + a.box.widthIn, b.box.x, b.box.x + b.box.widthIn),
    far(a.box.y, a.box.y + a.box.depthIn, b.box.y, b.box.y + b.box.depthIn),
  );
};

const shareFloor = (a: Item, b: Item): boolean => gap(a, b) === 0 && sharedIn(a, b);
const sharedIn = (a: Item, b: Item): boolean =>
  Math.min(a.box.x + a.box.widthIn, b.box.x + b.box.widthIn) - Math.max(a.box.x, b.box.x) > 0.03 &&
  Math.min(a.box.y + a.box.depthIn, b.box.y + b.box.depthIn) - Math.max(a.box.y, b.box.y) > 0.03;

const FRONTS: readonly Kind[] = [
  'base-cabinet',
  'sink-base',
  'dishwasher',
  'range',
  'refrigerator',
  'tall-cabinet',
  'wall-oven',
  'beverage-cooler',
];

const mainSinks = (grid: Grid): Item[] =>
  grid.kind('sink-base').filter((i) => (trait(i, 'role') ?? 'main') === 'main');
const cookers = (grid: Grid): Item[] => grid.kind('range', 'cooktop');
const tops = (grid: Grid): Item[] => grid.kind('countertop');

/** A room with its counters as things in the way, so that aisles end at their edges. */
function edges(grid: Grid): Uint16Array {
  return grid.layer('counter edges', (i) => standsInWay(i) || i.kind === 'countertop');
}

/** From the middle of each front, lane by lane, over the counter that stands before it and on to the next front. */
function workAisles(grid: Grid): number[] {
  const layer = edges(grid);
  const solid = grid.layer('in the way', standsInWay);
  return grid.kind(...FRONTS).flatMap((item) => {
    const [dx, dy] = STEPS[item.facing];
    const from = grid.of(item);
    let start = 0;
    // The counter above this front and what of it stands out.
    if (item.box.z < 1 && item.box.heightIn <= 36) {
      const mid = level(item.facing)
        ? [Math.round((from.x0 + from.x1) / 2), item.facing === 'north' ? from.y1 : from.y0]
        : [item.facing === 'east' ? from.x1 : from.x0, Math.round((from.y0 + from.y1) / 2)];
      const above = tops(grid).find((t) => shareFloor(t, item));
      if (above) {
        const own = grid.of(above);
        for (
          let [x, y] = [(mid[0] as number) + dx, (mid[1] as number) + dy];
          x >= own.x0 && x <= own.x1 && y >= own.y0 && y <= own.y1;
          x += dx, y += dy
        )
          start++;
      }
    }
    const moved: Cells = {
      x0: from.x0 + dx * start,
      x1: from.x1 + dx * start,
      y0: from.y0 + dy * start,
      y1: from.y1 + dy * start,
    };
    const mine = (o: Item) => o.id === item.id || (o.group === item.group && o.facing === item.facing);
    const plain = grid.ahead(moved, item.facing, (o) => !mine(o) && o.kind !== 'countertop', solid);
    // The end of an island's counter stands out past the fronts below it.
    const over = grid.ahead(moved, item.facing, (o) => !mine(o), layer).item;
    const met =
      over?.kind === 'countertop' && over.group === 'island' && !shareFloor(over, item)
        ? grid
            .kind(...FRONTS)
            .find(
              (f) =>
                f.group === 'island' && shareFloor(f, over) && besideLanes(grid.of(f), moved, item.facing),
            )
        : plain.item;
    if (!met || !FRONTS.includes(met.kind) || met.facing === item.facing) return [];
    const other = grid.of(met);
    const facing = level(item.facing)
      ? { ...moved, x0: Math.max(moved.x0, other.x0), x1: Math.min(moved.x1, other.x1) }
      : { ...moved, y0: Math.max(moved.y0, other.y0), y1: Math.min(moved.y1, other.y1) };
    const edge = grid.ahead(
      facing,
      item.facing,
      (o) => !mine(o) && (o.id === met.id || (o.kind === 'countertop' && shareFloor(o, met))),
      layer,
      0,
    );
    if (met.facing !== BACK[item.facing] && edge.distance < 14) return [];
    return [edge.distance];
  });
}

/** Whether one walks from some of the squares straight to others. */
const besideLanes = (to: Cells, from: Cells, facing: Side): boolean =>
  level(facing) ? to.x0 <= from.x1 && from.x0 <= to.x1 : to.y0 <= from.y1 && from.y0 <= to.y1;

const deepOf = ({ facing, box }: Item): number => (level(facing) ? box.depthIn : box.widthIn);

/** Counter beside a thing, square by square along the middle of its run, up to its end, a sink, a cooker or a corner. */
function beside(grid: Grid, item: Item): readonly [number, number] {
  // A board to eat at, less than 16 in deep, is no landing (NKBA).
  const layer = grid.layer('counters', (i) => i.kind === 'countertop' && deepOf(i) >= 16);
  const stop = grid.layer(
    'breaks',
    (i) => i.kind === 'sink-base' || i.kind === 'cooktop' || i.kind === 'range',
  );
  const own = grid.of(item);
  const across = level(item.facing);
  // 12 in off the wall behind: in every counter of the run, and in no counter that crosses it but at a corner.
  const lane = Math.round(12 / CELL);
  const row = { north: own.y0 + lane, south: own.y1 - lane, east: own.x0 + lane, west: own.x1 - lane }[
    item.facing
  ];
  // Where counter lies 3 in before the front as well, another run has begun: one stands before this one no more.
  const [fx, fy] = STEPS[item.facing];
  const past = Math.round((deepOf(item) - 12 + 3) / CELL);
  const walk = (sign: 1 | -1): number => {
    let steps = 0;
    for (let at = sign > 0 ? (across ? own.x1 : own.y1) + 1 : (across ? own.x0 : own.y0) - 1; ; at += sign) {
      const [x, y] = across ? [at, row] : [row, at];
      if (!grid.isFloor(x, y) || !grid.owner(layer, x, y)) break;
      const broken = grid.owner(stop, x, y);
      if (broken && broken.facing === item.facing) break;
      if (grid.owner(layer, x + fx * past, y + fy * past)) break;
      steps++;
    }
    return steps * CELL;
  };
  return [walk(-1), walk(1)];
}

const centreOfFront = ({ facing, box }: Item): readonly [number, number] => {
  const [x, y] = [box.x + box.widthIn / 2, box.y + box.depthIn / 2];
  return [
    facing === 'east' ? box.x + box.widthIn : facing === 'west' ? box.x : x,
    facing === 'north' ? box.y + box.depthIn : facing === 'south' ? box.y : y,
  ];
};

function legs(grid: Grid): number[] {
  const [sink, cook, fridge] = [mainSinks(grid)[0], cookers(grid)[0], grid.kind('refrigerator')[0]];
  if (!sink || !cook || !fridge) return [];
  const points = [sink, cook, fridge].map(centreOfFront);
  return points.map((from, i) => around(grid, from, points[(i + 1) % 3] as Spot) / 12);
}

type Spot = readonly [number, number];

const far = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);

/** Inches from one spot to another; over the corner of a counter that goes around a wall where one is between. */
function around(grid: Grid, from: Spot, to: Spot): number {
  const onFloor = (x: number, y: number): boolean => grid.isFloor(Math.floor(x / CELL), Math.floor(y / CELL));
  const open = (a: Spot, b: Spot): boolean => {
    const steps = Math.ceil(far(a, b) / CELL);
    for (let s = 1; s < steps; s++)
      if (!onFloor(a[0] + ((b[0] - a[0]) * s) / steps, a[1] + ((b[1] - a[1]) * s) / steps)) return false;
    return true;
  };
  if (open(from, to)) return far(from, to);
  const ways = grid.room.shell.outline.flatMap(({ x, y }) => {
    const walls = [-1, 1]
      .flatMap((p) => [-1, 1].map((q) => [p, q] as const))
      .filter(([p, q]) => !onFloor(x + p, y + q));
    const [only] = walls;
    if (!only || walls.length > 1) return [];
    const turn: Spot = [x - only[0] * 25.5, y - only[1] * 25.5];
    return open(from, turn) && open(turn, to) ? [far(from, turn) + far(turn, to)] : [];
  });
  return ways.length > 0 ? Math.min(...ways) : far(from, to);
}

/** Of each leg the longest part over an island, in steps of a quarter of an inch. */
function legsOverIslands(grid: Grid): number[] {
  const [sink, cook, fridge] = [mainSinks(grid)[0], cookers(grid)[0], grid.kind('refrigerator')[0]];
  const islands = tops(grid).filter((t) => t.group === 'island' || t.group === 'peninsula');
  const points = sink && cook && fridge ? [sink, cook, fridge].map(centreOfFront) : [];
  return islands.map(({ box }) =>
    Math.max(
      0,
      ...points.map(([x, y], i) => {
        const [u, v] = points[(i + 1) % 3] as readonly [number, number];
        const long = Math.hypot(u - x, v - y);
        let inside = 0;
        for (let s = 0.125; s < long; s += 0.25) {
          const [p, q] = [x + ((u - x) * s) / long, y + ((v - y) * s) / long];
          if (p > box.x && p < box.x + box.widthIn && q > box.y && q < box.y + box.depthIn) inside += 0.25;
        }
        return inside;
      }),
    ),
  );
}

/** Squares of front edges that one can stand before, less what sinks and cooktops take. */
function counterFront(grid: Grid): number[] {
  const layer = grid.layer('deep counters', (i) => i.kind === 'countertop' && deep(i) >= 24);
  let total = 0;
  for (const top of tops(grid).filter((t) => deep(t) >= 24)) {
    const c = grid.of(top);
    const [dx, dy] = STEPS[top.facing];
    if (dx === 0)
      for (let x = c.x0; x <= c.x1; x++) total += layerAt(x, dy > 0 ? c.y1 + 1 : c.y0 - 1) ? 0 : CELL;
    else for (let y = c.y0; y <= c.y1; y++) total += layerAt(dx > 0 ? c.x1 + 1 : c.x0 - 1, y) ? 0 : CELL;
  }
  for (const sink of grid.kind('sink-base')) total -= width(sink) - 3;
  for (const cook of grid.kind('cooktop')) total -= width(cook);
  return [Math.max(0, total)];

  function deep({ facing, box }: Item): number {
    return level(facing) ? box.depthIn : box.widthIn;
  }
  function layerAt(x: number, y: number): boolean {
    return grid.owner(layer, x, y) !== undefined;
  }
}

const meet = (a: Cells, b: Cells): boolean => a.x0 <= b.x1 && b.x0 <= a.x1 && a.y0 <= b.y1 && b.y0 <= a.y1;

const swings = (grid: Grid): { readonly cells: Cells; readonly door: Opening }[] =>
  grid.room.openings
    .filter((o) => o.kind === 'door' && o.swing?.into === 'room')
    .map((door) => ({ door, cells: grid.before(door, door.widthIn) }));

function openDoors(grid: Grid): number[] {
  const all = grid.kind('refrigerator', 'dishwasher', 'range', 'wall-oven').map((item) => {
    const leaf = (trait(item, 'doors') ?? 'single') === 'single' ? width(item) : width(item) / 2;
    const deep = item.kind === 'refrigerator' ? leaf : item.kind === 'dishwasher' ? 27 : 21;
    const { x, y, widthIn: w, depthIn: d } = item.box;
    const cells =
      item.facing === 'north'
        ? grid.cells(x, y + d, w, deep)
        : item.facing === 'south'
          ? grid.cells(x, y - deep, w, deep)
          : item.facing === 'east'
            ? grid.cells(x + w, y, deep, d)
            : grid.cells(x - deep, y, deep, d);
    return { item, cells };
  });
  if (all.length === 0) return [];
  let count = 0;
  for (const [i, a] of all.entries()) {
    count += all.slice(i + 1).filter((b) => meet(a.cells, b.cells)).length;
    count += swings(grid).filter((s) => meet(a.cells, s.cells)).length;
    count += grid.room.items.filter(
      (o) => o.id !== a.item.id && standsInWay(o) && meet(a.cells, grid.of(o)),
    ).length;
  }
  return [count];
}

/** From the middle of a toilet, lane by lane over its depth, to what stands beside it. */
function besideToilets(grid: Grid): number[] {
  const layer = grid.layer('in the way', standsInWay);
  return grid.kind('toilet', 'bidet').map((item) => {
    const c = grid.of(item);
    const trim = Math.round(1 / CELL);
    const sides: readonly Side[] = level(item.facing) ? ['east', 'west'] : ['north', 'south'];
    const lanes = level(item.facing)
      ? { ...c, y0: c.y0 + trim, y1: c.y1 - trim }
      : { ...c, x0: c.x0 + trim, x1: c.x1 - trim };
    return (
      width(item) / 2 +
      Math.min(
        ...sides.map((side) =>
          Math.min(
            grid.ahead(lanes, side, (o) => o.id !== item.id, layer, 0).distance,
            grid.ahead(c, side, no, layer, 0).distance,
          ),
        ),
      )
    );
  });
}

const covers = (a: Cells, b: Cells): boolean => a.x0 <= b.x0 && a.x1 >= b.x1 && a.y0 <= b.y0 && a.y1 >= b.y1;

function besideTubs(grid: Grid): number[] {
  return grid.kind('bathtub').map((tub) => {
    const c = grid.of(tub);
    // A wet room's shower has the tub on its floor.
    const around = (o: Item) => o.kind === 'shower' && covers(grid.of(o), c);
    const long = Math.round(30 / CELL);
    let best = 0;
    const [from, to] = level(tub.facing) ? [c.x0, c.x1] : [c.y0, c.y1];
    for (let at = from; at + long - 1 <= to; at += Math.round(3 / CELL)) {
      const strip = level(tub.facing)
        ? { ...c, x0: at, x1: at + long - 1 }
        : { ...c, y0: at, y1: at + long - 1 };
      best = Math.max(best, grid.ahead(strip, tub.facing, (o) => o.id !== tub.id && !around(o)).distance);
    }
    return best;
  });
}

/** The largest rectangle of floor: by the heights of columns, row by row. */
function largestRectangle(grid: Grid): number[] {
  const heights = new Uint16Array(grid.columns);
  let best = 0;
  let least = 0;
  for (let y = 0; y < grid.rows; y++) {
    for (let x = 0; x < grid.columns; x++) heights[x] = grid.isFloor(x, y) ? (heights[x] as number) + 1 : 0;
    const stack: number[] = [];
    for (let x = 0; x <= grid.columns; x++) {
      while (
        stack.length > 0 &&
        (heights[stack.at(-1) as number] as number) >= (x < grid.columns ? (heights[x] as number) : 0)
      ) {
        const h = heights[stack.pop() as number] as number;
        const w = stack.length > 0 ? x - 1 - (stack.at(-1) as number) : x;
        if (h * w > best) {
          best = h * w;
          least = Math.min(h, w);
        }
      }
      stack.push(x);
    }
  }
  return [least * CELL];
}

/** Height of the ceiling over a point: the slope and what hangs below it. */
function heightAt({ room }: Grid, x: number, y: number): number {
  const { slope, heightIn, zones } = room.shell.ceiling;
  let height = heightIn;
  if (slope) {
    const at = slope.ridge === 'east-west' ? y : x;
    const far = slope.ridge === 'east-west' ? room.depthIn : room.widthIn;
    const { ridgeAtIn, ridgeIn, kneeStartIn, kneeEndIn } = slope;
    const roof =
      at <= ridgeAtIn
        ? ridgeAtIn === 0
          ? ridgeIn
          : kneeStartIn + ((ridgeIn - kneeStartIn) * at) / ridgeAtIn
        : kneeEndIn + ((ridgeIn - kneeEndIn) * (far - at)) / (far - ridgeAtIn);
    height = Math.min(height, roof);
  }
  for (const z of zones)
    if (x > z.x && x < z.x + z.widthIn && y > z.y && y < z.y + z.depthIn)
      height = z.kind === 'tray' ? z.heightIn : Math.min(height, z.heightIn);
  return height;
}

/** The parts of a room that somebody sleeps in, by their number. */
function sleptIn(grid: Grid): number[] {
  const parts = grid.parts();
  const beds = grid.kind('bed', 'bunk-bed', 'crib').map((bed) => partOf(grid, parts, bed));
  const largest = parts.sizes.indexOf(Math.max(...parts.sizes)) + 1;
  return [...new Set([...beds, ...(grid.room.category === 'bedroom' ? [largest] : [])])].filter((p) => p > 0);
}

function partOf(grid: Grid, parts: ReturnType<Grid['parts']>, item: Item): number {
  const c = grid.of(item);
  const [x, y] = [Math.round((c.x0 + c.x1) / 2), Math.round((c.y0 + c.y1) / 2)];
  return parts.at(Math.min(Math.max(x, 0), grid.columns - 1), Math.min(Math.max(y, 0), grid.rows - 1));
}

/** Net clear opening in square feet, where a person gets through it. */
function netOf(o: Opening): number {
  const [w, h] =
    o.operation === 'casement'
      ? [o.widthIn - 8, o.heightIn - 4.5]
      : o.operation === 'slider'
        ? [o.widthIn / 2 - 3.5, o.heightIn - 4]
        : o.operation === 'fixed' || o.operation === 'awning'
          ? [0, 0]
          : [o.widthIn - 3.5, o.heightIn / 2 - 3.75];
  return w >= 20 && h >= 24 && o.sillIn <= 44 ? (w * h) / 144 : 0;
}

function escapes(grid: Grid): number[] {
  const parts = grid.parts();
  const slept = sleptIn(grid);
  const asked: (readonly number[])[] =
    slept.length > 0
      ? slept.map((p) => [p])
      : grid.room.category === 'basement'
        ? [parts.sizes.map((_, i) => i + 1)]
        : [];
  const at = (o: Opening): number => {
    const c = grid.before(o, 2);
    return parts.at(Math.round((c.x0 + c.x1) / 2), Math.round((c.y0 + c.y1) / 2));
  };
  return asked.flatMap((numbers) => {
    const own = grid.room.openings.filter((o) => numbers.includes(at(o)));
    const out = own.some(
      (o) =>
        (o.kind === 'door' || o.kind === 'sliding-door' || o.kind === 'french-door') &&
        grid.room.shell.walls.some((w) => w.id === o.wall && w.exterior),
    );
    return out ? [] : [Math.max(0, ...own.filter((o) => o.kind === 'window').map(netOf))];
  });
}

/** Around a table on the sides where somebody sits. */
const seated = (grid: Grid): number[] =>
  grid.kind('dining-table').map((table) => {
    const sides = new Set(
      grid
        .kind('dining-chair')
        .filter((c) => c.group === table.group)
        .map((c) => BACK[c.facing]),
    );
    return sides.size === 0
      ? 99
      : Math.min(...[...sides].map((s) => grid.ahead(grid.of(table), s, (o) => o.id !== table.id).distance));
  });

/** Before a panel: the deepest of all places 30 in wide along it, square by square. */
function beforePanels(grid: Grid): number[] {
  const layer = grid.layer('below 6 ft 6', (i) => i.box.z < 78 && i.box.heightIn > 1 && !isFlatOnWall(i));
  return grid.kind('electrical-panel').map((panel) => {
    const c = grid.of(panel);
    const across = level(panel.facing);
    const wide = Math.round(Math.max(30, width(panel)) / CELL);
    const [from, to] = across ? [c.x0, c.x1] : [c.y0, c.y1];
    let best = 0;
    for (let at = to - wide + 1; at <= from; at++) {
      const strip = across ? { ...c, x0: at, x1: at + wide - 1 } : { ...c, y0: at, y1: at + wide - 1 };
      const isIn = across ? at >= 0 && at + wide <= grid.columns : at >= 0 && at + wide <= grid.rows;
      if (isIn)
        best = Math.max(best, grid.ahead(strip, panel.facing, (o) => o.id !== panel.id, layer, 0).distance);
    }
    return best;
  });
}

/** Where a thing ends on the side of what faces so: its back. */
const behind = ({ box }: Item, facing: Side): number =>
  facing === 'south'
    ? box.y + box.depthIn
    : facing === 'north'
      ? box.y
      : facing === 'west'
        ? box.x + box.widthIn
        : box.x;

/**
 * How far any square of counter at the wall is from a receptacle, within its stretch between sinks and cooktops: behind a
 * counter around the corner the stretch goes on to the corner.
 */
function overCounters(grid: Grid): number[] {
  if (grid.kind('receptacle', 'switch').length === 0) return [];
  return (
    tops(grid)
      // A board over washer and dryer is no counter where food is prepared (NEC 210.52(C)).
      .filter((t) => t.group !== 'island' && t.group !== 'peninsula' && t.label !== 'Folding counter')
      .flatMap((top) => {
        const across = level(top.facing);
        const ends = (of: Item) =>
          across ? [of.box.x, of.box.x + of.box.widthIn] : [of.box.y, of.box.y + of.box.depthIn];
        const corners = tops(grid).filter(
          (t) =>
            t.group !== 'island' &&
            t.group !== 'peninsula' &&
            level(t.facing) !== across &&
            gap(t, top) < 0.1 &&
            Math.abs(behind(t, top.facing) - behind(top, top.facing)) < 0.1,
        );
        const from = Math.min(...[top, ...corners].flatMap(ends));
        const to = Math.max(...[top, ...corners].flatMap(ends));
        const taken = grid
          .kind('sink-base', 'cooktop')
          .filter((i) => i.facing === top.facing && gap(i, top) === 0);
        const isTaken = (at: number) =>
          taken.some(({ box }) =>
            across ? at > box.x && at < box.x + box.widthIn : at > box.y && at < box.y + box.depthIn,
          );
        const stops = grid
          .kind('receptacle')
          .filter(
            (r) =>
              trait(r, 'at') === 'counter' &&
              (r.facing === top.facing
                ? [top, ...corners].some((t) => gap(r, t) === 0)
                : r.box.heightIn < 1 && gap(r, top) === 0),
          )
          .map(({ box }) => (across ? box.x + box.widthIn / 2 : box.y + box.depthIn / 2));
        const runs: number[][] = [[]];
        for (let at = from + CELL / 2; at < to; at += CELL) {
          if (isTaken(at)) {
            if (runs.at(-1)?.length) runs.push([]);
          } else runs.at(-1)?.push(at);
        }
        return runs
          .filter((run) => run.length * CELL >= 12)
          .map((run) => {
            const [a, b] = [(run[0] as number) - CELL, (run.at(-1) as number) + CELL];
            const own = stops.filter((s) => s >= a && s <= b);
            if (own.length === 0) return run.length * CELL;
            return Math.max(...run.map((at) => Math.min(...own.map((s) => Math.abs(s - at)))));
          });
      })
  );
}

const only =
  (categories: readonly string[], values: (grid: Grid) => readonly number[]) =>
  (grid: Grid): readonly number[] =>
    categories.includes(grid.room.category) ? values(grid) : [];

const kitchen = (values: (grid: Grid) => readonly number[]) => only(['kitchen'], values);
const lived = ['living room', 'bedroom', 'office', 'other'];

/** Each measured rule again. */
export const AGAIN: Readonly<Record<string, Again>> = {
  'toilet-front': { values: front(['toilet', 'bidet']), apart: 1 },
  'basin-front': { values: front(['vanity', 'pedestal-sink']), apart: 1 },
  'shower-front': { values: beforeShowers, apart: 1 },
  'tub-front': { values: besideTubs, apart: 1 },
  'fixture-front-nkba': {
    values: (g) => [
      ...front(['toilet', 'bidet', 'vanity', 'pedestal-sink'])(g),
      ...beforeShowers(g),
      ...besideTubs(g),
    ],
    apart: 1,
  },
  'toilet-side': { values: besideToilets, apart: 1 },
  'toilet-side-nkba': { values: besideToilets, apart: 1 },
  'basin-to-wall': { values: basinsToWalls, apart: 1 },
  'basin-to-wall-nkba': { values: basinsToWalls, apart: 1 },
  'double-basin': { values: betweenBasins, apart: 1 },
  'double-basin-nkba': { values: betweenBasins, apart: 1 },
  'shower-way-in': { values: waysIntoShowers, apart: 1 },
  'door-to-toilet': { values: only(['bathroom'], leavesToToilets), apart: 1 },
  'shower-area': { values: (g) => g.kind('shower').map((s) => squares(g, s)), apart: 45 },
  'bath-door-interference': {
    values: only(['bathroom'], (g) =>
      swings(g).map((s) => g.room.items.filter((i) => standsInWay(i) && meet(s.cells, g.of(i))).length),
    ),
    apart: 0,
  },
  'stair-landing': { values: front(['stair']), apart: 1 },
  'panel-front': { values: beforePanels, apart: 1 },
  'bed-foot': { values: front(['bed'], (o) => o.kind === 'bench'), apart: 1 },
  'bed-side': { values: besideBeds, apart: 1 },
  'desk-chair': { values: behindDesks, apart: 1 },
  'stair-width': {
    values: (g) => g.kind('stair').map(({ box }) => Math.min(box.widthIn, box.depthIn)),
    apart: 0,
  },
  'pool-around': {
    values: (g) =>
      g
        .kind('pool-table')
        .map((t) => Math.min(...SIDES.map((s) => g.ahead(g.of(t), s, (o) => o.id !== t.id).distance))),
    apart: 1,
  },
  'car-side': {
    values: only(['garage'], (g) =>
      g
        .kind('car')
        .map((car) =>
          Math.min(
            ...SIDES.filter((s) => level(s) !== level(car.facing)).map(
              (s) => g.ahead(g.of(car), s, (o) => o.id !== car.id && o.kind !== 'storage-shelf').distance,
            ),
          ),
        ),
    ),
    apart: 1,
  },
  'dining-behind': { values: seated, apart: 1 },
  'sofa-table': {
    values: (g) =>
      g.kind('coffee-table').flatMap((t) => {
        const sofa = g.kind('sofa').find((s) => s.group === t.group);
        return sofa ? [gap(sofa, t)] : [];
      }),
    apart: 0.1,
  },
  'bedroom-area': {
    values: only(['bedroom'], (g) => [g.area((x, y) => heightAt(g, x, y) >= 60) / 144]),
    apart: 2.5,
  },
  'bedroom-side': { values: only(['bedroom'], largestRectangle), apart: 1 },
  'sloped-floor-area': {
    values: only(lived, (g) =>
      g.room.shell.ceiling.slope ? [g.area((x, y) => heightAt(g, x, y) >= 60) / 144] : [],
    ),
    apart: 2.5,
  },
  'escape-area': { values: escapes, apart: 0.01 },
  'tempered-glass': {
    values: (g) =>
      g.room.openings.flatMap((o) => {
        if (o.kind !== 'window' || o.sillIn >= 60) return [];
        const c = g.before(o, CELL);
        const near = g.kind('bathtub', 'shower').some((wet) => {
          let least = Number.POSITIVE_INFINITY;
          g.each(c, (_, x, y) => {
            const [px, py] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
            const { box } = wet;
            const dx = Math.max(0, box.x - px, px - box.x - box.widthIn);
            const dy = Math.max(0, box.y - py, py - box.y - box.depthIn);
            least = Math.min(least, Math.hypot(dx, dy));
          });
          return least <= 60;
        });
        return near ? [o.tempered ? 0 : 1] : [];
      }),
    apart: 0,
  },
  'smoke-alarm': { values: alarms, apart: 0 },
  'counter-receptacles': { values: overCounters, apart: 1 },
  'wall-receptacles': { values: alongWalls, apart: 1.5 },
  'light-switch': { values: switches, apart: 0 },
  'basin-receptacle': { values: atBasins, apart: 0.2 },
  'laundry-receptacle': {
    values: (g) =>
      g.kind('receptacle', 'switch').length === 0
        ? []
        : g.kind('washer').map((w) => Math.min(999, ...g.kind('receptacle').map((r) => gap(w, r)))),
    apart: 0.2,
  },
  'triangle-total': {
    values: kitchen((g) => (legs(g).length > 0 ? [legs(g).reduce((a, b) => a + b, 0)] : [])),
    apart: 0.02,
  },
  'triangle-leg-short': { values: kitchen(legs), apart: 0.02 },
  'triangle-leg-long': { values: kitchen(legs), apart: 0.02 },
  'triangle-through-island': { values: kitchen(legsOverIslands), apart: 0.6 },
  'work-aisle': { values: kitchen(workAisles), apart: 1 },
  'work-aisle-two-cooks': { values: kitchen(workAisles), apart: 1 },
  'counter-total': { values: kitchen(counterFront), apart: 3 },
  'appliance-doors': { values: kitchen(openDoors), apart: 0 },
  'kitchen-door-interference': {
    values: kitchen((g) =>
      swings(g).map((s) => g.kind(...FRONTS).filter((i) => meet(s.cells, g.of(i))).length),
    ),
    apart: 0,
  },
  'cooking-landing-long': {
    values: kitchen((g) => cookers(g).map((c) => Math.max(...beside(g, c)))),
    apart: 1,
  },
  'cooking-landing-short': {
    values: kitchen((g) => cookers(g).map((c) => Math.min(...beside(g, c)))),
    apart: 1,
  },
  'sink-landing-long': {
    values: kitchen((g) => mainSinks(g).map((s) => Math.max(...beside(g, s)))),
    apart: 1,
  },
  'prep-area': { values: kitchen((g) => mainSinks(g).map((s) => Math.max(...beside(g, s)))), apart: 1 },
  'dishwasher-near-sink': {
    values: kitchen((g) => {
      const second = g.kind('sink-base').filter((i) => trait(i, 'role') === 'prep' && width(i) >= 27);
      const sinks = [...mainSinks(g), ...second];
      return sinks.length > 0
        ? g.kind('dishwasher').map((d) => Math.min(...sinks.map((sink) => gap(d, sink))))
        : [];
    }),
    apart: 0.1,
  },
};

/** The middles of a fixture's basins, as squares along its wall. */
function basinsOf(grid: Grid, item: Item): number[] {
  const count = Number(trait(item, 'sinks') ?? 1);
  const c = grid.of(item);
  const [from, to] = level(item.facing) ? [c.x0, c.x1 + 1] : [c.y0, c.y1 + 1];
  return Array.from({ length: count }, (_, i) => from + ((to - from) * (2 * i + 1)) / (2 * count));
}

/** From the middle of each basin both ways along its wall, in every row of its depth, to what closes the room there. */
function basinsToWalls(grid: Grid): number[] {
  const layer = grid.layer('beside basins', (i) => ['partition', 'shower', 'closet'].includes(i.kind));
  return grid.kind('vanity', 'pedestal-sink').flatMap((item) => {
    const c = grid.of(item);
    const across = level(item.facing);
    const [low, high] = across ? [c.y0, c.y1] : [c.x0, c.x1];
    return basinsOf(grid, item).flatMap((middle) => {
      let best = Number.POSITIVE_INFINITY;
      for (let row = low; row <= high; row++)
        for (const sign of [1, -1]) {
          let steps = 0;
          for (let at = sign > 0 ? Math.floor(middle) : Math.ceil(middle) - 1; ; at += sign, steps++) {
            const [x, y] = across ? [at, row] : [row, at];
            if (!grid.isFloor(x, y) || grid.owner(layer, x, y)) break;
          }
          best = Math.min(best, steps);
        }
      return [best * CELL];
    });
  });
}

function betweenBasins(grid: Grid): number[] {
  return grid.kind('vanity').flatMap((item) => {
    const [first, second] = basinsOf(grid, item);
    return first === undefined || second === undefined ? [] : [(second - first) * CELL];
  });
}

/** Squares of the front edge of a shower that one steps in by, less those that a seat lies on. */
function waysIntoShowers(grid: Grid): number[] {
  const seats = grid.layer('seats in showers', (i) => i.kind === 'shower-bench');
  return grid.kind('shower').flatMap((item) => {
    const c = grid.of(item);
    const has = grid.kind('shower-bench').some((bench) => {
      const b = grid.of(bench);
      return b.x0 >= c.x0 && b.x1 <= c.x1 && b.y0 >= c.y0 && b.y1 <= c.y1;
    });
    if (!has) return [];
    const { x, y, widthIn, depthIn } = item.box;
    const across = level(item.facing);
    const long = across ? widthIn : depthIn;
    const end = trait(item, 'entryEnd');
    const wide = end === undefined ? long : Math.min(long, STEP_IN);
    const low = (end === 'left') === LEFT_IS_LOW[item.facing] ? 0 : long - wide;
    const edge: Cells = across
      ? {
          ...grid.cells(x + low, y, wide, depthIn),
          ...(item.facing === 'north' ? { y0: c.y1, y1: c.y1 } : { y0: c.y0, y1: c.y0 }),
        }
      : {
          ...grid.cells(x, y + low, widthIn, wide),
          ...(item.facing === 'east' ? { x0: c.x1, x1: c.x1 } : { x0: c.x0, x1: c.x0 }),
        };
    let free = 0;
    grid.each(edge, (_, x, y) => {
      if (!grid.owner(seats, x, y)) free++;
    });
    return [free * CELL];
  });
}

/** From the leaf of each door that opens in, at its hinge and as long as the door is wide, to every toilet. */
function leavesToToilets(grid: Grid): number[] {
  return grid.room.openings.flatMap((o) => {
    if (o.kind !== 'door' || o.swing?.into !== 'room') return [];
    const c = grid.before(o, o.widthIn);
    const far = o.swing?.hinge === 'far';
    const thick = Math.round(1.75 / CELL);
    const leaf =
      o.side === 'north' || o.side === 'south'
        ? far
          ? { ...c, x0: c.x1 - thick + 1 }
          : { ...c, x1: c.x0 + thick - 1 }
        : far
          ? { ...c, y0: c.y1 - thick + 1 }
          : { ...c, y1: c.y0 + thick - 1 };
    return grid.kind('toilet').map((toilet) => {
      const t = grid.of(toilet);
      const dx = Math.max(0, leaf.x0 - t.x1 - 1, t.x0 - leaf.x1 - 1);
      const dy = Math.max(0, leaf.y0 - t.y1 - 1, t.y0 - leaf.y1 - 1);
      return Math.hypot(dx, dy) * CELL;
    });
  });
}

/** Beside the half of each bed that its foot is in, on the better side. */
function besideBeds(grid: Grid): number[] {
  return grid.kind('bed').map((bed) => {
    const { x0, x1, y0, y1 } = grid.of(bed);
    const [mx, my] = [Math.round((x0 + x1) / 2), Math.round((y0 + y1) / 2)];
    const foot = {
      south: { x0, x1, y0, y1: my },
      north: { x0, x1, y0: my, y1 },
      west: { x0, x1: mx, y0, y1 },
      east: { x0: mx, x1, y0, y1 },
    }[bed.facing];
    return Math.max(
      ...SIDES.filter((s) => level(s) !== level(bed.facing)).map(
        (s) => grid.ahead(foot, s, (o) => o.id !== bed.id && o.kind !== 'nightstand').distance,
      ),
    );
  });
}

/** From each desk with a chair over the floor that its chair, the nearest of its group, is drawn back on. */
function behindDesks(grid: Grid): number[] {
  return grid.kind('desk').flatMap((desk) => {
    const [chair] = grid
      .kind('office-chair')
      .filter((c) => c.group === desk.group)
      .sort((a, b) => gap(a, desk) - gap(b, desk));
    if (!chair) return [];
    const stops = (o: Item) => o.id !== desk.id && o.kind !== 'ottoman';
    return [grid.ahead(grid.of(desk), BACK[chair.facing], stops).distance];
  });
}

/** From the edge of each basin, 9 in to each side of its middle, to the nearest receptacle. */
function atBasins(grid: Grid): number[] {
  if (grid.kind('receptacle', 'switch').length === 0) return [];
  return grid.kind('vanity', 'pedestal-sink').flatMap((item) => {
    const count = Number(trait(item, 'sinks') ?? 1);
    const { x, y, widthIn: w, depthIn: d } = item.box;
    return Array.from({ length: count }, (_, i) => {
      const share = (i + 0.5) / count;
      const basin = level(item.facing)
        ? { ...item.box, x: x + w * share - 9, widthIn: 18 }
        : { ...item.box, y: y + d * share - 9, depthIn: 18 };
      const near = grid.kind('receptacle').map((r) => {
        const point = level(item.facing)
          ? { ...r.box, x: r.box.x + r.box.widthIn / 2, widthIn: 0 }
          : { ...r.box, y: r.box.y + r.box.depthIn / 2, depthIn: 0 };
        return gap({ ...item, box: basin } as Item, { ...r, box: point } as Item);
      });
      return Math.min(999, ...near);
    });
  });
}

/** What each part of a room is for; 0 is no part. */
function uses(grid: Grid, parts: ReturnType<Grid['parts']>): readonly string[] {
  const has = (part: number, ...kinds: readonly Kind[]): boolean =>
    grid.kind(...kinds).some((item) => partOf(grid, parts, item) === part);
  const slept = sleptIn(grid);
  const largest = Math.max(...parts.sizes);
  return parts.sizes.map((size, i) => {
    const part = i + 1;
    if (slept.includes(part)) return 'sleeping';
    if (grid.room.category === 'bathroom' || has(part, 'toilet', 'shower', 'bathtub', 'bidet')) return 'bath';
    const lived = has(part, 'sofa', 'sectional', 'desk', 'dining-table', 'sink-base');
    if (has(part, 'car') || (grid.room.category === 'garage' && size === largest && !lived))
      return 'vehicles';
    if (has(part, 'furnace', 'water-heater') && parts.sizes.length > 1 && size < largest) return 'machines';
    return size < 35 * 144 ? 'closet' : 'living';
  });
}

function switches(grid: Grid): number[] {
  if (grid.kind('receptacle', 'switch').length === 0) return [];
  const parts = grid.parts();
  return uses(grid, parts).flatMap((use, i) =>
    use === 'closet' ? [] : [grid.kind('switch').filter((s) => partOf(grid, parts, s) === i + 1).length],
  );
}

const FURNITURE: ReadonlySet<string> = new Set(
  (
    'sofa sectional armchair ottoman bench coffee-table side-table console-table dining-table dining-chair stool ' +
    'tv-console tv piano bed bunk-bed crib nightstand dresser desk office-chair monitor pool-table game-table ' +
    'treadmill piece hung-piece exercise-mat rug plant floor-lamp table-lamp artwork curtain freezer bike-rack tool-chest cabinet ' +
    'projector-screen whiteboard wardrobe radiator car post washer dryer water-heater furnace partition partition-door'
  ).split(' '),
);

/**
 * Walks along the edge of each part that is lived in, square by square with the wall on the right, notes where doors and
 * fixed cabinets break it, and looks from each step for the nearest receptacle of its unbroken stretch.
 */
function alongWalls(grid: Grid): number[] {
  if (grid.kind('receptacle', 'switch').length === 0) return [];
  const parts = grid.parts();
  const lived = uses(grid, parts);
  const doors = grid.layer('doors in partitions', (i) => i.kind === 'partition-door');
  const plates = grid.kind('receptacle').filter((r) => trait(r, 'at') !== 'counter' && r.box.z <= 66);
  const fixed = grid.room.items.filter(
    (i) =>
      CATALOGUE[i.kind].mount === 'floor' &&
      i.box.z < 1 &&
      // A window seat is built in, and so is what a room for clothes is fitted with.
      (!FURNITURE.has(i.kind) ||
        (i.kind === 'bench' && trait(i, 'use') === 'window') ||
        (i.kind === 'wardrobe' && /hang/.test(String(trait(i, 'fit')))) ||
        (i.kind === 'cabinet' && trait(i, 'use') === 'closet-island')),
  );
  const ways = grid.room.openings
    .filter((o) => o.kind !== 'window')
    .map((o) => ({ side: o.side, cells: grid.before(o, CELL) }));
  const isBroken = (x: number, y: number, side: Side): boolean => {
    const [dx, dy] = STEPS[side];
    if (grid.owner(doors, x + dx, y + dy) && grid.isFloor(x + dx, y + dy)) return true;
    if (
      ways.some(
        (w) => w.side === side && x >= w.cells.x0 && x <= w.cells.x1 && y >= w.cells.y0 && y <= w.cells.y1,
      )
    )
      return true;
    const [px, py] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
    return fixed.some(({ box }) => {
      const along = level(side)
        ? px > box.x && px < box.x + box.widthIn
        : py > box.y && py < box.y + box.depthIn;
      const off = {
        north: py + CELL / 2 - (box.y + box.depthIn),
        south: box.y - (py - CELL / 2),
        east: px + CELL / 2 - (box.x + box.widthIn),
        west: box.x - (px - CELL / 2),
      }[side];
      return along && off > -1 && off < 6;
    });
  };
  const hasPlate = (x: number, y: number, side: Side): boolean => {
    const [px, py] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
    return plates.some(({ facing, box }) => {
      const [mx, my] = [box.x + box.widthIn / 2, box.y + box.depthIn / 2];
      if (facing !== BACK[side]) return false;
      return level(side)
        ? Math.abs(mx - px) <= CELL / 2 && Math.abs(my - py) < 2
        : Math.abs(my - py) <= CELL / 2 && Math.abs(mx - px) < 2;
    });
  };
  return lived.flatMap((use, i) =>
    use === 'living' || use === 'sleeping'
      ? borders(grid, (x, y) => parts.at(x, y) === i + 1).flatMap((loop) => {
          const marks = loop.map(([x, y, side]) =>
            isBroken(x, y, side) ? 'break' : hasPlate(x, y, side) ? 'plate' : 'wall',
          );
          return stretches(marks)
            .filter(({ length }) => length * CELL >= 24)
            .map(farthest);
        })
      : [],
  );
}

type Step = readonly [x: number, y: number, side: Side];

/** The edges of an area in the order in which one walks along them, the area on the left. */
function borders(grid: Grid, isIn: (x: number, y: number) => boolean): Step[][] {
  const left = new Map<string, Step>();
  for (let y = 0; y < grid.rows; y++)
    for (let x = 0; x < grid.columns; x++)
      if (isIn(x, y))
        for (const side of SIDES) {
          const [dx, dy] = STEPS[side];
          if (!isIn(x + dx, y + dy)) left.set(`${x},${y},${side}`, [x, y, side]);
        }
  const turn: Readonly<Record<Side, Side>> = { south: 'east', east: 'north', north: 'west', west: 'south' };
  const back: Readonly<Record<Side, Side>> = { east: 'south', north: 'east', west: 'north', south: 'west' };
  const loops: Step[][] = [];
  for (const first of left.values()) {
    if (!left.has(first.join(','))) continue;
    const loop: Step[] = [];
    for (let step: Step | undefined = first; step; ) {
      left.delete(step.join(','));
      loop.push(step);
      const [x, y, side]: Step = step;
      const [dx, dy] = STEPS[turn[side]];
      const [ox, oy] = STEPS[side];
      // Round the square's own corner, straight on, or around the corner that comes towards one.
      const next: readonly Step[] = [
        [x, y, turn[side]],
        [x + dx, y + dy, side],
        [x + dx + ox, y + dy + oy, back[side]],
      ];
      step = next.map((s) => left.get(s.join(','))).find(Boolean);
    }
    loops.push(loop);
  }
  return loops;
}

type Mark = 'break' | 'plate' | 'wall';

/** The unbroken stretches of a way around; one that goes all around is marked as such. */
function stretches(marks: readonly Mark[]): (readonly Mark[] & { round?: boolean })[] {
  const first = marks.indexOf('break');
  if (first < 0) return [Object.assign([...marks], { round: true })];
  const turned = [...marks.slice(first), ...marks.slice(0, first)];
  const found: Mark[][] = [];
  for (const [i, mark] of turned.entries()) {
    if (mark === 'break') continue;
    if (turned[i - 1] === 'break') found.push([]);
    found.at(-1)?.push(mark);
  }
  return found;
}

function farthest(marks: readonly Mark[] & { round?: boolean }): number {
  const plates = marks.flatMap((mark, i) => (mark === 'plate' ? [i] : []));
  if (plates.length === 0) return marks.length * CELL;
  const apart = (a: number, b: number): number =>
    marks.round ? Math.min(Math.abs(a - b), marks.length - Math.abs(a - b)) : Math.abs(a - b);
  return Math.max(...marks.map((_, i) => Math.min(...plates.map((p) => apart(i, p))))) * CELL;
}

function squares(grid: Grid, item: Item): number {
  let count = 0;
  grid.each(grid.of(item), () => count++);
  return count * CELL * CELL;
}

function alarms(grid: Grid): number[] {
  if (grid.kind('receptacle', 'switch').length === 0) return [];
  const parts = grid.parts();
  const largest = parts.sizes.indexOf(Math.max(...parts.sizes)) + 1;
  const asked = new Set([...sleptIn(grid), ...(grid.room.category === 'basement' ? [largest] : [])]);
  return [...asked].map(
    (part) => grid.kind('smoke-alarm').filter((a) => partOf(grid, parts, a) === part).length,
  );
}

/** Where the findings of a room and its measures on a grid are apart, as sentences. */
export function measuresApart(room: Seen, findings: readonly Finding[]): string[] {
  const grid = new Grid(room);
  return Object.entries(AGAIN).flatMap(([rule, { values, apart }]) => {
    const found = findings.find((f) => f.rule === rule);
    const again = values(grid);
    if (!found)
      return again.length > 0 ? [`${rule} was not measured, on the grid it is ${again.join(', ')}`] : [];
    if (again.length === 0)
      return [`${rule} measures ${found.measured}, on the grid there is nothing to measure`];
    const worst = found.bound === 'least' ? Math.min(...again) : Math.max(...again);
    return Math.abs(worst - found.measured) <= apart
      ? []
      : [`${rule} measures ${found.measured}, on the grid ${worst} (${found.items.join(', ')})`];
  });
}
