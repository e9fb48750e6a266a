import {
  type Concept,
  type ConceptSurvey,
  type EstimateLine,
  isRectangular,
  type Kept,
  type Quantity,
  type Room,
  type Shell,
  STYLES,
  type Wall,
  type WorkType,
  wallSpan,
} from '@plumbline/concept';
import { SCOPE_SECTIONS } from '@plumbline/contracts';
import { nearestColor } from '../brief/colors.js';
import { FEATURES } from '../brief/features.js';
import { KEEPABLES, namesOfKept } from '../brief/keepables.js';
import { materialName } from '../describe.js';
import { usdOf } from '../estimate/estimate.js';
import { furnitureOf } from '../estimate/furniture.js';
import { wallOf } from '../planner/draft.js';
import { ceilingSentences, ceilingWords, floorSqFt, shapeName } from '../shape.js';
import { measuredLengths, measuredNote } from '../survey/measured-words.js';
import { dollars, feetAndInches } from '../units.js';
import { askedLines } from './asked.js';

/** Who the scope is between. Everything may be missing; blanks are left to fill in. */
export interface ScopeParties {
  readonly contractor?: {
    readonly company?: string;
    readonly license?: string;
    readonly phone?: string;
    readonly email?: string;
  };
  readonly owner?: { readonly name?: string; readonly email?: string; readonly place?: string };
  /** Number of the bid that the scope belongs to. */
  readonly bidId?: string;
  /** Share of an estimate's likely sum that may stand as allowances before it is said; 0 to 1. */
  readonly allowanceNotice?: number;
}

const WIDTH = 78;
const HAZARD =
  'In houses built before 1978 painted surfaces are treated as lead paint until tested. If suspect material is found, work there stops and the owner is told the same day.';

/**
 * A draft scope of work from a concept: the sections of `SCOPE_SECTIONS`, numbered, as plain text that reads in a
 * text field and prints. Deterministic: its date is the concept's.
 */
export function draftScope(concept: Concept, parties: ScopeParties = {}): string {
  const bodies: Record<(typeof SCOPE_SECTIONS)[number], string[]> = {
    'Parties and documents': partyLines(concept, parties),
    'What the homeowner asked for': askedLines(concept).map((line) => wrap(line, '   ', '      ')),
    'Goal, and what stays': goalLines(concept),
    'Rooms and boundaries of the work': roomLines(concept),
    'Work by trade': tradeLines(concept),
    'Demolition, disposal and hazardous material': [
      wrap('The contractor removes debris from the site and pays for its disposal.'),
      wrap(HAZARD),
    ],
    Allowances: allowanceLines(concept, parties),
    Exclusions: exclusionLines(concept),
    'Assumptions, and items to verify on site': assumptionLines(concept),
    'Permits and inspections': permitLines(concept),
    'Site rules': [
      wrap(
        'Work hours: [8:00 to 17:00], Monday to Friday. Floors and ways in are protected; dust walls close off the work. The site is swept daily and cleaned at the end. Parking and toilet: [where].',
      ),
    ],
    Schedule: scheduleLines(concept),
    Price: priceLines(concept),
    Payment: paymentLines(concept),
    Changes: [
      wrap(
        'Any change is written, priced, given its effect on the schedule and signed by both before the work is done.',
      ),
    ],
    Acceptance: [
      wrap(
        'At substantial completion owner and contractor walk the work and write a punch list. The last payment is due when it is done.',
      ),
    ],
    Warranty: [
      wrap(
        "Labor is warranted for [12] months from completion. Makers' warranties and manuals are handed over.",
      ),
    ],
    'Insurance, liens and disputes': [
      wrap(
        "The contractor carries general liability and workers' compensation insurance; certificates are given before work starts. A lien waiver comes with each payment. Disputes go to [mediation] first. The owner may cancel within the time that state and federal law allow; the notice is attached.",
      ),
    ],
    Signatures: [
      'Contractor: ______________________  Date: __________',
      'Owner:      ______________________  Date: __________',
    ],
  };
  const sections = sectionsOf(concept).map(
    (name, i) => `${i + 1}. ${name.toUpperCase()}\n${bodies[name].join('\n')}`,
  );
  return `SCOPE OF WORK: ${concept.title}\n(draft from the concept; verify on site before signing)\n\n${sections.join('\n\n')}\n`;
}

/** The sections of a concept's scope. A concept that was stored before there was a ledger has none to show. */
const sectionsOf = ({ brief }: Concept): readonly (typeof SCOPE_SECTIONS)[number][] =>
  SCOPE_SECTIONS.filter((name) => name !== 'What the homeowner asked for' || brief.ledger);

/** "section 5": where the scope of a concept has a section. */
const section = (concept: Concept, name: (typeof SCOPE_SECTIONS)[number]): string =>
  `section ${sectionsOf(concept).indexOf(name) + 1}`;

function partyLines(concept: Concept, { contractor = {}, owner = {}, bidId }: ScopeParties): string[] {
  const { zipCode } = concept.wishes;
  return [
    `Contractor: ${contractor.company ?? '[company]'}, license no. ${contractor.license ?? '[number]'}`,
    `            ${[contractor.phone ?? '[phone]', contractor.email ?? '[email]'].join(', ')}`,
    `Owner:      ${[owner.name ?? '[name]', owner.email].filter(Boolean).join(', ')}`,
    `Place:      ${owner.place ?? (zipCode ? `ZIP ${zipCode}, [street address]` : '[address]')}`,
    `Date:       ${concept.date.slice(0, 10)}    Revision: 1    Valid until: [date]`,
    ...(bidId ? [`Bid:        ${bidId}`] : []),
    wrap(`floor plan A-1 "${concept.title}" of ${concept.date.slice(0, 10)}`, 'Documents:  ', '            '),
  ];
}

function goalLines(concept: Concept): string[] {
  const kept =
    concept.wishes.refused.length > 0
      ? ` Not wanted: ${concept.wishes.refused.map(featureName).join(', ')}.`
      : '';
  return [
    wrap(
      concept.description.replace(
        'named in the findings',
        `named in ${section(concept, 'Assumptions, and items to verify on site')}`,
      ) + kept,
    ),
    wrap(
      `Style: ${STYLES[concept.room.style].name}. What is not named in ${section(concept, 'Work by trade')} stays and is protected.`,
    ),
    ...stayingLines(concept),
    ...(concept.wishes.requirements ? [wrap(`The owner requires: ${concept.wishes.requirements}`)] : []),
  ];
}

const STAYING: readonly (readonly [how: Kept['how'], words: string])[] = [
  ['kept', 'Stays, and is protected'],
  ['renewed', 'Stays, and is made good'],
  ['in place', 'Stays where it is'],
  ['supplied', 'Supplied by the owner, set by the contractor'],
];

/** What the owner keeps or brings. */
const stayingLines = ({ wishes }: Concept): string[] =>
  STAYING.flatMap(([how, words]) => {
    const names = namesOfKept(wishes, how);
    return names.length > 0 ? [wrap(`${words}: ${names.join(', ')}.`)] : [];
  });

const scopeSize = ({ shell, widthIn, depthIn }: Room): string => {
  const size = `${feetAndInches(widthIn)} east-west by ${feetAndInches(depthIn)} north-south`;
  return isRectangular(shell) ? size : `${shapeName(shell)}, ${size} over all`;
};

/** What a contractor must know of walls and ceiling before he prices them. */
function wallLines(shell: Shell): string[] {
  const wallsThat = (is: (wall: Wall) => boolean | undefined): string =>
    shell.walls
      .filter(is)
      .map(({ id, side }) => `${side} ${feetAndInches(wallSpan(shell, id).lengthIn)}`)
      .join(', ');
  const walls = isRectangular(shell) ? '' : wallsThat(() => true);
  const bearing = wallsThat(({ bearing }) => bearing);
  const wet = wallsThat(({ wet }) => wet);
  return [
    ...(walls ? [`Walls, counter-clockwise from the south-west: ${walls}.`] : []),
    ...(bearing ? [`Walls that carry load, as the owner told: ${bearing}.`] : []),
    ...(wet ? [`Walls with water and drain pipes, as the owner told: ${wet}.`] : []),
    ...ceilingSentences(shell),
  ];
}

function roomLines({ room }: Concept): string[] {
  const openings = room.openings.map(
    (o) => `${o.kind.replace('-', ' ')} ${feetAndInches(o.widthIn)} (${o.side})`,
  );
  return [
    wrap(
      `${room.category === 'other' ? 'Room' : upperFirst(room.category)}: ${scopeSize(room)}, ceiling ${ceilingWords(room.shell)}, ${Math.round(floorSqFt(room.shell))} sq ft.`,
    ),
    ...wallLines(room.shell).map((line) => wrap(line)),
    wrap(`Openings: ${openings.join(', ') || 'none'}.`),
    'The work ends at the inside faces of the walls of this room.',
  ];
}

/** Trades whose lines the owner buys nothing for. */
const WITHOUT_MATERIAL: ReadonlySet<string> = new Set(['permits', 'demolition', 'clean-up']);

const STATE_MARK: Readonly<Record<Quantity['state'], string>> = {
  included: 'included',
  allowance: 'allowance',
  'owner-supplied': 'owner-supplied',
};

/** What is done in each trade where the contractor also supplies. */
const WORK: Readonly<Record<Quantity['trade'], string>> = {
  permits: 'apply for and obtain',
  demolition: 'remove and dispose of',
  framing: 'frame',
  plumbing: 'supply, run and connect',
  hvac: 'supply and install',
  electrical: 'supply, wire and connect',
  insulation: 'supply and fit',
  drywall: 'hang, tape and finish',
  'doors and windows': 'supply and hang or set',
  cabinets: 'supply and set, level and plumb',
  counters: 'template, fabricate and set',
  tile: 'supply, set and grout',
  flooring: 'supply and lay on a prepared base',
  trim: 'supply, fit and paint',
  fixtures: 'supply, set and connect',
  appliances: 'set and connect',
  painting: 'prepare, prime and paint, two coats',
  specialties: 'supply and install',
  'clean-up': 'protect, sweep daily, clean at the end',
};

/** The same where the owner buys the material. */
const LABOR: Readonly<Record<Quantity['trade'], string>> = {
  ...WORK,
  plumbing: 'run and connect',
  hvac: 'install',
  electrical: 'wire and connect',
  insulation: 'fit',
  'doors and windows': 'hang or set',
  cabinets: 'set, level and plumb',
  counters: 'set what the owner has had made',
  tile: 'set and grout',
  flooring: 'lay on a prepared base',
  trim: 'fit and paint',
  fixtures: 'set and connect',
  specialties: 'install',
};

/** Where a thing stands that has a place of its own: " (north wall)". */
function placeOf({ room }: Concept, q: Quantity): string {
  if (!PLACED.has(q.trade)) return '';
  const items = room.items.filter((i) => i.label === q.item || q.item.startsWith(`${i.label} in`));
  const walls = new Set(items.map((i) => (i.group === 'island' ? 'island' : `${wallOf(i)} wall`)));
  return walls.size === 1 ? ` (${[...walls][0]})` : '';
}
/** What a trade does here: supplies and installs, installs only, supplies only, or makes good what stays. */
function workOf({ quantities, wishes }: Concept, trade: Quantity['trade']): string {
  if (wishes.workType === 'materials only') return UNSUPPLIED.has(trade) ? 'not in this scope' : 'supply';
  const own = quantities.filter((q) => q.trade === trade);
  if (own.every((q) => RENEWALS.has(q.price))) return 'clean, prepare and refinish';
  const brought = own.every((q) => q.state === 'owner-supplied');
  return wishes.workType === 'labor only' || brought ? LABOR[trade] : WORK[trade];
}
const RENEWALS: ReadonlySet<string> = new Set(KEEPABLES.flatMap((k) => k.renewal ?? []));
/** Trades that sell no material. */
const UNSUPPLIED: ReadonlySet<string> = new Set(['demolition', 'clean-up']);

const PLACED: ReadonlySet<string> = new Set(['cabinets', 'appliances', 'fixtures']);

function tradeLines(concept: Concept): string[] {
  const { quantities, wishes } = concept;
  const lines: string[] = [
    wrap(
      'Each line tells its quantity and whether it is included, an allowance, owner-supplied, excluded or to verify.',
    ),
  ];
  const laborOnly = wishes.workType === 'labor only';
  if (laborOnly)
    lines.push(wrap('Labor only: lines marked [labor] include the work; the owner supplies their material.'));
  const materialsOnly = wishes.workType === 'materials only';
  if (materialsOnly)
    lines.push(wrap('Materials only: the contractor supplies and delivers; all installation is excluded.'));
  let trade = '';
  let letter = 0;
  for (const q of quantities) {
    if (q.trade !== trade) {
      trade = q.trade;
      letter = 0;
      lines.push(`\n   ${trade.toUpperCase()}: ${workOf(concept, q.trade)}`);
    }
    const mark =
      q.price === 'wall-removal'
        ? 'to verify'
        : materialsOnly && UNSUPPLIED.has(q.trade)
          ? 'excluded'
          : laborOnly && !WITHOUT_MATERIAL.has(q.trade)
            ? 'labor'
            : STATE_MARK[q.state];
    lines.push(
      wrap(
        `${String.fromCharCode(97 + (letter++ % 26))}. ${q.item}${placeOf(concept, q)}, ${amount(q)} [${mark}]`,
        '   ',
        '      ',
      ),
    );
  }
  lines.push('', wrap(`Materials as drawn: ${materialsOf(concept).join(', ')}.`));
  return lines;
}

/** What the surfaces that this room has are made of, in words. */
function materialsOf({ room, quantities }: Concept): string[] {
  const f = room.finishes;
  const has = (trade: Quantity['trade']) => quantities.some((q) => q.trade === trade);
  const walls =
    f.walls.material === 'paint' ? `painted ${nearestColor(f.walls.color)}` : materialName(f.walls.material);
  return [
    `walls ${walls}`,
    `floor ${materialName(f.floor.material)}`,
    ...(has('cabinets')
      ? [
          `cabinets ${materialName(f.cabinets.material)} in ${nearestColor(f.cabinets.color)} (${f.door.replace('-', ' ')} doors)`,
        ]
      : []),
    ...(has('counters') ? [`counters ${materialName(f.counter.material)}`] : []),
    ...(room.items.some((i) => i.kind === 'backsplash')
      ? [`backsplash ${materialName(f.backsplash.material)}`]
      : []),
    `metal ${materialName(f.metal.material)}`,
  ];
}

function amount(q: Quantity): string {
  // A thing is torn out whole; the floor's area only prices it.
  if (q.price === 'demolition' && q.item.includes(': ')) return 'all of it';
  if (q.unit === 'job') return q.quantity === 1 ? '1 job' : `${q.quantity} jobs`;
  if (q.unit === 'each') return `quantity ${q.quantity}`;
  return `${q.quantity < 10 ? q.quantity.toFixed(1) : Math.round(q.quantity)} ${q.unit}`;
}

function allowanceLines({ estimate, wishes }: Concept, { allowanceNotice = 0.25 }: ScopeParties): string[] {
  const lines: EstimateLine[] =
    wishes.workType === 'labor only'
      ? []
      : estimate.lines.filter((l) => l.state === 'allowance' && l.materialUsd > 0);
  if (lines.length === 0) {
    return [wishes.workType === 'labor only' ? 'None: the owner supplies all material.' : 'None.'];
  }
  const total = lines.reduce((n, l) => n + l.materialUsd, 0);
  const rows = lines.map((l) => `   - ${l.item}: ${dollars(l.materialUsd)}`);
  return [
    wrap(
      'An allowance covers the item, sales tax and delivery; labor to install it is in the price. Over it, the owner pays the difference; under it, the owner is credited.',
    ),
    ...rows,
    `   Together: ${dollars(total)}`,
    ...(total > estimate.likely * allowanceNotice
      ? [
          wrap(
            `Allowances are ${Math.round((100 * total) / estimate.likely)} % of the estimate: choose the items before signing.`,
          ),
        ]
      : []),
  ];
}

function exclusionLines(concept: Concept): string[] {
  const names = furnitureOf(concept.room).map((i) => i.label.replace(/\s+[\d. /]+$/, '').toLowerCase());
  const furniture = [...new Set(names)].map((name) => {
    const count = names.filter((n) => n === name).length;
    return count > 1
      ? `${count} ${name.endsWith('s') ? name : name.replace(/(?<=sh|ch|x)$/, 'e')}${name.endsWith('s') ? '' : 's'}`
      : name;
  });
  return [
    '   - Testing for and removal of hazardous material (asbestos, lead, mold)',
    '   - Repair of concealed damage found once surfaces are open',
    `   - Structural work not named in ${section(concept, 'Work by trade')}`,
    '   - Upgrade of the electrical service or panel',
    '   - Moving of gas, water or drain lines beyond the places drawn',
    ...(furniture.length > 0
      ? [
          wrap(
            `- Furniture and loose items, drawn to show that they fit: ${furniture.join(', ')}`,
            '   ',
            '     ',
          ),
        ]
      : []),
    ...replacedLines(concept),
    '   - Work outside this room',
  ];
}

/** That what stays is not replaced. */
function replacedLines({ wishes }: Concept): string[] {
  const names = namesOfKept(wishes, 'kept', 'renewed');
  return names.length > 0 ? [wrap(`- Replacement of what stays: ${names.join(', ')}`, '   ', '     ')] : [];
}

/** What was measured leads, with how sure it is. */
const measuredNotes = (survey: ConceptSurvey, shell: Shell): string[] => [
  `${measuredNote(survey)} [to verify]`,
  ...measuredLengths(survey, shell).map((words) => `${upperFirst(words)}. [to verify]`),
];

function assumptionLines(concept: Concept): string[] {
  const { survey, room } = concept;
  const notes = [
    ...(survey ? measuredNotes(survey, room.shell) : []),
    'All dimensions are verified on site before anything is ordered. [to verify]',
    ...(concept.room.openings.some((o) => o.kind === 'window')
      ? [
          `Windows are taken as standing where they are drawn; one that ${section(concept, 'Work by trade')} does not name is a change. [to verify]`,
        ]
      : []),
    // How it was measured stands above, length by length.
    ...concept.brief.assumed.slice(survey ? 1 : 0),
    ...concept.brief.unmet,
    ...concept.findings
      .filter((f) => !f.met && f.severity !== 'hint')
      .map(
        (f) =>
          `The plan misses a guideline: ${f.text} ${f.found ? `Found: ${f.found}` : `It measures ${f.measured} ${f.unit}`}. [to verify]`,
      ),
  ];
  return notes.map((note) => wrap(`- ${note}`, '   ', '     '));
}

/** Permits by the trades that need one, in the words of building departments. */
const PERMITS: readonly (readonly [permit: string, trades: readonly Quantity['trade'][]])[] = [
  ['building', ['demolition', 'framing', 'drywall', 'doors and windows']],
  ['plumbing', ['plumbing']],
  ['mechanical', ['hvac']],
  ['electrical', ['electrical']],
];

function permitLines(concept: Concept): string[] {
  const { quantities } = concept;
  // A paint job has none.
  if (!quantities.some((q) => q.price.startsWith('permit')))
    return [wrap('Work like this usually needs no permit; the building department decides.')];
  const small = quantities.some((q) => q.price === 'permit-minor');
  const needed = PERMITS.filter(
    ([name, trades]) => (!small || name === 'electrical') && quantities.some((q) => trades.includes(q.trade)),
  ).map(([name]) => name);
  return [
    wrap(
      `The contractor applies for, pays for and keeps the permits; their fees are the line in ${section(concept, 'Work by trade')}. Work like this usually needs: ${needed.join(', ') || 'none'}; the building department decides. Rough-in is not covered before it is inspected.`,
    ),
  ];
}

/** The order of work, as far as this room has it. */
const STEPS: readonly (readonly [step: string, trades: readonly Quantity['trade'][]])[] = [
  ['demolition', ['demolition']],
  ['framing', ['framing']],
  ['rough-in', ['plumbing', 'hvac', 'electrical']],
  ['inspection', ['plumbing', 'hvac', 'electrical']],
  ['insulation', ['insulation']],
  ['drywall', ['drywall']],
  ['doors and windows', ['doors and windows']],
  ['cabinets', ['cabinets']],
  ['tile', ['tile']],
  ['counters', ['counters']],
  ['flooring', ['flooring']],
  ['trim', ['trim']],
  ['fixtures and appliances', ['fixtures', 'appliances']],
  ['painting', ['painting']],
  ['final clean', ['clean-up']],
];

function scheduleLines({ estimate, wishes, quantities }: Concept): string[] {
  const steps = STEPS.filter(([, trades]) => quantities.some((q) => trades.includes(q.trade))).map(
    ([step]) => step,
  );
  const start =
    wishes.startInDays !== undefined
      ? `${wishes.startInDays} days after signing, as the owner wishes`
      : '[date]';
  return [
    `Start: ${start}.`,
    'Substantial completion: [date].',
    wrap(estimate.duration.text),
    wrap(`Order of work: ${steps.join(', ')}.`),
  ];
}

function priceLines({ estimate, wishes, quantities }: Concept): string[] {
  const labor = estimate.lines.reduce((n, l) => n + l.laborUsd, 0);
  const material = estimate.lines.reduce((n, l) => n + l.materialUsd, 0);
  return [
    'Contract price: $[amount], by section:',
    ...tradePrices(estimate.lines, quantities, wishes.workType),
    wrap(
      `For comparison, the concept's estimate (${estimate.year}, whole): ${dollars(estimate.low)} to ${dollars(estimate.high)}, likely ${dollars(estimate.likely)}: labor ${dollars(labor)}, material ${dollars(material)}, contingency ${dollars(estimate.contingency.likely)}.`,
    ),
    ...(estimate.part
      ? [
          wrap(
            `Asked for is ${estimate.part.workType}: ${dollars(estimate.part.low)} to ${dollars(estimate.part.high)}, likely ${dollars(estimate.part.likely)}, contingency included.`,
          ),
        ]
      : []),
    ...(estimate.budget ? [wrap(estimate.budget.text)] : []),
    ...(estimate.budget?.changes ?? []).map((c) =>
      wrap(`- ${c.text}: about ${dollars(c.savesUsd)} less [alternate]`, '   ', '     '),
    ),
    'Sales tax: [included / added].',
  ];
}

/** A line a trade for the contractor's figure, beside what the concept reckons with. */
function tradePrices(
  lines: readonly EstimateLine[],
  quantities: readonly Quantity[],
  workType: WorkType,
): string[] {
  return [...new Set(quantities.map((q) => q.trade))].flatMap((trade) => {
    const usd = lines.filter((l) => l.trade === trade).reduce((n, l) => n + usdOf(l, workType), 0);
    return usd > 0
      ? [
          `   - ${`${trade === 'hvac' ? 'HVAC' : upperFirst(trade)}:`.padEnd(20)}$[amount]   (estimate ${dollars(usd)})`,
        ]
      : [];
  });
}

function paymentLines({ estimate, wishes, quantities }: Concept): string[] {
  const set = (['cabinets', 'tile'] as const).filter((trade) => quantities.some((q) => q.trade === trade));
  const has = (...trades: string[]) => quantities.some((q) => trades.includes(q.trade));
  const asked = (estimate.part ?? estimate).likely;
  const price = Math.min(wishes.budgetUsd ?? asked, asked);
  const phases =
    wishes.phases.length > 0
      ? wishes.phases.map((p) => `   - ${upperFirst(p.name)}: ${p.percent} %`)
      : [
          '   - Deposit: within the limit of state law',
          ...(has('demolition') ? ['   - Demolition done: [n] %'] : []),
          ...(has('plumbing', 'electrical', 'hvac') ? ['   - Rough-in inspected: [n] %'] : []),
          ...(set.length > 0 ? [`   - ${upperFirst(set.join(' and '))} set: [n] %`] : []),
          '   - Substantial completion: [n] %',
          '   - Punch list done: [n] %',
        ];
  return [
    'Payments follow work that can be seen, not dates:',
    ...phases,
    wrap(
      estimate.deposit.asksUsd === undefined || !estimate.deposit.source
        ? estimate.deposit.text
        : `${estimate.deposit.text} (Reckoned on ${dollars(price)}.)`,
    ),
  ];
}

const featureName = (id: string): string => FEATURES.find((f) => f.id === id)?.name ?? id;

const upperFirst = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** Breaks a paragraph into lines of at most 78 characters. */
function wrap(text: string, first = '', rest = first): string {
  const lines: string[] = [];
  let current = first;
  let empty = true;
  // A mark in brackets is not broken.
  const words = text
    .replace(/\[[^\]]{1,20}\]/g, (mark) => mark.replaceAll(' ', '\u00a0'))
    .split(/[^\S\u00a0]+/);
  for (const word of words) {
    if (!empty && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = rest;
      empty = true;
    }
    current += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(current);
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
