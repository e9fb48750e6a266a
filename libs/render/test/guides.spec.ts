import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { levelCamera } from '../src/camera/view.js';
import { renderGuides } from '../src/guides/render-guides.js';

const SIZE = { width: 240, height: 160 };
const { room } = planConcept({ category: 'other', area: '12x16' }, { seed: 1, date: '2026-11-01' });
const bare = { ...room, items: [], openings: [] };
/** From the middle of the south wall straight to the north wall. */
const camera = levelCamera({
  x: (room.widthIn / 2) * 0.0254,
  y: 0.3,
  z: 1.4,
  headingX: 0,
  headingY: 1,
  halfWidth: 0.75,
  up: 0,
  name: 'straight',
});

const pixels = async (png: Buffer): Promise<(x: number, y: number) => number> => {
  const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...SIZE, channels: 1 });
  return (x, y) => data[y * SIZE.width + x]!;
};

it('shows what is near light and what is far dark, and a wall square to the eye even', async () => {
  const { depth } = await renderGuides(bare, { seed: 1, ...SIZE, camera });
  const at = await pixels(depth);
  expect(at(120, 159)).toBeGreaterThan(at(120, 130));
  expect(at(120, 130)).toBeGreaterThan(at(120, 80));
  expect(Math.abs(at(110, 80) - at(130, 76))).toBeLessThanOrEqual(1);
});

it('draws where surfaces meet, and nothing within them', async () => {
  const { lines } = await renderGuides(bare, { seed: 1, ...SIZE, camera });
  const at = await pixels(lines);
  const row = (y: number): number[] => Array.from({ length: 240 }, (_, x) => at(x, y));
  expect(new Set(row(80))).toEqual(new Set([0, 255]));
  // The two corners of the far wall, the same distance from the middle.
  const corners = row(80).flatMap((value, x) => (value === 255 ? [x] : []));
  const left = Math.min(...corners);
  const right = Math.max(...corners);
  expect(Math.abs(left + right - 239)).toBeLessThanOrEqual(2);
  expect(
    row(80)
      .slice(left + 4, right - 3)
      .every((value) => value === 0),
  ).toBe(true);
});

it('sees the room as the picture of the same seed does', async () => {
  const { lines } = await renderGuides(room, { seed: 1, ...SIZE });
  const again = await renderGuides(room, { seed: 1, ...SIZE });
  expect(again.lines.equals(lines)).toBe(true);
  const empty = await renderGuides(bare, { seed: 1, ...SIZE });
  expect(empty.lines.equals(lines)).toBe(false);
});

it('does without what is staged close to the eye, as the picture does', async () => {
  // A basket beside the desk in the south, in the way of an eye that stands there.
  const { room: office } = planConcept(
    { category: 'office', area: '12x16' },
    { seed: 1, date: '2026-11-01' },
  );
  const [basket] = buildScene(office, 1).staged ?? [];
  const { x, y, widthIn, depthIn } = basket!.box;
  const [px, py] = [x + widthIn / 2, y + depthIn / 2];
  const [east, north] = [office.widthIn / 2 - px, office.depthIn / 2 - py];
  const far = Math.hypot(east, north);
  const eye = levelCamera({
    x: (px + (east / far) * 50) * 0.0254,
    y: (py + (north / far) * 50) * 0.0254,
    z: 1,
    headingX: -east / far,
    headingY: -north / far,
    halfWidth: 1,
    up: 0,
    name: 'at the basket',
  });
  const { lines } = await renderGuides(office, { seed: 1, ...SIZE, camera: eye });
  const free = await renderGuides(office, { seed: 1, ...SIZE, camera: eye, floorFree: true });
  expect(lines.equals(free.lines)).toBe(true);
});
