import { type ConceptRequest, FEATURES } from '@plumbline/brief';
import { itemsOf, opposite, tileToHoods, wallAreaIn2 } from '@plumbline/concept';
import { describe, expect, it } from 'vitest';
import { finishedPanelsSqFt } from '../../src/estimate/comes-along.js';
import { checkDeposit } from '../../src/estimate/deposits.js';
import { durationOf } from '../../src/estimate/durations.js';
import { wallCovers } from '../../src/estimate/surfaces.js';
import { wayOut } from '../../src/estimate/take-off/appliances.js';
import { CARPENTER_WAGES, laborFactor } from '../../src/estimate/wages.js';
import { frontDepth, frontWidth, overlaps, rectOf } from '../../src/geometry/geometry.js';
import { draftScope, PRICES, planConcept, withOwnPrices } from '../../src/index.js';
import { SHOWN } from '../../src/shown/features-shown.js';
import { planOnce } from '../rooms/planned-once.js';

/** All that was asked for is priced, over budget as well. */
const WHOLE_JOB = [{ question: 'extent', answer: 'rearrange' }];
const DATE = '2026-11-21';
const KITCHEN: ConceptRequest = {
  category: 'kitchen',
  area: '14x13',
  style: 'transitional',
  features: 'granite countertop',
  state: 'CA',
};
const plan = (more: Partial<ConceptRequest> = {}) =>
  planOnce({ ...KITCHEN, ...more }, { seed: 1, date: DATE });
const SPLIT = [
  { name: 'start', percent: 30 },
  { name: 'half', percent: 20 },
  { name: 'end', percent: 50 },
];

describe('quantities', () => {
  it('come from the geometry', () => {
    const { room, quantities } = plan();
    const quantity = (price: string) => quantities.find((q) => q.price === price)?.quantity;
    const floor = (room.widthIn * room.depthIn) / 144;
    expect(quantity('paint-ceiling')).toBeCloseTo(floor, 1);
    const tops = room.items
      .filter((i) => i.kind === 'countertop')
      .reduce((n, i) => n + (i.box.widthIn * i.box.depthIn) / 144, 0);
    expect(quantity('counter-granite')).toBeCloseTo(tops, 1);
    expect(quantity('light-recessed')).toBe(room.items.filter((i) => i.kind === 'recessed-light').length);
    expect(quantity('dishwasher')).toBe(1);
    expect(quantities.every((q) => q.quantity > 0)).toBe(true);
  });

  const prices = (request: ConceptRequest) =>
    planOnce(request, { seed: 1, date: DATE }).quantities.map((q) => q.price);
  const line = (request: ConceptRequest, price: string) =>
    planOnce(request, { seed: 1, date: DATE }).quantities.find((q) => q.price === price);

  it('hold what a builder has in every such job, and only there', () => {
    expect(prices(KITCHEN)).toEqual(
      expect.arrayContaining([
        'design-plans',
        'circuit-120',
        'breaker-afci',
        'dumpster',
        'temporary-kitchen',
        'blocking',
        'clean-up',
      ]),
    );
    expect(prices({ category: 'bathroom', area: '8x10' })).toEqual(
      expect.arrayContaining(['tile-backer', 'shower-waterproofing', 'demolition-tile']),
    );
    expect(prices({ category: 'basement', features: 'full bath', area: '24x30' })).toEqual(
      expect.arrayContaining(['furring', 'insulation', 'duct-run', 'below-slab', 'alarm']),
    );
    expect(
      prices({ category: 'bedroom', area: '12x14' }).filter((p) =>
        /^(?:dumpster|design|temporary|tile|furring|below)/.test(p),
      ),
    ).toEqual([]);
    expect(prices({ ...KITCHEN, features: 'gas range' })).toContain('gas-line');
    expect(prices({ ...KITCHEN, features: 'induction range' })).toEqual(
      expect.arrayContaining(['range-induction', 'circuit-240', 'gas-cap']),
    );
    expect(prices({ ...KITCHEN, area: '16x18', features: '48 inch range', budget: 150_000 })).toEqual(
      expect.arrayContaining(['range-pro', 'hood-pro', 'makeup-air']),
    );
    const beam = prices({ ...KITCHEN, features: 'remove the load bearing wall' });
    expect(beam).toEqual(expect.arrayContaining(['bearing-wall', 'structural-engineer', 'design-architect']));
  });

  it('ask for a larger service where the computed load is more than the house has', () => {
    const electric = {
      category: 'kitchen',
      area: '13x15',
      designPrompt: 'U-shaped kitchen with a walk-in pantry and a double wall oven',
    } as const;
    expect(line(electric, 'panel-upgrade')?.formula).toMatch(
      /^NEC 220\.82, .*more than a service of 100 A\.$/,
    );
    // Beside one charger nobody knows the service of today: it is told, and not in the sum.
    const { estimate } = planConcept(
      { category: 'garage', area: '24x24', features: 'EV charger' },
      { seed: 1, date: '2026-11-21' },
    );
    expect(estimate.lines.map(({ price }) => price)).not.toContain('panel-upgrade');
    expect(estimate.alternates?.map(({ text }) => text).join()).toContain('Upgrade the electrical panel');
    expect(prices(KITCHEN)).not.toContain('panel-upgrade');
  });

  it('take a tub out where the shower comes that is to follow it', () => {
    const items = (designPrompt: string) =>
      planOnce({ category: 'bathroom', designPrompt }, { seed: 3, date: '2026-11-22' }).quantities.map(
        ({ item }) => item,
      );
    expect(items('8x10 bath, tub out, walk-in shower')).toContain('Demolition: tub');
    expect(items('8x10 bath, tub out, walk-in shower')).not.toContain('Demolition: shower and enclosure');
    expect(items('8x10 bath, new walk-in shower')).toContain('Demolition: shower and enclosure');
  });

  it('cover no wall and no floor twice', () => {
    const kitchen = planOnce(KITCHEN, { seed: 1, date: DATE });
    const of = (c: typeof kitchen, price: RegExp) =>
      c.quantities.find((q) => price.test(q.price))?.quantity ?? 0;
    const floor = (kitchen.room.widthIn * kitchen.room.depthIn) / 144;
    expect(of(kitchen, /^floor-/)).toBeLessThan(floor);
    const walls =
      kitchen.room.shell.walls.reduce((n, w) => n + wallAreaIn2(kitchen.room.shell, w.id), 0) / 144;
    expect(of(kitchen, /^paint-wall$/)).toBeLessThan(walls * 0.75);
    const wished = planOnce(
      { ...KITCHEN, features: 'run the floor under the cabinets' },
      { seed: 1, date: DATE },
    );
    expect(of(wished, /^floor-/)).toBeCloseTo(floor * 1.08, 0);
    const panelled = planOnce(
      { category: 'bedroom', area: '12x14', features: 'shiplap walls' },
      { seed: 1, date: DATE },
    );
    expect(of(panelled, /^wall-panel$/)).toBeGreaterThan(200);
    expect(of(panelled, /^paint-wall$/)).toBe(0);
    const shelved = planOnce(
      { ...KITCHEN, features: 'open shelves, no upper cabinets' },
      { seed: 1, date: DATE },
    );
    expect(of(shelved, /^shelf$/)).toBeGreaterThan(0);
    const hung = shelved.room.items.filter(
      (i) => i.kind === 'wall-cabinet' || i.kind === 'corner-wall-cabinet',
    );
    const feet = shelved.quantities.find((q) => q.item.includes(': wall ('))?.quantity ?? 0;
    expect(feet).toBeCloseTo(hung.reduce((n, i) => n + frontWidth(i), 0) / 12, 1);
  });

  it('buy nothing twice and nothing that stays', () => {
    const prices = (request: ConceptRequest) =>
      planOnce(request, { seed: 1, date: '2026-11-21' }).quantities.map((q) => q.price);
    expect(prices({ category: 'kitchen', features: 'new sink, new faucet' })).not.toContain('faucet');
    expect(prices({ category: 'kitchen', features: 'keep the sink, new faucet' })).toContain('faucet');
    const gutted = prices({ category: 'bathroom', features: 'gut it, new drywall' });
    expect(gutted).toContain('drywall');
    expect(gutted).not.toContain('drywall-repair');
    const suite = prices({
      category: 'garage',
      area: '20x22',
      features: 'apartment with a bath, mini split',
    });
    expect(suite).toContain('heating-cooling');
    expect(suite).not.toContain('heat-pump');
    const laundry = planOnce(
      { category: 'basement', area: '24x30', features: 'family room, the laundry stays where it is' },
      { seed: 1, date: '2026-11-21' },
    );
    expect(laundry.room.items.map((i) => i.kind)).toContain('washer');
    expect(laundry.quantities.map((q) => q.price)).not.toContain('laundry-pair');
    // Doors of a lived-in room stand, unless new ones are asked for.
    const doors = (features: string) =>
      prices({ category: 'bedroom', area: '13x15', features }).filter((id) => id.startsWith('door-'));
    expect(doors('refinish the floor')).toEqual([]);
    expect(doors('refinish the floor, a barn door').length).toBeGreaterThan(0);
  });

  it('hold what a plan brings along: walls around a pantry, a pot filler, a window seat, an insulated ceiling', () => {
    const plan = (request: ConceptRequest) => planOnce(request, { seed: 1, date: '2026-11-21' });
    const chef = plan({
      category: 'kitchen',
      area: '18x20',
      budget: 180_000,
      features: '48 inch range, pot filler, walk-in pantry',
    });
    const walkIn = chef.room.items.find((i) => i.kind === 'walk-in-closet');
    if (!walkIn) throw new Error('No pantry.');
    const amount = (concept: typeof chef, price: string) =>
      concept.quantities.find((q) => q.price === price)?.quantity ?? 0;
    // Two of its sides are walls of the room.
    expect(amount(chef, 'partition')).toBeCloseTo((walkIn.box.widthIn + walkIn.box.depthIn) / 12, 0);
    expect(amount(chef, 'door-interior')).toBe(1);
    expect(amount(chef, 'pot-filler')).toBe(1);
    const seat = plan({ category: 'bedroom', area: '14x16', features: 'window seat' });
    expect(amount(seat, 'built-ins')).toBeGreaterThan(0);
    const suite = plan({ category: 'garage', area: '20x22', features: 'turn the garage into an apartment' });
    expect(suite.quantities.map((q) => q.price)).toContain('floor-lvp');
    const bare = plan({ category: 'garage', area: '20x22', features: 'insulation' });
    expect(amount(suite, 'insulation')).toBeGreaterThan(440);
    expect(amount(bare, 'insulation')).toBeGreaterThan(0);
  });

  it('tile as the picture shows: up to the hood, not over windows, and to the ceiling where that is wished', () => {
    const { room, quantities } = planOnce(
      { category: 'kitchen', area: '12x14', features: 'subway tile' },
      { seed: 1, date: '2026-11-21' },
    );
    const splashes = itemsOf(room, 'backsplash');
    const plain = splashes.reduce(
      (n, { box }) => n + (Math.max(box.widthIn, box.depthIn) * box.heightIn) / 144,
      0,
    );
    const hood = splashes.flatMap((splash) => tileToHoods(splash, room.items));
    expect(hood.map(({ heightIn }) => heightIn)).toEqual([12]);
    const above = hood.reduce((n, box) => n + (Math.max(box.widthIn, box.depthIn) * box.heightIn) / 144, 0);
    const behind = room.openings.reduce((n, o) => {
      const high = Math.min(54, o.sillIn + o.heightIn) - Math.max(36, o.sillIn);
      const tiled = splashes.some(({ facing }) => facing === opposite(o.side));
      return n + (o.kind === 'window' && tiled && high > 0 ? (high * o.widthIn) / 144 : 0);
    }, 0);
    expect(quantities.find((q) => q.price === 'backsplash-tile')?.quantity).toBeCloseTo(
      plain + above - behind,
      0,
    );
    const bath = (features: string) =>
      planOnce({ category: 'bathroom', area: '5x8', features }, { seed: 1, date: '2026-11-21' });
    const tiled = (features: string) =>
      bath(features).quantities.find((q) => q.price === 'shower-tile')?.quantity ?? 0;
    // Three walls of 5 by 2-1/2 ft; behind the tub itself is no tile.
    expect(tiled('tub with tile to the ceiling')).toBeCloseTo((120 * (96 - 20)) / 144, 1);
    expect(tiled('tub with tile')).toBeCloseTo((120 * (84 - 20)) / 144, 1);
  });

  it('finish the sides and backs that a room sees, bring the cabinets, and do neither for cabinets that stay', () => {
    const features = 'island with two stools, new refrigerator, quartz counters';
    const made = plan({ features, area: '15x16' });
    const sqFt = (room: typeof made.room) => finishedPanelsSqFt(room);
    const island = itemsOf(made.room, 'base-cabinet', 'sink-base').filter((i) => i.group === 'island');
    const back = island.reduce((n, i) => n + frontWidth(i) * i.box.heightIn, 0) / 144;
    const without = { ...made.room, items: made.room.items.filter((i) => i.group !== 'island') };
    expect(back).toBeGreaterThan(5);
    // Its back, and an end on either side.
    const end = Math.max(...island.map((i) => (frontDepth(i) * i.box.heightIn) / 144));
    expect(sqFt(made.room) - sqFt(without)).toBeCloseTo(back + 2 * end, 0);
    const of = (features: string, price: string) =>
      plan({ features, area: '15x16' }).quantities.find((q) => q.price === price);
    expect(of(features, 'cabinet-panels')).toMatchObject({ quantity: expect.closeTo(sqFt(made.room), 1) });
    expect(of(features, 'cabinet-delivery')).toMatchObject({ quantity: 1 });
    const stay = 'new refrigerator, quartz counters. Keep the cabinets.';
    expect(of(stay, 'cabinet-panels')).toBeUndefined();
    expect(of(stay, 'cabinet-delivery')).toBeUndefined();
    const brought = `${features}. We will supply the cabinets.`;
    expect(of(brought, 'cabinet-panels')).toMatchObject({ state: 'owner-supplied' });
    expect(of(brought, 'cabinet-delivery')).toBeUndefined();
  });

  const GALLEY: ConceptRequest = {
    category: 'kitchen',
    area: '10x16',
    designPrompt:
      'Full remodel. Galley with two runs, granite counters, 30 in electric range, vented hood, 36 in refrigerator, dishwasher, microwave, porcelain tile floor. Plumbing may move.',
  };

  it('count what stands before a wall: board behind it, no baseboard, and a panel beside a refrigerator', () => {
    const made = planOnce(GALLEY, { seed: 1, date: DATE });
    const { room } = made;
    const without = (...kinds: string[]) => ({
      ...room,
      items: room.items.filter(({ kind }) => !kinds.includes(kind)),
    });
    const free = (of: typeof room) => wallCovers(of).reduce((n, c) => n + c.freeFt, 0);
    const machines = itemsOf(room, 'refrigerator', 'range', 'dishwasher');
    expect(machines).toHaveLength(3);
    const wide = machines.reduce((n, i) => n + frontWidth(i), 0) / 12;
    expect(free(without('refrigerator', 'range', 'dishwasher')) - free(room)).toBeCloseTo(wide, 1);
    const board = (of: typeof room) => wallCovers(of).reduce((n, c) => n + c.behindCabinetsSqFt, 0);
    expect(board(room)).toBeGreaterThan(board(without('range', 'refrigerator')));
    // 24 in deep and as high as the cabinet above, at the one side at which a counter ends; two runs end in the open.
    const ends = (2 * 24 * 34.5) / 144;
    const above = itemsOf(room, 'wall-cabinet').find((i) => frontDepth(i) === 24);
    if (!above) throw new Error('No cabinet hangs above the refrigerator.');
    const panel = (24 * (above.box.z + above.box.heightIn)) / 144;
    expect(finishedPanelsSqFt(room)).toBeGreaterThan(panel);
    expect(finishedPanelsSqFt(room)).toBeLessThan(2 * panel + ends);
    const [fridge] = itemsOf(room, 'refrigerator');
    const alone = { ...room, items: room.items.filter((i) => i === fridge) };
    expect(finishedPanelsSqFt(alone)).toBeCloseTo((2 * 24 * (fridge?.box.heightIn ?? 0)) / 144, 0);
    // A dishwasher that ends a run shows its side.
    const [washer] = itemsOf(room, 'dishwasher');
    const ended = { ...room, items: room.items.filter((i) => i === washer || i.kind === 'countertop') };
    expect(finishedPanelsSqFt(ended)).toBeCloseTo((2 * 24 * (washer?.box.heightIn ?? 0)) / 144, 0);
  });

  it('light nothing above a microwave, hold it up, and raise cabinets to a floor that is laid around them', () => {
    const { room, quantities } = planOnce(GALLEY, { seed: 1, date: DATE });
    const quantity = (price: string) => quantities.find((q) => q.price === price)?.quantity;
    const lights = itemsOf(room, 'under-cabinet-light');
    const [microwave] = itemsOf(room, 'microwave');
    expect(microwave).toBeDefined();
    if (microwave)
      expect(lights.filter(({ box }) => overlaps(rectOf(box), rectOf(microwave.box)))).toEqual([]);
    expect(quantity('light-strip')).toBeCloseTo(lights.reduce((n, i) => n + frontWidth(i), 0) / 12, 1);
    expect(quantity('microwave-kit')).toBe(1);
    const boxes = itemsOf(room, 'base-cabinet', 'sink-base', 'tall-cabinet');
    const under = boxes.reduce((n, { box }) => n + (box.widthIn * box.depthIn) / 144, 0);
    expect(quantity('cabinet-base')).toBeCloseTo(under, 1);
    const other = (more: string) =>
      prices({
        ...GALLEY,
        designPrompt: `${GALLEY.designPrompt?.replace('porcelain tile', 'vinyl plank')} ${more}`,
      });
    expect(other('')).not.toContain('cabinet-base');
    expect(prices({ ...GALLEY, designPrompt: `${GALLEY.designPrompt} Keep the cabinets.` })).not.toContain(
      'cabinet-base',
    );
  });

  it('lead a duct out through an outside wall, and across the room where the hood hangs on an inside wall', () => {
    const { room } = planOnce(GALLEY, { seed: 1, date: DATE });
    const hood = itemsOf(room, 'hood')[0];
    if (!hood) throw new Error('The kitchen has no hood.');
    const behind = opposite(hood.facing);
    const walled = (side: string) => ({
      ...room,
      shell: {
        ...room.shell,
        walls: room.shell.walls.map((wall) => ({ ...wall, exterior: wall.side === side })),
      },
    });
    expect(wayOut(walled(behind), hood)).toEqual({
      share: 1,
      formula: `straight out through the ${behind} wall, which is an outside wall`,
    });
    const across = wayOut(walled(hood.facing), hood);
    expect(across.share).toBeGreaterThan(1);
    expect(across.formula).toContain(`to the ${hood.facing} wall`);
    expect(wayOut(walled('none'), hood).formula).toContain('out through the roof');
  });

  it('tile and heat a bath where a wall stands and nothing covers the floor', () => {
    const request: ConceptRequest = {
      category: 'bathroom',
      area: '7x9',
      designPrompt:
        'Gut the hall bath: alcove tub with shower, 48 in vanity, toilet, porcelain floor with floor heat. Plumbing lines stay.',
    };
    const made = planOnce(request, { seed: 1, date: DATE });
    const { room, quantities } = made;
    const [tub] = itemsOf(room, 'bathtub');
    const linen = itemsOf(room, 'tall-cabinet');
    if (!tub) throw new Error('The bath has no tub.');
    expect(linen).toHaveLength(1);
    const tile = quantities.find((q) => q.price === 'shower-tile');
    // One long side and one end: at the other end stands the linen cabinet.
    const high = (tub.traits?.tileHeightIn ?? 0) - tub.box.z - tub.box.heightIn;
    expect(tile?.quantity).toBeCloseTo(((60 + 30) * high) / 144, 1);
    expect(tile?.formula).toContain('2 walls around the tub');
    expect(draftScope(made).replace(/\s+/g, ' ')).toMatch(
      /No wall stands at the [a-z]+ end of the tub, and no tile is priced/,
    );
    const covered = itemsOf(room, 'bathtub', 'tall-cabinet', 'vanity', 'toilet').reduce(
      (n, { box }) => n + (box.widthIn * box.depthIn) / 144,
      0,
    );
    expect(quantities.find((q) => q.price === 'floor-heat')?.quantity).toBeCloseTo((63 - covered) * 0.9, 0);
    expect(quantities.map((q) => q.price)).toEqual(expect.arrayContaining(['curtain-rod']));
    const hung = itemsOf(room, 'vanity').some((v) => v.traits?.mount === 'floating');
    expect(quantities.some((q) => q.price === 'blocking')).toBe(hung);
    expect(
      prices({ ...request, designPrompt: `${request.designPrompt} Frameless glass at the tub.` }),
    ).not.toContain('curtain-rod');
  });

  it('make safe what runs in walls that are opened, and not where pipes stay', () => {
    const bath = 'Gut the bath: new tub, vanity, toilet and tile';
    const prices = (designPrompt: string) =>
      plan({ category: 'bathroom', area: '5x8', designPrompt }).quantities.map((q) => q.price);
    expect(prices(`${bath}. Plumbing may move.`)).toContain('safe-off');
    expect(prices(`${bath}. Keep the plumbing where it is.`)).not.toContain('safe-off');
  });

  it('take with a tiled floor what only tile needs, where an alternate lays vinyl', () => {
    const { estimate, quantities } = plan({
      category: 'bathroom',
      area: '5x8',
      features: 'new porcelain tile floor, vanity, toilet',
    });
    const saved = estimate.alternates?.find(({ text }) => text === 'Lay luxury vinyl plank')?.savesUsd ?? 0;
    const tiled = ['visits-floor', 'tile-underlayment'];
    expect(quantities.map((q) => q.price)).toEqual(expect.arrayContaining(tiled));
    const direct = estimate.lines
      .filter((l) => tiled.includes(l.price ?? ''))
      .reduce((n, l) => n + l.likely, 0);
    expect(saved).toBeGreaterThan(direct);
  });

  it('pay the visits of a trade that has little to do, to the sum from which the price by area does', () => {
    const small = planOnce({ category: 'bathroom', area: '5x8' }, { seed: 1, date: DATE });
    const drywall = small.quantities.find((q) => q.price === 'drywall')?.quantity ?? 0;
    expect(drywall).toBeGreaterThan(0);
    expect(small.quantities.find((q) => q.price === 'visits-drywall')).toMatchObject({
      quantity: 1,
      share: expect.closeTo(1 - drywall / 400, 2),
      formula: expect.stringContaining(`${Math.round(drywall)} sq ft, where a price by area is for 400`),
    });
    // With its visits it costs what 400 sq ft of labor do, within a tenth.
    const labor = (price: string) => small.estimate.lines.find((l) => l.price === price)?.laborUsd ?? 0;
    const full = (labor('drywall') / drywall) * 400;
    expect((labor('drywall') + labor('visits-drywall')) / full).toBeGreaterThan(0.9);
    expect((labor('drywall') + labor('visits-drywall')) / full).toBeLessThan(1.1);
    expect(prices({ category: 'basement', area: '20x40' })).not.toContain('visits-drywall');
    const mine = { category: 'bathroom', area: '5x8', features: 'I will do the painting myself' } as const;
    expect(prices(mine)).not.toContain('visits-paint');
    // A vanity's top of stone alone, and none of laminate; a kitchen's pay by their area.
    const vanity = 'new 36 in vanity with a quartz top';
    expect(prices({ category: 'bathroom', area: '5x8', features: vanity })).toContain('visits-counter');
    expect(prices({ category: 'kitchen', area: '12x14', features: 'quartz counters' })).not.toContain(
      'visits-counter',
    );
  });

  it('close off a way without a door while walls are torn out', () => {
    const open = { category: 'kitchen', area: '12x15', features: 'cased opening on the west wall' } as const;
    const ways = planOnce(open, { seed: 1, date: DATE }).room.openings.filter(
      (o) => o.kind === 'cased-opening',
    );
    expect(ways.length).toBeGreaterThan(0);
    expect(line(open, 'dust-wall')).toMatchObject({ quantity: ways.length });
    expect(prices({ category: 'bedroom', area: '12x14', features: 'paint the walls' })).not.toContain(
      'dust-wall',
    );
  });

  it('hold nothing of a room laid out anew where its cabinets stay and are painted', () => {
    const { wishes, quantities } = planOnce(
      {
        category: 'kitchen',
        area: '10x11',
        budget: 12_000,
        features: 'Paint the cabinets, new laminate counters, new sink, new backsplash. Appliances stay.',
      },
      { seed: 1, date: '2026-11-21' },
    );
    expect(wishes.extent?.id).toBe('replace');
    const prices = quantities.map((q) => q.price);
    for (const price of ['permit', 'design-plans', 'circuit-120', 'drywall', 'blocking'])
      expect(prices).not.toContain(price);
  });

  it('have one row for an id, and a building permit where the use of a room changes', () => {
    expect(new Set(PRICES.map((p) => p.id)).size).toBe(PRICES.length);
    const dwelling = prices({
      category: 'garage',
      area: '22x22',
      features: 'convert the garage to a bedroom',
    });
    expect(dwelling).toEqual(expect.arrayContaining(['permit', 'design-architect', 'subfloor-insulated']));
    expect(dwelling).not.toContain('permit-minor');
  });

  it('refaces cabinets for the price of new fronts, and leaves overhead out where two trades do all', () => {
    const refaced = prices({ ...KITCHEN, features: 'reface the cabinets' });
    expect(refaced).toContain('cabinets-reface');
    expect(refaced.filter((p) => /^cabinets-(?!reface)|^demolition-cabinets/.test(p))).toEqual([]);
    const { overheadAndProfit } = planOnce(
      { category: 'bedroom', area: '12x14', features: 'only paint the walls and the trim' },
      { seed: 1, date: DATE },
    ).estimate;
    expect(overheadAndProfit).toMatchObject({ likely: 0, percent: 0 });
    expect(plan().estimate.overheadAndProfit?.likely).toBeGreaterThan(0);
  });

  it('tell how each was reckoned and where it is', () => {
    const { quantities, estimate } = plan();
    expect(line(KITCHEN, 'counter-granite')?.where).toMatch(/wall/);
    expect(quantities.filter((q) => !q.formula && !q.where).map((q) => q.price)).toEqual(['clean-up']);
    expect(estimate.lines.map((l) => l.formula)).toEqual(quantities.map((q) => q.formula));
  });

  it('buy moved plumbing of a bath once, as its rough-ins', () => {
    const prices = (category: 'bathroom' | 'kitchen', features: string) =>
      planOnce({ category, area: '10x10', features }, { seed: 1, date: DATE }).quantities.map(
        ({ price }) => price,
      );
    const bath = prices('bathroom', 'move the plumbing, walk-in shower, new vanity');
    expect(bath).toContain('rough-in');
    expect(bath).not.toContain('plumbing-move');
    expect(prices('kitchen', 'move the range, new cabinets')).toContain('range-move');
  });
});

describe('the estimate', () => {
  it('adds up, low to high, with contingency', () => {
    const { estimate } = plan();
    expect(estimate.low).toBeLessThan(estimate.likely);
    expect(estimate.likely).toBeLessThan(estimate.high);
    const lines = estimate.lines.reduce((n, l) => n + l.likely, 0);
    const net = lines + (estimate.salesTax?.likely ?? 0) + (estimate.overheadAndProfit?.likely ?? 0);
    expect(Math.abs(net + estimate.contingency.likely - estimate.likely)).toBeLessThanOrEqual(50);
    expect(estimate.contingency.likely).toBe(Math.round(net * 0.15));
    for (const line of estimate.lines)
      expect(Math.abs(line.laborUsd + line.materialUsd - line.likely)).toBeLessThanOrEqual(1);
  });

  it('lies where the guides put a midrange kitchen', () => {
    const { estimate } = plan();
    expect(estimate.likely).toBeGreaterThan(25_000);
    expect(estimate.likely).toBeLessThan(135_000);
  });

  it('scales labor by state and leaves material alone', () => {
    const cheap = plan({ state: 'MS' });
    const dear = plan({ state: 'HI' });
    const sum = (c: typeof cheap, key: 'laborUsd' | 'materialUsd') =>
      c.estimate.lines.reduce((n, l) => n + l[key], 0);
    expect(sum(dear, 'laborUsd') / sum(cheap, 'laborUsd')).toBeCloseTo(38.54 / 20.47, 1);
    expect(sum(dear, 'materialUsd')).toBe(sum(cheap, 'materialUsd'));
    expect(laborFactor('MS').note).toContain('by 0.76 for MS');
  });

  it("takes the Census division's mean wage where a state has none, and says so", () => {
    const STATES =
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
    const without = STATES.split(' ').filter((state) => !(state in CARPENTER_WAGES));
    expect(without).toHaveLength(14);
    for (const state of without) {
      const { factor, note } = laborFactor(state);
      expect(factor).toBeGreaterThan(0.7);
      expect(factor).toBeLessThan(1.4);
      expect(factor).not.toBe(1);
      expect(note).toMatch(
        new RegExp(`^No wage is on file for ${state}\\. Labor is scaled by [\\d.]+ by the mean of the `),
      );
    }
    // Arkansas, Louisiana and Oklahoma.
    expect(laborFactor('TX').factor).toBeCloseTo((20.49 + 23.06 + 21.21) / 3 / 27, 4);
    expect(plan({ state: 'TX' }).estimate.notes.join(' ')).toContain('the West South Central states');
    expect(laborFactor('PR').note).toContain(
      'No wage is on file for PR, so labor stands at the national mean.',
    );
  });

  it('leaves material out of labor only, and labor out of materials only', () => {
    const labor = plan({ workType: 'labor only' }).estimate;
    const material = plan({ workType: 'materials only' }).estimate;
    const both = plan().estimate;
    // A permit's fee goes with the work, whoever buys the material.
    const laborUsd = both.lines.reduce((n, l) => n + (l.trade === 'permits' ? l.likely : l.laborUsd), 0);
    expect(both.lines.some((l) => l.trade === 'permits' && l.likely > 0)).toBe(true);
    const overhead = 1 + (both.overheadAndProfit?.percent ?? 0) / 100;
    expect(Math.abs((labor.part?.likely ?? 0) - laborUsd * overhead * 1.15)).toBeLessThan(150);
    // Tax is on material alone.
    expect(both.salesTax?.percent).toBe(7.25);
    expect(both.part).toBeUndefined();
    // The price told first is the whole one, whatever part is asked for.
    for (const one of [labor, material])
      expect([one.low, one.likely, one.high, one.lines]).toEqual([
        both.low,
        both.likely,
        both.high,
        both.lines,
      ]);
    expect([labor.part?.workType, material.part?.workType]).toEqual(['labor only', 'materials only']);
    expect(
      Math.abs((labor.part?.likely ?? 0) + (material.part?.likely ?? 0) - both.likely),
    ).toBeLessThanOrEqual(150);
    expect(labor.notes.join(' ')).toContain(
      `Labor only: about $${labor.part?.likely.toLocaleString('en-US')}`,
    );
    // Budget, deposit and phases are about the contract that is asked for.
    const budget = (labor.part?.likely ?? 0) + 1000;
    const answer = plan({ workType: 'labor only', budget }).estimate.budget;
    expect(answer).toMatchObject({ covers: true, overUsd: -1000 });
    expect(answer?.text).toContain('of labor alone');
  });

  it("takes an operator's own prices", () => {
    const doubled = PRICES.map((p) =>
      p.unit === '%'
        ? p
        : {
            ...p,
            material: [p.material[0] * 2, p.material[1] * 2] as const,
            labor: [p.labor[0] * 2, p.labor[1] * 2] as const,
          },
    );
    const own = planOnce(KITCHEN, { seed: 1, date: DATE, prices: doubled }).estimate;
    const sum = (e: typeof own) => e.lines.reduce((n, l) => n + l.likely, 0);
    expect(sum(own) / sum(plan().estimate)).toBeCloseTo(2, 2);
    expect(() => planOnce(KITCHEN, { seed: 1, date: DATE, prices: [] })).toThrow(/price table has no/);
  });

  it("lays an operator's rows over the bundled ones, and names a wrong row", () => {
    const row = { id: 'dishwasher', material: [5000, 5000], labor: [0, 0], year: 2026, source: 'own book' };
    const own = planOnce(KITCHEN, { seed: 1, date: DATE, prices: withOwnPrices([row]) }).estimate;
    expect(own.lines.find((l) => l.item.startsWith('Dishwasher'))).toMatchObject({
      likely: 5000,
      source: 'own book',
    });
    expect(() => withOwnPrices([{ ...row, id: 'unicorn' }])).toThrow('"unicorn" is no price id');
    expect(() => withOwnPrices([{ ...row, labor: [9, 1] }])).toThrow('low first');
    expect(() => withOwnPrices({})).toThrow('list of rows');
  });

  it("takes a row for an id that became others as a scale for those, and the operator's own percentages", () => {
    const twice = PRICES.find((p) => p.id === 'circuit') as (typeof PRICES)[number];
    const row = {
      id: 'circuit',
      material: twice.material.map((n) => n * 2),
      labor: twice.labor.map((n) => n * 2),
      year: 2026,
      source: 'own book',
    };
    const line = (e: ReturnType<typeof plan>['estimate']) => e.lines.find((l) => l.price === 'circuit-120');
    const own = planOnce(KITCHEN, { seed: 1, date: DATE, prices: withOwnPrices([row]) }).estimate;
    expect(line(own)?.source).toBe('own book (by "circuit")');
    expect((line(own)?.likely ?? 0) / (line(plan().estimate)?.likely ?? 1)).toBeCloseTo(2, 2);
    const nearer = { ...row, id: 'circuit-120', material: [10, 10], labor: [90, 90] };
    const both = planOnce(KITCHEN, { seed: 1, date: DATE, prices: withOwnPrices([row, nearer]) }).estimate;
    expect(line(both)?.source).toBe('own book');
    const percent = (id: string, n: number) => ({
      id,
      material: [n, n],
      labor: [n, n],
      year: 2026,
      source: 'own',
    });
    const rates = withOwnPrices([percent('overhead-profit', 35), percent('sales-tax', 9)]);
    const { overheadAndProfit, salesTax } = planOnce(KITCHEN, {
      seed: 1,
      date: DATE,
      prices: rates,
    }).estimate;
    expect([overheadAndProfit?.percent, salesTax?.percent]).toEqual([35, 9]);
    expect(() => withOwnPrices([percent('overhead-profit', 120)])).toThrow('at most 100');
  });

  it('spans at most 1.6 where size, extent and grade are told, and more where they are not', () => {
    const told = plan({ features: 'keep the same layout, granite countertop', budget: 60_000 }).estimate;
    expect(told.high / told.low).toBeLessThanOrEqual(1.6);
    const untold = planOnce({ category: 'kitchen' }, { seed: 1, date: DATE }).estimate;
    expect(untold.high / untold.low).toBeGreaterThan(told.high / told.low + 0.3);
    expect(untold.notes.join(' ')).toContain(
      'The range narrows once the size of the room, how far the job goes and the budget are known.',
    );
    for (const line of told.lines) {
      const row = PRICES.find((p) => p.id === line.price);
      const units = line.quantity * (plan().quantities.find((q) => q.item === line.item)?.share ?? 1);
      if (!row || line.laborUsd > 0) continue;
      expect(line.low).toBeGreaterThanOrEqual(Math.floor(row.material[0] * units) - 1);
      expect(line.high).toBeLessThanOrEqual(Math.ceil(row.material[1] * units) + 1);
    }
  });

  it('prices finer things where the budget buys them, out of the same spans', () => {
    const at = (budget: number) => plan({ budget, area: '16x18' }).estimate;
    expect([at(12_000).grade, at(90_000).grade, at(150_000).grade, at(260_000).grade]).toEqual([
      'economy',
      'standard',
      'fine',
      'luxury',
    ]);
    const fridge = (budget: number) =>
      at(budget).lines.find((l) => l.item.startsWith('Refrigerator'))?.materialUsd ?? 0;
    expect(fridge(90_000)).toBeGreaterThan(0);
    expect(fridge(260_000)).toBeGreaterThan(fridge(90_000) * 1.5);
  });

  it('names a budget that does not do among the wishes that are not met, and only one that was said', () => {
    const over = plan({ budget: 20_000, features: 'new cabinets, quartz counters, new appliances' });
    expect(over.brief.unmet[0]).toBe(over.estimate.budget?.text);
    expect(over.brief.unmet[0]).toMatch(
      /The likely cost of \$[\d,]+ .*is \$[\d,]+ over the budget of \$20,000\./,
    );
    expect(over.brief.understood.map(({ meaning }) => meaning)).not.toContain('Budget: $20,000');
    const enough = plan({ budget: 400_000 });
    expect(enough.brief.understood.map(({ meaning }) => meaning)).toContain('Budget: $400,000');
    expect(enough.brief.unmet).toEqual([]);
    const untouched = plan({ budget: 20_000, defaults: ['budget'] });
    expect([untouched.estimate.budget, untouched.brief.unmet]).toEqual([undefined, []]);
  });

  it('prices what cannot be drawn, and says what is noted only', () => {
    const { estimate, brief } = plan({ features: 'crown molding, garbage disposal, skylight, fire pit' });
    expect(estimate.lines.map((l) => l.item)).toEqual(
      expect.arrayContaining(['Crown molding', 'Garbage disposal', 'Skylight']),
    );
    expect(brief.assumed).toContain('Priced, not drawn: crown molding, garbage disposal, skylight.');
    expect(brief.unmet).toEqual(['Noted for the contractor, neither drawn nor priced: fire pit.']);
    expect(plan().brief.unmet.join(' ')).not.toContain('Noted');
  });

  it('notes the wishes that belong to another room, and drops none silently', () => {
    expect(Object.keys(SHOWN).sort()).toEqual(FEATURES.map((f) => f.id).sort());
    const { brief } = planOnce(
      {
        category: 'bedroom',
        area: '14x16',
        features: 'king bed, freestanding tub, granite counters',
        layout: 'galley',
      },
      { seed: 1, date: '2026-11-21' },
    );
    expect(brief.unmet).toEqual([
      'Noted for the contractor, neither drawn nor priced: freestanding tub, galley layout, granite counters.',
    ]);
  });

  it('flags a share that is off by more than two times', () => {
    const dear = PRICES.map((p) => (p.id.startsWith('floor-') ? { ...p, material: [90, 120] as const } : p));
    const { notes } = planOnce(
      { ...KITCHEN, workType: 'labor and materials' },
      { seed: 1, date: DATE, prices: dear },
    ).estimate;
    expect(notes.join(' ')).toMatch(/Flooring take \d+ % of the material here; 8 % is usual/);
  });
});

describe('what the owner keeps', () => {
  const prices = (c: ReturnType<typeof plan>) => c.quantities.map((q) => q.price);
  const total = (c: ReturnType<typeof plan>, price: RegExp) =>
    c.estimate.lines
      .filter((_, i) => price.test(c.quantities[i]?.price ?? ''))
      .reduce((n, l) => n + l.likely, 0);

  it.each([
    ['keep our hardwood floors', /^floor-/],
    ['reuse the fridge', /^refrigerator$/],
    ["don't touch the ceiling", /^paint-ceiling$/],
    ['keep the existing cabinets, counters and floor', /^(?:cabinets|counter|floor)-/],
    ['no need to replace the appliances', /^(?:range|refrigerator|dishwasher|hood|hood-duct|microwave)$/],
    ['keep the same layout', /^rough-in$/],
  ])('%s: is read, is in no quantity, and lowers the price', (features, saved) => {
    // Where nobody tells of it, a kitchen's plumbing stays.
    const before = plan({ answers: [{ question: 'plumbing', answer: 'moves' }] });
    const after = plan({ features: `granite countertop. ${features}` });
    expect(prices(before).some((p) => saved.test(p))).toBe(true);
    expect(prices(after).filter((p) => saved.test(p))).toEqual([]);
    expect(before.estimate.likely - after.estimate.likely).toBeGreaterThan(total(before, saved));
    expect(after.estimate.notes.join(' ').includes('What stays is not bought anew')).toBe(
      !features.includes('layout'),
    );
    expect(after.brief.understood.some((u) => u.meaning.startsWith('Stays'))).toBe(true);
  });

  it('spares the demolition of what stays, and the lines of a fixture that is not moved', () => {
    const bath = (features: string) =>
      planOnce({ category: 'bathroom', area: '8x10', features }, { seed: 1, date: DATE });
    const rough = (c: ReturnType<typeof plan>) =>
      c.quantities.find((q) => q.price === 'rough-in')?.quantity ?? 0;
    expect(rough(bath('')) - rough(bath("don't move the toilet"))).toBe(1);
    expect(prices(bath("don't move the toilet"))).toContain('toilet');
    expect(prices(bath('keep the toilet'))).not.toContain('toilet');
    const without = plan({ features: 'keep the floor' });
    expect(prices(plan({ features: '' }))).toContain('demolition-floor');
    expect(prices(without)).not.toContain('demolition-floor');
    expect(prices(without)).toContain('demolition-cabinets');
  });

  it('repaints, refinishes and reglazes what is made good instead of buying it', () => {
    const painted = plan({ features: 'paint the existing cabinets, refinish the hardwood floor' });
    expect(prices(painted)).toEqual(expect.arrayContaining(['cabinets-refinish', 'floor-refinish']));
    expect(prices(painted).filter((p) => /^cabinets-(?!refinish)|^floor-(?!refinish)/.test(p))).toEqual([]);
    const feet = (c: ReturnType<typeof plan>, price: RegExp) =>
      c.quantities.filter((q) => price.test(q.price)).reduce((n, q) => n + q.quantity, 0);
    expect(feet(painted, /^cabinets-refinish$/)).toBeCloseTo(feet(plan(), /^cabinets-/), 1);
  });

  it('prices the work alone where the owner brings the thing', () => {
    const own = plan({ features: 'we will supply the appliances' });
    const range = own.estimate.lines.find((l) => /^Range \d/.test(l.item));
    expect(range).toMatchObject({ state: 'owner-supplied', materialUsd: 0 });
    expect(range?.laborUsd).toBeGreaterThan(0);
    expect(own.estimate.budget).toBeUndefined();
  });
});

describe('the budget', () => {
  it('told in a sentence holds where the field is empty, and the field where it is not', () => {
    const inWords = plan({ designPrompt: 'all of it under $30k' });
    expect(inWords.estimate.budget?.budgetUsd).toBe(30_000);
    const both = plan({ budget: 15_000, designPrompt: 'all of it under $30k' });
    expect(both.estimate.budget?.budgetUsd).toBe(15_000);
    expect(both.brief.assumed).toContain(
      'Of two budgets, $15,000 of the budget field was taken, not "$30k".',
    );
    expect(plan({ budget: 30_000, designPrompt: 'Budget: $30,000.' }).brief.assumed.join()).not.toContain(
      'two budgets',
    );
  });

  it('is covered with money to spare', () => {
    const { budget, likely } = plan({ budget: 500_000 }).estimate;
    expect(budget).toMatchObject({ covers: true, changes: [], uncovered: [], overUsd: likely - 500_000 });
  });

  it('names at most three changes that bring the price under, when three can', () => {
    // Both budgets buy the same grade.
    const { likely } = plan({ budget: 60_000, state: 'TX', answers: WHOLE_JOB }).estimate;
    const { budget } = plan({ budget: likely - 3000, state: 'TX', answers: WHOLE_JOB }).estimate;
    expect(budget?.covers).toBe(false);
    expect(budget?.changes.length).toBeGreaterThan(0);
    expect(budget?.changes.length).toBeLessThanOrEqual(3);
    expect(budget?.afterChangesUsd).toBeLessThanOrEqual(likely - 3000);
    expect(budget?.afterChangesUsd).toBe(likely - (budget?.changes.reduce((n, c) => n + c.savesUsd, 0) ?? 0));
  });

  it('says so when no three changes do', () => {
    const features =
      'new cabinets, quartz counters, stone backsplash, new appliances, hardwood floor, lighting';
    const { budget } = plan({ budget: 2000, features, answers: WHOLE_JOB }).estimate;
    expect(budget?.changes).toHaveLength(3);
    expect(budget?.text).toContain('a smaller scope is needed');
    expect(budget?.uncovered).toContain('cabinets');
  });
});

describe('the deposit', () => {
  it.each([
    [
      'CA',
      15_000,
      false,
      'California caps the deposit at $1,000 here (the lesser of $1,000 and 10 % of the price); these phases ask $4,500.',
    ],
    [
      'MD',
      15_000,
      true,
      'Maryland caps the deposit at $5,000 here (one third of the price); these phases ask $4,500, which is within it.',
    ],
  ] as const)('%s', (state, price, met, text) => {
    expect(checkDeposit(price, SPLIT, state)).toMatchObject({ met, text, asksUsd: 4500 });
  });

  it('stands on either side of the cap', () => {
    const ask = (percent: number) => checkDeposit(15_000, [{ name: 'start', percent }], 'MA').met;
    expect(ask(33.3)).toBe(true);
    expect(ask(33.4)).toBe(false);
    const california = (percent: number) => checkDeposit(5000, [{ name: 'start', percent }], 'CA').met;
    expect(california(10)).toBe(true);
    expect(california(10.1)).toBe(false);
  });

  it("tells Florida's permit clock above 10 %", () => {
    expect(checkDeposit(15_000, SPLIT, 'FL').text).toContain('permits within 30 days');
    expect(checkDeposit(15_000, [{ name: 'start', percent: 10 }], 'FL').text).toContain('not above 10 %');
  });

  it('never calls an unknown state legal', () => {
    expect(checkDeposit(15_000, SPLIT, 'OH').text).toBe('No deposit cap on file for OH.');
    expect(checkDeposit(15_000, SPLIT).text).toContain('No state is known');
  });
});

describe('the duration', () => {
  it('holds the wished days against the usual ones, and the start against the lead time', () => {
    const kitchen = durationOf('kitchen', 'cabinets-semi', 14, 30);
    expect(kitchen.text).toContain('The 30 days wished for are short by 19 or more.');
    expect(kitchen.text).toContain('A start in 14 days comes before they can arrive');
    expect(durationOf('kitchen', 'cabinets-semi', 60, 49).text).toContain('are enough');
    expect(durationOf('bedroom', undefined).leadDays).toBeUndefined();
  });
});

describe('a basement without drywall', () => {
  it.each([
    ['carpet', true],
    ['drywall? no. heat? no', false],
  ])('"%s": its outer walls are furred and covered: %s', (words, isCovered) => {
    const { quantities } = planOnce(
      { category: 'basement', area: '20x24', designPrompt: `Home gym. ${words}` },
      { seed: 1, date: '2026-11-22' },
    );
    expect(quantities.some(({ price }) => price === 'furring')).toBe(isCovered);
    const board = quantities.find(({ price }) => price === 'drywall')?.quantity ?? 0;
    expect(board > 600).toBe(isCovered);
  });
});
