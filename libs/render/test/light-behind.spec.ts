import type { Light } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { shareFromBehind, withoutFlatLight } from '../src/camera/light-behind.js';
import { levelCamera } from '../src/camera/view.js';

const window = (centre: Light['centre'], normal: Light['normal'], over: Partial<Light> = {}): Light => ({
  kind: 'window',
  centre,
  normal,
  u: [0.5, 0, 0],
  v: [0, 0, 0.6],
  emission: [0, 0, 0],
  area: 1.2,
  ...over,
});
/** In the south of a room of 5 by 4 m, looking north. */
const view = levelCamera({
  ...{ x: 2.5, y: 0.3, z: 1.4, headingX: 0, headingY: 1, halfWidth: 0.75, up: -0.1, name: 'from the south' },
});
const south = window([2.5, 0, 1.4], [0, 1, 0]);
const west = window([0, 2, 1.4], [1, 0, 0]);
const north = window([2.5, 4, 1.4], [0, -1, 0]);
const hall: Light = { ...south, kind: 'rectangle', emission: [3, 3, 3] };
const can: Light = { ...south, kind: 'spot', normal: [0, 0, -1], emission: [46, 46, 46] };

describe('light from behind the camera', () => {
  it('is dimmed where a window at a side gives the room its shadows', () => {
    const [behind, aside, lamp] = withoutFlatLight([south, west, can], view);
    expect(behind!.share).toBeLessThan(0.5);
    expect(aside).toBe(west);
    expect(lamp).toBe(can);
  });

  it('is dimmed as well where it comes from the next room', () => {
    const [behind, ahead] = withoutFlatLight([hall, north], view);
    expect(behind!.emission[1]).toBeLessThan(1.5);
    expect(ahead).toBe(north);
  });

  it('stays where it is all there is, or nearly', () => {
    const alone = [south, can];
    expect(withoutFlatLight(alone, view)).toBe(alone);
    const nearly = [south, { ...west, area: 0.2 }];
    expect(withoutFlatLight(nearly, view)).toBe(nearly);
    expect(shareFromBehind(nearly, view)).toBeGreaterThan(0.8);
  });

  it('is none where a window is in the picture', () => {
    expect(shareFromBehind([north, west], view)).toBe(0);
  });
});
