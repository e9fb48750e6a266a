import type { RoomCategory } from '@plumbline/contracts';
import { readBuiltParts } from './built-parts.js';
import type { RoomShape, SaidShape } from './room-shapes.js';
import { SHAPES } from './shape-words.js';

/** A wall that is to go is no wall of the new room. */
const GOES = /\b(?:remov|take down|taking down|take out|taking out|knock|tear|demo|open up)/i;

const SLOPES: readonly RoomShape['is'][] = ['knee walls', 'peak', 'slope', 'vault'];

/** Words before a vault that is there. */
const IS_VAULTED =
  /(?:\d['’]?|\b(?:ft|feet|room|bedroom|kitchen|has|have)) (?:with )?(?:(?:an?|our|its) )?$/i;

/** Words before a vault that is asked for and is not there. */
const NO_VAULT =
  /\b(?:no|not|without|want|wants|like|love|add|adding|create|make|into|wish|consider|possible|maybe|raise) (?:(?:to|have|the|a|an|new|be|for|ceiling) ){0,3}$/i;

const NO_SOFFIT =
  /\b(?:no|without|remov(?:e|ing)|lose|rid of|take (?:out|down)|rip out|tear out|demo)(?: (?:the|those|that|any|all|our|this))?(?: (?:old|ugly|existing|low|dated|boxy|kitchen|80s|90s))?\s$/i;

/** "Hate the soffits, take them out". */
const TAKEN_DOWN =
  /^,? (?:so )?(?:please )?(?:take|rip|tear|get|knock) (?:them|it|those|that) (?:out|down)\b/i;

/** That what belongs to the house stays as it is, which nobody doubts: "posts down the middle can't move". */
const IS_SO =
  /^,? (?:that |which |and |they |it ){0,2}(?:(?:can['’]?t|cannot|can not|won['’]?t|aren['’]?t|isn['’]?t|must not) (?:be )?(?:moved?|moving|changed?|go(?:ing)? anywhere)|(?:must |have to |has to |need to |will )?(?:stays?|remains?))(?=\s?(?:[.,;!\n]|$))/i;
const LONGEST_SO = 60;

/** What a text tells of the room's shape, and the text without that. */
export function readShapes(
  text: string,
  category?: RoomCategory,
): { readonly shapes: readonly SaidShape[]; readonly rest: string } {
  const shapes: SaidShape[] = [];
  let rest = text;
  const machines = category === 'basement' || category === 'garage';
  for (const { shape, start, end } of [...readBuiltParts(text, machines)].reverse()) {
    shapes.unshift({ said: text.slice(start, end).trim(), shape });
    rest = `${rest.slice(0, start)}, ${rest.slice(end)}`;
  }
  for (const [pattern, read] of SHAPES) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const before = rest.slice(Math.max(0, match.index - 40), match.index);
    const shape = read(match);
    if (!shape || ((shape.is === 'bearing' || shape.is === 'chimney') && GOES.test(before))) continue;
    const after = rest.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (shape.is === 'soffit' && (NO_SOFFIT.test(before) || TAKEN_DOWN.test(after))) continue;
    // "Vaulted ceiling" alone asks for one.
    if (
      shape.is === 'vault' &&
      (shape.heightIn === undefined ? !IS_VAULTED.test(before) : NO_VAULT.test(before))
    )
      continue;
    // "8 ft in the middle" is a ridge where the roof comes down at the sides.
    if (
      shape.is === 'peak' &&
      !/peak|ridge|highest/i.test(match[0]) &&
      !shapes.some((s) => s.shape.is === 'knee walls')
    )
      continue;
    // "8 ft walls" tells of a roof where there is one.
    if (shape.is === 'knee walls' && !/knee|floor|roof|ceiling/i.test(match[0])) {
      if (shapes.some((s) => s.shape.is === 'knee walls')) continue;
      if (!shapes.some((s) => s.shape.is === 'peak' || s.shape.is === 'vault')) continue;
    }
    // A chimney that nothing else is told of is what takes the corner that was told.
    if (
      shape.is === 'chimney' &&
      shape.alongIn === undefined &&
      !shape.at &&
      // Nor is one that is told beside a fire another than that fire's.
      (/\b(?:fireplace|hearth|wood ?stove)\b/i.test(text) ||
        shapes.some((s) => s.shape.is === 'notch' && s.said.includes('chimney')))
    )
      continue;
    // With a height told it is read already.
    if (shape.is === 'under the roof' && shapes.some(({ shape: { is } }) => SLOPES.includes(is))) continue;
    shapes.push({ said: match[0].trim(), shape });
    const end = match.index + match[0].length;
    const said = IS_SO.exec(rest.slice(end, end + LONGEST_SO))?.[0] ?? '';
    rest = `${rest.slice(0, match.index)}, ${rest.slice(end + said.length)}`;
  }
  // What makes a room an attic has been read then.
  const sloped = shapes.some(({ shape }) => shape.is === 'under the roof' || SLOPES.includes(shape.is));
  return { shapes, rest: sloped ? rest.replace(/\battic\b/gi, ' ') : rest };
}
