import { countTold, wants } from '@plumbline/brief';
import {
  type Brief,
  type Item,
  type ItemOf,
  type Side,
  type TraitsOf,
  type WallFrame,
} from '@plumbline/concept';
import {
  centre,
  frontWidth,
  grow,
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectAround,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { type Hand, handOfSitter } from '../../geometry/hands.js';
import { isAtLatch, isBehindLeaf } from '../../geometry/leaf.js';
import { zonesOf } from '../../rules/zones.js';
import { standRecessedLights } from '../electrical/lights.js';
import { type Draft } from '../floor/draft.js';
import { blocksOpening, placeGroup } from '../floor/place.js';
import { hasAid } from '../mobility.js';
import { type BathNeeds, handsTold, STANDS_FOR } from './program.js';
import { setNiches, setSeats, setShowerBars } from './showers.js';

/** What hangs and lies in a bathroom once its fixtures stand. Inches. */

export function setFittings(draft: Draft, needs: BathNeeds, unmet: string[]): void {
  const { brief, access } = needs;
  for (const item of [...draft.items]) {
    if (item.kind === 'vanity' || item.kind === 'pedestal-sink') mirrorOver(draft, item, brief);
    if (item.kind === 'toilet') paperHolder(draft, item);
    if ((item.kind === 'bathtub' || item.kind === 'shower') && (access === 'any' || access === 'aging'))
      mat(draft, item);
  }
  setSeats(draft, hasAid(access) || wants(brief, 'fold-down-seat'));
  if (
    (wants(brief, 'shower-bench') || wants(brief, 'bench')) &&
    !draft.items.some(
      (i) => i.kind === 'shower-bench' || (i.kind === 'bench' && !wants(brief, 'shower-bench')),
    )
  )
    unmet.push('A shower bench was left out: no wall of the shower takes one beside its way in.');
  setNiches(draft, countTold(needs.brief, 'niche'), wants(brief, 'shower-niche'));
  if (access !== 'any' || wants(brief, 'grab-bars')) setGrabBars(draft, needs);
  if ((needs.linen || needs.overToilet) && !draft.items.some(({ kind }) => STANDS_FOR.linen.includes(kind)))
    for (const item of draft.items.filter((i) => i.kind === 'toilet')) if (cabinetOver(draft, item)) break;
  towelBars(draft, needs, unmet);
  hangFans(draft);
  standRecessedLights(draft);
}

type Hung =
  | 'paper-holder'
  | 'wall-cabinet'
  | 'grab-bar'
  | 'mirror'
  | 'medicine-cabinet'
  | 'sconce'
  | 'towel-bar';

interface Hang {
  readonly along: number;
  readonly deep: number;
  readonly z: number;
  readonly height: number;
}

/** What trims an opening stands so far beside it. Inches. */
const CASING = 2.5;

/** Whether a wall takes a thing: nothing else and no trim of an opening is there. */
function takes(draft: Draft, wall: WallFrame, t: number, { along, deep, z, height }: Hang): boolean {
  if (t < -0.01 || t + along > wall.lengthIn + 0.01) return false;
  const rect = draft.at(wall, t, 0, along, deep);
  const withCasing = draft.at(wall, t - CASING, 0, along + 2 * CASING, deep);
  return (
    draft.isClearAt(rect, z, height) &&
    !blocksOpening(draft, withCasing, z, height) &&
    z + height <= draft.ceilingOver(rect)
  );
}

/** Hangs a thing on a wall. False where something else or the trim of an opening is there. */
function hang<K extends Hung>(
  draft: Draft,
  kind: K,
  wall: WallFrame,
  t: number,
  { along, deep, z, height }: Hang,
  traits?: TraitsOf<K>,
): boolean {
  if (!takes(draft, wall, t, { along, deep, z, height })) return false;
  draft.add(kind, draft.at(wall, t, 0, along, deep), {
    z,
    height,
    facing: opposite(wall.side),
    group: 'bath',
    ...(traits ? { traits } : {}),
  });
  return true;
}

const MIRROR = { z: 42, high: 36, least: 16, most: 42, small: 24 } as const;

/** A mirror over each basin; where a window or a slope takes the wall, on the wall beside it. */
function mirrorOver(draft: Draft, item: ItemOf<'vanity' | 'pedestal-sink'>, brief: Brief): void {
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, rectOf(item.box));
  const count = (item.traits?.sinks ?? 1) > 1 ? 2 : 1;
  const pitch = s.along / count;
  // One light more than mirrors: one at either end and one between.
  const beside =
    count > 1 && countTold(brief, 'sconce') === count + 1 ? sconcesOf(draft, wall, s, count) : [];
  for (let i = 0; i < count; i++) {
    const mid = s.t + pitch * (i + 0.5);
    const widths = [
      // Over a basin of 18 in a mirror is as wide as it.
      Math.max(MIRROR.least, Math.min(pitch < MIRROR.small ? pitch : pitch - 4, MIRROR.most)),
      30,
      24,
      20,
      MIRROR.least,
    ].filter((w) => w <= Math.max(pitch, 20));
    const asked = wants(brief, 'sconces') && count === 1;
    // Between two lights that were asked for a mirror is narrower than its vanity, where they have no place beside it.
    const between = beside.length
      ? 2 * Math.min(...beside.map((at) => Math.abs(at + SCONCE.along / 2 - mid))) - SCONCE.along
      : asked && !takesSconces(draft, wall, mid, pitch)
        ? pitch - 2 * SCONCE.along
        : pitch;
    const hung = widths
      .filter((width) => width <= Math.max(between, MIRROR.least))
      .some((width) => hangMirror(draft, wall, mid - width / 2, width, brief));
    if (!hung && i === 0) mirrorBeside(draft, item, wall, brief);
    // Lights on either side light a face from both; one over the mirror where they were not asked for, or find no place.
    const onBothSides = () =>
      [mid - between / 2 - SCONCE.along, mid + between / 2].filter((at) =>
        hang(draft, 'sconce', wall, at, SCONCE),
      ).length > 0;
    const over = () => hang(draft, 'sconce', wall, mid - 9, { along: 18, deep: 5, z: 80, height: 5 });
    if (beside.length > 0) continue;
    if (asked) onBothSides() || over();
    else over() || onBothSides();
  }
  for (const at of beside) hang(draft, 'sconce', wall, at, SCONCE);
}

/** Places of lights at the ends of a vanity and between its mirrors; at an end as far out as the wall there is free. */
function sconcesOf(
  draft: Draft,
  wall: WallFrame,
  { t, along }: { readonly t: number; readonly along: number },
  mirrors: number,
): readonly number[] {
  const middles = Array.from({ length: mirrors - 1 }, (_, i) => t + ((i + 1) * along) / mirrors);
  const end = (at: number, inward: 1 | -1): readonly number[] =>
    [0, SCONCE.along / 2, SCONCE.along / 2 + 1]
      .map((by) => at + inward * by)
      .filter((middle) => takes(draft, wall, middle - SCONCE.along / 2, SCONCE))
      .slice(0, 1);
  return [...end(t, 1), ...middles, ...end(t + along, -1)].map((middle) => middle - SCONCE.along / 2);
}

/** A light beside a mirror. Inches. */
const SCONCE = { along: 6, deep: 5, z: 62, height: 12 } as const;

/** Whether lights have their place on both sides of a vanity. */
const takesSconces = (draft: Draft, wall: WallFrame, mid: number, wide: number): boolean =>
  [mid - wide / 2 - SCONCE.along, mid + wide / 2].every((t) => takes(draft, wall, t, SCONCE));

function hangMirror(draft: Draft, wall: WallFrame, t: number, wide: number, brief: Brief): boolean {
  const round = wants(brief, 'round-mirror');
  const high = round ? Math.max(24, Math.min(36, wide)) : MIRROR.high;
  if (wants(brief, 'medicine-cabinet') && wide >= 15) {
    const along = Math.min(wide, 30);
    const from = t + (wide - along) / 2;
    if (hang(draft, 'medicine-cabinet', wall, from, { along, deep: 5, z: MIRROR.z, height: MIRROR.high }))
      return true;
  }
  const traits = {
    shape: round ? ('round' as const) : ('rectangle' as const),
    lit: wants(brief, 'lit-mirror'),
    framed: !round,
  };
  return [high, 30, 24].some((height) =>
    hang(draft, 'mirror', wall, t, { along: wide, deep: 1.5, z: MIRROR.z, height }, traits),
  );
}

function mirrorBeside(draft: Draft, item: Item, wall: WallFrame, brief: Brief): void {
  const r = rectOf(item.box);
  const sides: Side[] = runsEast(wall.side) ? ['west', 'east'] : ['south', 'north'];
  for (const side of sides.filter((s) => draft.reach(r, s) < 24))
    for (const frame of draft.wallsAt(side)) {
      const s = seenFromWall(draft.shell, frame, r);
      if (hangMirror(draft, frame, s.t + s.along / 2 - 10, 20, brief)) return;
    }
}

/** From the seat's front edge ahead to the middle of the roll; how far aside an arm reaches for it. Inches. */
const PAPER = { along: 6, deep: 4, z: 24, height: 5, ahead: [8, 7, 9], reach: 24 } as const;
/** Paper is 8 in ahead of the seat: on the wall beside, else on the wall behind. */
function paperHolder(draft: Draft, item: Item): void {
  const r = rectOf(item.box);
  const sides: Side[] = runsEast(item.facing) ? ['west', 'east'] : ['south', 'north'];
  const beside = PAPER.ahead.flatMap((ahead) => {
    const front = inFront(r, item.facing, 2 * ahead);
    return sides.flatMap((side) =>
      draft.wallsAt(side).flatMap((frame) => {
        const s = seenFromWall(draft.shell, frame, front);
        return s.n > PAPER.reach || s.n < -1 ? [] : [{ frame, t: s.t + s.along / 2 - PAPER.along / 2 }];
      }),
    );
  });
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, r);
  const behind = [s.t - 8, s.t + s.along + 2, s.t - 12, s.t + s.along + 6].flatMap((t) =>
    t > 1 ? [{ frame: wall, t }] : [],
  );
  const places = [...beside, ...behind];
  // Below a window it hangs only where no other wall is near.
  const ordered = [false, true].flatMap((below) =>
    places.filter(({ frame, t }) => isBelowWindow(draft, frame, t, PAPER.along) === below),
  );
  for (const { frame, t } of ordered) if (hang(draft, 'paper-holder', frame, t, PAPER)) return;
}

const isBelowWindow = (draft: Draft, { wall }: WallFrame, t: number, along: number): boolean =>
  draft.openings.some(
    (o) => o.kind === 'window' && o.wall === wall.id && o.offsetIn < t + along && t < o.offsetIn + o.widthIn,
  );

function mat(draft: Draft, item: Item): void {
  const front = inFront(rectOf(item.box), item.facing, 22);
  const rect: Rect = runsEast(item.facing)
    ? { x: front.x + front.w / 2 - 16, y: front.y + 2, w: 32, d: 18 }
    : { x: front.x + 2, y: front.y + front.d / 2 - 16, w: 18, d: 32 };
  if (
    draft.isOpenFloor(rect) &&
    !draft.items.some((i) => i.kind === 'bath-mat' && overlaps(rectOf(i.box), rect))
  )
    draft.add('bath-mat', rect, { height: 0.75, facing: item.facing });
}

/** Over a toilet's tank, low enough to reach into; its depth is the least that cabinets have. */
const OVER_TOILET = { widths: [24, 21, 18], deep: 12, z: 54, height: 30 } as const;

/** Hangs a cabinet with doors over a toilet, where a bath has no other place for towels. False where something is there. */
function cabinetOver(draft: Draft, item: Item): boolean {
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, rectOf(item.box));
  return OVER_TOILET.widths.some((along) =>
    hang(
      draft,
      'wall-cabinet',
      wall,
      s.t + (s.along - along) / 2,
      { ...OVER_TOILET, along },
      { doors: along > 21 ? 2 : 1 },
    ),
  );
}

const BAR = { deep: 3, z: 34, height: 1.5 } as const;
/** ADA 604.5: the bar beside a toilet from 12 in off the rear wall, and the one behind it. */
const BESIDE = { from: 12, long: 42 } as const;
const BEHIND = [36, 24] as const;

/** A bar that folds up against the wall behind, where no wall stands at that hand: so far off the toilet's middle. Inches. */
const FOLDING = { off: 16, long: 30 } as const;

/** The bars at a toilet: at the hands that were told, else at the wall that is near. */
function toiletBars(draft: Draft, item: Item, hands: readonly Hand[]): void {
  const r = rectOf(item.box);
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, r);
  const mid = s.t + s.along / 2;
  const [low, high]: [Side, Side] = runsEast(wall.side) ? ['west', 'east'] : ['south', 'north'];
  const told = hands.map((hand) => handOfSitter(item, hand));
  const near = told[0] ?? (draft.reach(r, low) <= draft.reach(r, high) ? low : high);
  // The bar behind reaches further to the open side.
  (told.length > 1 ? BEHIND.slice(1) : BEHIND).some((long) => {
    const from = long === 24 ? mid - 12 : near === low ? mid - 12 : mid - 24;
    return hang(draft, 'grab-bar', wall, from, { ...BAR, along: long });
  });
  for (const side of told.length > 0 ? told : [near])
    if (!barAtWall(draft, item, side) && told.includes(side)) foldingBar(draft, item, side);
}

/** Sets grab bars at the toilet and where one bathes: as many as are told, all that help where no number is. */
function setGrabBars(draft: Draft, { brief, access }: BathNeeds): void {
  const bars = () => draft.items.filter(({ kind }) => kind === 'grab-bar');
  for (const item of draft.items.filter((i) => i.kind === 'toilet'))
    toiletBars(draft, item, handsTold(brief));
  const atToilet = bars();
  setShowerBars(draft);
  for (const item of draft.items.filter((i) => i.kind === 'bathtub')) tubBar(draft, item);
  const [inShower, beside] = [countTold(brief, 'bar-in-shower'), countTold(brief, 'bar-at-toilet')];
  if (access !== 'any' || (inShower === undefined && beside === undefined)) return;
  const others = bars().filter((bar) => !atToilet.includes(bar));
  // At a toilet the one behind goes first.
  const surplus = [...others.slice(inShower ?? 0), ...[...atToilet].reverse().slice(beside ?? 0)];
  draft.items.splice(0, draft.items.length, ...draft.items.filter((item) => !surplus.includes(item)));
}

/** The bar on the wall at a side of a toilet, where that is within reach. */
function barAtWall(draft: Draft, item: Item, side: Side): boolean {
  const forward = item.facing === 'north' || item.facing === 'east';
  return draft.wallsAt(side).some((frame) => {
    const seen = seenFromWall(draft.shell, frame, rectOf(item.box));
    if (seen.n > 14 || seen.n < -1) return false;
    return [BESIDE.long, 36, 24].some((long) => {
      const t = forward ? seen.t + BESIDE.from : seen.t + seen.along - BESIDE.from - long;
      return hang(draft, 'grab-bar', frame, t, { ...BAR, along: long });
    });
  });
}

function foldingBar(draft: Draft, item: Item, side: Side): void {
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, rectOf(item.box));
  const off = side === 'west' || side === 'south' ? -FOLDING.off : FOLDING.off;
  const t = s.t + s.along / 2 + off - BAR.deep / 2;
  const rect = draft.at(wall, t, 0, BAR.deep, FOLDING.long);
  draft.add('grab-bar', rect, {
    z: BAR.z,
    height: BAR.height,
    facing: opposite(side),
    group: 'bath',
    label: 'Fold-down grab bar',
  });
}

function tubBar(draft: Draft, item: Item): void {
  if (item.kind !== 'bathtub' || /free|claw/.test(String(item.traits?.form))) return;
  const wall = draft.wallBehind(item);
  const s = seenFromWall(draft.shell, wall, rectOf(item.box));
  if (s.n > 3) return;
  hang(draft, 'grab-bar', wall, s.t + s.along / 2 - 18, { ...BAR, along: 36 });
}

const TOWEL_BAR = 24;
/** A ring for one towel, where no wall takes a bar. */
const TOWEL_RING = 8;

/** Two bars keep so far apart, around a corner too, that neither towel hangs before the other. Inches. */
const BARS_APART = 12;

/** Towels hang within reach of tub, shower and basin; a second bar where there are two basins or a fine bath. */
function towelBars(draft: Draft, { brief, level }: BathNeeds, unmet: string[]): void {
  const near = draft.items.filter((i) => i.kind === 'bathtub' || i.kind === 'shower');
  const basins = draft.items.filter((i) => i.kind === 'vanity' || i.kind === 'pedestal-sink');
  const wanted = [
    near[0] ?? basins[0],
    ...(near.length > 0 ? [basins[0]] : []),
    ...(level === 'fine' ? [near[1]] : []),
  ];
  const heated = wants(brief, 'towel-warmer') || level === 'fine';
  let hung = 0;
  for (const target of wanted) {
    if (!target) continue;
    const goal = centre(inFront(rectOf(target.box), target.facing, 12));
    for (const along of [TOWEL_BAR, 18, ...(hung === 0 ? [TOWEL_RING] : [])]) {
      const bar = placeGroup(
        draft,
        {
          along,
          deep: 4,
          pieces: [
            {
              kind: 'towel-bar',
              t: 0,
              n: 0,
              along,
              deep: 4,
              height: 2,
              z: 48,
              ...(along === TOWEL_RING ? { label: 'Towel ring' } : {}),
              traits: { heated: heated && hung === 0 && along !== TOWEL_RING },
            },
          ],
        },
        {
          group: 'bath',
          prefer: ({ rect }) => -Math.hypot(centre(rect).x - goal.x, centre(rect).y - goal.y) * 4,
          allow: ({ rect, wall }) =>
            !isBehind(draft, rect, wall.side, BEHIND_WHICH_NOTHING_HANGS) &&
            !isInSwing(draft, rect) &&
            !draft.items.some(
              ({ kind, box }) =>
                (kind === 'towel-bar' && overlaps(grow(rectOf(box), BARS_APART), rect)) ||
                (kind === 'partition' && overlaps(rectOf(box), rect)),
            ) &&
            !blocksOpening(draft, grow(rect, CASING), 48 - CASING, 2 + 2 * CASING) &&
            !draft.openings.some(
              (o) => isBehindLeaf(draft.shell, o, rect) || isAtLatch(draft.shell, o, rect),
            ),
        },
      );
      if (bar) {
        hung++;
        break;
      }
    }
  }
  if (hung === 0 && wants(brief, 'towel-warmer'))
    unmet.push('A towel warmer was left out: no wall is free for it.');
}

/** The widest door that a glass shower has: it opens out. Inches. */
const SHOWER_DOOR = 28;

/** Whether the door of a shower or of a cabinet would strike what hangs here. */
const isInSwing = (draft: Draft, rect: Rect): boolean =>
  draft.items.some(
    (i) =>
      i.kind === 'shower' &&
      i.traits?.enclosure === 'glass' &&
      i.traits.glass === undefined &&
      overlaps(inFront(rectOf(i.box), i.facing, SHOWER_DOOR), rect),
  ) ||
  draft.items.some(
    (i) =>
      i.kind === 'tall-cabinet' &&
      overlaps(inFront(rectOf(i.box), i.facing, frontWidth(i) / (i.traits?.doors ?? 1)), rect),
  );

/** Nobody reaches over a tub, a tank or through a shower for a towel. */
const BEHIND_WHICH_NOTHING_HANGS: readonly Item['kind'][] = [
  'bathtub',
  'shower',
  'washer',
  'vanity',
  'toilet',
];

/** Whether a thing of these kinds stands before a place at a wall. */
const isBehind = (draft: Draft, rect: Rect, side: Side, kinds: readonly Item['kind'][]): boolean =>
  draft.items.some(
    (i) => kinds.includes(i.kind) && overlaps(inFront(rect, opposite(side), 6), rectOf(i.box)),
  );

/** The parts of a bath, closed off by partitions, that have a tub, a shower or a toilet: all of it where none are. */
function wetParts(draft: Draft): readonly Rect[] {
  if (!draft.items.some((i) => i.kind === 'partition-door')) return [draft.bounds];
  const { shell, items, openings } = draft;
  const wet = zonesOf({ shell, items: [...items], openings }).filter((zone) =>
    zone.items.some((i) => i.kind === 'bathtub' || i.kind === 'shower' || i.kind === 'toilet'),
  );
  return wet.length > 0 ? wet.map(({ rects }) => rectAround(rects)) : [draft.bounds];
}

/**
 * An exhaust fan in each part with a tub, a shower or a toilet, as near its middle as what reaches the ceiling allows;
 * 1 cfm a square foot, 50 at least.
 */
function hangFans(draft: Draft): void {
  for (const part of wetParts(draft)) hangFan(draft, part);
}

function hangFan(draft: Draft, { x, y, w, d }: Rect): void {
  const cfm = Math.max(50, Math.ceil((w * d) / 1440) * 10);
  for (const [kx, ky] of [
    [0.5, 0.5],
    [0.5, 0.35],
    [0.5, 0.65],
    [0.35, 0.5],
    [0.65, 0.5],
    [0.3, 0.3],
    [0.7, 0.7],
  ] as const) {
    const rect = { x: x + w * kx - 6, y: y + d * ky - 6, w: 12, d: 12 };
    const ceiling = draft.ceilingOver(rect);
    if (!draft.isClearAt(rect, ceiling - 2, 2)) continue;
    draft.add('exhaust-fan', rect, {
      z: ceiling - 2,
      height: 2,
      facing: 'south',
      traits: { cfm, heat: false },
    });
    return;
  }
}
