import { countAskedFor, keeps, refuses, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import { centre, inFront, opposite, overlaps, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot, single } from '../floor/place.js';
import { largestBare, seatsIn } from '../floor/use-of-floor.js';
import { hasAid, mobilityOf } from '../mobility.js';
import { diningFor } from './dining.js';
import { bookcase, sideboard } from './groups.js';
import { chairPair } from './seats/easy-chairs.js';

/** Bare floor of 6 by 8 ft is put to use in a room under 300 sq ft, and zoned in a larger one. Inches. */

const BARE = [72, 96] as const;
const MOST = 4;

const reading: Group = {
  along: 52,
  deep: 40,
  pieces: [
    { kind: 'armchair', t: 2, n: 3, along: 32, deep: 34, height: 36, traits: { form: 'lounge' } },
    { kind: 'floor-lamp', t: 37, n: 3, along: 13, deep: 13, height: 62, optional: true },
  ],
  clear: [{ t: 0, n: 38, along: 36, deep: 18 }],
  keep: [{ t: 0, n: 38, along: 36, deep: 18 }],
};

/** What puts bare floor to use, the most useful first; what was refused is left out. */
function fillers(draft: Draft, brief: Brief): Group[][] {
  const high = Math.min(84, draft.shell.ceilingIn - 2);
  // Who said how many chairs there are to be, or how many sit, has them.
  const people = countAskedFor(brief.wanted, 'seats');
  const seated =
    refuses(brief, 'armchairs') ||
    wants(brief, 'two-armchairs') ||
    keeps(brief, 'armchairs') ||
    (people !== undefined && seatsIn(draft) >= people);
  return [
    ...(seated ? [] : [wants(brief, 'reading-nook') ? [chairPair] : [chairPair, reading]]),
    ...(refuses(brief, 'bookcase') || wants(brief, 'bookcase')
      ? []
      : [[bookcase(96, false, high), bookcase(72, false, high), bookcase(48, false, high)]]),
    [sideboard(72), sideboard(60), sideboard(48)],
    [
      single('bench', 60, 18, 18, 24, { traits: { use: 'entry' } }),
      single('bench', 42, 16, 18, 20, { traits: { use: 'entry' } }),
    ],
    ...(seated || wants(brief, 'reading-nook') ? [] : [[reading]]),
  ];
}

const isToSit = ({ pieces }: Group): boolean => pieces.some(({ kind }) => kind === 'armchair');

/** Who sits so near behind a sofa looks at its back. Inches. */
const BEHIND_SOFA = 72;

const isBehindSofa = (draft: Draft, { rect, side }: Spot): boolean =>
  draft.items.some(
    (i) =>
      (i.kind === 'sofa' || i.kind === 'sectional') &&
      i.facing === opposite(side) &&
      overlaps(inFront(rectOf(i.box), side, BEHIND_SOFA), rect),
  );

/** Furnishes bare floor until none of 6 by 8 ft is left or nothing more fits. @param tables whether a table may stand */
export function fillFloor(draft: Draft, brief: Brief, tables: boolean): void {
  // Who walks with help or rides needs the floor.
  if (hasAid(mobilityOf(brief, 'wheelchair'))) return;
  const usual = fillers(draft, brief);
  // Another idea puts bare floor to another use.
  const from = (draft.shell.house?.idea ?? 0) % usual.length;
  const offers = [...usual.slice(from), ...usual.slice(0, from)];
  let tabled = !tables || draft.items.some((i) => ['dining-table', 'game-table', 'desk'].includes(i.kind));
  for (let i = 0; i < MOST; i++) {
    const bare = largestBare(draft, ...BARE);
    if (!bare) return;
    // Chairs to read or talk in come before a table that nobody asked for.
    if (!tabled && i > 0) {
      tabled = true;
      // A smaller one, or chairs against the back of a sofa, are worse than the things below.
      if (diningFor(draft, 4, { around: 24, leastAround: 10, fewest: 4, group: 'dining' }) > 0) continue;
    }
    const at = centre(bare);
    const into = (s: Spot) => {
      const c = centre(s.rect);
      return -Math.hypot(c.x - at.x, c.y - at.y);
    };
    let placed = false;
    while (offers.length > 0 && !placed) {
      const groups = offers.shift() as Group[];
      placed =
        placeFirst(draft, groups, {
          group: 'floor',
          prefer: into,
          allow: (s) => overlaps(s.rect, bare) && !(groups.some(isToSit) && isBehindSofa(draft, s)),
        }) !== undefined;
    }
    if (!placed) return;
  }
}
