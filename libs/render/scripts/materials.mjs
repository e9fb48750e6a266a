/**
 * A sheet of materials in the light of one room: each on a ball 10 in wide and on a panel 24 in wide behind it, named below.
 * Writes materials.png where it is called. Run after a build; an argument is the samples a pixel (16).
 */
import { writeFile } from 'node:fs/promises';
import { planConcept } from '@plumbline/room';
import {
  buildScene,
  counterMaterial,
  fabricMaterial,
  floorMaterial,
  metalMaterial,
  SceneBuilder,
  tileMaterial,
  wallMaterial,
  woodMaterial,
} from '@plumbline/scene';
import sharp from 'sharp';
import { levelCamera } from '../dist/camera/view.js';
import { studyRoom } from '../dist/render-room.js';

const samples = Number(process.argv[2] ?? 16);
const COLUMNS = 7;
/** Inches, and pixels, from one to the next. */
const STEP = 28;
const CELL = 220;

/** What makes them, and the materials with their colours. */
const SHEET = [
  [
    woodMaterial,
    [
      ['white-oak', '#c8a97e'],
      ['oak', '#b5894f'],
      ['walnut', '#6b4a33'],
      ['maple', '#dcc19a'],
      ['pine', '#d8b27c'],
      ['cherry', '#8f4a2b'],
      ['reclaimed-wood', '#8a6a4c'],
    ],
  ],
  [
    floorMaterial,
    [
      ['white-oak-plank', '#c8a97e'],
      ['walnut-plank', '#6b4a33'],
      ['herringbone-oak', '#c09a68'],
      ['lvp', '#a08a70'],
      ['slate-tile', '#4a4d50'],
      ['checkerboard-tile', '#f0eee8'],
      ['carpet', '#cfc6b8'],
    ],
  ],
  [
    counterMaterial,
    [
      ['marble', '#f2f0ec'],
      ['quartzite', '#e6ddd0'],
      ['quartz', '#f4f2ee'],
      ['granite', '#8a8078'],
      ['soapstone', '#43484a'],
      ['butcher-block', '#b98a55'],
      ['concrete', '#a8a6a2'],
    ],
  ],
  [
    tileMaterial,
    [
      ['subway-tile', '#f4f4f0'],
      ['zellige-tile', '#dfe3dc'],
      ['hex-tile', '#eeeeea'],
      ['penny-tile', '#3f5f6a'],
      ['mosaic-tile', '#8fb0b0'],
      ['marble-tile', '#f0efec'],
      ['herringbone-tile', '#e8e6df'],
    ],
  ],
  [
    wallMaterial,
    [
      ['paint', '#dfe3e0'],
      ['plaster', '#d9cfc0'],
      ['limewash', '#c9bda8'],
      ['brick', '#8f4a38'],
      ['shiplap', '#f2f1ec'],
      ['beadboard', '#eef0ee'],
      ['concrete', '#a9a7a2'],
    ],
  ],
  [
    fabricMaterial,
    [
      ['linen', '#cfc6b4'],
      ['wool', '#7c8288'],
      ['boucle', '#ece6da'],
      ['velvet', '#2f5d50'],
      ['leather', '#8a5230'],
      ['canvas', '#c9a13a'],
      ['cotton', '#5c7a94'],
    ],
  ],
  [
    metalMaterial,
    [
      ['chrome', '#cccccc'],
      ['polished-nickel', '#c0b8a8'],
      ['brushed-nickel', '#a8a294'],
      ['stainless-steel', '#aaaaaa'],
      ['brass', '#b08d4c'],
      ['bronze', '#5a4030'],
      ['matte-black', '#1c1c1e'],
    ],
  ],
];
const all = SHEET.flatMap(([make, finishes]) =>
  finishes.map(([material, color]) => [material, make({ material, color })]),
);
const rows = Math.ceil(all.length / COLUMNS);
const [width, height] = [COLUMNS * STEP, rows * STEP];

const { room: planned } = planConcept(
  { category: 'living room', style: 'scandinavian', area: '20x20' },
  { seed: 1, date: '2026-11-01' },
);
const light = buildScene({ ...planned, items: [] }, 1);
const builder = new SceneBuilder();
// Within the room: from outside its ceiling would be in the way.
const AWAY = 190;
const frame = builder.frame({ x: 20, y: AWAY, z: 0, widthIn: 0, depthIn: 0, heightIn: 0 }, 'south');
all.forEach(([, made], i) => {
  const material = builder.material(made);
  const x = (i % COLUMNS) * STEP + STEP / 2;
  const z = height - Math.floor(i / COLUMNS) * STEP - STEP / 2;
  frame.box(x - 12, 40, z - 12, x + 12, 41, z + 12, material, { grain: 'z' });
  frame.ellipsoid([x - 5, 33, z - 5], [5, 5, 5], material);
  frame.roundedBox([x + 6, 34, z - 7], [4.5, 3, 3], 0.8, material);
});
const grey = builder.material({
  ...all[0][1],
  pattern: 0,
  base: [0.4, 0.4, 0.4],
  mean: [0.4, 0.4, 0.4],
  roughness: 0.9,
});
frame.box(-60, 42, -60, width + 60, 44, height + 60, grey, { bevel: 0 });
// A grey room about it, so that what is smooth has something to mirror.
const [x0, x1, y0, z0, z1] = [-60, width + 60, -AWAY - 40, -60, height + 60];
frame.box(x0 - 2, y0, z0, x0, 44, z1, grey, { bevel: 0 });
frame.box(x1, y0, z0, x1 + 2, 44, z1, grey, { bevel: 0 });
frame.box(x0, y0 - 2, z0, x1, y0, z1, grey, { bevel: 0 });
frame.box(x0, y0, z0 - 2, x1, 44, z0, grey, { bevel: 0 });
frame.box(x0, y0, z1, x1, 44, z1 + 2, grey, { bevel: 0 });
const lamp = [5, 4.9, 4.7];
frame.rectangleLight(
  'rectangle',
  [-40, -60, height + 30],
  [30, 0, 0],
  [0, 21, 21],
  [0.45, 0.72, -0.53],
  lamp,
);
frame.rectangleLight(
  'rectangle',
  [width + 58, -40, height / 2],
  [0, 20, 0],
  [0, 0, 60],
  [-1, 0, 0],
  [1.5, 1.6, 1.8],
);
const scene = {
  ...light,
  primitives: builder.primitives,
  materials: builder.materials,
  lights: builder.lights,
};
const METRE = 0.0254;
const back = 150;
const view = levelCamera({
  x: (20 + width / 2) * METRE,
  y: (AWAY - back) * METRE,
  z: (height / 2) * METRE,
  headingX: 0,
  headingY: 1,
  halfWidth: width / 2 / (back + 40),
  up: 0,
  name: 'sheet',
});
const size = { width: COLUMNS * CELL, height: rows * CELL };
const { rgb } = await studyRoom(planned, { seed: 1, quality: samples, ...size, camera: view, scene });
const text = all
  .map(
    ([name], i) =>
      `<text x="${(i % COLUMNS) * CELL + 12}" y="${Math.floor(i / COLUMNS) * CELL + CELL - 6}">${name}</text>`,
  )
  .join('');
const names = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" font-family="sans-serif" font-size="15" fill="#fff">${text}</svg>`;
const sheet = sharp(rgb, { raw: { ...size, channels: 3 } }).composite([{ input: Buffer.from(names) }]);
await writeFile('materials.png', await sheet.png().toBuffer());
