/** Meshes moved and turned within their own space. */
import type { Vec3 } from '../vector.js';
import type { Mesh } from './mesh.js';

/** The mesh moved by a vector. */
export function shifted(mesh: Mesh, [dx, dy, dz]: Vec3): Mesh {
  const positions = mesh.positions.slice();
  for (let i = 0; i < positions.length; i += 3) {
    positions[i]! += dx;
    positions[i + 1]! += dy;
    positions[i + 2]! += dz;
  }
  return { ...mesh, positions };
}
