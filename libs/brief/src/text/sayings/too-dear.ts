import type { Rewriting } from '../needed-words.js';

/**
 * Work that is not wanted for what it costs or disturbs, in words that the readers know: "because we can't afford to move the plumbing
 * again" is "do not move the plumbing", "a new floor is not in the budget" is "no new floor". Every repetition is bounded.
 */

/** Work on a room, as it is told to be done. */
const VERB =
  '(?:move|relocate|reroute|replace|change|touch|redo|remove|tear out|rip out|take out|take down|knock down|open up|add|buy|build|paint|gut|widen)';
const WHO = String.raw`(?:we|i|they|he|she)`;
const BECAUSE = String.raw`(?:,? ?(?:because|since|as|cause|bc|and|so|but|'cause|cuz) )?`;
const MUCH = String.raw`(?:(?:way|far|just|really|simply|much|a lot|also|definitely) ){0,2}`;
/** Money that is not there, or is not spent, up to the verb. */
const NO_MONEY = String.raw`(?:${WHO} ${MUCH}(?:can['’]?t|can ?not|could ?n['’]?t|could not) ${MUCH}afford to|${WHO} (?:['’]?re |are |am |['’]?m )?(?:not|never) (?:going to |gonna |willing to )?(?:pay|paying|spend|spending)(?: (?:extra|more|the money|money|any money|for anyone|for someone))?(?: to)?|${WHO} ${MUCH}(?:do not|don['’]?t|won['’]?t|will not|wo not) ${MUCH}(?:(?:want|wanna|like|plan|intend) (?:to )?)?(?:pay|spend|have)(?: (?:extra|more|the money|money|any money|the budget|a budget|the cash))?(?: to)|(?:it['’]?s |it is |that['’]?s |that is )?not in (?:the|our|my) budget to|(?:it|that) (?:costs?|would cost|will cost) ${MUCH}(?:too much|a fortune|an arm and a leg) to|(?:it['’]?s|it is|it would be|it['’]?d be|it gets) ${MUCH}too (?:expensive|pricey|costly|dear|much|much money) to|(?:there['’]?s |there is |we have |i have |we['’]?ve got )?no (?:money|budget|cash) (?:left )?to)`;
const DEAR = String.raw`(?:is|are|was|would be|['’]?s|gets) (?:${MUCH}too (?:expensive|pricey|costly|dear|much money|much)|not in (?:the|our|my) budget|out of (?:the|our|my) budget|over (?:the|our|my) budget|out of reach|beyond (?:the|our|my) budget)`;
const AVOIDED = String.raw`(?:(?:${WHO}(?:['’]?d| would)? ${MUCH}(?:want|like|love|prefer|need|hope|try|have|rather) (?:to )?|(?:hoping|trying|looking|want|wanting|prefer) to |to )avoid|(?:${WHO}(?:['’]?m|['’]?re| am| are) )?(?:afraid|scared|nervous|terrified|leery|wary) (?:of|about)|(?:${WHO}(?:['’]?m|['’]?re| am| are) )?not (?:interested in|up for|planning on|into|thinking of|about)|(?:there['’]?s |we have |i have )?no (?:interest in|money for|budget for|plans? (?:on|of|for)|desire for)|(?:${WHO}(?:['’]?m|['’]?re| am| are) )(?:definitely |absolutely |just )?not)`;
const BEGINS = String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but|because|since|so|as) ))`;
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|because|since|then|unless|if)\b)`;
const AGAIN = String.raw`(?: again| twice| a second time)(?: (?:after|since|because of) [^.,;:!?\n]{3,40})?`;

export const TOO_DEAR: readonly Rewriting[] = [
  // "We can't afford new cabinets so just paint them".
  [
    new RegExp(
      String.raw`\b(?:${WHO} ${MUCH}(?:can['’]?t|can ?not|could ?n['’]?t|do not|don['’]?t) ${MUCH}(?:afford|pay for|have (?:the )?(?:money|budget) for|want|need)|no (?:money|budget) for|not (?:buying|getting)) (?:any |a )?new ([a-z-]{4,14}),? ?(?:so |but |and )?(?:we['’]?ll |we will |let['’]?s |please |instead )?(?:just |only |simply )?(re-?paint|paint|reface|refinish|reglaze|resurface|restain|stain|refresh|clean up) (?:them|it|those|that one|the old ones?|the ones? we have)\b`,
      'gi',
    ),
    'just $2 the $1',
  ],
  // "Because we can't afford to move the gas", "it costs too much to move the sink".
  [new RegExp(String.raw`${BECAUSE}(?<=[ ,.;!?\n(]|^)${NO_MONEY} (?=${VERB}\b)`, 'gi'), '. Do not '],
  // "We can't afford a new floor", "no money for new windows".
  [
    new RegExp(
      String.raw`\b${WHO} ${MUCH}(?:can['’]?t|can ?not|could ?n['’]?t) ${MUCH}(?:afford|pay for) (?:an? |any |all )?(?=(?:new|another|bigger|custom|real) [a-z])`,
      'gi',
    ),
    'no ',
  ],
  // "Moving the plumbing is too expensive", "trying to avoid moving plumbing", "we are not moving plumbing".
  [
    new RegExp(
      String.raw`${BEGINS}(mov|relocat|rerout|replac|chang|remov|tak)ing ((?:the |our |any |all |out |down |up )?(?:[a-z-]{3,14} ?){1,3}?) ?${DEAR}`,
      'gi',
    ),
    'do not $1e $2',
  ],
  [
    new RegExp(
      String.raw`\b${AVOIDED} (mov|relocat|rerout|replac|chang|remov|tak)ing (?!(?:in|here|back|to|into|away|on)\b)`,
      'gi',
    ),
    'do not $1e ',
  ],
  [
    new RegExp(
      String.raw`${BEGINS}(touch|add|buy|build|paint|open|tear|knock|widen|redo)ing ((?:the |our |any |all |out |down |up )?(?:[a-z-]{3,14} ?){1,3}?) ?${DEAR}`,
      'gi',
    ),
    'do not $1 $2',
  ],
  [
    new RegExp(
      String.raw`\b${AVOIDED} (touch|add|buy|build|paint|open|tear|knock|widen|redo)ing (?!(?:in|here|back|to|into|away|on)\b)`,
      'gi',
    ),
    'do not $1 ',
  ],
  [
    new RegExp(
      String.raw`${BEGINS}(rip|gut)[pt]ing ((?:the |our |any |all |out |down |up )?(?:[a-z-]{3,14} ?){1,3}?) ?${DEAR}`,
      'gi',
    ),
    'do not $1 $2',
  ],
  [
    new RegExp(String.raw`\b${AVOIDED} (rip|gut)[pt]ing (?!(?:in|here|back|to|into|away|on)\b)`, 'gi'),
    'do not $1 ',
  ],
  [
    new RegExp(
      String.raw`\b(do not (?:move|replace|redo|relocate) (?:the |our |any )?(?:[a-z-]{3,14} ?){1,2}?)${AGAIN}${ENDS}`,
      'gi',
    ),
    '$1',
  ],
];
