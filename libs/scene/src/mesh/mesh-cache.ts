import type { Mesh } from './mesh.js';

/** Bytes of the meshes that are kept: those of eight rooms or so, as a room has 2 MB of them. */
const MOST_BYTES = 16 * 2 ** 20;

const bytesOf = ({ positions, normals, indices }: Mesh): number =>
  positions.byteLength + normals.byteLength + indices.byteLength;

/**
 * Meshes by their names, which say all that a mesh depends on. Cloth falls and car bodies are cut for a while, and most of
 * them stand in the next room as well. The least recently used are let go.
 */
export class MeshCache {
  private readonly meshes = new Map<string, Mesh>();
  private bytes = 0;

  constructor(private readonly mostBytes = MOST_BYTES) {}

  get(name: string, make: () => Mesh): Mesh {
    const known = this.meshes.get(name);
    const mesh = known ?? make();
    if (known) this.meshes.delete(name);
    else this.bytes += bytesOf(mesh);
    this.meshes.set(name, mesh);
    for (const [oldest, old] of this.meshes) {
      if (this.bytes <= this.mostBytes) break;
      this.meshes.delete(oldest);
      this.bytes -= bytesOf(old);
    }
    return mesh;
  }
}
