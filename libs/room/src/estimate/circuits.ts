import {
  countTold,
  isEmptyRoom,
  isFirstOfItsKind,
  isNamedOfFurnished,
  mayMove,
  standsStill,
  staysForBudget,
  upperFirst,
  wants,
} from '@plumbline/brief';
import { areaIn2, type Brief, type Item, itemsOf, pieceSpec, type Room } from '@plumbline/concept';

/** A branch circuit that a room's things ask for. */
export interface Circuit {
  readonly name: string;
  readonly volts: 120 | 240;
  readonly amps: number;
  /** What guards it: NEC 210.8 (ground fault) and 210.12 (arc fault), 2023. */
  readonly guard: 'GFCI' | 'AFCI' | 'AFCI and GFCI' | 'none';
  /** Volt-amperes: of the nameplate where usual ones are known, else what the circuit is rated to carry for long. */
  readonly va: number;
  /** Ids of what it serves. */
  readonly serves: readonly string[];
  /** It is new with the work; others are taken to be there. */
  readonly added: boolean;
}

type Spec = Pick<Circuit, 'name' | 'volts' | 'amps' | 'guard' | 'va'>;

/** Usual nameplates, volt-amperes; NEC 220.55 for cooking, 220.54 for dryers (5,000 at least). */
const SPECS = {
  smallAppliance: {
    name: 'Small appliances at the counter',
    volts: 120,
    amps: 20,
    guard: 'AFCI and GFCI',
    va: 1500,
  },
  dishwasher: { name: 'Dishwasher', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 1200 },
  disposal: { name: 'Garbage disposal', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 900 },
  microwave: { name: 'Microwave', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 1500 },
  refrigerator: { name: 'Refrigerator', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 800 },
  cooler: { name: 'Beverage cooler', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 400 },
  gasRange: { name: 'Gas range or cooktop', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 600 },
  hood: { name: 'Range hood', volts: 120, amps: 20, guard: 'AFCI', va: 500 },
  range: { name: 'Range', volts: 240, amps: 50, guard: 'GFCI', va: 12_000 },
  cooktop: { name: 'Cooktop', volts: 240, amps: 40, guard: 'GFCI', va: 7400 },
  oven: { name: 'Wall oven', volts: 240, amps: 30, guard: 'GFCI', va: 4800 },
  doubleOven: { name: 'Double wall oven', volts: 240, amps: 40, guard: 'GFCI', va: 8400 },
  bath: { name: 'Bathroom receptacles', volts: 120, amps: 20, guard: 'GFCI', va: 1500 },
  floorHeat: { name: 'Floor heating', volts: 120, amps: 20, guard: 'GFCI', va: 1200 },
  jets: { name: 'Jetted tub', volts: 120, amps: 20, guard: 'GFCI', va: 1400 },
  treadmill: { name: 'Treadmill', volts: 120, amps: 20, guard: 'AFCI', va: 1800 },
  steam: { name: 'Steam generator', volts: 240, amps: 40, guard: 'GFCI', va: 7500 },
  washer: { name: 'Washer', volts: 120, amps: 20, guard: 'AFCI and GFCI', va: 1500 },
  dryer: { name: 'Dryer', volts: 240, amps: 30, guard: 'GFCI', va: 5000 },
  heatPump: { name: 'Heat pump', volts: 240, amps: 20, guard: 'none', va: 2400 },
  evCharger: { name: 'EV charger', volts: 240, amps: 50, guard: 'GFCI', va: 9600 },
  receptacles: { name: 'Receptacles', volts: 120, amps: 20, guard: 'AFCI', va: 0 },
  workshop: { name: 'Receptacles', volts: 120, amps: 20, guard: 'GFCI', va: 0 },
  lights: { name: 'Lights', volts: 120, amps: 15, guard: 'AFCI', va: 0 },
} as const satisfies Record<string, Spec>;

/** Receptacles that one 20 A circuit usually serves. General knowledge: the NEC sets no number in dwellings. */
const RECEPTACLES_A_CIRCUIT = 10;

/** Receptacles that are taken off a circuit of today without a new one. General knowledge. */
const ON_A_CIRCUIT_OF_TODAY = 4;

/** The circuits of one room, as they are named. */
class CircuitList {
  readonly circuits: Circuit[] = [];
  /** Where things are set like for like, their circuits are there. */
  readonly anew: boolean;

  constructor(
    readonly room: Room,
    readonly brief: Brief,
  ) {
    this.anew = mayMove(brief) || isFirstOfItsKind(brief);
  }

  of = (...kinds: Parameters<typeof itemsOf>[1][]): Item[] => itemsOf(this.room, ...kinds);

  /** One circuit for all these things. What stays keeps the circuit that it has. */
  add(spec: Spec, serves: readonly Item[], added = this.anew): void {
    const stays =
      serves.length > 0 &&
      serves.every((item) => item.existing && !(this.anew && staysForBudget(this.brief, item)));
    this.circuits.push({ ...spec, serves: serves.map(({ id }) => id), added: added && !stays });
  }

  /** One circuit for each. */
  each(spec: Spec, items: readonly Item[], added = this.anew): void {
    for (const item of items) this.add(spec, [item], added);
  }

  /** A basement or a garage. */
  get isUnderOrBeside(): boolean {
    return this.room.category === 'basement' || this.room.category === 'garage';
  }

  /** A room that is bare before the work is wired anew. */
  get isBare(): boolean {
    return isEmptyRoom(this.brief) || (this.isUnderOrBeside && !isNamedOfFurnished(this.brief));
  }

  /** Whether more receptacles are asked for than the circuits of today carry. */
  get asksForMany(): boolean {
    if (!wants(this.brief, 'outlets')) return false;
    return !isNamedOfFurnished(this.brief) || (countTold(this.brief, 'outlet') ?? 0) > ON_A_CIRCUIT_OF_TODAY;
  }

  get cooks(): boolean {
    return this.room.category === 'kitchen' || this.of('range', 'cooktop', 'refrigerator').length > 0;
  }
}

/** The circuits of a room, by load: those for one appliance each, those that the codes ask for, and the rest. */
export function circuitsOf(room: Room, brief: Brief): Circuit[] {
  const list = new CircuitList(room, brief);
  kitchenCircuits(list);
  bathCircuits(list);
  machineCircuits(list);
  receptacleCircuits(list);
  lightCircuit(list);
  return list.circuits;
}

function kitchenCircuits(list: CircuitList): void {
  const { room, brief, of, anew } = list;
  if (list.cooks) {
    const counter = itemsOf(room, 'receptacle').filter((r) => r.traits?.at === 'counter');
    const half = Math.ceil(counter.length / 2);
    list.add({ ...SPECS.smallAppliance, name: `${SPECS.smallAppliance.name} 1` }, counter.slice(0, half));
    list.add({ ...SPECS.smallAppliance, name: `${SPECS.smallAppliance.name} 2` }, counter.slice(half));
  }
  list.each(SPECS.dishwasher, of('dishwasher'));
  if (wants(brief, 'disposal')) list.each(SPECS.disposal, of('sink-base'), true);
  const drawers = itemsOf(room, 'base-cabinet').filter((i) => i.traits?.appliance === 'microwave');
  list.each(SPECS.microwave, [...of('microwave'), ...drawers]);
  list.each(SPECS.refrigerator, of('refrigerator', 'freezer'));
  list.each(SPECS.cooler, of('beverage-cooler'), true);
  for (const item of itemsOf(room, 'range')) {
    const gas = item.traits?.fuel === 'gas';
    list.add(gas ? SPECS.gasRange : SPECS.range, [item], item.traits?.fuel === 'induction' || anew);
  }
  for (const item of itemsOf(room, 'cooktop'))
    list.add(item.traits?.fuel === 'gas' ? SPECS.gasRange : SPECS.cooktop, [item]);
  for (const item of itemsOf(room, 'wall-oven'))
    list.add((item.traits?.ovens ?? 1) > 1 ? SPECS.doubleOven : SPECS.oven, [item]);
  list.each(SPECS.hood, of('hood'));
}

function bathCircuits(list: CircuitList): void {
  const { room, brief, of } = list;
  const basins = itemsOf(room, 'receptacle').filter((r) => r.traits?.at === 'basin');
  if (of('toilet').length > 0 || room.category === 'bathroom') list.add(SPECS.bath, basins);
  if (wants(brief, 'heated-floor')) list.add(SPECS.floorHeat, [], true);
  const jetted = itemsOf(room, 'bathtub').filter((i) => i.traits?.jets);
  list.each(SPECS.jets, jetted, true);
  const steaming = itemsOf(room, 'shower').filter((i) => i.traits?.steam);
  list.each(SPECS.steam, steaming, true);
}

/** Of laundry, car, pieces that name a circuit of their own, and treadmill. */
function machineCircuits(list: CircuitList): void {
  const { room, brief, of, anew } = list;
  const laundryNew = anew && !standsStill(brief, 'laundry');
  list.each(SPECS.washer, of('washer'), laundryNew);
  // A stack is one item, a washer with its dryer on top.
  const stacks = itemsOf(room, 'washer').filter((i) => i.traits?.stacked);
  list.each(SPECS.dryer, [...of('dryer'), ...stacks], laundryNew);
  list.each(SPECS.evCharger, of('ev-charger'), true);
  for (const item of itemsOf(room, 'piece')) {
    const spec = item.traits?.piece && pieceSpec(item.traits.piece);
    if (!spec?.needs?.circuit) continue;
    const guard = list.isUnderOrBeside || spec.needs.water ? 'GFCI' : 'AFCI';
    list.add({ ...spec.needs.circuit, name: upperFirst(spec.name), guard }, [item], true);
  }
  const treadmills = itemsOf(room, 'treadmill').filter((i) => i.traits?.use === 'treadmill');
  if (wants(brief, 'treadmill')) list.each(SPECS.treadmill, treadmills, true);
}

/** Of the receptacles that neither counter nor basin has. */
function receptacleCircuits(list: CircuitList): void {
  const { room, brief } = list;
  const rest = itemsOf(room, 'receptacle').filter(
    (r) => !(list.cooks && r.traits?.at === 'counter') && r.traits?.at !== 'basin',
  );
  // Kitchens, baths and basements guard theirs against ground faults as well.
  const guard: Spec =
    room.category === 'garage' && !wants(brief, 'no-cars')
      ? SPECS.workshop
      : {
          ...SPECS.receptacles,
          ...(rest.some((r) => r.traits?.gfci) ? { guard: 'AFCI and GFCI' as const } : {}),
        };
  const count = Math.ceil(rest.length / RECEPTACLES_A_CIRCUIT);
  for (let i = 0; i < count; i++)
    list.add(
      { ...guard, name: count > 1 ? `${guard.name} ${i + 1}` : guard.name },
      rest.slice(i * RECEPTACLES_A_CIRCUIT, (i + 1) * RECEPTACLES_A_CIRCUIT),
      list.isBare || list.asksForMany,
    );
}

function lightCircuit(list: CircuitList): void {
  const lights = list.of(
    'recessed-light',
    'pendant',
    'chandelier',
    'ceiling-fan',
    'sconce',
    'under-cabinet-light',
  );
  const fans = list.of('exhaust-fan');
  // NEC 210.12 names no bathrooms.
  const spec: Spec = list.room.category === 'bathroom' ? { ...SPECS.lights, guard: 'none' } : SPECS.lights;
  if (lights.length + fans.length > 0) list.add(spec, [...lights, ...fans], list.isBare);
}

/** A house of usual size whose heat is gas: what 220.82 is reckoned with besides this room. General knowledge. */
const HOUSE = { sqFt: 2000, cooling: 5000, range: 8000, dryer: 5000 } as const;
/** The service that such a house is taken to have, amperes. */
const SERVICE = 100;

/** The load of the dwelling with this room, NEC 220.82, and the sentence that tells it. */
export function serviceLoad(
  room: Room,
  circuits: readonly Circuit[],
): {
  readonly amps: number;
  readonly over: boolean;
  readonly text: string;
} {
  const fixed = circuits.filter(
    ({ va, name }) => va > 0 && !name.startsWith('Small') && name !== 'Bathroom receptacles',
  );
  const cooks = fixed.some(({ name }) => /ange|ooktop|oven/.test(name));
  const dries = fixed.some(({ name }) => name === 'Dryer');
  const own = room.category === 'garage' || room.category === 'basement' ? areaIn2(room.shell) / 144 : 0;
  const general =
    3 * (HOUSE.sqFt + own) +
    // Two small-appliance circuits and one for the laundry.
    3 * 1500 +
    (cooks ? 0 : HOUSE.range) +
    (dries ? 0 : HOUSE.dryer) +
    fixed.reduce((n, { va }) => n + va, 0);
  const va = Math.min(general, 10_000) + Math.max(0, general - 10_000) * 0.4 + HOUSE.cooling;
  const amps = Math.ceil(va / 240);
  const over = amps > SERVICE;
  return {
    amps,
    over,
    text: `NEC 220.82, for a house of ${HOUSE.sqFt.toLocaleString('en-US')} sq ft with gas heat and central cooling: ${amps} A at 240 V, ${over ? 'more than' : 'within'} a service of ${SERVICE} A.`,
  };
}
