/** What a photographer does about light that comes from behind the camera: it leaves a room without shadows. */
import type { Light, Vec3 } from '@plumbline/scene';
import type { SceneCamera } from './view.js';

/** A window or an opening lights a room from behind where the cosine of the angle between its light and the view is at least this, ... */
const ALONG = 0.5;
/** ... and it lies no farther before the camera than this, in metres: it is not in the picture. */
const BEFORE = 0.3;
/** With curtains drawn, so much of its light comes through. */
const DRAWN = 0.4;
/** So much of the light must come from elsewhere, as a share of all: a room with windows on one side has them open. */
const LEAST_ELSEWHERE = 0.25;

const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Daylight comes in upright: by windows and by openings to rooms that have some. */
const isDaylight = ({ kind, normal }: Light): boolean =>
  kind === 'window' || (kind === 'rectangle' && Math.abs(normal[2]) < 0.1);

/** Watts and lumens do not matter here: a window's sky is about as bright as this beside what other lights are said to emit. */
const SKY = 6;
const strength = ({ kind, area, share = 1, emission }: Light): number =>
  area * (kind === 'window' ? SKY * share : dot(emission, [0.2126, 0.7152, 0.0722]));

const isBehind = (light: Light, { x, y, z, ahead }: SceneCamera): boolean =>
  isDaylight(light) &&
  dot(light.normal, ahead) >= ALONG &&
  dot([light.centre[0] - x, light.centre[1] - y, light.centre[2] - z], ahead) <= BEFORE;

/** The share of a room's daylight that comes from behind a camera, 0 to 1. */
export function shareFromBehind(lights: readonly Light[], view: SceneCamera): number {
  const day = lights.filter(isDaylight);
  const of = (some: readonly Light[]): number => some.reduce((sum, light) => sum + strength(light), 0);
  return day.length === 0 ? 0 : of(day.filter((light) => isBehind(light, view))) / of(day);
}

/** The lights as a picture wants them: daylight from behind the camera dimmed, where enough comes from before it or from its sides. */
export function withoutFlatLight(lights: readonly Light[], view: SceneCamera): readonly Light[] {
  const behind = shareFromBehind(lights, view);
  if (behind === 0 || 1 - behind < LEAST_ELSEWHERE) return lights;
  return lights.map((light) => {
    if (!isBehind(light, view)) return light;
    if (light.kind === 'window') return { ...light, share: DRAWN * (light.share ?? 1) };
    const [r, g, b] = light.emission;
    return { ...light, emission: [DRAWN * r, DRAWN * g, DRAWN * b] };
  });
}
