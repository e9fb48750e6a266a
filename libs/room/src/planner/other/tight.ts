import { countAskedFor, lengthsOf } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import { dogWashes } from '../bath/dog-wash.js';
import type { Draft } from '../floor/draft.js';
import { type Group, placeFirst, type Spot } from '../floor/place.js';
import { shuffled } from '../floor/random.js';
import { entryBench, freezer } from '../furniture/groups.js';
import { aside } from '../furniture/preferences.js';
import type { Attempt } from '../search/attempt.js';
import { counter, tightLaundry } from './laundry.js';
import { lockersForTight, standRow } from './mudroom.js';
import type { OtherRoom } from './other-room.js';

/**
 * A laundry or a mudroom that is too small for all that was named and its usual things: what was named stands, each as small
 * as it is built, and nothing besides. Inches.
 */

interface Named {
  readonly name: string;
  readonly group: string;
  readonly groups: readonly Group[];
  readonly worth: number;
}

/** What chance adds to a place, so that attempts differ. */
const JITTER = 12;

export function furnishTightly({ attempt }: OtherRoom): void {
  const { draft, brief, chance, unmet } = attempt;
  const told = countAskedFor(brief.wanted, 'lockers');
  const things = shuffled(namedThings(attempt, told), chance);
  for (const { name, group, groups, worth } of things) {
    const likes = aside();
    const prefer = (spot: Spot): number => likes(spot) + chance.next() * JITTER;
    const placed = placeFirst(draft, groups, { group, prefer });
    if (placed) attempt.score += worth;
    else if (name !== LOCKERS) attempt.leaveOut(`${name} was left out: this room has no free place for it.`);
    else if (told) standFewer(draft, told, unmet);
  }
}

const LOCKERS = 'Lockers';

function standFewer(draft: Draft, told: number, unmet: string[]): void {
  const stand = standRow(draft, told - 1);
  const more = standRow(draft, told - stand);
  if (stand + more < told)
    unmet.push(`${stand + more} of ${told} lockers fit: each takes 12 in of a wall at least.`);
}

const BENCHES = [60, 48, 42, 36, 30, 24] as const;
const SINKS = [36, 24] as const;

function namedThings(attempt: Attempt, lockers: number | undefined): readonly Named[] {
  const { brief, draft } = attempt;
  const sits = attempt.wants('bench') || (attempt.wants('mudroom-bench') && lockers === undefined);
  const named: readonly (Named | false)[] = [
    attempt.wantsAny(['laundry', 'stacked-laundry']) && {
      name: 'A washer and dryer',
      group: 'laundry',
      groups: tightLaundry(brief),
      worth: 40,
    },
    lockers !== undefined && {
      name: LOCKERS,
      group: 'mudroom',
      groups: lockersForTight(brief, lockers, sits),
      worth: 40,
    },
    sits &&
      !isSeatOfLockers(brief, lockers) && {
        name: 'A bench with hooks',
        group: 'mudroom',
        groups: lengthsOf(brief, 'bench', BENCHES).map((long) =>
          entryBench(long, attempt.wants('shoe-drawers')),
        ),
        worth: 30,
      },
    attempt.wants('dog-wash') && {
      name: 'A dog wash',
      group: 'dogs',
      groups: dogWashes(draft, brief),
      worth: 30,
    },
    attempt.wantsAny(['plain-sink', 'utility-sink']) && {
      name: 'A sink',
      group: 'laundry',
      groups: SINKS.map((wide) => counter(wide)),
      worth: 20,
    },
    attempt.wants('freezer') && { name: 'A freezer', group: 'storage', groups: [freezer], worth: 20 },
  ];
  return named.filter((one) => one !== false);
}

/** Whether lockers for so many are tried over a bench of their own. */
const isSeatOfLockers = (brief: Brief, lockers: number | undefined): boolean =>
  lockers !== undefined &&
  lockersForTight(brief, lockers, true).some(({ pieces }) => pieces[0]?.kind === 'bench');
