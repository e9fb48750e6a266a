import { STYLES } from '@plumbline/concept';
import {
  counterMaterial,
  fabricMaterial,
  film,
  fire,
  floorMaterial,
  type Material,
  plain,
  shade,
  wallMaterial,
  woodMaterial,
} from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { blackPoint } from '../src/exposure.js';
import { LOOK } from '../src/render-session.js';
import type { Kernel } from '../src/wasm/kernel.js';
import { type Bench, bench, box } from './bench-scene.js';

const [W, H] = [96, 96];

/** What a camera that looks along y at a panel sees: albedo and light without noise, 4 floats a pixel. */
async function seen(
  material: Material,
  distance: number,
  wide: number,
  prepare: (made: Bench) => void = () => {},
  draw: (kernel: Kernel) => void = (kernel) => kernel.renderRows(0, H, 0, 4, 0),
  panels = [box([-3, 0, -3], [3, 0.02, 3])],
): Promise<{ readonly albedo: Float32Array; readonly normal: Float32Array; readonly clear: Float32Array }> {
  const made = await bench(panels, [], [material]);
  const { kernel, memory, reserve } = made;
  const bytes = W * H * 16;
  const buffers = Array.from({ length: 5 }, () => reserve(bytes));
  kernel.setPicture(W, H, 4, 1, ...(buffers as [number, number, number, number, number]));
  kernel.setCamera(0, -distance, 0.013, 0, 1, 0, 1, 0, 0, 0, 0, 1, wide / 2 / distance, 0, 0, 0, 0);
  prepare(made);
  draw(kernel);
  const floats = (at: number): Float32Array =>
    new Float32Array(memory.buffer, at, W * H * 4).map((v) => v / 4);
  return { albedo: floats(buffers[2]!), normal: floats(buffers[3]!), clear: floats(buffers[4]!) };
}

/** How far the panel's normals lean aside, pixel by pixel. */
const leans = async (material: Material, distance: number, wide: number): Promise<Float32Array> =>
  (await seen(material, distance, wide)).normal.filter((_, i) => i % 4 === 0);

/** Means of squares of so many pixels of a picture's green. */
function patches(picture: Float32Array, side: number): number[] {
  const means: number[] = [];
  for (let y = 0; y + side <= H; y += side)
    for (let x = 0; x + side <= W; x += side) {
      let sum = 0;
      for (let j = 0; j < side; j++)
        for (let i = 0; i < side; i++) sum += picture[((y + j) * W + x + i) * 4 + 1]!;
      means.push(sum / side ** 2);
    }
  return means;
}

/** Standard deviation over mean. */
function variation(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  return Math.sqrt(values.reduce((a, v) => a + (v - mean) ** 2, 0) / values.length) / mean;
}

const finish = (material: string, color: string) =>
  ({ material, color }) as Parameters<typeof fabricMaterial>[0];

describe('upholstery', () => {
  it.each(['linen', 'wool', 'boucle', 'leather'])(
    'of %s has no stains: from across a room, patches as large as a hand are alike',
    async (name) => {
      const { albedo } = await seen(fabricMaterial(finish(name, '#c9c2b4')), 3.5, 2);
      expect(variation(patches(albedo, 5))).toBeLessThan(0.02);
    },
  );

  it('that is rumpled has sharp creases and no soft waves', async () => {
    const linen: Material = { ...fabricMaterial(finish('linen', '#c9c2b4')), bump: 0.75 };
    // A pixel is 8 mm: threads are lost in it.
    const normals = await leans(linen, 2, 0.77);
    const steps = Array.from(normals, (lean, at) => (at % W === 0 ? 0 : Math.abs(lean - normals[at - 1]!)));
    steps.sort((a, b) => a - b);
    const spread = Math.sqrt(normals.reduce((sum, lean) => sum + lean ** 2, 0) / normals.length);
    // From one pixel to the next they lean by more than they do in the mean.
    expect(steps[Math.floor(0.98 * steps.length)]! / spread).toBeGreaterThan(1.1);
  });

  it('shows its threads from close by', async () => {
    const { albedo } = await seen(fabricMaterial(finish('linen', '#c9c2b4')), 0.3, 0.05);
    expect(variation(patches(albedo, 1))).toBeGreaterThan(0.04);
  });

  // Ten feet off in a picture 1536 pixels wide, a pixel is an eighth of an inch: single threads are lost in it.
  const ACROSS_THE_ROOM = 96 * 0.003;

  it.each(['linen', 'wool', 'cotton'])('of %s shows its slubs from across a room', async (name) => {
    const { albedo } = await seen(fabricMaterial(finish(name, '#c9c2b4')), 3, ACROSS_THE_ROOM);
    const threads = variation(patches(albedo, 1));
    expect(threads).toBeGreaterThan(0.022);
    expect(threads).toBeLessThan(0.06);
  });

  it('is lighter or darker by piece, as its nap lies', async () => {
    const cloth = fabricMaterial(finish('linen', '#c9c2b4'));
    const pieces = Array.from({ length: 6 }, (_, i) => box([i, 0, -1], [i + 1, 0.02, 1]));
    const { albedo } = await seen(cloth, 6, 12, undefined, undefined, pieces);
    const means = patches(albedo, 8).filter((mean) => mean > 0.2);
    expect(Math.max(...means) / Math.min(...means)).toBeGreaterThan(1.02);
    expect(Math.max(...means) / Math.min(...means)).toBeLessThan(1.09);
  });
});

describe('wood', () => {
  it('has a figure of its own in every stave, and no detail finer than a pixel from far away', async () => {
    const oak = woodMaterial(finish('white-oak', '#c8a97e'));
    const close = await seen(oak, 0.5, 0.3);
    const far = await seen(oak, 8, 5.8);
    expect(variation(patches(close.albedo, 1))).toBeGreaterThan(0.02);
    expect(variation(patches(far.albedo, 1))).toBeLessThan(variation(patches(close.albedo, 1)));
  });

  it('has rings as wide as a tree makes them: a hand of oak holds many light and dark lines', async () => {
    const { albedo } = await seen(floorMaterial(finish('white-oak-plank', '#c8a97e')), 0.4, 0.19);
    const turns: number[] = [];
    for (let y = 4; y < H; y += 8) turns.push(crossings(albedo, y, 'row'), crossings(albedo, y, 'column'));
    expect(Math.max(...turns)).toBeGreaterThan(12);
  });
});

describe('floor boards', () => {
  it('are 3 to 6 1/2 in wide in every style', () => {
    for (const { form } of Object.values(STYLES)) {
      const wide = floorMaterial(finish('oak-plank', '#b08d63'), form.floorBoardIn).parameters[0]! / 0.0254;
      expect(wide).toBeGreaterThan(3);
      expect(wide).toBeLessThan(6.5);
    }
  });

  it.each([
    ['maple-plank', '#d8c09a', '#c3a87d'],
    ['white-oak-plank', '#d6c2a0', '#bfa985'],
    ['lvp', '#b39a7a', '#9b8162'],
  ])('of pale %s show their grain from across a room', async (name, color, accent) => {
    const floor = floorMaterial({ ...finish(name, color), accent });
    const { albedo } = await seen(floor, 3, 96 * 0.003);
    expect(variation(patches(albedo, 1))).toBeGreaterThan(0.03);
  });

  it.each(['oak-plank', 'white-oak-plank', 'walnut-plank', 'lvp'])(
    'of %s differ gently: across a room no board stands out from the others',
    async (name) => {
      const { albedo } = await seen(floorMaterial(finish(name, '#b08d63')), 3, 1.9);
      const patch = patches(albedo, 3).sort((a, b) => a - b);
      const at = (share: number): number => patch[Math.floor(share * patch.length)]!;
      expect(at(0.05) / at(0.5)).toBeGreaterThan(0.82);
      expect(at(0.95) / at(0.5)).toBeLessThan(1.16);
    },
  );
});

describe('butcher block', () => {
  it('shows one stave lengthwise along the edge of a slab, not the sides of blocks', async () => {
    const { albedo } = await seen(counterMaterial(finish('butcher-block', '#bd8f58')), 1, 0.4);
    const rowMeans = Array.from({ length: H }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < W; x++) sum += albedo[(y * W + x) * 4 + 1]!;
      return sum / W;
    });
    // From one row to the next there is no joint.
    const steps = rowMeans.slice(1).map((v, i) => Math.abs(v / rowMeans[i]! - 1));
    expect(Math.max(...steps)).toBeLessThan(0.04);
  });
});

describe('granite', () => {
  it('has crystals of less than a quarter inch, and no blots: from across a kitchen hands of it are alike', async () => {
    const granite = counterMaterial({ ...finish('granite', '#8a8078'), accent: '#5a524b' });
    const close = await seen(granite, 0.5, 0.3);
    const far = await seen(granite, 3, 1.9);
    expect(variation(patches(close.albedo, 1))).toBeGreaterThan(0.12);
    expect(variation(patches(far.albedo, 4))).toBeLessThan(0.03);
  });
});

/** How often a row's or a column's green crosses its mean. */
function crossings(picture: Float32Array, at: number, way: 'row' | 'column'): number {
  const line = Array.from(
    { length: W },
    (_, i) => picture[(way === 'row' ? at * W + i : i * W + at) * 4 + 1]!,
  );
  const mean = line.reduce((a, b) => a + b, 0) / W;
  return line.filter((v, i) => i > 0 && v > mean !== line[i - 1]! > mean).length;
}

describe('what is polished', () => {
  it('mirrors the pattern of what stands before it, not its mean tone alone', async () => {
    const polished = plain([0.01, 0.01, 0.01], { roughness: 0.04, reflectance: 0.3 });
    /** How much what a polished sheet mirrors of a wall behind the camera differs from place to place. */
    const shown = async (wall: Material): Promise<number> => {
      const things = [box([-3, 0, -3], [3, 0.02, 3]), box([-3, -1, -3], [3, -0.9, 3], 1)];
      const { kernel, memory, reserve } = await bench(things, [], [polished, wall]);
      const buffers = Array.from({ length: 5 }, () => reserve(W * H * 16));
      kernel.setPicture(W, H, 4, 1, ...(buffers as [number, number, number, number, number]));
      kernel.setAmbient(1, 1, 1);
      kernel.setCamera(0, -0.8, 0.013, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.4, 0, 0, 0, 0);
      kernel.renderRows(0, H, 0, 4, 0);
      return variation(patches(new Float32Array(memory.buffer, buffers[1]!, W * H * 4), 2));
    };
    const brick = wallMaterial(finish('brick', '#8f4a38'));
    expect(await shown(brick)).toBeGreaterThan(3 * (await shown(plain(brick.mean))));
  });
});

describe('brick', () => {
  it('is not all of one red: some were burnt dark, and bounced light sees the mean of all', async () => {
    const wall = wallMaterial(finish('brick', '#9a5f49'));
    const { albedo } = await seen(wall, 3, 1.9);
    // Two pixels are 4 cm: less than a brick's height with its joints.
    const patch = patches(albedo, 2).sort((a, b) => a - b);
    const at = (share: number): number => patch[Math.floor(share * patch.length)]!;
    // Few of them, and none so dark or light that the wall is a checkerboard.
    expect(at(0.03) / at(0.5)).toBeLessThan(0.8);
    expect(at(0.25) / at(0.5)).toBeGreaterThan(0.82);
    expect(at(0.9) / at(0.5)).toBeLessThan(1.3);
    for (const channel of [0, 1, 2]) {
      let sum = 0;
      for (let i = channel; i < albedo.length; i += 4) sum += albedo[i]!;
      const mean = (sum / albedo.length) * 4;
      expect(Math.abs(mean / wall.mean[channel]! - 1)).toBeLessThan(0.12);
    }
  });
});

describe('marble', () => {
  it('has veins that cross it: hardly any of them closes in a loop', async () => {
    const { albedo } = await seen(counterMaterial(finish('marble', '#eceae6')), 2, 1.5);
    const greens = Array.from({ length: W * H }, (_, i) => albedo[i * 4 + 1]!);
    const plainest = [...greens].sort((a, b) => a - b)[Math.floor(0.8 * W * H)]!;
    const isVein = greens.map((v) => v < plainest * 0.95);
    expect(isVein.filter(Boolean).length).toBeGreaterThan(0.01 * W * H);
    // What can be reached from the edge of the slab without crossing a vein lies in no loop.
    const reached = new Set<number>();
    const open = Array.from({ length: W }, (_, i) => [i, i * W, (H - 1) * W + i, i * W + W - 1]).flat();
    for (let i = open.pop(); i !== undefined; i = open.pop()) {
      if (isVein[i] || reached.has(i)) continue;
      reached.add(i);
      const [x, y] = [i % W, Math.floor(i / W)];
      if (x > 0) open.push(i - 1);
      if (x < W - 1) open.push(i + 1);
      if (y > 0) open.push(i - W);
      if (y < H - 1) open.push(i + W);
    }
    const looped = isVein.filter((vein, i) => !vein && !reached.has(i)).length;
    expect(looped / (W * H)).toBeLessThan(0.01);
  });
});

describe('beadboard', () => {
  it('is even from across a room, where its grooves are finer than a pixel', async () => {
    const { albedo } = await seen(wallMaterial(finish('beadboard', '#f2f1ec')), 8, 5.8);
    expect(variation(patches(albedo, 1))).toBeLessThan(0.01);
  });
});

describe('butcher block', () => {
  it('is glued: no joint between its staves is nearly black', async () => {
    const { albedo } = await seen(counterMaterial(finish('butcher-block', '#c89b5f')), 0.5, 0.3);
    const greens = patches(albedo, 1).sort((a, b) => a - b);
    expect(greens[0]! / greens[Math.floor(greens.length / 2)]!).toBeGreaterThan(0.55);
  });
});

describe('a flame', () => {
  it('shines, and shows what is behind it', async () => {
    const made = await bench(
      [box([-3, 0, -3], [3, 0.02, 3]), box([-3, -0.5, -3], [3, -0.4, 3], 1)],
      [],
      [plain([0.1, 0.6, 0.1]), fire([2, 1, 0.2])],
    );
    const { kernel, memory, reserve } = made;
    const buffers = Array.from({ length: 5 }, () => reserve(W * H * 16));
    kernel.setPicture(W, H, 4, 1, ...(buffers as [number, number, number, number, number]));
    kernel.setCamera(0, -2, 0.013, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.2, 0, 0, 0, 0);
    kernel.renderRows(0, H, 0, 4, 0);
    const middle = ((H / 2) * W + W / 2) * 4;
    const at = (buffer: number): Float32Array =>
      new Float32Array(memory.buffer, buffer, W * H * 4).slice(middle, middle + 3).map((v) => v / 4);
    expect(at(buffers[2]!)[1]).toBeGreaterThan(0.5);
    expect(at(buffers[4]!)[0]).toBeGreaterThan(1.5);
  });
});

describe('a still of a film', () => {
  it('shines by itself, in many colors, between black bars', async () => {
    const { clear } = await seen(film(1.6, 0.9, 0), 2, 2, ({ kernel }) => kernel.setAmbient(1, 1, 1));
    const at = (x: number, y: number): number => clear[(y * W + x) * 4]!;
    const picture = Array.from({ length: 40 }, (_, i) => at(W / 2, H / 2 - 16 + (i % 32)));
    expect(variation(picture)).toBeGreaterThan(0.2);
    expect(Math.max(...picture)).toBeGreaterThan(0.1);
    expect(at(W / 2, H / 2 - 20)).toBeLessThan(0.02);
  });
});

describe('what is far brighter than the room', () => {
  const brightest = (picture: Float32Array): number => picture.reduce((a, b) => Math.max(a, b), 0);
  const GREEN_SHADE = shade([0, 0, 0], [2, 9, 2]);

  it('is a lampshade as it is where the light of the room is not known', async () => {
    const { clear } = await seen(GREEN_SHADE, 2, 2);
    expect(brightest(clear)).toBeGreaterThan(8);
  });

  it('is a lampshade that keeps its colour below white', async () => {
    const { clear } = await seen(GREEN_SHADE, 2, 2, ({ kernel }) => kernel.setAmbient(1, 1, 1));
    expect(brightest(clear)).toBeLessThan(2);
    expect(clear[1]! / clear[0]!).toBeCloseTo(4.5, 1);
  });

  it('is a lampshade that is darker where it curves away', async () => {
    const [c, s] = [0.28, 0.96];
    const face = (aside: boolean) =>
      seen(GREEN_SHADE, 2, 0.1, ({ kernel }) => {
        kernel.setAmbient(1, 1, 1);
        if (aside) kernel.setCamera(-2 * s, -2 * c, 0, s, c, 0, c, -s, 0, 0, 0, 1, 0.01, 0, 0, 0, 0);
      });
    const [before, aside] = [await face(false), await face(true)];
    expect(brightest(aside.clear)).toBeLessThan(0.8 * brightest(before.clear));
  });

  it('is a view outside that a darker exposure shows', async () => {
    // The panel is behind the eye: all is sky.
    const sky = (ambient: number) =>
      seen(plain([0.5, 0.5, 0.5]), -1, 1, ({ kernel }) => {
        kernel.setDaylight(0, 0, 1, 0, 0, 0, 6, 6, 6, 1, 1, 1, 1.7, 0);
        kernel.setAmbient(ambient, ambient, ambient);
      });
    const [dim, lit] = [await sky(0.5), await sky(1)];
    expect(brightest(lit.clear)).toBeLessThan(3);
    expect(brightest(lit.clear) / brightest(dim.clear)).toBeCloseTo(2, 2);
  });
});

describe('a garden', () => {
  /** Mean of red, green and blue of what is seen outside. */
  const garden = async (plants: number, season: number): Promise<readonly number[]> => {
    const { clear } = await seen(plain([0.5, 0.5, 0.5]), -1, 1, ({ kernel }) => {
      kernel.setDaylight(0, 0, 1, 0, 0, 0, 6, 6, 6, 1, 1, 1, 1.7, 4 * plants + 16 * season);
    });
    return [0, 1, 2].map((c) => clear.filter((_, i) => i % 4 === c).reduce((a, b) => a + b, 0));
  };
  const [BROADLEAF, DESERT] = [0, 2];
  const [SUMMER, AUTUMN, SNOW] = [0, 2, 4];

  it('is redder in autumn, white in snow, and sand in a desert', async () => {
    const summer = await garden(BROADLEAF, SUMMER);
    const autumn = await garden(BROADLEAF, AUTUMN);
    const snow = await garden(BROADLEAF, SNOW);
    const desert = await garden(DESERT, SUMMER);
    const redness = ([r, g]: readonly number[]): number => r! / g!;
    expect(redness(autumn)).toBeGreaterThan(1.03 * redness(summer));
    expect(redness(desert)).toBeGreaterThan(1.03 * redness(summer));
    expect(snow[2]! / snow[1]!).toBeGreaterThan(1.03 * (summer[2]! / summer[1]!));
  });
});

describe('the view outside', () => {
  const BEARINGS = 12;
  /** Luminances, row by row from the top, in several bearings: half a yard up and down at a yard's distance. */
  const round = async (outside: number): Promise<Float32Array[]> => {
    const views: Float32Array[] = [];
    for (let i = 0; i < BEARINGS; i++) {
      const [c, s] = [Math.cos((i / BEARINGS) * 2 * Math.PI), Math.sin((i / BEARINGS) * 2 * Math.PI)];
      const { clear } = await seen(plain([0.5, 0.5, 0.5]), 1, 1, ({ kernel }) => {
        kernel.setDaylight(0, 0, 1, 0, 0, 0, 6, 6, 6, 1, 1, 1, 1.7, outside);
        kernel.setCamera(0, 0, 9, c, s, 0, s, -c, 0, 0, 0, 1, 0.5, 0, 0, 0, 0);
      });
      views.push(Float32Array.from({ length: W * H }, (_, k) => clear[k * 4 + 1]! / (1.7 * 6)));
    }
    return views;
  };
  const column = (view: Float32Array, x: number, to = H): number[] =>
    Array.from({ length: to }, (_, y) => view[y * W + x]!);
  const turns = (line: readonly number[], level: number): number =>
    line.filter((v, i) => i > 0 && v > level !== line[i - 1]! > level).length;

  it.each([
    ['a garden', 0],
    ['a town', 1],
    ['the sea', 2],
  ])('of %s is the same to the last bit whatever was looked at before', async (_, outside) => {
    const drawn = async (draw?: (kernel: Kernel) => void): Promise<Buffer> => {
      const { clear } = await seen(
        plain([0.5, 0.5, 0.5]),
        -1,
        1,
        ({ kernel }) => kernel.setDaylight(0, 0, 1, 0, 0, 0, 6, 6, 6, 1, 1, 1, 1.7, outside),
        draw,
      );
      return Buffer.from(clear.buffer);
    };
    // Each row of sky follows one of the ground, which is much darker.
    const inTurns = await drawn((kernel) => {
      for (let y = 0; y < H / 2; y++)
        for (const row of [H - 1 - y, y]) kernel.renderRows(row, row + 1, 0, 4, 0);
    });
    expect(inTurns.equals(await drawn())).toBe(true);
  });

  it('of a garden shows sky between the leaves of its trees', async () => {
    const above = (await round(0)).flatMap((view) =>
      // Between the leaves, half of them under 0.35, and the sky, which a camera exposes to 0.6 to 0.8.
      Array.from({ length: W }, (_, x) => turns(column(view, x, H * 0.45), 0.6)),
    );
    expect(above.filter((n) => n >= 2).length / above.length).toBeGreaterThan(0.3);
  });

  it('of a town is not one grid: houses have storeys of their own', async () => {
    const views = await round(1);
    const pitches = new Set(
      views.map((view) => {
        const line = column(view, W / 2);
        return turns(line, line.reduce((a, b) => a + b, 0) / H);
      }),
    );
    expect(pitches.size).toBeGreaterThan(4);
  });

  it('of the sea ends at a horizon: darker water lies below a light sky, wherever no headland is', async () => {
    const steps = (await round(2)).map((view) => {
      const mean = (from: number, to: number): number =>
        view.slice(from * W, to * W).reduce((a, b) => a + b, 0) / ((to - from) * W);
      return mean(40, 44) - mean(50, 54);
    });
    expect(Math.max(...steps)).toBeGreaterThan(0.25);
  });
});

describe('the tone curve', () => {
  /** Green tones, 0 to 255, that levels of grey light are developed to: each before as much light, or before `around`. */
  const developed = async (levels: readonly number[], black = 0, around?: number): Promise<number[]> => {
    const { kernel, memory, reserve } = await bench([box([0, 0, 0], [1, 1, 1])]);
    const [from, out, bloom] = [reserve(16), reserve(3), reserve(64)];
    kernel.setLook(LOOK.contrast, LOOK.saturation, 1);
    return levels.map((v) => {
      const blurred = around ?? v;
      new Float32Array(memory.buffer, from, 4).set([v, v, v, 1]);
      new Float32Array(memory.buffer, bloom, 4).set([blurred, blurred, blurred, blurred]);
      kernel.develop(0, 1, 1, 1, from, out, 1, 1, 1, bloom, 1, 1, 0, black);
      return new Uint8Array(memory.buffer, out, 3)[1]!;
    });
  };

  it('still tells light apart that is four times as bright as a white wall', async () => {
    const greens = await developed([0.18, 0.5, 1, 2, 4, 8]);
    expect(greens.every((v, i) => i === 0 || v > greens[i - 1]!)).toBe(true);
    expect(greens[2]).toBeGreaterThan(195);
    expect(greens[4]).toBeLessThan(250);
  });

  it('pulls darks down to the black point and leaves the tones of lit walls', async () => {
    const levels = [0.03, 0.5, 1];
    const [flat, deep] = [await developed(levels), await developed(levels, 0.1)];
    expect(flat[0]! - deep[0]!).toBeGreaterThan(9);
    expect(Math.abs(flat[1]! - deep[1]!)).toBeLessThan(8);
    expect(Math.abs(flat[2]! - deep[2]!)).toBeLessThan(8);
  });

  it('draws tones apart from what lies around them', async () => {
    const [level] = await developed([0.3]);
    const [before] = await developed([0.3], 0, 0.15);
    const [behind] = await developed([0.3], 0, 0.6);
    expect(before! - level!).toBeGreaterThan(6);
    expect(level! - behind!).toBeGreaterThan(6);
    const [lamp, far] = [await developed([0.3], 0, 0.3 / 5), await developed([0.3], 0, 0.3 / 50)];
    expect(lamp[0]! - far[0]!).toBeLessThan(3);
  });

  it('keeps drawing in what lies in bright light, and in deep shade, by what lies around', async () => {
    // A rug in the sun with a pattern of one to two, and the panels of a dark island.
    const [light, lighter] = await developed([1.7, 3.4], 0, 2.5);
    expect(lighter! - light!).toBeGreaterThan(14);
    const [dark, darker] = await developed([0.02, 0.01], 0, 0.015);
    expect(dark! - darker!).toBeGreaterThan(10);
  });

  it('takes as black what eight thousandths of a picture are darker than, and no tone that is not dark', () => {
    const picture = (tones: readonly number[]) => Uint8Array.from(tones.flatMap((v) => [v, v, v]));
    const pale = Array.from({ length: 1000 }, (_, i) => (i < 10 ? 30 : 200));
    expect(blackPoint(picture(pale))).toBeCloseTo(30 / 255 - 0.03, 5);
    // A few dark pixels are no shadow.
    const speckled = Array.from({ length: 1000 }, (_, i) => (i < 3 ? 5 : 45));
    expect(blackPoint(picture(speckled))).toBeCloseTo(45 / 255 - 0.03, 5);
    expect(blackPoint(picture(Array.from({ length: 1000 }, () => 200)))).toBe(0.22);
    expect(blackPoint(picture(Array.from({ length: 1000 }, () => 0)))).toBe(0);
  });
});
