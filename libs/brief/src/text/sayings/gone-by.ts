/**
 * What is no more, what others thought of and what is done in another room, as people tell it, in words that the readers
 * know: "she has outgrown the crib" is "no crib", "my husband suggested a sectional but I hate them" is "no sectional". Every
 * repetition is bounded.
 */
type Saying = readonly [said: RegExp, means: string];

const THING =
  '((?!(?:one|it|that|this|them|more|much|any|to)\\b)[a-z-]{2,14}(?: (?!(?:anymore|any|because|since|and|but|so|in|on|at|is|are|for|to)\\b)[a-z-]{3,14}){0,2})';
const ARTICLE = '(?:the|a|an|any|our|my|his|her|their|that|this|those|another) ';
const CLAUSE_ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|because|since|anymore|any more|in|on|at)\b)`;
const FAMILY =
  '(?:he|she|they|(?:my|our|the) (?:husband|wife|partner|son|daughter|kids?|boys?|girls?|mom|mother|dad|father|sister|brother|designer|contractor|realtor|friends?|neighbou?r)(?:[- ]in[- ]law)?)';
const AWAY =
  '(?:basement|garage|attic|den|kitchen|dining room|family room|playroom|storage|curb|dump|my (?:sister|brother|son|daughter|mom|parents|cousin|neighbou?r)|our (?:son|daughter|neighbou?r)|his (?:room|place)|her (?:room|place)|goodwill|charity|grandma)';

export const GONE_BY: readonly Saying[] = [
  // "He doesn't want the loft bed anymore", "she no longer uses a changing table".
  [
    new RegExp(
      `\\b${FAMILY} (?:(?:doesn'?t|does not|don'?t|do not) (?:really )?(?:want|need|like|use)|no longer (?:wants?|needs?|likes?|uses?)) ${ARTICLE}${THING}(?: anymore| any more)?${CLAUSE_ENDS}`,
      'gi',
    ),
    'no $1',
  ],
  // A bed she has all the same.
  [
    /\b(?:has|have|'ve|'s) (?:long )?outgrown (?:the|a|her|his|their) (?:toddler |little |twin |small )?bed\b/gi,
    ' ',
  ],
  [new RegExp(`\\b(?:has|have|'ve|'s) (?:long )?outgrown ${ARTICLE}${THING}${CLAUSE_ENDS}`, 'gi'), ': no $1'],
  // "My husband suggested a pull-out couch but they're awful".
  [
    new RegExp(
      `\\b${FAMILY} (?:suggested|suggests|recommended|proposed|pushed for|asked for|mentioned|keeps (?:suggesting|asking for)|talked about|thought (?:about|of)|considered|wanted) ${ARTICLE}${THING}[,;]? but (?:[a-z']{1,10} ){1,4}?(?:awful|terrible|ugly|hate|hated|hates|don'?t|didn'?t|not|isn'?t|aren'?t|never|too|can'?t|won'?t|dislike|uncomfortable)\\b[^.,;!?\\n]{0,40}`,
      'gi',
    ),
    'no $1',
  ],
  // "The sewing machine used to be in here but it's gone".
  [
    new RegExp(
      `${ARTICLE}(?:[a-z-]{3,16}['’]s )?${THING} (?:used to be|was|were) (?:in )?(?:[a-z]{2,10} ){0,4}?[a-z]{2,10},? (?:but|and|until|though) (?:it'?s|they'?re|it is|they are|it was|that'?s|that is|now it'?s) (?:now |long |all )?(?:gone|sold|moved out|given away)`,
      'gi',
    ),
    'no $1',
  ],
  [
    new RegExp(
      `\\b(?:we|i|they) (?:just |already |recently |have |finally )?(?:sold|gave away|donated|got rid of|threw out|tossed) ${ARTICLE}${THING}${CLAUSE_ENDS}`,
      'gi',
    ),
    'no $1',
  ],
  // "The treadmill went to the basement"; of what moves to a wall another word tells.
  [
    new RegExp(
      `\\b(?:the|our|my|his|her) ${THING} (?:went|moved|has moved|is moving|moves|is going|goes|can go|will go)(?: (?:down|up|out|over))? to (?:the |our )?${AWAY}\\b`,
      'gi',
    ),
    'no $1',
  ],
  [
    /\b(?:we|i) (?:really )?(?:don'?t|do not) (?:need|want|have|own|use|watch) (?:a |any |much )?(tv|television)(?! (?:over|above|on|near|by|in front|stand|console|wall)\b)/gi,
    'no $1',
  ],
  [
    /\bwe (?:only |mostly |always |just )?watch (tv|television|movies) (?:down |up |out )?in (?:the|our) (?:basement|den|family room|bedroom|other room|playroom|garage|great room)\b(?:,? so (?:no|none|not?)(?: (?:tv|television|one|need for one))?(?: (?:in )?here)?)?/gi,
    'no tv',
  ],
  [
    new RegExp(
      `(?<=(?:^|[.,;:!?\\n] ?))(?:${ARTICLE})?${THING} (?:is|are) (?:out of the question|off the table|a no[- ]go|not happening|a non[- ]starter)\\b`,
      'gi',
    ),
    'no $1',
  ],
];
