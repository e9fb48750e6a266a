/**
 * npm run panoramas -w libs/render [-- name…]: renders gardens, streets and the sea that windows look at, each once, into kept/NAME.webp. One is
 * half of what lies around, 1600 pixels wide, from the elevation TOP (the tangent of its angle) down; it takes two to six minutes
 * of a quiet core. `--check` renders a strip of each and ends with 1 where it is not what is kept; `--from=400 --to=700 --samples=6`
 * writes a part to the system's folder for such files, to be looked at while something is changed.
 * Needs libs/render to be built, and its compilers (`npm run build:kernel -w libs/render`).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import asc from '../compiler/node_modules/assemblyscript/dist/asc.js';
import { sources } from '../compiler/source.mjs';
import { buildBvh } from '../dist/tracer/bvh.js';
import { packMeshes } from '../dist/tracer/mesh-tables.js';
import { packPrimitives } from '../dist/tracer/tables.js';
import { LOOKS } from './looks.mjs';

/** Pixels around; half of them are rendered. */
const COLUMNS = 3200;
const TOP = 0.62;
const BOTTOM = -0.42;
const ROWS = Math.round(((TOP - BOTTOM) / (2 * Math.PI)) * COLUMNS);
const SAMPLES = 14;
/** Rows of one call. */
const BAND = 8;
/** Columns of the strip that is checked, and how far it may differ in the mean, in steps of 255: what is kept is compressed. */
const STRIP = { from: 780, to: 812, differs: 7 };

const given = process.argv.slice(2);
const names = given.filter((word) => !word.startsWith('--'));
const number = (name) => {
  const found = given.find((word) => word.startsWith(`--${name}=`));
  return found && Number(found.split('=')[1]);
};
const kept = (name) => new URL(`kept/${name}.webp`, import.meta.url);

async function compile() {
  const files = sources();
  for (const name of ['bake.ts', 'surfaces.ts'])
    files.set(name, await readFile(new URL(name, import.meta.url), 'utf8'));
  let binary;
  const words =
    'bake.ts --runtime stub --noAssert --optimizeLevel 3 --converge --importMemory --initialMemory 2 --maximumMemory 65536 --memoryBase 1024 --use abort= --enable simd --outFile bake.wasm';
  const { error, stderr } = await asc.main(words.split(' '), {
    readFile: (name) => files.get(name.replace(/^\.\//, '')) ?? null,
    writeFile: (name, contents) => {
      if (name === 'bake.wasm') binary = contents;
    },
    listFiles: () => [],
  });
  if (error) throw new Error(stderr.toString());
  return WebAssembly.compile(binary);
}

/** Surfaces as bake.ts reads them: 128 bytes each. */
function packSurfaces(surfaces) {
  const words = new Float32Array(surfaces.length * 32);
  const ints = new Uint32Array(words.buffer);
  surfaces.forEach(({ kind, values }, i) => {
    ints[i * 32] = kind;
    words.set(values, i * 32 + 1);
  });
  return new Uint8Array(words.buffer);
}

/** The columns of a panorama, three bytes a pixel: a root instead of sRGB, what reads it squares. */
async function render(code, look, { from = 0, to = COLUMNS / 2, samples = look.samples ?? SAMPLES }) {
  const { primitives, meshes, surfaces } = look.build(look);
  const { nodes, roots, triangles } = packMeshes(buildBvh(primitives, meshes), meshes);
  const tables = [nodes, packPrimitives(primitives, roots), packSurfaces(surfaces), triangles];
  let size = 65_536;
  const reserve = (bytes) => {
    const at = size;
    size += Math.ceil(bytes / 64) * 64;
    return at;
  };
  const places = tables.map((table) => reserve(table.length));
  const scratch = reserve(8192);
  const out = reserve(BAND * (to - from) * 12);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / 65_536), maximum: 65_536 });
  for (const [i, at] of places.entries()) new Uint8Array(memory.buffer).set(tables[i], at);
  const { exports: kernel } = await WebAssembly.instantiate(code, { env: { memory } });
  const [nodesAt, primitivesAt, surfacesAt, trianglesAt] = places;
  kernel.setScene(nodesAt, primitivesAt, surfacesAt, 0, 0, trianglesAt, 0, scratch, 3);
  kernel.setOutside(0, look.plants, look.season);
  kernel.setPlace(...look.place);
  const rgb = new Uint8Array(ROWS * (to - from) * 3);
  for (let row = 0; row < ROWS; row += BAND) {
    const end = Math.min(ROWS, row + BAND);
    kernel.bakeRows(out, COLUMNS, TOP, row, end, from, to, samples);
    const light = new Float32Array(memory.buffer, out, (end - row) * (to - from) * 3);
    const first = row * (to - from) * 3;
    light.forEach((v, i) => {
      rgb[first + i] = Math.round(255 * Math.sqrt(Math.min(1, Math.max(0, v))));
    });
  }
  return { rgb, picture: sharp(rgb, { raw: { width: to - from, height: ROWS, channels: 3 } }) };
}

async function check(code, name, look) {
  const { rgb } = await render(code, look, STRIP);
  const { data } = await sharp(await readFile(kept(name)))
    .extract({ left: STRIP.from, top: 0, width: STRIP.to - STRIP.from, height: ROWS })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const differs = data.reduce((sum, v, i) => sum + Math.abs(v - rgb[i]), 0) / data.length;
  console.log(`${name}: differs by ${differs.toFixed(2)}`);
  if (differs <= STRIP.differs) return;
  console.error(`kept/${name}.webp is not what is rendered: npm run panoramas -w libs/render -- ${name}`);
  process.exitCode = 1;
}

const code = await compile();
for (const [name, look] of Object.entries(LOOKS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (given.includes('--check')) {
    await check(code, name, look);
    continue;
  }
  const started = performance.now();
  const part = { from: number('from'), to: number('to'), samples: number('samples') };
  const { picture } = await render(code, look, part);
  if (Object.values(part).some((value) => value !== undefined)) {
    const folder = join(tmpdir(), 'plumbline-panoramas');
    await mkdir(folder, { recursive: true });
    await picture.png().toFile(join(folder, `${name}.png`));
  } else {
    await mkdir(fileURLToPath(new URL('kept', import.meta.url)), { recursive: true });
    await writeFile(
      kept(name),
      await picture.webp({ quality: 84, effort: 6, smartSubsample: true }).toBuffer(),
    );
  }
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
