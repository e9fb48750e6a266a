/** The things of the table of pieces: the solids that it gives them, in the room's own materials. */
import { type ItemOf, type PieceLook, type PiecePart, pieceSpec } from '@plumbline/concept';
import type { ItemFrame } from '../builder.js';
import type { Context, Palette } from '../context.js';

const MATERIAL: { readonly [look in PieceLook]: (palette: Palette) => number } = {
  wood: (p) => p.wood,
  metal: (p) => p.steel,
  black: (p) => p.blackMetal,
  white: (p) => p.whitePlastic,
  fabric: (p) => p.accentFabric,
  cloth: (p) => p.linen,
  clay: (p) => p.terracotta,
  glass: (p) => p.glass,
  steel: (p) => p.chrome,
  plant: (p) => p.accentFabric,
};

/** What has no solids of its own fills its box. */
const BODY: readonly PiecePart[] = [{ look: 'wood', from: [0, 0, 0], to: [1, 1, 1] }];

export function piece(f: ItemFrame, { traits }: ItemOf<'piece' | 'hung-piece'>, { palette }: Context): void {
  const known = traits?.piece ? pieceSpec(traits.piece).parts : [];
  const parts = known.length > 0 ? known : BODY;
  const [w, d, h] = [f.width, f.depth, f.height];
  // Shares run from the left end and from the back, where the frame has its y.
  const x = (share: number): number => (share - 0.5) * w;
  const y = (share: number): number => (0.5 - share) * d;
  for (const { look, from, to, round } of parts) {
    const material = MATERIAL[look](palette);
    if (round) {
      const middle: readonly [number, number] = [x((from[0] + to[0]) / 2), y((from[1] + to[1]) / 2)];
      const radius = Math.min((to[0] - from[0]) * w, (to[1] - from[1]) * d) / 2;
      f.cone([...middle, from[2] * h], [...middle, to[2] * h], radius, radius, material);
    } else
      f.box(x(from[0]), y(to[1]), from[2] * h, x(to[0]), y(from[1]), to[2] * h, material, {
        bevel: 0.25,
        ...(look === 'wood' ? { grain: to[2] - from[2] > 0.5 ? ('z' as const) : ('x' as const) } : {}),
      });
  }
}
