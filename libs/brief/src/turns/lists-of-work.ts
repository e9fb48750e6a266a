import { bySentence } from './by-sentence.js';

/**
 * Several things under one verb, each with its own: "insulate the walls and garage door" is "insulate the walls and insulate the garage
 * door". Only lists of plain names are written so: a color or a place behind the last of them is said of all.
 */

const VERBS = 'repaint|paint|replace|swap out|change out|insulate|refinish|rip out|tear out|regrout|reseal';
const VERB = new RegExp(`\\b(${VERBS}) (?=(?:all )?(?:the|our|my|old) )`, 'i');
const NAMES = new Set(
  `walls,trim,ceiling,ceilings,baseboards,baseboard,doors,door,windows,floor,floors,stairs,staircase,cabinets,switches,outlets,tub,bathtub,toilet,
  vanity,mirror,light,lights,light fixtures,lighting,sink,faucet,disposal,counters,countertops,backsplash,dishwasher,range,stove,fridge,
  refrigerator,microwave,hood,garage door,garage doors,opener,water heater,furnace,boiler,carpet,paneling,wallpaper,closet doors,medicine cabinet,
  shower,crown molding,crawl space,attic,drop ceiling,tile,light switches,garage door opener,exhaust fan,fan,rim joists`
    .split(',')
    .map((name) => name.trim()),
);
const ARTICLE = /^(?:and )?(?:all )?(?:(?:the|our|my) )?(?:old )?/i;
const MOST = 7;

/** Switches that are replaced are told as new ones. */
const ANEW: ReadonlySet<string> = new Set(['switches', 'light switches']);
const WITH_NEW = / with (?:brand )?new(?: ones)?$/i;

/** One paint job covers both. */
const PAINTED_TOGETHER: ReadonlySet<string> = new Set(['walls', 'ceiling', 'ceilings']);

const IS_REPLACED = /^(?:replace|swap out|change out)$/i;
function withVerb(verb: string, name: string): string {
  if (!IS_REPLACED.test(verb)) return `${verb.toLowerCase()} the ${name}`;
  if (ANEW.has(name)) return 'new switches';
  return `${verb.toLowerCase()} the ${name}`;
}

/** A sentence with its list written out; as it was where it is none. */
function writtenOut(sentence: string): string {
  const match = VERB.exec(sentence);
  if (!match) return sentence;
  const [said, verb = ''] = match;
  const from = match.index + said.length;
  const parts = sentence
    .slice(from)
    .trimEnd()
    .replace(WITH_NEW, '')
    .split(/, (?:and )?| and | & | plus /, MOST + 1)
    .map((part) => part.replace(ARTICLE, '').toLowerCase());
  if (parts.length < 2 || parts.length > MOST || !parts.every((part) => NAMES.has(part))) return sentence;
  const isPaint = /paint$/i.test(verb);
  const together = isPaint ? parts.filter((part) => PAINTED_TOGETHER.has(part)) : [];
  const apart = parts.filter((part) => !together.includes(part));
  // "Paint the trim and doors" is one job of its own.
  if (isPaint && together.length === 0) return sentence;
  const jobs = [
    ...(together.length > 0
      ? [`${verb.toLowerCase()} the ${together.length > 1 ? 'walls and ceiling' : together[0]}`]
      : []),
    ...apart.map((name) => withVerb(verb, name)),
  ];
  return `${sentence.slice(0, match.index)}${jobs.join('. ')}`;
}

const NEW_SWITCHES = /\b(new )([a-z]{4,10}) and ((?:light )?switches)(?=[.,;!\n]|$)/gi;

/** A garage door comes with its opener, and is none of those that people walk through. */
const GARAGE_DOOR =
  /\b(?:(replace|swap out) (?:the|our|my) (?:old )?|(new) )garage doors?(?= ?(?:[.,;!\n]|$)| and\b)/gi;

/** A text in which each thing of a list has the verb that its list begins with. */
export const listsOfWork = (text: string): string =>
  bySentence(text, writtenOut)
    .replace(NEW_SWITCHES, '$1$2, $1switches')
    .replace(GARAGE_DOOR, 'new garage door opener');
