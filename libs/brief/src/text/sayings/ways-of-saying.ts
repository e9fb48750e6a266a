/**
 * Ways in which homeowners tell where something is and what it is for, in the words that every reader knows: "the furnace
 * sits in the corner" is "the furnace is in the corner", "a corner where I can work" is a desk. They are written out before
 * any reader, those of places too. Every repetition is bounded.
 */

import { WHAT_IS_THERE } from './what-is-there.js';

const SIDE = '(?:north|south|east|west|back|front|left|right|long|short)';
const WHO = '(?:i|we|he|she|they|you|(?:my|our|the) (?:husband|wife|son|daughter|mom|dad|kids|guests))';
const MAY = '(?:can|could|would|might|will|get to)';
const SPOT =
  '(?:an?|one|some|the|another) (?:(?:little|small|quiet|cozy|nice|separate|dedicated|real) ){0,2}(?:corner|spot|place|nook|area|space|end)';

/** A place by what is done there: "a corner where I can …", "a spot for me to …". */
const WHERE = `${SPOT} (?:(?:where|for) ${WHO} ${MAY} |(?:where|in which) ${WHO} |for (?:me|us|him|her|them) to |to )`;

/** The thing that it is done at. */
const DONE_AT: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b${WHERE}(?:work|study|write|do (?:(?:my|the|their|some) )?(?:homework|bills|paperwork|taxes|emails?))\b(?! (?:out|with the|on (?:my|the) (?:car|truck|bike)))`,
      'gi',
    ),
    'a desk',
  ],
  [new RegExp(String.raw`\b${WHERE}(?:sew|quilt)\b`, 'gi'), 'a sewing table'],
  [new RegExp(String.raw`\b${WHERE}(?:read|curl up with a book)\b`, 'gi'), 'a reading nook'],
];

/** "Six recliners in two rows" are two rows of three. */
const IN_ROWS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:four|4) (?:(?:leather|power|theater|theatre|big|reclining|movie) ){0,2}(?:recliners|seats|chairs),? (?:set |arranged |placed )?in (?:two|2) rows\b/gi,
    'two rows of two recliners',
  ],
  [
    /\b(?:six|6) (?:(?:leather|power|theater|theatre|big|reclining|movie) ){0,2}(?:recliners|seats|chairs),? (?:set |arranged |placed )?in (?:two|2) rows\b/gi,
    'two rows of three recliners',
  ],
  [
    /\b(?:eight|8) (?:(?:leather|power|theater|theatre|big|reclining|movie) ){0,2}(?:recliners|seats|chairs),? (?:set |arranged |placed )?in (?:two|2) rows\b/gi,
    'two rows of four recliners',
  ],
  [
    /\b(?:nine|9) (?:(?:leather|power|theater|theatre|big|reclining|movie) ){0,2}(?:recliners|seats|chairs),? (?:set |arranged |placed )?in (?:three|3) rows\b/gi,
    'three rows of three recliners',
  ],
];

export const WAYS_OF_SAYING: readonly (readonly [said: RegExp, means: string])[] = [
  ...IN_ROWS,
  // "A tub with a shower" is one thing; "replace the tub with a shower" is another.
  [
    /(?<!\b(?:replac|swap|exchang|trad|switch|convert|turn|chang)[a-z]{0,4} (?:out )?(?:(?:the|our|that|this|my|a) )?(?:(?:old|existing|ugly|current) )?)\b(?:bath)?tub(?: with (?:a |the )?|\/| ?\/ ?)shower(?: in it| over it| above it)?\b(?! (?:next|beside|stall|across from|opposite|separate|by|enclosure|combo|over|in|on the other|to the))/gi,
    'combo tub',
  ],
  // A stove that heats is no range.
  [/\b(?:wood|pellet|coal)[ -]?(?:burning )?stove\b|\bwood ?burners?\b/gi, 'fireplace'],
  // "Right next to it on the left".
  [
    /\b(?:(?:right|just|directly|immediately) )?(?:next to|beside|alongside) (it|them|the [a-z]{3,12}),? on (?:the|its|your) (left|right)(?:[- ]hand)?(?: side)?\b(?! (?:wall|corner|end|of)\b)/gi,
    'to the $2 of $1',
  ],
  // Of a car, and of no range.
  [
    /\b(?:above|over) (?:the )?(?:front )?hoods?(?: of (?:the |our |my |both )?(?:two )?(?:cars?|trucks?|vehicles?))?(?=[^.;!?]{0,20}(?:cars?|trucks?|[.;,!?\n]|$))/gi,
    'overhead',
  ],
  // A limit of height refuses nothing.
  [/\bno (?:taller|higher) than (?:[2-4]|two|three|four)(?: ?(?:feet|foot|ft)\b|')/gi, 'low'],
  // Two sofas across from one another.
  [
    /\b(?:sofas|couches|loveseats|love seats),? (?:(?:that|to|should|which|both) )?(?:fac(?:e|ing)|(?:directly )?across from|opposite|looking at|look at) (?:each other|one another)\b|\b(?:sofas|couches|loveseats|love seats) face[- ]to[- ]face\b/gi,
    'sofas facing each other',
  ],
  // What is there today, by where it sits.
  [
    /\bfurnace and (?:the |our )?water heater (?:(?:both )?(?:sit|are|live|stand)(?: over)? )?((?:in|at|by|on|along) the [a-z]{4,10}(?:[ -][a-z]{4,10})? (?:corner|wall|end|side))\b/gi,
    'furnace $1, the water heater stays',
  ],
  [
    /\b(furnace|water heater|boiler|panel|electrical panel|breaker box|sump pump|heat pump|water softener|oil tank|chimney|radiator|washer|dryer|laundry) (?:sits?|lives?|hangs?|stands?|(?:is|are) (?:located|tucked|sitting|over)) (?=(?:in|on|at|by|along|against|under|next|near)\b)/gi,
    '$1 is ',
  ],
  ...WHAT_IS_THERE,
  [/\boverhead doors?\b/gi, 'garage door'],
  // A long drain is no layout.
  // The doors of a closet are none of the room's.
  [
    /\b(closets?)((?: [a-z]{2,8}){0,6}) with (?:(?:new|mirrored|white|wood|glass) ){0,2}(?:sliding|bypass|bifold|bi-fold|pocket|french|barn) doors?\b/gi,
    '$1$2 with closet doors',
  ],
  [
    /\b(?:two|2|three|3)[ -]car garage,? (?:but |where |and )?(?:we |i |she |he )?(?:will |would )?(?:only|just) (?:ever )?park(?:s|ed)? one(?: (?:car|truck|van|suv))?\b/gi,
    'one car garage',
  ],
  // A door by where it leads in, and on which wall.
  [
    new RegExp(
      String.raw`\b((?:front|back|entry|entrance|main|house) door) (?:that |which )?(?:opens?|comes?|leads?|goes|enters?|is)(?: (?:straight|right|directly))?(?: (?:in|into|to|onto|here|it|this|the room|the living room|the house)){0,3} (?:on|in|at|from|along) (?=the ${SIDE}\b)`,
      'gi',
    ),
    '$1 on ',
  ],
  ...DONE_AT,
  // "A TV area that seats six".
  [
    /\b(area|room|space|sectional|sofas?|seating|couch|corner|group)(?: (?:that|which|to|it))? (?:seats?|fits|holds) (two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)(?: people| of us| adults)?\b(?! (?:cars|bikes|vehicles|feet|ft|inches))/gi,
    '$1, seating for $2',
  ],
  [/\b(?:only|just) (?:ever )?park one\b(?! (?:car|truck|van|suv|vehicle|of))/gi, 'only park one car'],
  // A door that is to be wider, told in two steps.
  [
    /\bdoor(?:way)? is (?:too |so |way too |very |really |pretty )?(?:narrow|tight|small|skinny), ?(?:so )?(?:please )?(?:make|we need|needs to be|should be|widen) (?:it )?(?:to )?(?=\d\d)/gi,
    'widen the door to ',
  ],
  [/\bcoffee (?:spot|place|nook|zone|area|center|counter)\b/gi, 'coffee corner'],
  // Who bakes rolls out dough on a lower counter.
  [
    /\b(?:a |an )?(?:lower|lowered|low) (?:counter|countertop|section|surface)s? (?:(?:space|area) )?(?:for|to) (?:the |my |our |a )?(?:mixer|stand mixer|baking|bake|rolling|roll out|kneading|knead|dough|pastry|pie crusts?)\b/gi,
    'a baking center',
  ],
  // Sound that is to stay in the room, or out of it.
  [
    /\b(?:sound|noise|voices?|music|drums|conversations?) (?:should|must|can|may|could|does|do|will|shall)(?:n['’]?t| ?not) (?:leave|carry|travel|escape|get (?:out|in|through)|come (?:out|in|through)|be heard|bleed|leak)(?: (?:out of|outside|outside of|into|through|from) )?(?: ?(?:the|this|my|our|other|next|rest of the) (?:rooms?|house|walls?|office|door))?/gi,
    'soundproofing',
  ],
  [
    /\bvideo (?:sessions?|appointments?|meetings?|visits?|therapy)\b|\btele(?:health|therapy)(?: (?:sessions?|calls?))?\b/gi,
    'video calls',
  ],
  // "The door behind the camera" is before whoever is on it.
  [
    /\bdoor (?:behind|in back of) (?:the |my )?(?:camera|screen|monitor|laptop)(?:,? (?:and )?not behind me)?\b/gi,
    'desk facing the door',
  ],
  [
    /\bnot (?:with )?(?:my|our|his|her) back to the door\b|\b(?:don't|dont|do not) (?:want|like) (?:my|his|her|our) back to the door\b/gi,
    'desk facing the door',
  ],
  // A sink to sit at has room for knees.
  [
    /\b(vanity|sink|basin)(?: that)? (?:she|he|i|we|they|you|mom|dad|somebody|someone) (?:can|could) sit (?:at|down at|in front of)\b/gi,
    '$1 with knee space',
  ],
  // "Pull off boots" buys no pulls.
  [/\bto pull (?=(?:on|off|out|up)\b)/gi, 'to take '],
  [
    /\bcharg(?:e|ing) (?:(?:our|the|my|all|everybody's|everyone's) ){0,2}(?:phones?|devices|laptops?|tablets|ipads?|chromebooks?)\b/gi,
    'more outlets',
  ],
  // What can leave goes.
  [
    /\b(?:so )?(?:that )?(?:the|our|my|his|her) ([a-z]{4,12}) (?:can|could|may|gets to|has to|will|would) (?:finally )?leave\b(?! (?:it|the|a|an|room|space|no|more|enough)\b)/gi,
    'remove the $1',
  ],
  [
    /\b(?:a\/?c|air conditioning|air conditioner) unit (?:sits|is|hangs|lives) (?=in\b)/gi,
    'air conditioner stays ',
  ],
  // Floor that stays clear is no size of the room.
  [
    /\b((?:clear|open|empty|free) (?:spot|space|floor|area)) (?:of )?(?:about |around |roughly )?\d{1,2} ?(?:ft|feet|'|foot)? ?(?:x|by) ?\d{1,2}(?: ?(?:ft|feet|'|foot)\b)?/gi,
    '$1',
  ],
  // A vent in the floor or wall that nothing is to stand over.
  [
    /\b(?:block|cover|hide|be over|sit over|be in front of|stand (?:on|over|in front of)) (?:the |that |our )?(?:heat|heating|floor|air|ac|hvac|return|cold air|wall) ?(register|vent|return)s?\b/gi,
    'block the $1',
  ],
  // Who hates a color hates it in the third person too.
  [
    /\b(?:hates|despises?|detests?|loathes?|(?:can(?:['’]?t|not)|could never) stand)(?= (?!up|for|long|too|at|on|in|by|without|there|here|while|very|and)\b)/gi,
    'hate',
  ],
  [/\bchaises?(?: longues?| lounges?)?(?! (?:sectional|end|side|on))\b/gi, 'chaise lounge'],
  [/\bfridge with (?:a |the )?(?:water line|ice ?maker|water and ice)\b/gi, 'fridge'],
  [/\b(?:whole|entire|full) wall (?=(?:across|opposite|facing|beside|next)\b)/gi, 'wall '],
  // What is there today asks for no style, and its size for none.
  [
    /\b(the|our|my) (?:current|existing|old) (shower|tub|bathtub|vanity|sink|toilet|range|fridge|refrigerator|island|table|desk|bed|sofa|window|door) (?:is|was|measures) (?:only |just |about |barely )?\d{1,3}(?: ?(?:x|by) ?\d{1,3})? ?(?:inches|inch|in|feet|foot|ft|["'])(?: (?:square|wide|long|deep|across|high))?/gi,
    '$1 existing $2',
  ],
  [/\b(the|our|my) current (?=[a-z]{3})/gi, '$1 existing '],
  [
    /\b(?:our|the|my) (?:old|last|previous|first) (?:one|kitchen|bath|bathroom|house|place|room) had (?:(?:an?|the|some|those) )?[a-z][a-z ]{2,50}/gi,
    ' ',
  ],
  [
    /\bthe ([a-z]{4,12}) (?:for|from|of) (?:my|our|the) [a-z]{3,12} (?:can|could|will|has to|must) go\b/gi,
    'remove the $1',
  ],
  // A size between a thing and its wall.
  [
    /\b([a-z]{4,12}), (\d{2,3} ?(?:inches|inch|in|feet|foot|ft))(?: at least| or more| minimum| or so)?, ((?:on|along|against|at) the (?:north|south|east|west) (?:wall|side))\b/gi,
    '$1 $3, $2',
  ],
  [
    /\b(?:we |i )?(?:do not|don['’]?t|won['’]?t|will not) need (?:any |an? |more )?(?!to\b|it\b|them\b|that\b)([a-z]{3,14})(?=\s?(?:[.,;!\n]|$)| (?:or|and)\b)/gi,
    'no $1 needed',
  ],
  // "The next car" is not parked yet, and appliances that are two years old are no children.
  [/\bfor (?:the|our|a) next (?:car|vehicle)\b/gi, ' '],
  [
    /(?<=\b(?:refrigerator|fridge|dishwasher|range|oven|washer|dryer|furnace|appliances|cabinets|sofa|couch)) ?, ?(?:they['’]re|they are|it['’]s|it is|which (?:is|are)) (?:only |just )?(?:one|two|three|four|five|six|\d{1,2}) years? old\b/gi,
    ' ',
  ],
  [/\ba place of (?:her|his|their) own\b/gi, 'elsewhere'],
  [/\bcast[- ]iron(?=\s?[,).;\n])/gi, ' '],
  [/\b(?:need(?:s)? to |must |has to |have to )?(?:stay|remain|be kept) accessible\b/gi, 'stays'],
  [/\bceiling, (?:and |but |just |so )?paint it (?=[a-z]{3})/gi, 'ceiling. The ceiling is painted '],
  [
    /\bwalls? (?:between [a-z ]{3,40} )?(?:was|were|is|has been|have been) already (?:taken out|removed|down|gone|knocked down|opened up?)\b/gi,
    'open concept',
  ],
  [/\beach (?:of them )?(?:needs|gets|wants) (?:an?|his|her|their)(?: own)? desk\b/gi, 'two desks'],
  [/\binstead of (?:a|the) (?:door swing|swinging door|hinged door|door that swings),? ?/gi, ' '],
  [
    /\bfor (two|three|four|five|six|[2-6]) by the (?=(?:back|front|side|garage) door\b)/gi,
    'for $1, beside the ',
  ],
  // A slope by the side where it is low.
  [
    /\bslopes? (?:down )?(?:along|on|toward|towards|at) the (?:long |short )?(north|south|east|west|back|front|left|right) (?:side|wall) from \d{1,2}(?: ?(?:ft|feet|foot|'))?(?: ?\d{1,2}(?: ?(?:"|in|inches))?)? (?:down )?to (\d{1,2}(?: ?(?:ft|feet|foot|'))?(?: ?\d{1,2}(?: ?(?:"|in|inches))?)?)/gi,
    'slopes down to $2 at the $1 wall',
  ],
  // The size of what stays buys nothing.
  [
    /\b(stays?|is staying|are staying), (?:it['’]s|it is|they are|they['’]re) (?:about )?\d{1,3} ?(?:inches|inch|in|feet|ft)(?: (?:wide|long|deep|high))?\b/gi,
    '$1',
  ],
  // What was made good lately is not made good again.
  [
    /(?<=\b(?:was|is|were|are|been|got) |[(,] ?)(?:just|recently|newly|freshly) (?:reglazed|refinished|regrouted|recaulked|resurfaced)\b/gi,
    'fine',
  ],
  [
    /\b(?:we|i) (?:considered|thought about|looked at) (?:an? |the )?([a-z]{3,12}(?: [a-z]{3,12})?),? but (?:we |i )?(?:decided|chose|voted) against (?:it|that|one)\b/gi,
    'no $1',
  ],
  [/\bno glare on (?:the|my|our) (?:monitors?|screens?|tv|television|computers?)\b/gi, 'no glare'],
  // What a room is not to be like, and when it is to be used.
  [
    /\b(?:look|looks|looking|feel|feels|feeling) (?:like|as) (?:a|an) (?:hospital|clinic|institution|nursing home)(?: room)?\b/gi,
    'look sterile',
  ],
  [
    /\b(?:usable|warm|comfortable|livable) (?:in|during|through) (?:a |the |our )?(?:[a-z]{3,12} )?winters?\b/gi,
    'insulated',
  ],
];
