import type { Side } from '@plumbline/concept';
import { type Edit, edited } from '../statements/edits.js';
import type { Span } from '../text/span.js';
import { BUILT, type House, toldOf } from './part-as-told.js';
import type { ToldPart } from './told-parts.js';
import { endsAsWalls, waysOf } from './walls-of-parts.js';

/** A text that tells of a house, written as every reader knows it: each part at its wall by the compass, and no more. */

export const writtenPlainly = (house: House): string =>
  tidy(
    edited(
      house.text,
      house.parts.flatMap((part, i) => editsOf(part, i, house)),
    ),
  );

/** What of the words is written otherwise: walls by the compass, and no details. */
function editsOf(part: ToldPart, i: number, house: House): readonly Edit[] {
  const side = house.walls.sides[i];
  const named = part.named;
  const told = toldOf(part, i, house);
  const isByCompass = [...waysOf(part), ...endsAsWalls(part)].some(({ is }) => is === 'side');
  let isWritten = isByCompass;
  if (named && BUILT.has(named.opening) && (!told || told.at === 'any')) return [];
  const stairs = named?.stairs;
  const past: readonly Edit[] = stairs && told ? [{ ...stairs, text: GONE }] : [];
  return [
    ...past,
    ...part.details.flatMap((one): Edit[] => {
      if (one.is === 'wall' || (one.is === 'end' && !told?.of && endsAsWalls(part).length > 0)) {
        if (!side || (one.is === 'end' && isByCompass)) return [];
        const said = house.text.slice(one.start, one.end);
        const ways = one.is === 'wall' ? one.ways : [];
        const length = ways.find((way) => way.is === 'length');
        if (ways.some(({ is }) => is === 'side')) {
          // "The south (14 ft) wall" is a short one: the size of the room is turned to it.
          const { widthIn, depthIn } = house.room;
          if (!length || widthIn === depthIn) return [];
          const isLong =
            Math.abs(length.wallIn - Math.max(widthIn, depthIn)) <
            Math.abs(length.wallIn - Math.min(widthIn, depthIn));
          return [
            {
              start: one.start,
              end: one.end,
              text: `${AT.exec(said)?.[0] ?? 'on '}the ${isLong ? 'long' : 'short'} ${side} wall`,
            },
          ];
        }
        // "In the middle of the opposite wall" is on it.
        const isOf = part.details.some(
          ({ is, end }) => is !== 'wall' && (end === one.start - 1 || end === one.start),
        );
        const text = isWritten ? GONE : wallWritten(said, one, side, isOf ? '' : house.text);
        isWritten = true;
        return [{ start: one.start, end: one.end, text }];
      }
      if (!told) return [];
      // What stands before a name sizes it for everybody, and what is no width of it is told of something else.
      if (one.is === 'width' && told.widthIn !== one.widthIn) return [];
      if (one.is === 'width' && named && one.end <= named.start) return [];
      return [{ start: one.start, end: one.end, text: GONE }];
    }),
  ];
}

/** A wall by the compass where another word for it stood: "one of the 18 ft walls has a window". */
function wallWritten(said: string, { start, end }: Span, side: Side, text: string): string {
  const on = ON.exec(said)?.[0];
  if (text === '') return `on the ${side} wall`;
  if (on) return `${on}the ${side} wall`;
  const isSubject = /^ (?:has|gets|holds|with|is where)\b/i.test(text.slice(end, end + 12));
  const before = text.slice(Math.max(0, start - 4), start);
  if (isSubject || /\bof $/.test(before)) return `${/^[A-Z]/.test(said) ? 'The' : 'the'} ${side} wall`;
  return `on the ${side} wall`;
}
const ON = /^(?:in|on|at|along|through|to) /i;
const AT = /^(?:in|on|at|along|into|to|through|against|onto) /i;

/** Stands where words were taken out. */
const GONE = '¤';

/** Without what is left of clauses that were taken out. */
const tidy = (text: string): string =>
  text
    .replace(/\( ?(?:[,;] ?)?¤(?:[, ]|¤)*\)/g, GONE)
    .replace(/(?<=¤)[ ,]{0,3}(?:and )?(?:(?:is|that|which) ){0,2}(?=¤)/g, '')
    .replace(/¤{2,}/g, GONE)
    .replace(/(?:^|(?<=[.;!?\n] ?))(?:(?:it|its|it's|the|and|is|that|one) )?¤ ?[.,;]? ?/gi, '')
    .replace(
      /,? (?:and|which is|that is|which|that|it is|it's|is|with|with a|are) ?¤(?=[ ,]*[.;!?)]|$)/gi,
      '',
    )
    .replace(/(?:, ?)?¤,(?= (?:is|are|in|on|at|so|and|with)\b)/g, '')
    .replace(/,? ?¤(?=[.;!?)])/g, '')
    .replace(/: ?¤ ?,/g, ':')
    .replace(/\b(is|are) ?¤, /gi, '$1 ')
    .replace(/\b(is|are) {1,2}¤/gi, '$1')
    .replace(/, ¤ ?,/g, ',')
    .replace(/ ?,? ?¤/g, '')
    .replace(/\b(is|are) {2}(?=in|on|at)/gi, '$1 ');
