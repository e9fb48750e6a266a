import { dollars, feetAndInches, upperFirst } from '@plumbline/brief';
import { derivedOf, itemsOf } from '@plumbline/concept';
import { ESCAPE, escapeSqFt } from '../../rules/window-opening.js';
import { permitsNeeded } from '../../scope/permits.js';
import type { Evidence } from '../../shown/evidence.js';
import { alternatePrice, partPrice } from './alternates.js';
import { sizeOf } from './clear-about.js';
import { answerFit } from './fit.js';
import { asksForAdded } from './money-asked.js';
import { type Asked, byRule, type Topic, told } from './topic.js';

/**
 * What homeowners ask, and the answer with the rule or the number that it goes by. Where only the site tells, it says what
 * decides it.
 */

const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Work that takes a permit of its trade wherever it is done, though no line prices one. */
const WIRED = /^(?:circuit|ev-|panel|receptacle-240)/;

function permit({ e: { quantities, estimate } }: Asked): string {
  const needed = permitsNeeded(quantities);
  if (needed.length === 0 && quantities.some(({ price: id }) => WIRED.test(id)))
    return 'Yes, an electrical one for the new circuit; its fee is not in the price. The electrician applies for it; the building department of your town decides.';
  if (needed.length === 0)
    return 'Usually not: work like this needs no permit. The building department of your town decides.';
  const fees = estimate.lines.filter(({ price = '' }) => price.startsWith('permit'));
  const usd = fees.reduce((sum, { likely }) => sum + likely, 0);
  return `Yes, in most towns, for this work: ${listed(needed)}.${usd > 0 ? ` About ${dollars(usd)} for it is in the price.` : ''} The contractor applies for it; the building department of your town decides.`;
}

/** Asks what one thing costs, and not the job: "what would the counters run if we went butcher block instead?" */
const OF_ONE =
  /\b(?:how much (?:is|are|would|does|do|more)|what (?:would|does|do)|what['’]?s the (?:price|cost) of) (?:it cost (?:to (?:have|get|use) )?)?(?:an? |the |our )?(?!(?:this|it|that|all|everything|these|job|whole|project|total|remodel|you)\b)[a-z-]{3,14}(?: [a-z-]{2,14}){0,4} (?:run|cost|be|instead|extra|add|more)\b/;

function price({ e: { estimate }, became, words }: Asked): string | undefined {
  if (estimate.likely <= 0) return 'Nothing here is in the price: it is furniture, which you buy.';
  const instead = alternatePrice(words, estimate) ?? partPrice(words, estimate);
  if (instead) return instead;
  const own = estimate.lines.filter(({ price: id }) => id !== undefined && became.lines?.includes(id));
  const usd = own.reduce((sum, { likely }) => sum + likely, 0);
  if (usd === 0 && asksForAdded(words)) return undefined;
  if (OF_ONE.test(words))
    return usd > 0
      ? `As it is priced here that comes to ${dollars(usd)}, before tax, overhead and contingency; another kind of it is the contractor's to price beside that.`
      : `It is not asked for here, so that the price of ${dollars(estimate.likely)} is without it: the contractor prices it as an alternate.`;
  const part =
    usd > 0 ? ` The lines of this come to ${dollars(usd)} of it, before tax, overhead and contingency.` : '';
  return `About ${dollars(estimate.likely)} for all that is asked here, between ${dollars(estimate.low)} and ${dollars(estimate.high)}.${part}`;
}

function bearing({ e: { quantities } }: Asked): string {
  const isOut = quantities.some(({ price: id }) => id === 'wall-removal');
  return `No plan of a room shows it. What decides: whether joists or rafters rest on it, whether a wall or post stands over or under it, and whether it runs along the middle of the house. A contractor or structural engineer looks before anything is cut${isOut ? '; the price holds its removal, to be verified on site' : ''}.`;
}

/** IRC R304, R305, R310, R314, R303.10. */
function legalBedroom({ e: { room } }: Asked): string {
  const { widthIn, depthIn, ceilingIn } = derivedOf(room.shell);
  const beds =
    room.category === 'basement'
      ? 'the bedroom'
      : `this room, ${feetAndInches(widthIn)} by ${feetAndInches(depthIn)}`;
  const escapes = room.openings.some((o) => o.kind === 'window' && escapeSqFt(o) >= ESCAPE.areaSqFt - 0.7);
  const lacks = [
    ...(ceilingIn < 84 ? [`the ceiling is ${feetAndInches(ceilingIn)}`] : []),
    ...(room.category !== 'basement' && Math.min(widthIn, depthIn) < 84 ? ['one side is under 7 ft'] : []),
    ...(escapes ? [] : ['no window as drawn is large enough to escape by']),
  ];
  return `The code wants for ${beds}: 70 sq ft, no side under 7 ft, a ceiling of 7 ft, heat, a smoke alarm, and a window to escape by (${ESCAPE.areaSqFt} sq ft clear, sill at most ${ESCAPE.sillIn} in; IRC R310). A closet is not in the code. ${lacks.length === 0 ? 'As drawn it has the size, the ceiling and the window.' : `As drawn it is none: ${lacks.join('; ')}.`}`;
}

/** A driver is swung under 9 ft at the least (SkyTrak: 8-1/2 ft for the screen alone). Inches. */
const SWING = { least: 102, driver: 108, free: 120 } as const;

/** "8 ft", "8'2", "7 and a half feet": the height that is asked about. */
const HEIGHT = /\b(\d{1,2}) ?(?:ft|feet|foot|')(?: ?(\d{1,2})(?: ?(?:"|in\b|inch))?)?/;
const heightIn = (words: string, room: Asked['e']['room']): number => {
  const [, feet, inches = '0'] = HEIGHT.exec(words) ?? [];
  return feet === undefined ? derivedOf(room.shell).ceilingIn : Number(feet) * 12 + Number(inches);
};

function ceiling({ words, e: { room } }: Asked): string {
  const ceilingIn = heightIn(words, room);
  const high = feetAndInches(ceilingIn);
  const golf =
    /\b(?:golf|swing|simulator|driver)\b/.test(words) ||
    room.items.some(({ group, label }) => /golf/i.test(`${group ?? ''} ${label}`));
  if (golf)
    return ceilingIn >= SWING.driver
      ? `Yes: golf wants 9 ft for a driver, 10 ft to swing freely; the ceiling is ${high}.`
      : `${ceilingIn < SWING.least ? 'No, not for a driver' : 'It is tight'}: golf wants 9 ft for a driver, 10 ft to swing freely, and the screen 8-1/2 ft; at ${high} one putts, chips and swings short irons. For the code it is ${ceilingIn >= 84 ? 'high enough' : 'too low'} (7 ft).`;
  if (/\bfan\b/.test(words))
    return `Blades hang 7 ft over the floor at the least: under ${high} ${ceilingIn < 96 ? 'a fan has no place' : ceilingIn < 108 ? 'a fan flush with the ceiling fits' : 'a fan on a rod fits'}.`;
  const isLivedIn = /\b(?:bedroom|sleep|living|family room|office|den)\b/.test(words);
  const least = !isLivedIn && (room.category === 'basement' || room.category === 'bathroom') ? 80 : 84;
  return `The code wants ${feetAndInches(least)} here (IRC R305.1); the ceiling is ${high}, which is ${ceilingIn >= least ? 'enough' : 'too low'}.`;
}

/** A recessed light serves about 25 sq ft: they stand half the ceiling's height to 5 ft apart. */
const SQFT_PER_LIGHT = 25;

function lights({ e: { room } }: Asked): string {
  const { widthIn, depthIn } = derivedOf(room.shell);
  const sqFt = Math.round((widthIn * depthIn) / 144);
  const drawn = itemsOf(room, 'recessed-light').length;
  const usual = Math.max(1, Math.round(sqFt / SQFT_PER_LIGHT));
  const rule = 'About one for 25 sq ft, 4 to 6 ft apart and 2 to 3 ft off the walls';
  return drawn > 0
    ? `${drawn} are drawn. ${rule}: ${usual} in ${sqFt} sq ft.`
    : `${rule}: ${usual} in ${sqFt} sq ft. None is drawn.`;
}

function outlets({ e }: Asked): string {
  const drawn = e.room.items.filter(({ kind }) => kind === 'receptacle').length;
  const rule =
    'No point along a wall is more than 6 ft from one, and none along a counter more than 2 ft (NEC 210.52)';
  return drawn > 0 ? `${rule}: ${drawn} are drawn so.` : `${rule}; the electrician counts what is there.`;
}

const COUNTER_RISE = /\b(\d{1,2})(?:\.5)? ?(?:"|in\b|inch)/;

function raiseOrStep({ words, e: { room } }: Asked): string {
  const { ceilingIn } = derivedOf(room.shell);
  const rise = Number(COUNTER_RISE.exec(words)?.[1] ?? 7);
  const left = ceilingIn - rise;
  const step =
    rise <= 7
      ? `A step of ${rise} in is legal (a riser is at most 7-3/4 in, with 36 in of floor at the door; IRC R311.7)`
      : `${rise} in makes two steps (a riser is at most 7-3/4 in; IRC R311.7)`;
  return `${left >= 84 ? `Raise it: ${feetAndInches(left)} of ceiling stay, 7 ft are enough, the floor gets its insulation under it, and nobody trips` : `Leave a step: a raised floor would leave ${feetAndInches(left)} of ceiling, and 7 ft is the least`}. ${step}. Neither is in the price: the contractor measures the slab and its slope first.`;
}

function moveUpstairs({ e: { room }, words }: Asked): string {
  const drawn =
    /\b(?:washer|laundry|dryer)\b/.test(words) && room.items.some(({ kind }) => kind === 'washer');
  return `${drawn ? 'It stands in this plan. ' : 'This plan is of one room, so it is for the contractor. '}What decides: a 2 in drain with a vent near, hot and cold water, a 240 V circuit or gas for the dryer, a duct outdoors of 35 ft at most less 5 ft a bend (IRC M1502), a pan with a drain under the washer, and a floor stiff enough.`;
}

function movePipes({ e: { quantities } }: Asked): string {
  const isPriced = quantities.some(({ price: id }) => /^(?:rough-in|plumbing-moved|move-)/.test(id));
  return `Yes, where its drain can follow: a toilet's is 3 in, a sink's 1-1/2 to 2 in, both fall 1/4 in a foot and need a vent near. Over a basement or crawl space it is simple; in a slab the concrete is cut.${isPriced ? ' New drains are in the price.' : ' No move of pipes is in the price.'}`;
}

/** NKBA 6 and 7. Inches. */
const AISLE = { least: 42, two: 48, walk: 36 } as const;

function aisle({ words, e }: Asked): string | undefined {
  if (e.room.category !== 'kitchen') return byRule(e, 'dining-behind', 'bed-side', 'sofa-table');
  const asked = Number(/\b(\d{2}) ?(?:"|in\b|inch|inches)/.exec(words)?.[1] ?? Number.NaN);
  const verdict = Number.isNaN(asked)
    ? ''
    : asked < AISLE.walk
      ? 'No: '
      : asked < AISLE.least
        ? 'To walk by, not to work in: '
        : 'Yes: ';
  const rule = `a work aisle is ${AISLE.least} in for one cook and ${AISLE.two} in for two, from counter edge to counter edge; a way to walk by is ${AISLE.walk} in (NKBA)`;
  const here = e.findings.find(({ rule: id }) => id === 'work-aisle')?.measured;
  return upperFirst(`${verdict}${rule}.${here === undefined ? '' : ` Here: ${Math.round(here)} in.`}`);
}

const SCREEN = /\b(\d{2,3})(?: ?-?(?:"|in\b|inch|inches))/;

/** THX and SMPTE: one sits 1.2 to 1.6 times the screen's diagonal away. */
function screen({ words }: Asked): string | undefined {
  const inches = Number(SCREEN.exec(words)?.[1] ?? Number.NaN);
  if (Number.isNaN(inches) || inches < 32) return undefined;
  return `A screen of ${inches} in wants seats ${feetAndInches(Math.round(inches * 1.2))} to ${feetAndInches(Math.round(inches * 1.6))} away, and is ${Math.round(inches * 0.87)} in wide.`;
}

function sizeAsked({ items }: Asked): string | undefined {
  const [first] = items;
  return first && `As drawn: ${sizeOf(first)}.`;
}

const hasLine = ({ quantities }: Evidence, id: RegExp): boolean =>
  quantities.some(({ price: of }) => id.test(of));

export const TOPICS: readonly Topic[] = [
  { asks: [[/\bpermit(?:s|ted)?\b/]], answer: permit },
  {
    asks: [
      [/\bhow much\b/],
      [/\bball ?park\b/],
      [/\bbudget (?:look|looking) like\b/],
      [
        /\bwhat(?:['’]s| is| would| will| does| do| might| should)\b/,
        /\b(?:run|cost|expect|pay|set (?:us|me) back|come to|add up to|price tag|damage|all[- ]in)\b/,
      ],
      [/\bwhat(?:'s| is) the (?:cost|price)\b/],
      [/\brough (?:price|cost|number|figure)\b/],
    ],
    unless: /\bhow much (?:space|room|clearance|storage|light|counter|taller|wider|bigger|longer|headroom)\b/,
    answer: price,
    outcome: 'priced',
  },
  {
    asks: [[/\b(?:cheaper|more expensive|pricier|less expensive|(?:much|a lot) (?:more|less))\b/]],
    answer: ({ words, e }) => alternatePrice(words, e.estimate),
    outcome: 'priced',
  },
  {
    asks: [[/\b(?:load|weight)[- ]bearing\b|\bbearing wall\b|\bstructural\b|\bholding (?:up|anything)\b/]],
    answer: bearing,
  },
  {
    asks: [
      [
        /\bbedroom\b/,
        /\b(?:legal|legally|counts?|counted|considered|qualify|qualifies|called|call it|listed|list)\b/,
      ],
      [/\blegal (?:to sleep|as a)\b/],
      [/\bbedroom\b/, /\bcloset\b/, /\b(?:have to|need|code|required|without)\b/],
    ],
    answer: legalBedroom,
  },
  {
    asks: [[/\bhow many (?:cans?|recessed|pot|down ?lights?|lights?|fixtures)\b/]],
    answer: lights,
    outcome: 'drawn',
  },
  { asks: [[/\bhow many (?:outlets?|receptacles?|plugs?)\b/]], answer: outlets },
  {
    asks: [
      [/\b(?:high|tall) enough\b|\btoo low\b/],
      [
        /^(?:(?:and|but|so) )?(?:is|are|will|would) (?:an? )?(?:ceiling of )?\d{1,2} ?(?:ft|feet|foot|')/,
        /\b(?:enough|ok|okay|fine|legal|allowed)\b/,
      ],
      [/\bceilings?\b/, /\b(?:enough|ok|okay|too low|fine)\b/],
      [/\b(?:golf|fan)\b/, /\b(?:enough|ok|okay|too low|fine|safe)\b/],
      [/\d ?(?:ft|feet|foot|')/, /\b(?:is|will) (?:that|it|this)(?: be)? (?:enough|ok|okay|fine|too low)\b/],
    ],
    unless: /\b(?:counter|vanity|toilet|budget|outside|vent)\b/,
    answer: ceiling,
  },
  {
    asks: [[/\brais(?:e|ed|ing)\b/, /\bstep\b/, /\bor\b/]],
    unasked: true,
    answer: raiseOrStep,
  },
  {
    asks: [[/\b(?:washer|laundry|dryer)\b/, /\b(?:upstairs|second floor|2nd floor|up there|closet)\b/]],
    answer: moveUpstairs,
  },
  {
    asks: [
      [
        /\b(?:can|could|hard|possible|feasible|expensive)\b/,
        /\b(?:toilet|sink|tub|shower|vanity|drain|plumbing)\b/,
        /\bmoved?\b/,
      ],
    ],
    answer: movePipes,
  },
  {
    asks: [[/\bhow long\b/, /\b(?:take|last|be without|work)\b/], [/\bhow many (?:weeks|days)\b/]],
    answer: ({ e: { estimate } }) => estimate.duration.text,
  },
  {
    asks: [[/\begress\b|\bescape window\b/]],
    answer: told(
      `The code wants a window to escape by in every room to sleep in, and none in a basement that is there and gets no such room (IRC R310, R310.6): ${ESCAPE.areaSqFt} sq ft clear, 24 in high and 20 in wide at the least, sill at most 44 in.`,
    ),
  },
  {
    asks: [
      [/\b(?:aisle|walkway)\b/],
      [
        /\b(?:between|around)\b/,
        /\b(?:enough|wide|wider|too (?:tight|narrow|small)|far|clearance|space|need)\b/,
      ],
    ],
    answer: aisle,
  },
  {
    asks: [[/\bdoors?\b/, /\b(?:wide enough|enough|too narrow|how wide)\b/]],
    answer: told(
      'A door of 32 in lets a person pass with a basket, one of 36 in a wheelchair (32 in clear); 30 in is usual in a bath, and 24 in the least.',
    ),
  },
  {
    asks: [[/\b(?:island|peninsula)\b/, /\b(?:outlets?|receptacles?|plugs?)\b/]],
    answer: told(
      'Since 2023 the code asks for no receptacle in an island, but for a way to bring power to one (NEC 210.52(C)); most inspectors and owners want one.',
      'island-receptacle',
    ),
  },
  {
    asks: [[/\b[ag]fci\b/]],
    answer: ({ e }) =>
      `Yes: receptacles of a bathroom, kitchen, laundry, garage, unfinished basement and outdoors are protected by GFCI (NEC 210.8).${hasLine(e, /gfci|breaker/) ? ' It is in the price.' : ' It is not in this price.'}`,
  },
  {
    asks: [
      [/\b(?:hood|fan|dryer|range)\b/, /\b(?:vent|vented|outside|outdoors|duct|ducted)\b/],
      [/\bhood\b/, /\bneed\b/],
    ],
    answer: ({ e: { room } }) =>
      room.category === 'kitchen'
        ? 'The code asks for air out of a kitchen, 100 cfm (IRC M1505.4); a hood that only filters is allowed over an electric range where a window opens. One ducted outdoors is the better, and a must over gas in most towns.'
        : 'Yes: a bath fan or dryer blows outdoors, never into an attic (IRC M1501.1); a fan moves 50 cfm at the least.',
  },
  {
    asks: [[/\basbestos\b|\blead paint\b|\b(?:old|original) (?:linoleum|vinyl|tiles?)\b|\bpopcorn\b/]],
    answer: ({ e }) =>
      `Nobody sees it: in a house built before about 1980 floors, popcorn ceilings and pipe wrap are tested before they are cut, paint before 1978.${hasLine(e, /asbestos|hazard|lead/) ? ' The test is in the price.' : ''}`,
  },
  {
    asks: [[/\btile (?:right )?over\b|\bover the (?:old|existing) tile\b/]],
    answer: told(
      'Where the old tile is sound and flat it can be done, and the wall or floor comes 1/2 in nearer; over a shower it hides the old waterproofing. This price takes the old tile out where new tile is set.',
    ),
  },
  {
    asks: [[/\bpanel\b/, /\b(?:enough|handle|full|upgrade)\b/], [/\b\d{3} ?amps?\b/]],
    answer: told(
      'An electrician reckons the load (NEC 220): the size of the house, its fixed appliances and what comes new; a panel of 100 A is often full with a range, a dryer and a charger.',
    ),
  },
  {
    asks: [
      [/\b(?:tv|television|screen)\b/, /\btoo (?:big|large|small)\b/],
      [/^is (?:an? )?\d{2,3} ?(?:"|in\b|inch|inches) too (?:big|large|small)\b/],
    ],
    answer: screen,
  },
  {
    asks: [[/\b(?:tv|television)\b/, /\b(?:over|above)\b/, /\bfireplace\b/]],
    answer: told(
      'It can, over a mantel that turns the heat away and 12 in over it at the least; its middle comes to about 5 ft, where 3-1/2 ft is the height of seated eyes, so on another wall one sees better.',
    ),
  },
  { asks: [[/\bwhat size\b/]], unless: /\bdoor\b/, answer: sizeAsked },
  {
    asks: [[/\bresale\b|\b(?:home|add|adds) value\b|\bworth it\b|\bout of style\b|\bdated\b|\btrendy\b/]],
    answer: told(
      'No rule tells it: a local agent knows what sells. One tub in the house is what most buyers with children look for.',
    ),
  },
];

export const FITS: Topic = {
  asks: [
    [/\bfits?\b/],
    [/\b(?:room|space) (?:in here |here )?for\b/],
    [/\btoo (?:big|large|wide|long)\b/],
    [/\bbig enough\b/],
    [/\bpossible\b/],
  ],
  answer: answerFit,
};
