import { SIDES_TOLD } from '../shell/sides-told.js';
import { bySentence } from '../turns/by-sentence.js';

/**
 * Whose a thing is, said after its name: "The breakfast table for 8 is my grandfather's, 40 by 84" becomes "My grandfather's
 * breakfast table, 40 by 84 for 8", as readers of sizes take it.
 */

const ARTICLE = /^(?:the|our|my|this|that)$/i;
const POSSESSIVE = /^(?:my|our|his|her)$/i;
const IS = /^(?:is|was|are|were)$/i;
const BELONGS = /^belong(?:s|ed)?$/i;
const OF_SOMEBODY = /(?:['’]s|s['’])$/i;
const PEOPLE =
  /^(?:parents|grandparents|mother|father|mom|mum|dad|grandmother|grandfather|grandma|grandpa|aunt|uncle|sister|brother|husband|wife|in-laws)$/i;
/** The most words of a thing's name, and of its owner's. */
const [NAME, OWNER] = [4, 4];

interface Owned {
  /** "My grandfather's breakfast table". */
  readonly thing: string;
  /** " for 8". */
  readonly people: string;
}

/** The thing and its owner that a clause names; undefined where it names none. */
function ofOwner(clause: string): Owned | undefined {
  const said = clause.split(' ');
  const words = /^and$/i.test(said[0] ?? '') ? said.slice(1) : said;
  const verb = words.findIndex((word) => IS.test(word) || BELONGS.test(word));
  if (verb < 2 || !ARTICLE.test(words[0] ?? '')) return undefined;
  const many = words.slice(0, verb).findIndex((word) => /^for$/i.test(word));
  const name = words.slice(1, many < 0 ? verb : many);
  const people = many < 0 ? '' : ` ${words.slice(many, verb).join(' ')}`;
  const owner = ownerIn(words.slice(verb + 1), BELONGS.test(words[verb] ?? ''));
  if (!owner || name.length === 0 || name.length > NAME || !name.every((word) => /^[a-z-]+$/i.test(word)))
    return undefined;
  return { thing: [owner, ...name].join(' '), people };
}

/** Whose something is: "my late husband's", "Dad's", "my sister's upright", "to my parents". */
function ownerIn(words: readonly string[], belongs: boolean): string | undefined {
  const [first = ''] = words;
  if (belongs) {
    const last = words.at(-1) ?? '';
    const isPeople = /^to$/i.test(first) && POSSESSIVE.test(words[1] ?? '') && PEOPLE.test(last);
    const to = words.slice(1).join(' ');
    return isPeople && words.length <= OWNER ? to + (last.endsWith('s') ? '’' : '’s') : undefined;
  }
  const at = words.findIndex((word) => OF_SOMEBODY.test(word));
  const named = POSSESSIVE.test(first) ? at > 0 : at === 0 && /^[A-Z]/.test(first);
  return named && at < OWNER && words.length <= at + 2 ? words.join(' ') : undefined;
}

/** A text in which things stand behind their owners that were told the other way round. */
export const behindOwners = (text: string): string =>
  bySentence(text, (sentence) => {
    const [size] = sentence.matchAll(SIDES_TOLD);
    if (!size) return sentence;
    const lead = sentence.slice(0, size.index).trimEnd();
    const owned = /[,:(–-]$/.test(lead) ? lastClause(lead.slice(0, -1)) : undefined;
    return owned
      ? `${owned.before}${owned.thing}, ${size[0]}${owned.people}${sentence.slice(size.index + size[0].length)}`
      : sentence;
  });

/** What the last clause of some words names, and what stands before it. */
function lastClause(words: string): (Owned & { readonly before: string }) | undefined {
  const from = Math.max(words.lastIndexOf(','), words.lastIndexOf(':')) + 1;
  const clause = words.slice(from);
  const owned = ofOwner(clause.trim());
  if (!owned) return undefined;
  const space = clause.slice(0, clause.length - clause.trimStart().length);
  const thing = from > 0 ? owned.thing : owned.thing.charAt(0).toUpperCase() + owned.thing.slice(1);
  return { ...owned, thing, before: words.slice(0, from) + space };
}
