import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import { expect, it } from 'vitest';
import { chooseCamera } from '../../src/camera/choose-views.js';
import { placeCamera } from '../../src/camera/place-camera.js';
import { stagedTaken } from '../../src/camera/staged-taken.js';
import { SHAPE } from '../../src/camera/view.js';
import { SceneTables, seeScene } from '../../src/tracer/scene-tables.js';

const [W, H] = [90, 60];

it('no third of a view is bare once what is staged before the camera is carried out of it', async () => {
  const { room } = planConcept(
    { category: 'basement', style: 'industrial', budget: 60_000, features: 'home gym', area: '22x18' },
    { seed: 3, date: '2026-11-01' },
  );
  const scene = buildScene(room, 3);
  const kernel = await seeScene(new SceneTables(scene), 'simd');
  const view = chooseCamera(kernel, scene);
  const taken = stagedTaken(view, scene, SHAPE);
  placeCamera(kernel, view, scene);
  const bare = [0, 0, 0];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const item = kernel.itemAt(x + 0.5, y + 0.5, W, H);
      const isOutside = kernel.itemDistance() > 1e6;
      if ((item === -1 && !isOutside) || taken.has(item)) bare[Math.floor((3 * x) / W)]! += 3 / (W * H);
    }
  expect(Math.max(...bare)).toBeLessThan(0.85);
});
