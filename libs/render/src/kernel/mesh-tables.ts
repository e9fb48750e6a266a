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

/** The smallest box about a mesh. */
export function boundsOf({ positions }: Mesh): Bounds {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  positions.forEach((v, i) => {
    const axis = (i % 3) as 0 | 1 | 2;
    if (v < min[axis]) min[axis] = v;
    if (v > max[axis]) max[axis] = v;
  });
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
  const nodes: number[][] = [];
  const leaves: number[][] = [];
  const boxes: number[][] = [];
  const queue: (readonly [from: number, to: number])[] = [[0, tree.count]];
  // Breadth first: a node's number is its place in the queue.
  for (let n = 0; n < queue.length; n++) {
    const [from, to] = queue[n]!;
    const parts = tree.parts(from, to);
    boxes.push(parts.flatMap(([a, b]) => tree.bounds(a, b)));
    nodes.push(
      parts.map(([a, b]) => {
        if (b - a > LANES) return queue.push([a, b]) - 1;
        leaves.push(Array.from(tree.order.subarray(a, b)));
        return (LEAF | (leaves.length - 1)) >>> 0;
      }),
    );
  }
  return { nodes: nodeWords(nodes, boxes), leaves: leafWords(leaves, mesh) };
}

function nodeWords(nodes: readonly number[][], boxes: readonly number[][]): Uint32Array {
  const words = new Float32Array(nodes.length * NODE_WORDS);
  const ints = new Uint32Array(words.buffer);
  nodes.forEach((links, n) => {
    for (let i = 0; i < 4; i++) {
      const link = links[i];
      for (let k = 0; k < 6; k++)
        words[n * NODE_WORDS + k * 4 + i] =
          link === undefined ? (k < 3 ? Infinity : -Infinity) : boxes[n]![i * 6 + k]!;
      ints[n * NODE_WORDS + 24 + i] = link ?? NOTHING;
    }
  });
  return ints;
}

function leafWords(leaves: readonly number[][], { positions, normals, indices }: Mesh): Float32Array {
  const words = new Float32Array(leaves.length * LEAF_WORDS);
  leaves.forEach((triangles, leaf) => {
    triangles.forEach((triangle, lane) => {
      const corner = [0, 1, 2].map((k) => indices[triangle * 3 + k]! * 3);
      for (let axis = 0; axis < 3; axis++) {
        const at = leaf * LEAF_WORDS + axis * LANES + lane;
        const first = positions[corner[0]! + axis]!;
        words[at] = first;
        words[at + 12] = positions[corner[1]! + axis]! - first;
        words[at + 24] = positions[corner[2]! + axis]! - first;
        for (let k = 0; k < 3; k++) words[at + 36 + k * 12] = normals[corner[k]! + axis]!;
      }
    });
  });
  return words;
}

/** A mesh's triangles in an order in which each branch of the tree is a run of them. */
class Tree {
  readonly count: number;
  readonly order: Uint32Array;
  /** Least and greatest corner of each triangle's box. */
  private readonly boxes: Float64Array;

  constructor({ positions, indices }: Mesh) {
    this.count = indices.length / 3;
    if (this.count === 0) throw new RangeError('A mesh needs at least one triangle.');
    this.order = Uint32Array.from({ length: this.count }, (_, i) => i);
    this.boxes = new Float64Array(this.count * 6);
    for (let t = 0; t < this.count; t++)
      for (let axis = 0; axis < 3; axis++) {
        const a = positions[indices[t * 3]! * 3 + axis]!;
        const b = positions[indices[t * 3 + 1]! * 3 + axis]!;
        const c = positions[indices[t * 3 + 2]! * 3 + axis]!;
        this.boxes[t * 6 + axis] = Math.min(a, b, c);
        this.boxes[t * 6 + 3 + axis] = Math.max(a, b, c);
      }
  }

  /** The box about a run, a hair larger: kernel numbers are rounded. */
  bounds(from: number, to: number): number[] {
    BOX.set(NO_BOX);
    for (let i = from; i < to; i++) widen(BOX, 0, this.boxes, this.order[i]! * 6);
    return Array.from(BOX, (v, i) => v + (i < 3 ? -1 : 1) * (1e-6 + Math.abs(v) * 1e-6));
  }

  /** A run as up to four that together are the run. */
  parts(from: number, to: number): (readonly [number, number])[] {
    let parts: (readonly [number, number])[] = [[from, to]];
    for (let round = 0; round < 2; round++)
      parts = parts.flatMap(([a, b]) => {
        if (b - a <= LANES) return [[a, b] as const];
        const middle = this.split(a, b);
        return [[a, middle] as const, [middle, b] as const];
      });
    return parts;
  }

  private middle(triangle: number, axis: number): number {
    return this.boxes[triangle * 6 + axis]! + this.boxes[triangle * 6 + 3 + axis]!;
  }

  /** Parts a run where both halves cost least, and puts the triangles in that order; where no plane parts it, in half. */
  private split(from: number, to: number): number {
    const { order, boxes } = this;
    let best = { cost: Infinity, axis: 0, at: 0, low: 0, scale: 0 };
    for (let axis = 0; axis < 3; axis++) {
      let [low, high] = [Infinity, -Infinity];
      for (let i = from; i < to; i++) {
        const m = this.middle(order[i]!, axis);
        if (m < low) low = m;
        if (m > high) high = m;
      }
      if (high - low < 1e-9) continue;
      const scale = (BINS * 0.99999) / (high - low);
      COUNTS.fill(0);
      for (let bin = 0; bin < BINS; bin++) BIN_BOXES.set(NO_BOX, bin * 6);
      for (let i = from; i < to; i++) {
        const t = order[i]!;
        const bin = Math.floor((this.middle(t, axis) - low) * scale);
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
      for (let at = 1; at < BINS; at++) {
        widen(BOX, 0, BIN_BOXES, (at - 1) * 6);
        count += COUNTS[at - 1]!;
        if (count === 0) continue;
        const cost = areaOf(BOX) * Math.ceil(count / LANES) + COSTS[at]!;
        if (cost < best.cost) best = { cost, axis, at, low, scale };
      }
    }
    const half = from + ((to - from) >> 1);
    if (best.cost === Infinity) return half;
    const run = order.slice(from, to);
    let left = from;
    for (const t of run)
      if (Math.floor((this.middle(t, best.axis) - best.low) * best.scale) < best.at) order[left++] = t;
    let right = left;
    for (const t of run)
      if (Math.floor((this.middle(t, best.axis) - best.low) * best.scale) >= best.at) order[right++] = t;
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
  for (let k = 0; k < 3; k++) {
    if (by[from + k]! < into[at + k]!) into[at + k] = by[from + k]!;
    if (by[from + 3 + k]! > into[at + 3 + k]!) into[at + 3 + k] = by[from + 3 + k]!;
  }
}

/** Half the surface of a box. */
function areaOf(box: Float64Array): number {
  const [x, y, z] = [box[3]! - box[0]!, box[4]! - box[1]!, box[5]! - box[2]!];
  return x * y + y * z + z * x;
}
