/**
 * What is said of a thing that was named before: "hands off", "don't need it", "take it". Patterns of whole clauses in lower
 * case, with straight apostrophes. One list for who reads the words and for who cuts the ledger.
 */

const LEADS = '(?:(?:so|and|but|just|please|then|ok|okay|well|yes|actually|honestly|um|i think) ){0,3}';
const IT = '(?:it|that|them|those|this|one|these|any|the thing|the whole thing)';
const NOT =
  "(?:do not|don't|dont|never|not to|let's not|lets not|no need to|not going to|won't|wont|shouldn't|cannot|can't|cant)";
const WE = "(?:(?:i|we|i'd|we'd|i'll|we'll|you can|they|he|she) )?";

const OURS =
  '(?:ours|mine|our own|my own|his|hers|theirs|our own (?:one|pair|set)|the (?:one|ones|pair|set) we (?:have|own|got))';
const KEEPS = `(?:(?:we're|we are|i'm|i am|we'll|i'll|we|i) (?:already )?(?:be )?(?:bring|bringing|reuse|reusing|use|using|supply|supplying|provide|providing|have|own|keep|keeping) ${OURS}(?: along| over| with us| from the old (?:house|place)| already)?|hands off|off limits|don't you dare|${WE}${NOT} (?:ever )?(?:touch|move|mess with|price|replace|change|remove|disturb|get rid of)(?: ${IT})?|${WE}(?:leave|keep|save|love) ${IT}(?: alone| be| as is| as it is| there| where it is| too)?|leave (?:alone|be|as is)|${WE}(?:leave|keep) (?:${IT} )?where (?:it is|it's|it's at|they are|they're at)|${WE}(?:could never|can never|can't|would never) part with ${IT}|(?:${IT} |it all )?(?:stays?|remains?|is staying|are staying|lives there|stays put|stays there|is not going anywhere|isn't going anywhere|is not moving|isn't moving|has to stay|must stay|can stay)(?: too| please)?|(?:is |are )?not to be (?:touched|moved|replaced)|(?:a )?keeper)`;
const REFUSES = `(?:no(?: thanks?| thank you| way| need| need for (?:it|one|that))?|nope|nah|pass|hard no|hard pass|absolutely not|not a chance|never mind|nevermind|${WE}(?:skip|forget|forget about|scratch|drop|nix|cancel) ${IT}|${WE}(?:do not|don't|dont|never) (?:really )?(?:need|want|use|like|care for)(?: ${IT})?(?: anymore| any more)?|(?:but )?(?:it|that|they|those) (?:would never|will never|won't|wont|doesn't|doesnt|don't|dont|can't|cant|wouldn't) fit(?: in here| here| anyway| though)?|not (?:needed|wanted|necessary|for us|for me|for this|here|in here|this time|interested))`;
const AWAY =
  "(?:(?:my|our|his|her|the|a) (?:[a-z-]{2,12} )?(?:sister|brother|mom|mother|dad|father|son|daughter|cousin|aunt|uncle|nephew|niece|neighbor|neighbors|friend|friends|roommate|in-laws|church|school|attic|garage|basement|barn|shed|cabin|lake house|storage unit|curb|dump|landfill|scrapyard|consignment shop|thrift store)(?:'s)?(?: house| place| cabin| apartment| room| garage| basement)?(?: in [a-z]{3,12}| on [a-z]{6,9}| next (?:week|month)| already)?|goodwill|habitat|storage|charity|auction|the habitat restore)";
const TAKES = `(?:(?:it|they|that|those)(?:'s|'re)? (?:is|are|was|were) (?:removed|gone)(?:'s)?|(?:it|they|that|those|both)(?:'s|'re| is| are|'ll be| will be| can| will)? (?:both )?(?:go|goes|going|move|moves|moving|headed|heading|went|off) (?:down |up |out |over |back )?(?:to|in|into) ${AWAY}|(?:we |i )?(?:already )?(?:sold|donated|gave away|gave|got rid of) ${IT}(?: away)?|${WE}(?:take|toss|ditch|lose|remove|trash|dump|scrap|get rid of) ${IT}(?: out| away| down| off| up)?|${WE}(?:rip|tear|pull|haul|yank) ${IT} (?:out|up|down|off|away)|${IT} (?:can|has to|have to|must|should|gotta|needs? to) (?:go|come out|come down)|(?:can|has to|have to|must|gotta|needs? to) go|${IT} go(?:es)?)`;

const KEEPS_WHOLE = new RegExp(`^${LEADS}${KEEPS}(?: please)?$`);
const REFUSES_WHOLE = new RegExp(`^${LEADS}${REFUSES}(?: please)?$`);
const TAKES_WHOLE = new RegExp(`^${LEADS}${TAKES}(?: please)?$`);

/** The same at the end of the clause that names the thing: "instant hot nope", "the shelf is not to be touched". */
const KEEPS_AT_END =
  /^(?:please )?(?:leave|keep) (?:the|our|my|that|those|these|his|her) [a-z' -]{2,50} (?:up there|down there|there|alone|as is|as it is|as they are|in place|where it is|where they are|like it is)$|.\b(?:(?:is|are) not to be (?:touched|moved|replaced)|(?:is|are) (?:the |my |our )?(?:landlord|tenant|owner|neighbor|building|hoa|mother|grandmother|grandma|mom|dad|father|grandpa)'s|(?:is|are|was) an? (?:family )?heirloom|(?:and )?lives? there|hands off|off limits|(?:do not|don't|dont) touch|(?:is|are) here to stay|(?:so )?(?:don't|dont|do not) (?:price|replace|touch) (?:it|one|them|that)|let's not mess with it)$/;
const REFUSES_AT_END =
  /.\b(?:nope|nah|none|no thanks|no thank you|hard no|hard pass|not (?:in )?here|not for us|not for me|(?:would be|is|are|seems?|feels?) (?:just |a bit |way |probably )?(?:too much|overkill|over the top|unnecessary|pointless|not worth it|a waste(?: of money| of space)?|not us|not our thing|not my thing)(?: i (?:suppose|guess|think)| for us| here)?)$/;

/** What is to come another year, and nothing is made ready for now: "a separate entrance would be nice someday". */
const LATER =
  /^(?:(?:maybe|possibly|probably) )?[a-z].*\b(?:later|someday|some day|one day|eventually|down the road|down the line|next year|in a few years|in a couple of years|in the future|not now|not yet|in phase two|phase 2)$/;
const MADE_READY =
  /\b(?:can|could|that|who|which|for|rough|plumb|prep|prepare|frame|wire|wired|leave|ready|now|blocking|run|if|when|so|sooner|until|before|after|than|ago|paint|pay)\b(?! yet)/;

export type Verdict = 'keeps' | 'refuses' | 'takes';

/** What a whole clause says of what was named before it; nothing where it names a thing of its own. */
export const verdictOf = (clause: string): Verdict | undefined =>
  KEEPS_WHOLE.test(clause)
    ? 'keeps'
    : REFUSES_WHOLE.test(clause)
      ? 'refuses'
      : TAKES_WHOLE.test(clause)
        ? 'takes'
        : undefined;

/** What the end of a clause says of what the clause names. */
export const verdictAtEnd = (clause: string): Verdict | undefined =>
  KEEPS_AT_END.test(clause)
    ? 'keeps'
    : REFUSES_AT_END.test(clause) || isLater(clause)
      ? 'refuses'
      : undefined;
const isLater = (clause: string): boolean =>
  LATER.test(clause) && !MADE_READY.test(clause.replace(/ not now$/, ''));

/** A clause as it was typed, in the form that the patterns are for. */
export const asSaid = (words: string): string =>
  words
    .slice(0, LONGEST_VERDICT)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
const LONGEST_VERDICT = 200;
