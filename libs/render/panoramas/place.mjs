/** What stands about a house as instances of meshes, each with its surface. */
import { randomFrom } from './numbers.mjs';

const KIND = { leaf: 0, solid: 1, ground: 2, masonry: 3, pane: 4, water: 5, sand: 6 };
/** What leaves let through is yellower than what they send back. */
export const passed = ([r, g, b]) => [r * 1.05, g * 1.0, b * 0.55];

export class Place {
  meshes = [];
  surfaces = [];
  primitives = [];

  constructor(look) {
    this.look = look;
    this.next = randomFrom(look.seed);
  }

  mesh(mesh) {
    return this.meshes.push(mesh) - 1;
  }

  surface(
    kind,
    back,
    {
      through = [0, 0, 0],
      second = back,
      vary = 0.3,
      gloss = 0,
      snow = this.look.snow ?? 0,
      length = 0,
    } = {},
  ) {
    return (
      this.surfaces.push({
        kind: KIND[kind],
        values: [...back, ...through, ...second, vary, gloss, snow, length],
      }) - 1
    );
  }

  put(mesh, material, [x, y, z = 0], turn = 0, scale = 1, tall = scale) {
    // All is there twice, half a turn apart: so half of the panorama tells the whole.
    for (const k of [1, -1]) {
      const [c, s] = [k * Math.cos(turn) * scale, k * Math.sin(turn) * scale];
      this.primitives.push({
        shape: 9,
        material,
        bevel: 0,
        grain: 0,
        item: -1,
        min: [0, 0, 0],
        max: [0, 0, 0],
        matrix: [c, s, 0, -s, c, 0, 0, 0, tall, k * x, k * y, z],
        parameters: [mesh],
      });
    }
  }

  /** A level plane that goes out so far on all sides; with its surface's own pattern, not with a mesh's. */
  plane(material, half) {
    this.primitives.push({
      shape: 0,
      material,
      bevel: 0,
      grain: 0,
      item: -1,
      min: [-half, -half, -0.2],
      max: [half, half, 0],
      parameters: [],
    });
  }

  /** A plant's meshes, to be put in many places. */
  kept({ wood, leaves }) {
    return { wood: wood && this.mesh(wood), leaves: leaves && this.mesh(leaves) };
  }

  plant(
    { wood, leaves },
    at,
    scale,
    { leaf, second = leaf, bark = [0.13, 0.105, 0.085], vary = 0.35, gloss = 0.5 },
    tall,
  ) {
    const turn = this.next() * 7;
    // No plant is quite as green as the next.
    const own = 0.88 + 0.24 * this.next();
    const warm = 0.94 + 0.12 * this.next();
    const shaded = ([r, g, b]) => [r * own * warm, g * own, (b * own) / warm];
    if (wood !== undefined) this.put(wood, this.surface('solid', bark, { vary: 0.3 }), at, turn, scale, tall);
    if (leaves === undefined) return;
    const back = shaded(leaf);
    this.put(
      leaves,
      this.surface('leaf', back, { through: passed(back), second: shaded(second), vary, gloss }),
      at,
      turn,
      scale,
      tall,
    );
  }
}

export const pick = (list, next) => list[Math.floor(next() * list.length)];
