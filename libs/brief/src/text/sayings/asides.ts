/**
 * What people say beside what they want: greetings to nobody, apologies, what others think of it, how a letter is typed. No word of it is
 * a wish: not the refusal of "no, really", not the height of "long story short". Every repetition is bounded.
 */

const FILLERS =
  "anyways?|so yeah|ok so|well|honestly|seriously|phew|ugh|whew|lol|haha|sigh|yikes|oh boy|oh well|you know|i mean|i guess|trust me|believe me|fyi|btw|by the way|full disclosure|long story(?: short)?|to be honest|tbh|in short|all in all|bottom line|go figure|enough said|no,? (?:seriously|really)|nope,? scratch that|what else|let['’]s see";
const PLEAS =
  "bless (?:her|him|them|his heart|her heart|their hearts)|(?:his|her|their|not my) words(?:,? not mine)?|(?:please )?send help|wish (?:me|us) luck|fingers crossed|knock on wood|(?:please )?(?:don['’]t|do not) (?:laugh|judge|ask|get me started|hate me|tell (?:him|her|them|my wife|my husband)(?: i said (?:so|that|it))?)|no judge?ment(?: please)?|you['’]ll laugh(?: when you see it)?|surprise (?:me|us)|no (?:rush|hurry|pressure)(?: at all)?|not urgent|(?:i['’]m )?sorry(?: for (?:the |all the |my )?(?:rambling|novel|typos|caps|long (?:post|message|email|list)))?|(?:typing|dictating|writing) (?:this |it )?(?:with|on|from|in|while) [a-z ]{3,40}|(?:long|first)[- ]?time (?:lurker|poster|caller|listener|homeowners?|buyers?|renovators?)(?: here)?|that['’]?s (?:about it|all|everything|the (?:whole )?story)(?: i (?:guess|think)| really| for now)?|not sure what else(?: to (?:say|add|tell you))?";
const OF_ONESELF =
  "life(?:['’]s| is) too short(?: for [a-z ]{3,24})?|(?:i|we)(?:['’]ve| have) been (?:putting (?:this|it) off|dreaming (?:of|about) this|meaning to do this|waiting for this)(?: for [a-z0-9 ]{2,16})?|(?:my|our) [a-z]{3,10}(?:[- ]in[- ]law)? (?:thinks?|says?|said|swears?) (?:we|i|it|this)(?:['’]re|['’]m|['’]s| are| am| is) (?:nuts|crazy|insane|mad|dreaming|silly|out of (?:our|my) minds?)|(?:we|i)(?:['’]re|['’]m| are| am) (?:not|no) (?:rockefellers?|millionaires?|made of money|rich|picky|experts?|the [a-z]{4,12}s)|(?:we|i) (?:hardly ever|rarely|never|seldom|almost never) (?:have (?:company|guests|people over)|entertain|host)(?: anyone| anybody| much)?|it['’]?s where (?:everybody|everyone|we all|the whole family) (?:ends? up|gathers?|hangs? out)(?: (?!but\\b|so\\b)[a-z]{2,10}){0,4}|i (?:read|heard) (?:somewhere |once )?that (?:[a-z]{2,12} ){2,9}[a-z]{2,12}|is what (?:my|our) [a-z]{3,10} (?:says|thinks|said)|no offense to [a-z]{3,12}";
const NO_JOB =
  "(?:it['’]?s |this is |this isn['’]t )?(?:not )?(?:really |exactly |quite )?(?:an? )?(?:full |big |whole |real )?(?:remodel|renovation|makeover|gut job)(?:,)? (?:exactly|really|per se|as such)|nothing (?:weird|crazy|too crazy|wild|special|major|outlandish)";

/** A turn of mind: the words tell readers what is taken back, and no one what is wanted. */
const TURNS =
  '(?:oh |actually,? )?(?:no,? wait|wait,? no|wait|hold on|scratch that|strike that|nope,? scratch that)';

const ASIDE = new RegExp(
  `^(?:(?:so|and|but|also|ok|oh|please|honestly),? ){0,2}(?:${TURNS}|${FILLERS}|${PLEAS}|${OF_ONESELF}|${NO_JOB})$`,
  'i',
);
const WITHIN = new RegExp(
  `(?<=(?:^|[.,;:!?\\n(–—] ?))(?:${FILLERS}|${PLEAS}|${OF_ONESELF}|${NO_JOB})(?=\\s?(?:[.,;:!?\\n)–—]|$)),?`,
  'gi',
);

/** Whether a clause is said beside what is wanted. */
export const isAside = (words: string): boolean => words.length < LONGEST && ASIDE.test(words.trim());
const LONGEST = 120;

/** The den of somebody is the room, and nothing that somebody brings. */
const OWN_ROOM =
  /\b(?:my |our |the )?(?:husband|wife|partner|son|daughter|dad|mom|kid)s?['’]s?(?= (?:man cave|she shed|game room|craft room|den|hangout|study|playroom|music room|gym)\b)/gi;

/** A text without what is said aside. */
export const withoutAsides = (text: string): string => text.replace(WITHIN, '').replace(OWN_ROOM, 'a');
