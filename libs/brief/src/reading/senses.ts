import type { RoomCategory } from '@plumbline/contracts';
import { COUNTS_ASKED_FOR } from '../features/furniture-features.js';
import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/**
 * Words that name a thing, a color or work only beside some neighbors: "I picture a railing" hangs no picture, "the door opens
 * the wrong way" opens no room, "nothing that'll rot" repairs no damage. A hit in another sense asks for nothing.
 */
interface Sense {
  /** The words of the hit. */
  readonly said: RegExp;
  /** What it would mean, as kind and id: "layout:open-concept"; of colors and materials the kind alone. */
  readonly as: string;
  /** It is meant only where one of these stands around it. */
  readonly only?: Around;
  /** It is not meant where one of these does. */
  readonly never?: Around;
  /** What the words ask for there; nothing where the sentence says `unless`, or where it is left out. */
  readonly means?: Meaning;
  readonly unless?: RegExp;
  /** What is told so is there, and nobody takes it away. */
  readonly stays?: true;
  readonly in?: readonly RoomCategory[];
  readonly notIn?: readonly RoomCategory[];
}

/** Words right before, right after, and anywhere in the sentence. Another clause begins with a comma. */
interface Around {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly beside?: RegExp;
}

/** Of a room of the house, or a place of this one: "the wall behind the laundry". */
const AT = '(?:off|from|toward|towards|near|past|through|behind|beside|above|below|over|outside|to|into|by)';
const THE = '(?: (?:the|our|my|his|her|their|your|its|that|a))?';
const PERSON = '(?:i|we|he|she|they|you|who|mom|dad|wife|husband|nobody|somebody)';
const OPENING =
  /\b(?:windows?|skylights?|skylites?|sliders?|sidelights?|jalousies?|transom|hatch|bulkhead|(?<!shower )doors?)\b/;
const HAS_TOLD =
  '(?:(?:has|have|had|already|just|who|that) ){0,3}(?:told|said|says|signed|came|looked|stamped|checked|approved|confirmed|drew|designed|sized|specified|specced)\\b';
/** What an engineer has settled is drawn and stamped by none once more. */
export const ENGINEER_HAS_TOLD = new RegExp(`\\bengineers? ${HAS_TOLD}`, 'i');
const HEAT = '(?:furnace|(?:hot )?water heater|boiler|mechanicals|hvac|sump(?: pump)?|panel)';
const ENCLOSED_HEAT = new RegExp(
  `\\b${HEAT}\\b.{0,60}\\bclosets? (?:around|over|for) (?:it|them|both|that)\\b|\\bclosets? (?:around|over|for) (?:the |our )?${HEAT}\\b`,
);
const FIXTURE =
  /\b(?:faucets?|taps?|toilet|spigot|valve|dishwasher|disposal|ice maker|range|stove|cooktop|water heater|shower doors?)\b/;

/** What a room for clothes is told by. */
const FOR_CLOTHES =
  /\b(?:(?<!\b(?:coat|hall|front|linen|broom|entry|utility|cleaning) )closets?|dressing room|wardrobe|hanging|dresses|suits|shirts|clothes|pairs of)\b/;

/** Verbs and turns of phrase. */
const TURNS: readonly Sense[] = [
  {
    said: /^open(?:s|ed|ing)?$/,
    as: 'layout:open-concept',
    // A sofa bed "needs room to open up".
    never: { before: /\b(?:room|space|clearance|floor|place|area) to $/ },
    only: {
      before:
        /\b(?:more|very|really|feels?|stays?|airy and|bright and|light and|completely|nice and|big and|knock it|keep it|make it|make this|want it|have it|all) $/,
      after:
        /^ (?:to (?:the |our )?(?:kitchen|living|dining|family|great|den|rest|next|hall|house)|and (?:airy|bright|light|spacious)|feel|feeling|layout|plan|floor|concept|kitchen|living|space|up|it up|everything up)\b/,
    },
  },
  {
    said: /^pull$/,
    as: 'feature:cabinet-hardware',
    never: {
      before: new RegExp(`(?:^|,|\\band|\\b(?:to|can|could|please|just|then|so|${PERSON})) $`),
      after: /^ (?:the|that|this|those|it|them|up|down|out|off|back|over|away|all|our|my|cord|cords|apart)\b/,
    },
  },
  {
    said: /^hinged?$/,
    as: 'feature:cabinet-hardware',
    only: { after: /^ (?:is|are) (?:broken|shot|loose)/ },
  },
  {
    said: /^pictures?$/,
    as: 'feature:artwork',
    never: {
      before: new RegExp(
        `\\b(?:${PERSON}|can|like a|like the|out of the|in the|get the|of the|behind a|bathroom|kitchen|every|big|whole) $`,
      ),
      after: /^ (?:it|this|that|me|us|a|an|one|the|yourself)\b/,
    },
  },
  {
    said: /^heat$/,
    as: 'feature:heating-cooling',
    never: {
      before:
        /\b(?:leaks?|enough|much|don't|doesn't|not|the|all the|holds?|loses?|gives?|throws?|because|dry) $/,
      after: /^ (?:the (?:place|room|house)|proof|goes|source|register|gun|from|of)\b/,
    },
  },
  { said: /^heats$/, as: 'feature:heating-cooling', only: { after: /^ badly\b/ } },
  {
    said: /^cold$/,
    as: 'feature:heating-cooling',
    only: {
      before:
        /\b(?:is|are|gets?|so|too|very|always|it's|its|freezing|really|stays|feels|pretty|ice|stone|was|floors?|dark and|drafty and|damp and|drafty,|dark,) $/,
      after: /^ (?:floors?|room|basement|bathroom|tile)\b/,
    },
    never: { after: /^ (?:or|like|plunge|war|arm|brew|storage|frame|feet|weather|plate)\b/ },
  },
  {
    said: /^drafts?$/,
    as: 'feature:heating-cooling',
    never: { before: /\b(?:in|of|from|out of|by|near|there's|there is)(?: the| a)? $/ },
  },
  {
    said: /^leak(?:s|ed|ing|y)?$/,
    as: 'feature:water-damage',
    never: {
      before: /\b(?:not|never|doesn't|don't|won't|can't) $/,
      after: /^ (?:gas|light|test|tests|detector|sensor|sensors|alarm|like)\b/,
    },
  },
  {
    said: /^leak(?:s|ed|ing|y)?$/,
    as: 'feature:water-damage',
    never: { after: /^ (?:air|heat|drafts?)\b/, beside: OPENING },
    means: { is: 'feature', id: 'window-repair' },
    unless: /\b(?:replac(?:e|ed|es|ing)|new|swap|instead)\b/,
  },
  {
    said: /^leak(?:s|ed|ing|y)?$/,
    as: 'feature:water-damage',
    never: { beside: FIXTURE },
    means: { is: 'feature', id: 'plumbing-repair' },
    unless: /\b(?:replac(?:e|ed|es|ing)|new|swap|instead|range|stove|cooktop)\b/,
  },
  {
    said: /^(?:rot|rots|rotting|rotted|mold|mildew|swell|warp)$/,
    as: 'feature:water-damage',
    never: {
      before:
        /\b(?:nothing|anything|not|never|won't|can't|cannot|doesn't|don't|no|that'll|that will|that would|that can|that could)(?: (?:that|which|to|can|could|will|would|it|ever)){0,3} $/,
    },
  },
  {
    said: /^(?:smells?|smelly|stinks?)$/,
    as: 'feature:fresh-air-fan',
    never: {
      before: /\b(?:carpet|couch|sofa|shag|rug|berber|cabinets|plaid|printer|stead|they|only) (?:that )?$/,
      after: /^ (?:of|like (?:my|his|her|someone|a|waterbed))\b/,
    },
  },
  {
    said: /^hoses?$/,
    as: 'feature:hose-bib',
    only: {
      before: /\b(?:garden|outdoor) $/,
      after: /^ (?:bib|bibb|reel|spigot|hookup|connection|outside)\b/,
    },
  },
  {
    said: /^saws?$/,
    as: 'feature:table-saw',
    never: { before: new RegExp(`\\b(?:${PERSON}|ever|have|had|you've|i've|we've) $`) },
  },
  {
    said: /^squeak(?:s|y|ing)?$/,
    as: 'feature:subfloor',
    only: { beside: /\b(?:floors?|floorboards?|boards?|stairs?|steps?|subfloor)\b/ },
  },
  // Of a sofa, and of no kitchen.
  {
    said: /^l(?:[- ]shaped?)?$/,
    as: 'layout:l-shape',
    never: { after: /^ (?:sectional|sofa|couch|bench|banquette|seating|window seat|closet|workbench|bar)\b/ },
  },
  { said: /^parallel$/, as: 'layout:galley', never: { after: /^ (?:to|with|parking)\b/ } },
  {
    said: /^walk in$/,
    as: 'feature:walk-in-closet',
    never: {
      before: new RegExp(`\\b(?:${PERSON}|to|can|when) $`),
      after: /^ (?:and|off|from|there|here|the|through)\b/,
    },
  },
  {
    said: /^pull out$/,
    as: 'feature:deep-drawers',
    never: { after: /^ (?:the|that|this|those|these|all|our|my|his|it|and)\b/ },
  },
  {
    said: /^(?:pop|throw)$/,
    as: 'surface:accent',
    only: { before: /\b(?:that|to|really) $/, after: /^ (?:of|pillow|pillows|blanket|blankets)\b/ },
  },
  {
    said: /^leads?$/,
    as: 'feature:hazard-test',
    never: { after: /^ (?:to|into|out|down|up|off|from|back|onto)\b/ },
  },
  {
    said: /^electrician$/,
    as: 'feature:rewiring',
    only: { before: /\b(?:need|hire|get|want|call|licensed)(?: a| an)? $/ },
  },
  {
    said: /^u$/,
    as: 'layout:u-shape',
    only: {
      before: /\b(?:an?|our|the|my|existing|current|big|small|into a) $/,
      after: /^ (?:shape|shaped)\b/,
    },
  },
  { said: /^face to face$/, as: 'feature:partner-desk', only: { beside: /\bdesks?\b/ } },
  {
    said: /^wires?$/,
    as: 'feature:low-voltage',
    never: {
      before: /\b(?:it's|is|can't|cannot|to|chicken|barbed) $/,
      after: /^ (?:shel|rack|racks|basket|baskets|closet|is|mesh|brush|fence|one|hangers?)/,
    },
  },
];

/** Places, rooms and what lies in them. */
const PLACES: readonly Sense[] = [
  {
    said: /^tops?$/,
    as: 'surface:counter',
    never: {
      before:
        /\b(?:on|up|at|across|along|from|to|over|out|in|stacks on|laptop|flat|bottom and)(?: the| its| it)? $/,
      after: /^ (?:of|floor|shelf|shelves|step|rail|to bottom|drawer|coat|bunk|rack|end|right|left|hinge)\b/,
    },
  },
  {
    said: /^laundry$/,
    as: 'feature:laundry',
    never: {
      before: new RegExp(
        `\\b(?:${AT}${THE}|backs(?: up to)?${THE}|next to${THE}|shared with${THE}|do(?:es|ing)?${THE}|fold(?:s|ing)?${THE}|dirty|clean|wet|hang(?:s|ing)?${THE}|sort(?:s|ing)?${THE}|know my|carry(?:ing)?${THE}|in${THE}|of${THE}) $`,
      ),
      after: /^ (?:wall|hall|chute|chutes|day|detergent|soap|basket|baskets|pile|off|piles)\b/,
    },
  },
  // "Dining room on one side and mudroom on the other": the room next door.
  {
    said: /^(?:mudroom|mud room)$/,
    as: 'feature:mudroom-bench',
    never: {
      after: /^ on (?:the|one) (?:other|side|left|right|end|north|south|east|west)\b/,
    },
    in: ['kitchen', 'bathroom', 'living room', 'bedroom', 'office'],
  },
  {
    said: /^(?:mudroom|mud room)$/,
    as: 'feature:mudroom-bench',
    never: { before: new RegExp(`\\b(?:${AT}|in|of|and)(?: the| our| my) $`) },
    notIn: ['other'],
  },
  // A bedroom that becomes something else.
  {
    said: /^(?:spare |guest )?(?:bedrooms?|rooms?)$/,
    as: 'feature:guest-room',
    never: {
      before:
        /\b(?:turn|turning|make|making|convert|converting|change|changing|transform|redo) (?:the|our|my|this|that|a) $/,
      after: /^ (?:into|in to)\b/,
    },
  },
  {
    said: /^(?:guest )?(?:bedrooms?|rooms?)$/,
    as: 'feature:guest-room',
    never: {
      before: new RegExp(
        `\\b(?:(?:${AT}|of|and|between|shared with|with|half of)(?: the| our| my| his| her| their| your)|our|my|his|her|their|your|current|present|upstairs|third|front|former) $`,
      ),
      after: /^ (?:door|doors|wall|side|hall|closet|window|windows|above|next door|upstairs|exists)\b/,
    },
  },
  {
    said: /^storage$/,
    as: 'feature:storage',
    never: { before: /\b(?:in|into|to|from|out of) $/, after: /^ (?:unit|facility|locker)\b/ },
  },
  {
    said: /^closet$/,
    as: 'feature:closet',
    never: {
      before: new RegExp(
        `\\b(?:(?:${AT}|in|of|next to|inside|between|under|across from)(?: the| our| my| his| her| that)|hall|coat|is a|my office a|backs) $`,
      ),
      after: /^ (?:side|wall|doors?|lights?|shelf|rod|end)\b/,
    },
  },
  {
    said: /^pantry$/,
    as: 'feature:pantry',
    never: {
      before: new RegExp(`\\b(?:in|of|between here and|here and|${AT})(?: the| our| my) $`),
      after: /^ (?:door|doors|wall|side)\b/,
    },
  },
  // In a room for clothes shoes stand on shelves, and an island holds drawers.
  {
    said: /^(?:shoes|shoe (?:rack|storage|cubbies)|place for shoes)$/,
    as: 'feature:mudroom-bench',
    never: { beside: FOR_CLOTHES },
    means: { is: 'feature', id: 'shoe-shelves' },
    in: ['other', 'bedroom'],
  },
  {
    said: /island/,
    as: 'feature:island',
    never: { beside: FOR_CLOTHES },
    means: { is: 'feature', id: 'closet-island' },
    in: ['other', 'bedroom'],
  },
  { said: /^(?:two|both|three) walls$/, as: 'layout:galley', never: { beside: FOR_CLOTHES } },
  // "A work table and a playroom next to the table": the one that was just named.
  {
    said: /^tables?$/,
    as: 'feature:dining-table',
    never: {
      beside:
        /\b(?:work|craft|coffee|pool|ping pong|train|game|card|sewing|cutting|changing|folding|console|side|picnic) tables?\b.{0,80}\b(?:next to|beside|behind|around|near|over|above|under|across from) the table\b/,
    },
  },
  // At the work table of a craft room one sits on stools; a workbench has a vise.
  {
    said: /^work table$/,
    as: 'feature:workbench',
    never: { beside: /\b(?:crafts?|crafting|sewing|quilting|hobby|art|scrapbooking)\b/ },
    means: { is: 'feature', id: 'craft-table' },
    notIn: ['garage'],
  },
  {
    said: /^workshop$/,
    as: 'feature:workbench',
    never: { before: /\b(?:leave|to|in|law's|father's|dad's|his|her|from) (?:the )?$/ },
  },
  {
    said: /^gym$/,
    as: 'feature:gym',
    never: {
      before: /\b(?:like|next to the|at the|from the|to the) $/,
      after: /^ (?:buddy|class|teacher|rat|bag|bags|shorts|membership|socks|shoes|clothes)\b/,
    },
  },
  {
    said: /^loft$/,
    as: 'style:industrial',
    only: {
      before: /\b(?:industrial|like a|downtown|city|urban|new york|brooklyn) $/,
      after: /^ (?:style|look|feel|vibe|apartment|living|condo|like)\b/,
    },
  },
  {
    said: /^(?:the )?wall$/,
    as: 'surface:walls',
    never: {
      after: /^ (?:to wall|it|them|mount|mounted|hung|off|up|behind me|behind us|opposite|across|where)\b/,
    },
  },
  {
    said: /^floor$/,
    as: 'surface:floor',
    never: {
      before:
        /\b(?:\d{1,3}(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|main|upper|lower|same|middle of the|out of|across the|room on the|space on the|clear) $/,
      after: /^ (?:space|to joists|plan|plans|bolted|area|above|below|number|model)\b/,
    },
  },
];

/** Rooms of the house that nobody asks for here. */
const ROOMS: readonly Sense[] = ['feature:bathroom-rough-in', 'feature:half-bath'].map((as) => ({
  said: /^(?:full |half |guest |powder )?(?:bath|bathroom)$/,
  as,
  never: {
    before: new RegExp(
      `\\b(?:(?:${AT}|of|and|between|shared with|with|over)(?: the| our| my| his| her| their| your)|our|my|his|her|their|your|current|present|upstairs|front|downstairs|kids') $`,
    ),
    after: /^ (?:door|doors|wall|side|hall|window|above|next door|upstairs)\b/,
  },
}));

/** Things by the name of another, and words that only tell of what kind something is. */
const KINDS: readonly Sense[] = [
  {
    said: /^lights?$/,
    as: 'feature:recessed-lights',
    never: {
      before:
        /\b(?:block|blocks|blocking|north|south|east|west|morning|afternoon|evening|best|day|natural|boob|dome|hollywood|nipple|doesn't|don't|fan with|fan with a|picture|porthole|barn|ring|black|uv|pilot|her|his) $/,
      after:
        /^ (?:comes|falls|come|fall|from the window|blue|green|gray|grey|oak|wood|woods|maple|brown|pink|yellow|colored|colors?|walls|touch|touches|sleeper|weight|duty|tight|well|wells|years|reading|snack|snacks|cooking|use|switch|and airy)\b/,
    },
  },
  {
    said: /^paint$/,
    as: 'feature:painting',
    never: {
      before: new RegExp(`\\b(?:${PERSON} |washing |for |at |not for )$`),
      after:
        /^ (?:brush|brushes|guy|guy's|splattered|splatters?|peels?|is peeling|store|can|cans|booth|stripper|color|sink|shop)\b/,
    },
  },
  {
    said: /^built[- ]in$/,
    as: 'feature:built-ins',
    never: {
      before:
        /\b(?:is|are|was|were|it's|its|they're|that's|thats|board|boards|desk|bench|benches|booth|closets|lights?|xl|bed|beds|seat|drawers?|planter|it|i|we|he) $/,
      after:
        /^ (?:desk|bench|booth|breakfast|corner|espresso|coffee|high|there|here|them|the|my|stereo|wardrobe|seat|china|hutch|bed|beds|bunk|bunks|microwave|19\d\d|ironing|cabinet)\b/,
    },
  },
  {
    said: /^twin$/,
    as: 'feature:twin-bed',
    never: {
      before: /\b(?:identical|his|her) $/,
      after:
        /^,? (?:boys|girls|sons|daughters|boy|girl|babies|toddlers|sinks?|vanity|vanities|sconces?|lights?|doors|windows)\b/,
    },
  },
  {
    said: /^twins$/,
    as: 'feature:twin-bed',
    never: {
      before:
        /(?:\b(?:the|our|my|his|her|their|for|of|with|have|identical|newborn|boy|girl|year[- ]old|expecting|since the) |^)$/,
      after:
        /^,? (?:turn|turning|are|is|boys|girls|a boy|a girl|both boys|both girls|age|aged|share|sharing|who|need|sleep|room|sons|daughters|just|will|were|born)/,
    },
  },
  {
    said: /^seats?$/,
    as: 'feature:shower-bench',
    never: {
      before: /\b(?:makeup|vanity|toilet|commode|window|bidet|dressing|new toilet|soft close) $/,
      after: /^ (?:between the|at the vanity|in the window)/,
    },
  },
  {
    said: /^slab$/,
    as: 'door:slab',
    only: {
      before: /\b(?:flat|style|fronts?,?|doors?,?|cabinets?,?) $/,
      after: /^ (?:doors?|fronts?|drawers?|cabinets?|style)\b/,
    },
  },
  {
    said: /^irons?$/,
    as: 'material',
    never: {
      before: new RegExp(`\\b(?:${PERSON}|cast|to|don't|never|waffle|steam|soldering|an?|the|her|his) $`),
      after: /^ (?:in|clothes|shirts|here|much|often|tub|sink|board|every)\b/,
    },
  },
  { said: /^irons$/, as: 'material', only: { after: /^ grilles?\b/ } },
  {
    said: /^queen(?:s|[- ]sized?)?$/,
    as: 'feature:queen-bed',
    never: {
      before: /\b(?:sleeper|sofa bed|pull-?out|sleeper (?:sofa|couch|sectional)),? (?:an? )?$/,
      after: /^ (?:anne|size sheets|sleeper|sofa|pull-?out)\b/,
    },
  },
  {
    said: /^240$/,
    as: 'feature:outlets',
    never: { after: /^ (?:volumes?|books|records|square|sq|pounds|lbs|cm|mm|inch|inches|pieces)\b/ },
  },
  {
    said: /^popcorn$/,
    as: 'feature:popcorn-removal',
    never: { after: /^ (?:cart|machine|maker|bar|stand|popper)\b/ },
  },
  {
    said: /^(?:drop|dropped|suspended) ceilings?$/,
    as: 'feature:popcorn-removal',
    only: {
      beside:
        /\b(?:remov|out|gone|goes|go|down|ugly|tear|rip|take|demo|lose|rid|replac|hate|old|stained|sag)/,
    },
    means: { is: 'feature', id: 'ceiling-grid' },
    unless:
      /\b(?:there['’]?s|there is|there are|we have|has|have|existing|current|now|already|keep|leave|stays?|above)\b/,
  },
  // Of a bare basement the concrete is what is there: it makes no counters.
  {
    said: /^concrete(?: (?:floors?|walls?))?$/,
    as: 'material',
    never: {
      before: /\b(?:bare|raw|just|only|exposed|cold|plain|cutting|breaking|the) $/,
      beside: /\b(?:unfinished|finished|joists|studs|rafters|jackhammer|block walls)\b/,
    },
    in: ['basement', 'garage', 'other'],
  },
  {
    said: /^linear$/,
    as: 'layout:one-wall',
    never: { after: /^ (?:drain|drains|fixture|fireplace|diffuser|light|pendant|feet|foot|closet)\b/ },
  },
  {
    said: /^beam$/,
    as: 'feature:wood-beams',
    only: {
      before:
        /\b(?:wood|wooden|exposed|ceiling|faux|fake|rustic|cedar|oak|box|decorative|reclaimed|beautiful) $/,
    },
  },
  {
    said: /^curtains?$/,
    as: 'feature:curtains',
    never: { beside: /\b(?:hide|hides|hidden|behind doors|divide|divider|separate)\b/ },
  },
  {
    said: /^blinds?$/,
    as: 'feature:curtains',
    never: { after: /^ (?:corner|corners|cabinet|spot|spots|base|man|in)\b/ },
  },
  {
    said: /^side by side$/,
    as: 'feature:side-by-side-fridge',
    only: { beside: /\b(?:fridge|refrigerator|freezer)\b/ },
    in: ['kitchen', 'garage', 'basement', 'other'],
  },
  { said: /^rockers?$/, as: 'feature:glider', never: { after: /^ (?:switch|switches|panel)\b/ } },
  {
    said: /^(?:tap|taps)$/,
    as: 'feature:faucet',
    never: { before: /\b(?:beer|keg|draft|foot) $/, after: /^ (?:on|out|dance|shoes)\b/ },
  },
  {
    said: /^drips?$/,
    as: 'feature:faucet',
    never: { before: /\b(?:wet and) $/, after: /^ (?:dry|drying|pan|tray|edge|coffee|on the)\b/ },
  },
  {
    said: /^dripping$/,
    as: 'feature:faucet',
    never: { before: /\b(?:in|come|come in|comes in|walk in|wet and) $/ },
  },
  {
    said: /^bars?$/,
    as: 'feature:bar',
    never: {
      before:
        /\b(?:ground|grounding|garment|push|panic|knife|light|side|tow|kick|foot|pull|slide|on a|spreader|crow|sneeze|snack|salad) $/,
      after: /^ (?:of soap|rail|code|graph)\b/,
    },
  },
  {
    said: /^washers?$/,
    as: 'feature:laundry',
    never: { before: /\b(?:parts|pressure|power|rubber|lock|window|glass|dish) $/ },
  },
  {
    said: /^dryers?$/,
    as: 'feature:laundry',
    never: {
      before: /\b(?:hair|blow|hand|boot|salad|air|lettuce|bonnet) $/,
      after: /^ (?:chair|chairs|sheets?|hose)\b/,
    },
  },
  {
    said: /^(?:red|green|blue|pink|black|white|golden|navy|gray|grey|brown|orange|lime)$/,
    as: 'color',
    never: {
      before: /\b(?:retired|in the|for the|god's|left for the|sent) $/,
      after:
        /^ (?:earth|glue|wine|screen|thumb|tape|noise|board|boards|insulation|house|ox|collar|yard|cook|light district|safelight|cross|mold|widow|retriever|noise machine|box|label|sox|jersey|egg)\b/,
    },
  },
  {
    said: /^(?:camera|cameras)$/,
    as: 'feature:low-voltage',
    never: { before: /\b(?:on|for the|on the|the|to the|in front of the|for my|zoom|web|video) $/ },
  },
  {
    said: /^bulkhead$/,
    as: 'feature:soffit-removal',
    only: {
      beside:
        /\b(?:soffit|above the (?:upper|wall)? ?cabinets|over the (?:upper|wall)? ?cabinets|kitchen|drywall|ceiling|duct|ductwork)\b/,
    },
    in: ['basement', 'garage', 'other'],
  },
  {
    said: /^(?:sump|sump pit|sump pump|sump pumps)$/,
    as: 'feature:waterproofing',
    never: {
      beside:
        /^(?!.*\b(?:need an?|needs an?|new|second|add|install|replace|another|backup|battery|waterproof)).*\b(?:is|are|stands?|stays?|remains?|accessible|access|reach|reachable|corner|hums|lid|existing|next to|beside|near|around|covered)\b/,
    },
    stays: true,
  },
  {
    said: /^(?:box (?:it|them|that) in|boxed in)$/,
    as: 'feature:utility-closet',
    only: {
      beside:
        /\b(?:furnace|heater|boiler|pump|sump|panel|mechanicals?|ducts?|compressor|hvac|tank|softener|meter|beams?|pipes|ductwork)\b/,
    },
  },
  // "Hooks for four bikes" hold bicycles, and are no lockers.
  ...COUNTS_ASKED_FOR.map(
    (n): Sense => ({
      said: /^(?:wall )?hooks? for /,
      as: `feature:lockers-for-${n}`,
      never: { after: /^ (?:[a-z]{3,9} )?(?:bikes?|bicycles?)\b/ },
      means: { is: 'feature', id: 'bike-rack' },
    }),
  ),
  ...COUNTS_ASKED_FOR.map(
    (n): Sense => ({
      said: /^(?:wall )?hooks? for /,
      as: `feature:lockers-for-${n}`,
      never: {
        after:
          /^ (?:[a-z]{3,9} )?(?:kayaks?|skis|snowboards?|hoses?|ladders?|tools?|chairs|coats?|towels?|mugs|pots|pans|helmets?)\b/,
      },
    }),
  ),
  // "The furnace and water heater need a closet around them" asks for walls, and for no clothes closet.
  {
    said: /^(?:new )?closets?$/,
    as: 'feature:closet',
    never: { beside: ENCLOSED_HEAT },
    means: { is: 'feature', id: 'utility-closet' },
  },
  {
    said: /^(?:electrical |electric |breaker )?panel$/,
    as: 'feature:panel-upgrade',
    never: { after: /^ (?:is|by|on|next|behind|near|in the|at the|stays)\b/ },
    stays: true,
  },
  // Another firm's people are no guests.
  {
    said: /^company$/,
    as: 'told:hosts',
    never: {
      before:
        /\b(?:another|other|an?|one|the|this|that|my|his|her|their|our|insurance|cabinet|moving|stone|paint|tile|glass|design|build|box|local|big|same|each|floor|flooring|window|door|utility|gas|power|closet|counter|countertop|remodeling|construction) $/,
    },
  },
  // Who gave, chose or does something does not live with it.
  {
    said: /^(?:my (?:mom|mother|dad|parents)|(?:mother|father)[- ]in[- ]law|grandma|grandpa|grandmother|grandfather|in laws|nana|granny)$/,
    as: 'told:older-people',
    never: {
      after:
        /^ (?:(?:already|just|also|both|really|always|still) )?(?:picked|chose|gave|bought|made|built|got|left|owned|had|passed|died|told|says?|said|thinks?|suggested|suggests|keeps suggesting|keeps saying|insists|wants me|recommended|knows|works|worked|did|does|is (?:doing|handling|finishing|paying|helping|an? (?:retired )?(?:plumber|electrician|carpenter|contractor|tile))|are paying|pays|paid|will (?:do|help|paint|pay)|sent|found|loved|grew|lived|planted|put|laid|installed|painted|tiled|sewed|quilted)\b/,
    },
  },
  {
    said: /^ladders?$/,
    as: 'told:keeps-things',
    never: {
      before:
        /\b(?:library|rolling|bookcase|loft|attic|ship's|ships|sliding|pull down|pull-down|bunk|pool|a|with|and) $/,
      after: /^ (?:on|to|up|along|rail|that)\b/,
    },
  },
  {
    said: /^(?:pan|pans|bowl|bowls|glass|glasses|plate|plates)$/,
    as: 'told:keeps-things',
    never: {
      before:
        /\b(?:single|double|shower|drain|drip|pebble|tile|acrylic|salon|shampoo|molded|integral|integrated|round|oval|sink|punch|overflow|dog|cat|switch|wall|base|tempered|frosted|reeded|obscure|glass|of|in|clear|32x60) $/,
      after:
        /^ (?:door|doors|panel|panels|sink|sinks|wall|walls|block|top|partition|shelf|shelves|vanity|fits|cover|covers)\b/,
    },
  },
  { said: /^library$/, as: 'purpose:library', never: { after: /^ ladder/ } },
  // A wall is put up for privacy as well.
  {
    said: /^(?:more )?privacy$/,
    as: 'feature:curtains',
    never: { beside: /\b(?:half|pony|knee|low|dividing|partition) walls?\b|\btoilet\b/ },
  },
  // What stands before a shower is a part of it.
  {
    said: /^(?:half|pony|low|partial|half[- ]height) walls?$/,
    as: 'feature:half-wall',
    never: { beside: /\b(?:shower|glass)\b(?!.{0,40}\btoilet\b)(?<!\btoilet\b.{0,40})/ },
    means: { is: 'told', id: 'extra' },
    in: ['bathroom'],
  },
  // "The engineer already told us it needs a beam", "has signed off": that work is done.
  {
    said: /^(?:structural )?engineers?$/,
    as: 'feature:structural-engineer',
    never: { after: new RegExp(`^ ${HAS_TOLD}`) },
    means: { is: 'told', id: 'contract' },
  },
  {
    said: /^(?:lvl|header|beam needed)$/,
    as: 'feature:structural-engineer',
    never: { beside: new RegExp(`\\bengineers? ${HAS_TOLD}`) },
    means: { is: 'told', id: 'structure' },
  },
  // "New sliding doors on it": those of the closet of the same sentence.
  {
    said: /^(?:(?:new|mirrored|glass) )?(?:sliding (?:glass )?doors?|sliders?)$/,
    as: 'feature:patio-door',
    never: { beside: /\b(?:closets?|wardrobe|reach[ -]in)\b/ },
    unless: /\b(?:patio|deck|yard|garden|outside|porch|balcony)\b/,
    means: { is: 'feature', id: 'closet-doors' },
    in: ['bedroom', 'other', 'office', 'basement', 'living room'],
  },
  // "One wall oven", "wallpaper one wall": no kitchen along a wall.
  {
    said: /^(?:one|single|1)[- ]wall$/,
    as: 'layout:one-wall',
    never: {
      before:
        /\b(?:wallpaper|paint|panel|tile|brick|accent|mirror|shelves|make|do|cover|(?<!\b(?:everything|all|it) )(?:on|along|against)|for) (?:just |only |the )?$/,
      after: /^ (?:ovens?|only|in (?:wallpaper|brick|wood|paint)|of (?!cabinets))/,
    },
  },
  // Only of a kitchen it is a layout.
  {
    said: /^(?:one|single|1)[- ](?:long[- ])?wall$/,
    as: 'layout:one-wall',
    only: { beside: /\b(?:kitchen|kitchenette)\b/ },
    notIn: ['kitchen'],
  },
  // "Bare concrete", "it's just concrete right now": so it is today.
  {
    said: /^concrete(?: (?:floors?|slab|walls?))?$/,
    as: 'material',
    never: {
      before: /\b(?:bare|raw|old|cold|plain|cracked|just|only) $/,
      after: /^ (?:blocks?|right now|today|at the moment)\b/,
    },
    in: ['basement', 'garage', 'other', 'living room', 'bedroom', 'office'],
  },
  // "Vanity with a mirror and a light over it": in a bath that light is on the wall.
  {
    said: /^lights?$/,
    as: 'feature:recessed-lights',
    never: {
      after:
        /^ (?:over|above|beside|next to|on (?:each|either|both) sides? of) (?:it|them|that|the (?:vanity|mirror|sink|basin|medicine cabinet))\b/,
    },
    means: { is: 'feature', id: 'sconces' },
    in: ['bathroom'],
  },
  // Who wants to reach pipes, or to hide them, wants no new ones.
  {
    said: /^(?:pipes|shut ?offs?|shut ?off valves?)$/,
    as: 'feature:repipe',
    never: {
      before:
        /\b(?:at|to|reach|access|around|behind|hide|cover|under|over|near|see|expose|box in|conceal)(?: the| our| all| those| any)?(?: [a-z]{3,10})?(?: pipes and)? $/,
    },
  },
  // "There's just a switched outlet now" tells what there is.
  {
    said: /^(?:switched )?outlets?$/,
    as: 'feature:outlets',
    never: {
      before:
        /\b(?:there(?:['’]?s| is| are)|has|have|got|now|is)(?: only| just| now| currently){0,2}(?: an?| one| two| the)?(?: switched| single| lone| old)? $/,
    },
    means: { is: 'feature', id: 'outlets' },
    unless: /^(?!.*\b(?:add|more|another|extra)\b)/,
  },
  // "Epoxy floor, and insulate the door": of a garage its big door.
  {
    said: /^(?:insulate the|insulated|insulating the|insulate) doors?$/,
    as: 'feature:insulation',
    never: { before: /^(?!.*\b(?:entry|front|back|side|man|house|people)\b)/ },
    means: { is: 'feature', id: 'garage-door-insulation' },
    in: ['garage'],
  },
  {
    said: /^sleeper$/,
    as: 'feature:sleeper-sofa',
    never: { before: /\b(?:light|heavy|deep|poor|good|bad|hot) $/ },
  },
  {
    said: /^(?:spring|springs)$/,
    as: 'told:when',
    never: { before: /\b(?:a|the|its|has a|with a) $/, after: /^ (?:that|loaded|is|broke|snaps?)\b/ },
  },
];

const SENSES = new Map<string, Sense[]>();
for (const sense of [...TURNS, ...PLACES, ...ROOMS, ...KINDS])
  SENSES.set(sense.as, [...(SENSES.get(sense.as) ?? []), sense]);

const keyOf = (meaning: Meaning): string =>
  meaning.is === 'color' || meaning.is === 'material' ? meaning.is : `${meaning.is}:${meaning.id}`;

/** So many words on each side tell a sense; a sentence is looked at as far. */
const WIDEST = 7;
const LONGEST_SENTENCE = 30;

/** Words of a sentence, each clause behind a comma. */
function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  const { sentence } = tokens[from] ?? {};
  let words = '';
  for (let i = from; i < to && tokens[i]?.sentence === sentence; i++)
    words += `${i > from && tokens[i - 1]?.clause !== tokens[i]?.clause ? ',' : ''} ${tokens[i]?.said}`;
  return words;
}

function startOfSentence(tokens: readonly Token[], at: number, most: number): number {
  let from = at;
  while (from > 0 && at - from < most && tokens[from - 1]?.sentence === tokens[at]?.sentence) from--;
  return from;
}

/** Whether words around a hit show one of some neighbors. */
function stands({ before, after, beside }: Around, hit: Hit<Meaning>, tokens: readonly Token[]): boolean {
  const { start, end } = hit;
  if (before) {
    const words = wordsOf(tokens, startOfSentence(tokens, start, WIDEST), start).trimStart();
    const parted =
      start > 0 &&
      tokens[start - 1]?.sentence === tokens[start]?.sentence &&
      tokens[start - 1]?.clause !== tokens[start]?.clause;
    if (before.test(words === '' ? '' : `${words}${parted ? ',' : ''} `)) return true;
  }
  if (after && tokens[end]?.sentence === tokens[end - 1]?.sentence) {
    const parted = tokens[end]?.clause !== tokens[end - 1]?.clause;
    if (after.test(`${parted ? ',' : ''}${wordsOf(tokens, end, end + WIDEST)}`)) return true;
  }
  if (!beside) return false;
  const from = startOfSentence(tokens, start, LONGEST_SENTENCE);
  return beside.test(wordsOf(tokens, from, from + 2 * LONGEST_SENTENCE));
}

/** The other sense that a hit has where it stands. */
const otherSense = (
  meaning: Meaning,
  hit: Hit<Meaning>,
  tokens: readonly Token[],
  category: RoomCategory,
): Sense | undefined =>
  (SENSES.get(keyOf(meaning)) ?? []).find(
    ({ said, only, never, in: within, notIn }) =>
      said.test(hit.said) &&
      (within?.includes(category) ?? true) &&
      !notIn?.includes(category) &&
      ((only !== undefined && !stands(only, hit, tokens)) ||
        (never !== undefined && stands(never, hit, tokens))),
  );

/** What a "no" before such a word refuses is the thing; of these it tells that something does not happen. */
const HAPPENS: ReadonlySet<string> = new Set(
  ['water-damage', 'heating-cooling', 'fresh-air-fan', 'recessed-lights'].map((id) => `feature:${id}`),
);

/** A word that is nothing by itself and still tells of what a color or a material is said. */
const NOTHING: Meaning = { is: 'thing', id: '' };

/** "As there's no room for a vanity": why another is asked for. */
const NO_ROOM_FOR = /\b(?:no|not enough|isn't) (?:room|space) for an? (?:[a-z-]+ )?$/;

/** The hits of a text in the sense that their words have there; those that mean nothing there are left out. */
export const inSense = (
  hits: readonly Hit<Meaning>[],
  tokens: readonly Token[],
  category: RoomCategory,
): { readonly hits: readonly Hit<Meaning>[]; readonly stay: readonly Hit<Meaning>[] } => {
  const stay: Hit<Meaning>[] = [];
  const meant = hits.flatMap((hit) => {
    if (hit.meaning.is === 'feature' && !hit.negated && stands({ before: NO_ROOM_FOR }, hit, tokens))
      return [];
    const sense =
      hit.negated && !HAPPENS.has(keyOf(hit.meaning))
        ? undefined
        : otherSense(hit.meaning, hit, tokens, category);
    if (!sense) return [hit];
    const all = hit.all.filter((one) => !otherSense(one, hit, tokens, category) && one.is !== 'purpose');
    const meaning =
      (sense.unless && stands({ beside: sense.unless }, hit, tokens) ? undefined : sense.means) ??
      all.find(({ is }) => is === 'told' || is === 'thing') ??
      (all.some(({ is }) => is === 'surface') ? NOTHING : undefined);
    if (!meaning) return [];
    const other = { ...hit, meaning, all };
    if (sense.stays) stay.push(other);
    return [other];
  });
  return { hits: meant, stay };
};
