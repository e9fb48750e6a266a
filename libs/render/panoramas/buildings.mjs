/** A fence and a neighbour's house, as meshes in metres. */
import { Triangles } from './parts.mjs';

/** 2.4 m of a fence of boards along x, its face towards -y. */
export function fence(next, { height = 1.8 } = {}) {
  const boards = new Triangles();
  const width = 0.14;
  for (let x = -1.2; x < 1.2 - width / 2; x += width + 0.004) {
    const own = [next(), next(), next()];
    const over = 0.012 * next();
    boards.box([x, -0.01 + 0.004 * next(), 0.04], [x + width, 0.012, height - 0.1 + over], own);
  }
  boards.box([-1.2, -0.045, height - 0.12], [1.2, 0.05, height - 0.06], [next(), next(), next()]);
  boards.box([-1.2, -0.028, height - 0.32], [1.2, -0.012, height - 0.22], [next(), next(), next()]);
  boards.box([-1.27, -0.05, 0], [-1.17, 0.06, height + 0.04], [next(), next(), next()]);
  return boards.mesh();
}

/** 2.4 m of a rendered wall along x with a cap. */
export function wall({ height = 1.7 } = {}) {
  const parts = new Triangles();
  parts.box([-1.23, -0.1, 0], [1.23, 0.1, height - 0.07], [0.5, 0.5, 0.5]);
  parts.box([-1.23, -0.14, height - 0.07], [1.23, 0.14, height], [0.7, 0.5, 0.5]);
  return parts.mesh();
}

/** A house of two storeys, its front towards -y: walls of clapboards, white trim, panes, a roof. */
export function house(next, { wide = 10, deep = 8, eaves = 5.2, ridge = 8.2, upper = 3.4 } = {}) {
  const [walls, trim, panes, roof] = [new Triangles(), new Triangles(), new Triangles(), new Triangles()];
  const x = wide / 2;
  const lap = 0.2;
  for (let z = 0; z < eaves; z += lap)
    walls.quad(
      [-x, -0.025, z],
      [x, -0.025, z],
      [x, 0, z + lap],
      [-x, 0, z + lap],
      [0.4 + 0.2 * next(), 0.5, 0.5],
    );
  for (const side of [-x, x]) {
    walls.quad([side, 0, 0], [side, deep, 0], [side, deep, eaves], [side, 0, eaves], [0.5, 0.5, 0.5]);
    walls.triangle([side, 0, eaves], [side, deep, eaves], [side, deep / 2, ridge], [0.5, 0.5, 0.5]);
    trim.box([side - 0.07, -0.04, 0], [side + 0.07, 0.05, eaves], [0.5, 0.5, 0.5]);
  }
  for (const z of [0.9, upper]) for (const k of [-0.34, -0.02, 0.32]) window(trim, panes, k * wide, z);
  const over = 0.4;
  const courses = 22;
  for (let i = 0; i < courses; i++) {
    const at = (t) => [-over + t * (deep / 2 + over), eaves - 0.1 + t * (ridge - eaves + 0.1)];
    const [y0, z0] = at(i / courses);
    const [y1, z1] = at((i + 1) / courses);
    for (let s = -x - 0.3; s < x + 0.3; s += 0.5)
      roof.quad(
        [s, y0, z0 + 0.02],
        [s + 0.5, y0, z0 + 0.02],
        [s + 0.5, y1, z1],
        [s, y1, z1],
        [next(), next(), next()],
      );
  }
  roof.quad(
    [-x - 0.3, deep + over, eaves - 0.1],
    [x + 0.3, deep + over, eaves - 0.1],
    [x + 0.3, deep / 2, ridge],
    [-x - 0.3, deep / 2, ridge],
    [0.5, 0.5, 0.5],
  );
  trim.box([-x - 0.3, -over - 0.03, eaves - 0.24], [x + 0.3, -over, eaves - 0.06], [0.5, 0.5, 0.5]);
  trim.box([-x - 0.3, -over, eaves - 0.24], [x + 0.3, 0, eaves - 0.2], [0.5, 0.5, 0.5]);
  return { walls: walls.mesh(), trim: trim.mesh(), panes: panes.mesh(), roof: roof.mesh() };
}

function window(trim, panes, x, z) {
  const [w, h] = [0.5, 1.45];
  const own = [0.5, 0.5, 0.5];
  trim.box([x - w - 0.11, -0.06, z - 0.1], [x - w, 0, z + h + 0.12], own);
  trim.box([x + w, -0.06, z - 0.1], [x + w + 0.11, 0, z + h + 0.12], own);
  trim.box([x - w - 0.11, -0.07, z + h], [x + w + 0.11, 0, z + h + 0.13], own);
  trim.box([x - w - 0.15, -0.09, z - 0.1], [x + w + 0.15, 0, z], own);
  trim.box([x - w, -0.05, z + h / 2 - 0.03], [x + w, 0, z + h / 2 + 0.03], own);
  trim.box([x - 0.015, -0.045, z], [x + 0.015, 0, z + h], own);
  panes.quad([x - w, -0.03, z], [x + w, -0.03, z], [x + w, -0.03, z + h], [x - w, -0.03, z + h], own);
}
