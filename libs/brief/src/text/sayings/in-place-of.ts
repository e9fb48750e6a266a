import { doorsToBe } from '../doors-to-be.js';
import { type Rewriting, rewritten } from '../needed-words.js';

/**
 * What takes the place of what: "going from a queen to a king" is a king, "swap the double oven for a single" is a single oven, "no fabric sofa, leather only" is a leather sofa. What stood there before is no wish. Every repetition is bounded.
 */

const BED = '(twin|full|queen|king|california king)(?: (?:size|sized))?(?: bed)?';
const NOW = '(?: (?:now|today|right now|at the moment|currently))?';
const KIND =
  '(?:leather|fabric|fireclay|porcelain|cast iron|stainless(?: steel)?|copper|granite|composite|square|round|rectangular|oval|wood|wooden|glass|marble|metal|oak|walnut|white|black|velvet|upholstered|slipcovered)';
const THING =
  '(?:sofa|couch|sectional|sink|table|dining table|coffee table|armchairs?|chairs?|stools?|desk|headboard|tub|vanity|faucet)';
const APPLIANCE = '(?:range|stove|oven|fridge|refrigerator|dishwasher|microwave|cooktop|hood)';
const WORN =
  '(?:leaks?|leaking|shot|broken|broke|dead|dying|old|ancient|loud|rusted|rusty|done|toast|junk|on its last legs|on their last legs|fifteen years old|twenty years old|\\d{2} years old)';

const IN_PLACE_OF: readonly Rewriting[] = [
  // "Going from a queen to a king", "we have a queen now and want a king".
  [
    new RegExp(
      `\\b(?:(?:we are|we['’]re|i am|i['’]m) )?(?:going|moving|switching|upgrading|changing|moving up|stepping up)(?: up)? from (?:an? |the |our |my )?${BED} to (?:an? )?${BED}\\b`,
      'gi',
    ),
    'we want a $2 bed',
  ],
  [
    new RegExp(
      `\\b(?:we|i) (?:have|sleep in|sleep on) an? ${BED}${NOW},? (?:and|but) (?:we |i )?(?:want|need|would like|['’]d like|are getting|plan on) an? ${BED}\\b`,
      'gi',
    ),
    'we want a $2 bed',
  ],
  // "Going from a tub to a walk-in shower".
  [
    /\b(?:(?:we are|we['’]re|i am|i['’]m) )?(?:going|switching|changing|converting) from (?:an? |the )?(?:tub|bathtub) to (?:an? )?(?:walk[- ]in )?shower\b/gi,
    'remove the tub. We want a walk-in shower',
  ],
  // "Swap the double oven for a single one".
  [
    /\b(?:swap|replace|trade|change|exchange)(?: out)? (?:the |our |my )?double (?:wall )?ovens? (?:for|with|to) (?:an? |one )?single(?: (?:wall )?oven| one)?\b/gi,
    'new single wall oven',
  ],
  [
    /\b(?:swap|replace|trade|change|exchange)(?: out)? (?:the |our |my )?double (vanity|sink) (?:for|with|to) (?:an? |one )?single(?: (?:vanity|sink|one|bowl))?\b/gi,
    'new $1',
  ],
  // "The stove and the dishwasher are shot, both can go", "the dishwasher can go, it leaks".
  [
    new RegExp(
      `\\b(?:the |our |my )?(${APPLIANCE}) and (?:the |our |my )?(${APPLIANCE}) (?:are ${WORN},? (?:(?:and|so) )?(?:both |they |they both )?can (?:both )?go|can (?:both )?go)(?! (?:by|in|on|next|under|to|beside|where|there|against|between)\\b)`,
      'gi',
    ),
    'new $1 and new $2',
  ],
  [
    new RegExp(
      `\\b(?:the |our |my )?(${APPLIANCE}) can go,? (?:(?:because|since|as) )?(?:it|that)(?:['’]s| is)? (?:(?:so|really|pretty|very) )?${WORN}\\b`,
      'gi',
    ),
    'new $1',
  ],
  // "No fabric sofa, leather only", "no round table, square".
  [
    new RegExp(
      `\\bno ${KIND} (${THING})(?:,|;| -| –)? (?:(?:please|just|only|but|i want|we want|i['’]d like|make it|it should be|has to be) ){0,2}(?:an? )?(${KIND})(?: one| only| please| instead){0,2}(?=\\s?(?:[.,;!\\n]|$))`,
      'gi',
    ),
    'new $2 $1',
  ],
  // "The TV is over the fireplace and my neck is killing me, so move it".
  [
    /\b(?:right now )?(?:the |our |my )?(?:tv|television) (?:is|hangs|sits|was|is mounted|is hung)(?: right now| now)? (?:over|above|on) the (fireplace|mantel)(?: [a-z'’]{1,12}){0,12}[.,;!] (?:so |and )?(?:please )?(?:move|put|get|mount|hang) (?:it|that)(?: off| down| elsewhere| somewhere else| on another wall| to another wall| on a different wall| to a different wall| lower)?(?=\s?(?:[.,;!\n]|$))/gi,
    'we want a TV, not over the $1',
  ],
  // "A desk with a bookcase behind me": behind the desk.
  [
    /\b((?:bookcases?|bookshel(?:f|ves)|shelves|shelving|built[- ]ins?|books|credenza|file cabinets?)(?: (?:that is|to be|right|directly|on the wall)){0,2}) behind (?:me|my (?:chair|back|head)|where i sit|him|the chair)\b/gi,
    '$1 behind the desk',
    (text) => /\bdesk\b/i.test(text),
  ],
  // "A beverage fridge where guests can get to it without walking through the cooks".
  [
    /\b((?:beverage|drinks?|wine|beer|bar) (?:fridge|refrigerator|cooler|center)s?),? (?:(?:(?:some)?where|so|so that|that|placed|located) ){0,2}(?:(?:the |our )?(?:guests|people|company|kids|everyone|friends) (?:can|could) (?:get to|reach|grab from|help themselves|use|get at)(?: (?:it|drinks|themselves))?(?: (?:without|and not|but not) (?:(?:walking|going|getting|being|coming|crossing|having) )?(?:(?:through|past|in|into|to walk|by) ){0,2}(?:the )?(?:(?:cooks?|cook['’]?s|kitchen|work|cooking|way|aisle|zone|area|way of the cooks?)(?: |\b)){1,3})?|(?:on the |at the |by the )(?:dining|guest|party|stool|seating|living|family)(?: room)? side(?: of the (?:island|kitchen|room))?(?:,? away from (?:the )?(?:cooks?|cooking|range|stove|work (?:area|zone|aisle)))?|(?:by|near|at) the stools|(?:away from|out of|outside(?: of)?) (?:the )?(?:cooks?|cooking(?: area| zone)?|work (?:area|zone|aisle|triangle)))/gi,
    '$1, cooler within reach of guests',
  ],
  // "A shelf on my side" of a bed is a nightstand.
  [
    /\b(?:an? )?(?:little |small |floating )?shel(?:f|ves) (?:on|at|by) (?:my|his|her) side(?: of the bed)?\b/gi,
    'nightstands',
    (text) => /\b(?:bed|king|queen|cpap)\b/i.test(text),
  ],
  // A furnace "on a platform in the back corner" is in that corner.
  [
    /\b(furnace|water heater|boiler|air handler) (is|sits|stands) (?:up )?on (?:an? |its own )(?:[a-z]{3,8} )?(?:platform|stand|pad|curb|pedestal),? (?=(?:in|at|on|along|against|by) )/gi,
    '$1 $2 ',
  ],
  [
    /\b(furnace|water heater|boiler|air handler) (is|sits|stands) (in|at) (?:the|a|one) (?:back|rear|far) corner\b/gi,
    '$1 $2 $3 the corner',
  ],
  // A seat so high is that of a taller toilet.
  [
    /\btoilet seat (?:(?:should be|to be|at|around|about|of|that is|set) ){0,3}1[6-9](?: ?(?:to|-) ?1[6-9])?(?: ?(?:inches|inch|in\b|["”]))?(?: high| tall| off the floor)?/gi,
    'comfort height toilet',
  ],
  // "TV on another wall", "the TV not over it", where there is a fire.
  [
    /\b(tv|television) (?:(?:but|is|to|can|should|must|be|go|goes|hangs?|hung|mounted) ){0,3}(?:on|at) (?:another|a different|the other|some other|any other) wall\b/gi,
    '$1, not over the fireplace',
    (text) => /\bfireplace\b/i.test(text),
  ],
  [
    /\b(tv|television),? (?:but )?(not|never) (?:over|above|on) it\b/gi,
    '$1, $2 over the fireplace',
    (text) => /\bfireplace\b/i.test(text),
  ],
  // "Previous owner put the cooktop in the island with no vent and I hate it".
  [
    /\b(?:the )?(?:previous|last|former|prior) owners? (?:put|stuck|placed|installed|had) (?:the|a) (?:range|stove|cooktop|sink) in the island(?: with (?:no|a) [a-z]{3,10})?(?:,? (?:and|which) (?:i|we) (?:hate|can['’]?t stand|dislike)(?: (?:it|that))?)?(?=\s?(?:[.,;!\n]|$))/gi,
    '',
  ],
  [
    /\b(?:i|we) (?:hate|dislike|can['’]?t stand)(?: having)? the (range|stove|cooktop|sink) in the island\b/gi,
    'no $1 in the island',
  ],
  // "My neighbor's leaked and ruined the ceiling below": another's house.
  [
    /\b(?:my|our) (?:neighbou?r|sister|brother|friend|mother|mom|dad|father|cousin|aunt|boss|co-?worker|daughter|son)(?:['’]s|s['’])(?: [a-z]{2,12}){0,2} (?:leaked|flooded|cracked|failed|warped|peeled|rotted|stained|caught fire)(?: (?:and|all|through|down|into|onto|over|her|his|their|the|a|ruined|soaked|ceiling|floor|wall|walls|kitchen|bath|basement|below|once|twice|place|house)){0,10}(?=\s?(?:[.,;!\n]|$)| so\b)/gi,
    '',
  ],
  [
    /\b(?:(?:we|they|it|the house) )?had termites (?:back )?in (?:19|20)\d\d(?:,? (?:(?:it was|they were|all|but|and) ){0,2}treated)?(?=\s?(?:[.,;!\n]|$))/gi,
    '',
  ],
  // "The exhaust fan just rattles": another.
  [
    /\b(?:the |our )?(?:exhaust|bath|bathroom|vent) fan (?:(?:just|only|barely|hardly|is|does) ){0,3}(?:rattles?|roars?|noise|nothing|works?|dead|loud|shot|broken|useless)(?= ?(?:[.,;!\n]|$)| and\b| so\b| but\b)/gi,
    'new exhaust fan',
  ],
  // "Washer and dryer are side by side now, stack them".
  [
    /\b(?:the |our |my )?washer and (?:the )?dryer are side by side(?: right)? now,? (?:(?:and|so|but|please|we|i|want|would like|like|to|them) ){0,5}stack(?:ed)?(?: them)?\b/gi,
    'stack the washer and dryer we have',
  ],
  // "No barn doors please, you can hear everything": a reason.
  [
    /\b(no [a-z]{3,10}(?: [a-z]{3,10})?(?: please)?)(?:,| -| –)? (?:(?:because|since|as) )?you can hear everything(?: through (?:them|it|those))?/gi,
    '$1',
  ],
  // "The dining room is a playroom now": another room.
  [
    /\b(?:and |because |since )?(?:the |our |my )(?:dining room|guest room|spare room|den|formal living room|sunroom) is (?:an? |my |our |the )?(?:[a-z]{3,8} )?(?:playroom|office|sewing room|gym|nursery|studio|school room|music room|craft room) now\b/gi,
    '',
  ],
  // "Tenants trash everything": they ruin it.
  [
    /\b((?:tenants?|renters?|kids|guests|boys|students|teenagers) (?:(?:will|always|just|tend to) ){0,2})trash(?:es|ed)? (?=(?:everything|stuff|things|it|the place|the)\b)/gi,
    '$1ruin ',
  ],
];

/** A text in which what is wanted stands without what was there before. */
export const inPlaceOf = (text: string): string => doorsToBe(rewritten(text, IN_PLACE_OF));
