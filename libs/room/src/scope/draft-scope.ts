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
import { FEATURES } from '../brief/features/features.js';
import { KEEPABLES, namesOfKept } from '../brief/keeping/keepables.js';
import { nearestColor } from '../brief/words/colors.js';
import { materialName } from '../describe.js';
import { circuitsOf, serviceLoad } from '../estimate/circuits.js';
import { furnitureOf } from '../estimate/furniture.js';
import { usdOf } from '../estimate/price-line.js';
import { isBought } from '../estimate/take-off/once.js';
import { scheduleOf } from '../schedule/schedule.js';
import { ceilingSentences, ceilingWords, floorSqFt, shapeName } from '../shape.js';
import { measuredLengths, measuredNote, ON_SITE } from '../survey/measured-words.js';
import { upperFirst } from '../text.js';
import { dollars, feetAndInches } from '../units.js';
import { askedLines } from './asked.js';
import { exclusionsOf } from './exclusions.js';
import { type HouseYears, houseYears } from './house-year.js';
import { openPoints, pricedSo } from './priced-so.js';
import { bullet, CSI, para, row, type Scope, type ScopeLine, textOf, wrap } from './scope-lines.js';
import { finishRows, pipeLines, specificationOf } from './specifications.js';

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

/** First year of houses that the EPA's rule on renovation (40 CFR 745) says nothing of. */
const LEAD_FREE_FROM = 1978;
const LEAD_SAFE =
  "painted surfaces are treated as lead paint until tested: work that disturbs more than 6 sq ft of them is done by a firm certified under the EPA's renovation rule (40 CFR 745), and the owner is given its pamphlet before";
const SUSPECT = 'If suspect material is found, work there stops and the owner is told the same day.';

/** How paint and other hazardous material are treated, by when the house was built. */
function hazardOf(years: HouseYears | undefined): string {
  if (!years)
    return `The year of the house was not told: the price is that of a house built in ${LEAD_FREE_FROM} or later. In one built before, ${LEAD_SAFE}; what that adds is said before signing. ${SUSPECT}`;
  if ((years.from ?? 0) >= LEAD_FREE_FROM) return SUSPECT;
  const when = years.from === years.to ? `in ${years.to}` : `before ${years.to + 1}`;
  return `The house was built ${when}, as the owner told, so ${LEAD_SAFE}. The price holds that way of working, without tests. ${SUSPECT}`;
}

type SectionName = (typeof SCOPE_SECTIONS)[number];

/** CSI divisions of the sections that are no work of one trade: 00 procurement and contract, 01 general. */
const SECTION_CSI: Readonly<Partial<Record<SectionName, string>>> = {
  'Work by trade': '02 to 26',
  'Demolition, disposal and hazardous material': '02',
  'Finish schedule': '09',
  Allowances: '01',
  Alternates: '01',
  'Permits and inspections': '01',
  'Site rules': '01',
  Schedule: '01',
  Acceptance: '01',
  Changes: '01',
};

/**
 * A draft scope of work from a concept: the sections of `SCOPE_SECTIONS`, numbered, as plain text that reads in a
 * text field and prints. Deterministic: its date is the concept's.
 */
export const draftScope = (concept: Concept, parties: ScopeParties = {}): string =>
  textOf(scopeOf(concept, parties));

/** The same as data: sections, and lines with ids that stay from draft to draft. */
export function scopeOf(concept: Concept, parties: ScopeParties = {}): Scope {
  const bodies: Record<SectionName, ScopeLine[]> = {
    'Parties and documents': partyLines(concept, parties).map((text) => row('', text)),
    'What the homeowner asked for': askedLines(concept).map((text) => ({
      id: '',
      text,
      as: 'asked' as const,
    })),
    'Goal, and what stays': goalLines(concept).map((text) => para('', text)),
    'Rooms and boundaries of the work': roomLines(concept).map((text) => para('', text)),
    'Work by trade': tradeLines(concept),
    'Demolition, disposal and hazardous material': demolitionLines(concept),
    'Finish schedule': finishLines(concept),
    Allowances: allowanceLines(concept, parties),
    Alternates: alternateLines(concept),
    Exclusions: exclusionLines(concept),
    'Assumptions, and items to verify on site': assumptionLines(concept),
    'Permits and inspections': permitLines(concept),
    'Site rules': [
      para(
        '',
        'Work hours: [8:00 to 17:00], Monday to Friday; the house is lived in. The room is reached at the street floor or by one stair, with the curb or the drive for one truck and the container. Floors and ways in are protected; dust walls close off ways without a door, and doors to the work are sealed. The site is swept daily and cleaned at the end. Parking and toilet: [where].',
      ),
    ],
    Schedule: scheduleLines(concept),
    Price: priceLines(concept),
    Payment: paymentLines(concept),
    Changes: changeLines(concept),
    Acceptance: [
      para(
        'walk',
        'At substantial completion owner and contractor walk the work and write a punch list. The last payment is due when it is done.',
      ),
      para('closing', 'With it the contractor hands over:'),
      ...[
        'permit cards signed by the inspector, and the certificate where one is issued',
        "manuals and makers' warranties, and the written warranty on labor",
        'final lien waivers of the contractor, the trades and the suppliers',
        "the panel's directory with the new circuits, and photos of the walls while they were open",
        'names of paints, tiles and grouts, and what is left of them',
      ].map((text, i) => bullet(`closing-${i + 1}`, text)),
    ],
    Warranty: [
      para(
        '',
        "Labor is warranted for [12] months from completion. Makers' warranties and manuals are handed over.",
      ),
    ],
    'Insurance, liens and disputes': [
      para(
        '',
        "The contractor carries general liability and workers' compensation insurance; certificates are given before work starts. A lien waiver comes with each payment. Disputes go to [mediation] first. The owner may cancel within the time that state and federal law allow; the notice is attached.",
      ),
    ],
    Signatures: [
      row('contractor', 'Contractor: ______________________  Date: __________'),
      row('owner', 'Owner:      ______________________  Date: __________'),
    ],
  };
  const cabinets = cabinetLines(concept);
  return {
    title: concept.title,
    sections: sectionsOf(concept).map((name) => {
      const id = slugOf(name);
      return {
        id,
        name,
        csi: SECTION_CSI[name] ?? '00',
        lines: bodies[name].map((line, i) => ({ ...line, id: `${id}.${line.id || i + 1}` })),
      };
    }),
    exhibits:
      cabinets.length > 0
        ? [{ id: 'cabinet-list', name: 'Cabinet list', csi: CSI.cabinets, lines: cabinets }]
        : [],
  };
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

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
    wrap(
      `floor plan A-1 "${concept.title}" of ${concept.date.slice(0, 10)}, with the other sheets of its drawing set`,
      'Documents:  ',
      '            ',
    ),
  ];
}

function goalLines(concept: Concept): string[] {
  const kept =
    concept.wishes.refused.length > 0
      ? ` Not wanted: ${concept.wishes.refused.map(featureName).join(', ')}.`
      : '';
  return [
    concept.description.replace(
      'named in the findings',
      `named in ${section(concept, 'Assumptions, and items to verify on site')}`,
    ) + kept,
    `Style: ${STYLES[concept.room.style].name}. What is not named in ${section(concept, 'Work by trade')} stays and is protected.`,
    ...stayingLines(concept),
    ...(concept.wishes.requirements ? [`The owner requires: ${concept.wishes.requirements}`] : []),
  ];
}

const STAYING: readonly (readonly [how: Kept['how'], words: string])[] = [
  ['kept', 'Stays, and is protected'],
  ['renewed', 'Stays, and is made good'],
  ['in place', 'Stays where it is'],
  ['supplied', 'Supplied by the owner, set by the contractor'],
  ['by owner', 'Done by the owner, and not priced'],
];

/** What the owner keeps or brings. */
const stayingLines = ({ wishes }: Concept): string[] =>
  STAYING.flatMap(([how, words]) => {
    const names = namesOfKept(wishes, how);
    return names.length > 0 ? [`${words}: ${names.join(', ')}.`] : [];
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
    (o) =>
      `${o.kind.replace('-', ' ')} ${feetAndInches(o.widthIn)} by ${feetAndInches(o.heightIn)}${o.sillIn > 0 ? `, sill ${feetAndInches(o.sillIn)}` : ''} (${o.side})`,
  );
  return [
    `${room.category === 'other' ? 'Room' : upperFirst(room.category)}: ${scopeSize(room)}, ceiling ${ceilingWords(room.shell)}, ${Math.round(floorSqFt(room.shell))} sq ft.`,
    ...wallLines(room.shell),
    `Openings: ${openings.join('; ') || 'none'}.`,
    'The work ends at the inside faces of the walls of this room; pipes, ducts and cables of the lines below run on beyond.',
  ];
}

/** Trades whose lines the owner buys nothing for. */
const WITHOUT_MATERIAL: ReadonlySet<string> = new Set(['permits', 'demolition', 'clean-up']);

const STATE_MARK: Readonly<Record<Quantity['state'], string>> = {
  included: 'included',
  allowance: 'allowance',
  'owner-supplied': 'owner-supplied',
  'by-owner': 'by owner',
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

/** What a trade does here: supplies and installs, installs only, supplies only, or makes good what stays. */
function workOf({ quantities, wishes }: Concept, trade: Quantity['trade']): string {
  if (wishes.workType === 'materials only') return UNSUPPLIED.has(trade) ? 'not in this scope' : 'supply';
  const own = quantities.filter((q) => q.trade === trade);
  if (own.every((q) => RENEWALS.has(q.price))) return 'clean, prepare and refinish';
  if (own.every((q) => q.state === 'by-owner')) return 'by the owner, and in no price';
  const brought = own.every((q) => !isBought(q));
  return wishes.workType === 'labor only' || brought ? LABOR[trade] : WORK[trade];
}
const RENEWALS: ReadonlySet<string> = new Set(KEEPABLES.flatMap((k) => k.renewal ?? []));
/** Trades that sell no material. */
const UNSUPPLIED: ReadonlySet<string> = new Set(['demolition', 'clean-up']);

function tradeLines(concept: Concept): ScopeLine[] {
  const { quantities, room } = concept;
  const pipeTrade = quantities.some((q) => q.trade === 'plumbing') ? 'plumbing' : 'fixtures';
  const lines = howToRead(concept);
  for (const trade of new Set(quantities.map((q) => q.trade))) {
    const csi = CSI[trade];
    lines.push(
      {
        id: trade,
        as: 'trade',
        trade,
        csi,
        text: `${trade.toUpperCase()} (CSI ${csi}): ${workOf(concept, trade)}`,
      },
      ...linesOfTrade(concept, trade),
    );
    if (trade === 'electrical') lines.push(...circuitLines(concept));
    // Fixtures that are set on pipes that stay have no plumbing of their own.
    if (trade === pipeTrade)
      lines.push(
        ...pipeLines(room).map((text, i) => ({
          id: `${trade}.pipes-${i + 1}`,
          as: 'note' as const,
          trade,
          csi,
          text,
        })),
      );
  }
  lines.push(para('materials', `Materials as drawn: ${materialsOf(concept).join(', ')}.`));
  return lines;
}

/** What the marks of the lines mean, and who supplies. */
function howToRead(concept: Concept): ScopeLine[] {
  const { quantities, wishes } = concept;
  const lines: ScopeLine[] = [
    para(
      'marks',
      'Each line tells where, how much, and who supplies: included (the contractor), an allowance, owner-supplied, by owner (supplied and done), excluded or to verify; then what it is made of. Areas of tile and board are net; those of floor coverings hold 8 % for cuts.',
    ),
  ];
  if (quantities.some((q) => basisOf(concept, q)))
    lines.push(
      para(
        'basis',
        "A material basis is what the owner's choice of that finish or fixture is priced at, before tax: who bids carries it, and a choice above or below it is a change.",
      ),
    );
  if (wishes.workType === 'labor only')
    lines.push(
      para(
        'labor-only',
        'Labor only: lines marked [labor] include the work; the owner supplies their material.',
      ),
    );
  if (wishes.workType === 'materials only')
    lines.push(
      para(
        'materials-only',
        'Materials only: the contractor supplies and delivers; all installation is excluded.',
      ),
    );
  return lines;
}

/** One line for each quantity of a trade. */
function linesOfTrade(concept: Concept, trade: Quantity['trade']): ScopeLine[] {
  const used = new Map<string, number>();
  let before = '';
  return concept.quantities
    .filter((one) => one.trade === trade)
    .map((q) => {
      const again = (used.get(q.price) ?? 0) + 1;
      used.set(q.price, again);
      const own = specificationOf(concept, q);
      const spec = own && own === before ? 'as the line above' : own;
      before = own;
      return {
        id: `${trade}.${q.price}${again > 1 ? `-${again}` : ''}`,
        as: 'item',
        trade,
        csi: CSI[trade],
        quantity: q,
        text: `${q.item}${q.where ? ` (${q.where})` : ''}, ${amount(q)} [${markOf(concept, q)}]${spec ? `: ${spec}` : ''}${basisOf(concept, q)}`,
      };
    });
}

/** Who supplies a quantity and does its work, in a word or two. */
function markOf({ wishes: { workType } }: Concept, { price, state, trade }: Quantity): string {
  if (state === 'by-owner') return STATE_MARK[state];
  if (price === 'wall-removal') return 'to verify';
  if (workType === 'materials only' && UNSUPPLIED.has(trade)) return 'excluded';
  if (workType === 'labor only' && !WITHOUT_MATERIAL.has(trade)) return 'labor';
  return STATE_MARK[state];
}

/** Finishes and fixtures that the owner has yet to choose: what they cost is the widest gap between two bids. */
const CHOSEN =
  /^(?:counter-|backsplash-(?:tile|slab)|shower-tile$|floor-(?!heat|refinish|level)|toilet|lavatory$|sink$|vanity$|medicine-cabinet$|bath-accessories$|bathtub|shower$|shower-glass$|light-fixture$|cabinets-(?:stock|semi|custom)$|door-)/;
const A_UNIT: Readonly<Record<Quantity['unit'], string>> = {
  each: 'each',
  job: 'in all',
  'lin ft': 'a lin ft',
  'sq ft': 'a sq ft',
};

/** "; material basis $6.40 a sq ft": what bidders price a choice at that is still open, so that they price the same. */
function basisOf({ estimate, wishes, quantities }: Concept, q: Quantity): string {
  if (wishes.workType === 'labor only' || q.state !== 'included' || !CHOSEN.test(q.price)) return '';
  const line = estimate.lines.find(
    (l) => l.item === q.item && l.trade === q.trade && l.quantity === q.quantity,
  );
  const usd = line && q.quantity > 0 ? line.materialUsd / q.quantity : 0;
  if (usd <= 0) return '';
  const holds = /^cabinets-/.test(q.price)
    ? ` of their width, for boxes, fronts, drawers, pulls and fillers; ${quantities.some(({ price }) => price === 'cabinet-panels') ? 'panels, ' : ''}delivery and setting are not in it`
    : '';
  return `; material basis $${usd < 100 ? usd.toFixed(2) : Math.round(usd).toLocaleString('en-US')} ${A_UNIT[q.unit]}${holds}`;
}

/** The circuits by load, those that are new and those that are taken to be there. */
function circuitLines({ room, wishes, quantities }: Concept): ScopeLine[] {
  // A concept that was priced before circuits were told apart promises a number of its own.
  if (quantities.some((q) => q.price === 'circuit')) return [];
  const circuits = circuitsOf(room, wishes);
  const note = (id: string, text: string): ScopeLine => ({
    id,
    as: 'note',
    trade: 'electrical',
    csi: CSI.electrical,
    text,
  });
  return [
    ...circuits.map(({ name, volts, amps, guard, va, serves, added }, i) =>
      note(
        `electrical.circuit-${i + 1}`,
        `Circuit ${i + 1}, ${name}: ${volts} V, ${amps} A${guard === 'none' ? '' : `, ${guard}`}${va > 0 ? `, ${va.toLocaleString('en-US')} VA` : ''}${serves.length > 1 ? `, ${serves.length} outlets` : ''}; ${added ? 'new' : 'there, to verify'}.`,
      ),
    ),
    ...(circuits.some((c) => c.added) ? [note('electrical.load', serviceLoad(room, circuits).text)] : []),
  ];
}

/** How things are taken out, and what becomes of them. */
function demolitionLines(concept: Concept): ScopeLine[] {
  const gone = concept.quantities.filter((q) => q.price.startsWith('demolition'));
  const stays = namesOfKept(concept.wishes, 'kept', 'renewed');
  return [
    ...(gone.length > 0
      ? [
          para(
            'items',
            `What is taken out stands item by item under demolition in ${section(concept, 'Work by trade')}, and nothing else is. ${concept.quantities.some(({ price }) => price === 'safe-off') ? 'Water, gas and power are shut off and capped first.' : 'Each trade shuts off what it works on first.'} Counts are those of the plan until the room is seen. [to verify]`,
          ),
        ]
      : []),
    ...(stays.length > 0 ? [para('stays', `Protected in place: ${stays.join(', ')}.`)] : []),
    para(
      'disposal',
      gone.length > 0 && gone.every((q) => q.state === 'by-owner')
        ? 'The owner clears the room, removes the debris and pays for its disposal before the contractor starts; pipes, gas and cables are capped by licensed trades.'
        : 'The contractor removes debris from the site and pays for its disposal.',
    ),
    para('hazard', hazardOf(houseYears(concept.brief.ledger))),
  ];
}

function finishLines(concept: Concept): ScopeLine[] {
  const rows = finishRows(concept);
  return rows.length === 0
    ? [para('none', 'No surface is renewed.')]
    : rows.map(({ surface, finish }) => bullet(slugOf(surface), `${surface}: ${finish}`));
}

/** Cabinets as they stand on the plan, for takeoff; an order follows the field measure. */
function cabinetLines({ room, quantities }: Concept): ScopeLine[] {
  const { cabinets } = scheduleOf(room);
  if (cabinets.length === 0 || !quantities.some((q) => q.trade === 'cabinets')) return [];
  const cell = (text: string, width: number) => text.slice(0, width - 1).padEnd(width);
  return [
    para(
      'note',
      'A takeoff from the plan, no order list: the order follows the field measure, which takes 1-1/2 in for filler and scribe at each wall that a run meets from the widest box beside it.',
    ),
    row('head', `   ${cell('Tag', 10)}${cell('Cabinet', 26)}${cell('W × D × H, in', 24)}Count`),
    ...cabinets.map(({ tag, name, size, count }, i) =>
      row(`${i + 1}`, `   ${cell(tag, 10)}${cell(name, 26)}${cell(size, 24)}${count}`),
    ),
  ].map((line) => ({ ...line, id: `cabinet-list.${line.id}` }));
}

/** Other ways to the same room, each with what it saves or adds, whatever the budget. */
function alternateLines({ estimate }: Concept): ScopeLine[] {
  const changes = estimate.alternates ?? estimate.budget?.changes ?? [];
  if (changes.length === 0) return [para('none', 'None is asked for.')];
  return [
    para(
      'note',
      'Priced by the contractor beside the contract price; the owner accepts each in writing before it is ordered.',
    ),
    ...changes.map((c, i) =>
      bullet(
        `${i + 1}`,
        `${c.text}: $[amount] ${c.savesUsd < 0 ? 'added to' : 'taken off'} the contract price [alternate]`,
      ),
    ),
  ];
}

/** How work that is added is priced. */
function changeLines({ estimate, quantities }: Concept): ScopeLine[] {
  const hour = (low: number, high: number) =>
    `${dollars(low * estimate.laborFactor)} to ${dollars(high * estimate.laborFactor)}`;
  const percent = estimate.overheadAndProfit?.percent ?? 0;
  return [
    para(
      'rule',
      'Any change is written, priced, given its effect on the schedule and signed by both before the work is done.',
    ),
    para(
      'rates',
      `Labor of a change: carpenter $[amount] an hour, electrician $[amount] (usual here ${hour(50, 130)}), plumber $[amount] (usual here ${hour(50, 150)}). Material at cost with its receipt${percent > 0 ? `; overhead and profit [n] % on both` : ''}.`,
    ),
    ...(quantities.some((q) => q.price === 'demolition-drywall' || q.price === 'demolition-tub')
      ? [
          para(
            'unit-prices',
            'Unit prices for what shows itself: subfloor replaced $[amount] a sq ft, framing sistered or replaced $[amount] a lin ft, drywall and its finish $[amount] a sq ft.',
          ),
        ]
      : []),
  ];
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

function allowanceLines(
  { estimate, wishes }: Concept,
  { allowanceNotice = 0.25 }: ScopeParties,
): ScopeLine[] {
  const lines: EstimateLine[] =
    wishes.workType === 'labor only'
      ? []
      : estimate.lines.filter((l) => l.state === 'allowance' && l.materialUsd > 0);
  if (lines.length === 0)
    return [
      para('none', wishes.workType === 'labor only' ? 'None: the owner supplies all material.' : 'None.'),
    ];
  // An appliance is bought; a trench or a beam is work, whose extent shows itself on site.
  const isWork = (l: EstimateLine) => l.trade !== 'appliances' && l.trade !== 'specialties';
  const taxed = 1 + (estimate.salesTax?.percent ?? 0) / 100;
  const sum = (l: EstimateLine) =>
    Math.round(isWork(l) ? l.laborUsd + l.materialUsd * taxed : l.materialUsd * taxed);
  const total = lines.reduce((n, l) => n + sum(l), 0);
  return [
    para(
      'rule',
      'An allowance covers the item, sales tax and delivery; labor to install it is in the price, but where an allowance is marked as work it covers its labor too. Over it, the owner pays the difference; under it, the owner is credited.',
    ),
    ...lines.map((l, i) =>
      bullet(`${l.price ?? 'line'}-${i + 1}`, `${l.item}: ${dollars(sum(l))}${isWork(l) ? ', work' : ''}`),
    ),
    row('total', `   Together: ${dollars(total)}`),
    ...(total > estimate.likely * allowanceNotice
      ? [
          para(
            'notice',
            `Allowances are ${Math.round((100 * total) / estimate.likely)} % of the estimate: choose the items before signing.`,
          ),
        ]
      : []),
  ];
}

function exclusionLines(concept: Concept): ScopeLine[] {
  const names = furnitureOf(concept.room).map((i) => i.label.replace(/\s+[\d. /]+$/, '').toLowerCase());
  const furniture = [...new Set(names)].map((name) => {
    const count = names.filter((n) => n === name).length;
    return count > 1
      ? `${count} ${name.endsWith('s') ? name : name.replace(/(?<=sh|ch|x)$/, 'e')}${name.endsWith('s') ? '' : 's'}`
      : name;
  });
  const own = namesOfKept(concept.wishes, 'by owner');
  return [
    ...exclusionsOf(concept),
    ...(own.length > 0 ? [`Work that the owner does: ${own.join(', ')}`] : []),
    ...(furniture.length > 0
      ? [`Furniture and loose items, drawn to show that they fit: ${furniture.join(', ')}`]
      : []),
    ...replacedLines(concept),
  ].map((text, i) => bullet(`${i + 1}`, text));
}

/** That what stays is not replaced. */
function replacedLines({ wishes }: Concept): string[] {
  const names = namesOfKept(wishes, 'kept', 'renewed');
  return names.length > 0 ? [`Replacement of what stays: ${names.join(', ')}`] : [];
}

/** What was measured leads, with how sure it is. */
const measuredNotes = (survey: ConceptSurvey, shell: Shell): string[] => [
  survey.verified ? measuredNote(survey) : `${measuredNote(survey)} [to verify]`,
  ...measuredLengths(survey, shell).map(
    (words) => `${upperFirst(words)}.${words.endsWith(ON_SITE) ? '' : ' [to verify]'}`,
  ),
];

function assumptionLines(concept: Concept): ScopeLine[] {
  const { survey, room } = concept;
  const notes = [
    ...(survey ? measuredNotes(survey, room.shell) : []),
    'All dimensions are verified on site before anything is ordered. [to verify]',
    ...(concept.room.openings.length > 0
      ? [
          `Windows and doors are taken as standing where they are drawn; one that ${section(concept, 'Work by trade')} does not name is a change. [to verify]`,
        ]
      : []),
    ...openPoints(concept),
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
  const so = pricedSo(concept);
  return [
    ...notes.map((note, i) => bullet(`${i + 1}`, note)),
    ...(so.length > 0
      ? [
          para(
            'priced-so',
            'Every bidder prices it so, whether it was seen or not; where the site shows otherwise it is a change: [to verify]',
          ),
          ...so.map((text, i) => bullet(`priced-so-${i + 1}`, text)),
        ]
      : []),
  ];
}

/** Permits by the trades that need one, in the words of building departments. */
const PERMITS: readonly (readonly [permit: string, trades: readonly Quantity['trade'][]])[] = [
  ['building', ['demolition', 'framing', 'drywall', 'doors and windows']],
  ['plumbing', ['plumbing']],
  ['mechanical', ['hvac']],
  ['electrical', ['electrical']],
];

function permitLines(concept: Concept): ScopeLine[] {
  const { quantities } = concept;
  // A paint job has none.
  if (!quantities.some((q) => q.price.startsWith('permit')))
    return [para('none', 'Work like this usually needs no permit; the building department decides.')];
  const whole = quantities.some((q) => q.price === 'permit' || q.price === 'permit-dwelling');
  const has = (trades: readonly Quantity['trade'][]) => quantities.some((q) => trades.includes(q.trade));
  // A line of permits by trade names those of things that bring pipes of their own.
  const told = quantities.find((q) => q.price === 'permit-minor')?.formula ?? '';
  const needed = PERMITS.filter(
    ([name, trades]) => (whole || name !== 'building') && (has(trades) || told.includes(name)),
  ).map(([name]) => name);
  const seen = INSPECTIONS.filter(
    ([name, trades]) => has(trades) || needed.some((permit) => name === `rough ${permit}`),
  ).map(([name]) => name);
  return [
    para(
      'permits',
      `The contractor applies for, pays for and keeps the permits; their fees are the line in ${section(concept, 'Work by trade')}. Work like this usually needs: ${needed.join(', ') || 'none'}; the building department decides.`,
    ),
    para(
      'inspections',
      `Inspections: ${[...seen, 'final'].join(', ')}. Rough-in is not covered before it is inspected; the contractor calls for each and is there.`,
    ),
  ];
}

const INSPECTIONS: readonly (readonly [name: string, trades: readonly Quantity['trade'][]])[] = [
  ['framing', ['framing']],
  ['rough plumbing', ['plumbing']],
  ['rough electrical', ['electrical']],
  ['mechanical', ['hvac']],
  ['insulation', ['insulation']],
];

/** What of a bath comes after its tile. */
const SET_LATE: ReadonlySet<string> = new Set([
  'cabinets',
  'counters',
  'trim',
  'fixtures and appliances',
  'painting',
  'final clean',
]);

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
  ['counters', ['counters']],
  ['tile', ['tile']],
  ['flooring', ['flooring']],
  ['trim', ['trim']],
  ['painting', ['painting']],
  ['fixtures and appliances', ['fixtures', 'appliances']],
  ['final clean', ['clean-up']],
];

/** A bath's vanity stands on its tiled floor. */
const BATH_STEPS = [...STEPS].sort(([a], [b]) => Number(SET_LATE.has(a)) - Number(SET_LATE.has(b)));

function scheduleLines({ estimate, wishes, quantities, room }: Concept): ScopeLine[] {
  const steps = (room.category === 'bathroom' ? BATH_STEPS : STEPS)
    .filter(([, trades]) => quantities.some((q) => trades.includes(q.trade)))
    .map(([step]) => step);
  const start =
    wishes.startInDays !== undefined
      ? `${wishes.startInDays} days after signing, as the owner wishes`
      : '[date]';
  const lead = estimate.duration.leadDays;
  const own = namesOfKept(wishes, 'by owner');
  return [
    para('start', `Start: ${start}.`),
    para('end', 'Substantial completion: [date].'),
    para('duration', estimate.duration.text),
    para(
      'selections',
      `Selections: the owner chooses every allowance and finish by [date]${lead ? `, ${lead[1]} days before the start at the latest, which is what cabinets may take` : ''}; a later choice moves the end by as much.`,
    ),
    ...(own.length > 0
      ? [
          para(
            'own-work',
            `The owner's own work (${own.join(', ')}) is done when its turn comes: [dates]; a delay moves the end by as much.`,
          ),
        ]
      : []),
    para('order', `Order of work: ${steps.join(', ')}.`),
  ];
}

function priceLines(concept: Concept): ScopeLine[] {
  const { estimate, wishes, quantities } = concept;
  const labor = estimate.lines.reduce((n, l) => n + l.laborUsd, 0);
  const material = estimate.lines.reduce((n, l) => n + l.materialUsd, 0);
  const { salesTax, overheadAndProfit, contingency } = estimate;
  const besides = [
    `labor ${dollars(labor)}`,
    `material ${dollars(material)}`,
    ...(salesTax ? [`sales tax ${dollars(salesTax.likely)}`] : []),
    ...(overheadAndProfit ? [`overhead and profit ${dollars(overheadAndProfit.likely)}`] : []),
    `contingency ${dollars(contingency.likely)}`,
  ];
  return [
    ...basisLines(concept),
    para('price', 'Contract price: $[amount], by section, each with its overhead, profit and tax:'),
    ...tradePrices(estimate.lines, quantities, wishes.workType).map((text, i) => row(`trade-${i + 1}`, text)),
    para(
      'estimate',
      `For comparison, the concept's estimate (${estimate.year}, whole): ${dollars(estimate.low)} to ${dollars(estimate.high)}, likely ${dollars(estimate.likely)}: ${besides.join(', ')}.`,
    ),
    ...(estimate.part
      ? [
          para(
            'part',
            `Asked for is ${estimate.part.workType}: ${dollars(estimate.part.low)} to ${dollars(estimate.part.high)}, likely ${dollars(estimate.part.likely)}, contingency included.`,
          ),
        ]
      : []),
    ...(estimate.budget ? [para('budget', estimate.budget.text)] : []),
  ];
}

/** What every bidder's sum is made up of, so that sums can be held side by side. */
function basisLines(concept: Concept): ScopeLine[] {
  const { estimate, quantities } = concept;
  const percent = Math.round(estimate.overheadAndProfit?.percent ?? 0);
  const site = quantities.filter((q) => q.trade === 'permits' || q.trade === 'clean-up').length > 0;
  return [
    para('basis', 'What the price is made up of, alike for every bidder:'),
    bullet(
      'basis-work',
      `The work of ${section(concept, 'Work by trade')}: labor, material, machines and the trades' own prices, with sales tax on material: ${taxWords(concept)}.${site ? ' Permits, debris, protection and cleaning are lines of it, and in no percentage.' : ''}`,
    ),
    ...(percent > 0
      ? [
          bullet(
            'basis-overhead',
            `Overhead and profit: one markup on that work and its allowances. It pays supervision, estimating, office, vehicles, small tools, insurance and the warranty, which are in no line. Bids are compared at ${percent} % of cost; this bid takes [n] %.`,
          ),
        ]
      : []),
    bullet(
      'basis-contingency',
      `No contingency: what shows itself once surfaces are open is a change, at the rates of ${section(concept, 'Changes')}.`,
    ),
  ];
}

/** "5.3 % in VA, and what county and town add": the rate that a state tells, which towns may add to. */
function taxWords({ estimate, wishes }: Concept): string {
  const percent = estimate.salesTax?.percent;
  if (!wishes.state || percent === undefined) return 'the rates of state, county and town';
  return `${percent} % in ${wishes.state}, and what county and town add`;
}

/** A line a trade for the contractor's figure. */
function tradePrices(
  lines: readonly EstimateLine[],
  quantities: readonly Quantity[],
  workType: WorkType,
): string[] {
  return [...new Set(quantities.map((q) => q.trade))].flatMap((trade) => {
    const usd = lines.filter((l) => l.trade === trade).reduce((n, l) => n + usdOf(l, workType), 0);
    return usd > 0 ? [`   - ${`${trade === 'hvac' ? 'HVAC' : upperFirst(trade)}:`.padEnd(20)}$[amount]`] : [];
  });
}

function paymentLines({ estimate, wishes, quantities }: Concept): ScopeLine[] {
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
    para('rule', 'Payments follow work that can be seen, not dates:'),
    ...phases.map((text, i) => row(`${i + 1}`, text)),
    para(
      'deposit',
      estimate.deposit.asksUsd === undefined || !estimate.deposit.source
        ? estimate.deposit.text
        : `${estimate.deposit.text} (Reckoned on ${dollars(price)}.)`,
    ),
  ];
}

const featureName = (id: string): string => FEATURES.find((f) => f.id === id)?.name ?? id;
