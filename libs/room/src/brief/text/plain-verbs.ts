/**
 * What people say for keeping, taking out and not wanting, in the verbs that the readers know: "hang on to the tub" is
 * "keep the tub", "nobody uses the island" is "no the island". Every repetition is bounded.
 */

const THE = String.raw`(?:the|our|my|that|this|those|these|his|her|their|existing|all)\b`;
const END = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|then|because|please)\b)`;
const MUCH = '(?:(?:really|still|all|do|just|absolutely|actually|only|ever|totally) ){0,2}';

const PLAIN: readonly (readonly [RegExp, string])[] = [
  // What stays.
  [
    new RegExp(
      String.raw`\b(?:hang(?:ing)?|hold(?:ing)?) on ?to (?=${THE})|\bstick(?:ing)? with (?=${THE})`,
      'gi',
    ),
    'keep ',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:can|could|able to|room to|space to|tired of|sick of|hate) )\b(?:work|working|design|designing|plan|planning|build|decorate) around (?=${THE}|(?:it|them)\b)`,
      'gi',
    ),
    'keep ',
  ],
  [
    new RegExp(
      String.raw`(?<=\b(?:to|must|should|can|please|just|we'll|you'll) )work with (?!(?:the|our|my|all) new\b)(?=${THE})`,
      'gi',
    ),
    'keep ',
  ],
  [/\b(?:ETR|exist(?:\.|ing)? to remain:?) (?=[a-z])/gi, 'keep the '],
  [new RegExp(String.raw`\bmess(?:ing)? with (?=${THE}|anything)`, 'gi'), 'touch '],
  [
    /\b(?:does|do|did|will|should)(?: not|n'?t) (?:need|require) (?:to be (?:replaced|changed|redone|updated|touched|moved)|replacing|changing|updating|replacement|redoing|any work)\b/gi,
    'stays',
  ],
  [/\b(?:is|are) (?:(?:an? )?keepers?|untouchable|sacred|hands off)\b/gi, 'stays'],
  // "Stock cabinets are perfectly fine" asks for new ones.
  [
    /(?<=\b(?:(?:the|our|my|existing|current|old|that|this|these|those) (?:[a-z-]{2,12} ){1,3}|(?:it|they) ))(?:is|are) perfectly (?:good|fine|ok|okay)\b/gi,
    'stays',
  ],
  [/\b(?:is|are|ai)(?: not|n'?t) (?:broke|broken|the problem|the issue)\b/gi, 'stays'],
  [
    new RegExp(
      String.raw`(?<=(?<!\b(?:of|than) )\b(?:the|our|my) (?:[a-z-]{2,12} ){1,3})(?<!\b(?:no longer|never|hardly|not) )(?:still )?works? (?:(?:just|perfectly|really|very) )?(?:fine|great|well|perfectly|good)${END}`,
      'gi',
    ),
    'stays',
  ],
  [
    /\b(?:we|i|they)(?:'ve| have| had)? (?:just|recently|already)(?: had)? (?:replaced|installed|redid|redone|refinished|put in|tiled|retiled|updated)(?: (?:the|our|my|all|a|an|brand|new)){1,3}(?= [a-z])/gi,
    'keep the',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|but|because|since) ))(?:we|i) ${MUCH}(?:love|adore) the (?=[a-z]{3,12}(?: [a-z]{3,12})?${END})`,
      'gi',
    ),
    'keep the ',
  ],
  [
    new RegExp(
      String.raw`\bthe (?:only|one) things? (?:that (?:is|are|'s) )?stay(?:s|ing) (?:is|are) (?=${THE})`,
      'gi',
    ),
    'keep ',
  ],
  [
    /\b(?:everything|all)(?: of it| else)? (?:but|except(?: for)?|besides|other than|apart from) ((?:the|our|my) (?:[a-z-]{2,12} ?){1,3}?) (?:(?:is|are) (?:going|gone|new|out|fair game|negotiable|up for grabs)|goes|go|gets (?:replaced|redone|ripped out|torn out|tossed|gutted)|needs? (?:to (?:go|change|be (?:replaced|redone|new|updated))|replacing|updating|redoing|work)|has to go|(?:should|will|must|can) (?:go|change|be (?:replaced|redone|new|updated)))\b/gi,
    'keep $1',
  ],
  // What goes.
  [
    new RegExp(
      String.raw`(?<!n't |not |never |nt |\b(?:somewhere|place|spot|room|bin|basket|hamper) to )\b(?:yank(?:ing)?|haul(?:ing)? (?:away|off|out)|toss(?:ing)?(?: out)?|dump(?:ing)?|scrap(?:ping)?|nix|delete|chuck(?:ing)?|say (?:goodbye|bye|good bye) to|do(?:ing)? away with|strip out|clear out) (?=${THE})`,
      'gi',
    ),
    'remove ',
  ],
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|just|so|please) ))forget(?: about)? (?=${THE})`,
      'gi',
    ),
    'remove ',
  ],
  [
    /(?<=(?:^|[.,;:\n] ?|- ?))(?:demo|yank|toss|scrap|nix|delete|take out|omit|haul off) (?=(?!the\b|our\b|my\b|all\b|everything|existing|it\b|wall|and\b|down\b)[a-z]{3,})/gi,
    'remove the ',
  ],
  [
    new RegExp(
      String.raw`\b(?:is|are) (?:going|history|toast|getting the boot|out the door|an? (?:(?:hard|firm|definite|big) )?no(?:[- ]go)?)${END}`,
      'gi',
    ),
    'goes',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:we|i) )?(?:no longer (?:need|want|use)|(?:have|has) no (?:use|need) for|(?:nobody|no one|no-one) ${MUCH}(?:uses?|needs?|wants?|likes?)(?= (?:the|our|my|this|that|those|these|[a-z-]{2,12}s)\b)|not (?:interested in|keen on|fond of)|(?<=\b(?:am|are|is|i'm|we're|he's|she's) )not (?:really )?into|(?<!\b(?:can|could|to) )(?:hardly|rarely|barely) (?:ever )?use) `,
      'gi',
    ),
    'no ',
  ],
  // "Pedestals? Drop the pedestals"; a ceiling is dropped otherwise.
  [
    new RegExp(
      String.raw`(?<=(?:^|[.,;:!?\n] ?|\b(?:and|but|just|so|please|actually|ok|okay) ))drop (?=${THE} (?!ceilings?\b|soffits?\b|lights?\b|pendants?\b|floors?\b)(?![^.;,!?\n]{0,40}\b(?:in|into|to|down|lower|by|onto|a foot)\b))`,
      'gi',
    ),
    'remove ',
  ],
  [/\b(?:nope|nah)(?= (?:just|only|an?|we|i)\b)/gi, 'no,'],
  [/\b(?:no,? thanks?(?: you)?|nope|nah|hard pass)\b/gi, 'no'],
];

/** A text in plain verbs. */
export const inPlainVerbs = (text: string): string =>
  PLAIN.reduce((plain, [said, means]) => plain.replace(said, means), text);
