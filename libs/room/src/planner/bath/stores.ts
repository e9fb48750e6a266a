import { sizeOf, wants } from '@plumbline/brief';
import { type Brief, LOW_LINEN, type WallFrame } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { single } from '../floor/place.js';
import { dressingTable } from '../furniture/groups.js';
import { ownThingGroup, ownThings } from '../furniture/pieces.js';
import { dogWashes } from './dog-wash.js';
import type { Option } from './option.js';
import type { BathNeeds, OwnThingRole, Role } from './program.js';

/** Linen cabinets and machines in their sizes. Inches. */

const option = (
  role: Role,
  group: ReturnType<typeof single>,
  worth: number,
  pipes: Option['pipes'],
): Option => ({
  role,
  ...group,
  worth,
  at: 9,
  pipes,
  front: group.clear?.[0] ?? { t: 0, n: group.deep, along: group.along, deep: 24 },
});

export function linens(needs: BathNeeds, ceilingIn: number): readonly Option[] {
  if (needs.access === 'wheelchair') return LOW_LINENS.map((along, rank) => lowLinen(along, needs, rank));
  if (ceilingIn < 84) return [];
  const size = sizeOf(needs.brief, 'linen-cabinet');
  const told = size?.widthIn ?? 0;
  const deepTold = Math.min(MOST_LINEN_DEEP, Math.max(LEAST_LINEN_DEEP, size?.depthIn ?? 18));
  const sizes = [
    ...(told >= 12 && told <= 48 ? [[told, deepTold] as const] : []),
    [30, 18],
    [24, 18],
    [18, 18],
    [15, 14],
  ].filter(([along], i) => i === 0 || along !== told) as readonly (readonly [number, number])[];
  return sizes.map(([along, deep], rank) =>
    option(
      'linen',
      single('tall-cabinet', along, deep, 84, 24, {
        label: `Linen cabinet ${along}`,
        traits: { use: 'linen', doors: along > 24 ? 2 : 1 },
      }),
      (needs.linen ? 26 : 6) - (told > 0 && along !== told ? 40 : 0) - rank,
      'none',
    ),
  );
}

const LEAST_LINEN_DEEP = 12;
const MOST_LINEN_DEEP = 25;

/** Cabinets all of which one reaches from a wheelchair: 15 to 48 in high (ADA 308.2). Inches. */
const LOW_LINENS = [36, 30, 24, 18] as const;

const lowLinen = (along: number, needs: BathNeeds, rank: number): Option =>
  option(
    'linen',
    single('cabinet', along, 18, 42, 30, {
      label: `${LOW_LINEN} ${along}`,
      traits: { use: 'storage' },
    }),
    (needs.linen ? 26 : 6) - rank,
    'none',
  );

/** Stalls to wash dogs in. */
export const dogWashOptions = (draft: Draft, brief: Brief): readonly Option[] =>
  dogWashes(draft, brief).map((group, rank) => ({
    ...option('dog-wash', group, 30 - rank * 2, 'walls'),
    at: 'ends',
  }));

/** Benches to sit on beside the way in, or to undress, with hooks. */
export const benches = ({ dogWash }: BathNeeds): readonly Option[] =>
  [48, 36].map((along, rank) =>
    option(
      'bench',
      single('bench', along, 18, 18, 24, {
        label: `${dogWash ? 'Mudroom bench' : 'Bench with hooks'} ${along}`,
        traits: { use: 'entry', hooks: true },
      }),
      20 - rank,
      'none',
    ),
  );

/** Tables to make up at: the stool is pushed in below, and pulled out over the floor before it. */
export const dressingTables: readonly Option[] = [42, 36, 30, 24].map((along, rank) => ({
  ...option('dressing', dressingTable(along), 24 - 2 * rank, 'none'),
  at: 6,
}));

/** A thing of the owner: it has one size, and the room is planned around it. */
export const ownThingOptions = (draft: Draft, { brief }: BathNeeds, role: OwnThingRole): readonly Option[] =>
  ownThings(brief)
    .filter(({ id }) => id === role)
    .flatMap((asked) => ownThingGroup(draft, asked))
    .map((group) => ({ ...option(role, group, 30, 'none'), at: 3 }));

/** Floor before a washer with its door open. */
const MACHINE_FRONT = 30;

/** A top over front loaders, to fold on. Inches. */
const FOLDING_TOP = { z: 39, high: 1.5 } as const;

export function laundries({ brief, sqFt }: BathNeeds, _wall: WallFrame): readonly Option[] {
  const stacked = [
    [27, 30],
    [24, 26],
  ] as const;
  const towers = stacked.map(([along, deep], rank) =>
    option(
      'laundry',
      single('washer', along, deep, 39, MACHINE_FRONT, {
        label: 'Washer and dryer, stacked',
        traits: { stacked: true },
      }),
      50 - rank * 4,
      'back',
    ),
  );
  const besides = wants(brief, 'side-by-side-laundry');
  if (wants(brief, 'stacked-laundry') || (sqFt < 70 && !besides)) return towers;
  const pair: Option = {
    role: 'laundry',
    along: 54,
    deep: 30,
    worth: 54,
    at: 6,
    pieces: [
      { kind: 'washer', t: 0, n: 0, along: 27, deep: 30, height: 39 },
      { kind: 'dryer', t: 27, n: 0, along: 27, deep: 30, height: 39 },
      ...(wants(brief, 'folding-counter')
        ? ([
            {
              kind: 'countertop',
              t: 0,
              n: 0,
              along: 54,
              deep: 30,
              height: FOLDING_TOP.high,
              z: FOLDING_TOP.z,
            },
          ] as const)
        : []),
    ],
    clear: [{ t: 0, n: 30, along: 54, deep: MACHINE_FRONT }],
    front: { t: 0, n: 30, along: 54, deep: MACHINE_FRONT },
    pipes: 'back',
  };
  return besides ? [pair] : [pair, ...towers];
}
