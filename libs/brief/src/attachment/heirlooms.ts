/**
 * Pieces of a family that come without a size: "my grandmother's hope chest at the foot of one". Each gets its usual size, so that it
 * is drawn as a piece of the owner's like one whose size was told. Every repetition is bounded.
 */

/** Usual widths and depths in inches, by the last word of a name. */
const USUAL: readonly (readonly [name: RegExp, widthIn: number, depthIn: number])[] = [
  [/(?:cedar|hope|blanket|storage|wooden|oak|pine|toy|dowry|linen|antique|camphor|steamer) chest$/i, 44, 19],
  [/(?:trunk|footlocker)$/i, 36, 20],
  [/(?:hutch|hoosier|pie safe|jelly cupboard)$/i, 48, 18],
  [/(?:grandfather|longcase|tall) clock$/i, 20, 12],
  [/(?:secretary|secretary desk)$/i, 36, 20],
  [/(?:hall tree)$/i, 38, 16],
  [/(?:sewing (?:machine )?cabinet|phonograph|victrola|record console)$/i, 30, 20],
  [/(?:quilt rack)$/i, 32, 12],
  [/(?:jukebox)$/i, 36, 28],
];

const RELATIVE =
  '(?:(?:great[- ])?(?:grand(?:mother|father|parents|ma|pa|mom|dad)|aunt|uncle)|mother|father|mom|mum|dad|parents|aunt|uncle|sister|brother|cousin|husband|wife|nana|granny|mother-in-law|father-in-law|in-laws)';
const HEIRLOOM = new RegExp(
  String.raw`\b((?:(?:my|our|his|her) )?(?:late )?${RELATIVE}(?:['’]s|s['’])) (?:(?:old|antique|big|beautiful) )?((?:[a-z]{3,10} ){0,2}(?:chest|trunk|footlocker|hutch|hoosier|safe|cupboard|clock|secretary|desk|tree|cabinet|phonograph|victrola|console|rack|jukebox))\b(?! (?:as|of|is|was|had|had been|lamp|key|top|that size)\b)(?!,? \(?(?:it['’]?s |about )?\d)`,
  'gi',
);
/** Behind a preposition it only says where something else goes. */
const IS_PLACE =
  /\b(?:by|beside|behind|near|over|above|under|next to|across from|like|of|from|in|on|against|to) $/i;

/** A text whose heirlooms have their usual sizes where none was told. */
export const withUsualSizes = (text: string): string =>
  text.replace(HEIRLOOM, (all: string, whose: string, name: string, index: number) => {
    const usual = USUAL.find(([called]) => called.test(name));
    if (!usual || IS_PLACE.test(text.slice(Math.max(0, index - 14), index))) return all;
    const owner = /^(?:my|our|his|her) /i.test(whose)
      ? whose
      : `my ${whose[0]?.toLowerCase()}${whose.slice(1)}`;
    const goesOn = /^\s?[.,;!?)]|^$/.test(text.slice(index + all.length)) ? '' : ',';
    return `${owner} ${name}, ${usual[1]} by ${usual[2]} inches${goesOn}`;
  });
