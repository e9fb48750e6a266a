import { type BoxRoom, edgeOf, lineInPicture } from '../box/box-room.js';
import type { Measured, WallName } from '../box/measure.js';
import { axesOf, type Camera, type Pixel, rayOf } from '../camera/camera.js';
import {
  alone,
  isLevel,
  type OpeningInPhoto,
  type PhotoRoom,
  type PhotoToJoin,
  sharedOpenings,
} from './photo-room.js';

/** A length of which two photos say different things. */
export interface Disagreement {
  /** A wall of this side and the one across from it, or an opening's width or height. */
  readonly of:
    | { readonly walls: 'width' | 'depth' }
    | { readonly opening: string; readonly is: 'width' | 'height' };
  /** The photo to trust, by its place in the list, and the one that is farthest from it. */
  readonly trust: { readonly photo: number } & Measured;
  readonly doubt: { readonly photo: number } & Measured;
}

/** Lengths differ where they lie so many standard deviations apart, and by so much that it matters to who builds. */
const APART = { spreads: 3, share: 0.04, inches: 2 } as const;
/** A length that is less sure than this share says nothing against another one. */
const SURE = 0.15;

/** The lengths on which photos of one room disagree. `high`: inches from its floor to its ceiling, which scales them. */
export function disagreementsOf(photos: readonly PhotoToJoin[], high: number): Disagreement[] {
  const told: [
    Disagreement['of'],
    { readonly photo: number; readonly inches: number; readonly spread: number }[],
  ][] = [];
  for (const walls of ['width', 'depth'] as const) {
    const lengths = photos.flatMap(({ room, facing }, photo) =>
      isLevel(facing) === (walls === 'width') && showsBoth(room)
        ? [{ photo, ...alone(room, high, (_, { left, right }) => left + right) }]
        : [],
    );
    told.push([{ walls }, lengths]);
  }
  for (const { id } of sharedOpenings(photos)) {
    for (const is of ['width', 'height'] as const) {
      const lengths = photos.flatMap(({ room, openings }, photo) =>
        openings
          .filter((one) => one.id === id)
          .map((one) => {
            const { inches, spread } = alone(room, high, (camera, box) =>
              spanOf(one.corners, one.wall, is, camera, box),
            );
            return { photo, inches, spread: Math.hypot(spread, byPointing(room, high, one, is)) };
          }),
      );
      told.push([{ opening: id, is }, lengths]);
    }
  }
  return told.flatMap(([of, all]): Disagreement[] => {
    const lengths = all.filter(({ inches, spread }) => spread < SURE * inches);
    if (lengths.length < 2) return [];
    const byLength = [...lengths].sort((a, b) => a.inches - b.inches);
    const middle = byLength[Math.floor(byLength.length / 2)]!;
    const trust = lengths.length > 2 ? middle : [...lengths].sort((a, b) => a.spread - b.spread)[0]!;
    const off = ({ inches }: Measured): number => Math.abs(inches - trust.inches);
    const doubt = lengths.reduce((a, b) => (off(b) > off(a) ? b : a));
    const most = Math.max(
      APART.spreads * Math.hypot(trust.spread, doubt.spread),
      APART.share * trust.inches,
      APART.inches,
    );
    return off(doubt) > most ? [{ of, trust, doubt }] : [];
  });
}

/** Whether a photo shows both ends of the wall ahead. */
function showsBoth({ camera, box }: PhotoRoom): boolean {
  return (['back-left', 'back-right'] as const).every((edge) => lineInPicture(camera, edgeOf(box, edge)));
}

/** The width or height of an opening, in camera heights. */
function spanOf(
  corners: OpeningInPhoto['corners'],
  wall: WallName,
  is: 'width' | 'height',
  camera: Camera,
  box: BoxRoom,
): number {
  const axes = axesOf(camera);
  const [a, b] = corners.map((pixel) => {
    const [x, y, z] = rayOf(camera, pixel, axes);
    const reach = wall === 'back' ? box.back / y : (wall === 'left' ? -box.left : box.right) / x;
    return { along: wall === 'back' ? x * reach : y * reach, up: z * reach };
  });
  return is === 'width' ? Math.abs(a!.along - b!.along) : Math.abs(a!.up - b!.up);
}

/** How much a pixel's spread in each drawn corner makes of a length. Inches. */
function byPointing(
  { camera, box }: PhotoRoom,
  ceilingIn: number,
  { corners: [a, b], wall, spread }: OpeningInPhoto,
  is: 'width' | 'height',
): number {
  const scale = ceilingIn / (1 + box.ceiling);
  const span = (p: Pixel, q: Pixel): number => scale * spanOf([p, q], wall, is, camera, box);
  const here = span(a, b);
  const moved = [
    span({ u: a.u + 1, v: a.v }, b),
    span({ u: a.u, v: a.v + 1 }, b),
    span(a, { u: b.u + 1, v: b.v }),
    span(a, { u: b.u, v: b.v + 1 }),
  ];
  return spread * Math.hypot(...moved.map((one) => one - here));
}
