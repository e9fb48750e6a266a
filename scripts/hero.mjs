// npm run hero: the landing page's before and after into docs/gallery, made as the product makes them. A rendered old
// kitchen is the photo; its lines are found, corners and openings marked as a person marks them, the room solved, the
// concept planned in it and rendered through the photo's camera, with the insides of its windows. Run after a build;
// `npm run hero -- 480 4 /tmp` makes small ones with four samples a pixel elsewhere.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLES } from '@plumbline/concept';
import { renderRoom } from '@plumbline/render';
import { planConcept } from '@plumbline/room';
import * as survey from '@plumbline/survey';
import sharp from 'sharp';
import { withWindowsOf } from '../services/designs/dist/pictures/keep-windows.js';
import { framesOfWindows, windowsLentBy } from '../services/designs/dist/pictures/lent-windows.js';
import { ROOT } from './lib/workspace.mjs';

const [width = '1920', samples = 'refined', folder = join(ROOT, 'docs/gallery')] = process.argv.slice(2);
const SIZE = { width: Number(width), height: Math.round((Number(width) * 2) / 3) };
const QUALITY = Number(samples) || 'refined';
/** The refined picture's network, with fewer samples too. */
const DENOISE = 'base';
const DATE = '2026-11-01';
const MOST_BYTES = 240_000;
/** How exactly a person marks a point with the magnifier: a share of the diagonal. */
const HAND = 0.002;
/** From the camera to the wall behind it, inches: told by who took the photo. */
const BEHIND = 14;

/** Numbers between -1 and 1 from a seed, about normal. */
function wobble(seed) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return () => ((next() + next() + next()) * 2) / 3 - 1;
}

/** Surveys a room in its photo; `truth` is the room and the camera that the photo was rendered of. */
async function surveyIn(photo, truth, camera) {
  const { data, info } = await sharp(photo)
    .resize(1200)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = survey.grayOf(data, info.width, info.height);
  const scale = info.width / camera.width;
  const at = (place) => {
    const seen = survey.seenAt(camera, place);
    return seen && { u: seen.u * scale, v: seen.v * scale };
  };
  const shown = (p) => p && p.u > 0 && p.v > 0 && p.u < info.width && p.v < info.height;
  const focalLength = camera.focal * scale;
  const found = survey.findCamera(survey.findSegments(image), info.width, info.height, { focalLength });
  const off = wobble(5);
  const spread = HAND * Math.hypot(info.width, info.height);
  const by = (p) => ({ u: p.u + spread * off(), v: p.v + spread * off(), spread });
  const { ceilingIn } = truth;
  const back = survey.facingOfCamera(camera);
  const marks = ['left', 'right'].flatMap((side) =>
    ['floor', 'ceiling'].flatMap((level) => {
      const p = at([...survey.backCorner(truth.shell, camera, side), level === 'floor' ? 0 : ceilingIn]);
      return shown(p) ? [{ ...by(p), corner: `${level}-${side}` }] : [];
    }),
  );
  const start = survey.proposeBoxes(found, { marks, picture: survey.softPictureOf(image), most: 1 })[0].box;
  const solved = survey.solveRoom(found, start, marks, [survey.knownCeiling(ceilingIn)]);
  const { shell, at: stood } = survey.toShell(solved, { behindIn: BEHIND, ceilingIn }, [
    'north',
    'west',
    'east',
  ]);
  const walls = {
    [back]: 'back',
    [survey.sideOf('left', back)]: 'left',
    [survey.sideOf('right', back)]: 'right',
  };
  const corners = new Map();
  const openings = truth.openings.flatMap((opening) => {
    const wall = walls[opening.side];
    const points = survey.cornersOfOpening(truth.shell, opening).map(at);
    if (!wall || !points.every(shown)) return [];
    const drawn = [points[0], points[2]].map(by);
    const measured = survey.measureRectangle(solved, wall, drawn, spread);
    if (!measured) return [];
    corners.set(opening.id, points);
    return [survey.openingOn(shell, measured, { id: opening.id, kind: opening.kind })];
  });
  const given = {
    camera: survey.cameraInRoom(solved.camera, stood),
    spread: { focal: found.focalSpread, angle: found.angleSpread, placeIn: 3 },
    marks,
    lines: found.segments.slice(0, 80),
  };
  const fitted = survey.refineCamera(given, shell, openings);
  const diagonal = Math.hypot(info.width, info.height);
  const misses = openings.flatMap((opening) =>
    survey.cornersOfOpening(shell, opening).map((place) => {
      const seen = survey.seenAt(fitted, place);
      return (
        Math.min(...corners.get(opening.id).map((p) => Math.hypot(p.u - seen.u, p.v - seen.v))) / diagonal
      );
    }),
  );
  return {
    misses,
    surveyed: {
      shell,
      survey: {
        id: 'hero',
        version: 1,
        measuredBy: 'homeowner',
        lengths: [],
        openings,
        existing: thingsOf(truth, shell),
        camera: fitted,
      },
    },
  };
}

/** What the old kitchen has and who lives there keeps where it is, and what a survey calls it. */
const KEPT = { 'sink-base': 'sink', dishwasher: 'dishwasher', refrigerator: 'refrigerator', range: 'range' };
const OPPOSITE = { north: 'south', south: 'north', east: 'west', west: 'east' };

/** The things tapped in the photo by who keeps them. The wall at the photo's back, south in `truth`, is north in a survey. */
function thingsOf(truth, shell) {
  const widthIn = Math.max(...shell.outline.map(({ x }) => x));
  const depthIn = Math.max(...shell.outline.map(({ y }) => y));
  const turned = (from, size, was, is) => ((was - from - size / 2) * is) / was - size / 2;
  return truth.items
    .filter(({ kind }) => KEPT[kind])
    .map(({ id, kind, box, facing }) => ({
      id,
      kind: KEPT[kind],
      box: {
        ...box,
        x: Math.min(widthIn - box.widthIn, Math.max(0, turned(box.x, box.widthIn, truth.widthIn, widthIn))),
        y: Math.min(depthIn - box.depthIn, Math.max(0, turned(box.y, box.depthIn, truth.depthIn, depthIn))),
      },
      facing: OPPOSITE[facing],
      plan: 'keep',
    }));
}

/** The kitchen as it is: the same walls and openings, twenty-five years old. */
function tired(room) {
  const finish = (material, color, accent) => ({ material, color, ...(accent ? { accent } : {}) });
  const added = new Set(['under-cabinet-light', 'pendant', 'rug', 'plant', 'floating-shelf', 'artwork']);
  const items = room.items
    .filter((item) => !added.has(item.kind))
    .map((item) => {
      const { accent: _, material: __, color: ___, ...traits } = item.traits ?? {};
      if (item.kind === 'refrigerator')
        return { ...item, traits: { ...traits, finish: 'white', panelled: false } };
      if (item.kind === 'hood') return { ...item, traits: { ...traits, form: 'under-cabinet' } };
      return { ...item, traits };
    });
  return {
    ...room,
    style: 'traditional',
    items,
    finishes: {
      ...STYLES.traditional.finishes,
      walls: finish('paint', '#d9c9a3'),
      ceiling: finish('paint', '#f4f2ec'),
      floor: finish('vinyl-sheet', '#bda98a', '#a8926f'),
      trim: finish('painted-wood', '#e2d6bd'),
      cabinets: finish('oak', '#a9743f', '#8a5a2d'),
      accentCabinets: finish('oak', '#a9743f', '#8a5a2d'),
      counter: finish('laminate', '#b7a58a', '#9c8a70'),
      backsplash: finish('tile', '#d8c9ab', '#b8a888'),
      metal: finish('brass', '#a58a4a'),
      door: 'raised-panel',
    },
  };
}

/** A phone's camera, held at `at` and turned, pitched and rolled by so many degrees from looking north. */
function phone(at, turn, pitch, roll, halfAngle) {
  const [t, p, r] = [turn, pitch, roll].map((degrees) => (degrees * Math.PI) / 180);
  const { right, down, ahead } = survey.axesOf({ turn: t, pitch: p, roll: r });
  const focal = SIZE.width / 2 / Math.tan((halfAngle * Math.PI) / 180);
  return { ...SIZE, focal, cx: SIZE.width / 2, cy: SIZE.height / 2, at, right, down, ahead };
}

const KITCHEN = { category: 'kitchen', budget: 60_000 };
const old = planConcept({ ...KITCHEN, style: 'traditional', area: '14x16' }, { seed: 1, date: DATE }).room;
const NEW = {
  ...KITCHEN,
  style: 'transitional',
  colors: 'white and navy',
  layout: 'l-shaped',
  features: 'island',
};
const SEED = 1;

const camera = phone({ x: old.widthIn * 0.3, y: old.depthIn - BEHIND, z: 60 }, 170, -8, 0.6, 36);
const raw = ({ rgb, width: w, height: h }) => sharp(rgb, { raw: { width: w, height: h, channels: 3 } });
async function save(name, picture) {
  for (const quality of [84, 78, 72, 64, 56]) {
    const file = await raw(picture).webp({ quality, effort: 5 }).toBuffer();
    if (file.length > MOST_BYTES) continue;
    await writeFile(join(folder, `${name}.webp`), file);
    return;
  }
  throw new Error(`${name} does not fit into ${MOST_BYTES} bytes.`);
}

const before = await renderRoom(tired(old), {
  seed: 1,
  quality: QUALITY,
  denoise: DENOISE,
  view: camera,
  ...SIZE,
});
await save('before', before);
const photo = await raw(before).png().toBuffer();
const { surveyed, misses } = await surveyIn(photo, old, camera);
const percent = (share) => `${(100 * share).toFixed(2)} %`;
console.log(
  `corners of ${surveyed.survey.openings.length} openings ${percent(misses.reduce((a, b) => a + b, 0) / misses.length)} of the diagonal off, ${percent(Math.max(...misses))} at most`,
);
const concept = planConcept(NEW, { seed: SEED, date: DATE, surveyed });
const lent = await windowsLentBy(photo, concept);
const small = await sharp(photo).resize(192).raw().toBuffer({ resolveWithObject: true });
const drawn = await renderRoom(concept.room, {
  seed: SEED,
  quality: QUALITY,
  denoise: DENOISE,
  view: surveyed.survey.camera,
  lightOf: { width: small.info.width, height: small.info.height, rgb: new Uint8Array(small.data) },
  kept: lent.map(({ opening }) => opening),
  windowFrame: await framesOfWindows(photo, concept),
  ...SIZE,
});
const { shell } = concept.room;
const withWindows = await withWindowsOf(photo, drawn, { shell, view: surveyed.survey.camera, windows: lent });
await save('after', withWindows ?? drawn);
console.log(
  `${lent.length} windows lent by the photo, ${lent.filter(({ filling }) => filling).length} in part; ${concept.title}; ${concept.altText}`,
);
for (const sentence of concept.brief.unmet) console.log(`not so: ${sentence}`);
