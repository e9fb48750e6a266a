import { bySentence } from './by-sentence.js';

/**
 * What people would rather not have done, or know to be impossible, and what they take instead: "I'd rather not tile the ceiling, just
 * paint it", "I know a double vanity won't fit, a single is fine". Every repetition is bounded.
 */

const SURFACE = '(?:ceiling|walls?|floor|backsplash|back wall|tub surround|shower walls?)';
const RATHER_NOT = new RegExp(
  String.raw`\b(?:(?:i|we|he|she)(?:['’]d| would)? (?:much )?(?:rather|prefer(?:red)?) (?:not|to not|not to)|(?:i|we) (?:do not|don['’]?t) (?:really )?(?:want to|need to|plan to)|(?:there(?:['’]s| is) )?no need to|no point in|(?:let['’]?s )?not|(?:we|i)(?:['’]re|['’]m| are| am) not (?:going to|gonna)) (?:drywall(?:ing)?|sheetrock(?:ing)?|til(?:e|ing)|panel(?:ing)?|wallpaper(?:ing)?|carpet(?:ing)?|finish(?:ing)?|cover(?:ing)?|box(?:ing)? in|drop(?:ping)?) (the ${SURFACE}),? (?:(?:but|and|so|just|instead|only|we['’]d|we|i['’]d|i|please|rather|can you) ){0,4}(spray|paint|seal|stain|leave|whitewash)(?: and (?:paint|seal|spray))? (?:it|them|that)(?: all)?\b`,
  'gi',
);

const THING = String.raw`((?:double |two |second |free-?standing |soaking |walk-?in |big |large |full |king |queen |huge |proper )?(?:sinks?|vanit(?:y|ies)|vanities|tub|bathtub|shower|island|peninsula|pantry|closet|sectional|bed|dining table|desk|range|fridge|bathroom|powder room|toilet room|double oven|wall ovens?|sauna|pool table|bar|table))`;
const FITS = String.raw`(?:(?:won['’]?t|will not|doesn['’]?t|does not|can['’]?t|cannot|isn['’]?t going to|wouldn['’]?t|is not going to|isn['’]?t gonna|not going to) (?:ever |really )?(?:fit|work|go)(?: in (?:here|there|this room|this space))?|is (?:not possible|impossible|out of the question|too (?:big|much|wide|large)(?: for (?:this|the) (?:room|space))?))`;
/** "I know a double vanity won't fit": it is not asked for. */
const KNOWN = new RegExp(
  String.raw`\b(?:(?:i|we) (?:already |both |do )?(?:know|realize|understand|get|accept|guess|figure|assume|see)(?: that)?|obviously|clearly|i['’]m sure|i['’]m guessing) (?:an?|the|any|our) ${THING} ${FITS}(?:,? ?(?:so |but |and )?(?:i['’]ll take |we['’]ll take |i['’]d take )?an? (single|smaller|small|regular|standard|normal)(?: (?:one|size))?\b)?`,
  'gi',
);
const NO_ROOM = new RegExp(
  String.raw`\b(?:(?:i|we) (?:already |do )?(?:know|realize|understand|get)(?: that)? )?(?:there(?:['’]s| is| isn['’]?t| is not)|we (?:do not|don['’]?t) have|i (?:do not|don['’]?t) have) (?:not |just |really )?(?:no|any|enough|the|much)? ?(?:room|space) for (?:an?|the|any)? ?${THING}(?: (?:in here|here|in there))?,?(?: (?:i|we) (?:know|realize|get it|get that|understand))?(?=[,.;!?\n]|$| (?:but|so|and)\b)`,
  'gi',
);

/** "Three kids share one sink now, we'd like two": what is to be two. */
const SHARED_NOW =
  /\b((?:share|shares|sharing|have|has|use|uses|fight over|fighting over|only have|there(?:['’]s| is) only|there(?:['’]s| is)) (?:(?:just|only) )?(?:one|a single|1|the one|the same)) (sink|vanity|basin|desk|closet|dresser|mirror|bed|oven|locker|shower head)((?: (?:now|today|right now|currently|at the moment|every (?:single )?morning))?(?: and (?:it['’]?s|they|that)[^,;.!?\n]{0,40})?)[,;] ?((?:and |so |but )?(?:(?:we|i|they|he|she)(?:['’]d| would)? (?:really |all )?(?:like|love|want|need|prefer|hope for)|please make it|make it|want|need|should be)(?: to have)? (?:two|2|three|3))(?=[,.;!?\n]|$| (?:please|of them|now|instead)\b)(?: of them)?/gi;

/** "Leave the ceiling open and spray it black", "ceiling stays exposed, painted black". */
const OPEN_CEILING =
  /\b(?:(?:leave|keep|want|like|do) )?(?:the |an? )?(?:(?:open|exposed|unfinished) (?:ceiling|joists)|(?:ceiling|joists)(?: (?:to be|to stay|stays?|left|is|be|being))? (?:open|exposed|unfinished|bare))(?:,| and|,? just|,? but)? ?(?:just )?(?:spray(?:ed)?|paint(?:ed)?)(?: (?:it|them))?(?: all)?(?: (?:flat|matte|dark|solid))?(?: (black|white|gray|grey|charcoal|navy))?(?=[,.;!?\n]|$| (?:and|with|so)\b)/gi;

const several = (thing: string): string =>
  /[^aeiou]y$/i.test(thing) ? thing.replace(/y$/i, 'ies') : `${thing}s`;

/** A text with what is taken instead of what is not to be. */
export const insteadOf = (text: string): string =>
  bySentence(text, (sentence) =>
    sentence
      .replace(RATHER_NOT, (_, surface: string, verb: string) =>
        done(surface.toLowerCase(), verb.toLowerCase()),
      )
      .replace(
        OPEN_CEILING,
        (_, color: string | undefined) => `ceiling left open and sprayed${color ? `, ${color} ceiling` : ''}`,
      )
      .replace(KNOWN, (_, thing: string, single: string | undefined) =>
        single === undefined ? `no ${thing}` : `no ${thing}, a ${single} ${thing.split(' ').at(-1)}`,
      )
      .replace(NO_ROOM, (_, thing: string) => `no ${thing}`)
      .replace(SHARED_NOW, (_, __, thing: string, ___, asks: string) => `${asks} ${several(thing)}`),
  );

/** A ceiling that gets no boards is sprayed between its joists. */
const done = (surface: string, verb: string): string =>
  surface === 'the ceiling' && verb === 'spray'
    ? 'ceiling left open and sprayed'
    : verb === 'leave'
      ? `leave ${surface}`
      : `paint ${surface}`;
