import { type Brief, type Side } from '@plumbline/concept';
import { refuses, wants } from '../../brief/brief.js';
import { inFront, opposite, rectOf, SIDES } from '../../geometry/geometry.js';
import { BATHS, bathroom, guestRoom } from '../basement/enclosed.js';
import { finishShowers } from '../bath/bathroom.js';
import { standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { placeFirst, type Spot } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { bedsFor } from '../furniture/beds.js';
import { closet } from '../furniture/closets.js';
import { diningFor, setDining } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { aside, central, coveredWindows, grant, LAUNDRY } from '../furniture/furnish.js';
import { KITCHENETTES } from '../furniture/kitchenette.js';
import { seatingGroups } from '../furniture/seating.js';
import { escapeWindow, light, openDoors } from '../openings/ways.js';
import { bestAttempt, entrySide } from '../search/attempts.js';

/**
 * A home in one room, as in a garage: bath and kitchenette on one wall for the plumbing, a bed behind walls or in a
 * corner with its closet and a window to escape by, seats, a table, and a door of its own. Inches.
 */

const ATTEMPTS = 14;
/** A bedroom behind walls wants so much floor in all, square inches. */
const WITH_BEDROOM = 400 * 144;

export const isSuite = (brief: Brief): boolean =>
  wants(brief, 'suite') ||
  (wants(brief, 'bathroom-rough-in') && wants(brief, 'kitchenette')) ||
  (wants(brief, 'kitchenette') && (wants(brief, 'guest-room') || wants(brief, 'murphy-bed')));

export const planSuite = (brief: Brief, shell: Shell, chance: Chance): Plan | undefined =>
  bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance), ATTEMPTS);

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const wished = (name: string) => wants(brief, name);
  const entry = entrySide(shell, chance);
  const sides = SIDES.filter((s) => s !== entry);
  const exterior = [entry, ...sides] as [Side, ...Side[]];
  if (!openDoors(draft, { exterior, entry, door: 'hinged', doors: [36, 34] }, brief, chance))
    return undefined;
  const wet = chance.pick(sides as [Side, ...Side[]]);
  let score = 0;
  if (!refuses(brief, 'bathroom-rough-in')) {
    const baths = placeFirst(
      draft,
      BATHS.map((size) => bathroom(draft, size)),
      { group: 'bath', only: 'corner', sides: [wet], prefer: () => chance.next() },
    );
    if (baths) score += 40;
    else unmet.push('A bathroom was left out: it would leave too little of this room.');
  }
  const atWet = (s: Spot) => (s.side === wet ? 60 : 0) + aside()(s) / 2;
  const kitchens = KITCHENETTES(draft);
  score += grant(draft, unmet, true, 'A kitchenette', kitchens, {
    group: 'kitchenette',
    prefer: atWet,
    ...(wished('one-wet-wall') ? { sides: [wet] } : {}),
  })
    ? 40
    : 0;
  if (wished('laundry'))
    score += grant(draft, unmet, true, 'A washer and dryer', [...LAUNDRY].reverse(), {
      group: 'laundry',
      prefer: atWet,
    })
      ? 15
      : 0;
  const walled =
    (wished('guest-room') || shell.widthIn * shell.depthIn >= WITH_BEDROOM) && guestRoom(draft, true);
  score += walled ? 50 : setBed(draft, brief, unmet, wet, entry, chance);
  if (wished('guest-room') && !walled) score -= 20;
  if (!draft.items.some((i) => i.kind === 'closet'))
    score += grant(
      draft,
      unmet,
      true,
      'A closet',
      [72, 60, 48].map((w) => closet(w, draft)),
      {
        group: 'closet',
        prefer: (s) => aside()(s) + chance.next() * 10,
      },
    )
      ? 15
      : 0;
  if (!draft.items.some((i) => i.kind === 'sofa')) score += setSeats(draft, brief);
  if (wished('dining-table')) score += setDining(draft, brief, unmet) ? 12 : 0;
  else if (diningFor(draft, 2, { around: 14, group: 'dining' }) > 0) score += 10;
  const { width: windowWidth, sill, height: windowHeight } = escapeWindow(shell.ceilingIn);
  const lit = light(
    draft,
    { exterior, entry, door: 'hinged', windows: 1, windowWidth, sill, windowHeight },
    brief,
  );
  if (lit === 0) score -= 60;
  finishShowers(
    draft,
    wished('accessible') ? { ...brief, wanted: [...brief.wanted, 'curbless-shower'] } : brief,
  );
  dress(draft, brief, chance);
  standRecessedLights(draft, 72);
  score += reached(draft) - unmet.length * 25;
  return {
    draft,
    exterior,
    layout: walled ? 'Suite with a bedroom of its own' : 'Studio',
    unmet,
    score: score + chance.next(),
  };
}

/** A bed in the open, away from the kitchenette and from the door. Answers what it is worth. */
function setBed(draft: Draft, brief: Brief, unmet: string[], wet: Side, entry: Side, chance: Chance): number {
  const sized = wants(brief, 'king-bed') || wants(brief, 'twin-bed') || wants(brief, 'twin-beds');
  const asked = sized ? brief : { ...brief, wanted: [...brief.wanted, 'queen-bed'] };
  const prefer = (s: Spot) =>
    (s.side === opposite(wet) ? 20 : s.side === entry ? -20 : 0) +
    central()(s) / 4 +
    chance.next() * 20 -
    coveredWindows(draft, s);
  for (const beds of bedsFor(asked, draft.shell))
    if (placeFirst(draft, beds, { group: 'bed', prefer })) return 40;
  unmet.push('A bed was left out: this room has no free place for it.');
  return 0;
}

function setSeats(draft: Draft, brief: Brief): number {
  const groups = seatingGroups(draft, {
    focus: refuses(brief, 'tv') ? 'none' : 'tv',
    noTv: refuses(brief, 'tv'),
    sectional: wants(brief, 'sectional'),
    chairs: 0,
    builtIns: false,
    sleeper: wants(brief, 'sleeper-sofa'),
    recliners: false,
  });
  return placeFirst(draft, groups, { group: 'seating', prefer: central() }) ? 25 : 0;
}

/** What it takes off the score where a door, the bed or the kitchenette cannot be reached. */
function reached(draft: Draft): number {
  const { at, doorsMeet } = walkable(draft);
  let score = doorsMeet ? 0 : -80;
  const used = ['partition-door', 'closet', 'sink-base', 'refrigerator', 'bed', 'sofa', 'washer'];
  for (const item of draft.items.filter((i) => used.includes(i.kind))) {
    const before = SIDES.some((s) => at(inFront(rectOf(item.box), s, 22)));
    if (!before) score -= 60;
  }
  return score;
}
