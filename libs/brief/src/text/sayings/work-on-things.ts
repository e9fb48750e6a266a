/**
 * Work on a thing that is there, written out with the thing's name: "the tub stays, just reglaze it" is "reglaze the tub",
 * "the door is hollow core, swap for something solid" is "replace the door with a solid one". Every repetition is bounded.
 */
type Saying = readonly [said: RegExp, means: string];

const PLACE = '(?:right )?(?:behind|by|next to|around|under|near|beside|in front of|at|below)';
const STANDING =
  '(?:the |our |my )(?:toilet|tub|bathtub|vanity|sink|(?:back |front |patio )?door|shower|stove|range|fridge|refrigerator|dishwasher|window|island|radiator|fireplace|washer|water heater)';
const TILES = '(?:(?:floor|wall|bathroom|kitchen) )?(?:tiles?|grout|planks?|floor ?boards?)';
const OLD_BRICK =
  '(?:(?:old|existing|ugly|dark|red|orange|original|dated) ){0,2}(?:(?:brick|stone) )?fire ?place';
const SHADE =
  '(?:,? (?:a )?(?:(?:soft|warm|bright|flat|matte|creamy|light|dark) )?(?:white|off[- ]white|black|gray|grey|cream|charcoal|navy|tan|beige|green|blue|taupe|greige))?';

const WORK_ON_THINGS: readonly Saying[] = [
  // "The tile behind the toilet is cracked": a few are mended, and none of the rest is laid anew.
  [
    new RegExp(
      `\\b(?:the |a few |some |two |three |one |a couple of |several )?${TILES} ${PLACE} ${STANDING} (?:is|are|has|have)(?: all| badly| really| a little| both)? (?:cracked|cracking|cracks?|loose|broken|missing|chipped|coming (?:off|up|loose)|popped|popping|lifting|a crack(?: in it)?)\\b`,
      'gi',
    ),
    'small repairs',
  ],
  [
    new RegExp(
      `\\b(?:the |a few |some |two |three |one |a couple of |several |there['’]s a |there is a |there are )?(?:cracked|loose|broken|chipped|missing) ${TILES} ${PLACE} ${STANDING}\\b`,
      'gi',
    ),
    'small repairs',
  ],
  // "Wall behind the range is greasy, tile it".
  [
    /\b(?:the )?wall (behind|over|above) (the (?:range|stove|cooktop|sink|counters?)) (?:is|gets|looks|stays)(?: [a-z]{2,10}){1,4}[,;.]? ?(?:and |so )?(?:please |we want to |let['’]?s |want to |just |can you )?tile it\b/gi,
    'new tile backsplash $1 $2',
  ],
  [
    /\btile (?:the |that )?wall (behind|over|above) (the (?:range|stove|cooktop|sink|counters?))\b/gi,
    'new tile backsplash $1 $2',
  ],
  // Only a tub is glazed anew.
  [/\bre-?(?:glaze|enamel) it\b/gi, 'reglaze the tub'],
  [
    /\b(?:we |i )?(?:just |only )?(?:want|need|have|get|would like) (?:it|the tub|the bathtub) (?:to be )?re-?(?:glazed|enameled)\b/gi,
    '. Reglaze the tub',
  ],
  // Grout that is renewed asks for no other shower.
  [
    /\bre-?(?:grout|caulk|seal)(?:ing)? (?:(?:and|&) re-?(?:grout|caulk|seal)(?:ing)? )?(?:the |our |my |all the )?(?:whole |old |existing )?(?:shower|bath ?tub|tub|bath|wall|floor|surround)(?: (?:tiles?|walls?|surround|floor|area|grout))?(?: (?:and|&) (?:the )?(?:shower|tub|floor))?\b/gi,
    'regrout',
  ],
  // A seat is the toilet's.
  [/\b(toilet[^.;!?\n]{0,24}?)\b(?:needs? |wants? |gets? |with )?(?:a )?new seat\b/gi, '$1new toilet seat'],
  // A top that a vanity gets is its counter.
  [/\b(vanity[^.;!?\n]{0,24}?\b(?:but|with|and|needs|gets)) (?:a |an )?new top\b/gi, '$1 new countertop'],
  // What is said of a thing, and what becomes of it without its name.
  [
    /\b(window|door|front door|fan|faucet|toilet|vanity|light)( [^.;!?\n]{0,24}?\b(?:is|looks|was)(?: (?:all|so|really|very|completely))? (?:rotted|rotten|rotting|hollow[- ]core|hollow|drafty|broken|cracked|fogged|dated|shot|ugly|leaking|warped|old|single[- ]pane)(?: out)?|(?: is| looks)?(?: rotted| rotten| hollow[- ]core| drafty)),? ?(?:and |so )?(?:please |just |we want to |want to |need to )?(?:replace|swap|change|switch)(?: it)?(?: out)?(?= (?:with|for|to)\b|[.;!\n]|$)/gi,
    '$1$2, replace the $1',
  ],
  [/\breplace the door (?:for|with) something solid\b/gi, 'replace the door with a solid door'],
  [
    /\b(?:replace|replacing|swap(?: out)?|change(?: out)?) (?:both|all|all of|all (?:two|three|four|five|six)|(?:the )?(?:two|three|four|five|2|3|4|5)) (?:of )?(?:the |our )?(?:old |existing )?windows?\b/gi,
    'replace the windows',
  ],
  [/\b(?:6|six|2|two|5|five)[- ]panel (?:interior |wood )?door(s?)\b/gi, 'interior door$1'],
  // What lies over a floor that is wanted is taken up.
  [
    /\b(?:rip|tear|pull|take) up (?:the |our |all the |that )?(?:old |existing |nasty |ugly )?carpet(?:ing)?(?: on top)?(?: first)?\b/gi,
    'carpet taken up',
  ],
  [
    /\b(?:re-?finish|sand(?: and (?:stain|refinish|refinishing))?) (?:the )?((?:hard ?wood|wood|oak)(?: floors?)?) (?:that(?: i|['’])s |which is )?under(?:neath)? the (?:old )?carpet(?:ing)?\b/gi,
    'carpet taken up, refinish the $1',
  ],
  [/\b((?:tile|tiled|concrete|epoxy) floor),? (?:w\/|with|and) (?:a )?drain\b/gi, '$1 and floor drain'],
  [
    /\b(closet )(?:stays|is staying)(?:,| but| and)+ fit it out(?: for [a-z]{3,12})?\b/gi,
    'fit out the closet',
  ],
  // What a basement has is not bought for it.
  [
    /\bthere(?:['’]s| is| are) (?:already )?(?:a |an |the |our )?(?=(?:sump pump|water heater|hot water heater|furnace|boiler|water softener|oil tank)\b)/gi,
    'keep the ',
  ],
  [
    /\bfor (?:the |our )?furnace(?: ?(?:\/|,|and|&) ?(?:the )?(?:water heater|hot water heater|boiler|softener)){1,2}\b/gi,
    'for the furnace',
  ],
];

/** Work on the brick of a fireplace, in a text that names one. */
const OF_BRICK: readonly Saying[] = [
  // Who paints the brick of a fireplace has one.
  [
    new RegExp(
      `\\b(?:painting|paint|whitewash(?:ing)?|limewash(?:ing)?) (?:the |our |my |that )${OLD_BRICK}(?: surround| wall)?${SHADE}`,
      'gi',
    ),
    'brick gets painted, keep the fireplace',
  ],
  [
    new RegExp(
      `\\b(?:an? |the |our )${OLD_BRICK}((?: (?:on|in|at|along) the [a-z]{3,9}(?: [a-z]{3,9})? (?:wall|corner|side))?),? (?:that |which |and )?(?:we['’]?re|we are|i['’]?m|i am|we(?:['’]ll| will)|(?:is|are|is being|gets?) (?:to be )?)(?: going to| gonna)? ?(?:painting|painted|paint)${SHADE}`,
      'gi',
    ),
    'keep the fireplace$1, brick gets painted',
  ],

  [
    /\b(?:lime ?wash|white ?wash|german smear|paint)(?:ing)? (?:the |our |that )?(?:fireplace |old |ugly |red |orange ){0,2}brick(?:s|work)?(?: only)?(?: white| black| gray)?(?: or (?:lime|white) ?wash(?: it)?)?\b/gi,
    'brick gets painted',
  ],
  [
    /\b(?:the |our )?brick(?: only)?,? (?:to be |gets |needs )?(?:lime ?wash(?:ed)?|white ?wash(?:ed)?|painted)(?: white)?\b/gi,
    'brick gets painted',
  ],
];
const FIREPLACE = /\b(?:fireplace|hearth|chimney)\b/i;

/** The sayings of a text, those of a fireplace where it names one. */
export const sayingsOfWork = (text: string): readonly Saying[] =>
  FIREPLACE.test(text) ? [...OF_BRICK, ...WORK_ON_THINGS] : WORK_ON_THINGS;
