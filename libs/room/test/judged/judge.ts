import type { Concept, Item, Opening, Room } from '@plumbline/concept';
import { atWall, ceilingOver, contains as lies, reachFrom } from '@plumbline/concept';
import {
  centre,
  contains,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectAround,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../src/geometry/geometry.js';
import { isSolid } from '../../src/geometry/items.js';
import { walkable } from '../../src/planner/floor/reach.js';
import { gap } from '../../src/planner/floor/told-places.js';
import {
  backOfSitter,
  chairOf,
  facesLight,
  isInCamera,
  largestBare,
  seatsIn,
} from '../../src/planner/floor/use-of-floor.js';
import { baysOf } from '../../src/planner/openings/told-openings.js';
import { zonesOf } from '../../src/rules/zones.js';

/**
 * Reads what a judged wish expects of its plan. One expectation is one line:
 * `kind`, `kind=2`, `kind >= 2`, `kind.trait=value`, `kind.trait=value >= 2`, `no kind`; `a or b` (`told`: the brief
 * says why not); `in group name`; `seats >= 8`, `windows >= 4`, `price >= 60000`, `ceiling 80`; `sliding-door 96` (inches wide); `free 60x48` (inches of
 * bare floor), `width 36` (of the room, inches), `bare < 6x8` (no bare floor of so many feet); and the words of `SAYINGS`.
 * @returns a sentence where it is not so
 */
export function misses(concept: Concept, expected: string): string | undefined {
  const alternatives = expected.split(' or ');
  return alternatives.some((one) => holds(concept, one.trim())) ? undefined : `expected ${expected}`;
}

const compare = (is: number, sign: string, than: number): boolean =>
  sign === '>=' ? is >= than : is === than;

function holds(concept: Concept, expected: string): boolean {
  const { room, estimate, brief } = concept;
  const saying = SAYINGS[expected];
  if (saying) return saying(concept);
  if (expected === 'told') return brief.unmet.length > 0;
  const refused = /^no ([a-z-]+)$/.exec(expected);
  if (refused) return !room.items.some((i) => i.kind === refused[1]);
  const group = /^in group (.+)$/.exec(expected);
  if (group) return room.items.some((i) => i.group === group[1]);
  const free = /^free (\d+)x(\d+)$/.exec(expected);
  if (free) return largestBare(room, Number(free[1]), Number(free[2])) !== undefined;
  const bare = /^bare < (\d+)x(\d+)$/.exec(expected);
  if (bare) return largestBare(room, Number(bare[1]) * 12, Number(bare[2]) * 12) === undefined;
  const ceiling = /^ceiling (\d+)$/.exec(expected);
  if (ceiling) return room.ceilingIn === Number(ceiling[1]);
  const width = /^width (\d+)$/.exec(expected);
  if (width) return room.widthIn === Number(width[1]);
  const vehicle = /^vehicle (\w+)$/.exec(expected);
  if (vehicle) return room.items.some((i) => i.kind === 'car' && i.traits?.form === vehicle[1]);
  const wide = /^([a-z]+-door) (\d+)$/.exec(expected);
  if (wide) return room.openings.some((o) => o.kind === wide[1] && o.widthIn === Number(wide[2]));
  const amount = /^(seats|windows|price) (>=|=) (\d+)$/.exec(expected);
  if (amount) {
    const [, what = '', sign = '', than] = amount;
    const is =
      what === 'seats'
        ? seatsIn(room)
        : what === 'windows'
          ? room.openings.filter((o) => o.kind === 'window').length
          : estimate.likely;
    return compare(is, sign, Number(than));
  }
  const thing = /^([a-z-]+)(?:\.(\w+)=([\w-]+))?(?: ?(>=|=) ?(\d+))?$/.exec(expected);
  if (!thing) throw new RangeError(`No expectation reads so: ${expected}`);
  const [, kind = '', name, value, sign = '>=', than = '1'] = thing;
  const found = [
    ...room.items.filter((i) => i.kind === kind && (!name || `${traitOf(i, name)}` === value)),
    ...room.openings.filter((o) => o.kind === kind),
  ].length;
  return compare(found, sign, Number(than));
}

const traitOf = (item: Item, name: string): unknown =>
  (item.traits as Record<string, unknown> | undefined)?.[name];

const of = ({ room }: Concept, kind: Item['kind']) => room.items.filter((i) => i.kind === kind);

const backsOfSitters = (concept: Concept) =>
  of(concept, 'desk').flatMap((desk) => {
    const chair = chairOf(concept.room, desk);
    return chair ? [backOfSitter(chair, desk)] : [];
  });

/** Whether an opening is in the stretch of wall that a thing has its back to. */
const isBehind = ({ box, facing }: Item, { side, offsetIn, widthIn }: Opening): boolean => {
  const { x, y, w, d } = rectOf(box);
  const [from, to] = runsEast(facing) ? [x, x + w] : [y, y + d];
  return side === opposite(facing) && offsetIn < to && from < offsetIn + widthIn;
};

/** What stands in the runs of a kitchen; a strip beside it of so many inches is of use. */
const STANDS_IN_RUN =
  /^(?:(?:base|tall|corner-base)-cabinet|sink-base|dishwasher|range|refrigerator|wall-oven)$/;
const STRIP = 20;

/** Whether a strip beside a thing starts with a wall, or with another thing, as near as a filler. */
function reaches(room: Room, strip: Rect, own: Rect): boolean {
  const near = {
    x: strip.x < own.x - 1 ? own.x - 4 : strip.x,
    y: strip.y < own.y - 1 ? own.y - 4 : strip.y,
    w: strip.w === STRIP ? 4 : strip.w,
    d: strip.d === STRIP ? 4 : strip.d,
  };
  return (
    !lies(room.shell, near) ||
    room.items.some((i) => i.box.z < 1 && i.box.heightIn > 6 && overlaps(near, rectOf(i.box)))
  );
}

const SAYINGS: Readonly<Record<string, (concept: Concept) => boolean>> = {
  // A saw is a bench of its own.
  'a table saw': ({ room }) => room.items.some(({ label }) => label.startsWith('Table saw')),
  'head clear': (concept) =>
    of(concept, 'bed').every((bed) => {
      const { x, y, w, d } = rectOf(bed.box);
      const side = opposite(bed.facing);
      const [from, to] = side === 'north' || side === 'south' ? [x, x + w] : [y, y + d];
      return !concept.room.openings.some(
        (o) => o.kind === 'window' && o.side === side && o.offsetIn < to && from < o.offsetIn + o.widthIn,
      );
    }),
  'no window-opening': ({ room }) => !room.openings.some(({ kind }) => kind === 'window'),
  'door swings out': ({ room }) => room.openings.some(({ swing }) => swing?.into === 'outside'),
  'doors on one wall': ({ room }) =>
    new Set(room.openings.filter(({ kind }) => kind === 'french-door').map(({ wall }) => wall)).size === 1,
  'no door in a bay': ({ room }) => {
    const bays = baysOf(room.shell).map(({ wall }) => wall.id);
    return bays.length > 0 && !room.openings.some((o) => o.kind === 'door' && bays.includes(o.wall));
  },
  'every code met': ({ findings }) => findings.every(({ met, severity }) => met || severity !== 'code'),
  'bed looks at a window': ({ room }) =>
    room.items.some(
      ({ kind, facing }) =>
        kind === 'bed' && room.openings.some((o) => o.kind === 'window' && o.side === facing),
    ),
  'shelves on three walls': (concept) =>
    new Set(of(concept, 'bookcase').map(({ facing }) => facing)).size >= 3,
  sloped: ({ room }) => room.shell.ceiling.slope !== undefined,
  'sofa off windows': ({ room }) =>
    room.items
      .filter((i) => i.kind === 'sofa' || i.kind === 'sectional')
      .every(
        (sofa) =>
          reachFrom(room.shell, rectOf(sofa.box), opposite(sofa.facing)) >= 48 ||
          !room.openings.some((o) => o.kind === 'window' && isBehind(sofa, o)),
      ),
  'way in clear': ({ room }) =>
    room.openings
      .filter((o) => o.kind !== 'window')
      .every((o) => {
        const way = atWall(room.shell, o.wall, o.offsetIn, 0, o.widthIn, 36);
        return !room.items.some((i) => isSolid(i) && overlaps(way, rectOf(i.box)));
      }),
  'table between arms': ({ room }) =>
    room.items.some(
      (table) =>
        table.kind === 'coffee-table' &&
        room.items.some((i) => i.kind === 'sectional' && overlaps(rectOf(i.box), rectOf(table.box))),
    ),
  // No chair, lamp or plant stands between the bed and the television.
  'tv in sight': ({ room }) => {
    const [bed, tv] = ['bed', 'tv'].map((kind) => room.items.find((i) => i.kind === kind));
    if (!bed || !tv) return false;
    const [b, t] = [rectOf(bed.box), rectOf(tv.box)];
    const [x, y] = [Math.min(b.x + b.w / 2, t.x + t.w / 2), Math.min(b.y + b.d / 2, t.y + t.d / 2)];
    const sight = {
      x,
      y,
      w: Math.max(1, Math.max(b.x + b.w / 2, t.x + t.w / 2) - x),
      d: Math.max(1, Math.max(b.y + b.d / 2, t.y + t.d / 2) - y),
    };
    return !room.items.some(
      (i) => ['armchair', 'floor-lamp', 'plant'].includes(i.kind) && overlaps(sight, rectOf(i.box)),
    );
  },
  escape: ({ room }) =>
    room.openings.some((o) => o.kind === 'window' && o.sillIn <= 44 && o.widthIn >= 30 && o.heightIn >= 36),
  'stand beside bed': ({ room, ...rest }) =>
    of({ room, ...rest } as Concept, 'bed').every(({ box }) => {
      const mid = { x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2, w: 1, d: 1 };
      return ceilingOver(room.shell, mid) >= 72;
    }),
  'beside bed 36': ({ room }) =>
    room.items
      .filter((i) => i.kind === 'bed')
      .every((bed) => {
        const r = rectOf(bed.box);
        const east = bed.facing === 'north' || bed.facing === 'south';
        const sides = east
          ? [
              { ...r, x: r.x - 36, w: 36, y: r.y + 24, d: 36 },
              { ...r, x: r.x + r.w, w: 36, y: r.y + 24, d: 36 },
            ]
          : [
              { ...r, y: r.y - 36, d: 36, x: r.x + 24, w: 36 },
              { ...r, y: r.y + r.d, d: 36, x: r.x + 24, w: 36 },
            ];
        return sides.every(
          (side) =>
            side.x >= 0 &&
            side.y >= 0 &&
            side.x + side.w <= room.widthIn &&
            side.y + side.d <= room.depthIn &&
            !room.items.some((i) => i.box.z < 1 && i.box.heightIn > 2 && overlaps(side, rectOf(i.box))),
        );
      }),
  'crib off window': ({ room }) =>
    room.items
      .filter((i) => i.kind === 'crib')
      .every(({ box }) =>
        room.openings
          .filter((o) => o.kind === 'window')
          .every((o) => {
            const east = o.side === 'north' || o.side === 'south';
            const [from, to] = east ? [box.x, box.x + box.widthIn] : [box.y, box.y + box.depthIn];
            const near =
              o.side === 'south'
                ? box.y
                : o.side === 'west'
                  ? box.x
                  : o.side === 'north'
                    ? room.depthIn - box.y - box.depthIn
                    : room.widthIn - box.x - box.widthIn;
            return near > 12 || to <= o.offsetIn || from >= o.offsetIn + o.widthIn;
          }),
      ),
  sleeps: (concept) =>
    of(concept, 'bed').length > 0 ||
    concept.room.items.some((i) => i.kind === 'sofa' && i.traits?.sleeper === true),
  'desk faces light': ({ room }) => facesLight(room),
  'desk at window': ({ room }) => facesLight(room),
  'back off door': (concept) => {
    const backs = backsOfSitters(concept);
    return (
      backs.length > 0 && !concept.room.openings.some((o) => o.kind !== 'window' && backs.includes(o.side))
    );
  },
  'tub in shower': ({ room }) =>
    room.items.some(
      (tub) =>
        tub.kind === 'bathtub' &&
        room.items.some((i) => i.kind === 'shower' && contains(rectOf(i.box), rectOf(tub.box))),
    ),
  'window seat at window': (concept) =>
    of(concept, 'bench').some((bench) =>
      concept.room.openings.some((o) => {
        if (o.kind !== 'window') return false;
        const { t, n, along } = seenFromWall(concept.room, o.wall, rectOf(bench.box));
        return Math.abs(n) < 1 && Math.min(t + along, o.offsetIn + o.widthIn) - Math.max(t, o.offsetIn) >= 24;
      }),
    ),
  /** What opens without a door leads into the house. */
  'way in from the house': ({ room }) =>
    room.openings.some((o) => o.kind === 'cased-opening') &&
    !room.openings.some((o) => o.kind === 'cased-opening' && room.exterior.includes(o.side)),
  'shower 20 sq ft': (concept) =>
    of(concept, 'shower').some(({ box }) => box.widthIn * box.depthIn >= 20 * 144),
  /** Between what stands along a wall and the wall beside it no strip is left that is too narrow for anything. */
  'runs to walls': ({ room }) =>
    room.items
      .filter((i) => i.box.z < 1 && STANDS_IN_RUN.test(i.kind) && i.group !== 'island')
      .every((item) => {
        const r = rectOf(item.box);
        const ends = runsEast(item.facing)
          ? [
              { x: r.x - STRIP, y: r.y + 6, w: STRIP, d: 6 },
              { x: r.x + r.w, y: r.y + 6, w: STRIP, d: 6 },
            ]
          : [
              { x: r.x + 6, y: r.y - STRIP, w: 6, d: STRIP },
              { x: r.x + 6, y: r.y + r.d, w: 6, d: STRIP },
            ];
        return ends.every((end) => lies(room.shell, end) || reaches(room, end, r));
      }),
  kitchenette: ({ room }) =>
    room.items.some((i) => i.kind === 'sink-base') && room.items.some((i) => i.kind === 'refrigerator'),
  'out of camera': ({ room }) => room.items.some((i) => i.kind === 'desk') && !isInCamera(room),
  'bath by guests': ({ room }) =>
    room.items.some(
      (bed) =>
        bed.kind === 'bed' &&
        room.items.some((i) => i.kind === 'toilet' && gap(rectOf(i.box), rectOf(bed.box)) <= 120),
    ),
  /** The rest of the room is reached without passing behind the bar. */
  'round the bar': ({ room }) => {
    const bar = room.items.filter((i) => i.group === 'bar' && i.box.z < 1 && i.kind !== 'stool');
    const behind = rectAround(bar.map(({ box }) => rectOf(box)));
    const standing = {
      shell: room.shell,
      openings: room.openings,
      solids: () => room.items.filter(isSolid),
    };
    const all = walkable(standing).reachedIn2 - behind.w * behind.d;
    return bar.length > 0 && walkable(standing, undefined, [behind]).reachedIn2 >= 0.85 * all;
  },
  /** The door to the house is by the wall across from that of the cars. */
  'house door at the back': ({ room }) => {
    const cars = room.openings.find(({ kind }) => kind === 'garage-door');
    return room.openings.some((o) => {
      const long = o.side === 'north' || o.side === 'south' ? room.widthIn : room.depthIn;
      const far =
        cars?.side === 'south' || cars?.side === 'west' ? long - o.offsetIn - o.widthIn : o.offsetIn;
      return (
        o.kind === 'door' &&
        o.side !== cars?.side &&
        (o.side === opposite(cars?.side ?? 'south') || far <= 14)
      );
    });
  },
  'headroom at the stair': ({ room }) =>
    room.items.some(
      ({ kind, box, facing }) =>
        kind === 'stair' && ceilingOver(room.shell, inFront(rectOf(box), facing, 36)) >= 76,
    ),
  'tv over the dresser': ({ room }) =>
    room.items.some(
      (tv) =>
        tv.kind === 'tv' &&
        room.items.some((i) => {
          const [a, b] = [centre(rectOf(tv.box)), centre(rectOf(i.box))];
          const off = runsEast(tv.facing) ? a.x - b.x : a.y - b.y;
          return i.kind === 'dresser' && i.facing === tv.facing && Math.abs(off) <= 6;
        }),
    ),
  /** Who bathes shuts the door to the basins. */
  'tub behind a door': ({ room }) =>
    zonesOf(room).some(
      ({ items }) =>
        items.some((i) => i.kind === 'bathtub') &&
        items.some((i) => i.kind === 'toilet') &&
        !items.some((i) => i.kind === 'vanity'),
    ),
  'fan over the tub': ({ room }) =>
    zonesOf(room).some(
      ({ items }) => items.some((i) => i.kind === 'bathtub') && items.some((i) => i.kind === 'exhaust-fan'),
    ),
  'one wet wall': ({ room }) =>
    new Set(
      room.items
        .filter((i) => ['toilet', 'shower', 'bathtub', 'vanity', 'sink-base', 'washer'].includes(i.kind))
        .map((i) => i.facing),
    ).size === 1,
  'panel space': ({ room }) => {
    const panel = room.items.find((i) => i.kind === 'electrical-panel');
    if (!panel) return false;
    const { x, y, w, d } = rectOf(panel.box);
    const deep = 36;
    return Array.from({ length: 16 }, (_, i) => i).some((shift) => {
      const zone =
        panel.facing === 'south'
          ? { x: x - shift, y: y - deep, w: 30, d: deep }
          : panel.facing === 'north'
            ? { x: x - shift, y: y + d, w: 30, d: deep }
            : panel.facing === 'west'
              ? { x: x - deep, y: y - shift, w: deep, d: 30 }
              : { x: x + w, y: y - shift, w: deep, d: 30 };
      return !room.items.some(
        (i) => i !== panel && i.box.z < 78 && i.box.heightIn > 1 && overlaps(zone, rectOf(i.box)),
      );
    });
  },
};
