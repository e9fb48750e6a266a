import { areaIn2, boundsOf, type Point } from '@plumbline/concept';
import { surveySchema } from '@plumbline/concept/schemas';
import { describe, expect, it } from 'vitest';
import { surveyFaults } from '../src/index.js';
import { readScan, SCAN_LIMITS, type ScannedRoom, ScanRefusal, surveyOfScan } from '../src/scans/index.js';
import { bytesOf, dxfOf, insert, line, ring, roomPlanOf, text } from './scan-files.js';

const at = (x: number, y: number): Point => ({ x, y });
/** 14 by 12 ft without 5 by 4 ft in the south-east. */
const L_SHAPE = [at(0, 0), at(108, 0), at(108, 48), at(168, 48), at(168, 144), at(0, 144)];
const BOX = [at(0, 0), at(150, 0), at(150, 120), at(0, 120)];

function surveyed(room: ScannedRoom, ceilingIn = 96) {
  const survey = surveyOfScan(room, {
    ceilingIn: room.ceilingIn ?? ceilingIn,
    typed: room.ceilingIn === null,
  })!;
  expect(surveySchema.safeParse(survey).error).toBeUndefined();
  expect(surveyFaults(survey)).toEqual([]);
  return survey;
}

const refusal = (file: string | object | Uint8Array): string => {
  try {
    readScan(file instanceof Uint8Array ? file : bytesOf(file));
  } catch (error) {
    if (error instanceof ScanRefusal) return error.fault;
    throw error;
  }
  return 'read';
};

describe("RoomPlan's JSON", () => {
  const scan = roomPlanOf(
    L_SHAPE,
    {
      windows: [{ from: at(40, 144), to: at(88, 144), bottomIn: 38, heightIn: 44 }],
      doors: [{ from: at(0, 30), to: at(0, 62), bottomIn: 0, heightIn: 80 }],
      openings: [{ from: at(120, 48), to: at(160, 48), bottomIn: 0, heightIn: 84 }],
      objects: [
        { from: at(50, 132), to: at(86, 132), bottomIn: 0, heightIn: 35, deepIn: 24 },
        { from: at(20, 20), to: at(60, 20), bottomIn: 0, heightIn: 35, deepIn: 24 },
      ],
    },
    { turn: 0.3, ceilingIn: 100, objects: ['sink', 'sofa'] },
  );

  it('gives the room with what is in its walls, however the phone held it', () => {
    const [room, ...others] = readScan(bytesOf(scan)).rooms;
    expect(others).toEqual([]);
    const survey = surveyed(room!);
    expect(room!.name).toBe('Kitchen');
    expect(survey.shell.ceiling.heightIn).toBeCloseTo(100, 1);
    expect(survey.shell.outline).toHaveLength(6);
    expect(areaIn2(survey.shell) / (168 * 144 - 60 * 48)).toBeCloseTo(1, 2);
    expect(survey.openings.map(({ kind }) => kind)).toEqual(['door', 'window', 'cased-opening']);
    const window = survey.openings[1]!;
    expect(window).toMatchObject({ side: 'north' });
    for (const [is, was] of [
      [window.offsetIn, 40],
      [window.widthIn, 48],
      [window.sillIn, 38],
      [window.heightIn, 44],
      [survey.openings[0]!.offsetIn, 30],
      [survey.openings[2]!.offsetIn, 120 - 108],
    ] as const)
      expect(Math.abs(is - was)).toBeLessThan(0.6);
    expect(survey.existing).toMatchObject([{ kind: 'sink', facing: 'south', plan: 'keep' }]);
    expect(survey.lengths.find(({ of }) => of === 'ceiling')?.source).toBe('scan');
    expect(survey.measuredBy).toBe('scan');
  });

  it.each([
    ['livingRoom', 'Living room'],
    ['unidentified', null],
  ])('calls %s as people do', (label, name) => {
    expect(readScan(bytesOf(roomPlanOf(L_SHAPE, {}, { label }))).rooms[0]!.name).toBe(name);
  });

  it('is taken from the floor where walls leave the room open', () => {
    const open = roomPlanOf(L_SHAPE, {});
    open.walls.pop();
    expect(refusal(open)).toBe('open');
    // Apple's floors lie on their back: y of the surface is away from the phone.
    const metres = L_SHAPE.map(({ x, y }) => [(x + 50) * 0.0254, (y - 70) * 0.0254, 0]);
    const floor = {
      category: { floor: {} },
      dimensions: [168 * 0.0254, 144 * 0.0254, 0],
      transform: [1, 0, 0, 0, 0, 0, -1, 0, 0, 1, 0, 0, 0, -40 * 0.0254, 0, 1],
      polygonCorners: metres,
    };
    const [room] = readScan(bytesOf({ ...open, floors: [floor] })).rooms;
    expect(areaIn2(surveyed(room!).shell)).toBe(168 * 144 - 60 * 48);
  });

  it.each([
    ['nothing of a room', { name: 'x' }, 'unknown'],
    ['no walls', { walls: [] }, 'no-walls'],
    ['numbers that are none', { walls: [{ dimensions: [1, 'a', 0], transform: [] }] }, 'damaged'],
    ['half a file', '{"walls":[', 'damaged'],
    ['brackets in brackets', `{"walls":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'too-deep'],
    ['more walls than a home', { walls: Array(SCAN_LIMITS.walls + 1).fill({}) }, 'too-many'],
  ])('is refused for %s', (_, file, fault) => expect(refusal(file)).toBe(fault));
});

describe('a DXF', () => {
  /** A door as magicplan draws one: leaf and swing in a block, the wall open between its jambs. */
  const DOOR = [
    line('0', at(0, 0), at(0, 32)),
    line('0', at(0, 32), at(32, 0)),
    line('0', at(0, 0), at(32, 0)),
  ];
  /** Walls as two faces, 5 in apart, open at the door in the south. */
  const inner = [
    line('WALLS', at(0, 0), at(40, 0)),
    line('WALLS', at(72, 0), at(150, 0)),
    line('WALLS', at(150, 0), at(150, 120)),
    line('WALLS', at(150, 120), at(0, 120)),
    line('WALLS', at(0, 120), at(0, 0)),
  ];
  const outer = [
    line('WALLS', at(-5, -5), at(40, -5)),
    line('WALLS', at(72, -5), at(155, -5)),
    line('WALLS', at(155, -5), at(155, 125)),
    line('WALLS', at(155, 125), at(-5, 125)),
    line('WALLS', at(-5, 125), at(-5, -5)),
    line('WALLS', at(40, -5), at(40, 0)),
    line('WALLS', at(72, -5), at(72, 0)),
  ];
  const drawing = dxfOf(
    [
      ...inner,
      ...outer,
      insert('DOORS', 'door-single', at(40, 0)),
      line('WINDOWS', at(60, 122), at(108, 122)),
      line('WINDOWS', at(60, 120), at(108, 120)),
      insert('FURNITURE', 'sink_double', at(64, 96)),
      text('TEXT', 'Kitchen', at(70, 60)),
      text('TEXT', `12'-6"`, at(71, 60)),
    ],
    {
      units: 1,
      blocks: {
        'door-single': DOOR,
        sink_double: [ring('0', [at(0, 0), at(36, 0), at(36, 22), at(0, 22)])],
      },
    },
  );

  it('gives the room between the inner faces of its walls, closed at its doors', () => {
    const { rooms, unit } = readScan(bytesOf(drawing));
    expect(unit).toBeNull();
    expect(rooms).toHaveLength(1);
    const survey = surveyed(rooms[0]!);
    expect(rooms[0]!.name).toBe('Kitchen');
    expect(survey.shell.outline[2]).toEqual({ x: 150, y: 120 });
    expect(survey.openings).toMatchObject([
      { kind: 'door', side: 'south', offsetIn: 40, widthIn: 32, heightIn: 80 },
      { kind: 'window', side: 'north', offsetIn: 60, widthIn: 48 },
    ]);
    expect(survey.lengths.find(({ of }) => of === 'opening-sill')?.source).toBe('assumed');
    expect(survey.existing).toMatchObject([
      { kind: 'sink', facing: 'south', box: { x: 64, widthIn: 36, depthIn: 22 } },
    ]);
  });

  it('gives each room of a floor', () => {
    const floor = dxfOf(
      [
        ring('Rooms-Walls', BOX),
        ring('Rooms-Walls', [at(155, 0), at(300, 0), at(300, 200), at(155, 200)]),
        ring('Rooms-Walls', [at(0, 125), at(30, 125), at(30, 150), at(0, 150)]),
      ],
      { units: 1 },
    );
    const { rooms } = readScan(bytesOf(floor));
    expect(rooms.map(({ outline }) => boundsOf({ outline }).w)).toEqual([145, 150]);
  });

  it('in no unit is taken in the likeliest, or the one that is told', () => {
    const metres = BOX.map(({ x, y }) => at(x * 0.0254, y * 0.0254));
    const file = bytesOf(dxfOf([ring('0', metres)]));
    const { rooms, unit } = readScan(file);
    expect(unit).toBe('m');
    expect(boundsOf(rooms[0]!).w).toBeCloseTo(150, 3);
    expect(boundsOf(readScan(bytesOf(dxfOf([ring('0', BOX)])), 'in').rooms[0]!).w).toBeCloseTo(150, 3);
    expect(readScan(bytesOf(dxfOf([ring('0', BOX)]))).unit).toBe('in');
  });

  it('draws slanted walls square, and says by how much', () => {
    const bay = [at(0, 0), at(150, 0), at(150, 100), at(110, 130), at(0, 130)];
    const [room] = readScan(bytesOf(dxfOf([ring('WALLS', bay)], { units: 1 }))).rooms;
    expect(room!.movedIn).toBeGreaterThan(10);
    surveyed(room!);
  });

  it.each([
    ['a DWG', new TextEncoder().encode('AC1032\0\0\0'), 'dwg'],
    ['binary', bytesOf('AutoCAD Binary DXF\r\n\x1a\0'), 'binary-dxf'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'unknown'],
    ['a torn file', bytesOf('  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nLINE\r\nx\r\n1\r\n'), 'damaged'],
    ['no lines', bytesOf(dxfOf([text('0', 'a', at(0, 0))], { units: 1 })), 'no-walls'],
    [
      'lines that close around nothing',
      bytesOf(dxfOf([line('0', at(0, 0), at(99, 0))], { units: 1 })),
      'open',
    ],
    ['too many bytes', new Uint8Array(SCAN_LIMITS.bytes + 1), 'too-large'],
    [
      'too many lines',
      bytesOf(
        dxfOf(
          Array.from({ length: 1_600 }, (_, i) => line('WALLS', at(i, 0), at(i, 9))),
          { units: 1 },
        ),
      ),
      'too-many',
    ],
    [
      'blocks that set each other a million times',
      bytesOf(
        dxfOf([insert('0', 'a', at(0, 0))], {
          units: 1,
          blocks: {
            a: Array(100).fill(insert('0', 'b', at(0, 0))),
            b: Array(100).fill(insert('0', 'c', at(0, 0))),
            c: Array(100).fill(line('0', at(0, 0), at(9, 0))),
          },
        }),
      ),
      'too-many',
    ],
  ])('is refused for %s', (_, file, fault) => expect(refusal(file)).toBe(fault));
});
