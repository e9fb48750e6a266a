import { byChannel, type Color } from '../src/levels.js';
import { LOOK } from '../src/render-session.js';
import type { Bench } from './bench-scene.js';

/** Levels of sRGB that light before as much light around, or so many times as much, is developed to. */
export function developer(
  { kernel, memory, reserve }: Bench,
  blends: boolean,
): (color: Color, black: number, around?: number) => Color {
  const [from, out, bloom] = [reserve(16), reserve(3), reserve(16)];
  kernel.setLook(LOOK.contrast, LOOK.saturation, blends ? 1 : 0);
  return (color, black, around = 1) => {
    new Float32Array(memory.buffer, from, 4).set([...color, 1]);
    const [r0, g0, b0] = byChannel((c) => color[c] * around);
    const light = r0 * 0.2126 + g0 * 0.7152 + b0 * 0.0722;
    new Float32Array(memory.buffer, bloom, 4).set([r0, g0, b0, light]);
    kernel.develop(0, 1, 1, 1, from, out, 1, 1, 1, bloom, 1, 1, 0, black);
    const [r, g, b] = new Uint8Array(memory.buffer, out, 3);
    return [r!, g!, b!];
  };
}
