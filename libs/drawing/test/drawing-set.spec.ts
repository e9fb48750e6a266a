import { type Concept, type Item, itemsOf, tileToHoods } from '@plumbline/concept';
import { draftScope, planConcept } from '@plumbline/room';
import { circuitsOf, feetAndInches, scheduleOf, valveOf } from '@plumbline/room/parts';
import { describe, expect, it } from 'vitest';
import { drawOpeningFront } from '../src/elevations/draw-opening.js';
import { drawThing } from '../src/elevations/draw-thing.js';
import type { ElevationPen } from '../src/elevations/elevation-pen.js';
import { elevationsOf } from '../src/elevations/elevations.js';
import { drawingsPdf } from '../src/files/index.js';
import { cabinetsCsv, drawPlan, drawSet, quantitiesCsv } from '../src/index.js';

const DATE = '2026-11-21';
const kitchen = planConcept(
  { category: 'kitchen', area: '13x15', features: 'island, subway tile, double oven, range hood' },
  { seed: 1, date: DATE },
);

/** Points are inches, and a rectangle says only that it is one. */
const PEN: ElevationPen = { lengthIn: 120, s: 1, X: (x) => x, Y: (z) => z, box: () => '<box>' };

const middle = ({ box }: Item) => ({ x: box.x + box.widthIn / 2, y: box.y + box.depthIn / 2 });

describe('the drawing set', () => {
  it('has a floor plan, an elevation of each wall that carries anything, and power and light', () => {
    const set = drawSet(kitchen, 'letter', { embedFont: false });
    expect(set.map((s) => s.number).filter((n) => !n.startsWith('A-2'))).toEqual(['A-1', 'E-1']);
    const text = set.map((s) => s.svg).join('');
    const walls = elevationsOf(kitchen.room);
    expect(walls.length).toBeGreaterThan(1);
    for (const { name } of walls) expect(text).toContain(name);
    const seen = new Set(walls.flatMap((w) => w.things.map((t) => t.item.id)));
    for (const item of itemsOf(kitchen.room, 'base-cabinet', 'wall-cabinet', 'tall-cabinet', 'backsplash'))
      if (item.group !== 'island') expect(seen.has(item.id)).toBe(true);
    // Heights of the counter and of what hangs, and the wall's whole length.
    for (const words of ['36"', '54"', '13\'-0"'])
      expect(text).toContain(words.replace(/["']/g, (c) => `&#${c.charCodeAt(0)};`));
    expect(text).toContain('NEC 220.82');
  });

  it('draws what the quantities count: tile up to the hood and not over windows, fillers, heights of openings', () => {
    const room = planConcept(
      { category: 'kitchen', area: '12x14', features: 'subway tile' },
      { seed: 1, date: DATE },
    ).room;
    const walls = elevationsOf(room);
    const tiles = walls.flatMap((w) => w.things.filter((t) => t.item.kind === 'backsplash'));
    expect(tiles.filter((t) => t.z === 54 && t.h === 12)).toHaveLength(1);
    const seen = new Set(walls.flatMap((w) => w.things.map((t) => t.item.id)));
    for (const filler of itemsOf(room, 'filler')) expect(seen.has(filler.id)).toBe(true);
    const window = room.openings.find((o) => o.kind === 'window');
    const sheets = drawSet({ ...kitchen, room }, 'letter', { embedFont: false });
    const labels = sheets.flatMap((s) => (s.number.startsWith('A-2') ? s.labels.map((l) => l.text) : []));
    expect(labels).toContain(`${(window?.sillIn ?? 0) + (window?.heightIn ?? 0)}"`);
  });

  it('gives each filler a tag, and one tag to cabinets of one kind only', () => {
    const filler = { kind: 'filler', facing: 'south', label: 'Filler', id: 'filler-1' } as const;
    const box = { x: 0, y: 0, z: 0, widthIn: 7.5, depthIn: 24, heightIn: 34.5 };
    const base = { kind: 'base-cabinet', facing: 'south', label: 'Base 24' } as const;
    const { cabinets } = scheduleOf({
      ...kitchen.room,
      items: [
        { ...filler, box },
        { ...base, id: 'a', box: { ...box, widthIn: 24 } },
        { ...base, id: 'b', box: { ...box, widthIn: 24 }, traits: { pullout: 'waste' } },
      ] as Item[],
    });
    expect(cabinets.map(({ tag, name }) => `${tag} ${name}`)).toEqual([
      'B24 Base cabinet',
      'B24a Base, waste pull-out',
      'F7 1/2 Filler, cut to fit',
    ]);
  });

  it('names on elevations what the plan numbers, with the heights of what is built', () => {
    const bath = planConcept(
      { category: 'bathroom', area: '10x12', features: 'double vanity, walk-in shower' },
      { seed: 1, date: DATE },
    );
    const labels = drawSet(bath, 'letter', { embedFont: false })
      .filter((s) => s.number.startsWith('A-2'))
      .flatMap((s) => s.labels.map(({ text }) => text));
    const [vanity] = itemsOf(bath.room, 'vanity');
    expect(labels).toContain('Double vanity');
    expect(labels).toContain(`${(vanity?.box.z ?? 0) + (vanity?.box.heightIn ?? 0)}"`);
  });

  it('shows the fronts of an island, and its back with how far the top stands over it', () => {
    const { room } = planConcept(
      { category: 'kitchen', area: '14x16', features: 'island, three stools' },
      { seed: 1, date: DATE },
    );
    const sides = elevationsOf(room).filter(({ wall }) => !wall);
    const fronts = sides.filter(({ back }) => !back).flatMap(({ things }) => things);
    const boxes = itemsOf(room, 'base-cabinet').filter(({ group }) => group === 'island');
    expect(boxes.length).toBeGreaterThan(0);
    for (const { id } of boxes) expect(fronts.some((t) => t.item.id === id && t.facing)).toBe(true);
    const [back] = sides.flatMap((side) => side.back ?? []);
    expect(back?.overhang).toBeGreaterThanOrEqual(12);
    const labels = drawSet({ ...kitchen, room }, 'letter', { embedFont: false }).flatMap((s) => s.labels);
    expect(labels.some(({ text }) => text.startsWith('Finished back, top stands'))).toBe(true);
  });

  it('draws each of two islands by itself, and both sides of a peninsula', () => {
    const two = planConcept(
      { category: 'kitchen', area: '18x20', features: 'two islands' },
      { seed: 1, date: DATE },
    ).room;
    const sides = elevationsOf(two).filter(({ wall }) => !wall);
    expect(new Set(sides.map(({ name }) => name.replace(/^. · (Island \d).*/, '$1')))).toEqual(
      new Set(['Island 1', 'Island 2']),
    );
    for (const { things } of sides) {
      const boxes = things.filter(({ item }) => item.kind !== 'countertop');
      for (const a of boxes)
        for (const b of boxes)
          if (a !== b) expect(a.x + a.w <= b.x + 0.1 || b.x + b.w <= a.x + 0.1).toBe(true);
    }
    const { room } = planConcept(
      { category: 'kitchen', area: '13x15', features: 'peninsula with three stools' },
      { seed: 1, date: DATE },
    );
    const peninsula = elevationsOf(room).filter(({ name }) => name.includes('Peninsula'));
    expect(peninsula.map(({ back }) => back !== undefined)).toEqual([false, true]);
    const shown = new Set(peninsula.flatMap(({ things }) => things.map(({ item }) => item.id)));
    for (const item of itemsOf(room, 'base-cabinet', 'sink-base', 'dishwasher'))
      if (item.group === 'peninsula') expect(shown.has(item.id)).toBe(true);
  });

  it('marks on the plan where each elevation is seen from', () => {
    const [plan] = drawSet(kitchen, 'letter', { embedFont: false });
    for (const { letter } of elevationsOf(kitchen.room))
      expect(plan?.labels.map(({ text }) => text)).toContain(letter);
    expect(plan?.svg).toContain('Circled letter: elevation on A-2.');
    expect(drawPlan(kitchen, { embedFont: false })).not.toContain('Circled letter');
  });

  it('tells the stub of wall beside a door, and the width of the door', () => {
    const bath = planConcept({ category: 'bathroom', area: '10x12' }, { seed: 1, date: DATE });
    const [door] = bath.room.openings.filter((o) => o.kind === 'door' && o.offsetIn > 2 && o.offsetIn < 12);
    const [plan] = drawSet(bath, 'letter', { embedFont: false });
    const told = plan?.labels.map(({ text }) => text) ?? [];
    expect(door).toBeDefined();
    for (const inches of [door?.offsetIn ?? 0, door?.widthIn ?? 0])
      expect(told).toContain(feetAndInches(inches));
  });

  it('gives a pull-out one front, an oven cabinet its ovens, and a toilet tank and bowl', () => {
    const count = (item: Item, facing = true): number =>
      (
        drawThing(
          { ...PEN, box: (x, z, w, h) => `<box ${x} ${z} ${w} ${h}>` },
          { item, x: 0, z: 0, w: item.box.widthIn, h: item.box.heightIn, front: 24, tile: 0, facing },
        ).match(/<box/g) ?? []
      ).length;
    const of = (kind: Item['kind'], traits: object): Item =>
      ({
        kind,
        traits,
        id: kind,
        label: kind,
        facing: 'south',
        box: { x: 0, y: 0, z: 0, widthIn: 30, depthIn: 24, heightIn: kind === 'wall-oven' ? 90 : 34.5 },
      }) as Item;
    // A body, a toe kick, a front.
    for (const pullout of ['waste', 'spice'])
      expect(count(of('base-cabinet', { doors: 0, drawers: 3, pullout }))).toBe(3);
    expect(count(of('base-cabinet', { doors: 0, drawers: 0, appliance: 'microwave' }))).toBe(4);
    const one = count(of('wall-oven', { ovens: 1 }));
    expect(count(of('wall-oven', { ovens: 2 }))).toBe(one + 1);
    expect(count(of('toilet', {}))).toBe(count(of('toilet', { wallHung: true })) + 1);
  });

  it('shows shelves, drawers and what has no curb as they are', () => {
    const svg = (kind: Item['kind'], traits: object, w = 36): number =>
      (
        drawThing(PEN, {
          item: { kind, traits, id: kind, label: kind, facing: 'south' } as Item,
          x: 0,
          z: 0,
          w,
          h: 84,
          front: 24,
          tile: 0,
          facing: true,
        }).match(/<box/g) ?? []
      ).length;
    expect(svg('bookcase', { shelves: 6 })).toBe(6);
    expect(svg('dresser', { drawers: 6, builtIn: true }, 84)).toBe(7);
    expect(svg('shower', { curbless: true })).toBe(0);
    expect(svg('shower', { curbless: false })).toBe(1);
  });

  it('draws a stack of washer and dryer as high as it is, each with its circuit', () => {
    const { room, wishes } = planConcept(
      { category: 'bathroom', area: '8x8', features: 'stacked washer and dryer, shower' },
      { seed: 1, date: DATE },
    );
    const [stack] = itemsOf(room, 'washer').filter((i) => i.traits?.stacked);
    const seen = elevationsOf(room).flatMap(({ things }) =>
      things.filter(({ item }) => item.id === stack?.id),
    );
    expect(seen[0]?.h).toBe(2 * (stack?.box.heightIn ?? 0));
    const serves = circuitsOf(room, wishes).filter((c) => c.serves.includes(stack?.id ?? ''));
    expect(serves.map(({ name }) => name)).toEqual(['Washer', 'Dryer']);
  });

  it('shows a window seat on its wall, and draws no wall for a walk-in closet alone', () => {
    const bedroom = planConcept(
      { category: 'bedroom', area: '13x15', features: 'king bed, walk-in closet, window seat' },
      { seed: 1, date: DATE },
    );
    const shown = elevationsOf(bedroom.room).map(({ things }) =>
      things.filter((t) => t.facing).map(({ item }) => item.kind),
    );
    expect(shown.flat()).toContain('bench');
    for (const kinds of shown) expect(kinds.some((kind) => kind !== 'walk-in-closet')).toBe(true);
    // A switch over a receptacle: both symbols are legible.
    const [power] = drawSet(bedroom, 'letter', { embedFont: false }).filter((s) => s.number === 'E-1');
    const spots = [...(power?.svg ?? '').matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="4"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    expect(spots.length).toBeGreaterThan(4);
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(8);
  });

  it('names range and hood at one symbol, and what is in a wall within the room', () => {
    for (const paper of ['letter', 'tabloid'] as const) {
      const [power] = drawSet(kitchen, paper, { embedFont: false }).filter((s) => s.number === 'E-1');
      expect(power?.labels.some(({ text }) => /^\d+, \d+$/.test(text))).toBe(true);
    }
    const garage = planConcept({ category: 'garage', area: '20x22' }, { seed: 1, date: DATE });
    const [power] = drawSet(garage, 'letter', { embedFont: false }).filter((s) => s.number === 'E-1');
    const symbols = [...(power?.svg ?? '').matchAll(/<circle cx="([\d.]+)" cy="[\d.]+" r="4"/g)].map(
      ([, x]) => Number(x),
    );
    const named = power?.labels.filter(({ text }) => text.includes('GFCI')) ?? [];
    expect(named.length).toBeGreaterThan(2);
    for (const { x, w } of named) {
      expect(x).toBeGreaterThan(Math.min(...symbols) - 2);
      // The key has its symbols right of the plan's.
      expect(x + w).toBeLessThan(Math.max(...symbols.filter((at) => at < 500)) + 12);
    }
  });

  it('keeps the scale bar within its column at every scale', () => {
    const small = planConcept({ category: 'bathroom', area: '5x8' }, { seed: 1, date: DATE });
    for (const paper of ['letter', 'tabloid'] as const)
      for (const { svg, width, number } of drawSet(small, paper, { embedFont: false })) {
        if (number === 'A-1') continue;
        const bars = [...svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="4" fill/g)];
        expect(bars.length).toBeGreaterThanOrEqual(4);
        for (const [, x, w] of bars.slice(-4)) expect(Number(x) + Number(w)).toBeLessThan(width - 272);
      }
  });

  it('tags shelves over one another once, and tells which way stairs go', () => {
    const shelves = planConcept(
      { category: 'kitchen', area: '12x14', features: 'open shelves instead of upper cabinets' },
      { seed: 1, date: DATE },
    );
    const [plan] = drawSet(shelves, 'letter', { embedFont: false });
    const tagOf = scheduleOf(shelves.room).tagOf;
    for (const tag of new Set(itemsOf(shelves.room, 'floating-shelf').map(({ id }) => tagOf.get(id)))) {
      const places = new Set(
        itemsOf(shelves.room, 'floating-shelf')
          .filter(({ id }) => tagOf.get(id) === tag)
          .map(({ box }) => `${box.x} ${box.y}`),
      );
      const set = plan?.labels.filter(({ text }) => text === tag) ?? [];
      expect(set.length).toBeLessThanOrEqual(places.size);
    }
    const basement = planConcept({ category: 'basement', area: '24x30' }, { seed: 1, date: DATE });
    expect(itemsOf(basement.room, 'stair').length).toBeGreaterThan(0);
    const [cellar] = drawSet(basement, 'letter', { embedFont: false });
    expect(cellar?.labels.some(({ text }) => text === 'UP')).toBe(true);
  });

  it('shows doors by their hinge, and partitions where they end at the wall', () => {
    const bath = planConcept(
      { category: 'bathroom', area: '10x12', features: 'toilet room, walk-in shower, double vanity' },
      { seed: 1, date: DATE },
    );
    const cut = elevationsOf(bath.room).flatMap(({ things }) =>
      things.filter(({ item }) => item.kind === 'partition'),
    );
    expect(cut.length).toBeGreaterThan(1);
    for (const { w } of cut) expect(w).toBeLessThan(8);
    const X = (x: number): number => x;
    const door = {
      id: 'd',
      kind: 'door',
      wall: 'n',
      offsetIn: 10,
      widthIn: 30,
      heightIn: 80,
      sillIn: 0,
      x: 10,
    };
    const drawn = (side: string, hinge: string): string =>
      drawOpeningFront({ ...PEN, X, Y: X, box: () => '' }, {
        ...door,
        side,
        swing: { hinge, into: 'room' },
      } as Parameters<typeof drawOpeningFront>[1]);
    // Broken lines meet at the hinge; north and west are seen with their near end at the left.
    expect(drawn('north', 'near')).toContain('M40 80L10 40L40 0');
    expect(drawn('south', 'near')).toContain('M10 80L40 40L10 0');
    expect(drawn('north', 'far')).toBe(drawn('south', 'near'));
  });

  it("names what is screwed to a bath's walls, with its height", () => {
    const bath = planConcept({ category: 'bathroom', area: '8x9' }, { seed: 1, date: DATE });
    const sheets = drawSet(bath, 'letter', { embedFont: false }).filter((s) => s.number.startsWith('A-2'));
    const words = sheets.flatMap((s) => s.labels.map(({ text }) => text));
    const [bar] = itemsOf(bath.room, 'towel-bar');
    expect(words.some((word) => word.startsWith('TB'))).toBe(true);
    expect(words).toContain(`${Math.round((bar?.box.z ?? 0) + (bar?.box.heightIn ?? 0) / 2)}"`);
    expect(sheets.map(({ svg }) => svg).join('')).toMatch(/TB towel (?:bar|ring)/);
  });

  it('tiles up to a microwave over the range as up to a hood', () => {
    const box = { x: 0, y: 143, z: 36, widthIn: 100, depthIn: 0.5, heightIn: 18 };
    const over = { x: 30, y: 129, z: 60, widthIn: 30, depthIn: 15, heightIn: 17 };
    const splash = { box, facing: 'south' } as const;
    const microwave = (form: string): Item[] => [
      {
        kind: 'microwave',
        id: 'm',
        label: 'Microwave',
        facing: 'south',
        box: over,
        traits: { form },
      } as Item,
    ];
    expect(tileToHoods(splash, microwave('over-range'))).toHaveLength(1);
    expect(tileToHoods(splash, microwave('wall'))).toHaveLength(0);
  });

  it('has one symbol and a line of its key for outlets of appliances, and a scale bar', () => {
    const [power] = drawSet(kitchen, 'letter', { embedFont: false }).filter((s) => s.number === 'E-1');
    expect(power?.svg).toContain('Outlet or connection of an appliance');
    expect(power?.svg).toMatch(/>\d+ ft</);
  });

  it('shows valve and head on the wall that the scope names, and a letter for each switch of a box', () => {
    for (const features of ['walk-in shower, fan, recessed lights', 'alcove tub with shower, fan']) {
      const bath = planConcept({ category: 'bathroom', area: '7x9', features }, { seed: 1, date: DATE });
      const [side] = bath.room.items.flatMap((item) => valveOf(item)?.side ?? []);
      const sheets = drawSet(bath, 'letter', { embedFont: false });
      const words = sheets.flatMap((s) => s.labels.map(({ text }) => text));
      expect(words.filter((text) => text.startsWith('Valve '))).toHaveLength(1);
      expect(words.filter((text) => text.startsWith('Head '))).toHaveLength(1);
      expect(draftScope(bath).replace(/\s+/g, ' ')).toContain(`valve at the ${side} end`);
      const [power] = sheets.filter((s) => s.number === 'E-1');
      expect(power?.labels.some(({ text }) => /^a b/.test(text))).toBe(true);
    }
  });

  it('keeps recessed lights before what stands tall, and away from pendants and each other', () => {
    for (const seed of [1, 2, 3]) {
      const { room } = planConcept(
        { category: 'kitchen', area: '14x16', features: 'island, pantry, pendants, recessed lights' },
        { seed, date: DATE },
      );
      const lights = itemsOf(room, 'recessed-light').map(middle);
      expect(lights.length).toBeGreaterThan(3);
      for (const at of lights) {
        const tall = itemsOf(room, 'tall-cabinet', 'refrigerator').filter(
          ({ box }) =>
            at.x > box.x && at.x < box.x + box.widthIn && at.y > box.y && at.y < box.y + box.depthIn,
        );
        expect(tall).toEqual([]);
        const others = [...lights, ...itemsOf(room, 'pendant').map(middle)].filter((o) => o !== at);
        expect(Math.min(...others.map((o) => Math.hypot(o.x - at.x, o.y - at.y)))).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it('sets elevations side by side where the paper has room', () => {
    const [sheet] = drawSet(
      planConcept({ category: 'kitchen', area: '12x12' }, { seed: 1, date: DATE }),
      'letter',
      { embedFont: false },
    ).filter((s) => s.number.startsWith('A-2'));
    const names = sheet?.labels.filter(({ text }) => text.endsWith(' wall')) ?? [];
    expect(new Set(names.map(({ x }) => Math.round(x))).size).toBeGreaterThan(1);
    expect(new Set(names.map(({ y }) => Math.round(y))).size).toBeGreaterThan(1);
  });

  it('sets an island beside a wall on the same floor line', () => {
    const sheets = drawSet(
      planConcept({ category: 'kitchen', area: '12x15', features: 'island' }, { seed: 1, date: DATE }),
      'letter',
      { embedFont: false },
    ).filter((s) => s.number.startsWith('A-2'));
    // Names stand as far below each floor line, and this sheet has two rows.
    const [sheet] = sheets;
    const names = sheet?.labels.filter(({ text }) => text.includes(' · ')) ?? [];
    expect(names.length).toBeGreaterThan(3);
    expect(new Set(names.map(({ y }) => Math.round(y))).size).toBe(2);
  });

  it('bears on each sheet how far its lengths are to be trusted', () => {
    const survey = {
      measuredBy: 'contractor',
      verified: { name: 'Dana Reyes', on: '2026-11-23', by: 'contractor' },
      lengths: [],
      openings: [],
      existing: [],
    } as unknown as NonNullable<Concept['survey']>;
    for (const { svg } of drawSet({ ...kitchen, survey }, 'letter', { embedFont: false })) {
      expect(svg).toContain('Field-verified as noted');
      expect(svg).not.toContain('Concept: verify on site');
    }
    for (const { svg } of drawSet(kitchen, 'letter', { embedFont: false }))
      expect(svg).toContain('Concept: verify on site');
  });

  it('mirrors the walls that are seen from their far end', () => {
    const [south] = elevationsOf(kitchen.room).filter((w) => w.wall?.side === 'south');
    // Tile up to a hood is a part of its backsplash.
    for (const { item, x, w } of south?.things ?? [])
      if (item.kind !== 'backsplash')
        expect(x + w).toBeCloseTo(kitchen.room.widthIn - Math.max(0, item.box.x), 1);
  });

  it.each(['letter', 'tabloid'] as const)('is one PDF on %s with a page for each sheet', async (paper) => {
    const set = drawSet(kitchen, paper, { embedFont: false });
    const pdf = (await drawingsPdf(set, { paper, created: DATE, title: kitchen.title })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(set.length);
    expect(pdf).toContain(paper === 'letter' ? '/MediaBox [0 0 792 612]' : '/MediaBox [0 0 1224 792]');
  });

  it('comes with takeoffs for a spreadsheet', () => {
    const lines = quantitiesCsv(kitchen).split('\r\n');
    expect(lines).toHaveLength(kitchen.quantities.length + 2);
    expect(lines[0]).toBe(
      '\ufefftrade,item,quantity,unit,supply,where,formula,low,likely,high,labor,material,source,year',
    );
    expect(cabinetsCsv(kitchen.room)).toMatch(/\r\nB\d+,/);
    const [first] = kitchen.quantities;
    if (first)
      expect(quantitiesCsv({ ...kitchen, quantities: [{ ...first, item: '=cmd()' }] })).toContain(
        ",'=cmd(),",
      );
  });
});
