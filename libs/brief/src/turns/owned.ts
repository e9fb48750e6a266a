import { bySentence } from './by-sentence.js';

/**
 * What is the owner's already, or comes with somebody who lives there, in the one statement that the readers know: "the range is one
 * we got off Craigslist", "my grandmother's hutch goes on the left wall", "a table I have already" are "we supply the range", "we
 * supply the hutch. Hutch on the left wall" and "we supply the table". Every repetition is bounded.
 */

const RELATION =
  '(?:grandmother|grandma|grandfather|grandpa|grandparents|mother|mom|mama|father|dad|parents|aunt|uncle|sister|brother|great[- ](?:grandmother|aunt|uncle|grandfather)|husband|wife|son|daughter|mother[- ]in[- ]law|father[- ]in[- ]law|in-?laws|friend|neighbor|cousin|late husband|late wife)';
const NOT_NAME =
  '(?:is|are|was|were|one|ones|it|that|this|which|and|but|so|we|i|she|he|they|of|on|in|at|to|for|from|with|by|goes|go|belongs?|sits?|stands?|hangs?|comes|come|stays|stay|will|can|already|own|have|has|had|still|new|a|an|the|our|my|his|her|their|house|home|room|place|money|budget|idea|way|plan|permit|layout|space|wall|walls|work|job|design|measurements|floor|floors|ceiling|paint|wiring|plumbing|price)';
const WORD = `(?!${NOT_NAME}\\b)[a-z][a-z-]{1,13}`;
/** The thing, with its size and kind before it: "48 inch round table", "king bed". */
const NAME = `((?:\\d{1,3}(?:["']|[- ]?(?:inch|in|foot|ft))? )?(?:${WORD} ){0,3}?${WORD}(?: and (?:the )?${WORD})?)`;
const BEGINS = String.raw`(?<=(?:^ ?|[,;:(—–-] ?|\b(?:and|but|so|because|since|plus|with) ))`;
const ENDS = String.raw`(?=\s?(?:[,;:.)—–-]|$)| (?:and|but|so|because|since|that|which|it)\b)`;
const ONLY_IS = "(?: is| are|[’']s|[’']re)(?: actually| already| just| still| all){0,2}";
const SHE =
  '(?:she|he|they|mom|dad|my (?:mom|mother|dad|father|son|daughter|sister|brother|mother-in-law|father-in-law)|(?:the |our |my )?(?:tenants?|renters?|roommate|nanny|in-?laws)|grandma|grandpa)';
const GOT =
  '(?:got|bought|found|picked up|carried (?:home|back)|brought (?:home|back|over)|hauled (?:home|back)|shipped (?:home|back)|scored|ordered|inherited|purchased|snagged|built|made|restored|won|saved)';
const WE_GOT = `(?:(?:we|i|my ${RELATION}|he|she|they)(?:[’']ve| have| had| just| already| finally| both){0,2} ${GOT})`;
const FROM =
  '(?: (?:it|them|off|from|at|on|in|last|for|through|two|three|a few|years|months|new|used|second[- ]hand|cheap|when|ourselves|already|back|this|over|secondhand)\\b[^,;.]{0,60}?)?';
const PLACE =
  '((?:go|goes|belongs?|sits?|stands?|hangs?|is going|are going|will go|has to go|needs to go|can go|should go|fits?|moves?|ends? up|comes?)? ?(?:right )?(?:on|in|at|under|over|above|against|along|by|next to|beside|between|behind|across|into|to the (?:left|right)) (?:the|our|my|a|that|each|both)\\b[^,;.]{2,60})';

/** What is the owner's, and where it goes if that was told. */
type Owning = readonly [said: RegExp, name: number, place?: number];

const OWNED: readonly Owning[] = [
  // "My own bed, a full"; "she's bringing her own bed, a full".
  [
    new RegExp(
      `${BEGINS}${SHE}(?:[’']s| is| are|[’']re|[’']ll| will)? (?:bringing|bring|brings|having|using|use|taking|supply|supplies|provide|provides|has|have|coming with) (?:in |along |over )?(?:(?:his|her|their) own|(?:his|her|their)) ${NAME}(?=[,;.]|$| and )`,
      'gi',
    ),
    1,
  ],
  // "Their own entrance" is one apart from ours, and nobody's yet.
  [new RegExp(`${BEGINS}(?:my|our) own ${NAME} ${PLACE}`, 'gi'), 1, 2],
  [new RegExp(`${BEGINS}(?:my|our) own ${NAME}${ENDS}`, 'gi'), 1],
  // "The range is a 24 inch Bertazzoni we got off Craigslist", "the bed is one I have already".
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}${ONLY_IS} (?:an? (?:[a-z0-9'"-]{1,14} ){0,4}?[a-z0-9'"-]{1,14}|ones?|something)(?:,? (?:that|which))? ${WE_GOT}${FROM}${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}${ONLY_IS} (?:ones?|something|an? [a-z]{3,12}|some)(?:,? (?:that|which))? (?:we|i) (?:already )?(?:have|own)(?: already)?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}${ONLY_IS} (?:an? )?(?:hand[- ]me[- ]down|(?:wedding |birthday |christmas |housewarming )?(?:present|gift)|heirloom|keeper|antique|family piece)${FROM}${ENDS}`,
      'gi',
    ),
    1,
  ],
  // "The towel warmer is still in the box", "the fridge is already paid for", "the piano is coming from my aunt's house".
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}(?: that| which)?${ONLY_IS} (?:in (?:its|the|a) box(?:es)?|in storage|sitting in (?:our|my|the) [a-z]{3,12}|on order|on (?:its|the|their) way|on backorder|bought|ordered|paid for|purchased|delivered|his|theirs)(?: (?:from|in|under|at|since|for|with|by|on)\\b[^,;.]{2,40}?)?(?: and (?:it )?(?:comes?|is coming) (?:along|with (?:us|me)))?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}${ONLY_IS} (?:coming|arriving|being delivered|shipped|moving) (?:here |over |up |down )?(?:from|with|along|next|in (?:a|two|three)|out of) [^,;.]{2,40}?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME} (?:came|was) (?:from|down from|given to us|a gift|bought|handed down|left to (?:me|us))\\b[^,;.]{0,40}?${ENDS}(?! (?:and|but) (?:it |they )?(?:has|have|goes|is) (?:to )?(?:go|out|gone))`,
      'gi',
    ),
    1,
  ],
  // "A table I have already", "the squat rack which I have", "a bed (I own it)".
  [
    new RegExp(
      `${BEGINS}(?:an?|the|my|our|that) ${NAME},? (?:that |which )?(?:(?:we|i)(?: already| still)? (?:have|own|have got|[’']ve got)(?: already)?|(?:we|i)[’']ve (?:already )?got(?: already)?|${WE_GOT}${FROM}) ${PLACE}`,
      'gi',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `${BEGINS}(?:an?|the|my|our|that) ${NAME},? (?:that |which )?(?:(?:we|i)(?: already| still)? (?:have|own)(?: already)?|(?:we|i)[’']ve (?:already )?got(?: already)?)(?: now)?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:an?|the|my|our|that) ${NAME} \\((?:(?:we|i) (?:already )?(?:own|have) (?:it|them|one)|mine|ours|already (?:have|own)(?: it)?|owned|have it|have one|got it)\\)(?: ${PLACE})?`,
      'gi',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `${BEGINS}(?:there[’']s|there is|there are) (?:an?|the|some) ${NAME},? (?:that )?${WE_GOT}${FROM}(?:,? (?:that|which|and it) ${PLACE})?${ENDS}`,
      'gi',
    ),
    1,
    2,
  ],
  // "Our washer moves up from the basement".
  [
    new RegExp(
      `${BEGINS}(?:the|my|our|that) ${NAME}(?: (?:also|just|then|will|should|would|can))? (?:moves?|comes?|gets? moved|be moved|is moved|are moved) (?:here |over |up |down |in ){0,2}(?:from|with us) [^,;.]{2,40}?${ENDS}`,
      'gi',
    ),
    1,
  ],
  // "We bought the fridge at an estate sale", "I found the chandelier on Facebook Marketplace", "my mom gave us a clock".
  [
    new RegExp(
      `${BEGINS}${WE_GOT} (?:the|our|this|that) ${NAME} (?:at|on|off|from|in|last|for|through|already|used|secondhand|second hand)\\b[^,;.]{0,40}?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:my |our |the |his |her )?(?:[a-z'’]{2,12} ){0,2}(?:${RELATION}(?:[’']s)?(?: kids)?|kids) (?:is giving|are giving|gave|gives|left|is leaving|willed|passed down to|handed down to|made|built|bought|sent) (?:us|me|him|her) (?:an?|the|her|his|their|that|this|some) (?:old |own |beautiful )?${NAME}(?: (?:for|when|as|last|years)\\b[^,;.]{2,40}?)?(?:,? (?:and |that |which )?(?:it |that )?${PLACE})?${ENDS}`,
      'gi',
    ),
    1,
    2,
  ],
  // "I've got a nearly new desk in storage that I want to use".
  [
    new RegExp(
      `${BEGINS}(?:we|i)(?:[’']ve got| have| own|[’']ve) (?:an? |the |some |our |my )?(?:nearly new |perfectly good |good |nice |great |barely used |almost new |brand new |lovely |old |beautiful ){0,2}${NAME} (?:in (?:storage|the (?:garage|basement|attic|shed)|boxes|a box)|at my [a-z]{3,10}[’']?s?)(?: (?:that )?(?:we|i)[’']?(?:d| would)? (?:want|like|plan|hope)(?: to)? (?:use|keep|reuse|put in|bring)(?: (?:it|here|in here))?)?(?: ${PLACE})?${ENDS}`,
      'gi',
    ),
    1,
    2,
  ],
  // "My sister's piano goes on the left wall".
  [
    new RegExp(
      `${BEGINS}(?:my|our|his|her) (?:late |dear |great |favorite )?${RELATION}[’']?s[’']? (?:old |antique |beautiful |big )?${NAME} ${PLACE}`,
      'gi',
    ),
    1,
    2,
  ],
  [
    new RegExp(
      `${BEGINS}(?:we[’']?(?:re| are)|i[’']?(?:m| am)) (?:bringing|moving in|taking|using|reusing|hauling in) (?:our|my|the) (?:own |old )?${NAME}(?: (?:over|along|in|down|up|with us|from)\\b[^,;.]{0,40}?)?${ENDS}`,
      'gi',
    ),
    1,
  ],
  [
    new RegExp(
      `${BEGINS}(?:please )?use (?:the|our|my) ${NAME} (?:that )?(?:we|i) (?:already )?(?:own|have|got|bought)(?: already)?(?: ${PLACE})?${ENDS}`,
      'gi',
    ),
    1,
    2,
  ],
  // "Don't price a stove, we have one".
  [
    new RegExp(
      `${BEGINS}(?:please )?(?:don[’']t|do not|no need to) (?:price|include|buy|quote|order|bother with|get) (?:me |us )?(?:an?|the|any) ${NAME},? (?:since |because |as )?(?:we|i)(?:[’']ve)? (?:already )?(?:have|own|got|bought) (?:one|it|them|that)(?: already)?${ENDS}`,
      'gi',
    ),
    1,
  ],
];

/** Work and places, which nobody brings. */
export const NO_THING =
  /\b(?:kitchen|bathroom|bedroom|closet|basement|garage|house|window|door|walls?|floors?|ceilings?|permits?|drawings?|report|money|ideas?|contractor|plumber|electrician|kids?|dogs?|cats?|cars?|truck|people|guests|opinions?|carpet|tile|wallpaper|paneling|deck|stairs?|steps?|addition|leak|roof)$/i;

const placed = (name: string, place: string | undefined): string => {
  const where = place?.trim();
  if (!where) return '';
  const bare = where.replace(
    /^(?:go|goes|belongs?|sits?|stands?|hangs?|is going|are going|will go|has to go|needs to go|can go|should go|fits?|moves?|ends? up|comes?) /i,
    '',
  );
  return `. ${name[0]?.toUpperCase()}${name.slice(1)} ${bare}`;
};

/** "Those bidet seats ... we'll buy the seat": that one. */
const seatByName = (sentence: string): string =>
  /\bbidet seats?\b/i.test(sentence)
    ? sentence.replace(/\b(buy|supply|bring|get|order|provide) the seat\b/gi, '$1 the bidet seat')
    : sentence;

/** "Her own bed, a full": its kind stands behind it. */
const KIND_BEHIND =
  /\b((?:my|our|her|his|their) own )(bed|sofa|couch|table|fridge|refrigerator|range|stove|sink|tub), an? ([a-z]{3,12}(?: [a-z]{3,12})?|\d{2}[- ]inch)(?=[,;.]|$)/gi;
/** "Her own bed and her sewing cabinet": each is hers. */
const AND_HERS =
  /(\b(?:my|our|her|his|their) own (?:[a-z-]{2,14} ){0,2}[a-z-]{2,14}),? and (her|his|my|our|their) (?=[a-z])/gi;

/** The thing with the size that stands elsewhere in what was said of it: "a 24 inch Bertazzoni". */
export function sized(name: string, said: string): string {
  const size = /\b(\d{1,3}(?:["']|[- ](?:inch|in|foot|ft)\b))/i.exec(said)?.[1];
  return size && !/\d/.test(name) ? `${size} ${name}` : name;
}

/** What is told behind the thing of whose it is, where more of the clause goes on: the thing itself is left, with a sentence of its own. */
const ASIDES: readonly (readonly [said: RegExp, thing: string, name: string])[] = [
  // "My breakfast table, a 48 inch round one I have already".
  [
    new RegExp(
      `\\b(?:my|our|the) ${NAME}, (?:an? )?((?:[a-z0-9"'-]{1,12} ){1,4}?)(?:ones? )?(?:that )?(?:(?:we|i)(?: already)? (?:have|own)(?: already)?|(?:we|i)[’']ve (?:already )?got(?: already)?)(?=[,;.]|$)`,
      'gi',
    ),
    'the $2$1',
    '$1',
  ],
  // "A spot for the kegerator I own", "a hole for a fridge since the tenants bring their own".
  [
    new RegExp(
      `\\b(?<=(?:for|with|around|to fit|and) )(?:the|my|our|an?) ${NAME} (?:that )?(?:we|i) (?:already )?(?:own|have)(?: already)?(?=[,;.]|$)`,
      'gi',
    ),
    'the $1',
    '$1',
  ],
  [
    new RegExp(
      `\\b(?<=(?:for|around) )(?:the|an?) ${NAME},? (?:since|because|as|and|but) ${SHE} (?:all )?(?:bring|brings|have|has|supply|supplies|provide|provides|will bring) (?:his|her|their) own(?=[,;.]|$)`,
      'gi',
    ),
    'the $1',
    '$1',
  ],
  // "I want the lantern we carried home, so it only needs wiring".
  [
    new RegExp(
      `\\b(?<=(?:want|need|like|hang|put|use|mount|place) )(?:the|our|my|that) ${NAME} (?:that )?${WE_GOT}${FROM}(?=[,;.]|$)`,
      'gi',
    ),
    'the $1',
    '$1',
  ],
];

function withAsides(sentence: string): string {
  const owned: string[] = [];
  const plain = ASIDES.reduce(
    (text, [said, thing, name]) =>
      text.replace(said, (all: string, ...rest: unknown[]) => {
        const groups = rest.filter((one): one is string => typeof one === 'string').slice(0, 2);
        const fill = (form: string): string =>
          form.replace(/\$(\d)/g, (_, n: string) => (Number(n) === 1 ? groups[0] : groups[1]) ?? '');
        if (NO_THING.test(fill(name))) return all;
        owned.push(fill(name));
        return fill(thing);
      }),
    sentence,
  );
  return owned.length > 0 ? `${plain}. ${owned.map((name) => `We supply the ${name}`).join('. ')}` : plain;
}

const ownedIn = (sentence: string): string =>
  OWNED.reduce(
    (text, [said, name, place]) =>
      text.replace(said, (...found: (string | number | undefined)[]) => {
        const [all, thing, where] = [String(found[0]), found[name], place ? found[place] : undefined];
        if (typeof thing !== 'string' || NO_THING.test(thing)) return all;
        return `we supply the ${sized(thing, all)}${placed(thing, where as string | undefined)}`;
      }),
    withAsides(seatByName(sentence)).replace(KIND_BEHIND, '$1$3 $2').replace(AND_HERS, '$1, $2 own '),
  );

/** A text in which what the owner has is told plainly. */
export const plainlyOwned = (text: string): string => (MAY_OWN.test(text) ? bySentence(text, ownedIn) : text);
/** Words of which a text that tells of something of the owner's has one. */
const MAY_OWN =
  /\b(?:own|have|got|bought|found|inherited|ordered|box|order|storage|garage|gave|giving|left|hand|heirloom|gift|present|bringing|brings?|coming|came|paid|mine|ours|hers|theirs|use|using|scored|built|made|grand[a-z]{2,7}|aunt|uncle|mother|mom|father|dad|sister|brother|cousin|friend|wife|husband|tenants?|delivered|purchased|picked|moves?|moved)\b/i;
