/**
 * What is in a house today and stays, told by where it is and without a verb of keeping ("the water heater sits in the
 * southwest corner"), what was talked of and given up, and what is over and done with. Written out before any reader;
 * every repetition is bounded.
 */

const MACHINE =
  '(furnace|boiler|(?:hot )?water heater|(?:electrical |electric |breaker )?panel|breaker box|fuse box|sump(?: pump| pit)?|furnace room|mechanical room)';
const AT =
  '(?=(?:in|on|at|along|against) (?:the |a )?(?:[a-z]{2,5} )?(?:north|south|east|west|back|far|left|right|corner|center|middle)[a-z]{0,5}\\b|(?:beside|next to|by|near|under) (?:the |our |it\\b|them\\b))';
/** Whoever wants it elsewhere, or another, says so in the same sentence. */
const STAYS_THERE =
  '(?![^.;!?\\n]{0,80}\\b(?:mov(?:e|ed|ing)|relocat|replac|remov|go(?:es)? away|wrong|bad spot|in the way|upgrad|tankless|new one))';

const BEGINS = '(?<=(?:^|[.,;:!?\\n(] ?|\\b(?:and|but|so) ))';
const WHOSE = `${BEGINS}(?:the |our |my )`;
const TALKED_OF =
  '(?:wanted|would have (?:liked|loved)|had wanted|asked for|looked at|thought about|considered|talked about|dreamed of)';
const GIVEN_UP =
  "(?:too much|too expensive|too big|too loud|against (?:it|that)|overkill|not worth it|won'?t fit|doesn'?t fit|skip(?:ping)? (?:it|that)|pass(?:ing)? on (?:it|that)|not (?:in the budget|happening|for us)|no(?:t)? room for (?:it|one))";

const COUNT = '(two|three|four|five|six|seven|eight|[2-8])';
/** "Three walls of windows, the house is on the north": the other three, and the way in from the house. */
const WALLS_OF_GLASS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))[,;]? (?:and |with )?(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the north(?: side| wall)?\b/gi,
    'windows on the east wall, windows on the south wall, windows on the west wall. Opening to the house on the north wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the north(?: side| wall)? with (?:the |a )(slider|sliding door|french doors|door|opening)(?: to the (?:kitchen|house|living room))?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    '$1 to the house on the north wall. windows on the east wall, windows on the south wall, windows on the west wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the north(?: side| wall)?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    'Opening to the house on the north wall. windows on the east wall, windows on the south wall, windows on the west wall',
  ],
  [
    /\b(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))[,;]? (?:and |with )?(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the east(?: side| wall)?\b/gi,
    'windows on the north wall, windows on the south wall, windows on the west wall. Opening to the house on the east wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the east(?: side| wall)? with (?:the |a )(slider|sliding door|french doors|door|opening)(?: to the (?:kitchen|house|living room))?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    '$1 to the house on the east wall. windows on the north wall, windows on the south wall, windows on the west wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the east(?: side| wall)?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    'Opening to the house on the east wall. windows on the north wall, windows on the south wall, windows on the west wall',
  ],
  [
    /\b(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))[,;]? (?:and |with )?(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the south(?: side| wall)?\b/gi,
    'windows on the north wall, windows on the east wall, windows on the west wall. Opening to the house on the south wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the south(?: side| wall)? with (?:the |a )(slider|sliding door|french doors|door|opening)(?: to the (?:kitchen|house|living room))?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    '$1 to the house on the south wall. windows on the north wall, windows on the east wall, windows on the west wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the south(?: side| wall)?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    'Opening to the house on the south wall. windows on the north wall, windows on the east wall, windows on the west wall',
  ],
  [
    /\b(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))[,;]? (?:and |with )?(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the west(?: side| wall)?\b/gi,
    'windows on the north wall, windows on the east wall, windows on the south wall. Opening to the house on the west wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the west(?: side| wall)? with (?:the |a )(slider|sliding door|french doors|door|opening)(?: to the (?:kitchen|house|living room))?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    '$1 to the house on the west wall. windows on the north wall, windows on the east wall, windows on the south wall',
  ],
  [
    /\b(?:the )?(?:brick )?house(?: wall)? is (?:on|at|to) the west(?: side| wall)?[,;.]? (?:and |with )?(?:windows on (?:all )?(?:the )?(?:other )?three sides|three (?:walls|sides) of (?:windows|glass))\b/gi,
    'Opening to the house on the west wall. windows on the north wall, windows on the east wall, windows on the south wall',
  ],
];

/** What a house has and seldom loses in a job: a sentence that tells of it asks for no other one. */
const BUILT =
  '(fire ?place|wood[- ]?stove|wood burning stove|pellet stove|walk[- ]in closet|reach[- ]in closet|coat closet|linen closet|closet|pantry closet|walk[- ]in pantry|pantry|wet bar|half bath(?:room)?|full bath(?:room)?|3\\/4 bath(?:room)?|bath(?:room)?|powder room|built[- ]in (?:book)?shel(?:f|ves)|built[- ]in bookcases?|built[- ]ins|work ?bench|crawl space|cedar closet|sump pump|sump pit|dumbwaiter|laundry chute|sauna|furnace|boiler|(?:hot )?water heater|electrical panel|breaker (?:box|panel)|oil tank|water softener)';
const ROOM =
  '(?:living room|family room|great room|den|dining room|kitchen|bath(?:room)?|bedroom|master|primary|basement|garage|office|study|mudroom|laundry(?: room)?|room)';
const HAS = `(?:there(?:['’]s| is| are)(?: already)?|(?:we|i)(?: already| currently)? (?:have|have got|['’]ve got)|(?:our|the|my|this) ${ROOM}(?: already| currently)? has|(?:our|the|my|this) ${ROOM} came with)`;
/** What is said of one that does not stay. */
const GOES_OR_TURNS =
  "(?![^.;!?\\n]{0,120}\\b(?:mov(?:e|ed|ing)|relocat[a-z]{1,4}|replac[a-z]{1,4}|remov[a-z]{1,4}|too|tiny|goes|gone|going|go|get rid|rid of|tear|torn|rip|demo|take (?:it |that |this )?(?:out|down)|hate|ugly|never|nobody|no one|useless|lose|clos(?:e|ed|ing) (?:it |that )?(?:off|up|in)|wall(?:ed)? (?:it |that )?off|instead|bigger|larger|into|turn|stub[a-z]{0,4}|build|finish|swap|no longer|don['’]?t|doesn['’]?t|not|but|wish|want(?:s|ed)? (?:one|a|an|it)|need(?:s|ed)? (?:one|a|an)|combine|expand|enlarge|steal|new|another|second|plan|plans|planned|room for|space for|roughed|rough[- ]in|drawing|sister|neighbor|upstairs|downstairs|next door|other)\\b)";
/** "A brick fireplace smack in the middle of the long wall". */
const ALREADY_BUILT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `${BEGINS}${HAS} (?:(?:an?|one|the|some|this|that) )?((?:(?:old|existing|big|small|nice|little|large|great|brick|stone|gas|electric|wood[- ]burning|double|single|deep|shallow|tiny|huge|beautiful|original|working|corner|white|oak|wooden|pretty) ){0,3})${BUILT}\\b(?! (?:door|doors|light|lights|shelves|rods?|fan|sink|tile|wall)\\b)${GOES_OR_TURNS}`,
      'gi',
    ),
    'keep the $1$2',
  ],
];

export const WHAT_IS_THERE: readonly (readonly [said: RegExp, means: string])[] = [
  // "… in the middle of the west wall, those can't move": where they are is told below.
  [
    /\b(furnace|heater|panel|pump|boiler)((?: (?:is|are|sits?|stands?|lives?))? (?:in|on|at|along) the (?:[a-z]{2,9} ){1,6}?(?:wall|corner|side)),? (?:(?:and|so|but) )?(?:(?:those|they|it|these|both|which) )?(?:can['’]?t|cannot|can not|won['’]?t) (?:be )?move[ds]?(?=\s?(?:[.,;:!?\n)]|$))/gi,
    '$1$2',
  ],
  ...ALREADY_BUILT,
  // "The water heater is in the southwest corner": it stays there.
  [
    new RegExp(
      `${WHOSE}?(?:furnace and (?:the |our )?(?:hot )?water heater|(?:hot )?water heater and (?:the |our )?furnace) (?:are|sit|live|stand|is) (?:both )?(?:behind (?:an? |the )(?:door|wall|partition|curtain) )?${AT}${STAYS_THERE}`,
      'gi',
    ),
    'keep the furnace and water heater ',
  ],
  // "Sump pump in the NE corner": machines are where they are.
  [new RegExp(`${BEGINS}${MACHINE} ${AT}${STAYS_THERE}`, 'gi'), 'keep the $1 '],
  [
    new RegExp(`${WHOSE}${MACHINE} (?:is|are|sits?|lives?|stands?|hangs?) ${AT}${STAYS_THERE}`, 'gi'),
    'keep the $1 ',
  ],
  // "Rough plumbing is in on the north wall for the sink": the sink stands there.
  [
    /\b(?:the )?(?:rough(?:ed[- ]in)? plumbing|plumbing rough[- ]in|rough[- ]in|plumbing|drain(?: lines?)?|water lines?|pipes)(?: (?:is|are)| (?:comes?|runs?) (?:in|up))(?: already)?(?: (?:in|run|there|set|roughed in|stubbed out|stubbed))?,? (on|at|along|in) (the (?:[a-z]{3,6} ){0,2}wall) for (?:the|a|our) (sink|toilet|tub|shower|vanity|dishwasher|washer)\b/gi,
    'the $3 is $1 $2',
  ],
  [
    /(?<=(?:^|[.;!?\n] ?))(?:the |our )(laundry|washer and dryer|freezer) (?:is|are|sits?) (?:on|along|against|at) (?=the (?:long |short )?(?:north|south|east|west) wall (?:and|but) (?:is|are|will|has to|have to|it|they|can)[^.;!?\n]{0,24}\b(?:moving|staying|stays?|remain|move)\b)/gi,
    'keep the $1 on ',
  ],
  ...WALLS_OF_GLASS,
  // Each of a family has one: "for a family of four with lockers", "five of us, a locker for each".
  [
    new RegExp(`\\b(lockers|cubbies) for (?:a |our |the )?(family|household) of ${COUNT}\\b`, 'gi'),
    '$3 lockers for the $2',
  ],
  [new RegExp(`\\b(family|household) of ${COUNT} with (?:lockers|cubbies)\\b`, 'gi'), '$1 with $2 lockers'],
  [
    new RegExp(
      `\\ba (?:locker|cubby|cubbie) for each(?: one)? of (?:the |my |our |us )?${COUNT}(?= (?:kids|boys|girls|children|people)\\b|[.,;!])`,
      'gi',
    ),
    '$1 lockers for the',
  ],
  [
    new RegExp(`\\b${COUNT} of us(?=[,:;] a (?:locker|cubby|cubbie) (?:for )?each\\b)`, 'gi'),
    '$1 lockers for us',
  ],
  // "Lockers by the door to the house for four kids".
  [
    new RegExp(
      `\\blockers ((?:by|beside|near|next to|at) the [a-z]{4,9}(?: to the [a-z]{4,8})?) for ${COUNT}(?: (?:kids|children|people|boys|girls|of us))?\\b`,
      'gi',
    ),
    '$2 lockers $1',
  ],
  [
    /\bno (?:stairs|steps) (?:and|or|,) ?no thresholds?(?: anywhere)?\b|\bno thresholds? anywhere\b/gi,
    'step free',
  ],
  // Steps at a door are built already.
  [
    /\bthe (?:one|two|three|four|[1-4]) steps? (?:down|up)(?= (?:need|want|should|get|must|could))/gi,
    'the stairs',
  ],
  // "My husband wanted a sauna but we decided it's too much".
  [
    new RegExp(
      `\\b(?:we|i|he|she|they|(?:my|our) [a-z]{3,9}) ${TALKED_OF} (?:an? |the )?([a-z]{3,12}(?: [a-z]{3,12})?),? but [^.;!?\\n]{0,40}\\b${GIVEN_UP}`,
      'gi',
    ),
    'no $1',
  ],
  // "We had a leak last spring, it's been fixed".
  [
    /(?<=(?:^|[.;!?\n] ?))(?:we|there|it) (?:had|was|were) (?:an? |some )?(?:[a-z]{3,9} )?(?:leak|leaks|water|flood|flooding|mold|termites)[^.;!?\n]{0,60}(?:,|but|and|which|that)[^.;!?\n]{0,20}\b(?:been|was|were|got|is|are|it) (?:all )?(?:fixed|repaired|taken care of|dealt with|solved|sorted)(?: now| already)?\b/gi,
    ' ',
  ],
  // "The floor is fine, don't touch it".
  [
    /(?<=(?:^|[.;!?\n] ?))(?:the |our )([a-z]{4,9}) (?:is|are) (?:fine|ok|okay|good|great|new|brand new),? ?(?:so |and |please )?(?:don['’]?t touch|do not touch|leave|don['’]?t change|do not change|no need to touch) (?:it|them)\b(?: alone| as is)?/gi,
    'keep the $1',
  ],
  // "Leave the ceiling open and spray it black".
  [
    /\b(?:leave|keep) the ceiling (?:open|exposed|unfinished|as is)(?:,| and|, and)? (?:just )?(?:spray|paint|sprayed|painted) (?:it )?(?=[a-z]{3})/gi,
    'do not finish the ceiling. The ceiling is painted ',
  ],
  [/\bpopcorn (?:and|&) (?=(?:snack|candy|drink|coffee) )/gi, ' '],
  [/\bnot (?:an? |the )?[a-z]{3,9} bar (?:look|vibe|feel)\b/gi, ' '],
  // "Mirrors along the long east wall": sheets from end to end.
  [
    /\bmirrors (?:all )?(?:along|across|covering|down|on) (?:the |one |an? |our )(?:whole |entire |full |long )((?:north|south|east|west) wall)\b/gi,
    'wall of mirrors on the $1',
  ],
  [
    /\bmirrors (?:all )?(?:along|across|covering|down) (?:the |one |an? |our )(?:whole |entire |full )?((?:north |south |east |west |long |short )?wall)\b/gi,
    'wall of mirrors on the $1',
  ],
  [
    /\bmirrors on (?:the |one |an? )(?:whole |entire |full )?(long (?:north |south |east |west )?wall)\b/gi,
    'wall of mirrors on the $1',
  ],
  // "Along the back wall I want a workbench, 10 feet, with a vise": the bench by its length and its wall.
  [
    /(?<=(?:^|[.;!?\n] ?))(?:along|on|against) the back wall,? (?:i |we )?(?:want|need|would like|['’]d like|put|have)(?: to have)? (?:an? )?((?:\d{1,2}[- ]?(?:foot|feet|ft|') )?work ?bench)(?:, (\d{1,2}) ?(?:feet|foot|ft|'))?/gi,
    '$2 foot $1 on the back wall',
  ],
  [
    /\b(work ?bench|desk|counter|sink|bench)((?: with [a-z-]{3,12}(?: [a-z-]{3,12})? (?:over|above|under|below|behind) it)) ((?:on|along|against) the (?:long |short )?(?:back|north|south|east|west) wall)\b/gi,
    '$1 $3$2',
  ],
];
