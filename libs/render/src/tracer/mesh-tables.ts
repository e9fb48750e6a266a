/**
 * Triangles as kernel/mesh.ts reads them: four side by side in a leaf, under a four-wide hierarchy by the surface area
 * heuristic, its planes chosen among a few bins (Wald, "On fast Construction of SAH-based Bounding Volume
 * Hierarchies", 2007): thousands of triangles take milliseconds.
 */
import type { Mesh, Vec3 } from '@plumbline/scene';
import { NODE_BYTES, TRIANGLES_BYTES } from './tables.js';

const LEAF = 0x80000000;
const NOTHING = 0xffffffff;
/** Triangles of a leaf. */
const LANES = 4;
const BINS = 12;
const NODE_WORDS = NODE_BYTES / 4;
const LEAF_WORDS = TRIANGLES_BYTES / 4;

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

const bounds = new WeakMap<Mesh, Bounds>();

/** The smallest box about a mesh. */
export function boundsOf(mesh: Mesh): Bounds {
  const known = bounds.get(mesh);
  if (known) return known;
  const { positions } = mesh;
  const [min, max] = [
    [Infinity, Infinity, Infinity] as [number, number, number],
    [-Infinity, -Infinity, -Infinity] as [number, number, number],
  ];
  for (let i = 0; i < positions.length; i += 3)
    for (let axis = 0 as 0 | 1 | 2; axis < 3; axis++) {
      const v = positions[i + axis]!;
      if (v < min[axis]) min[axis] = v;
      if (v > max[axis]) max[axis] = v;
    }
  bounds.set(mesh, { min, max });
  return { min, max };
}

/** One mesh's nodes and leaves, numbered from its own first. */
interface Packed {
  readonly nodes: Uint32Array;
  readonly leaves: Float32Array;
}

/** Meshes that come with every room are packed once. */
const packed = new WeakMap<Mesh, Packed>();

/** The scene's nodes with those of its meshes behind them, the node at which each mesh begins, and the leaves of all. */
export function packMeshes(
  sceneNodes: Uint8Array,
  meshes: readonly Mesh[],
): { nodes: Uint8Array; roots: number[]; triangles: Uint8Array } {
  const parts = meshes.map((mesh) => {
    const known = packed.get(mesh) ?? packMesh(mesh);
    packed.set(mesh, known);
    return known;
  });
  const own = sceneNodes.length / 4;
  const nodes = new Uint32Array(parts.reduce((sum, part) => sum + part.nodes.length, own));
  const leaves = new Float32Array(parts.reduce((sum, part) => sum + part.leaves.length, LEAF_WORDS));
  new Uint8Array(nodes.buffer).set(sceneNodes);
  const roots: number[] = [];
  let [node, leaf] = [own / NODE_WORDS, 0];
  for (const part of parts) {
    roots.push(node);
    nodes.set(part.nodes, node * NODE_WORDS);
    leaves.set(part.leaves, leaf * LEAF_WORDS);
    const end = node + part.nodes.length / NODE_WORDS;
    for (let n = node; n < end; n++)
      for (let i = n * NODE_WORDS + 24; i < n * NODE_WORDS + 28; i++) {
        const link = nodes[i]!;
        if (link !== NOTHING) nodes[i] = link >= LEAF ? link + leaf : link + node;
      }
    node = end;
    leaf += part.leaves.length / LEAF_WORDS;
  }
  return { nodes: new Uint8Array(nodes.buffer), roots, triangles: new Uint8Array(leaves.buffer) };
}

function packMesh(mesh: Mesh): Packed {
  const tree = new Tree(mesh);
  // A node of fewer than two parts is the only one, so there are no more nodes than leaves, nor leaves than triangles.
  const words = new Float32Array(tree.count * NODE_WORDS);
  const ints = new Uint32Array(words.buffer);
  const leaves = new Float32Array(tree.count * LEAF_WORDS);
  let leaf = 0;
  const queue: (readonly [from: number, to: number])[] = [[0, tree.count]];
  // Breadth first: a node's number is its place in the queue.
  for (let n = 0; n < queue.length; n++) {
    const [from, to] = queue[n]!;
    const parts = tree.parts(from, to);
    for (let i = 0; i < 4; i++) {
      const part = parts[i];
      const at = n * NODE_WORDS + i;
      if (!part) {
        for (let k = 0; k < 6; k++) words[at + k * 4] = k < 3 ? Infinity : -Infinity;
        ints[at + 24] = NOTHING;
        continue;
      }
      const [a, b] = part;
      tree.writeBounds(a, b, words, at);
      if (b - a > LANES) ints[at + 24] = queue.push(part) - 1;
      else {
        writeLeaf(leaves, leaf * LEAF_WORDS, tree.order, a, b, mesh);
        ints[at + 24] = LEAF | leaf++;
      }
    }
  }
  return { nodes: ints.slice(0, queue.length * NODE_WORDS), leaves: leaves.slice(0, leaf * LEAF_WORDS) };
}

/** Writes the triangles from `a` to `b` of an order side by side. */
function writeLeaf(
  words: Float32Array,
  o: number,
  order: Uint32Array,
  a: number,
  b: number,
  { positions, normals, indices }: Mesh,
): void {
  for (let i = a; i < b; i++) {
    const triangle = order[i]! * 3;
    const p = indices[triangle]! * 3;
    const q = indices[triangle + 1]! * 3;
    const r = indices[triangle + 2]! * 3;
    for (let axis = 0; axis < 3; axis++) {
      const at = o + axis * LANES + i - a;
      const first = positions[p + axis]!;
      words[at] = first;
      words[at + 12] = positions[q + axis]! - first;
      words[at + 24] = positions[r + axis]! - first;
      words[at + 36] = normals[p + axis]!;
      words[at + 48] = normals[q + axis]!;
      words[at + 60] = normals[r + axis]!;
    }
  }
}

/** A mesh's triangles in an order in which each branch of the tree is a run of them. */
class Tree {
  readonly count: number;
  readonly order: Uint32Array;
  /** Least and greatest corner of each triangle's box. */
  private readonly boxes: Float64Array;
  /** Twice the middle of each triangle's box. */
  private readonly middles: Float64Array;
  /** Lent to one split at a time. */
  private readonly right: Uint32Array;

  constructor({ positions, indices }: Mesh) {
    this.count = indices.length / 3;
    if (this.count === 0) throw new RangeError('A mesh needs at least one triangle.');
    this.order = new Uint32Array(this.count);
    this.right = new Uint32Array(this.count);
    this.boxes = new Float64Array(this.count * 6);
    this.middles = new Float64Array(this.count * 3);
    for (let t = 0; t < this.count; t++) {
      this.order[t] = t;
      const p = indices[t * 3]! * 3;
      const q = indices[t * 3 + 1]! * 3;
      const r = indices[t * 3 + 2]! * 3;
      for (let axis = 0; axis < 3; axis++) {
        const a = positions[p + axis]!;
        const b = positions[q + axis]!;
        const c = positions[r + axis]!;
        const low = Math.min(a, b, c);
        const high = Math.max(a, b, c);
        this.boxes[t * 6 + axis] = low;
        this.boxes[t * 6 + 3 + axis] = high;
        this.middles[t * 3 + axis] = low + high;
      }
    }
  }

  /** Writes the box about a run into one lane of a node, a hair larger: kernel numbers are rounded. */
  writeBounds(from: number, to: number, words: Float32Array, at: number): void {
    BOX.set(NO_BOX);
    for (let i = from; i < to; i++) widen(BOX, 0, this.boxes, this.order[i]! * 6);
    for (let k = 0; k < 6; k++) {
      const v = BOX[k]!;
      words[at + k * 4] = v + (k < 3 ? -1 : 1) * (1e-6 + Math.abs(v) * 1e-6);
    }
  }

  /** A run as up to four that together are the run, each with where it begins and ends. */
  parts(from: number, to: number): (readonly [number, number])[] {
    const halves = (a: number, b: number): (readonly [number, number])[] => {
      if (b - a <= LANES) return [[a, b]];
      const middle = this.split(a, b);
      return [
        [a, middle],
        [middle, b],
      ];
    };
    return halves(from, to).flatMap(([a, b]) => halves(a, b));
  }

  /**
   * Parts a run along the axis on which its triangles' middles lie farthest apart, at the plane where both halves cost
   * least, and puts the triangles in that order; where no plane parts it, in half.
   */
  private split(from: number, to: number): number {
    const { order, boxes, middles } = this;
    const half = from + ((to - from) >> 1);
    let axis = 0;
    let low = 0;
    let wide = 0;
    for (let k = 0; k < 3; k++) {
      let least = Infinity;
      let most = -Infinity;
      for (let i = from; i < to; i++) {
        const m = middles[order[i]! * 3 + k]!;
        if (m < least) least = m;
        if (m > most) most = m;
      }
      if (most - least > wide) {
        axis = k;
        low = least;
        wide = most - least;
      }
    }
    if (wide < 1e-9) return half;
    const scale = (BINS * 0.99999) / wide;
    COUNTS.fill(0);
    for (let bin = 0; bin < BINS; bin++) BIN_BOXES.set(NO_BOX, bin * 6);
    for (let i = from; i < to; i++) {
      const t = order[i]!;
      const bin = Math.floor((middles[t * 3 + axis]! - low) * scale);
      COUNTS[bin]!++;
      widen(BIN_BOXES, bin * 6, boxes, t * 6);
    }
    // From the right, then from the left: what the parts on either side of each plane cost.
    BOX.set(NO_BOX);
    let count = 0;
    for (let at = BINS - 1; at > 0; at--) {
      widen(BOX, 0, BIN_BOXES, at * 6);
      count += COUNTS[at]!;
      COSTS[at] = count === 0 ? Infinity : areaOf(BOX) * Math.ceil(count / LANES);
    }
    BOX.set(NO_BOX);
    count = 0;
    let least = Infinity;
    let best = 0;
    for (let at = 1; at < BINS; at++) {
      widen(BOX, 0, BIN_BOXES, (at - 1) * 6);
      count += COUNTS[at - 1]!;
      if (count === 0) continue;
      const cost = areaOf(BOX) * Math.ceil(count / LANES) + COSTS[at]!;
      if (cost < least) {
        least = cost;
        best = at;
      }
    }
    if (least === Infinity) return half;
    let left = from;
    let others = 0;
    for (let i = from; i < to; i++) {
      const t = order[i]!;
      if (Math.floor((middles[t * 3 + axis]! - low) * scale) < best) order[left++] = t;
      else this.right[others++] = t;
    }
    order.set(this.right.subarray(0, others), left);
    return left === from || left === to ? half : left;
  }
}

// Lent to one call of split at a time.
const COUNTS = new Uint32Array(BINS);
const COSTS = new Float64Array(BINS);
const BIN_BOXES = new Float64Array(BINS * 6);
const BOX = new Float64Array(6);
const NO_BOX = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

/** Widens the box at one place by the box at another. */
function widen(into: Float64Array, at: number, by: Float64Array, from: number): void {
  if (by[from]! < into[at]!) into[at] = by[from]!;
  if (by[from + 1]! < into[at + 1]!) into[at + 1] = by[from + 1]!;
  if (by[from + 2]! < into[at + 2]!) into[at + 2] = by[from + 2]!;
  if (by[from + 3]! > into[at + 3]!) into[at + 3] = by[from + 3]!;
  if (by[from + 4]! > into[at + 4]!) into[at + 4] = by[from + 4]!;
  if (by[from + 5]! > into[at + 5]!) into[at + 5] = by[from + 5]!;
}

/** Half the surface of a box. */
function areaOf(box: Float64Array): number {
  const x = box[3]! - box[0]!;
  const y = box[4]! - box[1]!;
  const z = box[5]! - box[2]!;
  return x * y + y * z + z * x;
}
