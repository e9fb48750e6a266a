import type { PartUse } from '@plumbline/concept';
import type { RoomCategory } from '@plumbline/contracts';
import type { Span } from '../text/span.js';

/** What parts of a room are for, as words name it. */

export interface UseTold extends Span {
  readonly use: PartUse;
  readonly said: string;
}

const USES: readonly (readonly [PartUse, RegExp])[] = [
  [
    'theater',
    /\b(?:movie|theater|theatre|media|screening) (?:room|area|space)\b|\bhome (?:theater|theatre)\b/gi,
  ],
  ['nursery', /\bnursery\b/gi],
  ['bedroom', /\bbed ?rooms?\b|\bguest ?room\b|\bsleeping(?: area| space| room)?\b/gi],
  ['office', /\boffices?\b|\bstudy\b|\bwork ?space\b/gi],
  ['gym', /\bgym\b|\b(?:workout|work out|exercise|fitness|yoga|weight) (?:room|area|space|studio)\b/gi],
  ['workshop', /\b(?:wood|work|wood ?working |wood )?shop\b/gi],
  ['laundry', /\blaundry\b/gi],
  ['mudroom', /\bmud ?room\b/gi],
  ['playroom', /\bplay ?(?:room|area|space)\b/gi],
  ['music', /\b(?:music|recording|band|practice|drum|piano) (?:studio|room|space|area)\b/gi],
  [
    'craft',
    /\b(?:crafts?|sewing|art|hobby|quilting|painting|pottery) (?:room|area|space|corner)\b|\bstudio\b/gi,
  ],
  ['living', /\b(?:family|living|tv|rec|sitting) ?(?:room|area|space|half|side)\b|\blounge\b/gi],
  ['dining', /\bdining(?: room| area| half| side)?\b/gi],
  ['library', /\blibrary\b/gi],
  ['storage', /\bstorage\b/gi],
];
const CARS =
  /\b(?:cars?|park|parking|trucks?|suv|van|minivan|pickup|tacoma|vehicle|stays? (?:a |as a |as )?garage)\b/gi;
const KITCHEN = /\bkitchen\b/gi;
const MUSIC = /\b(?:piano|drums?|drum kit|guitars?|music|recording|band|sound ?proof(?:ed)?)\b/i;
/** A name that only tells what kind of thing another is: "laundry sink", "office chair", "storage shelves". */
const OF_A_THING =
  /^ (?:sink|tub|chairs?|furniture|shelves|shelving|cabinets?|racks?|bench|table|desk|door|hampers?|bins?|hooks?|equipment|machines?|mirror)\b/i;
/** A name in "door to the kitchen" is of another room. */
const ELSEWHERE = /\b(?:door|doors|opens?|leads?|next|adjacent|wall) (?:in)?to (?:the |our |my )?$/i;

/** The uses that a text names, in their order. */
export function usesIn(text: string, category: RoomCategory): readonly UseTold[] {
  const rows: readonly (readonly [PartUse, RegExp])[] = [
    ...USES,
    ...(category === 'garage' ? [['cars', CARS] as const] : []),
    ...(category === 'kitchen' ? [['kitchen', KITCHEN] as const] : []),
  ];
  const found = rows
    .flatMap(([use, pattern]) =>
      [...text.matchAll(pattern)].map(
        (m): UseTold => ({
          use: use === 'craft' && /studio/i.test(m[0]) && MUSIC.test(text) ? 'music' : use,
          said: m[0],
          start: m.index,
          end: m.index + m[0].length,
        }),
      ),
    )
    .filter(
      ({ start, end }) =>
        !OF_A_THING.test(text.slice(end, end + 14)) &&
        !ELSEWHERE.test(text.slice(Math.max(0, start - 24), start)),
    );
  return found
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.start - b.start);
}

const covers = (a: UseTold, b: UseTold): boolean =>
  a.start <= b.start && a.end >= b.end && (a.end - a.start > b.end - b.start || a.use > b.use);

/** What a part is for that is not told: the room's own use. */
export const usualUse: Readonly<Partial<Record<RoomCategory, PartUse>>> = {
  bedroom: 'bedroom',
  office: 'office',
  'living room': 'living',
  basement: 'living',
  kitchen: 'kitchen',
};
