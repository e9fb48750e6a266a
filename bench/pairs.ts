import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Room, RoomCamera, Survey, SurveyedRoom } from '@plumbline/concept';
import { randomFrom } from '@plumbline/concept';
import { type Picture, photoColors, renderRoom } from '@plumbline/render';
import { planConcept, surfacesLeftOpen } from '@plumbline/room';
import {
  cornersOfOpening,
  grayOf,
  LOOK_AT_PX,
  outlineOf,
  type Pixel,
  refineCamera,
  seenAt,
  surveyFaults,
} from '@plumbline/survey';
import { PROJECT_ROOT } from '@plumbline/testing';
import sharp from 'sharp';
import { clearOfCamera } from '../libs/render/src/camera/photo-view.js';
import { withWindowsOf } from '../services/designs/src/pictures/keep-windows.js';
import { framesOfWindows, windowsLentBy } from '../services/designs/src/pictures/lent-windows.js';
import { drawn, type Held } from '../web-public/src/features/survey/model/grips.js';
import {
  type DrawnThing,
  type MatchedRoom,
  NO_FLOOR,
  NOTHING_SHOWN,
  NOTHING_TOLD,
} from '../web-public/src/features/survey/model/matched-room.js';
import { shellOfRoom } from '../web-public/src/features/survey/model/survey-record.js';
import { placeOfThing } from '../web-public/src/features/survey/model/things.js';
import { Surveyor } from '../web-public/src/features/survey/surveyor/surveyor.js';
import {
  inPicture,
  isShown,
  type OldRoom,
  oldRoom,
  phoneIn,
  photograph,
  SHAPES,
  trueCorners,
} from './shared/old-rooms.js';
import { report } from './shared/report.js';

/**
 * Twenty rooms from photo to concept, to be looked at: an old room is rendered as a phone would take it (noise, its own
 * exposure and white balance), measured by the page's own code with a person's marks, checked as the server checks it,
 * planned and drawn through its camera as the product draws it. Beside each pair lie two overlays of the photo: the
 * likeliest outline that the page proposes, and the room as it was confirmed. Writes to bench/results/pairs, which no other run empties;
 * photos that are there are not drawn again. `PAIRS=kitchen,living-2` takes those whose name holds one of the words. Ten
 * minutes of two cores.
 */
const OUT = join(PROJECT_ROOT, 'bench', 'results', 'pairs');
const DATE = '2026-11-01';
/** How exactly a person marks a point with the magnifier: a share of the diagonal. */
const HAND = 0.002;
/** Pixels of a picture's longer side: with the samples that a waiting homeowner gets. */
const WIDTH = 1_080;

const CASES: readonly OldRoom[] = [
  ['kitchen-1', 'kitchen', '12x14', 'traditional', { style: 'modern', layout: 'l-shaped' }, 'lying', 0, 1],
  [
    'kitchen-2',
    'kitchen',
    '10x13',
    'farmhouse',
    { style: 'transitional', colors: 'sage green' },
    'lying',
    -0.5,
    1.12,
  ],
  [
    'kitchen-3',
    'kitchen',
    '14x16',
    'mediterranean',
    { style: 'scandinavian', features: 'island' },
    'wide',
    0.4,
    0.92,
  ],
  ['kitchen-4', 'kitchen', '9x12', 'traditional', { style: 'industrial' }, 'standing', -0.3, 1.05],
  ['bath-1', 'bathroom', '8x10', 'traditional', { style: 'modern' }, 'lying', 0, 1.1],
  ['bath-2', 'bathroom', '6x9', 'coastal', { style: 'japandi' }, 'standing', 0.3, 0.95],
  [
    'bath-3',
    'bathroom',
    '9x12',
    'mid-century',
    { style: 'transitional', features: 'double vanity' },
    'lying',
    -0.5,
    1,
  ],
  ['living-1', 'living room', '15x18', 'traditional', { style: 'mid-century' }, 'lying', 0, 1],
  ['living-2', 'living room', '13x16', 'industrial', { style: 'coastal' }, 'wide', -0.6, 1.1],
  ['living-3', 'living room', '18x20', 'mediterranean', { style: 'modern' }, 'lying', 0.4, 0.94],
  ['bedroom-1', 'bedroom', '12x14', 'traditional', { style: 'scandinavian' }, 'lying', 0, 1.06],
  ['bedroom-2', 'bedroom', '11x12', 'farmhouse', { style: 'modern' }, 'standing', -0.4, 1],
  ['bedroom-3', 'bedroom', '14x16', 'mid-century', { style: 'coastal' }, 'wide', 0.2, 0.9],
  ['office-1', 'office', '10x12', 'traditional', { style: 'mid-century' }, 'lying', 0, 1],
  ['office-2', 'office', '11x13', 'contemporary', { style: 'industrial' }, 'wide', -0.3, 1.1],
  ['basement-1', 'basement', '16x20', 'traditional', { style: 'modern' }, 'lying', 0, 1.1],
  ['basement-2', 'basement', '18x22', 'farmhouse', { style: 'transitional' }, 'wide', -0.5, 1.15],
  ['garage-1', 'garage', '20x22', 'industrial', { style: 'modern' }, 'lying', 0.2, 1],
  ['laundry-1', 'other', '10x12', 'farmhouse', { style: 'scandinavian' }, 'lying', 0, 1],
  [
    'dining-1',
    'other',
    '12x14',
    'traditional',
    { style: 'mid-century', designPrompt: 'A dining room for six.' },
    'wide',
    -0.2,
    1.08,
  ],
].map(
  ([name, category, area, was, wish, shape, stops, warm]) =>
    ({ name, category, area, was, wish, shape, stops, warm }) as OldRoom,
);

interface Measured {
  readonly record: Survey;
  readonly first: MatchedRoom;
  readonly room: MatchedRoom;
}

/** A room measured as a person does it in the page: corners drawn to their places, openings marked, things tapped. */
async function measured(
  photo: Buffer,
  truth: Room,
  camera: RoomCamera,
  imageUrl: string,
  seed: number,
): Promise<Measured> {
  const { data, info } = await sharp(photo)
    .resize({ width: LOOK_AT_PX, height: LOOK_AT_PX, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = info.width / camera.width;
  const surveyor = Surveyor.of(grayOf(data, info.width, info.height), { focalLength: camera.focal * scale });
  const first = surveyor?.looked().choices[0];
  if (!surveyor || !first) throw new Error('No walls were found.');
  const next = randomFrom(seed + 900);
  const spread = HAND * Math.hypot(info.width, info.height);
  const off = () => spread * 1.6 * (next() + next() + next() - 1.5);
  const tapped = ({ u, v }: Pixel): Pixel => ({ u: u * scale + off(), v: v * scale + off() });
  const ceilingIn = truth.shell.ceiling.heightIn;
  // One corner after the other is drawn to its place, and the room solved again, as the page does it.
  let held: Held = { room: first, ...NOTHING_SHOWN };
  const solving = (how: 'search' | 'keep') => {
    const { room, ...shown } = held;
    return { shown, near: room, ceilingIn, told: NOTHING_TOLD, how };
  };
  for (const [corner, at] of trueCorners(truth, camera)) {
    if (!inPicture(camera, at)) continue;
    const [level, side] = corner.split('-') as ['floor' | 'ceiling', 'left' | 'right'];
    const part = level === 'floor' ? 'bottom' : 'top';
    held = drawn(held, { side, part }, tapped(at), 2 * spread);
    held = { ...held, room: surveyor.solve(solving('search')) };
  }
  const { room } = held;
  const openings = truth.openings.flatMap((opening) => {
    if (!isShown(truth, camera, opening)) return [];
    const [a, , c] = cornersOfOpening(truth.shell, opening).map((place) => tapped(seenAt(camera, place)!));
    const kind =
      opening.kind === 'window' ? 'window' : opening.kind === 'cased-opening' ? 'cased-opening' : 'door';
    return [{ id: opening.id, kind, corners: [a!, c!] as const } as const];
  });
  const shell = shellOfRoom(room, ceilingIn, NOTHING_TOLD)!;
  const things = truth.items.flatMap(({ kind, id, box }): DrawnThing[] => {
    const is = ({ 'sink-base': 'sink', vanity: 'sink', toilet: 'toilet', bathtub: 'bathtub' } as const)[
      kind as string
    ];
    const at = is && seenAt(camera, [box.x + box.widthIn / 2, box.y + box.depthIn / 2, 0]);
    if (!is || !inPicture(camera, at)) return [];
    const place = placeOfThing(is, room, room.lengths!.eye.inches, tapped(at), shell);
    return place ? [{ id, kind: is, plan: 'keep', ...place }] : [];
  });
  const { record, room: confirmed } = surveyor.confirm({
    solving: solving('keep'),
    openings,
    things: things.slice(0, 1),
    floor: NO_FLOOR,
    photo: { imageUrl, focalLength35mm: null },
  });
  return { record: record as Survey, first, room: confirmed };
}

/** Photo with white lines, as the page shows it. */
async function overlay(
  photo: Buffer,
  { camera, box }: MatchedRoom,
  more: readonly (readonly Pixel[])[] = [],
): Promise<Buffer> {
  const { width, height } = camera;
  const d = [
    ...[...outlineOf(camera, box).values()].map(({ from, to }) => `M${from.u} ${from.v}L${to.u} ${to.v}`),
    ...more.map((quad) => `M${quad.map(({ u, v }) => `${u} ${v}`).join('L')}Z`),
  ].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="5"/><path d="${d}" fill="none" stroke="#fff" stroke-width="2"/></svg>`;
  return sharp(photo)
    .resize(width, height)
    .composite([{ input: Buffer.from(svg) }])
    .jpeg({ quality: 85 })
    .toBuffer();
}

async function main(): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const words = (process.env.PAIRS ?? '').split(',');
  const wanted = CASES.map((one, i) => ({ one, seed: i + 1 })).filter(({ one }) =>
    words.some((word) => one.name.includes(word)),
  );
  // One of each kind first.
  wanted.sort((a, b) => a.one.name.slice(-1).localeCompare(b.one.name.slice(-1)));
  const offs: number[] = [];
  const paints: number[] = [];
  for (const { one, seed } of wanted) {
    const file = join(OUT, `${one.name}-before.jpg`);
    const known = join(OUT, `${one.name}-truth.json`);
    if (!existsSync(file) || !existsSync(known)) {
      const room = oldRoom(one, seed);
      const camera = phoneIn(room, SHAPES[one.shape], seed);
      writeFileSync(file, await photograph(one, room, camera, seed));
      writeFileSync(known, JSON.stringify({ room, camera }));
    }
    // What a photo shows stays what it shows, whatever the planner makes of its wish by now.
    const { room, camera } = JSON.parse(readFileSync(known, 'utf8')) as { room: Room; camera: RoomCamera };
    const drawn = await pair(one, seed, room, camera, readFileSync(file));
    offs.push(...drawn.offs);
    paints.push(...drawn.paints);
  }
  const sorted = offs.sort((a, b) => a - b);
  report(`Corners of walls and openings of ${wanted.length} pictures, off their photos`, [
    {
      what: 'median',
      value: 100 * sorted[sorted.length >> 1]!,
      unit: '% of the diagonal',
      aim: { most: 0.3 },
    },
    {
      what: '90th percentile',
      value: 100 * sorted[Math.floor(0.9 * sorted.length)]!,
      unit: '% of the diagonal',
      aim: { most: 0.8 },
    },
  ]);
  if (paints.length === 0) return;
  report(`Walls of ${paints.length} pictures that take their photo's paint, both read alike`, [
    {
      what: 'off on average',
      value: paints.reduce((a, b) => a + b, 0) / paints.length,
      unit: 'levels of sRGB',
    },
  ]);
}

async function pair(
  one: OldRoom,
  seed: number,
  truth: Room,
  camera: RoomCamera,
  photo: Buffer,
): Promise<{ readonly offs: readonly number[]; readonly paints: readonly number[] }> {
  const name = join(OUT, one.name);
  const { record, first, room } = await measured(photo, truth, camera, `/files/${one.name}.jpg`, seed);
  writeFileSync(`${name}-proposed.jpg`, await overlay(photo, first));
  const quads = record.openings.map((opening) =>
    cornersOfOpening(record.shell, opening).map((place) => seenAt(record.photos[0]!.camera, place)!),
  );
  writeFileSync(`${name}-confirmed.jpg`, await overlay(photo, room, quads));
  for (const { message } of surveyFaults(record)) console.log(`${one.name}: refused: ${message}`);
  const { shell, photos, ...measures } = record;
  const seen = refineCamera(photos[0]!, shell, record.openings);
  const surveyed = { shell, survey: { id: one.name, version: 1, ...measures, camera: seen } } as SurveyedRoom;
  const request = { category: one.category, designPrompt: `The ${one.category}, done anew.`, ...one.wish };
  const concept = planConcept(request, { seed, date: DATE, surveyed });
  const { data, info } = await sharp(photo)
    .resize({ width: 192, height: 192, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lent = await windowsLentBy(photo, concept);
  const asSeen = { room: { shell, openings: record.openings }, view: seen };
  const colors = await photoColors(photo, asSeen);
  const photoSurfaces = surfacesLeftOpen(concept.wishes, concept.room.finishes);
  const windowFrame = await framesOfWindows(photo, concept);
  const picture = await renderRoom(concept.room, {
    seed,
    quality: 'final',
    width: Math.round(WIDTH * Math.min(1, camera.width / camera.height)),
    view: seen,
    lightOf: { width: info.width, height: info.height, rgb: new Uint8Array(data) },
    kept: lent.map(({ opening }) => opening),
    windowFrame,
    photoColors: colors,
    photoSurfaces,
  });
  const after = await raw(
    (await withWindowsOf(photo, picture, { shell, view: seen, windows: lent })) ?? picture,
  )
    .png()
    .toBuffer();
  writeFileSync(`${name}-after.jpg`, await sharp(after).jpeg({ quality: 90 }).toBuffer());
  const width = 900;
  const height = Math.round((width * camera.height) / camera.width);
  const halves = await Promise.all(
    [photo, after].map((half) => sharp(half).resize(width, height, { fit: 'fill' }).toBuffer()),
  );
  writeFileSync(
    `${name}-pair.jpg`,
    await sharp({ create: { width: 2 * width + 12, height, channels: 3, background: '#fff' } })
      .composite(halves.map((input, i) => ({ input, left: i * (width + 12), top: 0 })))
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
  const { items } = clearOfCamera(concept.room, seen);
  const without = concept.room.items.filter((item) => !items.includes(item)).map(({ kind }) => kind);
  const offs = misalignments(truth, camera, seen, concept.room, record);
  console.log(
    `${one.name}: ${offs.length} corners, ${(100 * Math.max(...offs)).toFixed(2)} % off at most; ${record.openings.length} of ${truth.openings.length} openings marked, ${lent.length} windows lent (${lent.filter(({ filling }) => filling).length} in part), ${windowFrame ?? 'no'} frames; ${concept.title}${without.length > 0 ? `, without ${without.join(', ')}` : ''}`,
  );
  const { wall } = await photoColors(after, asSeen);
  const paints =
    photoSurfaces.includes('walls') && colors.wall && wall ? [levelsApart(colors.wall, wall)] : [];
  return { offs, paints };
}

/** The length of the difference of two colors, in levels of sRGB. */
function levelsApart(a: string, b: string): number {
  const channels = (hex: string) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));
  const other = channels(b);
  return Math.hypot(...channels(a).map((level, i) => level - other[i]!));
}

const raw = ({ rgb, width, height }: Picture) => sharp(rgb, { raw: { width, height, channels: 3 } });

/** How far corners of the room and its openings lie in the picture from the photo's: shares of the diagonal. */
function misalignments(
  truth: Room,
  was: RoomCamera,
  is: RoomCamera,
  { shell, openings }: Room,
  record: Survey,
): number[] {
  const scale = is.width / was.width;
  const diagonal = Math.hypot(is.width, is.height);
  const off = (place: readonly [number, number, number], at: Pixel): number => {
    const seen = seenAt(is, place);
    return seen ? Math.hypot(seen.u - scale * at.u, seen.v - scale * at.v) / diagonal : 1;
  };
  const { x: w, y: d } = shell.outline[2]!;
  const corners = [...trueCorners(truth, was)].flatMap(([corner, at]) =>
    inPicture(was, at)
      ? [
          off(
            [corner.endsWith('left') ? 0 : w, d, corner.startsWith('floor') ? 0 : shell.ceiling.heightIn],
            at,
          ),
        ]
      : [],
  );
  const frames = record.openings.flatMap(({ id, wall, offsetIn }) => {
    const real = truth.openings.find((one) => one.id === id);
    // A planner calls openings what it likes.
    const [drawn] = openings
      .filter((one) => one.wall === wall)
      .sort((a, b) => Math.abs(a.offsetIn - offsetIn) - Math.abs(b.offsetIn - offsetIn));
    if (!real || !drawn) return [];
    const places = cornersOfOpening(shell, drawn);
    return cornersOfOpening(truth.shell, real).map((place) =>
      Math.min(...places.map((p) => off(p, seenAt(was, place)!))),
    );
  });
  return [...corners, ...frames];
}

await main();
process.exit(0);
