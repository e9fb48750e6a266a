import { allMatches } from '../text/all-matches.js';
import { canMatch } from '../text/needed-words.js';
import type { Token } from '../text/token.js';

/** Complaints: what does not work asks for work, what gets in the way of using the room asks for a better plan. */

export interface Complaint {
  readonly said: string;
  readonly start: number;
  /** The fact of FACTS that it tells. */
  readonly id: 'outdated' | 'fine' | 'works-well' | 'tidy' | 'easy-care';
}

const NEVER =
  "(?:does(?:n't|nt| not)|do(?:n't|nt| not)|wo(?:n't|nt)|will not|ca(?:n't|nt)|cannot|never|barely|hardly|refuses to)";
const A_BIT = '(?:(?:even|really|ever|fully|all the way|properly|always) )?';
const KINDS: readonly (readonly [RegExp, Complaint['id']])[] = [
  [
    new RegExp(
      String.raw`\b${NEVER} ${A_BIT}(?:works?|opens?|closes?|shuts?|drains?|stays?|latch(?:es)?|locks?|turns?|heats?|cools?|flush(?:es)?|clears?|holds?|seals?|lights?|starts?|lines? up)\b`,
      'gi',
    ),
    'outdated',
  ],
  [
    /\b(?:useless|sucks|stinks|junky|lousy|terrible|an embarrassment|a joke|a nightmare|horrendous|crappy|crap|wobbles|wobbly|rattles|squeaky|creaks|creaky|drips|dripping|leaks|leaky|leaking|sparks|flickers|buzzes|hums|runs all night|jams|jammed|curling|curls up|buckling|sagging|dead|kaput|rotting|rotted|coming apart|coming off|falling off|falls off|trips the breaker|sounds like|on its way out)\b/gi,
    'outdated',
  ],
  [
    /\b(?:not been|hasn't been|hasnt been|never been|wasn't|wasnt) (?:touched|updated|changed|painted|remodeled|redone)\b|\b(?:since|from|circa|stuck in) (?:about )?19\d\d\b(?! and (?:perfect|beautiful|lovely|gorgeous|fine|solid|original|we love|i love))|\blook(?:s|ing)? like a (?:dump|cave|prison|hospital|barn|motel|warehouse|disaster|bomb)\b/gi,
    'outdated',
  ],
  [/\b(?:nothing|not) too (?!bad|big|small|high|low|far|sure|expensive|much)[a-z]{3,14}\b/gi, 'fine'],
  [
    new RegExp(
      String.raw`\b(?:${NEVER}|nobody can|no one can|hard to|impossible to|not able to) ${A_BIT}(?:see|hear|find|reach|fit|get|walk|move|turn around|stand|sit|relax|sleep|focus|concentrate|think|use|park|breathe|bend|step)\b`,
      'gi',
    ),
    'works-well',
  ],
  [
    /\b(?:kills me|drives (?:me|us) (?:crazy|nuts|insane)|sick of|tired of|fed up with|can't stand|cant stand|hits? the|bangs? into|bumps? into|blocks (?:the|everything|half)|in the middle of the floor|black hole|wrong (?:way|side|place|spot|direction|height)|makes no sense|doesn't make sense|squint(?:ing)?|(?:bugs|bothers|annoys) (?:me|us|him|her|everyone)|faces? the wrong way|paper thin|hear the neighbors|hear everything|hear everyone|no privacy|glare|too (?:loud|noisy|high|low|hot|cold|deep|shallow|wide|long)|not (?:enough|much) (?:light|room|counter|space)|bowling alley|waste of space|wasted)\b/gi,
    'works-well',
  ],
  [
    /\b(?:no ?where|no (?:place|spot|room|space)|nothing|not enough (?:space|room|places?)|not a (?:place|spot)) (?:to|for) (?:put|putting|store|storing|hang|hanging|keep|keeping|stash|set|anything|stuff|things|our|my|the|all)\b|\b(?:covered (?:with|in)|all over the (?:floor|counters?|place)|falls? out|pile of|piles of|overflowing|stacked up|no (?:drawers|shelves|storage|closets?|cabinets?)(?: at all)?)\b/gi,
    'tidy',
  ],
  [
    /\b(?:nothing|not|won't|wont|can't|cant|cannot|doesn't|doesnt|never)(?: (?:that|which))?(?: (?:can|could|will|would|to))? (?:rots?|mold|molds|rust|rusts|warp|warps|swell|swells|stain|stains|chip|chips|peel|peels)\b/gi,
    'easy-care',
  ],
  [
    /\b(?!(?:sound|noise|water|fire|draft|weather|rust|burglar|bullet) )[a-z]{2,14}[ -]proof\b/gi,
    'easy-care',
  ],
];

/** The complaints of a text with their places in it. */
export function readComplaints(text: string): Complaint[] {
  const lower = text.toLowerCase();
  return KINDS.filter(([pattern]) => canMatch(pattern, lower)).flatMap(([pattern, id]) =>
    allMatches(text, pattern).map((match) => ({ said: match[0], start: match.index, id })),
  );
}

/** The categories of rooms that may be this one; any other is another room. */
const ROOMS: Readonly<Record<string, string>> = {
  kitchen: 'kitchen',
  bathroom: 'bathroom',
  bath: 'bathroom',
  'living room': 'living room',
  'family room': 'living room',
  'great room': 'living room',
  bedroom: 'bedroom',
  master: 'bedroom',
  basement: 'basement',
  cellar: 'basement',
  garage: 'garage',
  office: 'office',
  study: 'office',
};
const IS = /^(?:(?:is|are|was|were|sits|lives|already|currently|still|now|located) ){1,3}/;
const IN_ANOTHER =
  /^(?:(?:down|up|out|over|right|all) ){0,2}(?:(?:in|at|on) (?:(?:the|our|my|a|an) )?(?:(?:next|other|another|adjacent|adjoining|separate|different|guest|kids|spare|hall|upstairs|downstairs|master) (?:room|bath|bathroom|bedroom|closet)\b|(kitchen|bathroom|bath|living room|family room|den|great room|bedroom|master|basement|cellar|garage|office|study|hallway|hall|attic|shed|yard|porch|laundry room|utility room|mud room|mudroom|dining room)\b)|(?:upstairs|downstairs|elsewhere|next door|somewhere else|outside|outdoors|(?:in|on) (?:the|our|a) (?:driveway|street|carport))\b)/;
const LOOKS_AHEAD = 9;

/** Whether what ends before a token is said to be in another room: "the washer is in the garage", "one in the den". */
export function isInAnotherRoom(
  tokens: readonly Token[],
  start: number,
  end: number,
  category: string,
): boolean {
  const clause = tokens[end - 1]?.clause;
  const after = tokens
    .slice(end, end + LOOKS_AHEAD)
    .filter((t) => t.clause === clause)
    .map((t) => t.said)
    .join(' ');
  const before = tokens.slice(Math.max(0, start - 4), start).filter((t) => t.clause === clause);
  const is = IS.exec(after)?.[0];
  const had = before.some(({ text }) => text === 'have' || text === 'has' || text === 'got');
  const wanted = before.some(({ text }) => /^(?:want|need|to|would|like)$/.test(text));
  if (is === undefined && (!had || wanted)) return false;
  const place = IN_ANOTHER.exec(after.slice(is?.length ?? 0));
  if (!place) return false;
  return place[1] === undefined || (ROOMS[place[1]] !== category && category !== 'other');
}
