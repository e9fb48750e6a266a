import { addsPieces, countTold, isNamedOfFurnished, SOME_OUTLETS, touches, wants } from '@plumbline/brief';
import type { Brief, Kind, Room } from '@plumbline/concept';
import { frontWidth } from '../../geometry/geometry.js';
import { type Circuit, circuitsOf, serviceLoad } from '../circuits.js';
import type { Job } from './job.js';
import type { QuantityList } from './quantity-list.js';

/** An outlet that stands less high lies in a counter. Inches. */
const FLAT = 1;

export function electrical(
  list: QuantityList,
  room: Room,
  { of, anew }: Pick<Job, 'of' | 'anew'>,
  brief: Brief,
): void {
  const ceiling = { where: 'ceiling' };
  list.add('light-recessed', anew('recessed-light').length, ceiling);
  for (const [kind, item] of LAMPS) {
    const lamps = anew(kind);
    list.add('light-fixture', lamps.length, { item, of: lamps, ...(kind === 'sconce' ? {} : ceiling) });
  }
  const strips = anew('under-cabinet-light');
  list.add('light-strip', strips.reduce((n, i) => n + frontWidth(i), 0) / 12, {
    of: strips,
    formula: 'widths of the wall cabinets that it hangs below',
  });
  // Beside cabinets that stay, the outlet that lies in an island's top is the one that is added.
  const adds = addsPieces(brief);
  const outlets = of('receptacle').filter((i) => i.traits?.added && (!adds || i.box.heightIn < FLAT));
  // Who names some, and no work that needs others, pays for those.
  const some = wants(brief, 'outlets') && !touches(brief, 'wiring');
  if (some)
    list.add('outlet', Math.min(countTold(brief, 'outlet') ?? SOME_OUTLETS, outlets.length), {
      formula: 'as many as are asked for',
    });
  else list.add('outlet', outlets.length, { formula: 'receptacles that the plan adds' });
  const circuits = circuitsOf(room, brief);
  // The EV charger's line holds its circuit.
  const added = circuits.filter((c) => c.added && c.name !== 'EV charger');
  for (const volts of [120, 240] as const) {
    const some = added.filter((c) => c.volts === volts);
    list.add(`circuit-${volts}`, some.length, { formula: namesOf(some) });
  }
  const guarded = added.filter((c) => c.guard !== 'none');
  list.add('breaker-afci', guarded.length, {
    formula: 'one for each new circuit that NEC 210.8 or 210.12 guards',
  });
  const alarms = of('smoke-alarm');
  list.add('alarm', alarms.length, { formula: 'where IRC R314 and R315 ask for one', where: 'ceiling' });
  if (added.length > 0 && !wants(brief, 'panel-upgrade') && !isNamedOfFurnished(brief)) {
    const load = serviceLoad(room, circuits);
    if (load.over) list.add('panel-upgrade', 1, { state: 'allowance', formula: load.text });
  }
  list.add('ev-charger', anew('ev-charger').length, { of: anew('ev-charger') });
}

/** Lamps and fans that are bought by the piece. */

const LAMPS = [
  ['pendant', 'Pendant light'],
  ['chandelier', 'Chandelier'],
  ['ceiling-fan', 'Ceiling fan'],
  ['sconce', 'Wall light'],
] as const satisfies readonly (readonly [Kind, string])[];

/** "Dishwasher, Microwave, 2 Small appliances": what circuits are for. */

const namesOf = (circuits: readonly Circuit[]): string =>
  circuits.map(({ name }) => name.toLowerCase()).join(', ');
