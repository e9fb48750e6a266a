import type { ItemFrame, Turn } from '../../builder.js';
import { joined, swept, turned } from '../../mesh/surfaces.js';
import { shifted } from '../../mesh/transform.js';
import type { Vec3 } from '../../scene.js';
import { alongX, bow, tilted } from './tap-parts.js';

/** A spout from the wall over a tub: `towards` is a turn about z from "out of a wall at the left". */
export function tubSpout(f: ItemFrame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'tub spout',
    () =>
      joined([
        swept(
          [
            [0, 0, 0],
            [2.6, 0, 0],
            [4.8, 0, -0.25],
            [5.6, 0, -0.9],
          ],
          (t) => 1 - 0.2 * t,
          { segments: 20 },
        ),
        swept(
          [
            [-0.1, 0, 0],
            [0.3, 0, 0],
          ],
          1.35,
          { segments: 24 },
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A valve's plate with its lever, on a wall as {@link tubSpout}. */
export function valve(f: ItemFrame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'valve',
    () =>
      joined([
        alongX(
          turned(
            [
              [3.3, 0],
              [3.34, 0.1],
              [3.2, 0.22],
              [1.2, 0.36],
              [1.1, 0.42],
              [1.1, 1.5],
              [0.95, 1.7],
              [0, 1.76],
            ],
            36,
          ),
        ),
        swept(
          [
            [1.4, 0, 0],
            [1.7, 0, -1.2],
            [1.9, 0, -3],
          ],
          (t) => 0.36 - 0.1 * t,
          { segments: 10 },
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A shower head on its arm, out of a wall as {@link tubSpout}. */
export function showerHead(f: ItemFrame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'shower head',
    () =>
      joined([
        alongX(
          turned(
            [
              [1.4, 0],
              [1.42, 0.1],
              [1.2, 0.3],
              [0.5, 0.4],
            ],
            24,
          ),
        ),
        swept(
          [
            [0, 0, 0],
            [2.4, 0, 0.5],
            [4.6, 0, 0.4],
            [6.2, 0, -1],
          ],
          0.42,
        ),
        tilted(
          turned(
            [
              [0, 0],
              [2.5, 0],
              [2.62, 0.1],
              [2.6, 0.3],
              [1.9, 0.7],
              [0.8, 1.3],
              [0.62, 1.8],
              [0.5, 2.1],
              [0, 2.15],
            ],
            32,
          ),
          32,
          [7.3, 0, -2.9],
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A rain head under an arm from the wall. */
export function rainHead(f: ItemFrame, at: Vec3, turn: Turn, m: number): void {
  f.mesh(
    'rain head',
    () =>
      joined([
        alongX(
          turned(
            [
              [1.4, 0],
              [1.42, 0.1],
              [1.2, 0.3],
              [0.5, 0.4],
            ],
            24,
          ),
        ),
        swept(
          [
            [0, 0, 0],
            [11.5, 0, 0],
            [13.2, 0, -0.3],
            [13.6, 0, -1.8],
          ],
          0.42,
          { steps: 5 },
        ),
        shifted(
          turned(
            [
              [0, 0],
              [4.9, 0],
              [5, 0.08],
              [4.98, 0.22],
              [4.6, 0.34],
              [1, 0.6],
              [0.62, 0.9],
              [0.6, 1.3],
              [0, 1.35],
            ],
            48,
          ),
          [13.6, 0, -3],
        ),
      ]),
    m,
    { at, turn },
  );
}

/** A tub's filler that stands on the floor, its spout at (x, y) towards the front, `high` over the floor. */
/** A filler on the floor at x, y, so high, turned by so many degrees: at 0 it reaches to the front. */
export function floorFiller(f: ItemFrame, x: number, y: number, high: number, m: number, turn: number): void {
  f.mesh(
    `floor filler ${high}`,
    () =>
      joined([
        turned(
          [
            [2, 0],
            [2.05, 0.1],
            [1.9, 0.3],
            [0.9, 0.4],
          ],
          28,
        ),
        swept(bow(high - 3, 6.6, 0.8).slice(1), 0.52, { steps: 3 }),
        swept(
          [
            [0, 0, 0.3],
            [0, 0, high * 0.6],
          ],
          0.52,
        ),
        swept(
          [
            [-2.2, 0, high - 8],
            [2.2, 0, high - 8],
          ],
          0.62,
          { segments: 16 },
        ),
        swept(
          [
            [2.2, 0, high - 8],
            [2.6, -0.4, high - 6.6],
            [2.7, -0.6, high - 5.2],
          ],
          (t) => 0.26 - 0.08 * t,
          { segments: 10 },
        ),
        swept(
          [
            [-2.1, 0, high - 8],
            [-2.5, -0.9, high - 7.6],
            [-2.5, -1.2, high - 5.4],
            [-2.5, -1.9, high - 2.6],
          ],
          (t) => 0.34 + 0.2 * t * t,
          { segments: 12 },
        ),
      ]),
    m,
    { at: [x, y, 0], turn: { z: turn } },
  );
}
