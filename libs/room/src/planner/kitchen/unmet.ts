import { countAskedFor, wants } from '@plumbline/brief';
import { type Brief, type Item, isEndCabinet, itemsOf } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import { soldWidth } from '../../geometry/items.js';
import { type Draft } from '../floor/draft.js';
import { tableSeats } from '../floor/use-of-floor.js';
import { ownThingsLeftOut } from '../furniture/pieces.js';
import { hasTurningSquare } from './access.js';
import { accessOf, counterSeats, fridgeAsked, rangeAsked, sitsAtCounter } from './needs.js';

const widest = (items: readonly Item[]): number => Math.max(0, ...items.map(soldWidth));

/** What was asked of a kitchen and does not fit, each with what does. */
export function unmetOf(draft: Draft, brief: Brief): string[] {
  const unmet: string[] = [];
  const narrower = (name: string, asked: number | undefined, drawn: number): void => {
    if (asked && drawn > 0 && drawn < asked)
      unmet.push(
        `A ${asked} in ${name} does not fit beside its landings: ${drawn} in is the widest that does.`,
      );
  };
  narrower(
    'refrigerator',
    fridgeAsked(brief),
    Math.max(0, ...itemsOf(draft, 'refrigerator').map(frontWidth)),
  );
  if (wants(brief, 'fridge-columns') && !itemsOf(draft, 'refrigerator').some((i) => i.traits?.column))
    unmet.push('A freezer column was left out: beside the landings no wall takes two columns.');
  narrower('range', rangeAsked(brief), widest(itemsOf(draft, 'range', 'cooktop')));
  const seats = itemsOf(draft, 'stool').length;
  const asked = counterSeats(brief);
  if (asked > 0 && seats > 0 && seats < asked)
    unmet.push(`The counter seats ${seats}, not ${asked}: each seat takes 24 in.`);
  const people = countAskedFor(brief.wanted, 'dining') ?? 0;
  const places = tableSeats(draft);
  if (places > 0 && places < people)
    unmet.push(`The table seats ${places}, not ${people}: the rest of the floor is for cooking and passing.`);
  const tops = itemsOf(draft, 'countertop').filter((top) => top.label === 'Island top');
  if (sitsAtCounter(brief) && seats === 0 && tops.length > 0)
    unmet.push(
      'The island has no seats: with 36 in to pass behind them this room is too narrow, even for cabinets 18 in deep.',
    );
  if (wants(brief, 'peninsula') && !itemsOf(draft, 'countertop').some((top) => top.group === 'peninsula'))
    unmet.push(
      'A peninsula was left out: with 36 in past its end and behind its seats, no wall of this room is long enough.',
    );
  if (wants(brief, 'two-islands') && tops.length === 1)
    unmet.push('A second island was left out: with 48 in between two and 44 in behind the seats, one fits.');
  if (wants(brief, 'around-corner') && !draft.items.some(isEndCabinet))
    unmet.push(
      'Cabinets do not go around an outside corner: this room has none where they would leave an aisle.',
    );
  unmet.push(...ownThingsLeftOut(draft, brief));
  if (wants(brief, 'kosher')) unmet.push(...missingStations(draft, brief));
  if (accessOf(brief) === 'wheelchair' && !hasTurningSquare(draft))
    unmet.push('This room has no free floor of 60 by 60 in for a wheelchair to turn.');
  return unmet;
}

/** What a second station lacks. */
function missingStations(draft: Draft, brief: Brief): string[] {
  const lacks = [
    itemsOf(draft, 'sink-base').length < 2 && 'sink',
    itemsOf(draft, 'dishwasher').length < 2 && 'dishwasher',
    !wants(brief, 'one-range') &&
      itemsOf(draft, 'range', 'cooktop', 'wall-oven').length < 2 &&
      !itemsOf(draft, 'wall-oven').some((i) => i.traits?.ovens === 2) &&
      'range',
  ].filter((name): name is string => name !== false);
  return lacks.length > 0
    ? [`Of two complete stations, the second lacks its ${lacks.join(', its ')}: these walls do not hold it.`]
    : [];
}
