import { describe, expect, it } from 'vitest';
import { exposeView, RENDERED } from '../src/window-view.js';

const [W, H] = [64, 40];
/** The window's columns; what lies beside them is a wall. */
const [LEFT, RIGHT] = [16, 48];

/** A wall of light 0.5 with a window, through which `view` is seen at each place. */
function roomWith(view: (x: number, y: number) => readonly [number, number, number]) {
  const filled = () => new Float32Array(W * H * 4);
  const [picture, clear, albedos, normals] = [filled(), filled(), filled(), filled()];
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const o = (y * W + x) * 4;
      if (x >= LEFT && x < RIGHT) {
        clear.set(view(x, y), o);
        picture.set(view(x, y), o);
      } else {
        picture.set([0.5, 0.5, 0.5], o);
        albedos.set([0.8, 0.8, 0.8], o);
        normals.set([0, -1, 0], o);
      }
    }
  const seen = { width: W, height: H, picture, clear, albedos, normals };
  const at = (x: number, y: number) => [...picture.subarray((y * W + x) * 4, (y * W + x) * 4 + 3)];
  return { seen, at };
}

const mean = (of: (x: number, y: number) => number[]): number => {
  let sum = 0;
  for (let y = 0; y < H; y++) for (let x = LEFT; x < RIGHT; x++) sum += of(x, y)[1]!;
  return sum / (H * (RIGHT - LEFT));
};

describe('the view through a window', () => {
  it('has a tone of its own, however bright the day and however dark the room', () => {
    const tones = [1, 2, 4].flatMap((day) =>
      [0.5, 1, 1.6].map((exposure) => {
        const { seen, at } = roomWith(() => [day, day, day]);
        exposeView(seen, exposure);
        return mean(at) * exposure;
      }),
    );
    for (const tone of tones) expect(tone).toBeCloseTo(tones[0]!, 3);
    // A little lighter than a white wall: the light comes from there, and the view keeps its drawing.
    expect(tones[0]).toBeGreaterThan(1.05);
    expect(tones[0]).toBeLessThan(1.4);
  });

  it('that was rendered is lighter where sky and sea are seen than where leaves are, but less than they differ', () => {
    const toneOf = (light: number): number => {
      const { seen, at } = roomWith(() => [light, light, light]);
      exposeView(seen, 1, { ...RENDERED, cloud: 10 });
      return mean(at);
    };
    const [leaves, dusk, sky] = [toneOf(1.5), toneOf(0.4), toneOf(4.5)];
    expect(dusk).toBeCloseTo(leaves, 3);
    expect(sky).toBeGreaterThan(1.5 * leaves);
    expect(sky).toBeLessThan(3 * leaves);
  });

  it('is not clipped where a part of it is far brighter', () => {
    const { seen, at } = roomWith((_, y) => (y < 12 ? [9, 9, 9] : [0.3, 0.3, 0.3]));
    exposeView(seen, 1);
    expect(at(32, 3)[1]).toBeLessThan(2.6);
  });

  it('loses a little of its color, and fine patterns', () => {
    const { seen, at } = roomWith((x) => (x % 2 ? [0.2, 0.6, 0.1] : [0.1, 0.3, 0.05]));
    exposeView({ ...seen }, 1);
    const [a, b] = [at(30, 20), at(31, 20)];
    expect(Math.max(...a) / Math.min(...a)).toBeLessThan(5.5);
    expect(Math.max(a[1]!, b[1]!) / Math.min(a[1]!, b[1]!)).toBeLessThanOrEqual(2);
  });

  it('lies out of focus: leaves ten pixels apart in a picture of a thousand lose half of their contrast', () => {
    const [width, height] = [1000, 8];
    const leaves = Float32Array.from({ length: width * height * 4 }, (_, i) =>
      Math.floor(i / 4) % 10 < 5 ? 0.2 : 0.6,
    );
    const [picture, clear, none] = [leaves.slice(), leaves, new Float32Array(leaves.length)];
    exposeView({ width, height, picture, clear, albedos: none, normals: none }, 1);
    const row = Array.from({ length: 60 }, (_, x) => picture[(4 * width + 400 + x) * 4]!);
    expect(Math.max(...row) / Math.min(...row)).toBeLessThan(2);
  });

  it('leaves the room as it is, but for the part of it that an edge pixel shows', () => {
    const { seen, at } = roomWith(() => [4, 4, 4]);
    const edge = (20 * W + LEFT - 1) * 4;
    seen.clear.set([2, 2, 2], edge);
    seen.picture.set([2.25, 2.25, 2.25], edge);
    exposeView(seen, 1);
    expect(at(3, 20)).toEqual([0.5, 0.5, 0.5]);
    expect(at(LEFT - 1, 20)[0]).toBeCloseTo(0.25 + mean(at) / 2, 1);
  });

  it('is none where nothing but a few pixels shows it', () => {
    const { seen, at } = roomWith(() => [4, 4, 4]);
    seen.albedos.fill(0.5);
    exposeView(seen, 1);
    expect(at(32, 20)).toEqual([4, 4, 4]);
  });
});
