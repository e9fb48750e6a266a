import { allMatches } from '../text/all-matches.js';
import type { Chunk, Chunks, Nouns } from './chunks.js';
import { type Edit, withPlaces } from './edits.js';

/** What a noun phrase names is its last word: what stands before says of what kind it is, and is no thing of its own. */

const contentOf = ({ words }: Chunk): string[] =>
  words.filter(({ part }) => !/^[D#US]$/.test(part)).map(({ word }) => word);

/** How a thing is, and not of what kind. */
const STATES =
  /^(?:ones?|other|new|old|existing|current|broken?|ok|okay|clean|dirty|open|closed|level|tight|loose|dry|wet|original)$/;

const ATTRIBUTED = withPlaces(
  /(?<thing>[N])(?<cop>m?ba?\/?|,|\()(?<list>[ONFn](?:[,&)/]{1,2}[OFn]){0,6})(?=[.,p&)bmv]|$)/g,
);

/** "Fridge should be french door", "the fridge, bottom freezer, French door": each says of what kind the fridge is. */
export function attributes({ text, chunks, tags }: Chunks, nouns: Nouns): readonly Edit[] {
  const edits: Edit[] = [];
  for (const match of allMatches(tags, ATTRIBUTED)) {
    const [at] = match.indices?.groups?.thing ?? [0];
    const [from, to] = match.indices?.groups?.list ?? [0, 0];
    const thing = chunks[at] as Chunk;
    const head = thing.head.split(' ').at(-1) ?? '';
    const said = /b/.test(match.groups?.cop ?? '');
    for (let i = from; i < to; i++) {
      const kind = chunks[i] as Chunk;
      if (!/[ONFn]/.test(kind.tag) || (kind.tag === 'N' && !said)) continue;
      if (/^[D#]$/.test(kind.words[0]?.part ?? '') && !said) continue;
      const content = contentOf(kind);
      // A longer name that the lexicon has as one: "french door fridge".
      if (
        content.length === 0 ||
        /ing$/.test(content.at(-1) ?? '') ||
        content.some((word) => STATES.test(word)) ||
        // "The floor is soft" says how it is.
        (said && kind.tag === 'n' && content.length === 1 && !content[0]?.includes('-')) ||
        content.at(-1) === head ||
        nouns.names([...content, head]) === undefined ||
        // "Pedestal sink, black and white tile": of both colors is the tile.
        (!said &&
          tags[i + 1] === '&' &&
          content.length === 1 &&
          COLOR.test(content[0] ?? '') &&
          COLOR.test(chunks[i + 2]?.words[0]?.word ?? ''))
      )
        continue;
      edits.push({
        start: kind.end,
        end: kind.end,
        text: ` ${text.slice(thing.end - head.length, thing.end)}`,
      });
    }
  }
  return edits;
}

const COLOR =
  /^(?:black|white|gr[ae]y|blue|green|red|yellow|pink|brown|tan|navy|beige|cream|gold|teal|charcoal)$/;

/** Behind a name these are no thing: they say how it is or what becomes of it. */
const NO_NOUN =
  /(?:ed|ing|ly|able|ible|er|est|en)$|^(?:please|only|alone|yes|no|ok|okay|etc|new|old|good|nice|big|small|high|low|tall|wide|deep|long|short|free|clear|open|closed|clean|dry|wet|warm|cold|hot|cheap|fancy|simple|first|last|next|lovely|great|perfect|possible|necessary|standard|custom|size|sized|style|styles|look|color|colors|colour|finish|tone|kind|type|set|area|zone|wall|walls|room|space|spot|corner|side|end|top|part|works?|project|remodel|renovation|idea|option|upgrade|allowance|budget)$/;

/** "On a stone pad", "no threshold strips": a pad and strips, not stone all over the floor and no shower without a curb. */
export function modifiers({ chunks, tags }: Chunks, nouns: Nouns): readonly Edit[] {
  return chunks.flatMap((chunk, i): readonly Edit[] => {
    // A hearth is laid of stone, and no floor of a room.
    if (
      !(chunk.tag === 'n' || /\bhearth$/.test(chunk.head)) ||
      chunk.words.length < 3 ||
      chunk.words[0]?.part !== 'D'
    )
      return [];
    const content = chunk.words.filter(({ part }) => part === 'N');
    const last = content.at(-1);
    if (!last || content.length < 2 || last !== chunk.words.at(-1) || NO_NOUN.test(last.word)) return [];
    if (/[bv]/.test(tags[i - 1] ?? '') && /[n]/.test(tags[i + 1] ?? '')) return [];
    // What else stands there may be wanted all the same: a wall oven of "a wall oven stack".
    const first = content.slice(0, -1).find(({ word }) => nouns.names([word]) === 'material');
    return first ? [{ start: first.start, end: last.start, text: '' }] : [];
  });
}

/** Words that run on without a mark are no name. */
const LONGEST_NAME = 4;

/**
 * "Open oak shelves" are open shelves of oak: what makes one name with the last word stands before it.
 */
export function reordered({ chunks, text }: Chunks, nouns: Nouns): readonly Edit[] {
  return chunks.flatMap((chunk): readonly Edit[] => {
    if (!/[ON]/.test(chunk.tag)) return [];
    const content = chunk.words.filter(({ part, word }) => !/^[D#US]$/.test(part) && word !== '-');
    const last = content.at(-1);
    if (!last || content.length < 2 || content.length > LONGEST_NAME) return [];
    const before = content.slice(0, -1);
    const apart = before.slice(0, -1).find(({ word }, i) => {
      const joined = [word, last.word];
      const next = before[i + 1]?.word ?? '';
      return (
        /^[a-z-]{4,}$/.test(word) &&
        ![word, ...before.slice(i + 1).map((one) => one.word)].some((one) =>
          /^(?:thing|opening)$/.test(nouns.names([one]) ?? ''),
        ) &&
        !/(?:ing|ed)$/.test(next) &&
        nouns.names(joined) !== undefined &&
        nouns.names([next, last.word]) === undefined &&
        nouns.names([word, next]) === undefined &&
        !nouns.areSame(joined, [last.word]) &&
        nouns.names(content.slice(i).map((one) => one.word)) === undefined
      );
    });
    if (!apart) return [];
    return [
      { start: apart.start, end: apart.end + 1, text: '' },
      { start: last.start, end: last.start, text: `${text.slice(apart.start, apart.end)} ` },
    ];
  });
}
