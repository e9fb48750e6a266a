import { leftOf, opposite, runsEast, type Side } from '@plumbline/concept';
import type { NamedThing } from '../frame/named-things.js';
import { type Stands } from './walls-of-places.js';

/** Places that one sentence tells of several things together: what an island holds, and in which order things stand at a wall. */

/** "An island in front with the main sink and a dishwasher": what is told with it is in it. */
const HOLDS =
  /^(?:(?!\b(?:with|has|holds|across|opposite|facing|under|on)\b)[^.;:!?\n]){0,48}\b(?:with|has|holds|gets|having|for|houses) (?:(?:an?|the|its|our|my|both|main|kitchen|primary|deep|big|large|farmhouse|undermount|double|single|bowl|induction|gas|electric|built-in|\d{2}|inch|in) ){0,5}$/i;
/** A second thing behind the first: "… and a dishwasher", "… with the dishwasher to its right". */
const AND_ALSO = /^,? (?:and|&|with|plus) (?:(?:an?|the|its|our|my) )?$/i;
const ISLANDS: ReadonlySet<string> = new Set(['island', 'peninsula']);
const HELD: ReadonlySet<string> = new Set(['sink', 'range', 'dishwasher', 'microwave', 'wine-fridge']);

const isNothing = ({ key }: NamedThing): boolean => key.startsWith('noun ');

export function heldByIslands(text: string, things: readonly NamedThing[]): readonly Stands[] {
  return things.flatMap((island, i) => {
    if (!ISLANDS.has(island.key)) return [];
    const after = things.slice(i + 1).filter((one) => !isNothing(one) || HELD.has(one.key));
    const [first, second] = after;
    if (!first || !HELD.has(first.key) || !HOLDS.test(text.slice(island.end, first.start))) return [];
    const isBoth =
      second &&
      HELD.has(second.key) &&
      AND_ALSO.test(text.slice(first.end, second.start).replace(/^s\b/, ''));
    return (isBoth ? [first, second] : [first]).map(
      (thing): Stands => ({
        thing,
        sides: [],
        form: 'relation',
        how: 'in',
        to: [island],
        start: island.start,
        finish: thing.end,
        own: false,
      }),
    );
  });
}

/** "… in that order starting from the back": of what is told at one wall before it, from its end on. */
const ORDER =
  /\bin (?:that|this) order,?(?: (?:starting|beginning|going|running|reading))? (?:from|at) (?:the )?(?:(?<end>back|front|rear|far|near|left|right|door|window|north|south|east|west)\b|(?<corner>[a-z]{4,5} (?:corner|end)))/i;
/** "From left to right", "left to right:". */
const ACROSS =
  /\b(?:from )?(?:the )?(?<from>left|right|back|front) to (?:the )?(?<to>left|right|back|front)\b/i;

export function inOrder(text: string, stands: readonly Stands[], entry: Side): readonly Stands[] {
  return (text.match(/[^.;!?\n]+[.;!?\n]?/g) ?? []).flatMap((sentence) => {
    const found = ORDER.exec(sentence) ?? ACROSS.exec(sentence);
    const word = (found?.groups?.end ?? found?.groups?.from)?.toLowerCase();
    if (!word) return [];
    const from = text.indexOf(sentence);
    const there = stands
      .filter(
        ({ thing, sides, how }) =>
          thing.start >= from &&
          thing.end <= from + sentence.length &&
          sides.length === 1 &&
          how === undefined,
      )
      .toSorted((a, b) => a.thing.start - b.thing.start);
    const [wall] = there[0]?.sides ?? [];
    if (!wall || there.some(({ sides }) => sides[0] !== wall)) return [];
    const hand = firstHand(word, wall, entry);
    if (!hand) return [];
    return there.slice(1).map(
      (one, i): Stands => ({
        ...one,
        ordered: true,
        how: hand === 'left' ? 'right' : 'left',
        to: [(there[i] as Stands).thing],
      }),
    );
  });
}

/** Whether the first of an order is at the left or at the right end of its wall, for one who faces the wall. */
function firstHand(word: string, wall: Side, entry: Side): 'left' | 'right' | undefined {
  if (word === 'left' || word === 'right') return word;
  const sides: Readonly<Record<string, Side>> = {
    back: opposite(entry),
    rear: opposite(entry),
    far: opposite(entry),
    front: entry,
    near: entry,
    door: entry,
    north: 'north',
    south: 'south',
    east: 'east',
    west: 'west',
  };
  const end = sides[word];
  if (!end || runsEast(end) === runsEast(wall)) return undefined;
  return leftOf(wall) === end ? 'left' : 'right';
}
