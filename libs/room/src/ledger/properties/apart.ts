import { lastThingNamed, numberFrom } from '@plumbline/brief';
import { type Item, itemsOf } from '@plumbline/concept';
import { isBetween, otherOf } from '../../planner/floor/how-things-stand.js';
import { thingsPlaced } from '../../planner/floor/told-places.js';
import { clearAbout } from '../answers/clear-about.js';
import type { SaidOf } from '../said-of.js';

/** What is to part two things, what a thing is to be away from, and bins that are counted, held against the room. */

const PARTS = '(half wall|pony wall|low wall|wall|partition|divider|screen|curtain|drape|door|glass)';
/** "A curtain between them", "a half wall between the toilet and the stairs". */
const PARTED = new RegExp(
  `\\b${PARTS}s? (?:to go |placed |hung |set )?(?:between|separating|dividing) (?:them\\b|the two\\b|both\\b|the ([a-z]{3,12}) and (?:the )?([a-z]{3,12})|the (?:two )?([a-z]{3,10}s))`,
  'i',
);

/** That no wall, screen or curtain stands between two things of a clause. */
function notParted({ words, items, e }: SaidOf): string | undefined {
  const match = PARTED.exec(words);
  if (!match) return undefined;
  const [, by = '', one, two, both] = match;
  const placed = (name: string | undefined): readonly Item[] => {
    const id = name === undefined ? undefined : lastThingNamed(name, e.room.category);
    return id === undefined ? [] : thingsPlaced(e.room, id);
  };
  const drawn = e.room.items.filter((item) => items.includes(item.id));
  const ones = one ? placed(one) : both ? placed(both) : drawn;
  const twos = two ? placed(two) : ones;
  // A door of a wall that parts rooms, and a wall towards a room next door.
  const walled = by.toLowerCase() === 'door' ? 'partition-door' : 'partition';
  const isSetUp = itemsOf(e.room, walled).length > 0;
  if (isSetUp && (walled === 'partition-door' || ones.length === 0 || twos.length === 0)) return undefined;
  if (ones.length === 0 || twos.length === 0)
    return `Whether it stands "${match[0].slice(by.length).replace(/^s? /, '')}" this plan does not tell: your contractor reads it as written.`;
  const walls = /curtain|drape|screen|glass/i.test(by) ? [] : itemsOf(e.room, 'partition', 'partition-door');
  const isSo = walls.some((wall) =>
    ones.some((a) => twos.some((b) => a !== b && isBetween(otherOf(wall), otherOf(a), otherOf(b)))),
  );
  return isSo ? undefined : `No ${by.toLowerCase()} stands between them in this plan.`;
}

/** What gives off heat or cold and is drawn in few plans. */
const AWAY =
  /\b(?:away from|not (?:near|by|next to)|out of the way of|far from) (?:the |our |my |any )?(heaters?|radiators?|furnace|vents?|air vents?|registers?|air conditioner|ac unit|draft|stairs|sump pump|panel|water heater|litter box)\b/i;

/** That a thing is told to be away from what no plan shows. */
function awayFromUnknown({ words, items, e }: SaidOf): string | undefined {
  const name = AWAY.exec(words)?.[1]?.toLowerCase();
  if (name === undefined || items.length === 0) return undefined;
  const head = name.replace(/s$/, '').split(' ').at(-1) as string;
  const isDrawn = e.room.items.some(({ kind, label }) => `${kind} ${label}`.toLowerCase().includes(head));
  return isDrawn
    ? undefined
    : `It is drawn; where the ${name} is was not told, so whether it is away from it is not known.`;
}

const BINS = /\b(two|three|four|2|3|4) (?:[a-z-]{3,12} ){0,2}?(?:bins?|cans?)\b/i;

function fewerBins({ words, items, e }: SaidOf): string | undefined {
  const word = BINS.exec(words)?.[1];
  if (word === undefined) return undefined;
  const least = numberFrom(word.toLowerCase());
  const bins = e.room.items.reduce(
    (sum, { id, traits }) =>
      items.includes(id) && traits && 'bins' in traits ? sum + Number(traits.bins ?? 0) : sum,
    0,
  );
  return bins > 0 && bins < least
    ? `${bins} of the ${least} bins ${bins === 1 ? 'is' : 'are'} drawn.`
    : undefined;
}

const WALK_BEHIND =
  /\b(?:walk|get|pass|squeeze|move)(?:ing)?(?: by| past| around)? behind (?:the |every |each |all |any )?(?:of the )?(?:chairs?|someone|somebody|people|whoever)\b/i;

/** That one does not walk behind who sits at the table. */
function noWayBehind({ words, e }: SaidOf): string | undefined {
  const rule = WALK_BEHIND.test(words)
    ? e.findings.find(({ rule: id }) => id === 'dining-behind')
    : undefined;
  return rule && !rule.met
    ? `Behind the chairs this plan leaves ${Math.round(rule.measured)} in, less than one walks by with somebody seated.`
    : undefined;
}

/** A car's door opens all the way in this. Inches. */
const CAR_DOOR = 36;
const OPENS_DOORS = /\bopen (?:the |both |all the |all )?(?:car |truck |front )?doors\b/i;

/** That the doors of no car open all the way. */
function noDoorRoom({ words, e: { room } }: SaidOf): string | undefined {
  const cars = OPENS_DOORS.test(words) ? itemsOf(room, 'car') : [];
  const sides = cars.map((car) => clearAbout(car, room)).map(({ left, right }) => Math.max(left, right));
  const least = Math.min(...sides);
  return cars.length > 0 && least < CAR_DOOR
    ? `It is drawn with ${least} in beside a car: a door opens all the way in ${CAR_DOOR}.`
    : undefined;
}

/** What a clause says of what stands apart, or how many bins there are, that is not so in the plan. */
export const apartLacking = (said: SaidOf): string | undefined =>
  notParted(said) ?? awayFromUnknown(said) ?? fewerBins(said) ?? noWayBehind(said) ?? noDoorRoom(said);
