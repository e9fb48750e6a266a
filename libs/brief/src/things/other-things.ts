import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { type Rewriting, rewritten } from '../text/needed-words.js';

/**
 * Words that name another thing beside their neighbors: the bench of a power rack, the bars at a toilet, a closet's own
 * door. They are put into the words that the vocabulary knows before it is looked at. Every repetition is bounded.
 */

interface OtherThing {
  readonly words: RegExp;
  /** What they mean, or nothing where they ask for nothing. */
  readonly means: string;
  /** Only in such rooms. */
  readonly in?: readonly RoomCategory[];
  /** In none of these. */
  readonly notIn?: readonly RoomCategory[];
  /** Only where the text says this as well, or says nothing of that. */
  readonly beside?: RegExp;
  readonly unless?: RegExp;
}

const TRAINING =
  /\b(?:gym|exercise|power rack|squat rack|half rack|dumbbells?|barbells?|weights|weight plates|rower|treadmill|workouts?|lifting)\b/i;
const SEATS =
  /\b(?:glider|rocker|rocking chair|armchairs?|chairs?|sofa|couch|recliners?|ottoman|crib|loveseat)\b/i;
const FUEL_NOUN = '(?:stove|range|cooktop|oven|cooking|burners?)';
const WANTS_IT_OUT =
  /\b(?:want|like|love|need|have|get|take|knock|open|tear)(?:ing)? (?:it|that|this)(?: all)? (?:opened(?: up)?|open|gone|out|down|removed|up)\b/gi;
/** What else "it" may be that goes. */
const OTHERWISE_IT =
  /\b(?:tub|vanity|toilet|shower|wallpaper|wall (?:cabinets?|tile|paper|unit|oven)|peninsula|island|closet|fireplace|carpet|paneling|soffits?|popcorn|desk|bar|built[- ]?ins?|floor)\b/i;
const PANEL =
  '(?:(?:main|existing) )?(?:(?:electrical|electric|breaker|circuit|service) panel|breaker box|fuse box)';

/** Parts of the house, which go somewhere without moving there: "the door goes to the garage". */
const PART_OF_HOUSE = 'doors?|stairs?|steps|hall|hallway|wall|window|opening|way|vent|duct|pipe|drain|water';
/** What is no name of one thing. */
const NO_THING =
  'everything|nothing|something|it|they|that|this|all|which|who|he|she|we|rest|budget|money|price';
const MOVES = String.raw`(?<=(?:^|[.,;!\n] ?)(?:(?:and |but )?(?:the|our|my|his|her) )?)(?!(?:the|our|my|his|her|and|but|${PART_OF_HOUSE}|${NO_THING})\b)([a-z]{3,14}(?: (?!goes|is|moves|will|can)[a-z]{3,14})?) (?:goes|is going|moves|is moving|will go|can go) (?:down |up |out |over )?(?:in)?to (?:the |our |my |his |her )?`;
const MOVES_SOMEWHERE = /\b(?:goes|going|moves|moving|go) (?:down |up |out |over )?(?:in)?to\b/i;
const THERE = String.raw`(?=\s?(?:[.,;!\n]|$))`;
/** What moves into a room, and the category in which that is this room. */
const INTO_ROOMS: readonly (readonly [moves: RegExp, category?: RoomCategory])[] = [
  [new RegExp(String.raw`${MOVES}(?:basement|cellar)${THERE}`, 'gi'), 'basement'],
  [new RegExp(String.raw`${MOVES}garage${THERE}`, 'gi'), 'garage'],
  [new RegExp(String.raw`${MOVES}(?:office|study)${THERE}`, 'gi'), 'office'],
  [new RegExp(String.raw`${MOVES}(?:living room|family room|den)${THERE}`, 'gi'), 'living room'],
  [new RegExp(String.raw`${MOVES}(?:(?:master |guest |kids )?bedroom|kids'? room)${THERE}`, 'gi'), 'bedroom'],
  [
    new RegExp(
      String.raw`${MOVES}(?:dining room|laundry room|laundry|mud ?room|playroom|hall(?:way)?|attic|sunroom)${THERE}`,
      'gi',
    ),
    'other',
  ],
  [
    new RegExp(
      String.raw`${MOVES}(?:shed|spare room|guest room|other room|next room|barn|cabin|storage unit)${THERE}`,
      'gi',
    ),
  ],
];

const OTHER_THINGS: readonly OtherThing[] = [
  // What moves into another room of the house is no part of this one: "the treadmill goes to the basement".
  ...INTO_ROOMS.map(([words, category]) => ({
    words,
    means: '$1 is removed',
    beside: MOVES_SOMEWHERE,
    ...(category ? { notIn: [category] } : {}),
  })),
  // A gym's rack holds a barbell: "treadmill, bench, rack".
  {
    words: /(?<=(?:^|[,;.\n] ?|\b(?:and|a|the) ))rack(?=\s?(?:[,;.!\n]|$)| and\b)/gi,
    means: 'squat rack',
    beside: TRAINING,
  },
  // One fuel and not the other.
  {
    words:
      /\b(gas|electric|induction),? (?:and )?not (?:gas|electric|induction)\b(?! (?:line|range|stove|cooktop|oven|dryer))/gi,
    means: '$1 range',
    in: ['kitchen'],
  },
  {
    words: /\bbars for (?:[a-z]{2,8} ){0,2}towels?\b/gi,
    means: 'towel bars',
    in: ['bathroom'],
  },
  {
    words: /(?<!\band (?:the |a )?)\btoilet (?:behind|with) its own door\b/gi,
    means: 'toilet room',
    in: ['bathroom'],
  },
  // Hooks and not bars: those for towels, nobody's to hold on to.
  {
    words: /\b(?:not|no|instead of|rather than) bars\b/gi,
    means: ' ',
    in: ['bathroom'],
    beside: /\btowels?\b/i,
  },
  // One of them, and not the walls of the room.
  {
    words:
      /\b(?:an?|one) (shiplap|board and batten|brick veneer|thin brick|reclaimed wood|barn wood|beadboard) wall\b(?! (?:to|unit|cabinet))/gi,
    means: '$1 on one wall',
  },
  // One hangs things from it: no rail of a stair.
  {
    words:
      /(?<!\b(?:hand|guard|stair|towel|chair|grab|picture|tie|clothes|closet|shower|curtain|track) ?)\b(?:a |one )?(?:hanging )?rails?\b(?= (?:[a-z]{2,12} ){0,6}to (?:hang|show|display)\b)/gi,
    means: 'hanging rail',
    notIn: ['kitchen', 'bathroom', 'garage'],
  },
  // What a garage stands on, and a piece of stone: no cabinet door.
  {
    words: /(?<!\bconcrete )\bslab\b(?! (?:doors?|fronts?|cabinets?|cabinetry|style|backsplash))/gi,
    means: 'concrete slab',
    in: ['garage', 'basement'],
  },
  {
    words:
      /(?<=\b(?:marble|granite|quartz|quartzite|soapstone) )slabs?\b(?! (?:doors?|fronts?|backsplash))/gi,
    means: '',
  },
  {
    words: /\bchair for (?:my |our |the |a )?(?:visitor|guest|client|patient|student|parent|customer)s?\b/gi,
    means: 'client chair',
    in: ['office'],
  },
  // What somebody could fall over lies on the floor.
  {
    words:
      /\b(?:nothing|not(?:hing)? anything)(?: that| for)?(?: (?:he|she|they|we|i|you|anyone|mom|dad|her|him))?(?: (?:can|could|will|might|may|to))? (?:trip|slip|fall) (?:on|over)\b/gi,
    means: 'no rug',
    in: ['living room', 'bedroom', 'office'],
  },
  // A part of the room with a door of its own, which leads nowhere outside.
  {
    words:
      /\b(room|closet|pantry|compartment|toilet|scullery|shower)((?: that| which)? (?:with|has|having|behind) (?:its|their|an?) own) doors?\b(?! (?:to|from|onto) the (?:outside|yard|street|driveway|patio|deck|garden))/gi,
    means: '$1 ',
  },
  // To train on, not to sit on.
  {
    words:
      /(?<!\b(?:weight|mudroom|entry|storage|window|shower|work|workout|lifting|flat|piano|garden|potting|sauna|changing) )\bbench(?:es)?\b(?! (?:press|seat|seating|for (?:shoes|boots|sitting|changing)|by the door|under the window))/gi,
    means: 'weight bench',
    notIn: ['kitchen', 'bathroom'],
    beside: TRAINING,
    unless: /\bmud ?room|lockers?|boots|shoes\b/i,
  },
  // What hangs, rings or is pulled up on, and nobody drinks at.
  {
    words:
      /\b(?:pull[- ]?up|chin[- ]?up|balance|hanging|hang|clothes|closet|sound|curtain|dip|monkey|tension|light|spreader|stretch|stretching|ballet|dance|kick|handle|magnetic|knife|trapeze)[- ]bars?\b/gi,
    means: ' ',
  },
  { words: /\b(?:safety|support|assist|handicap|hand) bars?\b/gi, means: 'grab bars' },
  {
    words:
      /(?<!\b(?:towel|grab|slide|shower|curtain|heated|robe|bath|double|soap|tissue|paper) )\bbars\b(?! (?:of soap|stools?|lights?|sinks?|tops?))/gi,
    means: 'grab bars',
    in: ['bathroom'],
  },
  // Doors and panes of furniture.
  {
    words:
      /\b(bookcases?|bookshelf|bookshelves|cabinets?|hutch|armoire|closet doors?|closet|display case|wardrobe)((?: \w{1,12})? (?:with|behind|has|have) (?:\w{1,10} )?)glass (?:doors?|panels?|fronts?)\b/gi,
    means: '$1 ',
    notIn: ['kitchen', 'bathroom'],
  },
  { words: /\bby-?pass (?:closet )?doors?\b/gi, means: 'sliding closet doors', notIn: ['bathroom'] },
  // "A wall of storage for my fabric": shelves along a wall, more than any closet.
  {
    words:
      /\b(?:(?:whole|entire|full|big|long) )?(?:(?:built[- ]in )?storage wall|wall[- ]to[- ]wall storage)\b(?! (?:cabinets|closets?|bins|units?))/gi,
    means: 'wall of built-in shelves',
    in: ['living room', 'bedroom', 'basement', 'office', 'other'],
  },
  // A table beside a seat is none to eat at.
  {
    words:
      /\b(?:small|little|tiny)(?: round)? tables?\b(?! (?:for (?:two|three|four|six|\d|eating|breakfast|lunch|dinner|meals|crafts|arts?|games?|puzzles?|kids|drawing|homework)|to (?:eat|work|draw|play)|and (?:\w{1,8} )?chairs|with (?:\w{1,8} )?(?:chairs|stools)|saw|lamp))/gi,
    means: 'side table',
    notIn: ['kitchen', 'bathroom'],
    beside: SEATS,
    unless: /\b(?:dining|eat|breakfast)\b/i,
  },
  // Current of a circuit, no amplifier.
  { words: /\bthe gas (?=is (?:there|already|existing|run|in)\b)/gi, means: 'the gas line ' },
  // "One sink is enough, wall hung": of the sink.
  {
    words: /\b(sink|basin|vanity)((?: [a-z]{2,10}){0,3}), wall[- ]hung\b(?! toilet)/gi,
    means: '$1$2, wall hung $1',
    in: ['bathroom'],
  },
  // "20 amp outlets" are outlets.
  { words: /\b(?:15|20)[- ]?amps? (?=(?:outlet|receptacle|plug)s?\b)/gi, means: '' },
  { words: /\b(?:[1-6]0|15|125|150)[- ]?amps?\b(?! (?:panel|service))/gi, means: 'new circuit' },
  // "So he can pull up to it" is of a chair.
  { words: /\b(?:pull|pulls|pulled|roll|rolls) up to\b/gi, means: ' ' },
  // What stands in a gym.
  {
    words:
      /(?<=\b(?:a|an|the|my|our|his|her|stationary|spin) |[:,] )(?:stationary |spin )?bike\b(?! (?:rack|hook|storage|lift|hanger|stand|room|shed))/gi,
    means: 'exercise bike',
    notIn: ['garage'],
    beside: TRAINING,
  },
  // Made tight or warm: the door, and not the walls.
  {
    words:
      /\b(?:insulat(?:e|ed|ing)|weather[- ]?strip) (?:the |our |that |both )?(?:overhead|garage|roll[- ]up|big) doors?\b/gi,
    means: 'garage door insulation',
    in: ['garage'],
  },
  // A curtain of the shower, unless a window is told of.
  {
    words: /(?<!\bshower )\bcurtains?\b(?! (?:for|on|at|over) (?:the )?windows?)/gi,
    means: 'shower curtain',
    in: ['bathroom'],
    beside: /\b(?:shower|tub)\b/i,
    unless: /\bwindow/i,
  },
  // What may happen to a floor, and has not.
  { words: /\b(?:can|may|might|could|will|to) get (?:wet|dirty|muddy)\b/gi, means: 'easy to clean' },
  // Of a picture that goes out of the room, not of an alarm.
  {
    words: /\bcameras? (?:should|must|can|will|to|sees?|shows?|faces?|points?|looks?|picks? up)\b/gi,
    means: 'video call',
  },
  {
    words:
      /\b(?:(?:a|one|small|reading|bedside) ){0,2}(?:lamps?|lights?|sconces?) (?:on|at) (?:each|both|either) sides?(?: of (?:the|our) bed)?\b/gi,
    means: 'two nightstands with lamps',
    in: ['bedroom'],
    beside: /\bbed\b/i,
  },
  {
    words:
      /\b(?:(?:a pair of|two|2|our|the) )?(?:arm)?chairs (?:at|by|near|beside|flanking|(?:on |at )?either side of) the (?:fire|fireplace|hearth)(?: end)?\b/gi,
    means: 'two chairs by the fire',
    in: ['living room', 'basement'],
  },
  // Drinks and snacks before a screen stand on a counter without a sink.
  {
    words: /\b(?:popcorn|concessions?) (?:counter|bar|stand|station|area)\b/gi,
    means: 'dry bar',
    in: ['basement', 'living room', 'other'],
  },
  {
    words: /\b(?:small|little|dorm) (?:fridge|refrigerator)\b/gi,
    means: 'mini fridge',
    in: ['basement', 'living room', 'bedroom', 'office', 'other'],
  },
  {
    words:
      /\b(?:clients?|patients?|customers?|visitors?|students?|people|guests?|nobody|no one|they)? ?(?:must|should|can|may|will|to)?(?: ?not|n'?t|not) (?:be able to )?see (?:my|the|our) (?:computer |desk )?screens?\b/gi,
    means: 'private screen',
    in: ['office', 'bedroom', 'other'],
  },
  {
    words:
      /\b(?:some ?where|(?:a|some) (?:place|spot|bench|seat)) to (?:sit (?:down )?(?:and|to) )?(?:take (?:our |the )?(?:boots|shoes) off|take off (?:our |the )?(?:boots|shoes)|(?:put on|pull on|lace up) (?:our |the )?(?:boots|shoes))\b/gi,
    means: 'shoe bench',
  },
  { words: /\bguard ?rails?\b/gi, means: 'railing', notIn: ['bathroom'] },
  {
    words: /\btwo (?:separate|single|individual) (?:garage|overhead) doors\b/gi,
    means: 'two garage doors',
    in: ['garage'],
  },
  {
    words:
      /\b(?:some ?where|(?:a|some) (?:place|spot|shelf)) (?:to (?:drop|put|keep|leave|set|throw|toss) |for )(?:the |our |my )?keys\b/gi,
    means: 'key drop',
  },
  { words: /\b(?:overhead|roll[- ]?up|sectional|bay) doors?\b/gi, means: 'garage door', in: ['garage'] },
  // In a garage nobody keeps books.
  {
    words:
      /(?<=(?:^|[,.;:(\n]) ?|\b(?:and|with|some|more|plus|want|need|add|heavy duty|sturdy|metal|steel|wire|industrial|foot|feet|inch|inches|of|deep) )(?:storage )?(?:shelves|shelving)\b/gi,
    means: 'storage shelves',
    in: ['garage'],
    unless: /\bbooks?\b/i,
  },
  { words: /\b(?:a |one |his )?guitar (?:stand|rack|holder)\b/gi, means: '2 guitars' },
  // The room of a furnace, and no closet for clothes.
  {
    words:
      /\b(?:in|inside|behind) (?:(?:its|their) own|a|the) (?:closet|utility closet|mechanical closet)\b/gi,
    means: 'in the mechanical room',
    beside: /\b(?:furnaces?|boilers?|water heaters?|hvac|air handlers?)\b/i,
  },
  // "Neither of us may be in the other's camera": each is out of the other's picture.
  {
    words:
      /\b(?:(?:neither|none) of (?:us|them) (?:may|can|should|must|will|wants to|is to) (?:be |show up |appear )?|(?:(?:do not|don'?t|not|never|without) )(?:want to )?(?:(?:be|being|show up|showing up|appear) )?)?(?:in|out of|on) (?:the other(?: one| person)?|each other|one another)['’]?s (?:cameras?|videos?|zooms?|shots?|frames?|backgrounds?|(?:video )?calls)\b/gi,
    means: 'apart on camera',
  },
  {
    words: /\b(?:a |second |2nd |extra |another |proper )?hand ?rails?\b/gi,
    means: 'railing',
    notIn: ['bathroom'],
  },
  // Words for a thing that goes are no taking down of all.
  { words: /\brip(?:ping)? out (?=(?:that|the|this|our|all the) )/gi, means: 'remove ' },
  // The garage itself, where no car stays in it.
  {
    words: /\b(?:one|two|three|1|2|3)[- ]car garage\b/gi,
    means: 'garage',
    in: ['garage'],
    beside: /\b(?:adu|convert|conversion|apartment|suite|studio|into a|living space)\b/i,
    unless: /\b(?:one car|park|parking|still fits?|one bay)\b/i,
  },
  {
    words:
      /\b(?:spare|guest|extra|old|kids?|son'?s|daughter'?s|former) (?:bed)?room (?=(?:to|into|becoming|turned|converted)\b)/gi,
    means: 'room ',
    in: ['office', 'living room', 'other'],
  },
  {
    words: /\b(?:cutting|craft|crafting|work|folding|sewing) island\b/gi,
    means: 'cutting table',
    in: ['other', 'office', 'basement'],
  },
  // Named by itself in a list of an apartment's rooms.
  {
    words: /(?<=[,:;&] ?(?:an? |small |little )?)kitchen(?= ?(?:[,.;&]|and\b|$))/gi,
    means: 'kitchenette',
    in: ['basement', 'garage'],
  },
  {
    words:
      /\b(?:mov(?:e|ed|ing) (?:the )?sink|sink (?:is |gets |to be )?(?:moved|moves|goes|relocated)) (?:over )?(?:to|under|by|in front of|below|beneath) the window\b/gi,
    means: 'plumbing moved sink under the window',
    in: ['kitchen', 'other'],
  },
  // What carries the house, not what lasts.
  {
    words: /\bholds? up the (?:second|upper|roof|ceiling|house|floor|whole|top|upstairs|other)\b/gi,
    means: 'load bearing',
  },
  {
    words:
      /(?<!\b(?:exhaust|bath|vent|ceiling|bathroom|range|tower|box|floor|window|radon|paddle|overhead|standing|desk) )\bfan\b(?! (?:light|coil|on a downrod))/gi,
    means: 'ceiling fan',
    in: ['bedroom', 'living room', 'office'],
  },
  {
    words:
      /(?<!\b(?:weight|mudroom|entry|storage|window|boot|shoe|work|workout|flat|sitting|piano) )\bbench\b(?! (?:press|seat|seating|for (?:shoes|boots|sitting)|by the door))/gi,
    means: 'workbench',
    in: ['garage'],
    beside: /\b(?:saw|tools?|vise|woodshop|workshop|woodworking|cleats?|drill|lathe|pegboard|projects?)\b/i,
    unless: TRAINING,
  },
  {
    words:
      /\b(six|seven|eight|nine|ten|eleven|twelve|6|8|10|12) (?!(?:arm|easy|club|lounge|accent|swivel|wingback))(?:[a-z]{3,14} )?chairs\b/gi,
    means: 'dining table for $1',
    in: ['other'],
    beside: /\bdining\b/i,
  },
  // The wall that is told of before: "the wall is load bearing and we want it opened up".
  {
    words: WANTS_IT_OUT,
    means: 'bearing wall removal',
    beside: /\b(?:load[- ]?bearing|bearing wall|structural)\b/i,
    unless: OTHERWISE_IT,
  },
  { words: WANTS_IT_OUT, means: 'wall removal', beside: /\bwall\b/i, unless: OTHERWISE_IT },
  // Chairs of a table, and the one chair of a desk.
  { words: /\b((?:table|tables) (?:with|and|plus) )(?:an? |\w{2,8} ){0,2}chairs?\b/gi, means: '$1' },
  {
    words:
      /(?<!\b(?:arm|club|easy|lounge|reading|accent|swivel|wingback|leather|comfy|comfortable|side|extra|guest|client|cozy|egg|lift|rocking|nursing|massage) )\bchair\b/gi,
    means: ' ',
    in: ['office'],
  },
  // The panel that is there, with the floor before it.
  {
    words: new RegExp(
      String.raw`\b${PANEL}\b(?=[^.;\n]{0,60}\b(?:reach|reachable|accessible|access|serviceable|clear|unblocked|in front)\b)`,
      'gi',
    ),
    means: 'reachable panel',
  },
  {
    words: new RegExp(
      String.raw`\b((?:reach|access to|block|cover|around|clear|open)(?: up)? (?:to |of )?(?:the |our |my |an? )?)${PANEL}`,
      'gi',
    ),
    means: '$1reachable panel',
  },
  {
    words:
      /(?<=\breachable panel[^.;\n]{0,60})\b(?:must|has to|have to|should|needs to) (?:stay|remain|be|be kept) (?:reachable|accessible|clear|serviceable)\b/gi,
    means: ' ',
  },
  // From one fuel to another: the one that is gone to.
  {
    words: new RegExp(
      String.raw`\b(?:from )?(?:gas|electric|propane|induction)(?: ${FUEL_NOUN})?(?: (?:moves?|moving|goes|going|changes?|changing|switch(?:es|ing)?|converts?|converting|turns?))?(?: over)? (?:to|into|with)(?: an?)? (gas|induction|electric)(?: (?:one|${FUEL_NOUN}))?(?! line)\b`,
      'gi',
    ),
    means: '$1 range',
    in: ['kitchen'],
  },
  // A sink of the island that is told before it.
  { words: /(\bisland\b[^.,;\n]{0,60} )(prep sink)\b(?! (?:in|on|at|by|near) )/gi, means: '$1island $2' },
  {
    words: /\b(two|both|2) ((?:sit[- ](?:to[- ])?stand(?:ing)?|standing|adjustable) desk)s\b/gi,
    means: '$1 desks $2',
  },
  // One of a kind does not do: another is asked for.
  {
    words:
      /\b(?:one|1|a single|just one) (fridge|refrigerator|oven|sink|dishwasher|desk|closet|bathroom|freezer) (?:(?:just|really|simply) )?(?:isn't|isnt|is not|is never|won't be|wont be|will not be|will never be|is (?:just|really|simply) not) (?:(?:just|really|simply) )?enough\b(?! (?:for me|is))/gi,
    means: 'second $1',
  },
  // New fronts on old boxes: no doors of the room.
  {
    words:
      /\brefac(?:e|ing)\b(?! (?:the |our |my |all |existing |those |these |kitchen )*(?:cabinet|cupboard|fire|brick|chimney|them|it\b|vanity))/gi,
    means: 'cabinet refacing',
    in: ['kitchen'],
  },
  {
    words: /\bnew doors\b/gi,
    means: 'new cabinet doors',
    in: ['kitchen'],
    beside: /\breface|refacing|cabinet boxes|slim shaker|shaker|hinges\b/i,
  },
  {
    words:
      /\b(?:nothing|not|no)(?: that is| that's| with)? gas\b(?! (?:line|range|stove|cooktop|fire|dryer|oven|meter|logs?|insert|heat|grill|station|appliance|pipe|water|hook))/gi,
    means: 'no gas range',
    in: ['kitchen'],
  },
  // The side of the tub that somebody has to step over is no wall of the room.
  {
    words:
      /\b(?:the|our|my|this|that) (?:bath)?tub(?:'s)? (?:wall|edge|rim|lip|side)s? (?=(?:is|are|was|feels)\b)/gi,
    means: 'it ',
    in: ['bathroom'],
  },
  // Shades of paint and wood by themselves.
  {
    words: /(?<!\b(?:the|our|my|these|those) )\b(?:very )?dark (?=(?:walls|ceiling)\b)/gi,
    means: 'charcoal ',
  },
  {
    words: /(?<!\b(?:the|our|my|these|those) )\blight(?:er)? (?=(?:walls|ceiling)\b)/gi,
    means: 'off-white ',
  },
  { words: /\blight(?:er)? (?=floors?\b)/gi, means: 'light grey ', in: ['bathroom'] },
  { words: /\blight(?:er)? (?=floors?\b)/gi, means: 'white oak ', notIn: ['bathroom', 'garage'] },
  {
    words:
      /\b(?:\d|one|two|three|another|a|fresh|second|final) coats?(?: of (?=[a-z]))?\b(?! (?:closet|rack|hook|hanger|tree|stand|storage))/gi,
    means: ' ',
  },
  {
    words:
      /\b(?:don't|dont|do not|not|never|without|hate)(?: (?:want|like|have))?(?: to)?(?: be)? fac(?:e|ing)(?: me| us)?(?: to| at| towards?)? (?:the|a|any) wall\b/gi,
    means: 'desk facing the room',
    in: ['office'],
  },
  { words: /\bgas(?= (?:with|and) (?:\d|four|five|six) burners?\b)/gi, means: 'gas range', in: ['kitchen'] },
  {
    words:
      /\b(?:no|not|won't be|never|stop|no longer|don't|do not|dont) park(?:ing|ed)?\b(?!(?: (?:any ?more|cars?|anything|here|in (?:here|it|there))){0,2} (?:now|currently|right now|at the moment|because|on the street|in the street)\b)(?: (?:any ?more|cars?|anything|here|in (?:here|it|there)))?\b/gi,
    means: 'no cars',
    in: ['garage'],
  },
  // Water where none belongs.
  {
    words:
      /\b(?<!\bwould (?:the |any )?)(?:water|rain|moisture)(?: (?:is|always|still|keeps?|sometimes)){0,2} (?:com(?:es?|ing)|drip(?:s|ping)?|run(?:s|ning)?|get(?:s|ting)?|drain(?:s|ing)?|seep(?:s|ing)?|leak(?:s|ing)?) (?:through|in|into|out of|from|down)\b/gi,
    means: 'water coming in',
  },
  // A part of the refrigerator, no freezer by itself.
  {
    words:
      /\b(?:bottom |lower |pull[- ]?out )?freezer (?:drawers?|(?:is |goes )?(?:on|at) (?:the )?bottom|on top|compartment)\b|\bbottom[- ]freezer\b/gi,
    means: 'bottommount ',
    beside: /\b(?:fridge|refrigerator)\b/i,
  },
  {
    words: /(?<=(?:^|[.,;!?\n] ?))(?:strong |powerful )?gas(?: strong| powerful)?(?=\s?(?:[.,;!?\n]|$))/gi,
    means: 'gas range',
    in: ['kitchen'],
  },
  // Where the gas comes in.
  {
    words:
      /\b(mov(?:e|ing) )(?:the |our )?gas\b(?! (?:line|range|stove|cooktop|meter|oven|dryer|fire|grill|pipe|heater|insert))/gi,
    means: '$1the gas line',
  },
  // Machines that come into this room: no pipes of the old place.
  {
    words:
      /\b(?:mov(?:e|ing)|bring(?:ing)?|get(?:ting)?|put(?:ting)?) (?:the |our )?(washer(?: and|\/| &)? ?dryer|laundry) (?:in here|in this room|into (?:this|the) (?:room|bathroom|bath)|up here)\b/gi,
    means: '$1',
  },
  {
    words: /(?<=[.,;] ?)stacked(?=\s?(?:[.,;\n]|$)| (?:if|to|on|one))/gi,
    means: 'stacked washer and dryer',
    beside: /\b(?:washer|dryer|laundry)\b/i,
  },
  // A doorway by its width of today and the one that is needed.
  {
    words:
      /\b(?:doors?|doorways?|door opening) (?:is|are)(?: only| just)? \d\d(?: ?(?:in|inches|"))?(?: wide)?,?(?: and| but)?(?: it)? (?:should|must|needs? to|has to|have to|want it to) be (?:at least )?\d\d\b/gi,
    means: 'wider doorway',
  },
  // Hours in which may be worked.
  {
    words:
      /\bwork(?:ing)?(?: only| allowed)?(?: from| between)? \d{1,2}(?::\d\d)? ?(?:am|a\.m\.)? ?(?:to|-|until|till|and) ?\d{1,2}(?::\d\d)?(?: ?(?:pm|p\.m\.)\b)?(?! ?(?:ft|feet|in\b|"|'|people|x))/gi,
    means: 'work hours',
  },
  // A bar at which nothing is washed.
  {
    words: /\bno sink\b/gi,
    means: 'dry bar',
    in: ['basement', 'living room', 'garage', 'other'],
    beside: /\b(?:wet |dry |home )?bar\b(?! (?:cart|stool))/i,
  },
  {
    words: /\bheated towel (?:things?|holders?|hangers?|hooks?|bars?)\b/gi,
    means: 'towel warmer',
    in: ['bathroom'],
  },
  {
    words: /\bframeless\b(?! (?:glass|shower|doors?|mirror|cabinets?|cabinetry|enclosure|panel))/gi,
    means: 'frameless glass',
    in: ['bathroom'],
  },
  // What something is only held against.
  {
    words: /\b(?:costs? )?(?:more|less|cheaper|dearer) than (?:a|an) [a-z-]{3,12}(?: in)? one\b/gi,
    means: ' ',
  },
  { words: /\bbody jets?\b/gi, means: 'body sprays', in: ['bathroom'] },
  { words: /\bnew valves?\b/gi, means: 'new shower valve', in: ['bathroom'], beside: /\b(?:shower|tub)\b/i },
  // A sink each, apart from one another.
  {
    words:
      /\b(?:two|2) (?:separate |individual )?sinks,? (?:not (?:a |one )?double|(?:with )?(?:a |some |the )?(?:[a-z]{3,10} )?(?:cabinet|storage|tower|drawers|space|counter|linen|vanity|room)(?: tower| cabinet)? (?:in )?between)\b/gi,
    means: 'two separate vanities',
    in: ['bathroom'],
  },
  {
    words: /\bvent (?:is |gets )?(?:clogged|plugged|full of lint|blocked)\b/gi,
    means: 'dryer vent',
    in: ['other'],
  },
  {
    words: /\bsand(?:ed)? (?:and|&) (?:re)?stain(?:ed)?\b(?! (?:the|them|it|those)\b)/gi,
    means: 'restain the cabinets',
    in: ['kitchen'],
    beside: /\bcabinets?\b/i,
    unless: /\bfloors?\b[^.;]{0,20}\bsand/i,
  },
  {
    words:
      /\b(?:two|2|three|3|four|4|five|5|six|6|seven|7|eight|8|nine|9|ten|10) seats (?:in|on) (?=(?:two|2|three|3) rows?\b)/gi,
    means: 'theater seats in ',
    in: ['basement', 'living room', 'other'],
  },
  {
    words: /\b(?:[89]\d|1[0-5]\d)(?: ?(?:in|inch|"))? screen\b/gi,
    means: 'big screen',
    in: ['basement', 'living room', 'other'],
    beside: /\b(?:theater|theatre|projector|movie|cinema)\b/i,
  },
  // "One sink is fine": no two basins.
  {
    words:
      /\b(?:(?:just|only) )?(?:one|a single|1) (?:sink|basin)\b(?: is (?:fine|enough|plenty|ok|okay|all (?:we|i) need))?(?! (?:each|on|in|for|per|and)\b)/gi,
    means: 'single vanity',
    in: ['bathroom'],
    unless:
      /\b(?:two sinks|double|pedestal|wall[- ]hung|corner sink|other sink|one sink (?:on|for|in)|vessel)\b/i,
  },
  // A floor that is not to be slick when it is wet is laid in porcelain of that kind.
  {
    words:
      /\b(?:(?:the|a) )?(?:shower |bathroom )?floor(?:ing)? (?:that |which )?(?:(?:should|must|can|does|do|will|would|is|are)(?: not|n['’]t)|isn['’]?t|aren['’]?t|won['’]?t|not|never) (?:be |get )?(?:too |so )?(?:slick|slippery)(?: when (?:it['’]?s |it gets )?wet)?|\b(?:non|anti)[- ]?(?:slip|skid) (?:tile |bathroom )?floor(?:ing)?(?: tiles?)?\b|\bslip[- ](?:resistant|proof) (?:tile )?floor(?:ing)?(?: tiles?)?\b/gi,
    means: 'porcelain tile floor',
    in: ['bathroom', 'kitchen', 'other'],
    unless: /\b(?:vinyl|lvp|lvt|cork|rubber|linoleum|hex|penny|mosaic|slate|wood|pebble)\b/i,
  },
  // Books of a kitchen stand on its open shelves, and who cooks with gas has a range for it.
  {
    words: /\b(?:bookshel(?:f|ves)|book ?cases?|book shel(?:f|ves))\b/gi,
    means: 'open shelves',
    in: ['kitchen'],
  },
  {
    words:
      /\b(?:(?:we|i) (?:only |always |love to |like to |like |prefer to |prefer )?(?:cook|cooking) (?:with|on|over) gas|cooks? with gas)(?: and (?:want|plan|intend|would like) to keep (?:doing (?:that|it|so)|it that way))?\b/gi,
    means: 'gas range',
    in: ['kitchen'],
    unless: /\b(?:induction|electric|cooktop|gas (?:range|stove))\b/i,
  },
  // Without water, a vanity is one to make up at.
  {
    words:
      /\b(?<!\b(?:makeup|make-up|make up|dressing|bathroom|bath|double|sink|floating) )vanity\b(?! (?:table|sink|top|light|stool|chair))/gi,
    means: 'makeup vanity',
    in: ['bedroom'],
    unless: /\b(?:bath|bathroom|en-?suite|sink|shower|toilet)\b/i,
  },
  // Who sews or paints at a table does not dine at it.
  {
    words:
      /\b(?<!\b(?:coffee|side|end|bedside|changing|vanity|dressing|sewing|craft|cutting|play|train|card|pool|game|dining|console|ping pong|activity) )table(?! (?:lamps?|saw|tennis|for (?:two|four|six|eight|\d)))/gi,
    means: 'sewing table',
    in: ['bedroom', 'office'],
    beside: /\b(?:sew(?:ing|s)?|quilt(?:s|ing)?|sewing machine)\b/i,
    unless: /\b(?:dining|eat|dinner)\b/i,
  },
  {
    words:
      /\b(?<!\b(?:coffee|side|end|bedside|changing|vanity|dressing|sewing|craft|cutting|play|train|card|pool|game|dining|console|ping pong|activity) )table(?! (?:lamps?|saw|tennis|for (?:two|four|six|eight|\d)))/gi,
    means: 'craft table',
    in: ['bedroom', 'office'],
    beside:
      /\b(?:crafts?|crafting|scrapbook(?:s|ing)?|wrap(?:ping)? (?:gifts|presents)|puzzles?|art (?:room|projects?)|hobby|hobbies)\b/i,
    unless: /\b(?:dining|eat|dinner)\b/i,
  },
  // Gas in the house, told of who breathes oxygen in it.
  {
    words: /\bno gas appliances?\b/gi,
    means: 'open flame',
    notIn: ['kitchen'],
  },
  { words: /\bno gas appliances?\b/gi, means: 'no gas range', in: ['kitchen'] },
  // Lights in a ceiling, not tins: "do cans", "6 LED cans over the island".
  {
    words:
      /\b((?:do|add|want|some|few|put in|install|use|led|ceiling|dimmable|wafer|\d{1,2}|four|six|eight) )cans(?=\s?(?:[.,;:!?\n)]|$)| (?:in|over|on|above|and|with)\b)/gi,
    means: '$1recessed lights',
    unless: /\b(?:trash|garbage|soup|tin|pantry)\b/i,
  },
  // What a leak leaves on a ceiling or a wall, and no color.
  {
    words:
      /\b(?:brown|yellow|yellowish|wet|damp|dark) (?:water )?(?:rings?|spots?|stains?|patch(?:es)?|marks?)\b/gi,
    means: 'water stain',
    unless: /\b(?:rug|wood|carpet|sofa|couch)\b/i,
  },
  // "Island with stools but I do not want the cooktop in it".
  {
    words: /\b(cooktop|stove|range) (?:in|on) it\b/gi,
    means: '$1 in the island',
    in: ['kitchen'],
    beside: /\bisland\b/i,
  },
  // One top of wood: the others are of what else is named.
  {
    words:
      /\b(?:butcher[- ]?block|wood|wooden)(?: (?:top|counter|countertop))? (?:(?:just|only) )?(?:on|for) (?:just |only )?(?:the |our )?island\b(?: (?:only|alone))?/gi,
    means: 'island with butcher block',
    in: ['kitchen'],
  },
  {
    words:
      /\b(quartz|granite|laminate|marble|soapstone|quartzite|corian) (?:on|for) (?:the rest|all the others?|everything else|the others?|the perimeter)\b/gi,
    means: '$1 counters',
    in: ['kitchen'],
  },
  // A shade of a color, and no lamp: "walls light blue".
  {
    words:
      /\b(walls?|ceiling|trim|cabinets|floor|uppers|lowers|doors?) (?=(?:light|pale|soft|dark|deep) (?:blue|green|gr[ae]y|pink|yellow|brown|red|purple|beige|teal|oak|wood)\b)/gi,
    means: '$1 in ',
  },
  // The door of a garage that is replaced by an insulated one.
  {
    words:
      /\b(?<!\b(?:side|man|walk|entry|house|back|service|front) )door is (?:getting |being |to be )?(?:replaced|swapped) (?:with|by|for) (?:a new |an )?insulated (?:one|door)\b/gi,
    means: 'new garage door, garage door insulation, ',
    in: ['garage'],
  },
  {
    words:
      /\b(?<!\b(?:side|man|walk|entry|house|back|service|front) )insulated (?:steel |new )?(?:door|one)\b/gi,
    means: 'garage door insulation',
    in: ['garage'],
  },
  // Places and heights that name no feature.
  { words: /\baway from (?:the |any )?(?:heat|heater|heating|radiator|vents?)\b/gi, means: ' ' },
  { words: /\bto (?:the )?(?:bottom of the |underside of the )?(?:floor )?joists\b/gi, means: ' ' },
  // Of a bath these are two of its things, and no bath in another room.
  { words: /\btoilet and (?:the |a )?sink\b/gi, means: 'toilet and the sink', in: ['bathroom'] },
];

const isIn = ({ in: rooms, notIn }: OtherThing, category: RoomCategory): boolean =>
  (rooms?.includes(category) ?? true) && !notIn?.includes(category);

const asRewriting = ({ words, means, beside, unless }: OtherThing): Rewriting => [
  words,
  means,
  (text) => (beside?.test(text) ?? true) && !unless?.test(text),
];

const ROOMS_REWRITTEN = new Map(
  ROOM_CATEGORIES.map((category) => [
    category,
    OTHER_THINGS.filter((thing) => isIn(thing, category)).map(asRewriting),
  ]),
);

/** A text of a room of this category in words that mean one thing. */
export const replaceAmbiguousWords = (text: string, category: RoomCategory): string =>
  rewritten(text, ROOMS_REWRITTEN.get(category) ?? []);
