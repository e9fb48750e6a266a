import type { ThingPlace } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import { idOf, NAME } from './placeable.js';

/** Places as words tell them: "on the west wall", "in the northeast corner", "left of the fireplace". */

const SIDE = '(north|south|east|west)(?:ern|ernmost)?';
const THE =
  '(?:(?:the|our|its|that|a|an|my|his|her|one|both|those|two|other|big|large|whole|existing) ){0,3}';
export interface Where extends Omit<ThingPlace, 'thing'> {}
type Read = (m: RegExpExecArray, category: RoomCategory) => Where | undefined;

export const low = (word: string | undefined): string => (word ?? '').toLowerCase();

const WINDOW = `${THE}(?:\\d{1,2}[ -]?(?:ft|foot|feet|in|inch)[ -](?:wide )?)?(?:${SIDE}[ -]?(?:facing |wall )?)?(?:(?!door|wall)[a-z]{3,9} )?windows?\\b(?!s? (?:seat|wall))(?: (?:on|in|to) (?:the )?${SIDE}(?: (?:wall|side))?)?`;

/** Places as they begin after a name; the first that fits is taken. */
const AFTER: readonly (readonly [RegExp, Read])[] = [
  // The end of a wall is its corner.
  [
    /^(?:at|in|on|near) the (north|south|east|west) end of the (north|south|east|west) wall\b/i,
    (m) => {
      const [ns, ew] = /north|south/i.test(low(m[1])) ? [low(m[1]), low(m[2])] : [low(m[2]), low(m[1])];
      return /north|south/.test(ns) && /east|west/.test(ew) ? { at: ns, corner: ew } : undefined;
    },
  ],
  [
    /^(?:in|at|into|near|to|by) (?:the |a |our )?(?:far )?(north|south)[ -]?(east|west)(?:ern)?(?: corner)?\b/i,
    (m) => ({ at: low(m[1]), corner: low(m[2]) }),
  ],
  [
    new RegExp(
      `^(?:in (?:the|a|our) (?:corner|nook|spot) )?(?:right )?(?:under|below|beneath|underneath|by|at|near|next to|in front of|beside) ${WINDOW}`,
      'i',
    ),
    (m) => ({ how: 'under', to: 'window', ...(m[1] || m[2] ? { at: low(m[1] ?? m[2]) } : {}) }),
  ],
  // "On the west wall under the window".
  [
    new RegExp(
      `^(?:on|along|against|at) (?:the |our )?(?:(?:long|short|far|back) )?${SIDE} (?:wall|side),? (?:right |directly )?(?:under|below|beneath|underneath) ${THE}(?:[a-z]{3,9} )?window\\b`,
      'i',
    ),
    (m) => ({ how: 'under', to: 'window', at: low(m[1]) }),
  ],
  [
    new RegExp(
      `^in (?:the|our|a) bay(?: window)?(?: (?:on|in|to|at) the ${SIDE}(?: (?:wall|side|end))?)?`,
      'i',
    ),
    (m) => ({ how: 'under', to: 'window', ...(m[1] ? { at: low(m[1]) } : {}) }),
  ],
  // "Laundry stays where the drain is, west wall".
  [
    new RegExp(
      `^stays? (?:put|there|where (?:it|the [a-z]{3,12}) is),? (?:on |along )?(?:the )?${SIDE} (?:wall|side)\\b`,
      'i',
    ),
    (m) => ({ at: low(m[1]) }),
  ],
  // "A shower and tub in one tiled zone behind glass at the window end".
  [/^[a-z ]{0,60}\b(?:at|by|on|towards?) the window end\b/i, () => ({ how: 'under', to: 'window' })],
  [
    new RegExp(`^(?:(?:facing|faces|looking (?:out|at|to)(?: of)?) )${WINDOW}`, 'i'),
    (m) => ({ how: 'faces', to: 'window', ...(m[1] || m[2] ? { at: low(m[1] ?? m[2]) } : {}) }),
  ],
  [new RegExp(`^(?:opposite|across from)(?: of)? ${WINDOW}`, 'i'), () => ({ how: 'across', to: 'window' })],
  [
    new RegExp(
      `^(?:on|along|across|against|at|to|in|into|toward|towards) (?:the |our |its )?(?:(?:long|longer|short|shorter|far|back|whole|entire|full|other) ){0,2}${SIDE}[ -](?:(wall)|side|end|half|part)\\b`,
      'i',
    ),
    (m) => ({ at: low(m[1]), ...(m[2] ? {} : { part: true }) }),
  ],
  [
    new RegExp(`^(?:on|along|against|to|in) the ${SIDE}\\b(?![ -](?:facing|window|door|corner|light))`, 'i'),
    (m) => ({ at: low(m[1]) }),
  ],
  [
    /^(?:on|at|to) the (?:[a-z]{3,10} ){1,2}(?:side|end),? (?:which is|that is|that's) (?:the |to the |on the )?(?:(?:long|short) )?(north|south|east|west)\b/i,
    (m) => ({ at: low(m[1]), part: true }),
  ],
  // The wall across from where one comes in.
  [/^(?:on|along|against|at|to) (?:the )?(?:back|rear|far) wall\b/i, () => ({ at: 'far' })],
  [
    /^(?:at|in|towards?) the (?:back|rear|far end)(?: (?:of|end of) the (?:room|garage|space))?\b(?! (?:door|corner|yard|patio|of))/i,
    () => ({ at: 'far', part: true }),
  ],
  [
    /^(?:on|along|against|to) (?:the |my |our )?(left|right)(?:[- ]hand)?(?: (?:(wall)|side))?\b(?! (?:of|end|hand|side of (?!the (?:room|space))))/i,
    (m) => ({ at: low(m[1]), ...(m[2] ? {} : { part: true }) }),
  ],
  [
    /^(?:in|at) the (?:middle|center|centre)(?: of the (?:room|floor|space))?(?! of)\b/i,
    () => ({ at: 'middle', part: true }),
  ],
  [
    /^(?:on|along|against|at) (?:the |one |a )?(long|short)(?:er|est)? (?:wall|side|end)\b/i,
    (m) => ({ at: low(m[1]) }),
  ],
  // In a garage the door that cars drive through is another one.
  [
    /^(?:right )?(?:next to|beside|alongside|near|close to|by) (?:the |our )?(?:(?:big|main|\d{1,2} ?-?(?:foot|ft)) )?(?:overhead|roll[- ]?up|garage|car) door\b/i,
    (_, category) => (category === 'garage' ? { how: 'beside', to: 'garage-door' } : undefined),
  ],
  [
    new RegExp(
      `^(?:(?:in|at) the corner )?(?:next to|beside|alongside|near|close to|by) ${THE}(?:[a-z]{3,9} ){0,2}(doors?|doorway|entry|entrance|opening|slider|archway)\\b(?:,? (?:which is |that is )?(?:on|in|at) the ${SIDE}(?: (?:wall|side|end))?)?`,
      'i',
    ),
    (m) => ({ how: 'beside', to: 'door', ...(m[2] ? { at: low(m[2]) } : {}) }),
  ],
  // "Fridge stays where it is by the back door".
  [
    /^stays? (?:put|there|where it is),? (?:right )?(?:by|beside|near|next to) (?:the |our )?(?:back |side )?door\b/i,
    () => ({ how: 'beside', to: 'door' }),
  ],
  [
    /^(?:close to|near|by|next to|beside) (?:the|our) table\b/i,
    (_, category) => (category === 'kitchen' ? { how: 'beside', to: 'dining-table' } : undefined),
  ],
];

/** How a thing stands to another that is named right behind. */
const RELATIONS: readonly (readonly [RegExp, NonNullable<ThingPlace['how']>])[] = [
  [/^(?:on |to |at )?(?:the |our |its )?left(?:[- ]hand)?(?: side)? of /i, 'left'],
  [/^(?:on |to |at )?(?:the |our |its )?right(?:[- ]hand)?(?: side)? of /i, 'right'],
  [/^(?:(?:on |at )?(?:either|both|each) sides? of|flanking) /i, 'flanks'],
  [/^(?:over|above) /i, 'over'],
  [/^(?:right )?(?:next to|beside|alongside|close to|near|by|at the (?:foot|side) of) /i, 'beside'],
  [/^(?:opposite|across from|facing|faces)(?: of)? /i, 'across'],
];
const NAMED_NEXT = new RegExp(`^${THE}${NAME}\\b`, 'i');

export interface PlaceAhead {
  readonly where: Where;
  /** How many characters tell it. */
  readonly length: number;
}

/** The place that a text begins with; undefined where it tells none. */
export function placeAtStart(text: string, category: RoomCategory): PlaceAhead | undefined {
  for (const [pattern, read] of AFTER) {
    const m = pattern.exec(text);
    const where = m && read(m, category);
    if (m && where) return { where, length: m[0].length };
  }
  for (const [pattern, how] of RELATIONS) {
    const related = pattern.exec(text)?.[0].length;
    const m = related === undefined ? null : NAMED_NEXT.exec(text.slice(related));
    const to = m ? idOf(m.slice(1), category) : undefined;
    if (m && related !== undefined && to !== undefined)
      return { where: { how, to }, length: related + m[0].length };
  }
  return undefined;
}
