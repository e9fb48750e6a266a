import { allMatches } from '../text/all-matches.js';
import type { Chunk, Chunks, Nouns } from './chunks.js';
import type { Edit } from './edits.js';

/**
 * What a noun phrase names is its last noun: "a wall hung utility sink" is a sink, "a built-in coffee machine" makes coffee, the
 * door of "a shower with a sliding door" is the shower's, "a wall of photos" is photos, and "the table" behind a ping-pong
 * table is that one. Whose it is, and who made it, says nothing of what it is.
 */

const contentOf = ({ words }: Chunk): string[] =>
  words.filter(({ part, word }) => !/^[D#US]$/.test(part) && word !== '-').map(({ word }) => word);

/** Before a phrase these refuse its kind, and not the thing. */
const REFUSES =
  /\b(?:no|not|without|never|avoid|skip|neither|nor|don['’]t want)(?: (?:an?|any|the|another))?$/i;
const LONGEST_KIND = 3;
const OF_SIZE = /^(?:\d.*|in|inch(?:es)?|ft|feet|foot|["'”’]{1,2})$/;

/** Goods that are sold ready to be built in, which no carpenter makes. */
const BUILT_BY_FACTORY =
  /\b(?:fridge|refrigerator|freezer|ovens?|microwave|coffee|espresso|machine|maker|dishwasher|cooler|speakers?|grill|tv|television|aquarium|hampers?|steamer|warmer)\b/;

/** Whether words that are known by themselves only tell of what kind something is: no thing is their last word. */
function isKind(words: readonly string[], head: string, nouns: Nouns): boolean {
  const last = words.at(-1) ?? '';
  if (/^built[- ]?in$/.test(words.join(' '))) return BUILT_BY_FACTORY.test(head);
  // "Glass door cabinets", "a barn door cabinet": of one with more words before it.
  if (last === 'door' && words.length > 1)
    return !/^(?:frames?|casing|trim|handles?|locks?|hardware|openers?)$/.test(head);
  return nouns.names([last]) === undefined || /^(?:hung|mounted|in|side|depth|standing)$/.test(last);
}

/** "A beanbag chair" is a beanbag. */
const GENERIC = /^(?:chair|unit|machine|piece)$/;

/** Names of places and of what holds other things: who asks for pantry shelves wants a pantry. */
const HOLDS =
  /^(?:areas?|space|nook|corner|walls?|spot|zone|unit|setup|set|system|combo|station|shel(?:f|ves|ving)|storage|cabinets?|cabinetry|cupboards?|drawers?|run|bank|seats?|seating|counter|countertop|top|rooms?|closets?|sides?|end|rack|hooks?|bedroom|office|studio|bar|bench|benches|island|table|desk|bed|pantry|apartment|suite|bath|bathroom)$/;
const PLACES =
  /^(?:island|peninsula|corner|windows?|kitchen|basement|garage|(?:half |full |guest )?bath|bathroom|bedroom)$/;

/** "The steam radiator", "a pantry light": behind an article two nouns are one thing. */
const isOneThing = ({ tag, words }: Chunk, kind: readonly string[], head: readonly string[]): boolean =>
  tag === 'N' &&
  /^(?:the|our|my|an?|his|her)$/.test(words[0]?.word ?? '') &&
  !HOLDS.test(head.at(-1) ?? '') &&
  !PLACES.test(kind.join(' ')) &&
  !/s$/.test(kind.at(-1) ?? '');

/** What stands before the last noun of a phrase and is known as a thing of its own where it stands alone. */
export function kinds({ text, chunks }: Chunks, nouns: Nouns): readonly Edit[] {
  return chunks.flatMap((chunk): readonly Edit[] => {
    if (!/[ONn]/.test(chunk.tag)) return [];
    const words = chunk.words.filter(({ part }) => !/^[D#US]$/.test(part));
    const length = chunk.tag === 'n' ? 1 : chunk.head.split(' ').filter((word) => !OF_SIZE.test(word)).length;
    const before = words.slice(0, Math.max(0, words.length - length));
    if (before.length === 0 || words.length > 6) return [];
    const isRefused =
      chunk.words[0]?.word === 'no' ||
      REFUSES.test(text.slice(Math.max(0, chunk.start - 24), chunk.start).trim());
    if (isRefused) return [];
    const head = words.slice(-length).map(({ word }) => word);
    const edits: Edit[] = [];
    for (let i = 0; i < before.length; i++)
      for (let n = Math.min(LONGEST_KIND, before.length - i); n > 0; n--) {
        const kind = before.slice(i, i + n);
        const said = kind.map(({ word }) => word).filter((word) => word !== '-');
        const hung = /^wall (?:hung|mounted|mount)$/.test(said.join(' ').replace('-', ' '));
        const known =
          hung || (chunk.tag !== 'n' && nouns.names(said) === 'thing') || /(?:^| )door$/.test(said.join(' '));
        if (!known || !(hung || isKind(said, head.join(' '), nouns) || isOneThing(chunk, said, head)))
          continue;
        const [first, last, noun] = [kind[0], kind.at(-1), words.at(-length)];
        if (!first || !last || !noun) continue;
        // A longer name that the lexicon has as one: "a built-in 42 inch fridge" is a built-in fridge.
        if (nouns.names([...said, ...head]) !== undefined) {
          if (noun.start > last.end + 1 && !hung)
            edits.push(
              { start: first.start, end: last.end + 1, text: '' },
              { start: noun.start, end: noun.start, text: `${text.slice(first.start, last.end)} ` },
            );
        } else if (GENERIC.test(head.join(' ')) && nouns.names(said) === 'thing') continue;
        else if (nouns.names(head) === undefined || !nouns.areSame(said, head))
          edits.push({ start: first.start, end: last.end, text: '' });
        i += n - 1;
        break;
      }
    return edits;
  });
}

/** Things with doors of their own. */
const HAS_DOORS =
  /\b(shower|tub|bathtub|oven|cabinets?|wardrobe|armoire|hutch|bookcase|vanity|console|stand|pantry|fridge|refrigerator)$/;
const ITS_DOOR =
  /^,? {1,2}(?:with|has|having|that has|and has) (?:an? |its |two |double )?((?:(?:clear|frosted|frameless|glass|sliding|bypass|pivot|hinged|swinging|side|swing|opening|bifold|barn|folding|soft[- ]close) ){0,3})(doors?)\b(?! to\b)/i;

/** "A shower with a sliding door": the door is the shower's. */
export function ownDoors({ text, chunks }: Chunks): readonly Edit[] {
  return chunks.flatMap((chunk): readonly Edit[] => {
    const owner = /[ON]/.test(chunk.tag) ? HAS_DOORS.exec(chunk.head)?.[1] : undefined;
    if (!owner) return [];
    const behind = text.slice(chunk.end, chunk.end + 90);
    const size = (SIZE_BEHIND.exec(behind) ?? PLACE_BEHIND.exec(behind))?.[0].length ?? 0;
    const door = ITS_DOOR.exec(behind.slice(size));
    if (!door?.[1]) return [];
    const at = chunk.end + size + door[0].length - (door[2]?.length ?? 0);
    return [{ start: at, end: at, text: `${owner.replace(/s$/, '')} ` }];
  });
}
/** "Closet doors are the old sliders": of what kind they are. */
const DOORS_ARE =
  /\b(closet|shower|wardrobe|cabinet)( doors?) (are|is) (?:the |those )?(?:old |original )?(?:sliders?|sliding doors?|bifolds?|french doors?)\b/gi;
/** "A fridge …, a 36 inch French door": the doors of a refrigerator. */
const ITS_FRENCH_DOOR =
  /\b(?:fridge|refrigerator)\b[^.;!?\n]{0,60}\b(french door)\b(?!s| (?:fridge|refrigerator|to|onto|out))/gi;

/** Doors of something that is named in the same sentence. */
export const doorsTold = ({ text }: Chunks): readonly Edit[] => [
  ...allMatches(text, DOORS_ARE).map(
    ({ index, 0: said, 1: of = '', 2: doors = '', 3: are = '' }): Edit => ({
      start: index,
      end: index + said.length,
      text: `${of}${doors} ${are} old`,
    }),
  ),
  ...allMatches(text, ITS_FRENCH_DOOR).map(
    ({ index, 0: said }): Edit => ({
      start: index + said.length,
      end: index + said.length,
      text: ' fridge',
    }),
  ),
];

const SIZE_BEHIND =
  /^,? ?\d{1,3}(?: ?(?:x|by) ?\d{1,3})?(?:-?ish)?(?: ?(?:in|inch(?:es)?|ft|feet|"))?,?(?= )/i;

/** Where it is, before what it has. */
const PLACE_BEHIND =
  /^(?: (?:in|on|at|along|by|near) (?:the|that|a) [a-z-]{3,10}(?: [a-z-]{3,10})?){1,3}(?=,? (?:with|has) )/i;

const WALL_OF =
  /\b(?:(?:an?|one|the|our|another|an entire|a whole|a full|one whole|one full) )?(?:long )?wall of (?=([a-z-]{3,14})(?: ([a-z-]{3,14}))?)/gi;

/** "One wall of books" is books, and no layout and no wall. */
export const measures = ({ text }: Chunks, nouns: Nouns): readonly Edit[] =>
  allMatches(text, WALL_OF).flatMap((match): readonly Edit[] => {
    const [said, one = '', two = ''] = match;
    const named = ['wall', 'of', one.toLowerCase()];
    if (/^(?:the|our|this|that|my)$/i.test(one)) return [];
    const isName =
      nouns.names(named) !== undefined ||
      (two !== '' && nouns.names([...named, two.toLowerCase()]) !== undefined);
    return [{ start: match.index, end: match.index + said.length, text: isName ? 'a wall of ' : '' }];
  });

/** Words that name another piece in each of their kinds; a sink is one whatever its kind. */
const OF_MANY_KINDS = /^(?:table|chair|bike|bench|stand|board|rack|machine)$/;
/** So many sentences back a thing is still "the table". */
const SENTENCES_BACK = 1;

/** "A ping-pong table; the table needs room": the one that was named with more words. */
export function sameAgain({ chunks, tags }: Chunks, nouns: Nouns): readonly Edit[] {
  const edits: Edit[] = [];
  let named: { readonly words: readonly string[]; readonly sentence: number }[] = [];
  let sentence = 0;
  for (const [i, chunk] of chunks.entries()) {
    if (tags[i] === '.' && chunk.words[0]?.word !== ';') sentence++;
    if (!/[ONn]/.test(chunk.tag)) continue;
    const words = contentOf(chunk).flatMap((word) => word.split('-'));
    const [only] = words;
    if (words.length === 1 && only) {
      const isThe = /^(?:the|that|this)$/.test(chunk.words[0]?.word ?? '') && chunk.words.length === 2;
      const last = isThe ? named.findLast((one) => one.words.at(-1) === only) : undefined;
      if (!last || last.words.length === 1) {
        if (!isThe) named.push({ words, sentence });
      } else if (
        sentence - last.sentence <= SENTENCES_BACK &&
        OF_MANY_KINDS.test(only) &&
        !nouns.areSame(last.words, [only])
      )
        edits.push({ start: chunk.end - only.length, end: chunk.end, text: last.words.join(' ') });
      continue;
    }
    const known = [3, 2]
      .map((n) => words.slice(-n))
      .find((some) => some.length > 1 && nouns.names(some) === 'thing');
    if (known) named.push({ words: known, sentence });
    named = named.slice(-12);
  }
  return edits;
}

const PERSON =
  '(?:(?:great[- ]?)?grand(?:ma|mother|dad|father|pa|parents)|mom|mother|dad|father|parents|brother|sister|aunt|uncle|cousin|friend|neighbou?r|wife|husband|in-laws|mother-in-law|father-in-law|nana|granny)';
/** Who made, gave or owned something once does not live with it. */
const BY_WHOM = new RegExp(
  String.raw`,? (?:(?:it|which|that) )?(?:(?:was|is|were|are|got|is going to be|will be|is being) )?(?:built|rebuilt|made|restored|refinished|bought|given|handed down|painted|designed|left|passed down)(?: to (?:us|me))?(?: to (?:us|me))? (?:by|from) (?:my|our|his|her|the) (?:(?:great|late|old) )?${PERSON}\b(?: and (?=(?:comes|is|stays)))?`,
  'gi',
);
/** What is made for somebody, or where he lives, tells of him. */
const FOR_HIM =
  /^ (?:(?:[a-z]+ )?(?:room|bedroom|suite|bath(?:room)?|apartment|wheelchair|walker|scooter|height|knees?|hips?|hospital|oxygen|cane)\b|(?:needs?|side|visits?|in[- ]law|can|has|is|will|wants)\b)/i;
const WHOSE = new RegExp(
  String.raw`\b(?:(?:my|our|his|her) (?:late )?)?${PERSON}['’]s?(?<=['’]s?)(?= [a-z])`,
  'gi',
);
/** "For when my brother visits": he comes and goes. */
const VISITS =
  /\b(?:when|if|for|whenever) (?:my|our|his|her) (?:brother|sister|cousin|friend|aunt|uncle)s?(?: and [a-z]{2,12})? (?:visits?|comes?|stays?|is here|drops by)(?: over| by| to visit)?\b/gi;

/** "Built by my dad", "grandma's hutch", "my brother's boxes": of the house, and nobody who lives in it. */
export const persons = ({ text }: Chunks): readonly Edit[] => [
  ...allMatches(text, BY_WHOM).map(
    ({ index, 0: said }): Edit => ({ start: index, end: index + said.length, text: ' ' }),
  ),
  ...allMatches(text, VISITS).map(
    ({ index, 0: said }): Edit => ({ start: index, end: index + said.length, text: 'when guests visit' }),
  ),
  ...allMatches(text, WHOSE).flatMap(({ index, 0: said }): readonly Edit[] =>
    FOR_HIM.test(text.slice(index + said.length, index + said.length + 40)) || said.length < 4
      ? []
      : [{ start: index, end: index + said.length, text: /^[A-Z]/.test(said) ? 'Our' : 'our' }],
  ),
];
