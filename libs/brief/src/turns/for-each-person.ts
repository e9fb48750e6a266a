import { allMatches } from '../text/all-matches.js';
import { sentencesOf } from '../text/sentences.js';

/**
 * How many of a thing people need who are told by number: "two boys, each wants his own desk" is two desks, "a locker for
 * everyone (4 people)" four lockers, "his and hers sinks" two sinks, "my car and her car" two cars. Each is written by its number.
 */

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const MOST = NUMBERS.length;
const COUNT = 'two|three|four|five|six|seven|eight|[2-8]';
const PERSON =
  'kids?|boys?|girls?|child|children|sons?|daughters?|brothers?|sisters?|teens?|teenagers?|toddlers?|people|persons?|adults?|roommates?|students?|grandkids|grandchildren|guests?|employees|siblings';
const COUNTED = new RegExp(
  `\\b(${COUNT})(?: of us\\b| (?:(?:little|young|teenage|teen|school-age|growing|small|grown|adult|our|my) )?(?:${PERSON})\\b)`,
  'i',
);
const FAMILY = new RegExp(`\\b(?:family of|we are|we['’]re|there are|household of) (${COUNT})\\b`, 'i');
const TWINS =
  /\b(?:the|our|my|for|boy|girl|fraternal|identical) twins\b(?! beds?)|^twins\b(?! beds?)|[.;!?\n] ?twins\b(?! beds?)/i;
const TRIPLETS = /\btriplets\b/i;
/** Two who are told without a number. */
const PAIR =
  /\b(?:both (?:of )?(?:us|our|my|the|kids|boys|girls)|we both|they both|we each|each of us|his and hers?|him and her|for both|(?:my )?(?:husband|wife|partner|spouse|boyfriend|girlfriend) and (?:i|me|myself)|(?:me|i) and my (?:husband|wife|partner|spouse))\b/i;

/** Who they are for is told by their beds. */
const BEDS = new RegExp(`\\b(${COUNT}) (?:(?:twin|single|full|double|bunk)(?:[ -]size)? )?beds\\b`, 'i');

const toNumber = (said: string): number =>
  Number(said) || NUMBERS.indexOf(said.toLowerCase() as (typeof NUMBERS)[number]) + 1;

/** How many people a text tells of; undefined where it tells none. */
function peopleIn(text: string): number | undefined {
  const counted = COUNTED.exec(text)?.[1] ?? FAMILY.exec(text)?.[1];
  if (counted) return toNumber(counted);
  if (TRIPLETS.test(text)) return 3;
  if (TWINS.test(text) || PAIR.test(text)) return 2;
  const beds = BEDS.exec(text)?.[1];
  return beds === undefined ? undefined : toNumber(beds);
}

/** What people have one each of. */
const THINGS =
  'desk|closet|dresser|nightstand|bookcase|bookshelf|twin bed|single bed|full bed|bunk|bed|niche|sink|basin|vanity|mirror|medicine cabinet|locker|cubby|cubbie|hook|drawer|recliner|armchair|wardrobe|armoire|sconce|reading light|reading lamp|work ?station|monitor|hamper|shower head|showerhead|towel bar|towel hook|treadmill';
const THING = new RegExp(`\\b(${THINGS})(s|es)?\\b`, 'gi');

const PERSONS = `(?:kid|boy|girl|child|person|son|daughter|one|adult|sibling|teen|brother|sister|student)`;
/** Words behind a thing that give one to each. */
const FOR_EACH = new RegExp(
  `^,? ?(?:(?:for )?(?:each|every)(?: ${PERSONS})?(?: of (?:us|them|(?:our|the|my) (?:${COUNT}|[a-z]{3,8})(?: [a-z]{3,8})?))?(?![a-z ]{0,3}(?:sink|side|end|wall|bed|window|corner))|apiece|per (?:kid|boy|girl|child|person|head)|one each|for (?:everyone|everybody))(?: of (?:us|them))?\\b`,
  'i',
);
/** A list goes on behind a thing: "a desk and a closet for each". */
const LISTED = new RegExp(
  `^(?:,? and|,) (?:an? |one |his |her |their )?(?:own )?(?:[a-z]{3,8} )?(?:${THINGS})`,
  'i',
);
/** Who has one each, and what follows up to the thing. */
const SUBJECT =
  /\b(?:each|every|everyone|everybody|we both|they both|both (?:kids|boys|girls|of (?:us|them)|sons|daughters|brothers|sisters))\b/gi;
const HAS = new RegExp(
  `^(?: of (?:us|them|the (?:${COUNT}|[a-z]{3,8})))?(?: ${PERSONS})?(?: (?:will|should|must|would|to|really|also|just)){0,2} ?(?:wants?|needs?|gets?|got|has|have|having|likes?|['’]d like|with|should have|would like)(?: to have)?\\b[^.;!?\\n:]{0,90}$`,
  'i',
);
/** What is left before a number: "each of them gets two desks". */
const WHO_HAS = new RegExp(
  `\\b(?:they |we )?(?:each|every|everyone|everybody|both)(?: of (?:us|them))?(?: ${PERSONS})? (?:(?:will|should|must|also|really) )?(?:wants?|needs?|gets?|got|has|have|with|should have|would like)(?: to have)? (?=(?:two|three|four|five|six|seven|eight) )`,
  'gi',
);
const ARTICLE = /(?:\b(?:an?|one|1|his|her|their|its|our|your|his or her|some)(?: very)?)?(?: ?\bown)? ?$/i;
const OWN = /(?:^|[ ,(])(?:(?:his|her|their|his or her|an?) )?own $/i;
const HIS_AND_HERS = /\bhis (?:and|&|n|\/|or) ?hers? (?:own )?$/i;
const FOR_BOTH =
  /^ (?:for (?:both|the two|two)(?: (?:of (?:us|them)|kids|boys|girls))?)(?! (?:sides|ends))\b/i;
/** "A desk for him and one for me": what stands between the thing and its second one. */
const ONE = '(?:him|her|me|my (?:wife|husband|partner|son|daughter))';
const BESIDES = new RegExp(
  `^ (?:for ${ONE}|on (?:his|her|my) side),? (?:(?:and|plus|&) )?(?:(?:an? |one |another )?(?:[a-z]{3,10} ){0,2}(?:for ${ONE}|on (?:his|hers|her|mine|my)(?: side)?)|(?:his|hers|mine|my)(?: side)?)\\b`,
  'i',
);
const HERS_AND_HIS = new RegExp(
  `\\b(?:his|her|my) (${THINGS}) (?:and|&) (?:his|hers|her|my)(?: own)?(?: \\1)?\\b`,
  'gi',
);

const several = (thing: string): string =>
  /(?:sh|ch|x|s)$/i.test(thing)
    ? `${thing}es`
    : /shelf$/i.test(thing)
      ? thing.replace(/f$/i, 'ves')
      : /[^aeiou]y$/i.test(thing)
        ? thing.replace(/y$/i, 'ies')
        : `${thing}s`;

/** A text with what each of its people has one of written by its number. */
export function forEachPerson(text: string): string {
  const whole = peopleIn(text);
  const cars = twoCars(text);
  return sentencesOf(cars)
    .map((sentence) => inSentence(sentence, thingsWithOwn(sentence) ?? peopleIn(sentence) ?? whole))
    .join('');
}

/** "Two desks, each with its own bookcase": things that have one each. */
const ITS_OWN = /\beach (?:with|has|having|gets) its own\b/i;
const NUMBER = new RegExp(`\\b(${COUNT}) (?=[a-z])`, 'i');
const thingsWithOwn = (sentence: string): number | undefined => {
  const counted = ITS_OWN.test(sentence) ? NUMBER.exec(sentence)?.[1] : undefined;
  return counted === undefined ? undefined : toNumber(counted);
};

function inSentence(said: string, people: number | undefined): string {
  const sentence = said.replace(HERS_AND_HIS, (_, thing: string) => `two ${several(thing)}`);
  const before = subjectsIn(sentence);
  let out = '';
  let at = 0;
  for (const found of allMatches(sentence, THING)) {
    const [all, thing = '', plural] = found;
    if (found.index < at) continue;
    const end = found.index + all.length;
    const ahead = sentence.slice(at, found.index);
    const behind = sentence.slice(end);
    const pair = HIS_AND_HERS.exec(ahead)?.[0];
    const besides = plural ? undefined : BESIDES.exec(behind)?.[0];
    const both = plural ? FOR_BOTH.exec(behind)?.[0] : undefined;
    const each = FOR_EACH.exec(behind)?.[0];
    const isEach =
      each !== undefined ||
      (LISTED_ONE.test(ahead) && isInListForEach(behind)) ||
      before.some((from) => from < found.index && HAS.test(sentence.slice(from, found.index)));
    const count =
      pair || besides || both ? 2 : people !== undefined && (isEach || OWN.test(ahead)) ? people : 0;
    if (count < 2 || count > MOST || (plural && !pair && !both) || isNumbered(ahead)) continue;
    if (isShared(ahead, behind)) continue;
    const lead = pair ?? ARTICLE.exec(ahead)?.[0] ?? '';
    const kept = ahead.slice(0, ahead.length - lead.length);
    // "Own desk own closet": two things beside each other.
    const between =
      at > 0 && kept.trim() === '' ? ', ' : kept === '' || /[\s(]$/.test(kept) ? kept : `${kept} `;
    out += `${between}${NUMBERS[count - 1]} ${several(thing)}`;
    at = end + (besides ?? both ?? each ?? '').length;
  }
  return (out + sentence.slice(at)).replace(WHO_HAS, '');
}

/** "One desk they take turns at", "one dresser between them": one for all. */
const isShared = (ahead: string, behind: string): boolean =>
  SHARED.test(behind) ||
  (/\b(?:one|1|a single|only one|a shared) (?:[a-z]{3,8} )?$/i.test(ahead) && !FOR_EACH.test(behind));
const SHARED =
  /^ ?(?:(?:that |which )?(?:they|we|the (?:boys|girls|kids|two)|both|all) (?:can |will |all |both |could )?(?:share|take turns|use together|split)|between (?:them|us|the two|the (?:boys|girls|kids))|to share|for (?:both|all|the two|two|everybody|them both)(?: of (?:them|us))?(?: to (?:share|use))?(?=[,.;!?\n]|$)|shared|in common|together(?=[,.;!?\n]|$))/i;

/** "Bunk bed, a desk for each": the bed is none of those that each has. */
const LISTED_ONE = /\b(?:an?|one|his|her|their|own)(?: [a-z]{3,8})? ?$/i;

/** Where those are named who have one each. */
const subjectsIn = (sentence: string): number[] =>
  allMatches(sentence, SUBJECT).map(({ 0: said, index }) => index + said.length);

/** "A desk and a closet for each", "a desk, a closet and a dresser for each". */
function isInListForEach(behind: string): boolean {
  let rest = behind;
  for (let i = 0; i < 3; i++) {
    const next = LISTED.exec(rest)?.[0];
    if (next === undefined) return false;
    rest = rest.slice(next.length);
    if (FOR_EACH.test(rest)) return true;
  }
  return false;
}

/**
 * A thing that has its number already, is one of those that are told by "each" ("over each sink") or is another thing's: "a toilet in
 * its own closet".
 */
const isNumbered = (ahead: string): boolean =>
  /\b(?:in|inside|into|behind|within) its own $/i.test(ahead) ||
  /\b(?:each|every|per) $|\b(?:two|three|four|five|six|seven|eight|\d) (?:[a-z]{3,8} )?$/i.test(ahead);

const CAR = '(?:car|truck|suv|van|minivan|jeep|pickup|vehicle|tesla)';
const WHOSE = "(?:my|her|his|our|(?:my |the )?(?:wife|husband|partner|son|daughter)['’]?s)";
const TWO_OF_THEM = new RegExp(
  `\\b${WHOSE} ${CAR} (?:and|&|plus) (?:${WHOSE} ${CAR}|(?:his|hers|mine)\\b)|\\b(?:i|we) parks? (?:my|our) ${CAR},? (?:and )?(?:my )?(?:wife|husband|he|she) parks? (?:his|her) ${CAR}`,
  'gi',
);
const CARS_TOLD = /\b(?:two|2|both|three|3)(?: (?:of )?(?:our|my|the))?[ -](?:cars?|trucks?|vehicles)\b/i;
/** "EV charger for her car": one of those that were told by number. */
const OF_ONE_CAR = new RegExp(
  `\\b(charger|charging|outlet|240 ?v(?:olt)?(?: outlet)?|hookup) (?:for|by|near|next to|beside|at) ${WHOSE} ${CAR}\\b`,
  'gi',
);

const twoCars = (text: string): string => {
  const counted = text.replace(TWO_OF_THEM, 'two cars');
  return CARS_TOLD.test(counted) ? counted.replace(OF_ONE_CAR, '$1') : counted;
};
