import { type Rewriting, rewritten } from './needed-words.js';
import { sentencesOf } from './sentences.js';

/**
 * What is told of the family and of others, so that nobody takes it for a wish or for somebody who lives there: "my mother keeps
 * suggesting a bidet", "my grandmother's 1958 ranch", "a bench for us and the kids", "hubby won't budge". Every repetition is bounded.
 */

const ELDER =
  '(?:(?:great[- ])?grand(?:mother|father|parents|ma|pa|mom|dad)|nana|nanna|granny|grams|mother-in-law|father-in-law|in-?laws|parents|mother|father|mom|mum|dad|aunt|uncle)';
/** Those whose house is another one. */
const OTHERS = `(?:${ELDER}|sister|brother|brother-in-law|sister-in-law|cousin|neighbou?r|friend|realtor|designer|boss|coworker|everyone|everybody)`;
const WHOSE = '(?:my|our|the|his|her)';

/** Who says again and again what he would have asks for nothing here: "my mother keeps suggesting a bidet". */
const KEEPS_ON = new RegExp(
  String.raw`(?:^|(?<=[.,;:!?(–—-] ?|\b(?:and|but|because|since|though|although|while) ))(?:${WHOSE} )?${OTHERS}s?(?: (?:in law|next door))?(?: (?:all|just|always|also|really))?(?: (?:keeps?|kept|won['’]?t stop) (?:on )?(?:suggesting|pushing(?: for)?|recommending|bringing up|asking about|raving about|nagging (?:me |us )?about|talking about|telling (?:me|us) (?:to|about|we need)|saying (?:we|i) (?:need|should have|should get))| swears? by| raves? about| thinks? (?:we|i) (?:need|should have|should get|ought to have)| (?:says|said) (?:we|i) (?:need|should have|should get)| tells? (?:us|me) to (?:get|have|put in|add))(?: (?:get|have|put in|add))? (?=[a-z])`,
  'i',
);
const ENDS_OBJECT = /[,;:.!?()\n–—]| - | (?:but|and|so|because|for|in) /;
/** Behind it the writer says himself what he wants. */
const SAYS_HIMSELF =
  /^,? (?:(?:and|so) (?:so |now )?(?:do )?(?:we|i) (?:do|want|agree|like|love)|but (?:no|nope|nah|not|we|i|it)\b)/i;
const MOST_WORDS = 5;

function withoutOthersWish(sentence: string): string {
  const said = KEEPS_ON.exec(sentence);
  if (!said) return sentence;
  const behind = sentence.slice(said.index + said[0].length);
  const [object = ''] = behind.split(ENDS_OBJECT, 1);
  const rest = behind.slice(object.length);
  if (object.trim().split(' ').length > MOST_WORDS || SAYS_HIMSELF.test(rest)) return sentence;
  return `${sentence.slice(0, said.index)} ${rest}`;
}
/** "My husband says no tub but I want one": the writer's own word counts. */
const BUT_I =
  /(?:^|(?<=[.;!?] ?))(?:my |our |the )?(?:mother|father|mom|mum|dad|husband|wife|partner|sister|brother|mother-in-law|son|daughter|hubby|boyfriend|girlfriend)s? (?:says? no|hates?|is against|doesn['’]?t (?:like|want)|dislikes?|objects? to|can['’]?t stand) (?:an? |the |any )?[a-z-]{3,14}(?: [a-z-]{3,14})?,? but (?:(?:i|we) (?:still |really |do )?(?:want|love|like) (?:one|it|them)(?: anyway)?|it['’]?s (?:our|my) (?:house|kitchen|room|money|bath|bathroom|bedroom|office|garage|call))(?=\s?(?:[.,;!?]|$))/gim;

const TOLD: readonly Rewriting[] = [
  [BUT_I, ' '],
  // Who lives here and asks again and again has a wish.
  [
    /\b((?:my|our|the) (?:wife|husband|hubby|spouse|partner|fianc[eé]e?|kids|daughters?|sons?|boys|girls|twins|family)) (?:really |always )?keeps? (?:on )?(?:asking|begging|pestering (?:me|us)|bugging (?:me|us)|nagging (?:me|us)|pushing) for\b/gi,
    '$1 wants',
  ],
  // A house that was somebody's, and the room that was: he lives there no more.
  [
    new RegExp(
      String.raw`\b${WHOSE} (?:late )?${ELDER}['’]?s['’]? (?:old |former )?(?=(?:1[89]\d\d|20\d\d)(?:['’]?s)? |(?:ranch|house|home|bungalow|farmhouse|cottage|condo|place|cape|colonial|rambler|split[- ]level)\b)`,
      'gi',
    ),
    'the ',
  ],
  [
    new RegExp(
      String.raw`(?:^|(?<=[.;!?\n] ?))(?:${WHOSE} )?(?:late )?${ELDER}['’]?s['’]? (?:old |former )?(?:bed)?room (?:becomes?|is becoming|will become|is going to be|turns? into|is turning into|needs to become|should become) `,
      'gim',
    ),
    '',
  ],
  // A guest room that becomes something else is none to be taken out.
  [
    /(?:^|(?<=[.;!?\n] ?))(?:(?:our|the|this|my|a) )?(?:(?:old|current|former|small|unused) )?(?:guest|spare) (?:bed)?room (?:that |which )?(?:has to|needs to|needs|is going to|is to|will|should|must|wants to) (?:become|be turned into|turn into) (?!(?:bigger|larger|nicer)\b)/gim,
    '',
  ],
  [
    /(?:^|(?<=[.;!?\n] ?))(?:(?:our|the|this|my) )?(?:(?:old|current|former|small|unused) )?(?:guest|spare) (?:bed)?room (?:becomes|turns into|becoming) (?=(?:an?|my|our|the|his|her) )/gim,
    '',
  ],
  // What comes from somebody else's house comes to stay.
  [
    new RegExp(
      String.raw`\b(${WHOSE} (?:late )?${OTHERS}['’]?s['’]?) old (?!(?:room|bedroom|house|home|bath|bathroom|kitchen|place)\b)(?=[a-z])`,
      'gi',
    ),
    '$1 ',
  ],
  // Everybody of the house, and nobody's own.
  [
    /\bfor (?:us|me|him|her|my (?:husband|wife|partner)) and (the|our|my) (kids|boys|girls|twins|children|dogs?|cats?)\b/gi,
    'for $1 $2',
  ],
  [/\bfor (?:my |our |the )?(?:husband|wife|partner|hubby|son|daughter) and (?:me|i|myself)\b/gi, 'for us'],
  // A car that is not there yet is no car to park.
  [
    / for (?:the|an?|our|my) (?:ev|tesla|(?:electric )?(?:car|vehicle)) (?:that )?(?:i|we)(?:['’](?:m|re)| am| are)? (?:plan|hope|want|intend|going|hoping|planning|thinking) (?:to|of|on) (?:get|buy|order|getting|buying|lease)(?:ting)?\b/gi,
    '',
  ],
  // Names within the family.
  [/\b(?:the |my )?(?:hubby|hubs|hubster)\b/gi, 'my husband'],
  [/\b(?:the |my )?(?:wifey|missus)\b/gi, 'my wife'],
  [/\b(?:my |the )?(?:better|other) half\b/gi, 'my partner'],
  // Who will not give way says no more about it.
  [
    /,? ?(?:\b(?:and|but|&|n)|&) (?:(?:he|she|they) )?(?:just |really |simply |absolutely )?(?:won['’]?t|will not|refuses to|doesn['’]?t|is not going to) (?:budge|give in|give way|back down|hear of anything else|take no for an answer|let it go)(?: on (?:it|that|this))?\b/gi,
    '',
  ],
  [
    /\b(?:my )?(?:husband|wife|partner|he|she|they) (?:just |really |simply |absolutely )?(?:won['’]?t|will not|refuses to|doesn['’]?t) (?:budge|give in|give way|back down|take no for an answer|let it go)(?: on (?:it|that|this))?\b/gi,
    ' ',
  ],
  [
    /\b(?:and|but|who) (?:is|are) (?:very |pretty |so |really )?(?:stubborn|adamant|insistent|firm) (?:about|on) (?:it|that|this)\b/gi,
    '',
  ],
  [
    /, (?:the old man|the old lady|my husband|my wife|he|she|my partner) insists(?: on (?:it|that))?(?=\s?(?:[.,;!?]|$))/gi,
    '',
  ],
  // It stays where it is, and is a new one.
  [
    /(?:^|(?<=[.;!?\n,] ?))(?:the |our |my )?((?:range|stove|sink|toilet|tub|bathtub|vanity|fridge|refrigerator|dishwasher|island|washer|dryer|shower|cooktop|oven)) (?:stays?|can stay|is staying|should stay|must stay) (?:right )?(?:where it is|in (?:its|the same|that) (?:place|spot)|in place|put|there|under the window)( under the window)?,? but (?:(?:i|we)(?:['’]d| would)? (?:want|need|like|would like|love) |(?:it )?(?:should|must|has to|needs to|is to|gets to) be |make it |get |with )?(?:an? )?new(?: one)?(?: please)?(?=\s?(?:[.,;!?]|$))/gim,
    'new $1 in the same place',
  ],
];

/** A text without what is only told of the family. */
export const familyTold = (text: string): string =>
  FAMILY.test(text) || /\bbut\b|\b(?:guest|spare) (?:bed)?room\b/i.test(text)
    ? sentencesOf(text)
        .map((sentence) => {
          const said = sentence.trimStart();
          return sentence.slice(0, sentence.length - said.length) + rewritten(withoutOthersWish(said), TOLD);
        })
        .join('')
    : text;
const FAMILY =
  /\b(?:grand|nan|gran|mother|father|mom|mum|dad|aunt|uncle|sister|brother|cousin|neighbo|friend|realtor|parents|in-?laws|hub|wife|husband|missus|half|partner|designer|boss|everyone|everybody|old man|old lady|insists|budge|stubborn|son|daughter|for us|for me|plan|hop|going)/i;
