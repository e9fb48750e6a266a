import {
  type Brief,
  type Item,
  type ItemOf,
  SIDES,
  type Side,
  STYLES,
  type TraitsOf,
  type WallFrame,
} from '@plumbline/concept';
import { refuses, wants } from '../brief/brief.js';
import { isWished } from '../finishes.js';
import { codeFamily } from '../rules/code-family.js';
import { Draft, type Shell } from './draft.js';
import {
  inFront,
  opposite,
  overlaps,
  type Rect,
  rectOf,
  runsEast,
  seenFromWall,
  wallLength,
} from './geometry.js';
import { isOpened } from './house.js';
import { standRecessedLights } from './lights.js';
import { hangDoor, setWindows } from './openings.js';
import {
  blocksOpening,
  type Group,
  type PlaceOptions,
  placeFirst,
  placeGroup,
  type Spot,
  single,
} from './place.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';
import { walkable } from './reach.js';

/** The size under which not even a toilet and a small basin fit. */
export const LEAST_BATHROOM = { widthIn: 48, depthIn: 69 } as const;

type Fixture = 'tub-shower' | 'tub' | 'shower' | 'toilet' | 'vanity';

/** The kinds that a fixture is drawn as. */
const STANDS_FOR: Readonly<Record<Fixture, readonly string[]>> = {
  'tub-shower': ['bathtub'],
  tub: ['bathtub'],
  shower: ['shower'],
  toilet: ['toilet'],
  vanity: ['vanity', 'pedestal-sink'],
};

/** What a bathroom of each kind holds, the bulky things first. */
const PROGRAMS: Readonly<Record<string, { readonly name: string; readonly fixtures: readonly Fixture[] }>> = {
  'four-piece': { name: 'Four-piece bathroom', fixtures: ['tub', 'shower', 'toilet', 'vanity'] },
  'wet-room': { name: 'Wet-room bathroom', fixtures: ['tub', 'shower', 'toilet', 'vanity'] },
  'three-piece': { name: 'Three-piece bathroom', fixtures: ['tub-shower', 'toilet', 'vanity'] },
  'shower-only': { name: 'Shower bathroom', fixtures: ['shower', 'toilet', 'vanity'] },
  'half-bath': { name: 'Half bath', fixtures: ['toilet', 'vanity'] },
};

/** Clear floor by tier: what is recommended, and what code asks at least. Inches. */
interface Clearances {
  readonly recommended: boolean;
  readonly front: number;
  readonly toiletFront: number;
  readonly toiletSide: number;
  readonly basinToWall: number;
  readonly shower: readonly (readonly [number, number])[];
  readonly doors: readonly number[];
  /** Where beside a tub the 30 in wide strip of clear floor lies that code asks for. */
  readonly strip: 'low' | 'high';
}

const clearances = (recommended: boolean, upc: boolean): Clearances => ({
  recommended,
  front: recommended ? 30 : 24,
  toiletFront: recommended ? 30 : upc ? 24 : 21,
  toiletSide: recommended ? 18 : 15,
  basinToWall: recommended ? 20 : 15,
  shower: recommended
    ? [
        [60, 36],
        [54, 36],
        [48, 36],
        [42, 36],
        [36, 36],
      ]
    : upc
      ? [
          [48, 34],
          [36, 36],
          [34, 34],
          [32, 32],
        ]
      : [
          [48, 34],
          [36, 36],
          [36, 32],
          [32, 32],
          [30, 30],
        ],
  doors: recommended ? [34] : [32, 30, 28],
  strip: 'low',
});

const ATTEMPTS = 36;
/** What it costs that nobody gets to a part of the room. */
const CUT_OFF = 60;

/** Plans a bathroom: the fullest program that fits, the wet wall kept together, tried from many sides. */
export function planBathroom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const programs = programsFor(brief, shell);
  const upc = codeFamily(brief.state) === 'UPC';
  for (const [rank, program] of programs.entries()) {
    let best: Plan | undefined;
    for (const recommended of [true, false]) {
      const room = clearances(recommended, upc);
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const plan = attemptPlan(
          program,
          { ...room, strip: chance.flip() ? 'low' : 'high' },
          brief,
          shell,
          chance,
        );
        if (plan && (!best || plan.score > best.score) && (shell.house?.accepts(plan.draft.items) ?? true))
          best = plan;
      }
      if (best) break;
    }
    if (!best) continue;
    const first = programs[0];
    const unmet =
      rank > 0 && first && asked(brief)
        ? [
            ...best.unmet,
            `${PROGRAMS[first]?.name ?? first} was wished for; this room holds a ${PROGRAMS[program]?.name.toLowerCase() ?? program}.`,
          ]
        : best.unmet;
    return { ...best, unmet };
  }
  return undefined;
}

/** True where the words said anything about what the bath should hold. */
const asked = (brief: Brief): boolean =>
  brief.layouts.some((l) => l in PROGRAMS) || TUB_OR_SHOWER.some((f) => wants(brief, f));

const TUB_OR_SHOWER = [
  'bathtub',
  'freestanding-tub',
  'clawfoot-tub',
  'jetted-tub',
  'tub-shower',
  'walk-in-shower',
  'curbless-shower',
  'steam-shower',
];

/** The programs to try: what was wished first, then what the area usually holds, then less. */
function programsFor(brief: Brief, shell: Shell): string[] {
  const sqFt = (shell.widthIn * shell.depthIn) / 144;
  const bulky = ['bathtub', 'freestanding-tub', 'clawfoot-tub', 'jetted-tub'].some((t) => wants(brief, t));
  const noTub = refuses(brief, 'bathtub');
  const shower =
    wants(brief, 'walk-in-shower') || wants(brief, 'curbless-shower') || wants(brief, 'steam-shower');
  const wished = brief.layouts.filter((l) => l in PROGRAMS);
  const order: string[] = [...wished];
  if (bulky && shower && !noTub) order.push('four-piece');
  if (wants(brief, 'tub-shower')) order.push('three-piece');
  if (noTub || (shower && !bulky)) order.push('shower-only');
  if (bulky && !shower)
    order.push(wants(brief, 'bathtub') && !refuses(brief, 'walk-in-shower') ? 'three-piece' : 'four-piece');
  if (sqFt >= 90 && !noTub) order.push('four-piece');
  if (sqFt >= 40) order.push(noTub ? 'shower-only' : 'three-piece');
  order.push('shower-only', 'half-bath');
  return [...new Set(order)].filter(
    (p) => !(noTub && (p === 'four-piece' || p === 'three-piece' || p === 'wet-room')),
  );
}

function attemptPlan(
  program: string,
  room: Clearances,
  brief: Brief,
  shell: Shell,
  chance: Chance,
): Plan | undefined {
  const draft = new Draft(shell);
  const any = chance.pick<Side>(['north', 'east', 'south', 'west']);
  // Where a plumbing wall was told, fixtures gather there.
  const wet = shell.walls.find((wall) => wall.wet)?.side ?? any;
  const outside =
    shell.house?.exterior[0] ?? chance.pick(SIDES.filter((s) => s !== opposite(wet)) as [Side, ...Side[]]);
  const doorSide = chance.pick(SIDES.filter((s) => s !== wet) as [Side, ...Side[]]);
  const outward = (!room.recommended || program === 'half-bath') && chance.flip();
  if (isOpened(shell)) {
    // The door is where it is.
  } else if (wants(brief, 'pocket-door') || (!room.recommended && chance.next() < 0.25)) {
    if (!pocketDoor(draft, doorSide, chance.flip() ? 'start' : 'end')) return undefined;
  } else if (
    !hangDoor(
      draft,
      doorSide,
      chance.pick(['start', 'end', 'middle']),
      room.doors,
      outward ? 'outside' : 'room',
    )
  ) {
    return undefined;
  }
  const fixtures = PROGRAMS[program]?.fixtures ?? [];
  const prefer = (spot: Spot): number => preference(spot, wet, chance);
  let worth = 0;
  for (const fixture of fixtures) {
    if (draft.items.some((i) => STANDS_FOR[fixture].includes(i.kind))) continue;
    const placed = placeFixture(draft, fixture, program, room, brief, prefer);
    if (!placed) return undefined;
    worth += placed;
  }
  const { doorsMeet, at, everywhere } = walkable(draft);
  const needed = draft.items.filter((i) =>
    ['toilet', 'vanity', 'pedestal-sink', 'shower', 'bathtub'].includes(i.kind),
  );
  if (!doorsMeet || needed.some((i) => !at(inFront(rectOf(i.box), i.facing, 18)))) return undefined;

  if (!draft.plain && !everywhere) worth -= CUT_OFF;
  const unmet: string[] = [];
  const exterior = outside;
  if (!isOpened(shell)) windows(draft, exterior, brief);
  finishShowers(draft, brief);
  accessories(draft, brief, unmet);
  const backs = draft.items.filter(
    (i) => ['toilet', 'vanity', 'pedestal-sink'].includes(i.kind) && opposite(i.facing) === wet,
  ).length;
  worth += backs * 6;
  worth -= toiletInView(draft) ? 12 : 0;
  worth += draft.openings.some((o) => o.kind === 'window') ? 6 : 0;
  return {
    draft,
    exterior: [exterior],
    layout: layoutName(program, draft),
    unmet,
    score: worth + chance.next(),
  };
}

function layoutName(program: string, draft: Draft): string {
  const twin = draft.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1);
  return `${PROGRAMS[program]?.name ?? 'Bathroom'}${twin ? ' with a double vanity' : ''}`;
}

function preference(spot: Spot, wet: Side, chance: Chance): number {
  const near = spot.side === wet ? 40 : spot.side === opposite(wet) ? 0 : 12;
  const last = spot.wall.lengthIn - (runsEast(spot.side) ? spot.rect.w : spot.rect.d);
  const corner = spot.t < 1 || spot.t > last - 1 ? 6 : 0;
  return near + corner + chance.next() * 8;
}

/** Sets one fixture in the largest of its sizes; answers what it is worth, 0 or nothing where it does not fit. */
function placeFixture(
  draft: Draft,
  fixture: Fixture,
  program: string,
  room: Clearances,
  brief: Brief,
  prefer: (s: Spot) => number,
): number | undefined {
  switch (fixture) {
    case 'toilet':
      return placeFirst(draft, [toilet(room, brief)], { group: 'bath', prefer, step: 3 }) ? 10 : undefined;
    case 'vanity':
      return placeVanity(draft, program, room, brief, prefer);
    case 'tub-shower':
      return placeAlcoveTub(draft, room, brief, prefer, true);
    case 'tub':
      return placeTub(draft, room, brief, prefer);
    case 'shower': {
      const sizes = program === 'wet-room' ? room.shower : room.shower.filter(([a]) => a <= 60);
      const variants = sizes.flatMap(
        ([a, b]) =>
          (a === b
            ? [[a, b]]
            : [
                [a, b],
                [b, a],
              ]) as [number, number][],
      );
      for (const [index, [along, deep]] of variants.entries()) {
        const options: PlaceOptions = { group: 'bath', only: 'corner', prefer };
        const height = Math.min(84, draft.shell.ceilingIn);
        const shower = single('shower', along, deep, height, room.recommended ? 30 : 24, {
          label: `Shower ${along} × ${deep}`,
          traits: {
            curbless: wants(brief, 'curbless-shower') || program === 'wet-room' || wants(brief, 'accessible'),
          },
        });
        if (placeGroup(draft, shower, options)) return 24 - index;
      }
      return undefined;
    }
  }
}

function toilet(room: Clearances, brief: Brief): Group {
  const along = room.toiletSide * 2;
  const deep = 28;
  const wide = 18;
  return {
    along,
    deep,
    pieces: [
      {
        kind: 'toilet',
        t: (along - wide) / 2,
        n: 0,
        along: wide,
        deep,
        height: 30,
        traits: {
          wallHung: wants(brief, 'wall-hung-toilet'),
          bidetSeat: wants(brief, 'bidet'),
          comfort: true,
        },
      },
    ],
    clear: [{ t: 0, n: 0, along, deep: deep + room.toiletFront }],
    keep: [{ t: 0, n: 0, along, deep: deep + room.toiletFront }],
  };
}

function placeVanity(
  draft: Draft,
  program: string,
  room: Clearances,
  brief: Brief,
  prefer: (s: Spot) => number,
): number | undefined {
  const roomy = draft.shell.widthIn * draft.shell.depthIn >= 70 * 144;
  const two =
    wants(brief, 'double-vanity') ||
    (roomy && (program === 'four-piece' || program === 'wet-room') && !wants(brief, 'vanity'));
  const widths = [
    ...(two ? [84, 72, 60] : []),
    ...(program === 'half-bath' ? [36, 30, 24] : [48, 42, 36, 30, 24]),
  ];
  const pedestal = wants(brief, 'pedestal-sink');
  if (!pedestal) {
    for (const width of widths) {
      const sinks = width >= 60 && two ? 2 : 1;
      if (!room.recommended && sinks === 2 && width < 60) continue;
      if (placeGroup(draft, vanity(width, sinks, room, brief), { group: 'bath', prefer, step: 3 })) {
        return (sinks === 2 ? 26 : wants(brief, 'double-vanity') ? 4 : 12) + width / 12;
      }
    }
  }
  const small: Group = {
    along: Math.max(28, room.basinToWall * 2),
    deep: 18,
    pieces: [
      {
        kind: 'pedestal-sink',
        t: (Math.max(28, room.basinToWall * 2) - 20) / 2,
        n: 0,
        along: 20,
        deep: 18,
        height: 34,
        traits: { sinks: 1, mount: pedestal ? 'pedestal' : 'wall' },
      },
    ],
    clear: [
      { t: 0, n: 0, along: Math.max(28, room.basinToWall * 2), deep: 18 },
      { t: (Math.max(28, room.basinToWall * 2) - 20) / 2, n: 18, along: 20, deep: Math.min(room.front, 30) },
    ],
    keep: [{ t: (Math.max(28, room.basinToWall * 2) - 20) / 2, n: 18, along: 20, deep: 21 }],
  };
  return placeGroup(draft, small, { group: 'bath', prefer, step: 3 }) ? 6 : undefined;
}

function vanity(width: number, sinks: number, room: Clearances, brief: Brief): Group {
  const margin = Math.max(0, room.basinToWall - width / sinks / 2);
  const deep = width <= 30 ? 19 : 21;
  return {
    along: width + 2 * margin,
    deep,
    pieces: [
      {
        kind: 'vanity',
        t: margin,
        n: 0,
        along: width,
        deep,
        height: 34,
        label: `${sinks > 1 ? 'Double vanity' : 'Vanity'} ${width}`,
        traits: {
          sinks,
          mount: wants(brief, 'floating-vanity') ? 'floating' : STYLES[brief.style].form.vanity,
          basin: wants(brief, 'vessel-sink') ? 'vessel' : 'undermount',
          faucet: 'deck',
          doors: 2,
          drawers: width >= 36 ? 3 : 0,
        },
      },
    ],
    clear: [
      { t: 0, n: 0, along: width + 2 * margin, deep },
      { t: margin, n: deep, along: width, deep: room.front },
    ],
    keep: [{ t: margin, n: deep, along: width, deep: Math.min(room.front, 24) }],
  };
}

/** A tub of 60 in between two ends; an end without a wall gets one. */
function placeAlcoveTub(
  draft: Draft,
  room: Clearances,
  brief: Brief,
  prefer: (s: Spot) => number,
  shower: boolean,
): number | undefined {
  for (const deep of room.recommended ? [32, 30] : [30]) {
    for (const long of [60, 54]) {
      if (long === 54 && room.recommended) continue;
      const traits: TraitsOf<'bathtub'> = {
        form: 'alcove',
        shower,
        jets: wants(brief, 'jetted-tub'),
        filler: 'wall',
        enclosure: shower
          ? wants(brief, 'glass-enclosure') || refuses(brief, 'shower-curtain')
            ? 'glass'
            : 'curtain'
          : 'none',
        tileHeightIn: shower ? Math.min(84, draft.shell.ceilingIn) : isWished(brief, 'backsplash') ? 60 : 0,
      };
      const tub = {
        kind: 'bathtub' as const,
        n: 0,
        along: long,
        deep,
        height: 20,
        label: `Tub ${long} × ${deep}`,
      };
      const wall = { kind: 'partition' as const, n: 0, along: 4.5, deep, height: draft.shell.ceilingIn };
      const clear = (t: number) =>
        room.recommended
          ? [{ t, n: deep, along: long, deep: 30 }]
          : [{ t: room.strip === 'low' ? t : t + long - 30, n: deep, along: 30, deep: 21 }];
      const between: Group = {
        along: long,
        deep,
        pieces: [{ ...tub, t: 0, traits: { ...traits, drain: 'left' } }],
        clear: clear(0),
        keep: clear(0),
      };
      const low: Group = {
        along: long + 4.5,
        deep,
        pieces: [
          { ...tub, t: 0, traits: { ...traits, drain: 'left' } },
          { ...wall, t: long },
        ],
        clear: clear(0),
        keep: clear(0),
      };
      const high: Group = {
        along: long + 4.5,
        deep,
        pieces: [
          { ...wall, t: 0 },
          { ...tub, t: 4.5, traits: { ...traits, drain: 'right' } },
        ],
        clear: clear(4.5),
        keep: clear(4.5),
      };
      const exact = (s: Spot) => Math.abs(s.wall.lengthIn - long) < 2.1;
      if (placeGroup(draft, between, { group: 'bath', only: 'corner', prefer, allow: exact })) return 26;
      const start = placeBoth(draft, low, high, prefer);
      if (start) return 24 - (32 - deep);
    }
  }
  return undefined;
}

/** The better of a group for the low and one for the high end of a wall. */
function placeBoth(draft: Draft, low: Group, high: Group, prefer: (s: Spot) => number): Item[] | undefined {
  const last = (s: Spot, g: Group) => s.wall.lengthIn - g.along;
  let bestLow = Number.NEGATIVE_INFINITY;
  let bestHigh = Number.NEGATIVE_INFINITY;
  const tryLow = draft.copy();
  const tryHigh = draft.copy();
  const lowDone = placeGroup(tryLow, low, {
    group: 'bath',
    only: 'corner',
    allow: (s) => s.t < 0.1,
    prefer: (s) => {
      const p = prefer(s);
      bestLow = Math.max(bestLow, p);
      return p;
    },
  });
  const highDone = placeGroup(tryHigh, high, {
    group: 'bath',
    only: 'corner',
    allow: (s) => s.t > last(s, high) - 0.1,
    prefer: (s) => {
      const p = prefer(s);
      bestHigh = Math.max(bestHigh, p);
      return p;
    },
  });
  const chosen =
    lowDone && (!highDone || bestLow >= bestHigh)
      ? { group: low, end: 'low' }
      : highDone
        ? { group: high, end: 'high' }
        : undefined;
  if (!chosen) return undefined;
  return placeGroup(draft, chosen.group, {
    group: 'bath',
    only: 'corner',
    prefer,
    allow: (s) => (chosen.end === 'low' ? s.t < 0.1 : s.t > last(s, high) - 0.1),
  });
}

function placeTub(
  draft: Draft,
  room: Clearances,
  brief: Brief,
  prefer: (s: Spot) => number,
): number | undefined {
  const sqFt = (draft.shell.widthIn * draft.shell.depthIn) / 144;
  const free =
    wants(brief, 'freestanding-tub') ||
    wants(brief, 'clawfoot-tub') ||
    (sqFt >= 100 && !wants(brief, 'jetted-tub'));
  if (free) {
    for (const [long, deep] of [
      [66, 32],
      [60, 30],
      [55, 28],
    ] as const) {
      const gap = 6;
      const tub: Group = {
        along: long + gap * 2,
        deep: deep + gap,
        pieces: [
          {
            kind: 'bathtub',
            t: gap,
            n: gap,
            along: long,
            deep,
            height: 23,
            label: `Freestanding tub ${long} × ${deep}`,
            traits: {
              form: wants(brief, 'clawfoot-tub') ? 'clawfoot' : 'freestanding',
              filler: 'floor',
              drain: 'centre',
              shower: false,
            },
          },
        ],
        clear: [{ t: gap, n: deep + gap, along: long, deep: room.recommended ? 30 : 21 }],
        keep: [
          { t: 0, n: 0, along: long + gap * 2, deep: deep + gap },
          { t: gap, n: deep + gap, along: long, deep: 21 },
        ],
      };
      if (placeGroup(draft, tub, { group: 'bath', prefer })) return 28;
    }
  }
  return placeAlcoveTub(draft, room, brief, prefer, false);
}

/** Tells each shower which sides are open, where one comes in and where the head is. */
export function finishShowers(draft: Draft, brief: Brief): void {
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'shower') continue;
    const r = rectOf(item.box);
    const walls = SIDES.filter((side) => touchesWall(draft, r, side));
    const open = SIDES.filter((side) => !walls.includes(side));
    const entry = item.facing;
    const back = walls.find((s) => s !== opposite(entry)) ?? opposite(entry);
    const large = Math.max(r.w, r.d) >= 48;
    draft.items[index] = {
      ...item,
      traits: {
        ...item.traits,
        open: open.join(','),
        entry,
        head: back,
        enclosure: wants(brief, 'shower-curtain') ? 'curtain' : 'glass',
        rain: wants(brief, 'rain-shower'),
        handheld: wants(brief, 'handheld-shower') || wants(brief, 'accessible'),
        steam: wants(brief, 'steam-shower'),
        bench: (wants(brief, 'shower-bench') || wants(brief, 'bench')) && large,
        niche: wants(brief, 'shower-niche') || large,
        tileHeightIn: item.box.heightIn,
      },
    };
  }
}

/** True if that side of a rectangle lies at a wall of the room or at a partition. */
function touchesWall(draft: Draft, r: Rect, side: Side): boolean {
  if (draft.reach(r, side) < 0.5) return true;
  const strip = inFront(r, side, 1);
  return draft.items.some((i) => i.kind === 'partition' && overlaps(strip, rectOf(i.box)));
}

function windows(draft: Draft, side: Side, brief: Brief): void {
  const large = wants(brief, 'large-windows') || wants(brief, 'natural-light');
  const tubBelow = draft.items.some((i) => i.kind === 'bathtub' && opposite(i.facing) === side);
  const sill = tubBelow ? 54 : 48;
  setWindows(draft, side, 1, large ? 42 : 30, sill, Math.min(30, draft.shell.ceilingIn - sill - 8));
}

function accessories(draft: Draft, brief: Brief, unmet: string[]): void {
  for (const item of [...draft.items]) {
    const wall = draft.wallBehind(item);
    const s = seenFromWall(draft.shell, wall, rectOf(item.box));
    if (item.kind === 'vanity' || item.kind === 'pedestal-sink')
      mirrorOver(draft, item, wall, s.t, s.along, brief);
    if (item.kind === 'toilet') {
      const t = s.t - 12 > 2 ? s.t - 8 : s.t + s.along + 2;
      hangOnWall(draft, 'paper-holder', wall, t, 6, 4, 24, 5);
    }
    if (item.kind === 'bathtub' || item.kind === 'shower') {
      const r = rectOf(item.box);
      const front = inFront(r, item.facing, 22);
      const mat: Rect = runsEast(item.facing)
        ? { x: front.x + front.w / 2 - 16, y: front.y + 2, w: 32, d: 18 }
        : { x: front.x + 2, y: front.y + front.d / 2 - 16, w: 18, d: 32 };
      if (
        draft.isOpenFloor(mat) &&
        !draft.items.some((i) => i.kind === 'bath-mat' && overlaps(rectOf(i.box), mat))
      ) {
        draft.add('bath-mat', mat, { height: 0.75, facing: item.facing });
      }
    }
  }
  if (wants(brief, 'linen-cabinet') || draft.shell.widthIn * draft.shell.depthIn >= 80 * 144) {
    const linen = placeFirst(
      draft,
      [
        single('tall-cabinet', 24, 18, 84, 24, {
          label: 'Linen cabinet 24',
          traits: { use: 'linen', doors: 1 },
        }),
        single('tall-cabinet', 18, 16, 84, 24, {
          label: 'Linen cabinet 18',
          traits: { use: 'linen', doors: 1 },
        }),
      ],
      { group: 'bath' },
    );
    if (!linen && wants(brief, 'linen-cabinet'))
      unmet.push('A linen cabinet was left out: no wall has the place for it.');
  }
  if (wants(brief, 'laundry')) {
    const pair: Group = {
      along: 54,
      deep: 30,
      pieces: [
        { kind: 'washer', t: 0, n: 0, along: 27, deep: 30, height: 39 },
        { kind: 'dryer', t: 27, n: 0, along: 27, deep: 30, height: 39 },
      ],
      clear: [{ t: 0, n: 30, along: 54, deep: 36 }],
      keep: [{ t: 0, n: 30, along: 54, deep: 36 }],
    };
    const stacked = single('washer', 27, 30, 39, 36, {
      label: 'Washer and dryer, stacked',
      traits: { stacked: true },
    });
    if (!placeFirst(draft, [pair, stacked], { group: 'laundry' }))
      unmet.push('A washer and dryer were left out: no wall has the place for them.');
  }
  const bar = placeGroup(
    draft,
    {
      along: 24,
      deep: 4,
      pieces: [
        {
          kind: 'towel-bar',
          t: 0,
          n: 0,
          along: 24,
          deep: 4,
          height: 2,
          z: 48,
          traits: { heated: wants(brief, 'towel-warmer') },
        },
      ],
    },
    { group: 'bath' },
  );
  if (!bar && wants(brief, 'towel-warmer'))
    unmet.push('A towel warmer was left out: no wall is free for it.');
  if (wants(brief, 'grab-bars') || wants(brief, 'accessible')) {
    for (const item of draft.items.filter((i) => i.kind === 'toilet' || i.kind === 'shower')) {
      const side = item.kind === 'toilet' ? opposite(item.facing) : (String(item.traits?.head) as Side);
      const wall = draft.wallBehind({ ...item, facing: opposite(side) });
      const s = seenFromWall(draft.shell, wall, rectOf(item.box));
      if (item.kind === 'toilet') hangOnWall(draft, 'grab-bar', wall, s.t + s.along / 2 - 18, 36, 3, 34, 1.5);
      else
        draft.add('grab-bar', draft.at(wall, s.t + 4, 0, Math.min(s.along - 8, 36), 3), {
          z: 34,
          height: 1.5,
          facing: opposite(side),
          group: 'bath',
        });
    }
  }
  for (const item of draft.items.filter((i) => i.kind === 'shower')) {
    if (item.traits?.bench !== true) continue;
    const side = String(item.traits.head) as Side;
    const far = opposite(side);
    const r = rectOf(item.box);
    const along = runsEast(far) ? r.w : r.d;
    const s = seenFromWall(draft.shell, far, r);
    draft.add('shower-bench', draft.at(far, s.t, s.n, along, 15), {
      z: 1,
      height: 18,
      facing: opposite(far),
      group: 'bath',
    });
  }
  hangFan(draft);
  standRecessedLights(draft);
}

/** The exhaust fan, as near the middle as what reaches the ceiling allows; 1 cfm a square foot, 50 at least. */
function hangFan(draft: Draft): void {
  const { widthIn, depthIn } = draft.shell;
  const cfm = Math.max(50, Math.ceil((widthIn * depthIn) / 1440) * 10);
  for (const [kx, ky] of [
    [0.5, 0.5],
    [0.5, 0.35],
    [0.5, 0.65],
    [0.35, 0.5],
    [0.65, 0.5],
    [0.3, 0.3],
    [0.7, 0.7],
  ] as const) {
    const rect = { x: widthIn * kx - 6, y: depthIn * ky - 6, w: 12, d: 12 };
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

function mirrorOver(
  draft: Draft,
  item: ItemOf<'vanity' | 'pedestal-sink'>,
  wall: WallFrame,
  t: number,
  along: number,
  brief: Brief,
): void {
  const sinks = item.traits?.sinks ?? 1;
  const round = wants(brief, 'round-mirror');
  const count = sinks > 1 ? 2 : 1;
  const pitch = along / count;
  for (let i = 0; i < count; i++) {
    const width = Math.min(pitch - 4, round ? 30 : 42);
    const cabinet = wants(brief, 'medicine-cabinet') && width >= 15;
    const from = t + pitch * (i + 0.5) - width / 2;
    hangOnWall(
      draft,
      cabinet ? 'medicine-cabinet' : 'mirror',
      wall,
      from,
      Math.min(width, cabinet ? 30 : width),
      cabinet ? 5 : 1.5,
      42,
      Math.max(24, Math.min(36, round ? width : 36)),
      cabinet
        ? {}
        : { shape: round ? 'round' : 'rectangle', lit: wants(brief, 'lit-mirror'), framed: !round },
    );
    hangOnWall(draft, 'sconce', wall, t + pitch * (i + 0.5) - 9, 18, 5, 80, 5);
  }
}

function hangOnWall<K extends 'paper-holder' | 'grab-bar' | 'mirror' | 'medicine-cabinet' | 'sconce'>(
  draft: Draft,
  kind: K,
  wall: WallFrame,
  t: number,
  along: number,
  deep: number,
  z: number,
  height: number,
  traits?: TraitsOf<K>,
): void {
  const rect = draft.at(wall, t, 0, along, deep);
  if (
    !draft.isClearAt(rect, z, height) ||
    blocksOpening(draft, rect, z, height) ||
    z + height > draft.shell.ceilingIn
  )
    return;
  draft.add(kind, rect, {
    z,
    height,
    facing: opposite(wall.side),
    group: 'bath',
    ...(traits ? { traits } : {}),
  });
}

function pocketDoor(draft: Draft, side: Side, end: 'start' | 'end'): boolean {
  const length = wallLength(draft.shell, side);
  const width = length >= 76 ? 34 : 30;
  // The leaf slides towards the low end: that much wall must be beside it.
  if (length < width * 2 + 8) return false;
  const offset = end === 'start' ? width + 4 : length - width - 4;
  draft.open({ kind: 'pocket-door', wall: side, offsetIn: offset, widthIn: width, heightIn: 80, sillIn: 0 });
  return true;
}

/** True if the door opens onto the toilet: it stands straight before the door. */
function toiletInView(draft: Draft): boolean {
  const door = draft.openings.find((o) => o.kind !== 'window');
  const seat = draft.items.find((i) => i.kind === 'toilet');
  if (!door || !seat) return false;
  return overlaps(draft.at(door.wall, door.offsetIn, 0, door.widthIn, 400), rectOf(seat.box));
}
