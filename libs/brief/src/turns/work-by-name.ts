import { type Rewriting, rewritten } from '../text/needed-words.js';
import { withReplaced } from '../work/replaced.js';
import { bySentence } from './by-sentence.js';

/**
 * Work that is told by what is wrong, by what it is for or by what comes instead, written out by its name, so that its own line
 * prices it: "I hate the boob light, put in something softer" is one new light, "the door is a 28 now, it has to be 36" is a wider
 * doorway. Every repetition is bounded.
 */

const THE = '(?:the|that|this|our|my|those|these|his|her)';
const ENDS = String.raw`(?=\s?(?:[.,;:!?\n)]|$)| (?:and|but|so|because|since|please|instead|over|in|on|above)\b)`;

const PLAIN_LIGHT =
  '(?:(?:old|ugly|dated|cheap|awful|existing|current|single|sad|hideous|harsh|lonely|builder[- ]grade|builder) ){0,2}(?:boob|nipple|dome|flush[- ]?mount(?:ed)?|fluorescent(?: box| tube)?|ceiling|overhead|hall|entry|bedroom|center) ?(?:lights?|light fixtures?|fixtures?)(?: fixture)?|(?:old |ugly |dated )?(?:flush mount|fluorescent (?:box|tube)|boob light)';
const NICER =
  "(?:something|one|a fixture|a light) (?:(?:a (?:bit|little)|much|way|more|less|that(?:['’]s| is)) ){0,2}(?:nicer|softer|prettier|better|warmer|modern|brighter|newer|nice|pretty|cute|cuter|stylish|decent|dimmer|smaller|bigger|simple|new|fresh|harsh|ugly|fun|classic|interesting|attractive)(?: one| light| fixture)?";
const A_NICER = `(?:${NICER}|an? (?:(?:new|nicer|prettier|softer|better|modern|simple|pretty|nice|decent) ){1,2}(?:one|fixture|light|ceiling light|light fixture|flush ?mount|semi[- ]flush(?: ?mount)?)|a (?:semi[- ]flush(?: ?mount)?|flush ?mount))`;
const PUT = '(?:put|get|hang|install|find|use|pick|go with|do)(?: (?:me|us|him|her))?(?: (?:in|up))?';
const ONE_LIGHT = 'one new ceiling fixture';

const LIGHTS: readonly Rewriting[] = [
  // "Swap out the flush mount light for something nicer".
  [
    new RegExp(
      String.raw`\b(?:swap|switch|change|trade|replace|exchange)(?:ing)?(?: out)? ${THE} (?:${PLAIN_LIGHT})(?: (?:out|over|in|above) ?(?:the [a-z]{3,10} ?)?)? ?(?:for|with|to) ${A_NICER}${ENDS}`,
      'gi',
    ),
    ONE_LIGHT,
  ],
  // "I hate the boob light, put in something softer"; "get rid of the boob light and put something nicer up".
  [
    new RegExp(
      String.raw`\b(?:(?:(?:i|we) )?(?:really |just |absolutely )?(?:hate|can['’]?t stand|cannot stand|dislike|despise|don['’]?t like)|get rid of|lose|ditch|take down|remove) ${THE} (?:${PLAIN_LIGHT})(?: in (?:here|there))?[,;.]? ?(?:and |so |please |then |let['’]?s ){0,2}(?:${PUT} ${A_NICER}(?: up| in)?|(?:i['’]?d|we['’]?d) (?:like|love) ${A_NICER}|(?:want|need) ${A_NICER})${ENDS}`,
      'gi',
    ),
    ONE_LIGHT,
  ],
  // "The fluorescent box light has to go, put in something nicer".
  [
    new RegExp(
      String.raw`\b${THE} (?:${PLAIN_LIGHT})(?: in (?:here|there))? (?:has to go|needs to go|must go|have to go|can go|goes|is (?:so )?(?:ugly|awful|hideous|dated|harsh|terrible|sad))[,;.]? ?(?:and |so |please |then |let['’]?s ){0,2}(?:${PUT} ${A_NICER}(?: up| in)?|(?:i['’]?d|we['’]?d) (?:like|love) ${A_NICER}|(?:want|need) ${A_NICER})${ENDS}`,
      'gi',
    ),
    ONE_LIGHT,
  ],
];

const INCHES = '(?:["”]|[- ]?(?:inch(?:es)?|in\\.?)(?![a-z]))?';
const MUST = '(?:has to be|needs to be|must be|should be|have to be|need to be|ought to be)';
const NARROW = `(?:2[0-9]|3[0-4])${INCHES}`;
const WIDE = `(?:an? )?(3[0-9]|4[0-8])${INCHES}(?: (?:one|door|wide))?`;
const A_DOOR = '(?:the |our )?(?:(?:bath(?:room)?|bedroom|hall|entry) )?(?:door|doorway)';
/** "Door is a 28 now, it has to be 36". */
const HAS_TO_BE = String.raw`\b${A_DOOR}(?: is| was|['’]s)(?: only| just)?(?: an?)? ?${NARROW}(?: wide| door)?(?: now| today| currently)?[,;.]? ?(?:and |but |so |which )?(?:it |that |this )?${MUST} ${WIDE}`;
const DOORS: readonly Rewriting[] = [
  // "… and swing out", "… and it can't swing in": what goes on about the door.
  [
    new RegExp(`${HAS_TO_BE},? (?:and |but )?(?:it )?(?=(?:swing|open)s? )`, 'gi'),
    'clear opening of $1 inches. The door should ',
  ],
  [
    new RegExp(
      `${HAS_TO_BE},? (?:and |but )?(?:it )?(?=(?:must|has to|should|can['’]?t|cannot|can not|may not|needs to|shouldn['’]?t|must not) (?:not )?(?:swing|open)s?\\b)`,
      'gi',
    ),
    'clear opening of $1 inches, the door ',
  ],
  [new RegExp(HAS_TO_BE, 'gi'), 'clear opening of $1 inches at the door'],
  // "The door needs to go from 28 to 32".
  [
    new RegExp(
      String.raw`\b${A_DOOR} (?:(?:needs?|has|have|ought|wants?|is|are) (?:to )?)?(?:go(?:es|ing)?|be widened|widened|grow|change|changed) from (?:an? )?${NARROW} to ${WIDE}`,
      'gi',
    ),
    'clear opening of $1 inches at the door',
  ],
  [
    new RegExp(
      String.raw`\b(?:swap|change|replace)(?: out)? (?:the |our )?${NARROW} (?:door|doorway) (?:for|with|to) ${WIDE}`,
      'gi',
    ),
    'clear opening of $1 inches at the door',
  ],
];

const WINDOWS: readonly Rewriting[] = [
  // A window that rots and goes needs no allowance for the rot.
  [
    /\b(window(?: (?!and\b|but\b)[a-z]{2,9}){0,5}) (?:is|was|has) (?:all |really |completely |half )?(?:rotting|rotted|rotten)(?: out| away)?(?=[^.!?\n]{0,12}[^!?\n]{0,40}\b(?:glass block|close it up|close it in|wall it up|replace it|new window|new one|cover it up|fill it in))/gi,
    '$1 is old',
  ],
  [
    /\b(?:replace|swap|change)(?: out)? (?:the|that|this|our) (?:(?:[a-z]{3,9}) ){0,2}window(?: (?:in|over|above|at|by) the (?:shower|tub|bath|sink|[a-z]{3,6} wall))? (?:with|for|to) (?:a )?glass block(?: window| panel)?/gi,
    'glass block window',
  ],
  // "Either glass block or just close it up": the first of the two.
  [
    /\b(?:either )?(?:put in |use |do )?(?:a )?glass block(?: window)?,? or (?:(?:just|simply|maybe|else) ){0,2}(?:close|wall|cover|fill|block|board|tile)(?: it| that| the window)? (?:up|over|in|off)\b/gi,
    'glass block window',
  ],
  [
    /\b(?:either )?(?:(?:just|simply|maybe) )?(?:close|wall|cover|fill|block)(?: it| that| the window)? (?:up|over|in|off),? or (?:put in |use |do |go with )?(?:a )?glass block(?: window)?\b/gi,
    'glass block window',
  ],
];

const SOUND = '(?:sound ?proof(?:ing|ed)?|sound[- ]proof(?:ing|ed)?|sound[- ]?deaden(?:ing|ed)?)';
const WALL_TO =
  "(?: (?:that is |that['’]s |which is )?(?:shared with|we share with|to|between (?:us|it|here|the [a-z]{3,10}) and|next to|by|against|on the side of|toward|towards|that backs (?:up )?(?:on|to)(?: to)?|behind) (?:(?:the|my|our|his|her|their) )?(?:[a-z]{2,10}['’]s? |[a-z]{3,10}s['’] )?[a-z]{3,12}(?: (?:room|bath|unit|bedroom|office))?)?";
const OVERHEAD =
  '(?:right |directly |just )?(?:above|upstairs|overhead|over (?:it|us|this|the room)|on top of (?:it|us))';
const SOUNDS: readonly Rewriting[] = [
  // "The bedrooms are above so we need soundproofing" asks for no bedroom.
  [
    new RegExp(
      String.raw`\b(?:the |our |all the |all our )?(?:kids['’]? |main )?bedrooms? (?:is|are|sits?) ${OVERHEAD}(?=[^.;!?\n]{0,30}\b${SOUND})`,
      'gi',
    ),
    'someone sleeps above',
  ],
  // "Soundproof underlayment under any hard floor" asks for no floor.
  [
    /\b((?:acoustic(?:al)?|sound[- ]?(?:proof(?:ing|ed)?|rated|deadening)?|noise|iic[- ]rated) (?:underlay(?:ment)?|under ?layment|pad|mat|mats))(?: (?:is required|required|has to go|goes|must go|to go))? (?:under|beneath|below) (?:any|all|every|each) (?:(?:new|hard|hard[- ]surface|wood|solid) ){0,2}(?:floors?|flooring|surfaces?|floor coverings?)\b/gi,
    '$1',
  ],
  // "Soundproof the door and the wall shared with my son's room".
  [
    new RegExp(
      String.raw`\b${SOUND} (?:both )?(?:the |my |our )?doors? and (?:the |that |one )?(?:wall|walls)${WALL_TO}`,
      'gi',
    ),
    'door soundproofing and wall soundproofing',
  ],
  [
    new RegExp(
      String.raw`\b${SOUND} (?:both )?(?:the |that |one )?wall${WALL_TO} and (?:the |my |our )?door\b`,
      'gi',
    ),
    'wall soundproofing and door soundproofing',
  ],
  [new RegExp(String.raw`\b${SOUND} (?:the |my |our )(?:[a-z]{3,9} )?doors?\b`, 'gi'), 'door soundproofing'],
  [
    new RegExp(
      String.raw`\b${SOUND} (?:the|that|one|just the|only the) (?:(?:shared|back|party|common|bedroom|north|south|east|west) )?wall\b${WALL_TO}`,
      'gi',
    ),
    'wall soundproofing',
  ],
  // Whoever sleeps above hears it through the ceiling.
  [
    new RegExp(
      String.raw`\b((?:sleeps?|is|are|lives?|live|bedrooms?|nursery|room|rooms) ${OVERHEAD}[^.;!?\n]{0,24}?\b)${SOUND}(?! (?:the|a|door|wall|ceiling|curtain))`,
      'gi',
    ),
    '$1ceiling soundproofing',
  ],
  [
    new RegExp(
      String.raw`(?<!\b(?:ceiling|wall|door) )\b${SOUND}(?! (?:the|a|door|wall|ceiling|curtain))(?=(?: [a-z'’]{1,12}){1,8} (?:sleeps?|is|are|lives?) ${OVERHEAD})`,
      'gi',
    ),
    'ceiling soundproofing',
  ],
  // A fan that is nothing but noise is to be a quieter one.
  [/\b(fan|hood)(?: is|['’]s) (?:just|all|nothing but|only|pure) noise\b/gi, '$1 is loud'],
];

const CLOSET =
  '(?:(?:reach[- ]in|walk[- ]in|bedroom|existing|current|hall|master|primary|kids|big|small) ){0,2}(?:closets?|(?:walk[- ]in|reach[- ]in)(?! (?:closet|shower|tub|pantry)))';
const SYSTEM =
  '(?:(?:good|better|decent|new|nice|real|proper|custom|simple|whole|elfa|ikea|wood|built[- ]in) ){0,3}(?:closet )?(?:system|organizer|organization system|organizing system|shelving system|storage system|insert)s?';
const CLOSETS: readonly Rewriting[] = [
  // "The closet is a 6 ft reach in, just put a decent system in it".
  [
    /\b(?:the |our |my )closet is (?:an? )?(\d{1,2})[- ]?(?:ft|feet|foot|['’])(?: wide| long)? (?:reach[- ]in|walk[- ]in)(?: closet)?/gi,
    'keep the $1 ft closet',
  ],
  [
    new RegExp(
      String.raw`\b(?:just |only |please |let['’]?s |we want to |want to )?(?:put|install|get|add|fit|need|needs|want|wants|deserves) (?:an? |some |in an? )?${SYSTEM}(?: (?:in|into|inside|for)(?: (?:it|there|here|that)\b|(?: (?:the|our|my|both|each)) ${CLOSET}\b(?:(?: that)? (?:we have|that is there))?)| inside)`,
      'gi',
    ),
    'closet fit out',
  ],
  [
    new RegExp(
      String.raw`\b(?:an? )?${SYSTEM} (?:in|into|inside|for) (?:the|our|my) (?:existing |current )?${CLOSET}(?: (?:that )?(?:we have|is there|that['’]s there))?\b`,
      'gi',
    ),
    'closet fit out',
  ],
];

/** Of a sentence that tells of a closet: "keep the closet but put an organizer in", "the closet needs an organizer". */
const CLOSET_TOLD = /\bclosets?\b/i;
const FITTED: readonly Rewriting[] = [
  [
    new RegExp(
      String.raw`\b(?:put(?:ting)?|install(?:ing)?|get(?:ting)?|add(?:ing)?|needs?|wants?|deserves|gets?|with|and|build(?:ing)?)(?: in)? (?:an? |some |better )?(?:(?:shelves|shelving|drawers|rods) and )?(?:an? )?${SYSTEM}(?: (?:in|inside))?(?=[.,;!?\n]|$| (?:and|but|so|for)\b)`,
      'gi',
    ),
    'closet fit out',
  ],
];
const closetsFitted = (text: string): string =>
  bySentence(text, (sentence) =>
    CLOSET_TOLD.test(sentence) && ORGANIZES.test(sentence) ? rewritten(sentence, FITTED) : sentence,
  );
const ORGANIZES = /\b(?:organizers?|closet system|organizing system|organization system)\b/i;

const COLOR =
  '((?:(?:dark|light|deep|bright|soft|pale|burnt|forest|hunter|sage|navy|sky|baby|royal|mustard|hot|dusty|olive|emerald|mint) )?(?:orange|red|yellow|green|blue|navy|teal|pink|purple|black|charcoal|terracotta|rust|burgundy|lavender|gold|mustard|coral|turquoise|plum|maroon|sage|olive|emerald|mint|aqua|brown|gr[ae]y))';
const ONE_WALL = String.raw`\b(?:(?:just|only|paint) ){0,2}(?:one|a single) wall (?:(?:in|painted|to be|is|be) ){0,2}${COLOR}(?: paint)?(?![a-z]| (?:tile|brick|wallpaper|cabinets|sofa))`;
const COLORS: readonly Rewriting[] = [
  // "They picked orange, I said one wall".
  [
    new RegExp(
      String.raw`\b(?:they|he|she|the (?:kids|boys|girls|twins)|(?:my|our) (?:son|daughter|kids|boys|girls|teen(?:ager)?)) (?:picked|chose|wants?|wanted|loves?|asked for|voted for|insists? on)(?: out)? ${COLOR}(?: paint| walls)?[,;.]? ?(?:and |but |so )?(?:i|we|mom|dad) (?:said|agreed (?:to|on)|told (?:him|her|them)|settled on|allowed|okayed|compromised on) (?:ok(?:ay)? (?:to )?|yes to )?(?:just |only )?(?:one|a single|1) wall(?: only| max)?`,
      'gi',
    ),
    'one accent wall in $1',
  ],
  // "One wall orange, the rest white".
  [
    new RegExp(
      String.raw`${ONE_WALL}[,;] ?(?:and )?(?:the )?(?:rest|others?|other (?:three|walls)|other three walls)(?: of (?:it|the room|them))?(?: (?:are|is|stay|stays|in|to be))? (white|cream|beige|off[- ]white|gr[ae]y)`,
      'gi',
    ),
    'one accent wall in $1, walls $2',
  ],
  [new RegExp(ONE_WALL, 'gi'), 'one accent wall in $1'],
];

const ROUGH_INS: readonly Rewriting[] = [
  // "A bath. Rough in is there."
  [
    /(?<=(?:^|[.,;!?\n(] ?|\b(?:and|but) ))(?:the |our )?(?:plumbing |bath |bathroom )?rough(?:ed)?[- ]?in(?: plumbing)?(?:s)? (?:is|are|['’]s)(?: already| all)? (?:there|in|done|in place|stubbed(?: up| in| out)?)(?: already)?(?=\s?(?:[.,;:!?\n)]|$))/gi,
    'the bath rough in is already there',
  ],
];

const SMALL: readonly Rewriting[] = [
  // "Replace the kitchen window": of this room.
  [
    /\b(replac(?:e|ing)|new|chang(?:e|ing)|swap(?: out)?|fix(?:ing)?|paint(?:ing)?) (the |our )?(?:kitchen|bathroom|bath|bedroom|living room|office|basement|garage|laundry room) (windows?|doors?)\b(?! (?:seat|trim|sill|opener))/gi,
    '$1 $2$3',
  ],
  // A door of glass is none of the room's and no window.
  [
    /\b(?:(?:new|replace the|replace our|a|install a|put in a|add a) )(?:new )?((?:frameless |glass |clear |frosted ){0,2})(?:shower|tub) door(s?)\b(?! (?:sweep|handle|seal|track))/gi,
    'a $1glass shower door$2',
  ],
  // What takes a vanity's place.
  [
    /\b(?:swap|replace|change|exchange|trade)(?: out)? (?:the |our )?(?:single )?(?:vanity|sink) (?:for|with|to) a double(?: one| vanity| sink)?\b/gi,
    'a double vanity',
  ],
  [/\bretile (?:the |our )?(?:(?:bathroom|kitchen|whole|entire) )?floor\b/gi, 'new tile floor'],
  // "A gas insert in the fireplace": it is there.
  [
    /\b(?:an? |new )?(gas|electric|wood|pellet) (?:fireplace )?inserts? (?:in|into|inside|for) (?:the|our|my|an) (?:existing |old )?fireplace\b/gi,
    'convert to a $1 insert, keep the fireplace',
  ],
  [
    /\b(?:swap|replace|change)(?: out)? (?:the |our )?(?:old )?closet doors? (?:with|for|to) (?:new )?(sliding|bifold|french|mirrored|barn|louvered|solid)(?: ones| doors)?\b/gi,
    'new $1 closet doors',
  ],
  [/\bbuilt[- ]in desk\b/gi, 'built-ins with a desk'],
  // "New range hood vented outside" asks for no range.
  [/\b(new|replace the|a|the) range hood(?= (?:vented|ducted|that (?:vents|is vented))\b)/gi, '$1 hood'],
  // "Refinish the hardwood": the floor.
  [
    /\brefinish(?:ing)? (?:the |our |all the |all of the )?(?:existing |old |original )?(hardwood|wood|oak|pine|maple)s?\b(?! (?:floor|cabinet|door|trim|table|deck|stair|vanity|mantel|beam|panel|cupboard|built|bench|desk|dresser|furniture))/gi,
    'refinish the $1 floors',
  ],
  [
    /\b(refinish(?:ing)? (?:the |our |all the )?(?:(?:hardwood|wood|oak|pine|maple|old|existing) ){0,2}floors?) and (?=(?:new|install|add|put in|replace) )/gi,
    '$1, ',
  ],
  [/\b((?:popcorn|textured|stipple) ceilings?) and (?=(?:re)?paint\s?(?:[.,;!\n]|$))/gi, '$1, '],
  // Old boxes that are carried up.
  [
    /\b(?:extend|take|run|carry|bring|raise)(?:ing)? (?:the |our )?(?:(?:upper|existing|kitchen|wall) ){0,2}(?:cabinets|uppers|cupboards) (?:all the way )?(?:up )?to the ceiling\b/gi,
    'cabinets carried up to the ceiling',
  ],
  [
    /\b(?:replace|swap|change)(?: out)? (?:the |our )?(?:(?:old|kitchen|bathroom|existing) ){0,2}sink (?:with|for|to) (?:an? )?((?:(?:big|single|white|fireclay|stainless|deep|new) ){0,2}(?:farmhouse|apron[- ]front|undermount|single[- ]bowl|double[- ]bowl|drop[- ]in|pedestal|vessel)) (?:sink|one)\b/gi,
    'new $1 sink',
  ],
  // A way to another room that is made wider.
  [
    /\b(?:widen|enlarge|open up)(?:ing)? (?:the |our )?(?:doorway|door opening) (?=(?:to|into|between|from) )/gi,
    'widen the opening ',
  ],
  // "An egress window for the bedroom": the bedroom is there.
  [
    /\b(egress windows?) (?:for|in) (?:the|our|my|his|her|their) (?:(?:guest|existing|back|basement|kids|spare) ){0,2}bedrooms?\b/gi,
    '$1',
  ],
  // Light over an island that stands there.
  [
    /^((?:[^.;!?\n]{0,40} )?(?:pendants?|pendant lights?|lights?|lighting|chandelier|light fixtures?)) (?:over|above) (?:the|our|my) (island|peninsula)(?=\s?[.,;!\n]|$| and\b)/gi,
    '$1 over it, keep the $2',
    (text: string) => (text.match(/\b(?:island|peninsula)\b/gi)?.length ?? 0) === 1,
  ],
  // "Toilet is fine, just new seat": the toilet's.
  [
    /\b(toilet(?: (?!seat\b)[a-z'’]{1,9}){1,7}),? (?:just|only|but|except)(?: for)?(?: (?:needs|get|put on|wants))?(?: an?)? new seat\b/gi,
    '$1, new toilet seat',
  ],
  [
    /\b(toilet(?: (?!seat\b)[a-z'’]{1,9}){1,4}, (?:we['’]re |we are |i['’]m )?keeping it),? (?:just|only|but)(?: (?:needs|get|put on))?(?: an?)? new seat\b/gi,
    '$1, new toilet seat',
  ],
  // What joists allow mends no floor.
  [
    /\bif (?:the |our |these )?(?:floor )?joists (?:allow(?: it| for it)?|permit(?: it)?|let us|will allow(?: it)?|can take it|are deep enough|work)\b/gi,
    'if possible',
  ],
];

const WORK: readonly Rewriting[] = [
  ...SMALL,

  ...ROUGH_INS,
  ...LIGHTS,
  ...DOORS,
  ...WINDOWS,
  ...SOUNDS,
  ...CLOSETS,
  ...COLORS,
];

export const workByName = (text: string): string => closetsFitted(rewritten(withReplaced(text), WORK));
