import { KEEPABLES, nearestColor } from '@plumbline/brief';
import type { Concept, Quantity } from '@plumbline/concept';
import { materialName } from '../describe.js';
import { circuitsOf, serviceLoad } from '../estimate/circuits.js';
import { isBought } from '../estimate/take-off/once.js';
import { basisOf } from './material-basis.js';
import { CSI, para, type ScopeLine } from './scope-lines.js';
import { pipeLines, specificationOf } from './specifications.js';

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

/** Each trade with what it does here, and its quantities line by line. */
export function tradeLines(concept: Concept): ScopeLine[] {
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
