import type { Vec3 } from '@plumbline/scene';

/** A camera as the kernel sees through it; lengths are metres, directions those of the room. */
export interface SceneCamera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Unit vectors at right angles: along the lens, to the picture's right and to its top. */
  readonly ahead: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  /** Half the picture's width at distance 1: 0.75 is a 24 mm lens on 35 mm film. */
  readonly halfWidth: number;
  /** Where the picture's middle lies at distance 1 from the lens's axis: a shifted lens, or a cropped picture. */
  readonly shiftRight: number;
  readonly shiftUp: number;
  /** Where it stands, in words. */
  readonly name: string;
  /** Bits of the chairs and tables that were carried out of its way (see `carriedAside`). */
  readonly aside?: number;
  /** Height over width of its picture; as {@link SHAPE} or the photo's where absent. */
  readonly shape?: number;
}

/** A level camera; lengths are metres. */
export interface LevelCamera
  extends Pick<SceneCamera, 'x' | 'y' | 'z' | 'halfWidth' | 'name' | 'aside' | 'shape'> {
  /** Heading, a horizontal unit vector. */
  readonly headingX: number;
  readonly headingY: number;
  /** Vertical lens shift at distance 1: looking down without verticals that converge. */
  readonly up: number;
}

/** The camera that a level one is. */
export function levelCamera(view: LevelCamera): SceneCamera {
  const { headingX, headingY, up, x, y, z, halfWidth, name, aside, shape } = view;
  return {
    x,
    y,
    z,
    ahead: [headingX, headingY, 0],
    right: [headingY, -headingX, 0],
    up: [0, 0, 1],
    halfWidth,
    shiftRight: 0,
    shiftUp: up,
    name,
    ...(aside && { aside }),
    ...(shape && { shape }),
  };
}

/** Axes and lens of a camera in the order in which the kernel's calls take them. */
export const axesAndLens = (camera: SceneCamera): number[] => [
  ...camera.ahead,
  ...camera.right,
  ...camera.up,
  camera.halfWidth,
  camera.shiftRight,
  camera.shiftUp,
];

/** A camera behind a wall sees from this far inside of it: casings and baseboards are not in the way. */
export const CLIP = 0.1;

/** Height over width of a picture that nobody gave a size. */
export const SHAPE = 2 / 3;
