import { allMatches } from '../all-matches.js';

/**
 * Two coverings of one floor: "rubber in the gym corner and carpet in the rest" is a carpet with rubber on a part of it. Every
 * repetition is bounded.
 */

/** What lies on floors, by the word of the vocabulary for it. */
const COVERINGS: readonly (readonly [words: RegExp, covering: string])[] = [
  [/^(?:rubber|gym flooring|rubber mats?|rubber tiles?)$/i, 'rubber'],
  [/^(?:carpet|carpeting|carpet tiles?)$/i, 'carpet'],
  [/^(?:lvp|lvt|vinyl plank|vinyl planks|luxury vinyl|vinyl)$/i, 'vinyl plank'],
  [/^(?:laminate)$/i, 'laminate'],
  [/^(?:hardwood|wood|oak)$/i, 'hardwood'],
  [/^(?:tile|tiles|porcelain|porcelain tile|ceramic tile|slate)$/i, 'tile'],
];
const COVERING =
  '(gym flooring|rubber tiles?|rubber mats?|rubber|carpet tiles?|carpeting|carpet|lvp|lvt|vinyl planks?|luxury vinyl|vinyl|laminate|hardwood|wood|oak|porcelain tile|ceramic tile|porcelain|slate|tiles?)';
const ON_FLOOR = '(?: floors?| flooring)?';
const IN_PART = new RegExp(
  String.raw`\b${COVERING}${ON_FLOOR} (?:in|at|by|under|where|around|near|inside|for) (?:(?:the|our|my|a) )?(?=[a-z])`,
  'gi',
);
const LONGEST_PLACE = 4;
/** The words of a place, up to what goes on behind it. */
function placeAt(rest: string): string {
  const [said = ''] = rest.split(/[,;.]/, 1);
  const words = said.split(' ').slice(0, LONGEST_PLACE);
  const end = words.findIndex((word) => /^(?:and|but|with)$/i.test(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}
const IN_REST = new RegExp(
  String.raw`\b${COVERING}${ON_FLOOR} (?:(?:in|on|for|over|through|across) )?(?:the (?:rest|remainder)|(?:all the )?rest|everywhere else|elsewhere|all other areas)(?: of (?:it|the (?:room|floor|basement|space|garage)))?`,
  'i',
);
/** Walls, and what is tiled upright. */
const NO_FLOOR =
  /\b(?:shower|tub|walls?|backsplash|behind|niche|counters?|ceiling|surround|rest|remainder)\b/i;
/** Parts of a room that want a covering of their own. */
const APART =
  /\b(?:gym|weights?|workout|exercise|treadmill|corner|doors?|entry|entrance|bar|kitchenette|sink|washer|dryer|laundry|hearth|fireplace|stove|dog|litter|craft)\b/i;

const coveringOf = (said: string): string | undefined => COVERINGS.find(([words]) => words.test(said))?.[1];

interface Part {
  readonly covering: string;
  readonly place: string;
  readonly from: number;
  readonly to: number;
}

function partsIn(sentence: string): readonly Part[] {
  return allMatches(sentence, IN_PART).flatMap(({ 0: said, 1: word = '', index }): Part[] => {
    const covering = coveringOf(word);
    const place = placeAt(sentence.slice(index + said.length));
    return covering === undefined || place === '' || NO_FLOOR.test(place)
      ? []
      : [{ covering, place, from: index, to: index + said.length + place.length }];
  });
}

function inSentence(sentence: string): string {
  const rest = IN_REST.exec(sentence);
  const main = rest && coveringOf(rest[1] ?? '');
  const parts = partsIn(sentence);
  if (rest && main) {
    const part = parts.find(({ covering }) => covering !== main);
    if (!part) return sentence;
    const whole = { covering: main, place: '', from: rest.index, to: rest.index + rest[0].length };
    return written(sentence, part, whole);
  }
  const [one, other] = parts;
  if (!one || !other || one.covering === other.covering) return sentence;
  const isFirst = APART.test(one.place) && !APART.test(other.place);
  if (!isFirst && !APART.test(other.place)) return sentence;
  return isFirst ? written(sentence, one, other) : written(sentence, other, one);
}

/** The sentence with the covering of the whole, and the other on a part of it. */
function written(sentence: string, part: Part, whole: Part): string {
  const place = whole.place === '' ? '' : ` in the ${whole.place}`;
  const texts = [
    { ...part, text: `${part.covering} on a part of the floor, for the ${part.place}` },
    { ...whole, text: `${whole.covering} floor${place}` },
  ].sort((a, b) => b.from - a.from);
  return texts.reduce((text, one) => text.slice(0, one.from) + one.text + text.slice(one.to), sentence);
}

const SENTENCE = /[^.;!?\n]{1,400}/g;

/** A text in which a floor of two coverings has one, and the other on a part of it. */
export const floorsInParts = (text: string): string => text.replace(SENTENCE, inSentence);
