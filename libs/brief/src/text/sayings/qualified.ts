import type { Rewriting } from '../needed-words.js';

/**
 * Things that are something else by what is said with them: a toilet in a closet of its own is a toilet room, a slab to roll dough on
 * is a baking center and no counter of the whole kitchen, and the tub's surround is no tub. Every repetition is bounded.
 */

const OWN_ROOM = '(?:closet|compartment|cubicle|stall|nook|enclosure|alcove|cubby|wc)';
const SHELVES =
  '(?:books|bookshelves|book shelves|bookcases|book cases|shelves|shelving|built[- ]?ins|cubbies|cubby ?holes|bookshelf|book shelving)\\b';
const STONE = '(?:marble|stone|granite|quartz|soapstone|slate|wood|maple|butcher[- ]block)';
const DOUGH =
  '(?:pastry|pastries|laminating|laminated dough|dough|doughs|baking|bread|pies?|cookies|croissants|rolling(?: out)?(?: dough| pastry| pasta| pie crusts?)?|kneading|candy|chocolate|pasta|tempering)';

export const QUALIFIED: readonly Rewriting[] = [
  // "Toilet in its own closet with a door", "I'd like the toilet closed off".
  [
    new RegExp(
      `\\btoilet (?:(?:should|needs to|has to|must|could|to|that is|that['’]s) (?:be )?)?(?:in|inside|within|behind|off in|tucked (?:away )?(?:in|into)|put in|hidden in)(?:to)? (?:its|a|an|their) (?:own |separate |private |little |small |enclosed |closed[- ]off |walled[- ]off ){1,3}${OWN_ROOM}(?: (?:with|and) (?:a |its own )?(?:swing |real )?door)?`,
      'gi',
    ),
    'toilet room',
  ],
  [
    /\b(?:enclosed|walled[- ]off|closed[- ]off|sectioned[- ]off) toilet\b|\btoilet (?:(?:should|needs to|has to|to) be )?(?:closed|walled|sectioned|partitioned) off(?: from (?:the )?(?:rest(?: of (?:the|it)(?: [a-z]{4,8})?)?|tub|shower|vanity))?\b|\bown closet for the toilet\b|\bcloset for the toilet\b/gi,
    'toilet room',
  ],
  // "I only want the tub area redone": what is around the tub, and not the tub.
  [
    /\b(tub|bathtub|shower|bath) area(?=(?: (?:to be|be|is|gets?))? (?:re-?done|done|re-?tiled|tiled|fixed|updated|gutted|replaced)\b)/gi,
    '$1 surround',
  ],
  [
    /\b(only|just) (?:(?:want|need|do|doing|redo|redoing|fix|fixing|update|updating|have) )?(?:to (?:do|redo|fix|update|retile) )?the (tub|bathtub|shower) area(?: (?:to be|be))?(?: (?:re-?done|done|fixed|updated))?/gi,
    '$1 the $2 surround',
  ],
  [/\bnew (tub|bathtub|shower) surround\b/gi, '$1 surround'],
  [
    /\bre-?tile (?:all )?(?:the walls )?(?:around|behind|over|above) the (tub|bathtub)\b/gi,
    'retile the $1 surround',
  ],
  [
    /\btile (around|behind|over|above|on the walls (?:around|over|above|at)) the (tub|bathtub)(?=\s?(?:[.,;!\n]|$)| (?:to|up|with|in|all)\b)/gi,
    'tile $2 surround',
  ],
  // "A wall of storage for my fabric".
  [
    /\bwall of (?:closed |built[- ]in |hidden )?storage\b(?! (?:cabinets|closets?|bins|units?))/gi,
    'storage wall',
  ],
  // "One whole wall of bookshelves, floor to ceiling", "a wall of cubbies for yarn".
  [
    new RegExp(
      `\\b(?:(?:an?|one|the|our) )?(?:(?:whole|entire|full|big|long) )?wall (?:of|full of|for|lined with|covered (?:in|with)|filled with|to be(?: all)?|that is all|should be(?: all)?) (?:(?:floor[- ]to[- ]ceiling|built[- ]in|open|custom|white|wood|wooden|my|our|law) ){0,3}${SHELVES}(?:,? floor[- ]to[- ]ceiling)?`,
      'gi',
    ),
    'wall of built-in shelves',
  ],
  [
    new RegExp(
      `\\b(?:(?:floor[- ]to[- ]ceiling|built[- ]in|open|custom|white|wood|wooden) ){0,3}(?:${SHELVES}) (?:on|along|across|covering|filling|that (?:cover|fill)s?|over|taking up) (?:an?|one|the) (?:whole|entire|full) wall\\b`,
      'gi',
    ),
    'wall of built-in shelves',
  ],
  [
    new RegExp(
      `\\b(?:(?:floor[- ]to[- ]ceiling|built[- ]in|open|custom|white|wood|wooden) ){0,3}(?:${SHELVES}) (?:on|along|across|covering|filling|down|taking up) (?:an?|one|the|our) (?:whole|entire|full) (north|south|east|west|long|short|back|left|right) wall\\b`,
      'gi',
    ),
    'wall of built-in shelves on the $1 wall',
  ],
  [
    new RegExp(
      `\\bwall[- ]to[- ]wall (?:(?:floor[- ]to[- ]ceiling|built[- ]in|custom) ){0,2}${SHELVES}`,
      'gi',
    ),
    'wall of built-in shelves',
  ],
  // "Marble slab 24x48 for laminating, lower than the other counters".
  [
    new RegExp(
      `\\b(?:an? )?${STONE} (?:slab|inset|insert|section|top)(?: (?:of )?\\d{2} ?(?:["”]|in|inch|inches)? ?(?:x|by) ?\\d{2} ?(?:["”]|in|inch|inches)?)?(?: (?:set )?(?:in|into|on) the (?:counter|countertop|island))? (?:for|to do|to make|to roll(?: out)?) (?:my |the |our )?${DOUGH}(?:,? (?:and |but )?(?:a bit |a little )?lower than(?: [a-z]{2,12}){1,3}(?:,? (?:like|about|say|at|maybe) \\d{2} ?(?:["”]|inches\\b|inch\\b|in\\b)?(?: high)?)?)?`,
      'gi',
    ),
    'baking center',
  ],
  // "Flour in bins that roll out".
  [
    /\b(?:roll|pull|slide|tip|rolling|pulling)[- ]?outs? (?:flour |sugar |grain )?bins for (?:the |my |our )?(?:flour|sugar|rice|grains?|dry goods)(?:(?:,| and|, and) (?:the |my )?(?:flour|sugar|rice|oats|grains?|dry goods))?/gi,
    'pull-out flour bins',
  ],
  [
    /\b(?:flour|sugar|flour and sugar|dry goods|grains?)(?: stored| kept| goes?)? in bins that (?:roll|pull|slide|tip) out\b/gi,
    'pull-out flour bins',
  ],
  // "Island with seating for 4, prep sink in it".
  [
    /\b(island|peninsula)((?:,? [a-z0-9'’-]{1,14}){0,10},? )(prep sink|second sink|main sink|sink|cooktop|range|microwave(?: drawer)?|dishwasher|trash pull-?out|wine fridge|beverage fridge|bookshelves|outlets?) (?:in|on) (?:it|there)(?=\s?(?:[.,;!\n]|$)| and\b)/gi,
    '$1$2$3 in the $1',
  ],
  // "Cat litter box hidden in a cabinet".
  [
    /\b(?:the )?(?:cat(?:['’]s)? |kitty )?litter ?box,? (?:(?:that is|should be|to be|goes|needs to be) )?(?:hidden |built |tucked |concealed |enclosed |put )?(?:away )?(?:in|into|inside) (?:a|the|one of the) (?:base )?(?:cabinet|cupboard|vanity|bench)(?: with (?:a|an) (?:cat |pet |little )?(?:door|hole|cut ?out|opening))?/gi,
    'litter box. Litter box cabinet',
  ],
];

const SEWS = /\b(?:sew|sews|sewing|quilt|quilts|quilting|seamstress)\b/i;
const BARE_MACHINE =
  /(?<!\b(?:sewing|serger|washing|coffee|espresso|ice|exercise|rowing|milling|slot|pinball|cnc|embroidery|quilting|long ?arm|vending|arcade|ball|fax|copy|the|elliptical|weight|cable|wash|ice cream|bread|popcorn|sound|fog|cutting) )\bmachine (?=(?:by|at|under|in front of|facing|near|next to|beside|on|goes|should)\b)/gi;

/** Who sews has a sewing machine: "machine by the window". */
export const machineOfSewing = (text: string): string =>
  SEWS.test(text) ? text.replace(BARE_MACHINE, 'sewing machine ') : text;
