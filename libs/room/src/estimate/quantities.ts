import {
  areaIn2,
  type Brief,
  ceilingAreaIn2,
  type Item,
  type ItemOf,
  isOf,
  itemsOf,
  type Kept,
  type Kind,
  type Opening,
  perimeterIn,
  type Quantity,
  type Room,
  type Shell,
  SIDES,
  type Side,
  type SurveyedRoom,
  TRADES,
  type WorkPart,
  wallOf,
  wallSpan,
  wallTop,
} from '@plumbline/concept';
import { keeps, keptOf, mayMove, refuses, standsStill, touches, wants } from '../brief/brief.js';
import { keepable, renewalOf } from '../brief/keeping/keepables.js';
import { ownWork } from '../brief/keeping/own-work.js';
import { partOfFeature, partOfPrice } from '../brief/work/parts.js';
import { WORK, type WorkRow } from '../brief/work/work.js';
import { runsEast } from '../geometry/geometry.js';
import { frontWidth, wallOf as sideBehind, soldWidth } from '../planner/floor/draft.js';
import { openingsChanged } from '../survey/changed-openings.js';
import { fixturesMoved, type MovedFixture } from '../survey/moved-plumbing.js';
import { rounded } from '../units.js';
import { type Circuit, circuitsOf, serviceLoad } from './circuits.js';
import { finishedPanelsSqFt, visitsFor } from './comes-along.js';
import { isWindowSeat } from './furniture.js';
import { gradeOf } from './grade.js';
import { PRICES, priceOf, TRADE_CATEGORY } from './prices.js';
import {
  aroundIn,
  floorUnderFixedSqFt,
  hasWallBeside,
  lengthFt,
  onPlanSqFt,
  unheatedSqFt,
  type WallCover,
  wallCovers,
} from './surfaces.js';

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
  const covers = wallCovers(room);
  const sum = (of: (cover: WallCover) => number): number => covers.reduce((n, cover) => n + of(cover), 0);
  const wallSqFt = sum((c) => c.openSqFt);
  const tiledSqFt = sum((c) => c.tiledSqFt);
  const wet =
    room.category === 'kitchen' || room.category === 'bathroom' || of('toilet', 'sink-base').length > 0;

  demolition(list, room, brief, of, covers);
  if (wants(brief, 'remove-wall')) list.add('wall-removal', 1);
  const partitions = of('partition');
  const walkIns = of('walk-in-closet');
  const aroundWalkIns = walkIns.reduce((n, i) => n + enclosedFt(room, i), 0);
  list.add('partition', partitions.reduce((n, i) => n + lengthFt(i), 0) + aroundWalkIns, {
    formula: `the length of ${count(partitions, 'new wall')} on plan${aroundWalkIns > 0 ? `, and ${Math.round(aroundWalkIns)} ft around what one walks into` : ''}`,
    where: 'new walls',
  });

  plumbing(list, room, of, brief, surveyed && fixturesMoved(room, brief, surveyed));
  list.add('fan', of('exhaust-fan').length, { where: 'ceiling' });
  for (const hood of of('hood')) {
    const { share, formula } = wayOut(room, hood);
    list.add('hood-duct', 1, { of: [hood], share, formula });
  }
  const makeup = of('hood').filter((h) => h.traits?.makeupAir);
  list.add('makeup-air', makeup.length, {
    of: makeup,
    formula: 'one for a hood of more than 400 cfm (IRC M1503.6)',
  });
  electrical(list, room, of, brief);

  const newWalls =
    partitions.reduce((n, i) => n + 2 * lengthFt(i) * (i.box.heightIn / 12), 0) +
    walkIns.reduce((n, i) => n + 2 * enclosedFt(room, i) * (i.box.heightIn / 12), 0);
  const unfinished = room.category === 'basement' || wants(brief, 'no-cars');
  if (room.category === 'basement') {
    list.add('furring', wallSqFt, {
      formula: 'foundation walls by perimeter and height, less openings',
      where: 'all outer walls',
    });
    const registers = of('supply-register');
    list.add('duct-run', Math.max(2, registers.length), {
      formula: 'one for each window, two at least',
      where: 'ceiling',
    });
  }
  if (unfinished || wants(brief, 'insulation'))
    list.add('insulation', wallSqFt + (room.category === 'garage' ? ceilingSqFt : 0), {
      formula: `walls by perimeter and height, less openings${room.category === 'garage' ? ', and the ceiling' : ''}`,
      where: `all outer walls${room.category === 'garage' ? ', ceiling' : ''}`,
    });
  const patched = sum((c) => c.behindCabinetsSqFt);
  const ceiling = keeps(brief, 'ceiling') ? 0 : ceilingSqFt;
  const board = unfinished
    ? {
        sqFt: wallSqFt + ceiling + newWalls,
        formula: 'walls and ceiling, and both faces of new walls, less openings',
      }
    : room.category === 'bathroom' && opensWalls(brief)
      ? {
          sqFt: wallSqFt - tiledSqFt + newWalls,
          formula: 'walls less openings and tile, which has a backer of its own',
        }
      : wet && mayMove(brief)
        ? {
            sqFt: patched + newWalls,
            formula: 'walls from floor to ceiling where cabinets and machines come off and go on',
          }
        : { sqFt: newWalls, formula: 'both faces of new walls' };
  list.add('drywall', board.sqFt, { formula: board.formula });
  if (room.category === 'bathroom' && !opensWalls(brief) && brief.extent?.id !== 'refresh')
    list.add('drywall-repair', 1, { formula: 'walls patched where old things came off' });

  if (wants(brief, 'soundproofing')) list.add('soundproofing', wallSqFt, { formula: WALLS });
  if (wants(brief, 'waterproofing')) list.add('waterproofing', perimeterFt, { formula: 'the perimeter' });
  if (wants(brief, 'skylight')) list.add('skylight', 1);
  if (wants(brief, 'dimmers')) list.add('dimmer', 2);
  if (wants(brief, 'disposal')) list.add('disposal', of('sink-base').length, { of: of('sink-base') });
  if (wants(brief, 'crown-molding'))
    list.add('crown', crownFt(shell), { formula: 'walls that meet a level ceiling' });

  doors(list, room, of, brief, surveyed !== undefined);
  conversion(list, room, brief, of, floorSqFt);
  cabinets(list, room, brief, of);
  counters(list, room, brief, of);
  tile(list, room, brief, of, covers);

  const under = wants(brief, 'floor-under-cabinets') ? 0 : floorUnderFixedSqFt(room);
  list.add(floorPrice(room.finishes.floor.material), Math.max(0, floorSqFt - under) * WASTE, {
    formula: `${Math.round(floorSqFt)} sq ft of floor${under >= 1 ? ` less ${Math.round(under)} under fixed things` : ''}, and 8 % for cuts`,
  });
  if (wants(brief, 'heated-floor'))
    list.add('floor-heat', Math.max(0, floorSqFt - unheatedSqFt(room)) * 0.9, {
      formula: 'nine tenths of the floor that nothing stands on or hangs over',
    });
  // A garage for cars has casings and no baseboard.
  const base =
    room.category === 'garage' && !wants(brief, 'no-cars')
      ? 0
      : sum((c) => c.freeFt) + partitions.reduce((n, i) => n + 2 * lengthFt(i), 0) + 2 * aroundWalkIns;
  const casing = room.openings.reduce((n, o) => n + casingIn(o), 0) / 12;
  list.add('trim', base + casing, {
    formula: `${Math.round(base)} ft of baseboard where the wall is free, and ${Math.round(casing)} ft of casing around ${count(room.openings, 'opening')}`,
  });
  const { sqFt: panelled, price: panel, formula: how } = wallFinish(room, covers);
  if (panel) list.add(panel, panelled, { formula: how });
  list.add('stair', of('stair').length, { of: of('stair') });

  bathFixtures(list, of);
  appliances(list, of);

  list.add('paint-wall', Math.max(0, wallSqFt - sum((c) => c.coveredSqFt) - panelled) + newWalls, {
    formula: `walls less openings, tile, cabinets${panelled > 0 ? ' and panels' : ''}${newWalls > 0 ? ', and both faces of new walls' : ''}`,
  });
  list.add('paint-ceiling', ceilingSqFt, { formula: 'the ceiling', where: 'ceiling' });
  list.add('fireplace', of('fireplace').length, { state: 'allowance', of: of('fireplace') });
  list.add('overhead-rack', of('overhead-rack').length, { where: 'ceiling' });
  list.add('slat-wall', of('slat-wall').reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0) / 144, {
    of: of('slat-wall'),
  });
  if (surveyed) changedOpenings(list, room, surveyed);
  const isMeasured = surveyed !== undefined;
  const covered = [
    // Wider doorways are those of the plan.
    ...(isMeasured ? ['wider-opening'] : []),
    // Whatever is piped in a bath has its rough-in, where it goes to.
    ...(room.category === 'bathroom' && list.has('rough-in') ? ['plumbing-move'] : []),
  ];
  work(list, brief, covered, {
    job: 1,
    floor: floorSqFt,
    ceiling: ceilingSqFt,
    walls: wallSqFt,
    windows: room.openings.filter((o) => o.kind === 'window').length,
    doors: room.openings.filter((o) => o.kind === 'door' || o.kind === 'pocket-door').length,
    sinks: of('sink-base', 'vanity', 'pedestal-sink').length,
  });
  if (room.category === 'kitchen' && brief.extent?.id !== 'refresh' && touches(brief, 'sink'))
    list.add('temporary-kitchen', 1, {
      formula: 'sink, counter and plug elsewhere while the kitchen is out of use',
    });
  list.add('clean-up', 1);
  permits(list, room, brief, wet || partitions.length > 0);
  // A wider doorway wants a wider door, whatever becomes of the others.
  const leaves = new QuantityList(room);
  for (const { opening, how } of surveyed ? openingsChanged(room, surveyed) : [])
    if (how === 'widened' && opening.kind === 'door')
      leaves.add(wallOf(shell, opening.wall).exterior ? 'door-exterior' : 'door-interior', 1, {
        item: `Door for the wider doorway, ${Math.round(opening.widthIn)} in`,
        where: `${opening.side} wall`,
      });
  if (
    !surveyed &&
    wants(brief, 'wider-opening') &&
    !list.has('door-interior') &&
    room.openings.some((o) => o.kind === 'door')
  )
    leaves.add('door-interior', 1, { item: 'Door for the wider doorway' });
  const lines = onlyOnce(
    withoutKept(inOrder([...withinExtent(list.sorted(), brief), ...leaves.sorted()]), brief),
  );
  return inOrder([...lines, ...comingAlong(room, lines, brief)]);
}

/** What comes with the lines that are left: panels, plywood below and delivery with cabinets, dust walls, visits with a small amount of work. */
function comingAlong(room: Room, lines: readonly Quantity[], brief: Brief): readonly Quantity[] {
  const along = new QuantityList(room);
  const cabinets = lines.find(({ price }) => NEW_CABINETS.test(price));
  if (cabinets) {
    const { state } = cabinets;
    along.add('cabinet-panels', finishedPanelsSqFt(room), {
      state,
      formula: `sides and backs of boxes that the room sees${itemsOf(room, 'refrigerator').length > 0 ? ', and a panel from the floor up at each free side of a refrigerator' : ''}`,
    });
    // A bath's cabinets are set on its floor.
    if (
      room.category !== 'bathroom' &&
      state !== 'by-owner' &&
      lines.some(({ price, state }) => THICK_FLOOR.test(price) && state !== 'by-owner') &&
      !wants(brief, 'floor-under-cabinets')
    )
      along.add('cabinet-base', onPlanSqFt(itemsOf(room, ...BASE_KINDS, 'tall-cabinet')), {
        formula: 'floor under base and tall cabinets, which the new floor is laid around',
      });
    // Who buys the cabinets has them brought.
    if (isBought(cabinets)) along.add('cabinet-delivery', 1, { formula: 'one load' });
  }
  // A doorway without a leaf is closed off while walls are torn out.
  const ways = room.openings.filter((o) => o.kind === 'cased-opening');
  if (lines.some(({ price, state }) => price === 'demolition-drywall' && state !== 'by-owner'))
    along.add('dust-wall', ways.length, {
      where: [...new Set(ways.map((o) => `${o.side} wall`))].join(', '),
      formula: 'one at each opening without a door',
    });
  const has = (price: string): boolean => lines.some((q) => q.price === price);
  // Where pipes stay as they are, their stops and a breaker do.
  if (has('demolition-drywall') && (has('rough-in') || has('gas-line')))
    along.add('safe-off', 1, { formula: 'before walls with pipes and wires are opened' });
  for (const { price, ...more } of visitsFor(lines)) along.add(price, 1, more);
  return along.sorted();
}
/** Floors as thick as a dishwasher has no room for: tile on its underlayment, and boards of 3/4 in. */
const THICK_FLOOR = /^floor-(?:ceramic|porcelain|stone|hardwood)$/;
const NEW_CABINETS = /^cabinets-(?:stock|semi|custom)$/;

/** Whether the contractor buys it. */
export const isBought = ({ state }: Pick<Quantity, 'state'>): boolean =>
  state !== 'owner-supplied' && state !== 'by-owner';

/** Rows that a larger one holds: a new sink comes with its faucet, new cabinets with their pulls. */
const HELD_BY: readonly (readonly [part: string, whole: RegExp])[] = [
  ['faucet', /^(?:sink|lavatory)$/],
  ['drywall-repair', /^drywall$/],
  ['shower-valve', /^(?:shower|bathtub(?:-free|-jetted)?)$/],
  ['cabinet-hardware', /^cabinets-(?:stock|semi|custom)$/],
];

/** Nothing that another line buys is bought a second time. */
const onlyOnce = (quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(
    ({ price }) =>
      !HELD_BY.some(
        ([part, whole]) => part === price && quantities.some((q) => whole.test(q.price) && isBought(q)),
      ),
  );

/** How a hood's duct leaves the house, and what of the unit price that takes: one straight out, or across the room. */
export function wayOut(
  { shell }: Pick<Room, 'shell'>,
  hood: Item,
): { readonly share: number; readonly formula: string } {
  const behind = hood.group === 'island' ? undefined : sideBehind(hood);
  const outside = shell.walls.filter(({ exterior }) => exterior).map(({ side }) => side);
  if (behind && outside.includes(behind))
    return { share: 1, formula: `straight out through the ${behind} wall, which is an outside wall` };
  const from = behind ? `up from the ${behind} wall, which is drawn as an inside wall,` : 'up';
  const near = outside.find((side) => !behind || runsEast(side) !== runsEast(behind)) ?? outside[0];
  return near
    ? {
        share: ACROSS,
        formula: `${from} and between the joists to the ${near} wall; another way out is a change`,
      }
    : {
        share: ACROSS,
        formula: `${from} and out through the roof or the nearest outside wall; another way out is a change`,
      };
}
/** What a duct across a room costs over one straight out: three estimators asked 1,050 to 1,150 against 750. */
const ACROSS = 1.5;

/** Length of the walls that a walk-in closet or pantry brings along, feet: its sides that are at no wall of the room. */
function enclosedFt(room: Room, { box, facing }: Item): number {
  const long = (side: Side): number => (runsEast(side) ? box.widthIn : box.depthIn) / 12;
  return SIDES.reduce(
    (n, side) => n + (side === facing || !hasWallBeside(room, { box }, side) ? long(side) : 0),
    0,
  );
}

/**
 * Whether a bath's walls are stripped to the studs: where it is gutted, laid out anew, or new board is asked for. Where
 * new things stand in the old ones' places, only the wall behind tile is opened.
 */
const opensWalls = (brief: Brief): boolean => mayMove(brief) || OPENING_WISHES.some((id) => wants(brief, id));
const OPENING_WISHES: readonly string[] = ['tear-out', 'drywall-repair', 'insulation', 'soundproofing'];

const WALLS = 'walls less openings';
/** Floor covering bought beyond the area laid. */
const WASTE = 1.08;
/** Casing of an opening on the room's side: legs and head, and of a window its stool and apron as one. Inches. */
const casingIn = ({ kind, widthIn, heightIn }: Opening): number =>
  kind === 'garage-door' ? 0 : 2 * heightIn + widthIn * (kind === 'window' ? 2 : 1);

const count = (things: readonly unknown[], name: string): string =>
  `${things.length} ${name}${things.length === 1 ? '' : 's'}`;

/** Plans and permits by how far the job goes. */
function permits(list: QuantityList, room: Room, brief: Brief, built: boolean): void {
  if (wants(brief, 'no-cars') && list.has('permit-dwelling')) {
    list.add('permit', 1);
    return;
  }
  const moves = brief.extent?.id === 'walls-or-plumbing' || brief.extent?.id === 'conversion';
  if ((built || moves) && mayMove(brief)) {
    list.add('permit', 1, { formula: 'one building permit with those of the trades' });
    list.add(moves || wants(brief, 'bearing-wall') ? 'design-architect' : 'design-plans', 1, {
      formula: moves ? 'walls, pipes or the use of the room change' : 'the room is laid out anew',
    });
    return;
  }
  const trades = (['plumbing', 'hvac', 'electrical'] as const).filter((trade) => list.hasTrade(trade));
  const wet = room.category === 'kitchen' || room.category === 'bathroom';
  // A tub or shower brings a valve of its own, wherever its pipes are.
  const valves = !trades.includes('plumbing') && VALVED.some((price) => list.has(price));
  const needed = wet ? [...(valves ? ['plumbing'] : []), ...trades] : ['electrical'];
  if (needed.length > 0)
    list.add('permit-minor', needed.length, { formula: `one for each trade: ${needed.join(', ')}` });
}

const VALVED = ['bathtub', 'bathtub-free', 'bathtub-jetted', 'shower'] as const;

/** @param measured whether the room's doors and windows are those that are there: then none is bought */
function doors(list: QuantityList, room: Room, of: Of, brief: Brief, measured: boolean): void {
  const { shell } = room;
  // Doors of a room that is lived in are there, unless new ones are asked for.
  const stand = measured || (!isBare(brief) && !brief.wanted.some((id) => partOfFeature(id) === 'doors'));
  const openings = stand ? [] : room.openings;
  const at = (o: Opening) => `${o.side} wall`;
  const inner = openings.filter((o) => o.kind === 'door' && !wallOf(shell, o.wall).exterior);
  const outer = openings.filter((o) => o.kind === 'door' && wallOf(shell, o.wall).exterior);
  const pockets = openings.filter((o) => o.kind === 'pocket-door');
  const patio = openings.filter((o) => o.kind === 'sliding-door');
  const within = of('partition-door');
  const slides = within.filter((d) => d.traits?.form && d.traits.form !== 'hinged');
  const where = (...at: string[]) => [...new Set(at)].join(', ');
  list.add('door-interior', inner.length + within.length - slides.length + of('walk-in-closet').length, {
    where: where(
      ...inner.map(at),
      ...(within.length > slides.length || of('walk-in-closet').length > 0 ? ['new walls'] : []),
    ),
  });
  list.add('door-pocket', pockets.length + slides.length, {
    where: where(...pockets.map(at), ...(slides.length > 0 ? ['new walls'] : [])),
  });
  list.add('door-exterior', outer.length, { where: where(...outer.map(at)) });
  list.add('door-patio', patio.length, { where: where(...patio.map(at)) });
  const french = openings.filter((o) => o.kind === 'french-door');
  list.add('door-french', french.length, { where: where(...french.map(at)) });
  if (wants(brief, 'garage-door-opener'))
    list.add('garage-door', room.openings.filter((o) => o.kind === 'garage-door').length);
  const escapes =
    room.category === 'basement' || (room.category === 'garage' && wants(brief, 'no-cars'))
      ? (measured ? [] : room.openings).filter(
          (o) => o.kind === 'window' && o.sillIn <= 44 && o.heightIn >= 36,
        )
      : [];
  // One way out of each room that is slept in, and of the floor.
  const ways = escapes.slice(0, Math.max(1, of('bed', 'bunk-bed', 'crib').length));
  list.add('egress-window', ways.length, {
    where: where(...ways.map(at)),
    formula: 'one for each room that is slept in, one at least (IRC R310)',
  });
}

/** What the walls are dressed with besides paint: its price and its area. */
function wallFinish(
  room: Room,
  covers: readonly WallCover[],
): { readonly price?: string; readonly sqFt: number; readonly formula: string } {
  const { material } = room.finishes.walls;
  const open = (top: number) => covers.reduce((n, c) => n + c.openBelow(top), 0);
  if (material === 'wainscot')
    return {
      price: 'wall-panel',
      sqFt: open(WAINSCOT_IN),
      formula: `walls to ${WAINSCOT_IN} in, less openings and cabinets`,
    };
  const price = DRESSED[material];
  return price
    ? { price, sqFt: open(Number.POSITIVE_INFINITY), formula: 'walls less openings, tile and cabinets' }
    : { sqFt: 0, formula: '' };
}
/** As high as it is drawn. */
export const WAINSCOT_IN = 36;
const DRESSED: Readonly<Record<string, string>> = {
  shiplap: 'wall-panel',
  beadboard: 'wall-panel',
  'wood-panel': 'wall-panel',
  brick: 'wall-panel',
  plaster: 'wall-plaster',
  limewash: 'wall-plaster',
  tile: 'shower-tile',
};

/** What the plan makes of the windows, doors and ways through that were measured: moved, or widened. */
function changedOpenings(list: QuantityList, room: Room, surveyed: SurveyedRoom): void {
  for (const { opening, how, words } of openingsChanged(room, surveyed)) {
    const more = { formula: words, where: `${opening.side} wall` };
    if (opening.kind === 'window') list.add(`window-${how}`, 1, more);
    else if (how === 'moved') list.add('door-moved', 1, more);
    else list.add('wider-opening', 1, more);
  }
}

/** Work of the vocabulary that no item of the room stands for, without what other lines hold already. */
function work(
  list: QuantityList,
  brief: Brief,
  covered: readonly WorkRow['id'][],
  amounts: Readonly<Record<WorkRow['per'], number>>,
): void {
  for (const { id, per, state, material } of WORK)
    if (material && wants(brief, id) && !covered.includes(id))
      list.add(id, amounts[per], { state: state ?? 'included' });
  // A wall that carries load goes with a calculation.
  if (wants(brief, 'bearing-wall') && !wants(brief, 'structural-engineer'))
    list.add('structural-engineer', 1, {
      state: 'allowance',
      formula: 'beam, posts and shoring are sized by an engineer',
    });
  if (wants(brief, 'floor-level-work')) list.add('floor-level', amounts.floor);
}

/** Crown runs along walls that meet a level ceiling, not below a slope. */
const crownFt = (shell: Shell): number =>
  shell.walls.reduce((n, { id }) => {
    const level = wallTop(shell, id).every(({ heightIn }) => heightIn === shell.ceiling.heightIn);
    return n + (level ? wallSpan(shell, id).lengthIn : 0);
  }, 0) / 12;

/** Lines that come with any work that opens a wall or joins a pipe, and not with paint. */
const BUILT: ReadonlySet<string> = new Set([
  'permit',
  'permit-minor',
  'design-plans',
  'design-architect',
  'blocking',
]);
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

/** What goes with cabinets that are made good, and is no feet of them. */
const NOT_REFINISHED = /^(?:lavatory|shelf|cabinet-wood-\w+)$/;

const ROUGH: ReadonlySet<string> = new Set(['drywall', 'insulation', 'partition', 'wall-panel']);

/** What stays, cabinets that are refaced among it. */
const keptFor = (brief: Brief): readonly Kept[] => [
  ...renewedFor(brief),
  // A bath's tile is on its walls: who brings the tile brings that.
  ...(brief.category === 'bathroom' &&
  keptOf(brief).some((k) => k.id === 'backsplash' && k.how === 'supplied')
    ? [{ id: 'wall-tile', how: 'supplied' } as const]
    : []),
];
const renewedFor = (brief: Brief): readonly Kept[] =>
  wants(brief, 'cabinet-refacing')
    ? [{ id: 'cabinets', how: 'renewed' }, ...keptOf(brief).filter(({ id }) => id !== 'cabinets')]
    : keptOf(brief);

/** What is built in behind a hood or a tile that the owner brings is the contractor's. */
const BEHIND_SUPPLIED = /^(?:hood-duct|tile-backer|shower-(?:waterproofing|niche|bench))$/;

/** The quantities that are left where the owner keeps things, makes them good, brings them, or does the work. */
function withoutKept(quantities: readonly Quantity[], brief: Brief): Quantity[] {
  const left = new QuantityList({ category: brief.category });
  const lines: Quantity[] = [];
  for (const q of quantities) {
    const staying = keptFor(brief).find(({ id, how }) => {
      if (id === 'wall-tile') return q.price === 'shower-tile';
      const thing = keepable(id);
      // Machines that stay where they are are those that stand there.
      const stays = how !== 'in place' || id === 'laundry';
      return stays && thing?.saves?.test(q.price) && (thing.lines?.test(q.item) ?? true);
    });
    if (!staying) lines.push(q);
    else if (staying.how === 'supplied')
      lines.push(BEHIND_SUPPLIED.test(q.price) ? q : { ...q, state: 'owner-supplied' });
    else if (staying.how === 'renewed') {
      const row = renewalOf(staying.id, brief.wanted) ?? q.price;
      // A vanity is sold by the piece, and repainted by the foot; fronts are sold by the foot of base with wall cabinet.
      const perFoot = q.unit === 'each' && priceOf(PRICES, row).unit === 'lin ft';
      const feet = perFoot ? q.quantity * (q.share ?? 1) * 3 : q.quantity;
      if (!NOT_REFINISHED.test(q.price))
        left.add(row, row === 'cabinets-reface' ? feet * (q.share ?? 1) : feet, {
          formula: 'as many feet as the plan shows',
          ...(q.where ? { where: q.where } : {}),
        });
    }
  }
  const own = keptOf(brief).flatMap(({ id, how }) => (how === 'by owner' ? (ownWork(id) ?? []) : []));
  return inOrder([...lines, ...left.sorted()]).map((q) =>
    own.some(({ does }) => does(q)) ? { ...q, state: 'by-owner' } : q,
  );
}

/** Rooms that are bare before the work: there is nothing to tear out but what is in the way. */
const BARE: ReadonlySet<string> = new Set(['basement', 'garage']);

const isBare = ({ category }: Pick<Brief, 'category'>): boolean => BARE.has(category);

/** Cubic yards of debris that a unit of a removal makes, and what a container holds. General knowledge. */
const DEBRIS: Readonly<Record<string, number>> = {
  'demolition-cabinets': 0.2,
  'demolition-counters': 0.02,
  'demolition-backsplash': 0.01,
  'demolition-fixture': 0.4,
  'demolition-tub': 1,
  'demolition-appliance': 1,
  'demolition-tile': 0.012,
  'demolition-floor': 0.012,
  'demolition-drywall': 0.008,
};
const CONTAINER_YARDS = 20;
/** Less than this goes on a truck. */
const TRUCK_YARDS = 3;

/**
 * What is torn out, thing by thing. Without a survey it is taken that as much stands there as is set new: feet of
 * cabinets, areas of counters, tile and floor.
 */
function demolition(
  list: QuantityList,
  room: Room,
  brief: Brief,
  of: Of,
  covers: readonly WallCover[],
): void {
  const { category } = room;
  if (BARE.has(category)) return;
  const AS_NEW = 'as much as is set new; to verify on site';
  const remove = (price: string, part: WorkPart, id: string, quantity: number, item?: string): void => {
    // What is new in the old one's place has an old one before it.
    if (!touches(brief, part) || keeps(brief, id)) return;
    list.add(price, quantity, { formula: AS_NEW, ...(item ? { item: `Demolition: ${item}` } : {}) });
  };
  const feet = (...kinds: readonly Kind[]) => of(...kinds).reduce((n, i) => n + frontWidth(i), 0) / 12;
  const floorSqFt = areaIn2(room.shell) / 144;
  const wet = category === 'kitchen' || category === 'bathroom';
  if (wet) {
    if (category === 'kitchen') {
      if (!wants(brief, 'cabinet-refacing'))
        remove(
          'demolition-cabinets',
          'cabinets',
          'cabinets',
          feet(
            'base-cabinet',
            'sink-base',
            'corner-base-cabinet',
            'wall-cabinet',
            'corner-wall-cabinet',
            'tall-cabinet',
          ),
        );
      remove('demolition-counters', 'counters', 'counters', topsSqFt(of));
      remove('demolition-backsplash', 'backsplash', 'backsplash', splashSqFt(covers));
    }
    remove('demolition-fixture', 'sink', 'sink', of('sink-base').length, 'sink and faucet');
    const machines = of('refrigerator', 'range', 'cooktop', 'wall-oven', 'dishwasher', 'hood').filter(
      ({ kind }) => !keeps(brief, kind),
    );
    remove('demolition-appliance', 'appliances', 'appliances', machines.length, 'appliances');
    remove('demolition-fixture', 'toilet', 'toilet', of('toilet', 'bidet').length, 'toilet');
    remove('demolition-fixture', 'vanity', 'vanity', of('vanity', 'pedestal-sink').length, 'vanity');
    remove('demolition-tub', 'bathtub', 'bathtub', of('bathtub').length, 'tub');
    // A tub that stays keeps the shower above it.
    if (!keeps(brief, 'bathtub'))
      // "Tub out, shower in": it is a tub that stands where the shower comes.
      remove(
        'demolition-tub',
        'shower',
        'shower',
        of('shower').length,
        refuses(brief, 'bathtub') || brief.removed?.includes('bathtub') ? 'tub' : 'shower and enclosure',
      );
    if (category === 'bathroom')
      remove(
        'demolition-tile',
        'tile',
        'tile',
        covers.reduce((n, c) => n + c.tiledSqFt, 0) - behindTubsSqFt(room, of),
      );
    if (category === 'bathroom' ? opensWalls(brief) : !brief.extent?.inside && mayMove(brief))
      remove(
        'demolition-drywall',
        'walls',
        'drywall',
        category === 'bathroom'
          ? covers.reduce((n, c) => n + c.openSqFt - c.tiledSqFt, 0)
          : covers.reduce((n, c) => n + c.behindCabinetsSqFt, 0),
      );
  }
  remove(
    'demolition-floor',
    'floor',
    'floor',
    Math.max(0, floorSqFt - (wet ? floorUnderFixedSqFt(room) : 0)),
  );
  const yards = list.total((q) => q.quantity * (DEBRIS[q.price] ?? 0));
  if (yards >= TRUCK_YARDS)
    list.add('dumpster', Math.ceil(yards / CONTAINER_YARDS), {
      formula: `about ${Math.ceil(yards)} cubic yards of debris, ${CONTAINER_YARDS} to a container`,
    });
}

/** Wall behind tubs whose surround is tiled: it counts as taken, and carries no tile. */
const behindTubsSqFt = (room: Room, of: Of): number =>
  of('bathtub')
    .filter((i) => (i.traits?.tileHeightIn ?? 0) > 0)
    .reduce((n, i) => n + (aroundIn(i.box, tiledSides(room, i)) * rimOf(i)) / 144, 0);

/** The sides of a tub or a shower at which a wall carries tile: the side of a cabinet beside a tub carries none. */
export const tiledSides = (room: Room, item: ItemOf<'shower' | 'bathtub'>): Side[] => {
  const open = isOf(item, 'shower') ? (item.traits?.open ?? '').split(',') : [];
  return SIDES.filter((side) =>
    isOf(item, 'shower') ? !open.includes(side) : side !== item.facing && hasWallBeside(room, item, side),
  );
};

const topsSqFt = (of: Of): number =>
  of('countertop').reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
const splashSqFt = (covers: readonly WallCover[]): number => covers.reduce((n, c) => n + c.splashSqFt, 0);

function plumbing(
  list: QuantityList,
  room: Room,
  of: Of,
  brief: Brief,
  measured?: readonly MovedFixture[],
): void {
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
  list.add('rough-in', Math.max(0, roughIns - known.length), {
    formula: 'one for each sink, basin, toilet, tub and shower',
  });
  for (const { name, feet, share } of known)
    if (share > 0 && roughIns > 0)
      list.add('rough-in', 1, {
        item: `${name} moved ${Math.max(1, Math.round(feet))} ft: water and drain`,
        share,
        formula: 'by the feet that it moves',
      });
  list.add('sink', sinks, { of: of('sink-base') });
  const hooked = of('dishwasher', 'washer', 'refrigerator');
  list.add('dishwasher-hookup', hooked.length, {
    of: hooked,
    formula: 'dishwasher, washer and the ice of a refrigerator',
  });
  const burners = [...of('range'), ...of('cooktop')];
  const gas = burners.filter((i) => i.traits?.fuel === 'gas' || i.traits?.fuel === 'dual');
  const filled = burners.filter((i) => i.traits?.potFiller);
  list.add('pot-filler', filled.length, { of: filled, formula: 'above the range' });
  const kept = keeps(brief, 'range') || keeps(brief, 'appliances');
  if (gas.length > 0 && mayMove(brief) && !kept && !wants(brief, 'gas-line'))
    list.add('gas-line', 1, {
      state: 'allowance',
      item: 'Gas line to the range',
      of: gas,
      formula: 'one branch with shut-off and connector',
    });
  if (burners.length > 0 && gas.length === 0 && GAS_LEAVES.some((id) => wants(brief, id)))
    list.add('gas-cap', 1, { state: 'allowance', of: burners, formula: 'where the old range burned gas' });
  const drains = of('toilet', 'shower', 'bathtub', 'vanity', 'pedestal-sink', 'sink-base');
  const lifted = drains.length > 0 && wants(brief, 'ejector-pump');
  // Below a basement's floor nothing drains by itself unless the sewer lies deeper.
  if (room.category === 'basement' && drains.length > 0)
    list.add('below-slab', FEET_A_DRAIN * drains.length + FEET_TO_STACK, {
      state: 'allowance',
      of: drains,
      formula: `${FEET_A_DRAIN} ft for each of ${count(drains, 'drain')} and ${FEET_TO_STACK} ft to the ${lifted ? 'ejector' : 'stack; an ejector is an alternate'}`,
    });
  if (lifted) list.add('ejector', 1, { where: 'in the floor', formula: 'lifts what drains below the sewer' });
}
/** Wishes by which a gas range gives way. */
const GAS_LEAVES: readonly string[] = ['induction', 'electric-range'];
/** Trench in a slab. General knowledge. */
const FEET_A_DRAIN = 5;
const FEET_TO_STACK = 10;

function electrical(list: QuantityList, room: Room, of: Of, brief: Brief): void {
  const ceiling = { where: 'ceiling' };
  list.add('light-recessed', of('recessed-light').length, ceiling);
  for (const [kind, item] of LAMPS) {
    const lamps = of(kind);
    list.add('light-fixture', lamps.length, { item, of: lamps, ...(kind === 'sconce' ? {} : ceiling) });
  }
  const strips = of('under-cabinet-light');
  list.add('light-strip', strips.reduce((n, i) => n + frontWidth(i), 0) / 12, {
    of: strips,
    formula: 'widths of the wall cabinets that it hangs below',
  });
  const outlets = of('receptacle').filter((i) => i.traits?.added);
  list.add('outlet', outlets.length, { formula: 'receptacles that the plan adds' });
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
  if (added.length > 0 && !wants(brief, 'panel-upgrade')) {
    const load = serviceLoad(room, circuits);
    if (load.over) list.add('panel-upgrade', 1, { state: 'allowance', formula: load.text });
  }
  list.add('ev-charger', of('ev-charger').length, { of: of('ev-charger') });
}

/**
 * The width of glass that closes a shower or a tub, as it is priced: its front, and half of each further side that is open to the
 * room, since a fixed pane has neither hinges nor seals. Inches.
 */
function glassIn(wet: ItemOf<'shower' | 'bathtub'>): number {
  const { box, facing } = wet;
  const more = (isOf(wet, 'shower') ? (wet.traits?.open ?? '') : '')
    .split(',')
    .filter((side) => side !== '' && side !== facing)
    .map((side) => (side === 'north' || side === 'south' ? box.widthIn : box.depthIn));
  return frontWidth(wet) + more.reduce((a, b) => a + b, 0) / 2;
}
/** The glass that the unit price is for: a door of 24 to 30 in with its pane, as long as a tub that a shower replaces. Inches. */
const USUAL_GLASS = 60;

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

/** What makes a garage a place to live in, and with a bath and a kitchen a dwelling of its own. */
function conversion(list: QuantityList, room: Room, brief: Brief, of: Of, floorSqFt: number): void {
  if (room.category !== 'garage' || !wants(brief, 'no-cars')) return;
  if (!room.openings.some((o) => o.kind === 'garage-door')) list.add('infill-wall', 1);
  list.add('subfloor-insulated', floorSqFt);
  // Asked for in words it is a line of its own.
  if (!wants(brief, 'heating-cooling')) list.add('heat-pump', 1);
  if (of('toilet').length + of('sink-base').length > 0) {
    list.add('sewer-run', 1);
    list.add('subpanel', 1);
  }
  if (of('toilet').length > 0 && of('sink-base').length > 0) list.add('permit-dwelling', 1);
}

function cabinets(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const line = cabinetGrade(brief);
  const feet = (items: readonly Item[]) => items.reduce((n, i) => n + frontWidth(i), 0) / 12;
  const shelves = of('floating-shelf');
  if (room.category === 'garage' && !wants(brief, 'no-cars')) {
    const stored = of(
      'base-cabinet',
      'wall-cabinet',
      'tall-cabinet',
      'workbench',
      'storage-shelf',
      'floating-shelf',
    );
    list.add('garage-cabinets', feet(stored), {
      of: stored,
      formula: 'widths of cabinets, benches and shelves',
    });
  } else {
    // A lineal foot of the price guides is base with wall cabinet; tall ones count for both.
    for (const [name, share, kinds] of CABINET_LINES) {
      const set = of(...kinds);
      const boxes = set.filter((i) => i.kind !== 'filler').length;
      list.add(line, feet(set), {
        item: `${gradeName(line)}: ${name} (${boxes})`,
        share,
        of: set,
        formula: `widths of ${boxes} ${name} cabinet${boxes === 1 ? '' : 's'}${set.length > boxes ? ' and their fillers' : ''}`,
      });
    }
    list.add(
      'shelf',
      shelves.reduce((n, i) => n + (frontWidth(i) / 12) * Math.max(1, i.traits?.shelves ?? 1), 0),
      {
        of: shelves,
        formula: 'widths of the boards',
      },
    );
  }
  const wood = woodLineOf(room.finishes.cabinets.material);
  // Custom cabinets are priced in whatever wood is asked for.
  if (wood && line !== 'cabinets-custom' && brief.materials.cabinets === room.finishes.cabinets.material) {
    const boxes = CABINET_LINES.reduce((n, [, share, kinds]) => n + share * feet(of(...kinds)), 0);
    list.add(wood, boxes + BASE_SHARE * feet(newVanities(brief, of)), {
      formula: 'widths of base, wall and tall cabinets by what each counts of the price of a foot',
    });
  }
  // The price guides' vanity is 36 in wide.
  for (const item of of('vanity'))
    list.add('vanity', 1, {
      item: `${item.label} in, cabinet`,
      share: Math.max(0.7, frontWidth(item) / 36),
      of: [item],
      formula: 'by its width',
    });
  const builtIns = [
    ...of('bookcase', 'tv-console').filter((i) => i.traits?.builtIn),
    ...of('bench').filter(isWindowSeat),
  ];
  list.add('built-ins', feet(builtIns), { of: builtIns, formula: 'their widths' });
  const closets = of('closet', 'walk-in-closet');
  list.add(
    'closet-system',
    closets.reduce((n, i) => n + frontWidth(i) * (i.kind === 'closet' ? 1 : 2.2), 0) / 12,
    { of: closets, formula: 'widths of closets; 2.2 times where one walks in' },
  );
  const hung = [
    ...(of('wall-cabinet').length > 0 ? ['wall cabinets'] : []),
    ...(of('grab-bar').length > 0 ? ['grab bars'] : []),
    ...(shelves.length > 0 ? ['shelves'] : []),
    ...(of('vanity').some((v) => v.traits?.mount === 'floating') ? ['the floating vanity'] : []),
  ];
  const isOpened = mayMove(brief) || list.has('demolition-drywall') || list.has('demolition-tile');
  if (hung.length > 0 && isOpened && brief.extent?.id !== 'refresh')
    list.add('blocking', 1, {
      item: `Blocking in walls behind ${hung.join(', ')}`,
      formula: '2 by 8 between studs',
    });
}

/** What of a lineal foot of base with wall cabinet the base is. */
const BASE_SHARE = 0.6;
const CABINET_LINES: readonly (readonly [name: string, share: number, kinds: readonly Kind[]])[] = [
  ['base', BASE_SHARE, BASE_KINDS],
  ['wall', 1 - BASE_SHARE, ['wall-cabinet', 'corner-wall-cabinet']],
  ['tall', 1, ['tall-cabinet']],
];

/** The line for what a wood adds to cabinets; none where it adds nothing to painted or plain fronts. */
export const woodLineOf = (material: string): string | undefined => WOOD_LINES[material];
const WOOD_LINES: Readonly<Record<string, string>> = {
  oak: 'cabinet-wood-oak',
  'white-oak': 'cabinet-wood-oak',
  cherry: 'cabinet-wood-cherry',
  walnut: 'cabinet-wood-walnut',
};

/** The line of cabinets that a grade buys. */
export function cabinetGrade(brief: Brief): 'cabinets-stock' | 'cabinets-semi' | 'cabinets-custom' {
  const grade = gradeOf(brief);
  if (grade === 'luxury' || wants(brief, 'panel-ready')) return 'cabinets-custom';
  return grade === 'economy' ? 'cabinets-stock' : 'cabinets-semi';
}

const gradeName = (grade: string): string => priceOf(PRICES, grade).name;

/** Vanities that are bought. */
const newVanities = (brief: Brief, of: Of): ItemOf<'vanity'>[] =>
  keptOf(brief).some((k) => k.id === 'vanity' && k.how !== 'in place') ? [] : of('vanity');

function counters(list: QuantityList, room: Room, brief: Brief, of: Of): void {
  const vanities = newVanities(brief, of);
  const onVanities = vanities.reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
  const id =
    room.finishes.counter.material === 'wood'
      ? 'counter-butcher-block'
      : `counter-${room.finishes.counter.material}`;
  list.add(id, topsSqFt(of) + onVanities, {
    of: [...of('countertop'), ...vanities],
    formula: `the area of ${count([...of('countertop'), ...vanities], 'top')} on plan`,
  });
}

function tile(list: QuantityList, room: Room, brief: Brief, of: Of, covers: readonly WallCover[]): void {
  const { material } = room.finishes.backsplash;
  list.add(
    material === 'slab' || material === 'stainless-steel'
      ? 'backsplash-slab'
      : ['beadboard', 'shiplap', 'paint'].includes(material)
        ? 'backsplash-wood'
        : 'backsplash-tile',
    splashSqFt(covers),
    { of: of('backsplash'), formula: 'length by height of the splashes, up to a hood, less windows' },
  );
  for (const item of of('shower', 'bathtub')) {
    if (item.kind === 'shower' && keeps(brief, 'shower')) continue;
    const height = item.traits?.tileHeightIn ?? 0;
    if (height <= 0) continue;
    const sides = tiledSides(room, item);
    const from = rimOf(item);
    const sqFt = (aroundIn(item.box, sides) * Math.max(0, height - from)) / 144;
    const formula =
      `${count(sides, 'wall')} around the ${item.kind}, ${from > 0 ? `from its rim to ${Math.round(height)} in` : `${Math.round(height)} in high`}`.replace(
        'bathtub',
        'tub',
      );
    const where = sides.map((side) => `${side} wall`).join(', ');
    list.add('shower-tile', sqFt, { where, formula });
    list.add('tile-backer', sqFt, { where, formula });
    // A base that is bought is tight by itself.
    const isTiledPan = item.kind === 'shower' && item.traits?.curbless === true;
    const pan = isTiledPan ? (item.box.widthIn * item.box.depthIn) / 144 : 0;
    list.add('shower-waterproofing', sqFt + pan, {
      ...(pan > 0 ? {} : { item: 'Waterproof membrane on the walls' }),
      where,
      formula: pan > 0 ? `${formula}, and the pan` : formula,
    });
    if (isTiledPan)
      list.add('shower-tile', pan, {
        item: 'Shower floor tile, sloped',
        of: [item],
        formula: 'the floor of the shower',
      });
  }
  if (room.finishes.walls.material !== 'tile' && isTiled(room.finishes.floor.material))
    list.add('tile-underlayment', Math.max(0, areaIn2(room.shell) / 144 - floorUnderFixedSqFt(room)), {
      formula: 'the floor that is tiled',
    });
  list.add(
    'shower-niche',
    of('shower-niche').length +
      of('shower').filter((s) => s.traits?.niche && of('shower-niche').length === 0).length,
  );
  list.add('shower-bench', of('shower-bench').length);
}

/** Where the tile around water begins, inches: behind an alcove tub is none. */
const rimOf = (item: ItemOf<'shower' | 'bathtub'>): number =>
  isOf(item, 'bathtub') && item.traits?.form !== 'freestanding' && item.traits?.form !== 'clawfoot'
    ? item.box.z + item.box.heightIn
    : 0;

const isTiled = (material: string): boolean => /tile|terrazzo/.test(material);

function bathFixtures(list: QuantityList, of: Of): void {
  const toilets = of('toilet');
  const hung = toilets.filter((t) => t.traits?.wallHung);
  list.add('toilet', toilets.length - hung.length + of('bidet').length, { of: [...toilets, ...of('bidet')] });
  list.add('toilet-wall-hung', hung.length, { of: hung });
  const tubs = of('bathtub');
  const jetted = tubs.filter((t) => t.traits?.jets);
  const free = tubs.filter(
    (t) => !t.traits?.jets && (t.traits?.form === 'freestanding' || t.traits?.form === 'clawfoot'),
  );
  list.add('bathtub', tubs.length - free.length - jetted.length, { of: tubs });
  list.add('bathtub-free', free.length, { of: free });
  list.add('bathtub-jetted', jetted.length, { of: jetted });
  for (const shower of of('shower')) {
    // The unit price is that of 36 by 36 in.
    const size = Math.max(0.9, Math.min(1.6, Math.sqrt((shower.box.widthIn * shower.box.depthIn) / 1296)));
    list.add('shower', 1, {
      share: size,
      of: [shower],
      formula: 'by its size',
    });
    const extras = [shower.traits?.rain, shower.traits?.handheld].filter(Boolean).length;
    list.add('shower-extras', extras, { of: [shower], formula: 'rain head and hand shower' });
    list.add('steam', shower.traits?.steam ? 1 : 0, { of: [shower] });
  }
  const glazed = [...of('shower'), ...tubs].filter((i) => i.traits?.enclosure === 'glass');
  for (const wet of glazed)
    list.add('shower-glass', 1, {
      share: Math.min(2.5, Math.max(0.7, glassIn(wet) / USUAL_GLASS)),
      of: [wet],
      formula: 'by the width of its glass',
    });
  const curtained = [...of('shower'), ...tubs].filter((i) => i.traits?.enclosure === 'curtain');
  list.add('curtain-rod', curtained.length, { of: curtained });
  list.add(
    'lavatory',
    of('vanity', 'pedestal-sink').reduce((n, i) => n + (i.traits?.sinks ?? 1), 0),
    { of: of('vanity', 'pedestal-sink') },
  );
  list.add('grab-bar', of('grab-bar').length, { of: of('grab-bar') });
  list.add('medicine-cabinet', of('medicine-cabinet').length, { of: of('medicine-cabinet') });
  if (of('toilet').length > 0)
    list.add(
      'bath-accessories',
      1,
      of('mirror').length > 0 ? {} : { item: 'Bars and paper holder', share: WITHOUT_MIRROR },
    );
}

/** What of the price of mirror, bars and paper holder is left where a medicine cabinet is the mirror. General knowledge. */
const WITHOUT_MIRROR = 0.5;

/** The unit price of an appliance, by its kind, size and make. */
function appliancePrice(item: ItemOf<keyof typeof APPLIANCES>): string {
  const wide = soldWidth(item);
  switch (item.kind) {
    case 'range':
      if (wide >= 42) return 'range-pro';
      if (wide >= 36) return 'range-36';
      return item.traits?.fuel === 'induction' ? 'range-induction' : 'range';
    case 'cooktop':
      return wide >= 36 || item.traits?.fuel === 'induction' ? 'cooktop-wide' : 'cooktop';
    case 'wall-oven':
      return (item.traits?.ovens ?? 1) > 1 ? 'wall-oven-double' : 'wall-oven';
    case 'hood':
      return (item.traits?.cfm ?? 0) > 400 || ['wood', 'plaster', 'insert'].includes(item.traits?.form ?? '')
        ? 'hood-pro'
        : 'hood';
    case 'refrigerator':
      return item.traits?.builtIn || item.traits?.panelled ? 'refrigerator-built-in' : 'refrigerator';
    case 'dishwasher':
      return item.traits?.panelled ? 'dishwasher-panelled' : 'dishwasher';
    default:
      return APPLIANCES[item.kind];
  }
}

function appliances(list: QuantityList, of: Of): void {
  for (const item of of(...(Object.keys(APPLIANCES) as (keyof typeof APPLIANCES)[])))
    list.add(appliancePrice(item), 1, { state: 'allowance', item: item.label, of: [item] });
  const below = of('microwave').filter((i) => i.traits?.form !== 'over-range');
  list.add('microwave-kit', below.length, { of: below, formula: 'a microwave has nothing to hang by' });
  const drawers = of('base-cabinet').filter((i) => i.traits?.appliance === 'microwave');
  list.add('microwave-drawer', drawers.length, { state: 'allowance', item: 'Microwave drawer', of: drawers });
  list.add('laundry-pair', of('washer').length, { state: 'allowance', of: of('washer') });
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

const ORDER = new Map(PRICES.map((price, i) => [price.id, i]));

interface More {
  readonly state?: Quantity['state'];
  /** What it is called, where not as its unit price. */
  readonly item?: string;
  readonly share?: number;
  readonly formula?: string;
  readonly where?: string;
  /** What it is for: where these stand is where it is. */
  readonly of?: readonly Item[];
}

class QuantityList {
  private readonly lines: Quantity[] = [];

  constructor(private readonly room: Pick<Room, 'category'>) {}

  /** Adds a quantity, or adds to the line of the same price and name; nothing where it is 0. */
  add(price: string, quantity: number, more: More = {}): void {
    if (quantity <= 0.005) return;
    const row = priceOf(PRICES, price);
    if (row.unit === '%') throw new RangeError(`"${price}" is a percentage, no quantity.`);
    const { state = 'included', item: name = row.name, share = 1, formula } = more;
    const where = more.where || (more.of && placesOf(more.of));
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
      ...joined('formula', '; ', before?.formula, formula),
      ...joined('where', ', ', before?.where, where),
    };
    if (before) this.lines[at] = line;
    else this.lines.push(line);
  }

  has = (price: string): boolean => this.lines.some((l) => l.price === price);
  hasTrade = (trade: Quantity['trade']): boolean => this.lines.some((l) => l.trade === trade);
  total = (of: (line: Quantity) => number): number => this.lines.reduce((n, l) => n + of(l), 0);

  sorted(): Quantity[] {
    return inOrder(this.lines);
  }
}

/** Two texts as one, each said once. */
function joined<K extends 'formula' | 'where'>(
  key: K,
  by: string,
  ...texts: readonly (string | undefined)[]
): { [P in K]?: string } {
  const parts = [...new Set(texts.flatMap((t) => (t ? t.split(by) : [])))];
  return parts.length > 0 ? ({ [key]: parts.join(by) } as { [P in K]?: string }) : {};
}

/** "north wall, island": where things stand. */
export function placesOf(items: readonly Item[]): string {
  const places = items.map((i) =>
    i.group === 'island' || i.group === 'peninsula' ? i.group : `${sideBehind(i)} wall`,
  );
  return [...new Set(places)].slice(0, 5).join(', ');
}

const inOrder = (lines: readonly Quantity[]): Quantity[] => {
  const order = (q: Quantity) => ORDER.get(q.price) ?? 0;
  return [...lines].sort((a, b) => TRADES.indexOf(a.trade) - TRADES.indexOf(b.trade) || order(a) - order(b));
};
