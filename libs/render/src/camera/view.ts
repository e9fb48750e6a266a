/** A level camera; lengths are metres. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Heading, a horizontal unit vector. */
  readonly headingX: number;
  readonly headingY: number;
  /** Half the picture's width at distance 1: 0.75 is a 24 mm lens on 35 mm film. */
  readonly halfWidth: number;
  /** Vertical lens shift at distance 1: looking down without verticals that converge. */
  readonly up: number;
  /** Where it stands, in words. */
  readonly name: string;
}

/** A camera behind a wall sees from this far inside of it: casings and baseboards are not in the way. */
export const CLIP = 0.1;

/** Height over width of every picture. */
export const SHAPE = 2 / 3;
