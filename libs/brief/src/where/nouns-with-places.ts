import type { RoomCategory } from '@plumbline/contracts';
import { type NamedThing, namedThingsIn } from '../frame/named-things.js';
import { wordsOf } from '../statements/words.js';
import { allMatches } from '../text/all-matches.js';
import { BEYOND, HANDS, IDLE, LENGTHS, WALLS } from './words-of-places.js';

/** Whatever a text names that may have a place: things that are planned, and all other nouns, so that each keeps its own place. */

const OTHERS =
  /\b(?:(window seat|window bench)|(range hood|vent hood|hood)|(microwave)|(islands?)|(peninsula)|((?:bar )?stools?)|(medicine cabinets?|mirrors?)|(towel (?:bar|rack|warmer|hook)s?)|(grab bars?)|(peg ?board|slat ?wall)|(wine (?:fridge|cooler|refrigerator)|beverage (?:fridge|cooler|center))|((?:my |his |her |the )?(?:truck|car|suv|minivan|pickup|sedan|subaru|tesla|honda|civic|jeep|bolt|prius|volvo|camry))|(dryer)|((?:electrical |breaker |service )?(?<!\b(?:glass|fixed|clear|wood|acoustic|solar|access|tile|fence|screen|shower) )panel)|(lally columns?|(?:steel )?posts?|columns?)|(gas logs|wood ?stove|mantel|mantle|hearth)|(love ?seat|settee|sleeper)|(bench)|(shelves|shelving)|(cabinets?|counters?|cabinetry)|(closets?)|(stairwell|steps|stair)|(egress(?: window)?)|(arch|pass-?through|(?:kitchen |dining |hall )?opening)|(pocket doors?)|(bay(?! window))|((?:gas|electric|induction) slide-in(?! (?:range|stove|oven|cooktop))))\b/gi;
const KEYS = [
  'banquette',
  'hood',
  'microwave',
  'island',
  'peninsula',
  'stools',
  'mirror',
  'towel-bar',
  'grab-bar',
  'pegboard',
  'wine-fridge',
  'car',
  'dryer',
  'panel',
  'post',
  'fireplace',
  'sofa',
  'bench',
  'shelves',
  'cabinets',
  'closet',
  'stairs',
  'window',
  'door',
  'door',
  'window',
  'range',
] as const;

/** No names, though no list of closed words has them. */
const NO_NOUN =
  /^(?:nice|plain|pretty|sturdy|cheap|catty-corner|kitty-corner|cater-corner|feet|foot|inch|inches|wide|long|tall|high|deep|square|room|rooms|floor|ceiling|length|width|height|size|space|spot|place|way|bit|lot|kind|sort|type|thing|things|stuff|rest|middle|center|centre|today|tonight|morning|night|day|days|year|years|week|time|times|husband|wife|kid|kids|mom|dad|mother|father|daughter|son|sister|brother|grandma|grandson|nobody|budget|plan|idea|reason|money|new|old|big|small|little|large|double|single|existing|current|low|same|other|exactly|standing|sides|floats|wait|hmm|step|steps|eats|out|own|closer|mid-way|midway|halfway|otherwise|apart|grab|plenty|care|sense|zero|walk|walls|corners|ends|halves|plus|thanks|please|yes|nope|ok|okay|hi|hello|head|heads|back|front|top|bottom|left|right|far|near|opposite|ahead|swing|view|light|row|pair|set|slightly|clear|free|full|whole|flush|straight|dead|lengthwise|sideways|everything|nothing|something|anything|both|half|e|w|n|s|l|u|ft|in|sq|x|house|side|part|most|much|more|less|majority|remainder|bulk|electric|smooth|induction|freestanding|comfort|porcelain|quartz|white|black|good|great|decent|knob|knobs|handle|handles)$/;
/** What follows these is done, not named: "should fill the wall". */
const DOES =
  /^(?:to|should|will|would|could|can|must|may|might|shall|i|we|you|they|he|she|it|please|don't|doesn't|won't|can't|let's|i'd|we'd|i'll|we'll|it'll|they'll)$/;
const NO_ENDING = /(?:ed|ing|ly|n't|est|ish|less|able|proof)$/;

export function nounsWithPlaces(text: string, category: RoomCategory): readonly NamedThing[] {
  const known: NamedThing[] = namedThingsIn(text, category).filter(
    ({ key, start, end }) =>
      !(
        key === 'shower' &&
        OF_TUB.test(text.slice(Math.max(0, start - 16), start)) &&
        !OF_ITS_OWN.test(text.slice(end, end + 12))
      ),
  );
  const isFree = (start: number, end: number): boolean =>
    !known.some((one) => start < one.end && one.start < end);
  for (const m of allMatches(text, OTHERS)) {
    const key = KEYS[m.slice(1).findIndex((group) => group !== undefined)];
    if (/^bay$/i.test(m[0]) && category === 'garage') continue;
    // Where nobody parks a truck is what something came in.
    if (key === 'car' && category !== 'garage') continue;
    // "A garage for one car" tells where none stands.
    if (
      key === 'car' &&
      /\bfor (?:one|two|three|a|our|[1-3]) $/i.test(text.slice(Math.max(0, m.index - 12), m.index))
    )
      continue;
    if (key && isFree(m.index, m.index + m[0].length))
      known.push({ key, said: m[0], start: m.index, end: m.index + m[0].length });
  }
  const words = wordsOf(text);
  const other: NamedThing[] = [];
  for (const [i, { word, part, start, end }] of words.entries()) {
    if (words[i - 1]?.part === 'I' || DOES.test(words[i - 1]?.word ?? '')) continue;
    if (part !== 'N' || word.length < 3 || word.includes("'") || NO_NOUN.test(word) || NO_ENDING.test(word))
      continue;
    if (HANDS[word] || LENGTHS.has(word) || WALLS.has(word) || BEYOND.has(word) || IDLE.has(word)) continue;
    const next = words[i + 1];
    // The head of a phrase is its last word.
    if (next && next.part === 'N' && !NO_NOUN.test(next.word) && next.start - end <= 1) continue;
    if (next && WALLS.has(next.word)) continue;
    if (isFree(start, end) && !known.some((one) => one.start - end >= 0 && one.start - end <= 1))
      other.push({ key: `noun ${word.replace(/s$/, '')}`, said: word, start, end });
  }
  return [...known, ...other].sort((a, b) => a.start - b.start).slice(0, MOST);
}
const MOST = 160;
/** The shower of a tub with one is no thing of its own. */
const OF_TUB = /\btub(?: with (?:a |the )?| ?\/ ?)$/i;
const OF_ITS_OWN = /^ (?:next|beside|stall|across from|opposite|separate|by)\b/i;
