import { type Rewriting, rewritten } from '../../text/needed-words.js';
import { bySentence } from '../by-sentence.js';

/**
 * What somebody finds of what is there, in plain statements: "that carpet is always needing cleaning" tells of an old floor and asks
 * for no carpet, "the cabinets are sturdy" leaves them, "a sectional won't fit" asks for none. Every repetition is bounded.
 */

const SURFACE =
  '((?:(?:kitchen|bathroom|vinyl|laminate|tile|wood|hardwood|oak|pine|carpet|wall|base|upper|lower|cream|beige|brown|white|durable) ){0,2}(?:carpet(?:ing)?|floor(?:s|ing)?|cabinets|cabinetry|cupboards|counter(?:s|tops?)?|backsplash|tile|linoleum|vinyl|laminate))';
const OURS = '(?:(?:all (?:of )?)?(?:the|our|that|this|these|those|my) (?:existing |current |present )?)';
const VERY = '(?:(?:still|all|actually|very|pretty|really|quite|so|perfectly|in|holding|a bit|just) ){0,2}';
/** "The cabinets are sturdy", "the vinyl floor wears great". */
const FINE = new RegExp(
  `\\b${OURS}${SURFACE}(?: (?:is|are|seems?|looks?) ${VERY}(?:sturdy|solid enough|rock solid|adequate|serviceable|sound|acceptable)| (?:wears?|has worn|have worn|holds? up|has held up|have held up|is wearing|are wearing) ${VERY}(?:great|well|fine|nicely|good|beautifully))\\b`,
  'gi',
);
/** "The flooring was installed four years ago, and wears great". */
const LAID_AND_FINE = new RegExp(
  `\\b${OURS}${SURFACE} (?:was|were|is|are) (?:[a-z0-9-]{2,12} ){1,8}?(?:ago|old|new)(?: [a-z]{3,8})?,? and (?:it |they |still )?(?:wears?|holds? up|looks?|works?|is|are) (?:still )?(?:great|well|fine|good|nice|perfect|in good shape|in great shape)\\b`,
  'gi',
);
const LAYOUT_FINE =
  /\b(?:the|our|this|current|existing) (?:kitchen |basic |overall |general )?(?:layout|floor plan|footprint|flow) (?:is|seems|works) (?:pretty |really |quite |mostly |basically )?(?:adequate|decent|functional|ok|okay|acceptable|perfectly good|as good as it gets)\b/gi;

const TROUBLE =
  '(?:always|constantly|forever|never not|impossible to keep|hard to keep|such a pain to keep|a pain to keep|a nightmare to keep) (?:needs?|needing|being|getting|looking|looks|in need of|clean|dirty|filthy|stained|sticky)(?: (?:of )?(?:cleaning|cleaned|vacuuming|mopping|scrubbing|a cleaning|dirty|stained|filthy|clean))?';
const AWFUL =
  '(?:gross|disgusting|nasty|hideous|filthy|ratty|stinky|smelly|matted|stained|ugly|awful|horrible|yucky|icky)';
/** "That carpet is always needing cleaning", "super gross carpet". */
const TROUBLES = new RegExp(`\\b${OURS}${SURFACE} (?:is|are|seems?|gets?|was) ${TROUBLE}`, 'gi');
const AWFUL_ALONE = new RegExp(
  `(?<=(?:^ ?|[,.;:] ?|\\band |\\bwith |\\bhas |\\bhave ))(?:(?:some|super|really|very|truly|seriously|the most) ){0,2}(?:old )?${AWFUL} (?:old )?${SURFACE}(?= ?(?:$|[,.;:)]| and\\b| that\\b| which\\b| throughout| everywhere))`,
  'gi',
);
/** "Ugly wallpaper": it comes off. */
const AWFUL_PAPER = new RegExp(
  `\\b(?:(?:the|our|that|some|this) )?(?:(?:super|really|very|old|dated|peeling|faded|original|${AWFUL}) ){0,2}(?:${AWFUL}|peeling|dated|faded) (?:(?:old|floral|striped|flowered|flowery|19[4-9]0s|original|textured) ){0,2}(wallpaper|wood paneling|paneling)(?= ?(?:$|[,.;:)]| and\\b| everywhere| throughout| in\\b| on\\b))`,
  'gi',
);
/** "The laminate cabinets are a bit dated": of what they are is no wish. */
const DATED = new RegExp(
  `\\b${OURS}(?:laminate|formica|oak|vinyl|linoleum|tile|tiled|carpet|granite|corian|wood|pine|maple|cherry|thermofoil|honey oak|golden oak|white|brown|beige|pink|green|blue|black) (cabinets|cabinetry|cupboards|counters?|countertops?|floors?|flooring|backsplash) (is|are|looks?|feels?) (?:(?:a bit|a little|kind of|sort of|really|so|very|pretty|all|quite|starting to look|getting) ){0,2}(dated|outdated|old|worn|tired|ugly|shabby|beat up|falling apart|scratched|stained)\\b`,
  'gi',
);
/** "… but not completely ugly". */
const NOT_SO_BAD =
  /,? ?\bbut (?:they['’]re |it['’]s |they are |it is )?not (?:completely|totally|entirely|that|too|so|all that|really|awfully) (?:ugly|bad|terrible|awful|old|worn|horrible)\b/gi;

const BROKEN =
  /\b(?:we|i|he|she|somebody|the (?:plumber|installer|movers)) (?:butchered|ruined|wrecked|damaged|scratched|burned|burnt|cracked|chipped|scorched|melted) (?:the|our|my) (?:[a-z]{3,10} )?(counter(?:top)?s?|floors?|wall|cabinets?|tub|sink|backsplash|tile) when (?:we|i|he|she|they) (?:replaced|installed|moved|put in|took out|delivered|fixed|changed) (?:the|our|my|in the) [^,.;]{3,40}/gi;

/** "The galley style is not my favorite layout". */
const NO_FAVORITE =
  /\b(?:the |our |this |a )?(galley|u-shape|u shape|l-shape|l shape|one-wall|one wall|peninsula|island)(?: (?:style|layout|shape|kitchen|design|arrangement))? (?:is|was|has never been) (?:not|never|hardly) (?:really )?(?:my|our|his|her|a) (?:favou?rite|thing|style|preference|fan favorite)(?: (?:layout|style|shape|thing|kitchen))?\b/gi;

const THINGS =
  '(sectional(?: sofa)?|sofa|couch|island|peninsula|king(?: bed)?|queen(?: bed)?|bathtub|tub|double vanity|dining table|piano|pool table|desk|armoire|dresser|dishwasher|recliner|loveseat|wall oven|pantry|treadmill)';
/** "A sectional just won't fit in this room". */
const WONT_FIT = new RegExp(
  `(?<=^ ?|[,;:] ?|\\b(?:and|but|so|that) )(?:an?|any|another) ${THINGS} (?:(?:just|simply|really|probably|clearly) )?(?:won['’]?t|will not|does not|doesn['’]?t|would not|wouldn['’]?t|can['’]?t|cannot|would never|will never|never) (?:ever )?(?:fits?|works?)(?: (?:in|into|through) (?:this|the|our|here|that)(?: [a-z]{3,10}){0,2}| here| in here)?(?= ?(?:$|[,.;:)]))`,
  'gi',
);
/** "The two sofas currently in the room are too big". */
const TOO_BIG =
  /\b(?:the|our) (?:(?:two|2|three|3|old|big) ){0,2}((?!walls?\b|rooms?\b|windows?\b)[a-z]{3,10}) (?:currently |now |presently )?(?:in (?:the room|here|there)|we have(?: now)?|that (?:we have|is there|are there)(?: now)?) (?:is|are) (?:just |way |much |far |both )?too (?:big|large|small|bulky|deep|long|wide|heavy|dark)(?: for (?:it|the room|this room|the space))?\b/gi;
/** "TV above the fireplace: we tried this, and didn't like it". */
const TRIED =
  /\b([a-z]{2,12} (?:above|over|on|in|under|by|behind|across from|next to) (?:the |a |our )?[a-z]{4,12})(?::| [-–—]|,) ?(?:we|i)(?:['’]ve)? (?:already )?tried (?:this|that|it)\b(?=[^.;!?\n]{0,90}\b(?:didn['’]?t|did not|don['’]?t|hated|never|wasn['’]?t) (?:really )?(?:like|love|work|care|it|great|for)\b)[^.;!?\n]{0,130}/gi;

/** "We have charmless windows that need replacing". */
const NEED_NEW =
  /\b(?:(?:we have|there are|has|with|has got) )?(?:(?:some|old|the|our|its) )?(?:[a-z-]{4,16}(?:,)? (?:and )?){0,3}?(windows|cabinets|doors|floors|counters|outlets|gutters|faucets|lights|fixtures|tiles|appliances) (?:that|which) (?:(?:all|really|badly|desperately|definitely) ){0,2}(?:need|needs|needed) (?:replacing|to be replaced|replacement)\b/gi;

/** "I'd love to have the toilet in a separate little room, but it isn't necessary". */
const NOT_A_MUST =
  /,? (?:but|though|although) (?:(?:it|that|this)(?:['’]s| is)? ?(?:isn['’]?t|is not|not) (?:strictly |absolutely |at all |really |a )?(?:necessary|required|a must|must|a requirement|essential|critical|a deal ?breaker|mandatory|a necessity)|(?:it|that|this)(?:['’]s| is) (?:optional|a nice[- ]to[- ]have|not essential|only a bonus|just a bonus))\b/gi;
const TOILET_APART =
  /\btoilet (?:to be )?in (?:its|a|an) (?:own |separate |private |enclosed |closed off )(?:little |small |tiny )?(?:room|space|compartment|closet|area)\b/gi;

const NOT_OF_LIGHT =
  /\b(?:something|anything|a color|a colour|a wood|a finish|a stain) (light|dark|bright|lighter|darker|brighter)(?:,? but not (?:as|too|so) [a-z]{4,8}(?: as [a-z]{4,12})?)?(?=[.,;:!?]|$| (?:and|but|because|for)\b)/gi;
const LOOK_TO_LOSE =
  /\b(?:(?:we|i)(?:['’]re| are|['’]m| am)? )?(?:trying |want(?:ing)? |like |looking |hoping )?(?:to )?(?:get|getting|move|moving|step|stay|steer|steering) (?:away|clear) (?:from|of) (?:the|that|a|an) ((?:[a-z-]{3,12} )?(?:look|style|feel|vibe|aesthetic))\b/gi;

const IN_FAVOR =
  /\b(?:there['’]s|there is|we have|i have) (an? [a-z]{4,10}(?: [a-z]{4,10})?)(?: (?:currently|now|there|in there))?,? but (?:i['’]?m|we['’]?re|i am|we are)? ?(?:thinking (?:about|of)|considering|leaning towards?|planning on|looking at) (?:taking|tearing|ripping|pulling) (?:that|it|this) out (?:in favou?r of|for|to make (?:room|space) for|to get) /gi;
const SCREW =
  /\b(?:screw|forget|the heck with|to heck with|never mind) (?:having |getting )?an? ((?:[a-z]{3,10} )?(?:sink|tub|island|closet|desk|bench|dishwasher|table|vanity|bar))\b/gi;

const BOUGHT =
  /\b(?:there (?:is|are) |we have |is |are )?(?:an? |the |our )?([a-z]{4,10}) and (?:an? |the )?([a-z]{4,10}) (?:that (?:are|were) |which (?:are|were) )?already (?:purchased|bought|paid for|delivered|on order|sitting|in boxes)(?: (?:for (?:this|it|the [a-z]{4,10})|in (?:the|a|our) [a-z]{4,10}))?/gi;

/** "I was planning on gas, but was put off by the cost": a plan that is given up. */
const PLANNED =
  /\b(?:i|we) (?:was|were|had been) (?:originally |first |initially )?(?:planning|thinking|going|hoping|set) (?:on|of|to|about)\b/i;
const GIVEN_UP =
  /\bbut (?:was |were |i |we )?(?:somewhat |kind of |a bit |then )?(?:daunted|scared|put off|discouraged|decided against|gave up|changed|turned out|it was too|that was too)\b/i;
const withoutPlanGivenUp = (sentence: string): string => {
  const planned = PLANNED.exec(sentence);
  return planned && GIVEN_UP.test(sentence.slice(planned.index))
    ? sentence.slice(0, planned.index)
    : sentence;
};

/** "You had to climb two steps just to step down into the tub": a complaint of what is there. */
const ONE_HAD_TO =
  /\b(?:you|we|one) (?:(?:had|have|['’]d have) to|used to have to) (?:climb|walk|squeeze|reach|go|step|bend|crawl|lean|turn|duck)\b[^.;!?\n]{2,60}? (?:just )?to (?:get|step|reach|open|see|use|close)\b[^.;!?\n]{0,60}/gi;
/** "Ditch the loveseat by the windows": where it stands today is no place for another. */
const LOST =
  /\b(?:ditch|get rid of|lose|toss|scrap|dump|remove|take out) ((?:the|our|my|that) (?:old |big )?(?:loveseat|sofa|couch|sectional|desk|recliner|armchair|chair|bookcase|dresser|table|piano|hutch|bench|island|peninsula|tub|shower|vanity|sink)) (?:by|at|under|near|beside|next to|in front of|along|against) (?:the|our) (?:[a-z]{3,6} )?(?:windows?|fireplace|door|wall|stairs)\b(?=\s?(?:[.,;:!?\n)]|$)| and\b)/gi;

/** "The tile in the shower needs to be torn out and redone". */
const TILE_OF =
  /\b(?:the |our )(?:old |existing |current )?tiles? (?:in|around|of|on) (?:the|our) (shower|tub)(?: walls?)? (?:(?:really |definitely |also )?(?:needs?|has|have|must|should)(?: to)?(?: be)?|is|are) (?:(?:torn|ripped|taken|pulled) (?:out|off|down)|redone|replaced|renewed|retiled|redoing|replacing)(?: and (?:redone|replaced|renewed|retiled))?\b/gi;
const NEEDS_TILE =
  /\b(?:the |our )(shower|tub)(?: surround| walls?)? (?:needs?|gets?|wants?|should (?:get|have)|must have) (?:new|fresh|different|better) (?:wall )?tiles?\b/gi;
const REDO_TILE =
  /\b(?:(?:tear|rip|take) out and )?(?:redo|replace|renew) (?:the |our )?(?:old |existing )?(?:(shower|tub) tiles?|tiles? (?:in|around|of|on) (?:the|our) (shower|tub))\b/gi;
const IS_THE_TILE =
  /\b(?:redone|replaced|renewed|torn out) is (?:the|our) tiles? (?:in|around|of|on) (?:the|our) (shower|tub)\b/gi;

/** "Open to the dining area": the room next door, and no table in this one. */
const NEXT_DOOR =
  /\b((?:open(?:s|ed|ing)?(?: up)?|adjacent|connect(?:s|ed|ing)?|flow(?:s|ing)?|leads?|leading)(?: directly| right)? (?:to|into|onto|with) (?:the |our )?(?:adjacent |adjoining )?)(?:dining|eating|breakfast) (?:area|space)(?:\/[a-z]{4,7} room)?\b/gi;

const FOUND: readonly Rewriting[] = [
  [LOST, 'get rid of $1'],
  [TILE_OF, 'retile the $1'],
  [IS_THE_TILE, 'redone: retile the $1'],
  [NEEDS_TILE, 'retile the $1'],
  [REDO_TILE, 'retile the $1$2'],
  [NEXT_DOOR, '$1dining room'],
  [ONE_HAD_TO, ''],
  [LAID_AND_FINE, 'the $1 stays'],
  [FINE, 'the $1 stays'],
  [LAYOUT_FINE, 'the layout is fine'],
  [TROUBLES, 'the floor is old', (text) => /\b(?:carpet|floor|linoleum|vinyl)/i.test(text)],
  [AWFUL_ALONE, 'the $1 is old'],
  [AWFUL_PAPER, 'remove the $1'],
  [NOT_SO_BAD, ''],
  [DATED, 'the $1 $2 $3'],
  [BROKEN, 'the $1 is damaged'],
  [NO_FAVORITE, 'no $1'],
  [WONT_FIT, 'no $1'],
  [TOO_BIG, 'get rid of the old $1'],
  [TRIED, 'no $1'],
  [NEED_NEW, 'replace the $1'],
  [NOT_A_MUST, ' if it fits'],
  [TOILET_APART, 'toilet in its own room'],
  [NOT_OF_LIGHT, 'a $1 color'],
  [LOOK_TO_LOSE, 'no $1'],
  [IN_FAVOR, 'remove $1, new '],
  [SCREW, 'no $1'],
  [BOUGHT, 'we supply the $1 and $2'],
];

/** A text with what is found of today's things in plain statements. */
export const foundOfToday = (text: string): string =>
  bySentence(text, (sentence) => withoutPlanGivenUp(rewritten(sentence, FOUND)));
