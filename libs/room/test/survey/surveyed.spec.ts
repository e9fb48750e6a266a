import {
  type ExistingThing,
  frameOf,
  type Opening,
  plusMinusIn,
  rectangularShell,
  type SurveyedRoom,
} from '@plumbline/concept';
import { conceptSchema } from '@plumbline/concept/schemas';
import { drawPhonePlan, drawPlan } from '@plumbline/drawing';
import { describe, expect, it } from 'vitest';
import { type ConceptRequest, draftScope } from '../../src/index.js';
import { measuredLengths, measuredNote } from '../../src/survey/measured-words.js';
import { planOnce } from '../rooms/planned-once.js';

const shell = rectangularShell(150, 180, 96, ['north']);
const window: Opening = {
  id: 'window-1',
  kind: 'window',
  wall: 'w3',
  side: 'north',
  offsetIn: 57,
  widthIn: 36,
  heightIn: 38,
  sillIn: 42,
};
const door: Opening = {
  id: 'door-1',
  kind: 'door',
  wall: 'w1',
  side: 'south',
  offsetIn: 6,
  widthIn: 32,
  heightIn: 80,
  sillIn: 0,
};
const sinkAt = (x: number, plan: ExistingThing['plan'] = 'keep'): ExistingThing => ({
  id: 'sink-1',
  kind: 'sink',
  box: { x, y: 156, z: 0, widthIn: 36, depthIn: 24, heightIn: 34.5 },
  facing: 'south',
  plan,
});
const surveyed = (fields: Partial<SurveyedRoom['survey']> = {}, of = shell): SurveyedRoom => ({
  shell: of,
  survey: {
    id: '01999c2e-7a10-7c3e-9d55-3f2b8a6f1c04',
    version: 1,
    measuredBy: 'homeowner',
    lengths: [
      { of: 'wall', on: 'w3', inches: 150, spreadIn: 0.9, source: 'photo' },
      { of: 'wall', on: 'w2', inches: 180, spreadIn: 6, source: 'assumed' },
      { of: 'ceiling', inches: 96, spreadIn: 0, source: 'typed' },
      { of: 'opening-width', on: 'window-1', inches: 36, spreadIn: 0.5, source: 'photo' },
    ],
    openings: [window, door],
    existing: [sinkAt(57)],
    ...fields,
  },
});

it('what was found in a photo is told as from the photo, and as nobody’s mark', () => {
  const { survey } = surveyed();
  const lengths = [{ ...survey.lengths[3]!, spreadIn: 1.4, source: 'found' as const }];
  expect(measuredNote({ ...survey, lengths })).toBe('Dimensions from photo, ±3 in; verify on site.');
  expect(measuredLengths({ ...survey, lengths }, shell)).toEqual([
    `window in the north wall, width 3'-0" ±3 in from photo, found by its edges`,
  ]);
});

it('a scan is named where it measured, a tape where nothing else did', () => {
  const { survey } = surveyed();
  const by = (source: 'scan' | 'typed') => survey.lengths.map((length) => ({ ...length, source }));
  const scanned = { ...survey, measuredBy: 'scan', lengths: by('scan') } as const;
  expect(measuredNote(scanned)).toBe('Dimensions from scan, ±12 in; verify on site.');
  const taped = { ...survey, measuredBy: 'tape', lengths: by('typed') } as const;
  expect(measuredNote(taped)).toBe('Measured by the homeowner, with a tape; verify on site.');
});

const KITCHEN: ConceptRequest = {
  category: 'kitchen',
  designPrompt: 'A warm modern kitchen with oak cabinets',
  area: '20x20',
};
const planned = (room = surveyed(), request: ConceptRequest = KITCHEN, seed = 7) =>
  planOnce(request, { seed, date: '2026-11-22', surveyed: room });

it('puts no partitions into a measured basement that nobody asked for', () => {
  const room = rectangularShell(240, 288, 90, ['north']);
  const request: ConceptRequest = { category: 'basement', style: 'transitional' };
  const options = { seed: 17, date: '2026-11-01' };
  const partitions = (concept: ReturnType<typeof planOnce>): number =>
    concept.room.items.filter(({ kind }) => kind === 'partition').length;
  const fields = { existing: [], lengths: [], openings: [window, door] };
  expect(partitions(planOnce(request, { ...options, surveyed: surveyed(fields, room) }))).toBe(0);
  // One that was not measured has its furnace behind them, and so has a measured one where that is asked for.
  expect(partitions(planOnce({ ...request, area: '20x24' }, options))).toBeGreaterThan(0);
  const asked = { ...request, features: 'bathroom' };
  expect(partitions(planOnce(asked, { ...options, surveyed: surveyed(fields, room) }))).toBeGreaterThan(0);
});

describe('a room that was measured', () => {
  it('is planned in its shell, with its doors and windows, whatever size the words say', () => {
    for (const seed of [1, 2, 3]) {
      const { room, survey, ...rest } = conceptSchema.parse(planned(surveyed(), KITCHEN, seed));
      expect([room.widthIn, room.depthIn, room.ceilingIn]).toEqual([150, 180, 96]);
      const strip = ({ id: _, swing: __, operation: ___, ...opening }: Opening) => opening;
      expect(room.openings.map(strip)).toEqual([window, door].map(strip));
      expect(survey).toEqual(surveyed().survey);
      expect(rest.brief.assumed.join(' ')).not.toMatch(/typical size|ceiling was taken/);
    }
  });

  it.each([45, 57, 63])('keeps its sink where it is, %i in from the corner', (x) => {
    const { room, brief } = planned(surveyed({ existing: [sinkAt(x)] }));
    const sinks = room.items.filter(({ kind }) => kind === 'sink-base');
    expect(sinks.length).toBe(1);
    const [{ box, facing } = sinks[0]!] = sinks;
    expect([facing, box.x, box.widthIn]).toEqual(['south', x, 36]);
    expect(brief.assumed.join(' ')).not.toMatch(/would move/);
  });

  it.each([
    ['kept', [sinkAt(57)]],
    ['changed', []],
  ] as const)(
    'says that a sink is %s where the words keep it, by whether it was shown',
    (outcome, existing) => {
      const designPrompt = 'White oak cabinets, quartz counters, keep the sink where it is.';
      const { brief } = planned(surveyed({ existing: [...existing] }), { ...KITCHEN, designPrompt });
      const entry = brief.ledger!.find(({ text }) => text.includes('sink'))!;
      expect(entry.outcome).toBe(outcome);
      const asks = /^Where your sink stands was not shown.*Make it exact/;
      if (outcome === 'kept') expect(brief.unmet.join(' ')).not.toContain('not shown');
      else
        expect([entry.note, brief.unmet.join(' ')]).toEqual([
          expect.stringMatching(asks),
          expect.stringMatching(asks),
        ]);
    },
  );

  it('opens a wall, a doorway or a place for a window where the wish says so, and nothing else', () => {
    const wished = (designPrompt: string) => {
      const { room, brief } = planned(surveyed({ existing: [] }), { ...KITCHEN, designPrompt });
      const kinds = (kind: Opening['kind']) => room.openings.filter((one) => one.kind === kind);
      return { kinds, words: brief.assumed.join(' ') };
    };
    const opened = wished('A modern kitchen. Knock down the wall to the dining room.');
    expect(opened.kinds('cased-opening')).toMatchObject([{ side: 'south', offsetIn: 12, widthIn: 126 }]);
    expect(opened.kinds('door')).toEqual([]);
    expect(opened.kinds('window')).toMatchObject([{ side: 'north', offsetIn: 57 }]);
    expect(opened.words).toContain('As wished, the south wall is opened by 10\'-6"');
    const wider = wished('A modern kitchen with a wider doorway');
    expect(wider.kinds('door')).toMatchObject([{ side: 'south', offsetIn: 4, widthIn: 36 }]);
    expect(wider.words).toContain('the doorway in the south wall becomes 3\'-0" wide');
    const moved = wished('A modern kitchen. Move the window to the west wall.');
    expect(moved.kinds('window')).toMatchObject([{ side: 'west', widthIn: 36, sillIn: 42 }]);
    expect(moved.words).toContain('the window of the north wall moves to the west wall');
    expect(wished('A modern kitchen with oak cabinets').words).not.toContain('As wished');
  });

  it('prices a window or doorway that moves or widens, and says so in the scope', () => {
    const priced = (designPrompt: string) => {
      const concept = planned(surveyed({ existing: [] }), { ...KITCHEN, designPrompt });
      const lines = concept.estimate.lines.filter(({ item }) => /^(?:Window|Doorway|wider)/i.test(item));
      return {
        lines: lines.map(({ item, quantity }) => ({ item, quantity })),
        dollars: Math.min(...lines.map(({ likely }) => likely)),
        scope: draftScope(concept).replace(/\s+/g, ' '),
        quantities: concept.quantities,
      };
    };
    const moved = priced('A modern kitchen. Move the window to the west wall.');
    expect(moved.lines).toMatchObject([{ item: expect.stringMatching(/^Window moved/), quantity: 1 }]);
    expect(moved.dollars).toBeGreaterThan(1_000);
    expect(moved.scope).toMatch(/Window moved: new opening framed and headed, the old one closed/);
    expect(moved.scope).not.toMatch(/Replacement of windows/);
    expect(moved.quantities.find(({ price }) => price === 'window-moved')).toMatchObject({
      formula: 'from the north to the west wall',
      where: 'west wall',
    });
    const wider = priced('A modern kitchen with a wider doorway');
    expect(wider.lines).toMatchObject([{ item: 'Wider doorway', quantity: 1 }]);
    expect(wider.scope).toMatch(/wider doorway/i);
    expect(wider.quantities.find(({ price }) => price === 'wider-opening')).toMatchObject({
      formula: 'from 2\'-8" to 3\'-0" in the south wall',
    });
    expect(priced('A modern kitchen with oak cabinets').lines).toEqual([]);
  });

  it('takes "keep the sink where it is" for this sink', () => {
    const words = { ...KITCHEN, designPrompt: 'A modern kitchen. Keep the sink where it is.' };
    const room = surveyed({ existing: [sinkAt(45, 'move')] });
    const [sink] = planned(room, words).room.items.filter(({ kind }) => kind === 'sink-base');
    expect(Math.abs(sink!.box.x + sink!.box.widthIn / 2 - 63)).toBeLessThan(1);
  });

  it('keeps all appliances where marks a fraction of an inch over each other have them', () => {
    const wide = rectangularShell(167, 193.25, 96, ['north', 'west', 'east']);
    const existing: ExistingThing[] = [
      ['sink', 95.32, 169.17, 36, 24, 34.5, 'south'],
      ['dishwasher', 71.5, 169.17, 24, 24, 34.5, 'south'],
      ['refrigerator', 23.75, 163.15, 36, 30, 70, 'south'],
      ['range', 141, 111.82, 26, 30, 36, 'west'],
    ].map(
      ([kind, x, y, widthIn, depthIn, heightIn, facing]) =>
        ({
          ...{ id: `${kind}-1`, kind, facing, plan: 'keep' },
          box: { x, y, z: 0, widthIn, depthIn, heightIn },
        }) as ExistingThing,
    );
    const openings = [{ ...window, offsetIn: 90.25, widthIn: 47.875, sillIn: 42.125 }];
    const concept = planOnce(
      { category: 'kitchen', style: 'transitional', layout: 'l-shaped', features: 'island', budget: 60_000 },
      { seed: 1, date: '2026-11-01', surveyed: surveyed({ openings, existing }, wide) },
    );
    const middles = (boxes: readonly { x: number; y: number; widthIn: number; depthIn: number }[]) =>
      boxes.map((box) => [box.x + box.widthIn / 2, box.y + box.depthIn / 2]);
    const kinds = ['sink-base', 'dishwasher', 'refrigerator', 'range'];
    const drawn = middles(kinds.map((kind) => concept.room.items.find((item) => item.kind === kind)!.box));
    for (const [i, [x, y]] of middles(existing.map(({ box }) => box)).entries()) {
      expect(Math.abs(drawn[i]![0]! - x!)).toBeLessThanOrEqual(4);
      expect(Math.abs(drawn[i]![1]! - y!)).toBeLessThanOrEqual(4);
    }
    expect(concept.brief.assumed.join(' ')).not.toContain('would move');
  });

  it('prices a fixture by how far it moves, and one that stays not at all', () => {
    const roughIns = (room: SurveyedRoom) =>
      planned(room)
        .estimate.lines.filter(({ item }) => /rough-in|moved/i.test(item))
        .map(({ item, likely }) => ({ item, likely }));
    expect(roughIns(surveyed())).toEqual([]);
    // The same plan with a sink that stands 4 ft and 8 ft away today.
    const away = (feet: number) => {
      const still = planned(surveyed({ existing: [] })).room.items.find(({ kind }) => kind === 'sink-base')!;
      const { box } = still;
      const along = still.facing === 'south' || still.facing === 'north';
      const from = along
        ? { x: box.x > 75 ? box.x - feet * 12 : box.x + feet * 12 }
        : { y: box.y > 90 ? box.y - feet * 12 : box.y + feet * 12 };
      return roughIns(surveyed({ existing: [{ ...sinkAt(0, 'move'), box: { ...box, ...from } }] }));
    };
    const [[near], [far]] = [away(3), away(6)];
    expect([near!.item, far!.item]).toEqual([
      'Sink moved 3 ft: water and drain',
      'Sink moved 6 ft: water and drain',
    ]);
    expect(far!.likely / near!.likely).toBeCloseTo((1 + 6 / 6) / (1 + 3 / 6), 1);
  });

  it('prices no door and no window that is there, nor one that was only assumed', () => {
    for (const openings of [[window, door], []]) {
      const bath: ConceptRequest = {
        category: 'bathroom',
        designPrompt: 'A new bathroom with a walk-in shower',
      };
      const { estimate, room } = planned(surveyed({ openings, existing: [] }), bath);
      expect(room.openings.some(({ kind }) => kind !== 'window')).toBe(true);
      expect(estimate.lines.filter(({ trade }) => trade === 'doors and windows')).toEqual([]);
    }
  });

  it('leads the assumptions with what was measured and how surely, and says so on the plan', () => {
    const concept = planned();
    expect(concept.brief.assumed[0]).toBe(
      `Measured by the homeowner, from photos: north wall 12'-6" ±2 in from photo, east wall 15'-0" ±12 in assumed, ceiling 8'-0" as told. To be verified on site.`,
    );
    const scope = draftScope(concept).replace(/\s+/g, ' ');
    const assumptions = scope.slice(scope.indexOf('ASSUMPTIONS'));
    expect(assumptions).toMatch(
      /^ASSUMPTIONS, AND ITEMS TO VERIFY ON SITE - Dimensions from photo, ±2 in; verify on site. \[to verify\] - North wall 12'-6" ±2 in from photo. \[to verify\]/,
    );
    expect(assumptions).toMatch(/Window in the north wall, width 3'-0" ±1 in from photo. \[to verify\]/);
    for (const svg of [
      drawPlan(concept, { embedFont: false }),
      drawPhonePlan(concept, { embedFont: false }),
    ]) {
      expect(svg).toContain('Dimensions from photo, ±2 in; verify on site.');
      expect(svg).toContain(`>12&#39;-6&#34; ±2&#34;<`);
      expect(svg).toContain('>15&#39;-0&#34; ±12&#34;<');
      expect(svg.match(/>\(E\)</g)?.length).toBe(2);
      expect(svg).toContain('Existing, to remain');
    }
  });

  it('draws dashed what goes, and says so in the legend', () => {
    const range: ExistingThing = {
      id: 'range-1',
      kind: 'range',
      box: { x: 0, y: 60, z: 0, widthIn: 26, depthIn: 30, heightIn: 36 },
      facing: 'east',
      plan: 'remove',
    };
    const concept = planned(surveyed({ existing: [sinkAt(57), range] }));
    for (const draw of [drawPlan, drawPhonePlan]) {
      const svg = draw(concept, { embedFont: false });
      expect(svg.match(/>\(R\)</g)?.length).toBe(2);
      expect(svg).toContain('Existing, to be removed');
      expect(svg.match(/<rect[^>]*stroke-dasharray="4 2.5"/g)?.length).toBe(1);
      const kept = draw(planned(), { embedFont: false });
      expect(kept).not.toContain('(R)');
    }
  });

  it('keeps its survey, its openings and its sink in another idea', () => {
    const first = planned();
    const other = planOnce(KITCHEN, {
      seed: 8,
      date: '2026-11-22',
      surveyed: surveyed(),
      otherThan: [first.room],
    });
    expect(other.survey).toEqual(first.survey);
    expect(other.room.shell.outline).toEqual(first.room.shell.outline);
    const places = (room: typeof first.room) => room.openings.map(({ wall, offsetIn }) => [wall, offsetIn]);
    expect(places(other.room)).toEqual(places(first.room));
    const at = (room: typeof first.room) => room.items.find(({ kind }) => kind === 'sink-base')!.box;
    expect(Math.abs(at(other.room).x - at(first.room).x)).toBeLessThan(7);
  });

  it('has a door in the wall behind the camera where none was measured, and says so', () => {
    const { room, brief } = planned(surveyed({ openings: [window] }));
    expect(room.openings.map(({ kind, wall }) => [kind, wall])).toEqual([
      ['window', 'w3'],
      ['door', 'w1'],
    ]);
    expect(brief.assumed).toContain(
      'No door of your room was measured: one was taken in the wall behind the camera.',
    );
  });

  it('says where no door or window was measured at all, and where a thing cannot stay', () => {
    const none = planned(surveyed({ openings: [] }));
    expect(none.room.openings.length).toBeGreaterThan(1);
    expect(none.brief.assumed.join(' ')).toMatch(/Doors and windows of your room were not measured/);
    // Before the door no sink stands.
    const blocked: ExistingThing = { ...sinkAt(4), facing: 'north', box: { ...sinkAt(4).box, y: 0 } };
    expect(planned(surveyed({ existing: [blocked] })).brief.assumed).toContain(
      'No layout fits your room with everything in its place: the sink would move.',
    );
  });

  it('leaves out what is to go, and keeps posts and radiators where they stand', () => {
    const post: ExistingThing = {
      id: 'post-1',
      kind: 'post',
      box: { x: 72, y: 60, z: 0, widthIn: 6, depthIn: 6, heightIn: 96 },
      facing: 'south',
      plan: 'keep',
    };
    const radiator: ExistingThing = {
      id: 'radiator-1',
      kind: 'radiator',
      box: { x: 100, y: 0, z: 0, widthIn: 36, depthIn: 8, heightIn: 24 },
      facing: 'north',
      plan: 'keep',
    };
    const { room } = planned(surveyed({ existing: [post, radiator] }));
    const there = room.items.filter(({ id }) => id === 'post-1' || id === 'radiator-1');
    expect(there.map(({ box, fixed }) => ({ box, fixed }))).toEqual([
      { box: post.box, fixed: true },
      { box: radiator.box, fixed: true },
    ]);
    const gone = planned(surveyed({ existing: [{ ...post, plan: 'remove' }] }));
    expect(gone.room.items.some(({ kind }) => kind === 'post')).toBe(false);
  });

  it('keeps toilet and tub of a bathroom where they stand', () => {
    const bath = rectangularShell(96, 120, 96, ['north']);
    const existing: ExistingThing[] = [
      {
        id: 'tub-1',
        kind: 'bathtub',
        box: { x: 0, y: 60, z: 0, widthIn: 30, depthIn: 60, heightIn: 20 },
        facing: 'east',
        plan: 'keep',
      },
      {
        id: 'toilet-1',
        kind: 'toilet',
        box: { x: 40, y: 92, z: 0, widthIn: 18, depthIn: 28, heightIn: 30 },
        facing: 'south',
        plan: 'keep',
      },
    ];
    const openings: Opening[] = [
      { ...door, offsetIn: 60, widthIn: 30, swing: { hinge: 'far', into: 'outside' } },
    ];
    const concept = planned(surveyed({ existing, openings, lengths: [] }, bath), {
      category: 'bathroom',
      designPrompt: 'A calm bathroom',
    });
    for (const { kind, box } of existing) {
      const items = concept.room.items.filter((item) => item.kind === kind);
      expect([kind, items.map((item) => item.box)]).toEqual([kind, [box]]);
    }
    expect(concept.quantities.filter(({ price }) => price === 'toilet' || price === 'bathtub')).toEqual([]);
    expect(frameOf(concept.room.shell, 'w3').lengthIn).toBe(96);
  });
});

it('tells who measured nothing that the size is a typical one', () => {
  const { brief, survey } = planOnce(
    { category: 'kitchen', designPrompt: 'A warm kitchen' },
    { seed: 7, date: '2026-11-22' },
  );
  expect(survey).toBeUndefined();
  expect(brief.assumed.join(' ')).toContain(
    `No size was given: the room is of a typical size, 14'-0" by 13'-0". Match your photo to make it yours.`,
  );
});

it.each([
  [0, 0],
  [0.1, 0],
  [0.2, 1],
  [1, 2],
  [1.01, 3],
])('a spread of %d in is printed as ±%i in', (spread, most) => expect(plusMinusIn(spread)).toBe(most));
