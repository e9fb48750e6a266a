import type { ItemFrame } from '../../builder.js';
import { ellipse, joined, lofted, swept, turned } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../scene.js';
import { bellAndLever, bow, FOOT, type TapStyle } from './tap-parts.js';

/** Basin taps are drawn an eighth larger than they are made. */
const BASIN: Vec3 = [0.88, 0.88, 0.88];

/** A basin tap whose spout ends `high` over the counter at z, towards the front. */
export function tap(
  f: ItemFrame,
  x: number,
  y: number,
  z: number,
  high: number,
  m: number,
  style: TapStyle,
): void {
  const at: Vec3 = [x, y, z];
  if (style === 'bridge') {
    f.mesh(
      `tap bow ${high}`,
      () =>
        joined([turned(FOOT, 24), swept(bow(high * 0.86, 4.6, 0.7), (t) => 0.5 - 0.12 * t, { steps: 2 })]),
      m,
      { at, scale: BASIN },
    );
    for (const s of [-1, 1])
      f.mesh(`tap lever ${s}`, () => bellAndLever(s), m, { at: [x + s * 3.6, y, z], scale: BASIN });
    return;
  }
  f.mesh(
    `tap ${high}`,
    () =>
      joined([
        turned(
          [
            ...FOOT.slice(0, 3),
            [0.92, 0.22],
            [0.86, 0.24],
            [0.86, high - 0.25],
            [0.8, high - 0.06],
            [0.7, high],
            [0, high],
          ],
          28,
        ),
        // a flat spout, a little thinner at its end
        lofted(
          Array.from({ length: 10 }, (_, i) => {
            const t = i / 9;
            const end = t > 0.85 ? (t - 0.85) / 0.15 : 0;
            return ellipse(
              0.62 - 0.1 * t - 0.2 * end * end,
              0.36 - 0.1 * t - 0.1 * end * end,
              0,
              20,
              3.5,
            ).map(([a, b]): Vec3 => [a, -0.4 - t * 4.7, high - 1.2 + b - 0.35 * t * t]);
          }),
          { lids: 'both' },
        ),
        // the lever on top
        turned(
          [
            [0.7, high + 0.06],
            [0.72, high + 0.12],
            [0.72, high + 0.5],
            [0.6, high + 0.62],
            [0, high + 0.66],
          ],
          24,
        ),
        swept(
          [
            [0, 0.1, high + 0.5],
            [0, 1.2, high + 0.85],
            [0, 2.2, high + 1.35],
          ],
          (t) => 0.26 - 0.08 * t,
          { segments: 10 },
        ),
      ]),
    m,
    { at, scale: BASIN },
  );
}
