import { BEDS_ASKED, lengthsOf, sizeOf, wants } from '@plumbline/brief';
import { type Brief, hasTrait, type Item, isChinaCabinet, isLocker, isPianoBench } from '@plumbline/concept';
import { isPieceFor } from '../../pieces-as-kinds.js';
import type { Draft } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { type Group, single } from '../floor/place.js';
import { barsFor } from './bars.js';
import { bedsFor } from './beds.js';
import { reachIn, walkIn } from './closets.js';
import { desks } from './desks.js';
import {
  BENCHES,
  bookcase,
  chinaCabinet,
  dressers,
  dressingTable,
  entryBench,
  filingCabinets,
  foldingCounters,
  freezer,
  hearths,
  LAUNDRY,
  miniFridge,
  refrigerator,
  sideboard,
  sofa,
  standingMirror,
  toyStorage,
  utilitySink,
} from './groups.js';
import { guestBedsFor } from './guest-beds.js';
import { gymGroups, wallMirror } from './gym.js';
import { kitchenettesFor } from './kitchenette.js';
import { pianos } from './pianos.js';
import { playCorner, playFloor } from './play.js';
import { chairs } from './seats/easy-chairs.js';

/** What any room may be asked to hold at a wall: the words that ask for it, how one knows it, what is tried. Inches. */

interface AskedFor {
  readonly features: readonly string[];
  readonly name: string;
  /** Whether a thing is one already. */
  readonly is: (item: Item) => boolean;
  readonly groups: (brief: Brief, draft: Draft) => readonly Group[];
  /** What a planner calls it that found no place. */
  readonly tried?: RegExp;
}

/** Whether a piece that was named is to train at. */
const isForTraining = (item: Item): boolean => isPieceFor(item, 'gym');

/** A television on a wall, of the diagonal told first: 16 to 9 with its frame, its middle 54 in over the floor, to be seen over a dresser. */
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
          z: 54 - Math.round(height / 2),
          label: `Television ${diagonalIn}`,
          traits: { diagonalIn },
        },
      ],
      // Over a dresser, but not over a counter.
      clear: [{ t: 0, n: 22, along, deep: 20 }],
    };
  });

/** What stands at a wall, the largest first. */
export const ASKED: readonly AskedFor[] = [
  {
    features: BEDS_ASKED,
    name: 'A bed',
    is: ({ kind, traits }) =>
      ['bed', 'bunk-bed', 'crib'].includes(kind) ||
      (traits as { readonly sleeper?: boolean } | undefined)?.sleeper === true,
    groups: guestBedsFor,
    tried: /\b(?:bed|sleeper|sofa)\b/i,
  },
  {
    features: ['bunk-bed'],
    name: 'A bunk bed',
    is: ({ kind }) => kind === 'bunk-bed',
    groups: (brief, draft) => bedsFor({ ...brief, wanted: ['bunk-bed'] }, draft.shell).flat(),
    tried: /bunk/i,
  },
  {
    features: ['crib'],
    name: 'A crib',
    is: ({ kind }) => kind === 'crib',
    groups: (brief, draft) => bedsFor({ ...brief, wanted: ['crib'] }, draft.shell).flat(),
    tried: /crib/i,
  },
  {
    features: ['walk-in-closet'],
    name: 'A walk-in closet',
    is: ({ kind }) => kind === 'walk-in-closet',
    groups: (_, draft) => [96, 84, 72].map((along) => walkIn(along, 66, draft)),
    tried: /walk-in/i,
  },
  {
    features: ['gym'],
    name: 'Exercise equipment',
    is: (item) => item.kind === 'treadmill' || item.group === 'gym' || isForTraining(item),
    groups: () => gymGroups(),
  },
  {
    features: ['play-area'],
    name: 'A play area',
    is: (item) => item.group === 'play' || hasTrait(item, ['cabinet'], 'use', 'toys'),
    groups: () => [playFloor(), playCorner()],
  },
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
    features: ['folding-counter'],
    name: 'A counter to fold on',
    is: ({ kind }) => kind === 'countertop' || kind === 'workbench',
    groups: () => foldingCounters,
    tried: /to fold on/i,
  },
  {
    features: ['sectional', 'sofa', 'sleeper-sofa'],
    name: 'A sofa',
    is: ({ kind }) => kind === 'sofa' || kind === 'sectional',
    groups: (brief) =>
      (wants(brief, 'loveseat') ? [60, 54] : [84, 72, 60, 54]).map((w) =>
        sofa(w, wants(brief, 'sleeper-sofa')),
      ),
    tried: /\b(?:sofa|sectional|seating)\b/i,
  },
  {
    features: ['bar'],
    name: 'A bar',
    is: (item) => item.group === 'bar',
    groups: (brief) => barsFor(brief),
  },
  {
    features: ['kitchenette'],
    name: 'A kitchenette',
    is: ({ kind }) => kind === 'refrigerator',
    groups: kitchenettesFor,
  },
  {
    features: ['laundry', 'stacked-laundry'],
    name: 'A washer and dryer',
    is: ({ kind }) => kind === 'washer',
    groups: (brief) => LAUNDRY.slice(wants(brief, 'stacked-laundry') ? 1 : 0),
  },
  {
    features: ['desk', 'two-desks'],
    name: 'A desk',
    is: ({ kind }) => kind === 'desk',
    groups: (brief) => desks(brief),
  },
  {
    features: ['china-cabinet'],
    name: 'A china cabinet',
    is: isChinaCabinet,
    groups: () => [48, 42, 36, 30].map(chinaCabinet),
  },
  {
    features: ['sideboard'],
    name: 'A sideboard',
    is: (item) => hasTrait(item, ['cabinet'], 'use', 'sideboard', 'credenza'),
    groups: () => [72, 60, 48, 36].map((w) => sideboard(w)),
  },
  {
    features: ['dresser'],
    name: 'A dresser',
    is: ({ kind }) => kind === 'dresser',
    groups: () => dressers([60, 48, 36, 30], 30),
  },
  {
    features: ['vanity-table'],
    name: 'A dressing table',
    is: (item) => hasTrait(item, ['desk'], 'use', 'vanity'),
    groups: () => [dressingTable(42), dressingTable(36)],
  },
  {
    features: ['mudroom-bench'],
    name: 'A bench with hooks',
    is: (item) => hasTrait(item, ['bench'], 'use', 'entry') || isLocker(item),
    groups: (brief) => lengthsOf(brief, 'bench', [60, 48, 36]).map((w) => entryBench(w)),
    tried: /\bhooks\b|\blockers?\b/i,
  },
  {
    features: ['wine-cooler'],
    name: 'A wine cooler',
    is: (item) => hasTrait(item, ['beverage-cooler'], 'use', 'wine'),
    groups: () => [
      single('beverage-cooler', 24, 24, 34.5, 30, { label: 'Wine cooler 24', traits: { use: 'wine' } }),
    ],
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
    // By a bed behind walls of its own nobody else has one.
    is: ({ kind, group }) => kind === 'side-table' || (kind === 'nightstand' && group !== 'guest'),
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
    features: ['french-door-fridge', 'side-by-side-fridge', 'counter-depth-fridge'],
    name: 'A refrigerator',
    is: ({ kind }) => kind === 'refrigerator',
    groups: () => [refrigerator(36), refrigerator(30)],
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
    is: ({ kind, label }) =>
      kind === 'closet' ||
      kind === 'walk-in-closet' ||
      kind === 'wardrobe' ||
      // Beside lockers a cabinet is the closet for brooms.
      (kind === 'tall-cabinet' && label.startsWith('Closet')),
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
    features: ['console-table'],
    name: 'A console table',
    is: ({ kind }) => kind === 'console-table',
    groups: (brief) =>
      lengthsOf(brief, 'console-table', [60, 48, 36, 30]).map((w) =>
        single('console-table', w, 14, 32, 24, { label: `Console table ${w}` }),
      ),
  },
  {
    features: ['key-drop'],
    name: 'A console for keys',
    is: (item) => item.kind === 'console-table' || hasTrait(item, ['bench'], 'use', 'entry'),
    groups: () =>
      [36, 30].map((w) => single('console-table', w, 12, 32, 24, { label: `Console table ${w}` })),
  },
  {
    features: ['glider', 'recliner'],
    name: 'A chair',
    is: (item) => hasTrait(item, ['armchair'], 'form', 'glider', 'recliner', 'theater'),
    groups: (brief) => chairs(brief),
  },
  {
    features: ['armchairs'],
    name: 'An armchair',
    is: ({ kind }) => kind === 'armchair',
    groups: (brief) => chairs(brief),
    tried: /\b(?:chairs?|armchairs?|reading corner|reading nook)\b/i,
  },
  {
    features: ['bench'],
    name: 'A bench',
    is: (item) => item.kind === 'bench' && !isPianoBench(item),
    groups: () => BENCHES,
  },
  {
    features: ['mirror'],
    name: 'A mirror',
    is: ({ kind }) => kind === 'mirror' || kind === 'medicine-cabinet',
    groups: (brief) => [
      ...(wants(brief, 'gym') ? [96, 72, 48].map(wallMirror) : []),
      ...[36, 26].map(standingMirror),
    ],
    tried: /mirror/i,
  },
  {
    features: ['plants'],
    name: 'A plant',
    is: ({ kind }) => kind === 'plant',
    groups: () => [single('plant', 20, 20, 48, 0, { underWindow: true })],
  },
];
