/**
 * What people say for keeping, taking out and not wanting, in the verbs that the readers know: "hang on to the tub" is
 * "keep the tub", "nobody uses the island" is "no the island". Every repetition is bounded.
 */

const THE = String.raw`(?:the|our|my|that|this|those|these|his|her|their|existing|all)\b`;
const END = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|then|because|please)\b)`;
const MUCH = '(?:(?:really|still|all|do|just|absolutely|actually|only|ever|totally) ){0,2}';

const re = (pattern: string): RegExp => new RegExp(pattern, 'gi');

const PLAIN: readonly (readonly [RegExp, string])[] = [
  // What stays.
  [
    re(String.raw`\b(?:hang(?:ing)?|hold(?:ing)?) on ?to (?=${THE})|\bstick(?:ing)? with (?=${THE})`),
    'keep ',
  ],
  [
    re(
      String.raw`\b(?:work|working|design|designing|plan|planning|build|decorate) around (?=${THE}|(?:it|them)\b)`,
    ),
    'keep ',
  ],
  [re(String.raw`(?<=\b(?:to|must|should|can|please|just|we'll|you'll) )work with (?=${THE})`), 'keep '],
  [re(String.raw`\b(?:ETR|exist(?:\.|ing)? to remain:?) (?=[a-z])`), 'keep the '],
  [re(String.raw`\bmess(?:ing)? with (?=${THE}|anything)`), 'touch '],
  [
    re(
      String.raw`\b(?:does|do|did|will|should)(?: not|n'?t) (?:need|require) (?:to be (?:replaced|changed|redone|updated|touched|moved)|replacing|changing|updating|replacement|redoing|any work)\b`,
    ),
    'stays',
  ],
  [
    re(
      String.raw`\b(?:is|are) (?:(?:an? )?keepers?|untouchable|sacred|hands off|perfectly (?:good|fine|ok|okay))\b`,
    ),
    'stays',
  ],
  [re(String.raw`\b(?:is|are|ai)(?: not|n'?t) (?:broke|broken|the problem|the issue)\b`), 'stays'],
  [
    re(
      String.raw`(?<=\b(?:the|our|my) (?:[a-z-]{2,12} ){1,3})(?:still )?works? (?:(?:just|perfectly|really|very) )?(?:fine|great|well|perfectly|good)${END}`,
    ),
    'stays',
  ],
  [
    re(
      String.raw`\b(?:we|i|they)(?:'ve| have| had)? (?:just|recently|already)(?: had)? (?:replaced|installed|redid|redone|refinished|put in|tiled|retiled|updated)(?: (?:the|our|my|all|a|an|brand|new)){1,3}(?= [a-z])`,
    ),
    'keep the',
  ],
  [
    re(String.raw`\b(?:we|i) ${MUCH}(?:love|like|adore) the (?=[a-z]{3,12}(?: [a-z]{3,12})?${END})`),
    'keep the ',
  ],
  [
    re(String.raw`\bthe (?:only|one) things? (?:that (?:is|are|'s) )?stay(?:s|ing) (?:is|are) (?=${THE})`),
    'keep ',
  ],
  [
    re(
      String.raw`\b(?:everything|all)(?: of it| else)? (?:but|except(?: for)?|besides|other than|apart from) ((?:the|our|my) (?:[a-z-]{2,12} ?){1,3}?) (?:is|are|goes|go|gets|needs?|has to|should|will|must|can)\b[^.,;!?\n]{0,30}`,
    ),
    'keep $1',
  ],
  // What goes.
  [
    re(
      String.raw`(?<!n't |not |never |nt )\b(?:yank(?:ing)?|haul(?:ing)? (?:away|off|out)|toss(?:ing)?(?: out)?|dump(?:ing)?|scrap(?:ping)?|nix|forget(?: about)?|delete|chuck(?:ing)?|say (?:goodbye|bye|good bye) to|do(?:ing)? away with|strip out|clear out) (?=${THE})`,
    ),
    'remove ',
  ],
  [
    re(
      String.raw`(?<=(?:^|[.,;:\n] ?|- ?))(?:demo|yank|toss|scrap|nix|delete|take out|omit|haul off) (?=(?!the\b|our\b|my\b|all\b|everything|existing|it\b|wall|and\b|down\b)[a-z]{3,})`,
    ),
    'remove the ',
  ],
  [
    re(
      String.raw`\b(?:is|are) (?:going|history|toast|getting the boot|out the door|an? (?:(?:hard|firm|definite|big) )?no(?:[- ]go)?)${END}`,
    ),
    'goes',
  ],
  [
    re(
      String.raw`\b(?:(?:we|i) )?(?:no longer (?:need|want|use)|(?:have|has) no (?:use|need) for|(?:nobody|no one|no-one) ${MUCH}(?:uses?|needs?|wants?|likes?)|not (?:interested in|into|keen on|fond of)|(?:hardly|rarely|barely) (?:ever )?use) `,
    ),
    'no ',
  ],
  [re(String.raw`\b(?:no,? thanks?(?: you)?|nope|nah|hard pass)\b`), 'no'],
];

/** A text in plain verbs. */
export const inPlainVerbs = (text: string): string =>
  PLAIN.reduce((plain, [said, means]) => plain.replace(said, means), text);
