import type { Rewriting } from '../needed-words.js';

/**
 * What stands there today, what somebody else wants, what was sold and what one of two ways costs less, in plain statements: "they
 * want bunk beds, I do not" is "no bunk beds", "there's a soffit, it goes" is "remove the soffit". Before any other reader; every
 * repetition is bounded.
 */

const THING =
  '((?!(?:one|it|that|this|them|more|much|any|to|some|new)\\b)[a-z]{2,14}(?:[ -](?!(?:anymore|any|because|since|and|but|so|in|on|at|is|are|was|were|for|to|of|from|with|here|too|gets?|has|have)\\b)[a-z]{3,14}){0,2})';
const BEGINS = String.raw`(?<=(?:^|[.,;:!?\n(] ?|\b(?:and|but|so) ))`;
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$))`;
const SOMEBODY =
  '(?:he|she|they|(?:my|our|the|his|her) (?:husband|wife|partner|(?:\\w+ )?(?:sons?|daughters?|kids?|boys?|girls?|twins|children|teenagers?)|mom|mother|dad|father|sister|brother|designer|contractor|realtor|in-?laws)(?:[- ]in[- ]law)?)';
const WANTS =
  '(?:(?:says?|said|thinks?|thought|insists?|figured) (?:that )?(?:he|she|they|we) )?(?:(?:really |still |both |all |keeps? |kept )?(?:wants?|wanted|wanting|would (?:like|love|want)|needs?|asked for|asks for|asking for|begging for|begged for|voted for|is pushing for|are pushing for|thought (?:about|of)|talked about|brings? up|bringing up|suggested|suggests))';
const WE_DO_NOT =
  "(?:but |and )?(?:(?:i|we|his dad|her mom|mom|dad) (?:do not|don['’]?t|did not|didn['’]?t|will not|won['’]?t|am not|['’]?m not|are not|['’]?re not|say no|said no|says no|say not|said absolutely not|vetoed (?:it|that|them)|disagree|disagreed|told (?:him|her|them) no|talked (?:him|her|them) out of (?:it|that|them)|overruled (?:him|her|them)|put my foot down)(?: (?:want|need|agree|think so)(?: (?:it|one|them|any))?)?|no way|absolutely not|over my dead body)";
const NOW = '(?:currently|presently|right now|at the moment|at present|as of now|for now)';
const WAY_OUT =
  '(?:swing|open|hinge|rehang)(?:s|ing)?(?: (?:it|to|the door|into))?(?: to)? (?:out(?:wards?)?(?: into the hall(?:way)?)?|outward)';
const CHEAPER =
  '(?:whichever|whatever)(?: one| way)?(?: (?:is|costs|comes out|turns out|works out|will be))? ?(?:the )?(?:cheaper|cheapest|less|least|easier|easiest|simpler|simplest)(?: to do)?';
const SLIDING = '(?:(?:old |existing |current )?(?:sliders?|sliding (?:glass )?doors?|patio doors?))';
const DOOR_OUT = '. The door swings out';
const CHEAPER_OUT = new RegExp(`${WAY_OUT}|\\bpocket`, 'i');
const NEAR = '(above|over|on top of|in front of|under|near|next to|beside|by|against)';

/** What is gone where something else stands in its place; a desk or a bed may have moved. */
const STOOD = '(?:bath)?tub|whirlpool|jacuzzi|closet|peninsula|pantry|fireplace|hutch';

/** What hangs from a ceiling or lies on a wall. */
const COVER = '(soffits?|bulkheads?|popcorn ceiling|popcorn|paneling|wallpaper|drop(?:ped)? ceiling)';
const UGLY = '(?:ugly|old|awful|dated|big|stupid|low|horrible|hideous|damn|silly)';
/** A refrigerator's kinds of doors. */
const OF_FRIDGE = '(?:french[- ]door(?!s)|side[- ]by[- ]side|(?:bottom|top)[- ](?:mount |drawer )?freezer)';
const INCHES = '(?: ?(?:-?inch(?:es)?|in\\.?|"))?';

/** What one thing is said to be by "one", and what is told anew of it. */
const ONES: readonly Rewriting[] = [
  // "The tub stays a tub, well, a new one", "keep a tub but a new one".
  [
    /\b(?:(?:the|our|my) ([a-z]{3,14}) (?:stays|remains|is staying|can stay|should stay)(?: an? \1)?|keep (?:an?|the|our|my) ([a-z]{3,14})),? (?:(?:well|but|just|only|though|although|and|make it|with),? ?){0,2} ?an? (?:brand[- ])?(?:new|different|better|newer|nicer) one\b/gi,
    'replace the $1$2 with a new $1$2',
  ],
  // "The range is a 36 inch gas one that goes on the left wall".
  [
    /\b(the|our|my) ([a-z]{3,14}(?: [a-z]{3,14})?) (?:is|will be|would be|should be|must be|needs to be|has to be|is going to be|should just be) an? ((?:[a-z0-9"-]{1,14} ){1,5})one\b(?! of\b)/gi,
    '$1 $3$2',
  ],
  // "Center the range on the back wall".
  [
    /\bcent(?:er|re) (the|our|an?) ([a-z]{3,14}(?: [a-z]{3,14})?) (on|along|against|at) (?=the\b)/gi,
    '$1 $2 centered $3 ',
  ],
  // Of another thing than the word: no wiring, no bin, no marble, no tree for a cat.
  [/\bwire (?=(?:shelving|shelves|shelf|racks?|baskets?|closet)\b)/gi, ''],
  [/\btrash compactor\b/gi, 'compactor'],
  // Neither children nor old.
  [/\b(?:brother|sister)s?[- ]in[- ]laws?\b/gi, 'cousin'],
  // Two of them side by side are as wide as a king.
  [
    /\b(?:two|2) (?:twin|single) xl(?:s| beds)?(?: beds| mattresses)? (?:pushed|put|zipped) together\b/gi,
    'a king bed',
  ],
  // "No car charger" is no garage without cars.
  [/\bcar charger/gi, 'EV charger'],
  [
    /\b(?:marble|stone|slate|concrete|travertine|limestone|terrazzo|granite|brick|cement|linen|leather|metal|onyx|carrara)[- ]look(?:ing)? (?=(?:porcelain|ceramic|tiles?|vinyl|laminate|lvt|lvp)\b)/gi,
    '',
  ],
  [/\bcat(?:['’]s|s['’]?)? box(?=(?:es)?\b)/gi, 'litter box'],
  // "A 66 inch tub, freestanding, under the window".
  [
    /\b(tub|bathtub|shower|vanity|toilet|sink|faucet|range|stove|cooktop|fridge|refrigerator|mirror|washer|dryer), (free[- ]?standing|clawfoot|alcove|drop[- ]in|soaking|curbless|doorless|walk[- ]in|wall[- ]hung|wall[- ]mounted|floating|pedestal|farmhouse|apron[- ]front|undermount|comfort[- ]height|frameless|round|oval|induction|electric|gas|dual[- ]fuel|counter[- ]depth|built[- ]in|panel[- ]ready|stacked|front[- ]load(?:ing)?|top[- ]load(?:ing)?)(?=[.,;!?\n]|$| (?:on|in|at|under|with|and|by|next|near|beside)\b)(?!,? (?:or|and) (?:gas|electric|induction)\b)/gi,
    '$2 $1',
  ],
  // "I was going to say a 36 vanity but the door hits it, so 30, or 24 if you must".
  [
    new RegExp(
      `\\b(?:(?:i|we) (?:was|were)(?: first)? (?:going to|gonna|about to) (?:say|ask for|want|get|do|go with|have|put in)|(?:i|we) (?:first )?(?:thought|wanted|said)(?: of| about)?|no|not) an? ?(?:\\d{1,3}${INCHES} )([a-z]{3,14})\\b[^.;!?\\n]{0,60}?,? so (?:an? |let['’]?s (?:do|say) |make (?:it|that) |just |only )?(\\d{1,3})${INCHES}(?:,? or (?:even )?(?:an? )?\\d{1,3}${INCHES}(?: if [^.;,!?\\n]{3,24})?)?(?=[.,;!?\\n]|$| with\\b)`,
      'gi',
    ),
    'a $2 inch $1',
  ],
  [
    new RegExp(
      `\\bno ([a-z]{3,14}) (?:of )?\\d{1,3}${INCHES}(?: wide)?\\b[^.;!?\\n]{0,60}?,? so (?:an? |let['’]?s (?:do|say) |make (?:it|that) |just |only )?(\\d{1,3})${INCHES}(?=[.,;!?\\n]|$)`,
      'gi',
    ),
    'a $2 inch $1',
  ],
  // "Fridge is staying, 33 inch French door": no door of the house.
  [
    new RegExp(
      `\\b(fridge|refrigerator)\\b((?:(?!fridge|refrigerator)[^;!?\\n]){0,60}?)(?:,? (?:with )?(?:an? )?)(\\d{2}${INCHES} )?${OF_FRIDGE}(?: one)?(?=[.,;!?\\n]| (?:on|in|at|that|and|to|goes)\\b|$)`,
      'gi',
    ),
    '$1$2, $3',
  ],
];

export const WHAT_BECOMES: readonly Rewriting[] = [
  ...ONES,
  // "The toilet stays but needs a new seat", "all appliances but the microwave, that one sparks".
  [
    /\b(toilet (?:stays|can stay|is staying|is fine|is ok|is good)),? (?:but |and |just |it )?(?:needs|get|gets|could use|wants|with|has to have) a (?:new |different |soft[- ]close )seat\b/gi,
    '$1. new toilet seat',
  ],
  [
    /\b(microwave|range|stove|oven|fridge|refrigerator|dishwasher|cooktop|hood|disposal|washer|dryer|fan),? (?:and |because |since )?(?:that one|it|this one|that) (?:sparks|arcs|shorts out|smokes|trips the breaker)\b/gi,
    '$1',
  ],
  [
    /\b(microwave|range|stove|oven|fridge|refrigerator|dishwasher|cooktop|hood|disposal|washer|dryer|fan) (?:sparks|arcs|shorts out|smokes|trips the breaker)\b/gi,
    '$1 is broken, new $1',
  ],
  // "Walk in shower goes where the tub was", "a shower in the old tub's place".
  [
    new RegExp(
      String.raw`\b((?:an? |the )?(?:[a-z-]{2,12} ){0,3}?[a-z-]{3,12}) (?:(?:should |will |can |to )?(?:go|goes|be|is|stand|sit|put)? ?)?(?:in |at )?(?:the (?:place|spot|space) )?where the (?:old )?(${STOOD}) (?:was|is(?: now)?|used to be|sits(?: now)?|stood|currently is)${ENDS}`,
      'gi',
    ),
    'remove the $2. $1',
    // Not of a floor that "needs refinishing where the old peninsula was".
    (text) =>
      !/(?:ing|patch|patched|floor|tile|wall|walls|drywall|repair|hole|holes|line|lines|pipes) where the\b/i.test(
        text,
      ),
  ],
  [
    new RegExp(
      String.raw`\b((?:an? |the )?(?:[a-z-]{2,12} ){0,3}?[a-z-]{3,12}) in(?:to)? the (?:old |former |existing )?(${STOOD})(?:['’]s)? (?:old )?(?:place|spot|space|footprint|location)${ENDS}`,
      'gi',
    ),
    'remove the $2. $1',
  ],
  // "The soffits go", "that ugly soffit has to go"; "the compactor goes and so does that soffit".
  [
    new RegExp(
      `(?<=\\b(?:goes|go|leaves|leave|going|gone|out|removed)),? (?:and )?so (?:does|do|is|are|will|should|must) (?:the|that|those|this|our|my) (?:${UGLY} ){0,2}((?:[a-z-]{2,14} )?[a-z-]{3,14})${ENDS}`,
      'gi',
    ),
    '. Remove the $1',
  ],
  [
    new RegExp(
      `\\b(?:the|that|those|this|our|my) (?:${UGLY} ){0,2}${COVER} (?:goes|go|has to go|have to go|must go|should go|needs? to go|leaves?|is going|are going|is out|are out)(?: away| too| as well)?(?=\\s?(?:[.,;:!?\\n)]|$)| and\\b)`,
      'gi',
    ),
    'remove the $1',
  ],
  [
    new RegExp(
      `\\b(remove|removing|take out|tear out|lose|get rid of) (?:that|those|this|these) (?:${UGLY} ){0,2}${COVER}\\b`,
      'gi',
    ),
    '$1 the $2',
  ],
  // "They want bunk beds, I do not", "my wife thought about a dog wash, we talked her out of it".
  [
    new RegExp(
      `${BEGINS}${SOMEBODY} ${WANTS} (?:an? |the |some |two |another )?${THING}(?: (?:in here|here|too|in there|for the room)){0,2} ?[,;.—–-]+ ?${WE_DO_NOT}\\b`,
      'gi',
    ),
    'no $1',
  ],
  // "Wood stove: my wife says yes, the insurance says no, so no".
  [
    new RegExp(
      `(?<=(?:^|[.;!?\\n] ?))(?:an? |the )?${THING} ?[:—–-] ?[^.;:!?\\n]{3,60}, (?:so |and so |so it['’]?s )?(?:a )?no${ENDS}`,
      'gi',
    ),
    'no $1',
  ],
  // "The armoire was sold last month", "the freezer gets hauled off and there won't be another one".
  [
    new RegExp(
      `${BEGINS}(?:the|our|my|his|her) (?:old |broken |big )?${THING} (?:(?:was|were|got|gets?|is being|are being|has been|have been|is getting|are getting|will be|is|are) (?:already |just |finally |all )?)(?:sold|given away|donated|hauled (?:off|away)|junked|scrapped|thrown out|tossed)(?: (?:last (?:week|month|year|spring|summer|fall|winter)|(?:a few |two |three )?(?:weeks|months|years) ago|already|for good|on craigslist|on facebook))?(?: and (?:there (?:won['’]?t|will not) be|we (?:do not|don['’]?t) (?:want|need)|i (?:do not|don['’]?t) (?:want|need)|no need for) (?:another|a new)(?: one)?)?${ENDS}`,
      'gi',
    ),
    'remove the $1',
  ],
  [
    new RegExp(
      `${BEGINS}(?:the|our|my|his|her) ${THING} (?:goes|go|moves|move|is going|are going|is moving|are moving|heads|went|moved)(?: (?:out|down|up|over|back))?(?: to| into) (?:the |my |our |his |her )?(?:rec room|game room|shed|barn|storage unit|lake house|cabin|camp|cousins?(?:['’]s?)?|nephews?|nieces?|grandkids|church|school|dorm|college)(?: (?:house|place))?\\b`,
      'gi',
    ),
    'remove the $1',
  ],
  // "So they go and two swivel chairs come in their place": what goes ends a sentence.
  [
    /(?<=[a-z]),? (?:and |but )?(?:we |i |nobody |no one )?(?:hate|hates|can['’]?t stand|never use|never uses|don['’]?t use|are sick of|dislike) (?:it|them)(?: both| all)?(?=,? so (?:it|they|both) (?:goes?|has to go|have to go|must go)\b)/gi,
    '',
  ],
  [
    /(?<=[,;] ?)(?:so |and |but )?(it|they|both|that) (goes|go|has to go|have to go|must go|comes out|come out|comes down|come down) and (?=(?:an?|two|three|four|new|we|i|in its)\b)/gi,
    '$1 $2. ',
  ],
  [/(?<=[,;] ?)(?:so |and )?out (it|they) (goes|go|comes|come)\b(?: and\b)?/gi, '$1 $2.'],
  // "Currently it has sliders": how it is today asks for nothing.
  [
    new RegExp(
      String.raw`(?:,|;|\(|(?<=[.!?\n]) ?| [—–-]) ?(?:which |but |and )?(?:${NOW},? (?:it|there|they|we|i)(?:['’]s| has| have| had| is| are|['’]ve| use| uses| got){1,2}|(?:it|there|they|we|i)(?:['’]s| has| have| is| are|['’]ve| use| uses| got){1,2} ${NOW}) (?:an? |the |some |only |just |those |old ){0,2}(?!(?:no|not)\b)(?:(?!(?:which|that|but|so|and|want|need|keep|stays?|window|windows|wall|north|south|east|west|door|opening|popcorn|drop|carpet|paneling|wallpaper)\b)[a-z-]{2,14} ?){1,5}\)?${ENDS}`,
      'gi',
    ),
    '',
  ],
  // "Door swings in and hits the vanity, make it a pocket or swing it out, whichever is cheaper": a leaf hung the other way.
  [
    new RegExp(
      `\\b(?:so |please |either ){0,2}(?:make it |turn it into )?(?:an? )?(?:pocket|sliding|barn)(?: door| one)? or (?:else )?(?:have it |just |make it )?${WAY_OUT},? ${CHEAPER}`,
      'gi',
    ),
    DOOR_OUT,
  ],
  [
    new RegExp(
      `\\b(?:so |please |either ){0,2}${WAY_OUT} or (?:make it |turn it into )?(?:an? )?(?:pocket|sliding|barn)(?: door| one)?,? ${CHEAPER}`,
      'gi',
    ),
    DOOR_OUT,
  ],
  [
    /\bdoor (?:swings|opens) in(?:to the room|wards?)? and (?:hits|bangs|bumps|blocks)(?: into| against)? the [a-z]{3,10}(?: (?:right )?now)?/gi,
    'door',
    (text) => CHEAPER_OUT.test(text),
  ],
  // A curtain costs less than a door.
  [
    new RegExp(
      `\\b(?:either )?(?:an? |the )?(?:barn|pocket|bifold|sliding) doors? or (?:just |only )?(?:an? )?(?=curtains?[^.!?\\n]{0,6}${CHEAPER})`,
      'gi',
    ),
    'a ',
  ],
  [
    new RegExp(
      `\\b(?:either )?((?:an? )?curtains?) or (?:just |only )?(?:an? )?(?:barn|pocket|bifold|sliding) doors?(?=[^.!?\\n]{0,6}${CHEAPER})`,
      'gi',
    ),
    '$1',
  ],
  // "Fireplace on the north wall and the TV anywhere but above it". No word that the text has elsewhere: what is aligned with it
  // would be taken for that.
  [
    /\b(anywhere|any wall|somewhere|any place|any spot|any other wall)(?: else)? (?:but|except|other than|besides)(?: for)? (above|over|on top of) it\b/gi,
    '$1 but $2 the mantel',
    (text) => /\b(?:fireplace|mantel|hearth)\b/i.test(text),
  ],
  [
    new RegExp(
      `\\bon any (?:other )?wall(?: else)? (?:but|except|other than|besides)(?: for)? (?=${NEAR} (?:the|our)\\b)`,
      'gi',
    ),
    'anywhere but ',
  ],
  // "It has to stay in its corner (southeast)".
  [
    /\b(stays?|staying|remain|remains|keep|lives?|sits?) in (?:its|the|that|his|her) (?:own )?corner,? \(?(north|south)[- ]?(east|west)(?:ern)?(?: one)?\)?/gi,
    '$1 in the $2$3 corner',
  ],
  // "Stays put, it's a newer one": this very one.
  [
    /\b(stays?|staying) put(?=,? (?:(?:since|because|as) )?(?:it|they)(?:['’]?s|['’]?re| is| are| was| were) (?:an? |still |only |just |barely ){0,2}(?:newer|new|fine|good|great|recent|nice|replaced|bought|from|\d|one|two))/gi,
    'stays',
  ],
  // "The dishwasher and the range are under warranty so they stay".
  [
    /\b(?:the|our) ([a-z]{3,14}) and (?:the |our )?([a-z]{3,14}) (?:are|were) (?:both )?(?:under warranty|fine|good|okay|ok|(?:almost |brand |nearly |pretty |still )?new|great|recent),? so (?:they|both)(?: both| are|['’]re)? (?:stay|staying|can stay|will stay|get to stay|remain)\b/gi,
    'keep the $1 and the $2',
  ],
  // A sliding door "goes to the deck and stays": the door does, and no wall.
  [
    /\b(slid(?:er|ing (?:glass )?door)s?|french doors?|back door|side door|patio doors?) (on the (?:north|south|east|west) wall)( (?:goes|leads|opens)(?: out)? (?:to|onto) the [a-z]{3,8})? and (?:it |they |that )?(?:stays?|is staying|are staying|remains?)\b/gi,
    '$1 $2$3. Keep the $1',
  ],
  // "The window is not moving, and neither is the sink".
  [
    new RegExp(
      `\\b((?:not|isn['’]?t|aren['’]?t|never) (?:moving|going anywhere|to be moved|changing)),? (?:and |but )?(?:neither|nor) (?:is|are|does|do) (?:the|our|my) ${THING}${ENDS}`,
      'gi',
    ),
    '$1. Keep the $2',
  ],
  // "French doors on the south, replace the slider that leaks": what is replaced goes, and its fault with it.
  [
    new RegExp(
      `,? (?:and )?(?:to )?replac(?:e|es|ing) (?:the|our|that) ${SLIDING}(?: (?:that|which) [a-z' ]{3,24}(?=[.,;!?\\n]|$))?`,
      'gi',
    ),
    '',
    (text) => /\bfrench doors?\b/i.test(text),
  ],
  [
    new RegExp(
      `\\b(replac(?:e|ing)|swap(?:ping)?|remov(?:e|ing)) (the|our|that) ${THING} (?:that|which) (?:leaks?|sticks?|rattles?|squeaks?|drips?|is drafty|are drafty|barely opens?|won['’]?t open|won['’]?t close)\\b`,
      'gi',
    ),
    '$1 $2 $3',
  ],
  // "Ceiling fan to replace the boob light".
  [
    /\bto replace (?:the|our|that|those|an?) (?:old |ugly |existing |current |builder |builder[- ]grade )?(?:boob |dome |flush ?mount |ceiling |tube |fluorescent |can ){0,2}(?:lights?|fixtures?)(?: fixtures?)?\b/gi,
    '',
  ],
  [
    /\bceiling fan with (?:an? )?(?:built[- ]in )?(?:light|lights|light kit)\b(?! (?:switch|over|above|in|on)\b)/gi,
    'ceiling fan',
  ],
  // "Pedestal sink as there's no room for a vanity".
  [
    new RegExp(
      `,? (?:as|since|because|cause|bc) (?:there['’]?s|there is|there isn['’]?t|we have|it has|we don['’]?t have) (?:no|any|not enough|enough) (?:room|space) for (?:an? |the )?${THING}${ENDS}`,
      'gi',
    ),
    '',
  ],
];
