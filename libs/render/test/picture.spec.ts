import type { Room } from '@plumbline/concept';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import type { Picture } from '../src/options.js';
import type { Denoise } from '../src/picture-buffers.js';
import { renderRoom, studyRoom } from '../src/render-room.js';
import type { StudyOptions } from '../src/study-options.js';
import { createMemory, growMemory } from '../src/wasm/kernel.js';
import { pixelFaults } from './pixel-faults.js';

const concept = (category: Room['category'], style: string, seed: number): Room =>
  planConcept({ category, style }, { seed, date: '2026-11-01' }).room;
const small: StudyOptions = { seed: 5, quality: 2, width: 96, height: 64 };

/** The room that pictures are compared of, and the small picture that several are compared with: drawn once. */
const coastal = concept('kitchen', 'coastal', 8);
let smallPicture: ReturnType<typeof studyRoom> | undefined;
const drawnSmall = (): ReturnType<typeof studyRoom> => {
  smallPicture ??= studyRoom(coastal, small);
  return smallPicture;
};

describe('the memory of a picture', () => {
  it('grows in its place for a larger one: what it holds stays, what is new is zeroed', () => {
    const memory = createMemory(65_536);
    new Uint8Array(memory.buffer).fill(7);
    growMemory(memory, 65_537);
    const bytes = new Uint8Array(memory.buffer);
    expect([bytes.length, bytes[65_535], bytes[65_536]]).toEqual([131_072, 7, 0]);
    growMemory(memory, 1);
    expect(memory.buffer.byteLength).toBe(131_072);
  });
});

describe('a picture', () => {
  it('is the same byte for byte with one, two and three workers', async () => {
    const [one, two, three] = await Promise.all(
      [1, 2, 3].map((workers) => studyRoom(coastal, { ...small, workers })),
    );
    expect(Buffer.compare(one!.rgb, two!.rgb)).toBe(0);
    expect(Buffer.compare(one!.rgb, three!.rgb)).toBe(0);
  });

  it('is the same with one and three workers where the network clears it in tiles', async () => {
    const tiled: StudyOptions = { seed: 5, quality: 'final', width: 640, height: 400 };
    const [one, three] = await Promise.all(
      [1, 3].map((workers) => studyRoom(coastal, { ...tiled, workers })),
    );
    expect(Buffer.compare(one!.rgb, three!.rgb)).toBe(0);
    // One each, and three more at edges: a fifth of the pixels, or a little less.
    expect(one!.samples).toBe(2);
  });

  it('is the same in the memory that another picture left behind', async () => {
    const other = concept('office', 'industrial', 2);
    const { rgb } = await drawnSmall();
    for (const width of [64, 200]) {
      await renderRoom(other, { ...small, width, height: 64 });
      expect(Buffer.compare((await renderRoom(coastal, small)).rgb, rgb)).toBe(0);
    }
  });

  it('does not change for a first look, which shows the same at half the size', async () => {
    const options: StudyOptions = { ...small, quality: 'final' };
    let look: Picture | undefined;
    const seen = await studyRoom(coastal, {
      ...options,
      onPreview: (picture) => {
        look = picture;
      },
    });
    expect(Buffer.compare(seen.rgb, (await studyRoom(coastal, options)).rgb)).toBe(0);
    expect(look).toMatchObject({ width: 48, height: 32, samples: 1, camera: seen.camera });
    let off = 0;
    look!.rgb.forEach((value, i) => {
      const [x, y, c] = [Math.floor(i / 3) % 48, Math.floor(i / 3 / 48), i % 3];
      const at = (dx: number, dy: number): number => seen.rgb[((2 * y + dy) * 96 + 2 * x + dx) * 3 + c]!;
      off += Math.abs(value - (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4);
    });
    expect(off / look!.rgb.length).toBeLessThan(16);
  });

  it('is another for another seed', async () => {
    const [a, b] = await Promise.all([drawnSmall(), studyRoom(coastal, { ...small, seed: 6 })]);
    expect(Buffer.compare(a.rgb, b.rgb)).not.toBe(0);
  });

  it('agrees in SIMD and in plain JavaScript', async () => {
    const room = concept('kitchen', 'modern', 2);
    const smaller: StudyOptions = { ...small, width: 60, height: 40 };
    const simd = await studyRoom(room, { ...smaller, denoise: 'filter' });
    // Without SIMD the filter takes the network's place by itself.
    const plain = await studyRoom(room, { ...smaller, form: 'javascript' });
    let off = 0;
    for (let i = 0; i < simd.rgb.length; i++) off += Math.abs(simd.rgb[i]! - plain.rgb[i]!);
    expect(off / simd.rgb.length).toBeLessThan(0.5);
  });

  it('comes closer to the truth with more samples', async () => {
    const room = concept('kitchen', 'transitional', 4);
    const options: StudyOptions = { ...small, width: 72, height: 48, denoise: 'nothing' };
    const truth = await studyRoom(room, { ...options, quality: 256 });
    const error = async (quality: number): Promise<number> => {
      const { linear } = await studyRoom(room, { ...options, quality, camera: truth.view });
      let sum = 0;
      for (let i = 0; i < linear.length; i++)
        sum += Math.min(1, Math.abs(linear[i]! - truth.linear[i]!) / (truth.linear[i]! + 0.05));
      return sum / linear.length;
    };
    const [four, sixteen] = [await error(4), await error(16)];
    expect(sixteen).toBeLessThan(four * 0.7);
  });

  it.each(['kitchen', 'bathroom', 'living room'] as const)(
    'of a %s comes closer to the truth by the network than by the filter, and as light',
    async (category) => {
      const room = concept(category, 'transitional', 4);
      const size = { seed: 5, width: 168, height: 112 };
      const truth = await studyRoom(room, { ...size, quality: 50, denoise: 'nothing' });
      const by = async (denoise: Denoise) => {
        const { linear } = await studyRoom(room, { ...size, quality: 4, denoise, camera: truth.view });
        let off = 0;
        let light = 0;
        // Lamps and panes would drown the rest of the picture.
        const bounded = (v: number): number => Math.min(2, v);
        for (let i = 0; i < linear.length; i++) {
          if (i % 4 === 3) continue;
          const [value, right] = [bounded(linear[i]!), bounded(truth.linear[i]!)];
          off += ((value - right) / (right + 0.05)) ** 2;
          light += value;
        }
        return { off, light };
      };
      const [small, base, filter] = [await by('small'), await by('base'), await by('filter')];
      // The small one errs about as much where dark fronts and panes fill the picture, but it keeps the light that the filter loses.
      expect(small.off).toBeLessThan(1.1 * filter.off);
      expect(base.off).toBeLessThan(filter.off);
      // Four samples have more or less light than all would have: what clears them is to keep what they have.
      const { light: given } = await by('nothing');
      for (const { light } of [small, base]) expect(Math.abs(light / given - 1)).toBeLessThan(0.025);
    },
  );

  it('tells how far it is, and stops when told to', async () => {
    const room = concept('kitchen', 'modern', 2);
    const heard: number[] = [];
    await studyRoom(room, { ...small, onProgress: ({ percent }) => heard.push(percent) });
    expect(heard[0]).toBe(0);
    expect(heard.at(-1)).toBe(100);
    expect([...heard].sort((a, b) => a - b)).toEqual(heard);
    const stop = new AbortController();
    const onProgress = ({ percent }: { percent: number }) => {
      if (percent > 0) stop.abort(new Error('Cancelled.'));
    };
    const late = studyRoom(room, { seed: 1, quality: 64, width: 900, signal: stop.signal, onProgress });
    await expect(late).rejects.toThrow('Cancelled.');
  });

  // `npm run sweep -- views` takes as many as one likes.
  it.each(ROOM_CATEGORIES)('of a %s has no bad pixel, whatever the style', async (category) => {
    expect(await pixelFaults(category, 3, 17)).toEqual([]);
  });
});
