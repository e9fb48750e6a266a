import { type Brief, hasTrait, type Item, type Opening, pieceSpec } from '@plumbline/concept';
import { sizeOf, wants } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import { centre, overlaps, rectOf } from '../../geometry/geometry.js';
import { ESCAPE, escapeSqFt } from '../../rules/window-opening.js';
import type { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, type Spot, single } from '../floor/place.js';
import { reachIn } from './closets.js';
import { desks } from './desks.js';
import { diningFor } from './dining.js';
import { GAMES, setGame } from './games.js';
import { grant } from './grant.js';
import {
  bookcase,
  CHINA,
  chinaCabinet,
  filingCabinets,
  freezer,
  hearths,
  LAUNDRY,
  miniFridge,
  sideboard,
  toyStorage,
  utilitySink,
} from './groups.js';
import { KITCHENETTES } from './kitchenette.js';
import { pianos } from './pianos.js';
import { aside, deskSpot } from './preferences.js';
import { chairs } from './seats/easy-chairs.js';
import { windowSeat } from './seats/window-seat.js';
import { setCraftTable } from './workshop.js';

/**
 * Furniture that any room may be asked to hold: what a planner did not set for itself stands here, before anything that
 * nobody asked for. Inches.
 */

interface AskedFor {
  readonly features: readonly string[];
  readonly name: string;
  /** Whether a thing is one already. */
  readonly is: (item: Item) => boolean;
  readonly groups: (brief: Brief, draft: Draft) => readonly Group[];
  /** What a planner calls it that found no place. */
  readonly tried?: RegExp;
}

/** A television on a wall, of the diagonal told first: 16 to 9 with its frame, its middle 64 in over the floor. */
const televisions = (told: number | undefined): Group[] =>
  [...(told ? [told] : []), 55, 43, 32].map((diagonalIn) => {
    const [along, height] = [Math.round(diagonalIn * 0.872), Math.round(diagonalIn * 0.49)];
    return {
      along,
      deep: 4,
      pieces: [
        {
          kind: 'tv',
          t: 0,
          n: 0,
          along,
          deep: 3,
          height,
          z: 64 - Math.round(height / 2),
          label: `Television ${diagonalIn}`,
          traits: { diagonalIn },
        },
      ],
    };
  });

const ASKED: readonly AskedFor[] = [
  {
    features: ['piano', 'grand-piano'],
    name: 'A piano',
    is: ({ kind }) => kind === 'piano',
    groups: (brief) => pianos(wants(brief, 'grand-piano')),
  },
  {
    features: ['utility-sink', 'plain-sink'],
    name: 'A sink',
    is: ({ kind }) => kind === 'sink-base',
    // Where no other wall is free, one stands under a window, whose sill then lies above its counter.
    groups: (_, draft) =>
      isOpened(draft.shell)
        ? [utilitySink]
        : [
            utilitySink,
            { ...utilitySink, pieces: utilitySink.pieces.map((piece) => ({ ...piece, underWindow: true })) },
          ],
  },
  {
    features: ['kitchenette'],
    name: 'A kitchenette',
    is: ({ kind }) => kind === 'refrigerator',
    groups: (_, draft) => KITCHENETTES(draft),
  },
  {
    features: ['laundry', 'stacked-laundry'],
    name: 'A washer and dryer',
    is: ({ kind }) => kind === 'washer',
    groups: (brief) => LAUNDRY.slice(wants(brief, 'stacked-laundry') ? 1 : 0),
  },
  {
    features: ['desk'],
    name: 'A desk',
    is: ({ kind }) => kind === 'desk',
    groups: (brief) => desks(brief),
  },
  {
    features: ['china-cabinet'],
    name: 'A china cabinet',
    is: ({ kind, label }) => kind === 'bookcase' && label.startsWith(CHINA),
    groups: () => [48, 42, 36, 30].map(chinaCabinet),
  },
  {
    features: ['sideboard'],
    name: 'A sideboard',
    is: (item) => hasTrait(item, ['cabinet'], 'use', 'sideboard', 'credenza'),
    groups: () => [72, 60, 48, 36].map((w) => sideboard(w)),
  },
  {
    features: ['filing'],
    name: 'A filing cabinet',
    is: (item) => hasTrait(item, ['cabinet'], 'use', 'filing', 'credenza'),
    groups: () => filingCabinets,
  },
  {
    features: ['toys'],
    name: 'Toy storage',
    tried: /^(?:Shelving|A play area)/,
    is: (item) => hasTrait(item, ['cabinet'], 'use', 'toys'),
    groups: () => toyStorage,
  },
  {
    features: ['bookcase', 'built-ins'],
    name: 'Shelving',
    is: ({ kind, traits, group }) =>
      kind === 'bookcase' ||
      (group === 'laundry' && (kind === 'floating-shelf' || kind === 'wall-cabinet')) ||
      (traits as { readonly builtIn?: boolean } | undefined)?.builtIn === true,
    groups: (brief, draft) =>
      [96, 72, 48, 36].map((w) =>
        bookcase(w, wants(brief, 'built-ins'), Math.min(84, draft.shell.ceilingIn - 2)),
      ),
  },
  {
    features: ['tv'],
    name: 'A television',
    is: ({ kind }) => kind === 'tv' || kind === 'projector-screen',
    groups: (brief) => televisions(sizeOf(brief, 'tv')?.widthIn),
  },
  {
    features: ['side-table'],
    name: 'A side table',
    is: ({ kind }) => kind === 'side-table' || kind === 'nightstand',
    groups: () =>
      [20, 16].map((w) =>
        single('side-table', w, w, 22, 0, { label: `Side table ${w}`, traits: { shape: 'round' } }),
      ),
  },
  {
    features: ['freezer'],
    name: 'A freezer',
    is: ({ kind }) => kind === 'freezer',
    groups: () => [freezer],
  },
  {
    features: ['beverage-cooler'],
    name: 'A small refrigerator',
    is: ({ kind }) => kind === 'beverage-cooler' || kind === 'refrigerator',
    groups: () => [miniFridge],
  },
  {
    features: ['fireplace'],
    name: 'A fireplace',
    is: ({ kind }) => kind === 'fireplace',
    groups: () => hearths,
  },
  {
    features: ['wardrobe'],
    name: 'A wardrobe',
    is: ({ kind }) => kind === 'wardrobe',
    groups: (_, draft) =>
      // Under a slope a lower one.
      [84, 78].flatMap((high) =>
        [60, 48, 36, 30].map((w) =>
          single('wardrobe', w, 24, Math.min(high, draft.shell.ceilingIn - 2), 30, {
            label: `Wardrobe ${w}`,
            traits: { doors: Math.round(w / 18), builtIn: false },
          }),
        ),
      ),
  },
  {
    features: ['closet'],
    name: 'A closet',
    is: ({ kind }) => kind === 'closet' || kind === 'walk-in-closet' || kind === 'wardrobe',
    groups: (_, draft) => [72, 60, 48, 36].map((w) => reachIn(w, draft)),
  },
  {
    features: ['workbench'],
    name: 'A workbench',
    is: ({ kind, label }) => kind === 'workbench' && !label.startsWith('Table saw'),
    groups: () =>
      [96, 84, 72, 60, 48].map((w) =>
        single('workbench', w, 26, 36, 30, {
          label: `Workbench ${w}`,
          traits: { pegboard: true, vise: true },
        }),
      ),
  },
  {
    features: ['glider', 'recliner'],
    name: 'A chair',
    is: (item) => hasTrait(item, ['armchair'], 'form', 'glider', 'recliner', 'theater'),
    groups: (brief) => chairs(brief),
  },
];

/** What stands free with floor around it, or belongs to a window. */
interface SetFree {
  readonly features: readonly string[];
  readonly is: (item: Item) => boolean;
  /** What a planner calls it that found no place. */
  readonly tried: RegExp;
  /** Sets it, or says why not. */
  readonly set: (draft: Draft, brief: Brief, unmet: string[]) => boolean;
}

const SET_FREE: readonly SetFree[] = [
  {
    features: ['pool-table'],
    is: ({ kind }) => kind === 'pool-table',
    tried: /pool table/,
    set: (draft, _, unmet) => setGame(draft, unmet, GAMES.pool),
  },
  {
    features: ['ping-pong'],
    is: (item) => hasTrait(item, ['game-table'], 'use', 'ping-pong'),
    tried: /ping-pong/,
    set: (draft, _, unmet) => setGame(draft, unmet, GAMES.pingPong),
  },
  {
    features: ['craft-table'],
    is: (item) =>
      hasTrait(item, ['game-table'], 'use', 'crafts', 'play') ||
      (item.kind === 'piece' &&
        item.traits?.piece !== undefined &&
        pieceSpec(item.traits.piece).use === 'studio'),
    tried: /craft table/i,
    set: (draft, _, unmet) => setCraftTable(draft, unmet),
  },
  {
    features: ['dining-table'],
    is: ({ kind }) => kind === 'dining-table',
    tried: /dining table|table for/i,
    set: setTable,
  },
  {
    features: ['window-seat'],
    is: (item) => hasTrait(item, ['bench'], 'use', 'window'),
    tried: /window seat/i,
    set: (draft, _, unmet) => {
      const set = windowSeat(draft);
      if (!set) unmet.push('A window seat was left out: no window has free floor under it.');
      return set;
    },
  },
];

/** A table for as many as were told, for two where nobody said: at a wall where no floor is left around it. */
function setTable(draft: Draft, brief: Brief, unmet: string[]): boolean {
  const people = countAskedFor(brief.wanted, 'dining') ?? 2;
  const seated = diningFor(draft, people, {
    around: 28,
    group: 'dining',
    toCorner: true,
    size: sizeOf(brief, 'dining-table'),
    round: wants(brief, 'round-table'),
  });
  if (seated === 0) unmet.push('A dining table was left out: this room has no free place for it.');
  return seated > 0;
}

type Point = ReturnType<typeof centre>;
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Sets what was asked for and stands nowhere yet, or says why not. Answers what it is worth. */
export function setAsked(draft: Draft, brief: Brief, unmet: string[]): number {
  let worth = 0;
  for (const { features, name, is, groups, tried } of ASKED) {
    if (!features.some((id) => wants(brief, id)) || draft.items.some(is)) continue;
    // A planner that tried has said so.
    if (unmet.some((sentence) => sentence.startsWith(name) || tried?.test(sentence))) continue;
    const bench = draft.items.find((i) => hasTrait(i, ['piece'], 'piece', 'potting-bench'));
    const prefer =
      name === 'A desk'
        ? deskSpot(draft, wants(brief, 'video-calls'))
        : name === 'A sink' && bench
          ? (s: Spot) => -distance(centre(s.rect), centre(rectOf(bench.box)))
          : aside();
    const allow = name === 'A sink' ? (s: Spot) => windowsOver(draft, s).every(raised) : undefined;
    const options = { group: 'asked', prefer, ...(allow ? { allow } : {}) };
    if (grant(draft, unmet, name, groups(brief, draft), options)) worth += 12;
  }
  for (const { features, is, tried, set } of SET_FREE) {
    if (!features.some((id) => wants(brief, id)) || draft.items.some(is)) continue;
    if (unmet.some((sentence) => tried.test(sentence))) continue;
    if (set(draft, brief, unmet)) worth += 12;
  }
  raiseSills(draft);
  return worth;
}

/** A sill above a sink's counter of 36 in, and the least height of glass over it. Inches. */
const SILL = 38;
const GLASS = 24;

/** A window over a sink, its sill above the counter; undefined where too little glass is left, also to escape by. */
function raised(window: Opening): Opening | undefined {
  const heightIn = window.sillIn + window.heightIn - SILL;
  const higher: Opening = { ...window, sillIn: SILL, heightIn };
  const opensEnough = (o: Opening) => escapeSqFt({ ...o, operation: 'casement' }) >= ESCAPE.areaSqFt;
  return heightIn >= GLASS && (opensEnough(higher) || !opensEnough(window)) ? higher : undefined;
}

const windowsOver = (draft: Draft, { wall, rect }: Pick<Spot, 'wall' | 'rect'>): Opening[] =>
  draft.openings.filter(
    (o) =>
      o.kind === 'window' &&
      o.wall === wall.wall.id &&
      o.sillIn < SILL &&
      overlaps(rect, draft.at(o.wall, o.offsetIn, 0, o.widthIn, 8)),
  );

/** Windows get the sill that the sinks under them want. */
function raiseSills(draft: Draft): void {
  for (const sink of draft.items.filter(({ kind, group }) => kind === 'sink-base' && group === 'asked'))
    for (const window of windowsOver(draft, { wall: draft.wallBehind(sink), rect: rectOf(sink.box) }))
      draft.openings.splice(draft.openings.indexOf(window), 1, raised(window) ?? window);
}
