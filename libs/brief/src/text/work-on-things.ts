/**
 * Work on a thing that is there, written out with the thing's name: "the tub stays, just reglaze it" is "reglaze the tub",
 * "the door is hollow core, swap for something solid" is "replace the door with a solid one". Every repetition is bounded.
 */
type Saying = readonly [said: RegExp, means: string];

const WORK_ON_THINGS: readonly Saying[] = [
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
