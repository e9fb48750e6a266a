import { bySentence } from '../by-sentence.js';

/**
 * "Meat is the left wall: the refrigerator up by the front, then a sink": what stands before a colon is a heading, and front and
 * back are the ends of its wall.
 */

const HEADING =
  /^ ?(?:the )?(?:[a-z]{3,12} ){1,2}(?:is|gets|has|takes|goes on|will be|should be) (?:on )?the (left|right|back|front) (?:wall|side): /i;
const ON_THE_WALL = /^ ?(?:on|along|at|against) the (left|right) (?:wall|side)[:,]? /i;
const END =
  /(?: right| up| down| way| over)? (?:by|at|toward|towards|near) the (front|back)(?: end)?(?=[,;]|$| (?:and|with|then|of it)\b)/gi;

/** A text in which each wall that is told as a heading is told as a place, and so are its ends. */
export const wallHeadings = (text: string): string =>
  bySentence(text, (sentence) => {
    const plain = sentence.replace(HEADING, (_, side: string) => ` On the ${side.toLowerCase()} wall: `);
    const [, side] = ON_THE_WALL.exec(plain) ?? [];
    return side === undefined
      ? plain
      : plain.replace(
          END,
          (_, end: string) => ` at the ${end.toLowerCase()} end of the ${side.toLowerCase()} wall`,
        );
  });
