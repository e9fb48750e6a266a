import { type Form, isGlazed, type Outdoors, randomFrom, STYLES } from '@plumbline/concept';
import { SceneBuilder } from './builder.js';
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

/** Sun and sky: the sun stands so that it comes in aslant by the largest window. */
export function daylightOf({ room, shell, seed }: Context, photo?: PhotoColors): Daylight {
  const tint: Vec3 =
    photo?.light === 'warm' ? [1.06, 1, 0.9] : photo?.light === 'cool' ? [0.95, 1, 1.08] : [1, 1, 1];
  const sky: Vec3 = [5.6 * tint[0], 6.1 * tint[1], 6.9 * tint[2]];
  const { view } = STYLES[room.style].form;
  const common = {
    sky,
    ground: [1.5, 1.55, 1.25] as Vec3,
    view: view === 'town' ? 0.5 : 2.1,
    outside: outsideOf(view, room.outdoors ?? { plants: 'broadleaf', season: 'summer' }),
  };
  const glazed = room.openings.filter((o) => isGlazed(o) && !isInWell(o, room));
  // Through the panes of a garage's door the sun would lie on cars in hard pale squares.
  if (glazed.length === 0 || room.category === 'garage')
    return { ...common, sun: [0, 0, 1], sunlight: [0, 0, 0] };
  const area = (o: (typeof glazed)[number]): number => o.widthIn * o.heightIn;
  const main = glazed.reduce((best, o) => (area(o) > area(best) ? o : best));
  const next = randomFrom(seed ^ 0x51f);
  // The wall's outward normal, turned aside towards the longer part of the room.
  const scene = new SceneBuilder();
  const out = wallFrame(scene, shell, main.wall).direct([0, 1, 0]);
  const aside = openingMiddle(shell, main) > 0 ? 1 : -1;
  const angle = aside * (0.5 + 0.3 * next());
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const flat: Vec3 = [out[0] * c + out[1] * s, out[1] * c - out[0] * s, 0];
  const height = 0.56 + 0.16 * next();
  const [ch, sh] = [Math.cos(height), Math.sin(height)];
  // Over two stops above what the sky gives a room: its patches are bright, and wood, cloth and glaze in them keep their drawing.
  const k = 11.5;
  return {
    ...common,
    sun: [flat[0] * ch, flat[1] * ch, sh],
    sunlight: [k * tint[0], k * 0.9 * tint[1], k * 0.74 * tint[2]],
  };
}
