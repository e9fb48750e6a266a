import {
  contains,
  type Form,
  isGlazed,
  type Opening,
  type Outdoors,
  type Room,
  randomFrom,
  runsEast,
  STYLES,
} from '@plumbline/concept';
import { type ItemFrame, SceneBuilder } from './builder.js';
import type { Context } from './context.js';
import type { PhotoColors } from './in-photo-colors.js';
import type { Daylight, Vec3 } from './scene.js';
import { openingMiddle, wallFrame } from './walls.js';
import { isInWell } from './window-well.js';

/** What lies outside, as the kernel numbers it. */
const VIEWS: Readonly<Record<Form['view'], number>> = { garden: 0, town: 1, sea: 2 };
const PLANTS: Readonly<Record<Outdoors['plants'], number>> = {
  broadleaf: 0,
  conifers: 4,
  desert: 8,
  evergreen: 12,
};
const SEASONS: Readonly<Record<Outdoors['season'], number>> = {
  summer: 0,
  spring: 16,
  autumn: 32,
  winter: 48,
  snow: 64,
};

/** In a desert and in the snow a style that likes the sea looks at a garden. */
const outsideOf = (view: Form['view'], { plants, season }: Outdoors): number =>
  VIEWS[view === 'sea' && (plants === 'desert' || season === 'snow') ? 'garden' : view] +
  PLANTS[plants] +
  SEASONS[season];

/** Radiance of the ground outside, which lights ceilings: a lawn or paving in the sun, a street in its houses' shade, sand, snow. */
const GROUND = {
  garden: [2.5, 2.45, 2.05],
  town: [1.3, 1.25, 1.15],
  sea: [3.4, 3.2, 2.8],
  snow: [4.6, 4.8, 5.1],
} as const satisfies Record<Form['view'] | 'snow', Vec3>;

const groundOf = (view: Form['view'], outdoors?: Outdoors): Vec3 =>
  outdoors?.season === 'snow' && view !== 'town' ? GROUND.snow : GROUND[view];

/** The largest window or glass door under the open sky; nothing where there is none. */
export function largestGlass(room: Room): Opening | undefined {
  const glazed = room.openings.filter((o) => isGlazed(o) && !isInWell(o, room));
  const area = ({ widthIn, heightIn }: Opening): number => widthIn * heightIn;
  return glazed.toSorted((a, b) => area(b) - area(a))[0];
}

/** Sun and sky: the sun stands so that it comes in aslant by the largest window. */
export function daylightOf({ room, shell, seed }: Context, photo?: PhotoColors): Daylight {
  const tint: Vec3 =
    photo?.light === 'warm' ? [1.06, 1, 0.9] : photo?.light === 'cool' ? [0.95, 1, 1.08] : [1, 1, 1];
  const sky: Vec3 = [5.6 * tint[0], 6.1 * tint[1], 6.9 * tint[2]];
  const { view } = STYLES[room.style].form;
  const common = {
    sky,
    ground: groundOf(view, room.outdoors),
    view: view === 'town' ? 0.5 : 2.1,
    outside: outsideOf(view, room.outdoors ?? { plants: 'broadleaf', season: 'summer' }),
  };
  // Through the panes of a garage's door the sun would lie on cars in hard pale squares.
  const main = largestGlass(room);
  if (!main || room.category === 'garage') return { ...common, sun: [0, 0, 1], sunlight: [0, 0, 0] };
  const next = randomFrom(seed ^ 0x51f);
  const frame = wallFrame(new SceneBuilder(), shell, main.wall);
  const angle = 0.5 + 0.3 * next();
  const height = Math.min(0.56 + 0.16 * next(), heightToReach(main, angle, room));
  // The wall's outward normal, turned aside: to where more of the patch lies on bare floor, else towards the longer part of the room.
  const longer = openingMiddle(shell, main) > 0 ? 1 : -1;
  const [sun] = [longer, -longer]
    .map((aside): Vec3 => {
      const [c, s] = [Math.cos(height), Math.sin(aside * angle)];
      const [x, y] = frame.direct([s, Math.cos(angle), 0]);
      return [x * c, y * c, Math.sin(height)];
    })
    .map((towards) => [towards, bareShare(main, towards, room, frame)] as const)
    .reduce((best, other) => (other[1] > best[1] + CLEARLY ? other : best));
  // Over two stops above what the sky gives a room: its patches are bright, and wood, cloth and glaze in them keep their drawing.
  const k = 14;
  return {
    ...common,
    sun,
    sunlight: [k * tint[0], k * 0.9 * tint[1], k * 0.75 * tint[2]],
  };
}

/** A window whose sill is higher than this, inches, has a counter or a tub before it, over which a high sun lights no floor. */
const HIGH_SILL = 36;
/** How far into the room, as a share of its depth, the middle of such a window's patch is to lie. */
const REACH = 0.7;
/** The sun of a late afternoon, radians: lower it comes through trees. */
const LEAST_HEIGHT = 0.33;
/** By how much more of a patch must lie bare for the sun to stand on the other side. */
const CLEARLY = 0.1;
/** What is lower than this, inches, lies on the floor like a rug. */
const FLAT_THING = 3;

/** How high the sun may stand, radians, for the light of a window with a high sill to reach into the room. */
function heightToReach(
  { side, sillIn, heightIn }: Opening,
  angle: number,
  { widthIn, depthIn }: Room,
): number {
  if (sillIn <= HIGH_SILL) return Math.PI / 2;
  const deep = runsEast(side) ? depthIn : widthIn;
  const slope = (sillIn + heightIn / 2) / (REACH * deep);
  return Math.max(LEAST_HEIGHT, Math.atan(slope * Math.cos(angle)));
}

/** The share of a window's patch of sun that lies on bare floor. */
function bareShare(opening: Opening, [sx, sy, sz]: Vec3, { shell, items }: Room, frame: ItemFrame): number {
  const standing = items.filter(({ box }) => box.z < FLAT_THING && box.z + box.heightIn > FLAT_THING);
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  const middle = openingMiddle(shell, opening);
  const places = steps.flatMap((u) =>
    steps.map((v) => {
      const z = opening.sillIn + v * opening.heightIn;
      const [x, y] = frame.place([middle + (u - 0.5) * opening.widthIn, 0, z]);
      return { x: x - (sx / sz) * z, y: y - (sy / sz) * z };
    }),
  );
  const bare = places.filter(
    ({ x, y }) =>
      contains(shell, { x, y, w: 0, d: 0 }) &&
      !standing.some(
        ({ box }) => x > box.x && x < box.x + box.widthIn && y > box.y && y < box.y + box.depthIn,
      ),
  );
  return bare.length / places.length;
}
