import type { ItemFrame } from '../../builder.js';
import type { Context } from '../../context.js';
import type { Mesh } from '../../mesh/mesh.js';
import { joined, lofted, type Ring } from '../../mesh/surfaces.js';
import type { Vec3 } from '../../vector.js';
import { bentLeaf } from './potted-plant.js';

/** How the petals of one round of a bloom stand: how many, how far out they start, how long, wide and upright they are. */
interface Round {
  readonly petals: number;
  readonly from: number;
  readonly long: number;
  readonly wide: number;
  /** Degrees over the level at the root, and by how much the tip bends out. */
  readonly rise: number;
  readonly bend: number;
}

/** Blooms of a radius of 1: a garden rose, a daisy-like one, a half open tulip. */
const BLOOMS: Readonly<Record<'rose' | 'anemone' | 'tulip', readonly Round[]>> = {
  rose: [
    { petals: 6, from: 0.3, long: 0.86, wide: 0.78, rise: 34, bend: 50 },
    { petals: 6, from: 0.24, long: 0.78, wide: 0.7, rise: 56, bend: 34 },
    { petals: 5, from: 0.16, long: 0.7, wide: 0.62, rise: 74, bend: 8 },
    { petals: 4, from: 0.08, long: 0.6, wide: 0.5, rise: 88, bend: -28 },
  ],
  anemone: [
    { petals: 8, from: 0.16, long: 0.9, wide: 0.5, rise: 26, bend: 22 },
    { petals: 7, from: 0.12, long: 0.72, wide: 0.42, rise: 44, bend: 16 },
  ],
  tulip: [
    { petals: 3, from: 0.22, long: 1.3, wide: 0.86, rise: 82, bend: -26 },
    { petals: 3, from: 0.18, long: 1.26, wide: 0.8, rise: 86, bend: -30 },
  ],
};

type Bloom = keyof typeof BLOOMS;

/** One petal: hollow across, bent from root to tip, with a rounded end. */
function petal({ from, long, wide, rise, bend }: Round, heading: number): Mesh {
  const rows = 4;
  const [c, s] = [Math.cos(heading), Math.sin(heading)];
  let [r, z] = [from, 0];
  return lofted(
    Array.from({ length: rows + 1 }, (_, i): Ring => {
      const t = i / rows;
      const angle = ((rise - bend * t) * Math.PI) / 180;
      if (i > 0) {
        r += (Math.cos(angle) * long) / rows;
        z += (Math.sin(angle) * long) / rows;
      }
      const half = 0.5 * wide * Math.sin(Math.PI * Math.min(0.93, 0.24 + 0.66 * t)) ** 0.7;
      return [-1, -0.5, 0, 0.5, 1].map((u): Vec3 => {
        // Its sides stand up, or in where the petal is upright.
        const hollow = 0.22 * wide * u * u;
        const [pr, pz] = [r - Math.sin(angle) * hollow, z + Math.cos(angle) * hollow];
        return [c * pr - s * u * half, s * pr + c * u * half, pz];
      });
    }),
    { around: false, creaseAt: 180 },
  );
}

const bloomOf = (kind: Bloom): Mesh =>
  joined(
    BLOOMS[kind].flatMap((round, k) =>
      Array.from({ length: round.petals }, (_, i) =>
        petal(round, ((i + k * 0.5) / round.petals) * 2 * Math.PI),
      ),
    ),
  );

const KINDS: readonly Bloom[] = ['rose', 'tulip', 'anemone'];

/** A loose bunch about the mouth of a vase: blooms that look outwards on stems of their own, leaves between, a few buds. */
export function bouquet(
  f: ItemFrame,
  from: Vec3,
  high: number,
  { palette }: Context,
  next: () => number,
): void {
  const green = palette.foliage(next());
  const kind = KINDS[Math.floor(next() * KINDS.length) % KINDS.length]!;
  const first = next();
  const count = kind === 'tulip' ? 11 : 9;
  const size = high * (kind === 'tulip' ? 0.115 : 0.165);
  const heart = palette.straw;
  for (let i = 0; i < count; i++) {
    // From the middle outwards, each at a height of its own.
    const a = i * 2.4 + next() * 0.5;
    const lean = Math.sqrt((i + 0.4) / count);
    const out = high * (0.1 + 0.34 * lean) * (0.85 + 0.3 * next());
    const up = high * (0.62 - 0.34 * lean * lean + 0.16 * next());
    const at: Vec3 = [from[0] + Math.cos(a) * out, from[1] + Math.sin(a) * out, from[2] + up];
    const bent: Vec3 = [
      from[0] + Math.cos(a) * out * 0.4,
      from[1] + Math.sin(a) * out * 0.4,
      from[2] + up * 0.6,
    ];
    f.pipe([[from[0], from[1], from[2] - high * 0.2], bent, at], 0.09, green);
    const own = size * (0.82 + 0.36 * next());
    const turn = { y: lean * (kind === 'tulip' ? 30 : 52), z: (a * 180) / Math.PI };
    // Mostly of one color, some of another.
    f.mesh(`bloom ${kind}`, () => bloomOf(kind), palette.blossom(i % 4 === 3 ? (first + 0.5) % 1 : first), {
      at,
      turn,
      scale: [own, own, own],
    });
    if (kind === 'anemone')
      f.ellipsoid([at[0], at[1], at[2] + own * 0.1], [own * 0.2, own * 0.2, own * 0.16], heart, turn);
    for (let k = 0; k < 3; k++) {
      const t = 0.3 + 0.28 * k;
      bentLeaf(
        f,
        [
          bent[0] + (at[0] - bent[0]) * t,
          bent[1] + (at[1] - bent[1]) * t,
          bent[2] + (at[2] - bent[2]) * t - own * 0.3,
        ],
        (a * 180) / Math.PI + (k - 1) * 85 + next() * 30,
        kind === 'tulip' ? 62 + 20 * next() : 14 + 34 * next(),
        high * (kind === 'tulip' ? 0.34 : 0.2) * (0.8 + 0.4 * next()),
        high * (kind === 'tulip' ? 0.07 : 0.085),
        green,
      );
    }
  }
}
