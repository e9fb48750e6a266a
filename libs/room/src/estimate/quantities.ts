import {
  areaIn2,
  type Brief,
  ceilingAreaIn2,
  type ItemOf,
  itemsOf,
  type Kind,
  perimeterIn,
  type Quantity,
  type Room,
  type Shell,
  type SurveyedRoom,
  TRADES,
  type Wall,
  type WorkPart,
  wallAreaIn2,
  wallOf,
  wallSpan,
  wallTop,
} from '@plumbline/concept';
import { keeps, keptOf, standsStill, touches, wants } from '../brief/brief.js';
import { keepable } from '../brief/keepables.js';
import { partOfPrice } from '../brief/parts.js';
import { WORK, type WorkRow } from '../brief/work.js';
import { frontWidth } from '../planner/draft.js';
import { runsEast } from '../planner/geometry.js';
import { fixturesMoved, type MovedFixture } from '../survey/moved-plumbing.js';
import { rounded } from '../units.js';
import { PRICES, TRADE_CATEGORY } from './prices.js';

const BASE_KINDS = ['base-cabinet', 'sink-base', 'corner-base-cabinet', 'filler'] as const;
/** Appliances with the ids of their prices. */
const APPLIANCES = {
  refrigerator: 'refrigerator',
  dishwasher: 'dishwasher',
  range: 'range',
  cooktop: 'cooktop',
  'wall-oven': 'wall-oven',
  hood: 'hood',
  microwave: 'microwave',
  'beverage-cooler': 'cooler',
} as const satisfies Partial<Record<Kind, string>>;
/** The room's things of some kinds. */
type Of = <K extends Kind>(...kinds: readonly K[]) => ItemOf<K>[];

/** Everything that a room's geometry asks for, in the order in which it is built. */
export function quantitiesOf(room: Room, brief: Brief, surveyed?: SurveyedRoom): Quantity[] {
  const list = new QuantityList(room);
  const of: Of = (...kinds) => itemsOf(room, ...kinds);
  const { shell } = room;
  const floorSqFt = areaIn2(shell) / 144;
  const perimeterFt = perimeterIn(shell) / 12;
  const ceilingSqFt = ceilingAreaIn2(shell) / 144;
  const wet =
    room.category === 'kitchen' || room.category === 'bathroom' || of('toilet', 'sink-base').length > 0;

  list.add(wet || of('partition').length > 0 ? 'permit' : 'permit-minor', 1);
  demolition(list, room, brief, wet, floorSqFt);
  if (wants(brief, 'remove-wall')) list.add('wall-removal', 1);
  list.add('partition', of('partition').reduce((n, i) => n + Math.max(i.box.widthIn, i.box.depthIn), 0) / 12);

  plumbing(list, of, brief, surveyed && fixturesMoved(room, brief, surveyed));
  list.add('fan', of('exhaust-fan').length);
  list.add('hood-duct', of('hood').length);
  electrical(list, room, of, brief);

  const wallSqFt = shell.walls.reduce((n, wall) => n + openWallSqFt(room, wall), 0);
  const newWalls =
    of('partition').reduce((n, i) => n + 2 * Math.max(i.box.widthIn, i.box.depthIn) * i.box.heightIn, 0) /
    144;
  const unfinished = room.category === 'basement' || wants(brief, 'no-cars');
  if (unfinished || wants(brief, 'insulation')) list.add('insulation', wallSqFt);
  list.add(
    'drywall',
    unfinished
      ? wallSqFt + (keeps(brief, 'ceiling') ? 0 : ceilingSqFt) + newWalls
      : wet
        ? wallSqFt * 0.35 + newWalls
        : newWalls,
  );

  if (wants(brief, 'soundproofing')) list.add('soundproofing', wallSqFt);
  if (wants(brief, 'waterproofing')) list.add('waterproofing', perimeterFt);
  if (wants(brief, 'skylight')) list.add('skylight', 1);
  if (wants(brief, 'dimmers')) list.add('dimmer', 2);
  if (wants(brief, 'disposal')) list.add('disposal', of('sink-base').length);
  if (wants(brief, 'crown-molding')) list.add('crown', crownFt(shell));

  const doors = room.openings.filter((o) => o.kind === 'door' || o.kind === 'pocket-door');
  list.add(
    'door-interior',
    doors.filter((o) => !wallOf(shell, o.wall).exterior).length + of('partition-door').length,
  );
  list.add(
    'door-exterior',
    room.openings.filter(
      (o) => o.kind === 'sliding-door' || (o.kind === 'door' && wallOf(shell, o.wall).exterior),
    ).length,
  );
  if (wants(brief, 'garage-door-opener'))
    list.add('garage-door', room.openings.filter((o) => o.kind === 'garage-door').length);
  list.add(
    'egress-window',
    room.category === 'basement' || (room.category === 'garage' && wants(brief, 'no-cars'))
      ? room.openings.filter((o) => o.kind === 'window' && o.sillIn <= 44 && o.heightIn >= 36).length
      : 0,
  );

  conversion(list, room, brief, of, floorSqFt);
  cabinets(list, room, brief, of);
  counters(list, room, brief, of);
  tile(list, room, brief, of);

  list.add(floorPrice(room.finishes.floor.material), floorSqFt * 1.08);
  if (wants(brief, 'heated-floor')) list.add('floor-heat', floorSqFt * 0.7);
  const doorFt = room.openings.reduce((n, o) => n + (o.kind === 'window' ? 0 : o.widthIn), 0) / 12;
  const runFt =
    of(...BASE_KINDS, 'tall-cabinet', 'refrigerator', 'range', 'dishwasher').reduce(
      (n, i) => n + frontWidth(i),
      0,
    ) / 12;
  // A garage for cars has casings and no baseboard.
  const baseboardFt =
    room.category === 'garage' && !wants(brief, 'no-cars')
      ? 0
      : Math.max(perimeterFt - doorFt - runFt * 0.8, perimeterFt * 0.2);
  list.add('trim', baseboardFt + room.openings.length * 14);
  if (
    ['shiplap', 'beadboard', 'wainscot', 'wood-panel', 'brick', 'plaster', 'limewash', 'tile'].includes(
      room.finishes.walls.material,
    )
  ) {
    list.add('wall-panel', wallSqFt * 0.4);
  }
  list.add('stair', of('stair').length);

  bathFixtures(list, of);
  for (const item of of(...(Object.keys(APPLIANCES) as (keyof typeof APPLIANCES)[]))) {
    const id = item.kind === 'range' && frontWidth(item) >= 36 ? 'range-pro' : APPLIANCES[item.kind];
    list.add(id, 1, 'allowance', item.label);
  }
  list.add('microwave', microwaveDrawers(of), 'allowance', 'Microwave drawer');
  if (of('washer').length > 0) list.add('laundry-pair', of('washer').length, 'allowance');

  list.add('paint-wall', wallSqFt + newWalls);
  list.add('paint-ceiling', ceilingSqFt);
  list.add('fireplace', of('fireplace').length, 'allowance');
  list.add('overhead-rack', of('overhead-rack').length);
  list.add('slat-wall', of('slat-wall').reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0) / 144);
  work(list, brief, {
    job: 1,
    floor: floorSqFt,
    ceiling: ceilingSqFt,
    walls: wallSqFt,
    windows: room.openings.filter((o) => o.kind === 'window').length,
    doors: doors.length,
    sinks: of('sink-base', 'vanity', 'pedestal-sink').length,
  });
  list.add('clean-up', 1);
  return withoutKept(withinExtent(list.sorted(), brief), brief);
}

/** Work of the vocabulary that no item of the room stands for. */
function work(list: QuantityList, brief: Brief, amounts: Readonly<Record<WorkRow['per'], number>>): void {
  for (const { id, per, state, material } of WORK)
    if (material && wants(brief, id)) list.add(id, amounts[per], state);
  // A wall that carries load goes with a calculation.
  if (wants(brief, 'bearing-wall') && !wants(brief, 'structural-engineer'))
    list.add('structural-engineer', 1, 'allowance');
  if (wants(brief, 'floor-level-work')) list.add('floor-level', amounts.floor);
}

/** How many base cabinets hold a microwave. */
const microwaveDrawers = (of: Of): number =>
  of('base-cabinet').filter((i) => i.traits?.appliance === 'microwave').length;

/** A wall's face up to ceiling or slope, less its openings. */
function openWallSqFt({ shell, openings }: Room, { id }: Wall): number {
  const open = openings.reduce((n, o) => n + (o.wall === id ? o.widthIn * o.heightIn : 0), 0);
  return Math.max(0, wallAreaIn2(shell, id) - open) / 144;
}

/** Crown runs along walls that meet a level ceiling, not below a slope. */
const crownFt = (shell: Shell): number =>
  shell.walls.reduce((n, { id }) => {
    const level = wallTop(shell, id).every(({ heightIn }) => heightIn === shell.ceiling.heightIn);
    return n + (level ? wallSpan(shell, id).lengthIn : 0);
  }, 0) / 12;

/** Lines that come with any work that opens a wall or joins a pipe, and not with paint. */
const BUILT: ReadonlySet<string> = new Set(['permit', 'permit-minor']);
const NEEDS_PERMIT: ReadonlySet<WorkPart> = new Set<WorkPart>([
  'plumbing',
  'wiring',
  'bathtub',
  'shower',
  'windows',
  'doors',
  'stairs',
  'fireplace',
]);

/** The quantities inside the job's extent; what is asked for in so many words is always inside. */
function withinExtent(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const { extent } = brief;
  const inside = extent?.inside;
  if (!inside) return [...quantities];
  const wired = inside.some((part) => NEEDS_PERMIT.has(part)) || brief.wanted.some((id) => id === 'permits');
  return quantities.filter(({ price }) => {
    if (BUILT.has(price)) return wired;
    if (wants(brief, price)) return true;
    // Drywall, insulation and partitions are no paint job.
    if (extent.id === 'refresh' && ROUGH.has(price)) return false;
    const part = partOfPrice(price);
    return part === undefined || inside.includes(part);
  });
}

const ROUGH: ReadonlySet<string> = new Set(['drywall', 'insulation', 'partition', 'wall-panel']);

/** The quantities that are left where the owner keeps things, makes them good, or brings them. */
function withoutKept(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const left = new QuantityList({ category: brief.category });
  const lines: Quantity[] = [];
  for (const q of quantities) {
    const staying = keptOf(brief).find(({ id, how }) => {
      const thing = keepable(id);
      return how !== 'in place' && thing?.saves?.test(q.price) && (thing.lines?.test(q.item) ?? true);
    });
    if (!staying) lines.push(q);
    // The duct of a hood that the owner brings is the contractor's.
    else if (staying.how === 'supplied')
      lines.push(q.price === 'hood-duct' ? q : { ...q, state: 'owner-supplied' });
    else if (staying.how === 'renewed') {
      const row = keepable(staying.id)?.renewal ?? q.price;
      // A vanity is sold by the piece, and repainted by the foot.
      const perFoot = q.unit === 'each' && BY_ID.get(row)?.unit === 'lin ft';
      if (q.price !== 'lavatory') left.add(row, perFoot ? q.quantity * (q.share ?? 1) * 3 : q.quantity);
    }
  }
  return inOrder([...lines, ...left.sorted()]);
}

/**
 * What each thing's removal is of the whole demolition, as a share of it. General knowledge; `part` is the part of the
 * room that the job must touch, `id` what the owner may keep of it.
 */
const REMOVALS: readonly {
  readonly part: WorkPart;
  readonly id: string;
  readonly name: string;
  readonly share: Readonly<Partial<Record<Room['category'], number>>>;
}[] = [
  { part: 'cabinets', id: 'cabinets', name: 'cabinets', share: { kitchen: 0.3 } },
  { part: 'counters', id: 'counters', name: 'counters', share: { kitchen: 0.1 } },
  { part: 'backsplash', id: 'backsplash', name: 'backsplash', share: { kitchen: 0.05 } },
  { part: 'sink', id: 'sink', name: 'sink and faucet', share: { kitchen: 0.05 } },
  { part: 'appliances', id: 'appliances', name: 'appliances', share: { kitchen: 0.1 } },
  { part: 'bathtub', id: 'bathtub', name: 'tub', share: { bathroom: 0.15 } },
  { part: 'shower', id: 'shower', name: 'shower and enclosure', share: { bathroom: 0.15 } },
  { part: 'tile', id: 'tile', name: 'wall tile', share: { bathroom: 0.1 } },
  { part: 'vanity', id: 'vanity', name: 'vanity', share: { bathroom: 0.1 } },
  { part: 'toilet', id: 'toilet', name: 'toilet', share: { bathroom: 0.05 } },
  { part: 'floor', id: 'floor', name: 'floor covering', share: { kitchen: 0.25, bathroom: 0.25 } },
  {
    part: 'walls',
    id: 'drywall',
    name: 'drywall and trim where work is',
    share: { kitchen: 0.15, bathroom: 0.2 },
  },
];
/** A wet room of another kind is torn out as one. */
const WHOLE: ReadonlySet<Room['category']> = new Set(['kitchen', 'bathroom']);

/** Rooms that are bare before the work: there is nothing to tear out but what is in the way. */
const BARE: ReadonlySet<string> = new Set(['basement', 'garage']);

function demolition(
  list: QuantityList,
  { category }: Room,
  brief: Brief,
  wet: boolean,
  floorSqFt: number,
): void {
  if (BARE.has(category)) return;
  if (!wet) {
    if (!keeps(brief, 'floor') && touches(brief, 'floor')) list.add('demolition-light', floorSqFt);
    return;
  }
  const name = BY_ID.get('demolition')?.name ?? '';
  if (!WHOLE.has(category)) list.add('demolition', floorSqFt);
  for (const { part, id, name: thing, share } of REMOVALS) {
    const gone =
      touches(brief, part) &&
      !keeps(brief, id) &&
      // A tub that stays keeps the shower above it.
      !(id === 'shower' && keeps(brief, 'bathtub')) &&
      !(part === 'walls' && brief.extent?.inside);
    if (gone && share[category])
      list.add('demolition', floorSqFt, 'included', `${name}: ${thing}`, share[category]);
  }
}

function plumbing(list: QuantityList, of: Of, brief: Brief, measured?: readonly MovedFixture[]): void {
  const sinks = of('sink-base').length;
  const lavatories = of('vanity', 'pedestal-sink').reduce((n, i) => n + (i.traits?.sinks ?? 1), 0);
  // What stands still keeps its lines.
  const moved = (count: number, ...ids: string[]): number =>
    ['layout', 'plumbing', ...ids].some((id) => standsStill(brief, id)) ? 0 : count;
  const roughIns =
    moved(sinks, 'sink') +
    moved(lavatories, 'sink', 'vanity') +
    moved(of('toilet', 'bidet').length, 'toilet') +
    moved(of('bathtub').length, 'bathtub') +
    moved(of('shower').length, 'shower');
  const known = (measured ?? []).filter(({ kind }) => kind !== 'dishwasher' && kind !== 'washer');
  // Where it was measured how far a fixture moves, that is priced in place of a whole rough-in.
  list.add('rough-in', Math.max(0, roughIns - known.length));
  for (const { name, feet, share } of known)
    if (share > 0 && roughIns > 0)
      list.add(
        'rough-in',
        1,
        'included',
        `${name} moved ${Math.max(1, Math.round(feet))} ft: water and drain`,
        share,
      );
  list.add('sink', sinks);
  list.add('dishwasher-hookup', of('dishwasher', 'washer').length + of('refrigerator').length);
}

function electrical(list: QuantityList, room: Room, of: Of, brief: Brief): void {
  list.add('light-recessed', of('recessed-light').length);
  list.add('light-fixture', of('pendant', 'chandelier', 'ceiling-fan', 'sconce').length);
  list.add('light-strip', of('under-cabinet-light').reduce((n, i) => n + frontWidth(i), 0) / 12);
  list.add('outlet', of('receptacle').filter((i) => i.traits?.added).length);
  if (room.category === 'kitchen') {
    list.add('circuit', 2 + of('dishwasher', 'microwave', 'wall-oven').length + microwaveDrawers(of));
  } else if (room.category === 'bathroom') {
    list.add('circuit', 1 + (wants(brief, 'heated-floor') ? 1 : 0));
  } else if (room.category === 'basement' || room.category === 'garage' || wants(brief, 'outlets')) {
    list.add('circuit', 2);
  }
  // A washer and a dryer have a circuit each.
  if (room.category !== 'kitchen') list.add('circuit', of('washer', 'dryer').length);
  list.add('ev-charger', of('ev-charger').length);
}

/** What makes a garage a place to live in, and with a bath and a kitchen a dwelling of its own. */
function conversion(list: QuantityList, room: Room, brief: Brief, of: Of, floorSqFt: number): void {
  if (room.category !== 'garage' || !wants(brief, 'no-cars')) return;
  if (!room.openings.some((o) => o.kind === 'garage-door')) list.add('infill-wall', 1);
  list.add('subfloor', floorSqFt);
  list.add('heat-pump', 1);
  if (of('toilet').length + of('sink-base').length > 0) {
    list.add('sewer-run', 1);
    list.add('subpanel', 1);
  }
  if (of('toilet').length > 0 && of('sink-base').length > 0) list.add('permit-dwelling', 1);
}

function cabinets(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const grade = cabinetGrade(brief);
  const feet = (...kinds: readonly Kind[]) => of(...kinds).reduce((n, i) => n + frontWidth(i), 0) / 12;
  if (room.category === 'garage' && !wants(brief, 'no-cars')) {
    list.add(
      'garage-cabinets',
      feet('base-cabinet', 'wall-cabinet', 'tall-cabinet', 'workbench', 'storage-shelf'),
    );
  } else {
    // A lineal foot of the price guides is base with wall cabinet; tall ones count for both.
    for (const [name, share, kinds] of CABINET_LINES) {
      const count = of(...kinds).filter((i) => i.kind !== 'filler').length;
      list.add(grade, feet(...kinds), 'included', `${gradeName(grade)}: ${name} (${count})`, share);
    }
  }
  // The price guides' vanity is 36 in wide.
  for (const item of of('vanity'))
    list.add('vanity', 1, 'included', `${item.label} in, cabinet`, Math.max(1, frontWidth(item) / 36));
  list.add(
    'built-ins',
    of('bookcase', 'tv-console')
      .filter((i) => i.traits?.builtIn)
      .reduce((n, i) => n + frontWidth(i), 0) / 12,
  );
  list.add(
    'closet-system',
    of('closet', 'walk-in-closet').reduce((n, i) => n + frontWidth(i) * (i.kind === 'closet' ? 1 : 2.2), 0) /
      12,
  );
}

const CABINET_LINES: readonly (readonly [name: string, share: number, kinds: readonly Kind[]])[] = [
  ['base', 0.6, BASE_KINDS],
  ['wall', 0.4, ['wall-cabinet', 'corner-wall-cabinet', 'floating-shelf']],
  ['tall', 1, ['tall-cabinet']],
];

export function cabinetGrade(brief: Brief): 'cabinets-stock' | 'cabinets-semi' | 'cabinets-custom' {
  if (wants(brief, 'panel-ready') || (brief.budgetUsd ?? 0) > 120_000) return 'cabinets-custom';
  return brief.budgetUsd !== undefined && brief.budgetUsd < 20_000 ? 'cabinets-stock' : 'cabinets-semi';
}

const gradeName = (grade: string): string => PRICES.find((p) => p.id === grade)?.name ?? grade;

function counters(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const tops = of('countertop').reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const vanities = (
    keptOf(brief).some((k) => k.id === 'vanity' && k.how !== 'in place') ? [] : of('vanity')
  ).reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const id =
    room.finishes.counter.material === 'wood'
      ? 'counter-butcher-block'
      : `counter-${room.finishes.counter.material}`;
  list.add(id, tops + vanities);
}

function tile(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const splash = of('backsplash').reduce(
    (n, i) => n + (Math.max(i.box.widthIn, i.box.depthIn) * i.box.heightIn) / 144,
    0,
  );
  const material = room.finishes.backsplash.material;
  list.add(
    material === 'slab' || material === 'stainless-steel'
      ? 'backsplash-slab'
      : ['beadboard', 'shiplap', 'paint'].includes(material)
        ? 'backsplash-wood'
        : 'backsplash-tile',
    splash,
  );
  for (const item of of('shower', 'bathtub')) {
    if (item.kind === 'shower' && keeps(brief, 'shower')) continue;
    const height = item.traits?.tileHeightIn ?? 0;
    if (height <= 0) continue;
    const open = item.kind === 'shower' ? (item.traits?.open ?? '').split(',') : [];
    const sides = (['north', 'east', 'south', 'west'] as const).filter((s) =>
      item.kind === 'shower' ? !open.includes(s) : s !== item.facing,
    );
    const around = sides.reduce((n, s) => n + (runsEast(s) ? item.box.widthIn : item.box.depthIn), 0);
    list.add('shower-tile', (around * height) / 144);
  }
}

function bathFixtures(list: QuantityList, of: Of): void {
  list.add('toilet', of('toilet', 'bidet').length);
  const tubs = of('bathtub');
  const free = tubs.filter((t) => t.traits?.form === 'freestanding' || t.traits?.form === 'clawfoot').length;
  list.add('bathtub', tubs.length - free);
  list.add('bathtub-free', free);
  list.add('shower', of('shower').length);
  list.add(
    'shower-glass',
    of('shower').filter((s) => s.traits?.enclosure === 'glass').length +
      tubs.filter((t) => t.traits?.enclosure === 'glass').length,
  );
  list.add(
    'lavatory',
    of('vanity', 'pedestal-sink').reduce((n, i) => n + (i.traits?.sinks ?? 1), 0),
  );
  list.add('grab-bar', of('grab-bar').length);
  if (of('toilet').length > 0) list.add('bath-accessories', 1);
}

function floorPrice(material: string): string {
  if (material === 'engineered-oak') return 'floor-engineered';
  if (/plank|herringbone/.test(material)) return 'floor-hardwood';
  if (material === 'bamboo' || material === 'cork') return 'floor-cork';
  if (['carpet', 'vinyl-sheet', 'laminate', 'lvp', 'concrete', 'epoxy', 'rubber'].includes(material))
    return `floor-${material}`;
  if (['marble-tile', 'slate-tile', 'stone-tile', 'terrazzo'].includes(material)) return 'floor-stone';
  return material === 'porcelain-tile' || material === 'cement-tile' ? 'floor-porcelain' : 'floor-ceramic';
}

const BY_ID = new Map(PRICES.map((price) => [price.id, price]));
const ORDER = new Map(PRICES.map((price, i) => [price.id, i]));

class QuantityList {
  private readonly lines: Quantity[] = [];

  constructor(private readonly room: Pick<Room, 'category'>) {}

  /** Adds a quantity, or adds to the line of the same price and name; nothing where it is 0. */
  add(
    price: string,
    quantity: number,
    state: Quantity['state'] = 'included',
    item?: string,
    share = 1,
  ): void {
    if (quantity <= 0.005) return;
    const row = BY_ID.get(price);
    if (!row) throw new RangeError(`No unit price "${price}".`);
    const name = item ?? row.name;
    const at = this.lines.findIndex((l) => l.price === price && l.item === name);
    const before = this.lines[at];
    const amount = rounded((before?.quantity ?? 0) + quantity);
    const { category } = this.room;
    const line: Quantity = {
      price,
      item: name,
      trade: row.trade,
      category:
        ['cabinets', 'counters', 'appliances'].includes(row.trade) &&
        (category === 'kitchen' || category === 'bathroom')
          ? category
          : TRADE_CATEGORY[row.trade],
      quantity: row.unit === 'each' || row.unit === 'job' ? Math.ceil(amount - 0.01) : rounded(amount),
      unit: row.unit,
      ...(share === 1 ? {} : { share: rounded(share) }),
      state,
    };
    if (before) this.lines[at] = line;
    else this.lines.push(line);
  }

  sorted(): Quantity[] {
    return inOrder(this.lines);
  }
}

const inOrder = (lines: readonly Quantity[]): Quantity[] => {
  const order = (q: Quantity) => ORDER.get(q.price) ?? 0;
  return [...lines].sort((a, b) => TRADES.indexOf(a.trade) - TRADES.indexOf(b.trade) || order(a) - order(b));
};
