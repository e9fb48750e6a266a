import { type Rewriting, rewritten } from '../text/needed-words.js';
import { bySentence } from './by-sentence.js';

/**
 * Work that is nobody's to price, since somebody else does it, in the one statement that the readers know: "my dad is doing the
 * wiring", "demo is on us" and "leave painting out of your bid" are "we do the wiring ourselves". Every repetition is bounded.
 */

const OWN = '(?:(?:my|our|his|her|the) )';
const RELATION =
  '(?:(?:older |younger |big |little |best |handy |retired ){0,2}(?:dad|father|stepdad|brother|uncle|cousin|nephew|grandson|son|husband|wife|sister|mom|mother|daughter|grandpa|niece|aunt|kids|buddy|buddies|friend|neighbor|neighbour|boyfriend|girlfriend|partner|landlord|church group)(?:s)?(?:[- ]in[- ]law)?(?: (?!and\\b|who\\b|that\\b|the\\b|owes?\\b|has\\b|will\\b|does\\b)[a-z]{3,10})??(?: the [a-z]{4,12}(?: (?:guy|setter|man))?)?(?: and (?:i|me|my [a-z]{3,8}))?)';
const TRADER =
  '(?:(?:own |union |licensed |retired |regular ){0,3}(?:electrician|plumber|painter|tile (?:setter|guy|man)|floor(?:ing)? (?:guy|man|installer)|drywaller|drywall guy|trim carpenter|finish carpenter|carpenter|framer|insulation (?:guy|company)|demo (?:guy|crew)|crew|guy|people))';
/** Others than the contractor who reads it. */
const WHO = `(?:${OWN}${RELATION}|an? (?:friend|buddy|cousin|guy|neighbor|relative)(?: of (?:mine|ours))?(?: (?:that |who )?(?:i|we) know)?|${OWN}${TRADER}|we|i|he|she|they|somebody else|someone else|another (?:guy|crew|contractor)|the (?:hoa|builder|condo))`;
const WORK =
  '(electrical|electric|wiring|plumbing|painting|paint|tile|tiling|demo|demolition|tear[- ]?out|floors?|flooring|drywall|sheetrock|trim|baseboards?|insulation|framing|cabinets|backsplash|cleanup|clean-up|hauling)(?: work| part| labor| install(?:ation)?)?';
const ALL_OF =
  '(?:(?:all|every bit|most|the whole|any) )?(?:of )?(?:the |his |her |our |my |that )?(?:actual |whole |rough )?';
const BEGINS = String.raw`(?<=(?:^ ?|[,;:(—–-] ?|\b(?:and|but|so|because|since|as|please|then) ))`;
const ENDS = String.raw`(?=\s?(?:[,;:.)—–-]|$)| (?:and|but|so|because|since|himself|herself|themselves|ourselves|myself|for|on|over|with|too|as|he|she|they)\b)`;
const DOES =
  "(?:(?:is|are|am|was|will be|would be)(?: already)? (?:doing|handling|taking care of|taking on|going to (?:do|handle|take care of))|[’']?(?:m|re|s|ll be) (?:doing|handling|taking care of|taking on|going to (?:do|handle))|(?:will|[’']ll|can|is going to|are going to|gonna|plans? to|plans? on|plan on|wants? to|promised to|offered to|volunteered to|agreed to|said (?:he|she|they)(?:[’']?d|[’']?ll| would| will))(?: probably| just| both| all)? (?:do|doing|handle|handling|take care of|taking care of|take on|knock out)|does|do|handles?|takes? care of|did|hangs?(?: and (?:tapes?|finish(?:es)?))?|tapes?|sets?|lays?|installs?|tiles?|frames?|puts? (?:in|up|down)|(?:is|are) coming (?:[a-z]{1,8} ){0,5}to (?:do|help with|put in|set|lay|hang))";
const BY_US = 'we do the $1 ourselves';

/** A trade by whoever is of it, or by what is done. */
const WORK_BY_WORDS: readonly (readonly [words: RegExp, work: string])[] = [
  [
    /\b(?:drywall|sheetrock)|\b(?:finish|tap|mudd?)(?:e|ing)? (?:and tap(?:e|ing) )?(?:all )?the walls\b/i,
    'drywall',
  ],
  [/\binsulat/i, 'insulation'],
  [/\belectrician|\bwir(?:e|ing)\b/i, 'electrical'],
  [/\bplumb/i, 'plumbing'],
  [/\b(?:trim|baseboards?|finish carpenter)\b/i, 'trim work'],
  [/\b(?:floor|floors|flooring|lvp|laminate)\b/i, 'flooring install'],
  [/\btil(?:e|ing)\b/i, 'tile work'],
  [/\bfram(?:e|ing|er)\b/i, 'framing'],
  [/\b(?:demo|tear|tearing|rip|ripping|gut|gutting|take|taking)\b/i, 'demolition'],
  [/\bpaint/i, 'painting'],
];
const SKILLED =
  '(?:electrician|plumber|painter|tile (?:setter|guy|man)|(?:floor|flooring) (?:guy|man|installer)|drywaller|drywall guy|(?:trim |finish )carpenter|framer|insulation (?:guy|company|contractor)|demo (?:guy|crew))';
/** What is done, by verbs that are a trade's work. */
const WORKS =
  '(?:(?:tear|rip|take)(?:ing)? (?:everything|it all|all of it|all that|all the old stuff) out|(?:tear|rip|gut)(?:ting|ing)? (?:out )?(?:everything|it all|the (?:old )?(?:kitchen|bath|bathroom|room|place|stuff))|wir(?:e|ing) (?:it|everything|the (?:kitchen|room|bath|basement|garage|house|place|whole thing))|plumb(?:ing)? (?:it|everything|the (?:kitchen|room|bath|basement|whole thing))|(?:finish|tap|mudd?)(?:e|ing)? (?:and tap(?:e|ing) )?(?:all )?the walls|(?:hang(?:ing)?|put(?:ting)? up|finish(?:ing)?) (?:all )?the (?:drywall|sheetrock)|(?:lay(?:ing)?|put(?:ting)? (?:down|in)|install(?:ing)?) (?:all )?the (?:floors?|flooring|lvp|laminate)|(?:put(?:ting)? up|install(?:ing)?|nail(?:ing)? up|run(?:ning)?) (?:all )?the (?:trim|baseboards?)|(?:do(?:ing)?|put(?:ting)? in|install(?:ing)?|blow(?:ing)? in) (?:all )?the insulation|insulat(?:e|ing) (?:it|the walls)|fram(?:e|ing)(?: (?:it|up|in|out)){0,2}(?: the (?:walls|rooms?))?|(?:lay(?:ing)?|set(?:ting)?|put(?:ting)? (?:up|down|in)) (?:all )?the tile|til(?:e|ing)(?: (?:it|everything|the (?:shower|bath|bathroom|walls)))?|paint(?:ing)?(?: (?:it|everything|the (?:room|walls|place|whole (?:room|thing|place)|bedroom|kitchen|bathroom|living room)))?)';
const OTHERS = `(?:${OWN}${RELATION}|an? (?:friend|buddy|cousin|guy)(?: of (?:mine|ours))?|${OWN}${TRADER}|he|she|they)`;
const WILL =
  "(?:will|[’']ll|is going to|are going to|is gonna|can|wants to|offered to|promised to|agreed to|volunteered to|plans to|said (?:he|she)(?:[’']?d|[’']?ll| would| will))";
const ONESELF = '(?: (?:ourselves|myself|himself|herself|themselves))?';
const PLEASE = '(?:please |just |you can |and ){0,2}';
const PRICE = '(?:(?:your|the|this|any) )?(?:bid|price|pricing|quote|estimate|number|contract|job|total)';

const TURNS: readonly Rewriting[] = [
  // "Already pulled the permit".
  [
    /\b(?:he|she|they|we|i)(?:[’']s|[’']ve| has| have)? pulled the permits? already\b/gi,
    'already pulled the permit',
  ],
  // "My wife and I do demo and wall painting".
  [
    new RegExp(
      `${BEGINS}${WHO}(?: |(?=[’']))${DOES} ${ALL_OF}${WORK}(?:,? and | ?& )(?:(?:the|all the|wall|interior) ){0,2}${WORK}${ONESELF}${ENDS}`,
      'gi',
    ),
    'we do the $1 ourselves and we do the $2 ourselves',
  ],
  // "My dad is a retired union electrician and is doing every bit of the wiring"; "I'm a plumber myself so I'll do the plumbing".
  [
    new RegExp(
      `${BEGINS}(?:${WHO}(?: is| are| am|[’']s|[’']m|[’']re) (?:an? )?${TRADER}(?: (?:himself|herself|myself))?,? (?:and|so) )(?:(?:he|she|they|i|we)(?= |[’']) ?)?${DOES} ${ALL_OF}${WORK}${ONESELF}${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  // "My uncle's a retired plumber, so the plumbing is his".
  [
    new RegExp(
      `${BEGINS}(?:${WHO}(?: is| are| am|[’']s|[’']m|[’']re) (?:an? )?${TRADER},? (?:and |so |so that ){0,2})?${ALL_OF}${WORK} (?:is|are|will be|[’']s) (?:all )?(?:on (?:us|me|him|her|them|${OWN}${RELATION})|up to (?:us|me|him|her)|his|hers|ours|mine|theirs|${OWN}${RELATION}[’']?s?[’']?(?: (?:department|job|thing|business))?|being done by ${WHO}|done by ${WHO}|(?:already|all) (?:done|finished|taken care of|covered)|covered|taken care of)${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `(?<=(?:^ ?|[;:(] ?))${ALL_OF}${WORK} by (?:owner|others|us|${OWN}${RELATION}|a friend)${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `(?<=(?:^ ?|[,;] ?))${WORK} ?[:=—–-] ?(?:us|me|mine|ours|owner|diy|by owner|${OWN}${RELATION})${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  // "My brother-in-law does the tile", "I plan on doing the painting on weekends".
  [
    new RegExp(
      `${BEGINS}${WHO} ?${DOES} ${ALL_OF}${WORK}${ONESELF}${ENDS}(?! (?:and|with) (?:you|your))`,
      'gi',
    ),
    BY_US,
  ],
  // "The wiring is free", "we already paid a guy for the tile", "the wiring we handle".
  [
    new RegExp(
      `${BEGINS}${ALL_OF}${WORK} (?:is|are|will be|comes?)(?: all)? (?:(?:for )?free|no charge|(?:already |all )?paid(?: for)?)${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `${BEGINS}(?:we|i)(?:[’']ve| have)?(?: already)? paid (?:an? |the |our |somebody|someone)?(?:guy|crew|company|contractor|man|[a-z]{6,11})?(?: already)? (?:for|to do) ${ALL_OF}${WORK}${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `${BEGINS}${ALL_OF}${WORK} (?:we|i)(?:[’']ll| will| can)? (?:handle|do|take care of|take on)${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  // "My husband has the drywall covered", "a buddy of mine owes me the tile work", "we've got a guy for the floors".
  [
    new RegExp(
      `${BEGINS}${WHO} (?:has|have|[’']ve got|[’']s got|got) ${ALL_OF}${WORK} (?:covered|handled|taken care of|lined up)${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  [new RegExp(`${BEGINS}${WHO} owes? (?:me|us) ${ALL_OF}${WORK}${ENDS}`, 'gi'), BY_US],
  [
    new RegExp(
      `${BEGINS}(?:we|i)(?: have|[’']ve got| got|[’']ve) (?:an?|our own|my own|somebody|someone|a good) ?(?:guy|friend|crew|man|person)? ?(?:for|who does|doing|to do) ${ALL_OF}${WORK}${ENDS}`,
      'gi',
    ),
    BY_US,
  ],
  // "Leave the wiring to my cousin", "leave painting out of your price".
  [new RegExp(`${BEGINS}${PLEASE}leave ${ALL_OF}${WORK} (?:to|for) ${WHO}${ENDS}`, 'gi'), BY_US],
  [new RegExp(`${BEGINS}${PLEASE}(?:leave|keep) ${ALL_OF}${WORK} out of ${PRICE}`, 'gi'), BY_US],
  [
    new RegExp(
      `${BEGINS}${PLEASE}(?:leave out|skip|omit|take out) ${ALL_OF}${WORK},? (?:since |because |as |cause )?(?:that[’']?s|that is|it[’']?s|${WHO}(?: (?:is|are)|[’'](?:s|re|ll))?) [^,;.]{2,40}`,
      'gi',
    ),
    BY_US,
  ],
  // "Don't charge me for electrical", "no electrical in the bid, my nephew has it".
  [
    new RegExp(
      `${BEGINS}${PLEASE}(?:don[’']?t|do not|no need to|you don[’']?t need to|you needn[’']?t) (?:charge|bill)(?: (?:me|us))? for ${ALL_OF}${WORK}`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `${BEGINS}${PLEASE}(?:don[’']?t|do not|no need to|you don[’']?t need to) (?:price|bid|quote|estimate|figure|include|put in|bid on) ${ALL_OF}${WORK}${ENDS}(?! (?:in|on|at|over|under|behind)\\b)`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `${BEGINS}no ${WORK} (?:in|on) ${PRICE}(?: please)?(?:,? (?:since |because )?(?:${WHO}) (?:has|have|does|do|is doing|are doing|[’']s got|will do)(?: it| that| them)?)?`,
      'gi',
    ),
    BY_US,
  ],
  [
    new RegExp(
      `${BEGINS}(?:(?:i[’']m|we[’']re|i am|we are) )?not paying (?:anybody|anyone|somebody|you|a guy|someone)?(?: to do| for) ${ALL_OF}${WORK}(?:,? (?:we|i|${OWN}${RELATION}) (?:do|does|can do|will do) (?:that|it)(?: (?:ourselves|myself))?)?`,
      'gi',
    ),
    BY_US,
  ],
];

/** "We have our own plumber", "my brother will hang the drywall", "we'll tear everything out ourselves". */
const BY_TRADE: readonly RegExp[] = [
  new RegExp(
    `${BEGINS}(?:(?:we|i)(?: have|[’']ve got| got| use|[’']re using| are using|[’']ll use|[’']re bringing| want to use) (?:our|my) (?:own )?|${OWN}(?:own )?)${SKILLED}(?: (?:for (?:that|it|this)|(?:is|will be) (?:doing|handling) (?:that|it|that part)|does (?:that|it)|will (?:do|handle) (?:that|it)))?(?=\\s?(?:[,;.]|$))`,
    'gi',
  ),
  new RegExp(`${BEGINS}${OTHERS} ?${WILL} ${WORKS}${ONESELF}${ENDS}`, 'gi'),
  new RegExp(`${BEGINS}${OTHERS}(?: is| are|[’']s|[’']re) ${WORKS}${ONESELF}${ENDS}`, 'gi'),
  new RegExp(
    `${BEGINS}(?:we|i) ?(?:will|can|[’']ll|are going to|[’']re going to|[’']m going to|[’']re|[’']m|are|am|want to|plan to|plan on|would rather|[’']d rather)? ?(?:just )?${WORKS} (?:ourselves|myself)\\b`,
    'gi',
  ),
];

const byTrade = (said: string): string => {
  const work = workNamed(said);
  return work ? `we do the ${work} ourselves` : said;
};

/** "Vic charges us, but half", "at half price". */
const HALF =
  /\b(?:charges?|charging|bills?|billing)(?: (?:us|me))?,? (?:but |only |just |about ){0,2}half\b|\b(?:at|for) half (?:price|rate|off|the (?:price|rate|cost))\b|\bhalf[- ]price\b/i;
/** Who bills half: a name, of whom another sentence tells the trade. */
const WHO_BILLS = /\b([A-Z][a-z]{2,10}) (?:charges|bills|is charging)\b/;
/** A text with work that is billed by half in plain statements: read before who does it is. */
export const workAtHalf = (text: string): string =>
  HALF.test(text) ? bySentence(text, (sentence) => atHalf(sentence, text)) : text;
function atHalf(sentence: string, text: string): string {
  if (!HALF.test(sentence)) return sentence;
  const name = WHO_BILLS.exec(sentence)?.[1];
  const told =
    name === undefined
      ? undefined
      : text.split(/[.;!?\n]/).find((one) => one.includes(name) && workNamed(one));
  const work = workNamed(sentence) ?? (told && workNamed(told));
  return work ? ` we do half the ${work.split(' ')[0]} labor ourselves` : sentence;
}
const workNamed = (said: string): string | undefined =>
  WORK_BY_WORDS.find(([words]) => words.test(said))?.[1];

/** "… does the tile, but we buy the materials": their labor alone is left out of the price. */
const LABOR_ALONE =
  /\bwe do the (?:([a-z]{4,12})(?: work| install)?|trim work) ourselves\b(?! labor)(?=[^.!?\n]{0,70}(?:[.;,] ?)(?:but |and |so )?(?:(?:we|i)(?:[’']ll| will| just)? (?:only )?(?:buy|pay for|supply|purchase|get|provide)|materials? (?:is|are|on)\b))/gi;
const LABOR_SAID = new RegExp(`${ALL_OF}[a-z]{4,12} labor\\b`, 'i');

/** A text with the work of others in plain statements. */
export const workOfOthers = (text: string): string =>
  MAY_BE_OTHERS.test(text)
    ? bySentence(text, (sentence) => {
        const plain = BY_TRADE.reduce((said, one) => said.replace(one, byTrade), rewritten(sentence, TURNS));
        return LABOR_SAID.test(sentence) ? plain.replace(OURS, 'we do the $1 labor ourselves') : plain;
      }).replace(LABOR_ALONE, (said) => said.replace(/(?: work| install)? ourselves$/i, ' labor ourselves'))
    : text;
const OURS = /\bwe do the ([a-z]{4,12})(?: work| install)? ourselves\b/gi;
/** Words for work, of which a text that leaves some to others has one. */
const MAY_BE_OTHERS =
  /\b(?:electric|wir|plumb|paint|til(?:e|ing)|demo|tear|rip|gut|take|taking|floor|lvp|laminate|drywall|sheetrock|trim|baseboard|insulat|fram|cabinets|backsplash|clean|haul|permit|carpenter|half)/i;
