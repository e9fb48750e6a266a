import { unit, type Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';
import { joined, swept } from './surfaces.js';

/** From one strand of a fringe to the next, and how thick a strand of twisted yarn is, inches. */
const APART = 0.62;
const STRAND = 0.085;

/**
 * Strands of yarn that hang from a hem, `long` inches, none below `floor`: `hem` is the cloth's edge, `within` the row of
 * points beside it. A strand leaves the cloth as the cloth ran, and then falls.
 */
export function fringed(hem: readonly Vec3[], within: readonly Vec3[], long: number, floor: number): Mesh {
  const strands: Mesh[] = [];
  let at = APART / 2;
  let gone = 0;
  for (let i = 0; i + 1 < hem.length; i++) {
    const [a, b] = [hem[i]!, hem[i + 1]!];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
    for (; at < gone + l; at += APART) {
      const t = (at - gone) / l;
      const on = (p: Vec3, q: Vec3): Vec3 => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
        p[2] + (q[2] - p[2]) * t,
      ];
      const [root, inner] = [on(a, b), on(within[i]!, within[i + 1]!)];
      const out = unit([root[0] - inner[0], root[1] - inner[1], root[2] - inner[2]]);
      // No two strands are as long or fall the same way.
      const own = ((strands.length * 7) % 5) / 5 - 0.4;
      const path = [0, 0.4, 1].map((s): Vec3 => {
        const way = s * long * (1 + own * 0.22);
        const down = s * s * 0.6;
        return [
          root[0] + out[0] * way * (1 - down) + own * 0.16 * s,
          root[1] + out[1] * way * (1 - down),
          Math.max(floor + STRAND, root[2] + out[2] * way * (1 - down) - way * down),
        ];
      });
      strands.push(swept(path, STRAND, { segments: 4, steps: 1 }));
    }
    gone += l;
  }
  return joined(strands);
}
