import { HOODS, refuses, refusesAt, wants } from '@plumbline/brief';
import {
  type Brief,
  HEIGHTS,
  hasTrait,
  type Item,
  type ItemOf,
  itemsOf,
  withTraits,
} from '@plumbline/concept';
import {
  centre,
  frontWidth,
  grow,
  opposite,
  overlaps,
  rectOf,
  runsEast,
  seenFromWall,
} from '../../geometry/geometry.js';
import { kitchenClass } from '../../grade/kitchen-class.js';
import type { Draft } from '../floor/draft.js';

/** Height of a microwave that hangs below a wall cabinet, and its depth: it stands 3 in proud. Inches. */
const HIGH = 18;
const DEEP = 15;
/** The least wall cabinet above it. Inches. */
const LEAST_OVER = 12;
const NARROWEST = 24;
const WIDEST = 30;

/** Whether a room has a microwave, as a thing of its own, in an oven tower or in a base cabinet. */
export const hasMicrowave = ({ items }: { readonly items: readonly Item[] }): boolean =>
  items.some(
    (i) =>
      i.kind === 'microwave' ||
      hasTrait(i, ['wall-oven'], 'microwave', true) ||
      hasTrait(i, ['base-cabinet'], 'appliance', 'microwave'),
  );

/**
 * Gives the kitchen its microwave once wall cabinets hang: a drawer where the budget or the person asks for one, else
 * below a wall cabinet over a counter, else in whatever of both fits.
 */
export function placeMicrowave(draft: Draft, brief: Brief, low: boolean): void {
  if (refuses(brief, 'microwave') || hasMicrowave(draft)) return;
  const grade = kitchenClass(brief);
  const drawer = low || wants(brief, 'microwave-drawer') || grade === 'luxury';
  // A drawer costs $850 to $1,900 more: below a luxury kitchen it is the last way, where nobody asked for one.
  const usual = drawer
    ? [drawerAnywhere, hang, standOverRange]
    : grade === 'fine'
      ? [hang, drawerAnywhere, standOverRange]
      : [hang, standOverRange, drawerAnywhere];
  const ways = wants(brief, 'microwave-over-range')
    ? [standOverRange, ...usual]
    : usual.filter((way) => way !== standOverRange || mayReplaceHood(draft, brief));
  const told = (brief.thingsAt ?? []).find(({ thing, how }) => thing === 'microwave' && how === 'in')?.to;
  if (told === 'peninsula' && standDrawer(draft, 'peninsula')) return;
  if (wants(brief, 'microwave-in-island') && standDrawer(draft, 'island')) return;
  for (const way of ways) if (way(draft, brief)) return;
}

/** A hood that was asked for or that stays keeps its place, and so does one where no microwave is wanted over the range. */
const mayReplaceHood = (draft: Draft, brief: Brief): boolean =>
  !refuses(brief, 'microwave-over-range') &&
  !HOODS.some((hood) => wants(brief, hood)) &&
  !itemsOf(draft, 'hood').some(({ existing }) => existing);

const distance = (a: Item, b: Item): number => {
  const [p, q] = [centre(rectOf(a.box)), centre(rectOf(b.box))];
  return Math.hypot(p.x - q.x, p.y - q.y);
};

/** Near to the refrigerator, where most of what is warmed comes from, and away from steam. */
function liking(draft: Draft, item: Item): number {
  const [fridge] = itemsOf(draft, 'refrigerator');
  const heat = draft.items
    .filter((i) => i.kind === 'range' || i.kind === 'cooktop')
    .map((i) => distance(i, item));
  return -(fridge ? distance(fridge, item) : 0) - Math.max(0, 36 - Math.min(1000, ...heat)) * 4;
}

/** A drawer in a base cabinet of 24 or more, 30 at most: the counter above it is its landing. */
function standDrawer(draft: Draft, group?: Item['group']): boolean {
  const tops = itemsOf(draft, 'countertop');
  const [best] = itemsOf(draft, 'base-cabinet')
    .filter((i) => group === undefined || i.group === group)
    .filter(
      (i) =>
        frontWidth(i) >= NARROWEST && frontWidth(i) <= (group ? 36 : 33) && i.traits?.pullout === undefined,
    )
    .filter((i) => i.traits?.appliance === undefined && !draft.items.some((o) => isCooktopOver(o, i)))
    .filter((i) => tops.some((t) => overlaps(rectOf(t.box), rectOf(i.box))))
    .sort((a, b) => liking(draft, b) - liking(draft, a));
  if (!best) return false;
  draft.items[draft.items.indexOf(best)] = {
    ...withTraits(best, { appliance: 'microwave', doors: 0, drawers: 1 }),
    label: `Microwave drawer base ${frontWidth(best)}`,
  };
  return true;
}

const isCooktopOver = (item: Item, base: Item): boolean =>
  item.kind === 'cooktop' && overlaps(rectOf(item.box), rectOf(base.box));

const drawerAnywhere = (draft: Draft): boolean => standDrawer(draft);

/** Below a wall cabinet of a row: the cabinet is cut off above it, and where it is too wide, split. */
function hang(draft: Draft): boolean {
  const overCounter = (i: Item): boolean =>
    itemsOf(draft, 'countertop').some((t) => overlaps(rectOf(t.box), rectOf(i.box))) &&
    !draft.items.some(
      (o) =>
        (o.kind === 'sink-base' || o.kind === 'range' || o.kind === 'cooktop') &&
        overlaps(rectOf(o.box), rectOf(i.box)),
    );
  const places = itemsOf(draft, 'wall-cabinet')
    .filter(
      (i) => i.box.z === HEIGHTS.wallCabinetBottom && i.box.heightIn >= HIGH + LEAST_OVER && overCounter(i),
    )
    .sort((a, b) => liking(draft, b) - liking(draft, a));
  for (const cabinet of places) {
    const [wide, rest] = splitOf(frontWidth(cabinet)) ?? [0, 0];
    if (wide === 0) continue;
    for (const cut of pieces(draft, cabinet, wide)) {
      if (isAtWindow(draft, cabinet, cut[0].box) || isAtHeat(draft, cut[0].box)) continue;
      if (!(cut[1] || isInRow(draft, cabinet))) continue;
      hangBelow(draft, cabinet, cut, wide, rest);
      return true;
    }
  }
  return false;
}

/** Free wall between a microwave and a window: its casing, and air beside it. Inches. */
const FROM_WINDOW = 6;

/** Whether a part of a wall cabinet comes to the casing of a window. */
function isAtWindow(draft: Draft, cabinet: Item, part: Item['box']): boolean {
  const { wall } = draft.wallBehind(cabinet);
  const { t, along } = seenFromWall(draft.shell, wall.id, rectOf(part));
  return draft.openings.some(
    (o) =>
      o.wall === wall.id && t < o.offsetIn + o.widthIn + FROM_WINDOW && o.offsetIn - FROM_WINDOW < t + along,
  );
}

/** Free wall between a microwave and what is cooked on: its door opens clear of steam, and no hood covers it. Inches. */
const FROM_HEAT = 9;

/** Whether a part of a wall cabinet hangs beside a range, a cooktop or their hood. */
const isAtHeat = (draft: Draft, part: Item['box']): boolean =>
  itemsOf(draft, 'range', 'cooktop', 'hood').some((i) =>
    overlaps(grow(rectOf(part), FROM_HEAT), rectOf(i.box)),
  );

/** Whether another wall cabinet hangs beside one, at its height. */
const isInRow = (draft: Draft, cabinet: Item): boolean =>
  itemsOf(draft, 'wall-cabinet', 'corner-wall-cabinet').some(
    (i) =>
      i !== cabinet && i.box.z === cabinet.box.z && overlaps(grow(rectOf(i.box), 0.5), rectOf(cabinet.box)),
  );

type Part = { readonly box: Item['box'] };
/** The part that a microwave hangs below, and what is left beside it. */
type Cut = readonly [Part, Part?];

function hangBelow(
  draft: Draft,
  best: ItemOf<'wall-cabinet'>,
  [one, other]: Cut,
  wide: number,
  rest: number,
): void {
  const at = draft.items.indexOf(best);
  const over = { ...one.box, z: one.box.z + HIGH, heightIn: one.box.heightIn - HIGH };
  const title = best.label.replace(/\d+$/, '');
  draft.items[at] = {
    ...best,
    box: over,
    label: `${title}${wide}`,
    traits: { ...best.traits, doors: 2, hinge: undefined },
  } as ItemOf<'wall-cabinet'>;
  if (other)
    draft.add('wall-cabinet', rectOf(other.box), {
      facing: best.facing,
      ...(best.group ? { group: best.group } : {}),
      label: `${title}${rest}`,
      z: best.box.z,
      height: best.box.heightIn,
      traits: { ...best.traits, doors: 1, hinge: 'left' },
    });
  darken(draft, rectOf(one.box));
  draft.add('microwave', deeper(rectOf(one.box), best.facing), {
    facing: best.facing,
    ...(best.group ? { group: best.group } : {}),
    label: `Microwave ${wide}`,
    z: HEIGHTS.wallCabinetBottom,
    height: HIGH,
    traits: { form: 'wall' },
  });
}

/** Cuts the strip of light under a row of wall cabinets where something hangs below them. */
function darken(draft: Draft, under: ReturnType<typeof rectOf>): void {
  for (const strip of itemsOf(draft, 'under-cabinet-light')) {
    const r = rectOf(strip.box);
    if (!overlaps(r, under)) continue;
    draft.items.splice(draft.items.indexOf(strip), 1);
    const level = runsEast(strip.facing);
    const [from, to] = level ? [r.x, r.x + r.w] : [r.y, r.y + r.d];
    const [start, end] = level ? [under.x, under.x + under.w] : [under.y, under.y + under.d];
    for (const [a, b] of [
      [from, start],
      [end, to],
    ] as const)
      if (b - a >= LEAST_STRIP)
        draft.add('under-cabinet-light', level ? { ...r, x: a, w: b - a } : { ...r, y: a, d: b - a }, {
          facing: strip.facing,
          ...(strip.group ? { group: strip.group } : {}),
          z: strip.box.z,
          height: strip.box.heightIn,
        });
  }
}
/** The shortest strip of light that is sold. Inches. */
const LEAST_STRIP = 6;

/** How a cabinet's width is split: for the microwave, and what is left beside it. */
function splitOf(width: number): readonly [number, number] | undefined {
  if (width >= NARROWEST && width <= WIDEST) return [width, 0];
  return width - NARROWEST >= 9 ? [NARROWEST, width - NARROWEST] : undefined;
}

/** How a wall cabinet is cut for a part of `wide` in: at the end nearer to the refrigerator, then at the other. */
function pieces(draft: Draft, item: ItemOf<'wall-cabinet'>, wide: number): readonly Cut[] {
  const { box } = item;
  const east = runsEast(item.facing);
  const width = east ? box.widthIn : box.depthIn;
  if (width - wide < 1) return [[{ box }]];
  const [fridge] = itemsOf(draft, 'refrigerator');
  const to = fridge && centre(rectOf(fridge.box));
  const mid = centre(rectOf(box));
  const far = to !== undefined && (east ? to.x > mid.x : to.y > mid.y);
  const cut = (from: number, along: number): Part => ({
    box: east ? { ...box, x: box.x + from, widthIn: along } : { ...box, y: box.y + from, depthIn: along },
  });
  const rest = width - wide;
  const cuts: readonly Cut[] = [
    [cut(0, wide), cut(wide, rest)],
    [cut(rest, wide), cut(0, rest)],
  ];
  return far ? cuts.toReversed() : cuts;
}

/** The floor of what hangs at a wall, made so deep: as deep as the microwave where nothing is told. */
function deeper(
  r: ReturnType<typeof rectOf>,
  facing: Item['facing'],
  deep: number = DEEP,
): ReturnType<typeof rectOf> {
  switch (facing) {
    case 'north':
      return { ...r, d: deep };
    case 'south':
      return { ...r, y: r.y + r.d - deep, d: deep };
    case 'east':
      return { ...r, w: deep };
    case 'west':
      return { ...r, x: r.x + r.w - deep, w: deep };
  }
}

/**
 * Over the range, in place of its hood, with a cabinet above it: where it was told to be there, and for kitchens without
 * a wall or base cabinet of 24 in.
 */
function standOverRange(draft: Draft, brief: Brief): boolean {
  const hood = itemsOf(draft, 'hood').find((i) => frontWidth(i) >= NARROWEST && frontWidth(i) <= WIDEST);
  if (!hood) return false;
  const wide = frontWidth(hood);
  const z = HEIGHTS.counter + 24;
  draft.items[draft.items.indexOf(hood)] = {
    ...hood,
    kind: 'microwave',
    label: `Microwave over the range ${wide}`,
    box: { ...deeperBox(hood, DEEP), z, heightIn: HIGH },
    traits: { form: 'over-range' },
  } as unknown as Item;
  const over = deeperBox(hood, UPPER_DEEP);
  const rows = itemsOf(draft, 'wall-cabinet').filter((i) => i.box.z === HEIGHTS.wallCabinetBottom);
  const top = Math.max(0, ...rows.map(({ box }) => box.z + box.heightIn));
  const height = top - z - HIGH;
  const isRefused = refusesAt(brief, 'wall-cabinets', `${opposite(hood.facing)} wall`);
  if (!isRefused && height >= LEAST_OVER && draft.isClearAt(rectOf(over), z + HIGH, height))
    draft.add('wall-cabinet', rectOf(over), {
      facing: hood.facing,
      ...(hood.group ? { group: hood.group } : {}),
      label: `Wall cabinet ${wide}`,
      z: z + HIGH,
      height,
      traits: { doors: 2 },
    });
  return true;
}

/** Front to back. Inches. */
const UPPER_DEEP = 12;

const deeperBox = (item: Item, deep: number): Item['box'] => {
  const r = deeper(rectOf(item.box), item.facing, deep);
  return { ...item.box, x: r.x, y: r.y, widthIn: r.w, depthIn: r.d };
};
