/**
 * Four-wide bounding volume hierarchy by the surface area heuristic (Wald, "On fast Construction of SAH-based
 * Bounding Volume Hierarchies", 2007), written in the form that kernel/traverse.ts walks.
 */
import { NODE_BYTES, type Primitive, Shape, type Vec3 } from './tables.js';

interface Bounds {
  min: [number, number, number];
  max: [number, number, number];
}

interface Branch extends Bounds {
  /** A leaf's primitive. */
  primitive?: number;
  left?: Branch;
  right?: Branch;
}

const LEAF = 0x80000000;
const PLAIN_BOX = 0x40000000;
const NOTHING = 0xffffffff;

/** World bounds of a primitive, a hair larger than it is. */
export function boundsOf(p: Primitive): Bounds {
  if (!p.matrix) return { min: [...p.min], max: [...p.max] };
  const half = localHalf(p);
  const min: [number, number, number] = [0, 0, 0];
  const max: [number, number, number] = [0, 0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const centre = p.matrix[9 + axis]!;
    let reach = 1e-4;
    for (let column = 0; column < 3; column++)
      reach += Math.abs(p.matrix[column * 3 + axis]!) * half[column]!;
    min[axis] = centre - reach;
    max[axis] = centre + reach;
  }
  return { min, max };
}

function localHalf(p: Primitive): Vec3 {
  const [a = 0, b = 0, c = 0] = p.parameters;
  switch (p.shape) {
    case Shape.sphere:
    case Shape.bowl:
      return [1, 1, 1];
    case Shape.cone:
    case Shape.tube:
      return [Math.max(a, b), Math.max(a, b), c];
    case Shape.capsule:
      return [a, a, a + c];
    case Shape.disk:
      return [a, a, 1e-4];
    default:
      return [a, b, c];
  }
}

/** Builds the hierarchy; the bytes are nodes of 128, the first one the root. */
export function buildBvh(primitives: readonly Primitive[]): Uint8Array {
  const leaves = primitives.map((p, i): Branch => ({ ...boundsOf(p), primitive: i }));
  if (leaves.length === 0) throw new RangeError('A scene needs at least one primitive.');
  const nodes: Branch[][] = [];
  const place = (branch: Branch): number => {
    const index = nodes.length;
    nodes.push([]);
    nodes[index] = widen(branch);
    return index;
  };
  // Nodes are numbered breadth-first, so that the top of the tree shares cache lines.
  const links: number[][] = [];
  place(split(leaves));
  for (let n = 0; n < nodes.length; n++) {
    links[n] = nodes[n]!.map((child) => {
      if (child.primitive === undefined) return place(child);
      const plain = primitives[child.primitive]!.shape === Shape.box ? PLAIN_BOX : 0;
      return (LEAF | plain | child.primitive) >>> 0;
    });
  }
  return pack(nodes, links);
}

function pack(nodes: readonly Branch[][], links: readonly number[][]): Uint8Array {
  const words = new Float32Array((nodes.length * NODE_BYTES) / 4);
  const ints = new Uint32Array(words.buffer);
  nodes.forEach((children, n) => {
    const o = (n * NODE_BYTES) / 4;
    for (let i = 0; i < 4; i++) {
      const child = children[i];
      for (let axis = 0; axis < 3; axis++) {
        words[o + axis * 4 + i] = child ? child.min[axis]! : Number.POSITIVE_INFINITY;
        words[o + 12 + axis * 4 + i] = child ? child.max[axis]! : Number.NEGATIVE_INFINITY;
      }
      const link = child ? links[n]![i]! : NOTHING;
      ints[o + 24 + i] = link;
      if (child && (link & PLAIN_BOX) !== 0) ints[o + 28]! |= 1 << i;
    }
  });
  return new Uint8Array(words.buffer);
}

/** Up to four descendants that together are the branch: the largest inner ones are opened first. */
function widen(branch: Branch): Branch[] {
  if (branch.primitive !== undefined) return [branch];
  const children = [branch.left!, branch.right!];
  while (children.length < 4) {
    let widest = -1;
    for (let i = 0; i < children.length; i++) {
      if (children[i]!.primitive !== undefined) continue;
      if (widest < 0 || area(children[i]!) > area(children[widest]!)) widest = i;
    }
    if (widest < 0) break;
    const opened = children[widest]!;
    children.splice(widest, 1, opened.left!, opened.right!);
  }
  return children;
}

function split(leaves: Branch[]): Branch {
  if (leaves.length === 1) return leaves[0]!;
  let best = { cost: Number.POSITIVE_INFINITY, axis: 0, at: 1 };
  const costs = new Float64Array(leaves.length);
  for (let axis = 0; axis < 3; axis++) {
    sortBy(leaves, axis);
    const right = empty();
    for (let i = leaves.length - 1; i > 0; i--) {
      grow(right, leaves[i]!);
      costs[i] = area(right) * (leaves.length - i);
    }
    const left = empty();
    for (let i = 1; i < leaves.length; i++) {
      grow(left, leaves[i - 1]!);
      const cost = area(left) * i + costs[i]!;
      if (cost < best.cost) best = { cost, axis, at: i };
    }
  }
  sortBy(leaves, best.axis);
  const left = split(leaves.slice(0, best.at));
  const right = split(leaves.slice(best.at));
  const both: Branch = { ...empty(), left, right };
  grow(both, left);
  grow(both, right);
  return both;
}

// Ties are broken by the primitive's number: the tree, and with it the picture, never depends on the engine.
function sortBy(leaves: Branch[], axis: number): void {
  leaves.sort(
    (a, b) => a.min[axis]! + a.max[axis]! - b.min[axis]! - b.max[axis]! || a.primitive! - b.primitive!,
  );
}

function empty(): Bounds {
  const inf = Number.POSITIVE_INFINITY;
  return { min: [inf, inf, inf], max: [-inf, -inf, -inf] };
}

function grow(into: Bounds, by: Bounds): void {
  for (let axis = 0; axis < 3; axis++) {
    into.min[axis] = Math.min(into.min[axis]!, by.min[axis]!);
    into.max[axis] = Math.max(into.max[axis]!, by.max[axis]!);
  }
}

function area(b: Bounds): number {
  const x = b.max[0] - b.min[0];
  const y = b.max[1] - b.min[1];
  const z = b.max[2] - b.min[2];
  return x * y + y * z + z * x;
}
