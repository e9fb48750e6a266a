/**
 * Four-wide bounding volume hierarchy by the surface area heuristic (Wald, "On fast Construction of SAH-based
 * Bounding Volume Hierarchies", 2007), written in the form that kernel/traverse.ts walks.
 */
import { type Mesh, type Primitive, Shape, type Vec3 } from '@plumbline/scene';
import { area, Box, Branch, grow, join } from './branch.js';
import { boundsOf } from './mesh-tables.js';
import { reinsert } from './reinsert.js';
import { NODE_BYTES } from './tables.js';

const LEAF = 0x80000000;
const PLAIN_BOX = 0x40000000;
const NOTHING = 0xffffffff;

/** A primitive's leaf; its box is a hair larger than what a matrix moves there. */
export function leafOf(p: Primitive, index: number, meshes: readonly Mesh[] = []): Branch {
  const leaf = new Branch(index);
  if (!p.matrix) {
    leaf.min.set(p.min);
    leaf.max.set(p.max);
    return leaf;
  }
  const { middle, half } = localBounds(p, meshes);
  for (let axis = 0; axis < 3; axis++) {
    let centre = p.matrix[9 + axis]!;
    let reach = 1e-4;
    for (let column = 0; column < 3; column++) {
      centre += p.matrix[column * 3 + axis]! * middle[column]!;
      reach += Math.abs(p.matrix[column * 3 + axis]!) * half[column]!;
    }
    leaf.min[axis] = centre - reach;
    leaf.max[axis] = centre + reach;
  }
  return leaf;
}

const ORIGIN: Vec3 = [0, 0, 0];

function localBounds(p: Primitive, meshes: readonly Mesh[]): { middle: Vec3; half: Vec3 } {
  if (p.shape !== Shape.mesh) return { middle: ORIGIN, half: localHalf(p) };
  const { min, max } = boundsOf(meshes[p.parameters[0]!]!);
  const over = (of: (least: number, most: number) => number): Vec3 => [
    of(min[0], max[0]),
    of(min[1], max[1]),
    of(min[2], max[2]),
  ];
  return { middle: over((a, b) => (a + b) / 2), half: over((a, b) => (b - a) / 2) };
}

function localHalf(p: Primitive): Vec3 {
  const [a = 0, b = 0, c = 0] = p.parameters;
  switch (p.shape) {
    case Shape.ellipsoid:
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
export function buildBvh(primitives: readonly Primitive[], meshes: readonly Mesh[] = []): Uint8Array {
  const leaves = primitives.map((p, i) => leafOf(p, i, meshes));
  if (leaves.length === 0) throw new RangeError('A scene needs at least one primitive.');
  const nodes: Branch[][] = [];
  const costs = new WeakMap<Branch, Costs>();
  const place = (branch: Branch): number => {
    const index = nodes.length;
    nodes.push([]);
    nodes[index] = widen(branch, costs);
    return index;
  };
  // Nodes are numbered breadth-first, so that the top of the tree shares cache lines.
  const links: number[][] = [];
  place(reinsert(split(leaves)));
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

/** Surface in sum of the nodes below a branch that takes up to 1, 2 or 3 places in the node above. */
type Costs = readonly [number, number, number];

/** How many of so many places the left part best takes, and what both parts then cost. */
function share(
  branch: Branch,
  places: number,
  costs: WeakMap<Branch, Costs>,
): { left: number; cost: number } {
  let best = { left: 1, cost: Number.POSITIVE_INFINITY };
  for (let left = Math.max(1, places - 3); left <= Math.min(3, places - 1); left++) {
    const cost = costsOf(branch.left!, costs)[left - 1]! + costsOf(branch.right!, costs)[places - left - 1]!;
    if (cost < best.cost) best = { left, cost };
  }
  return best;
}

function costsOf(branch: Branch, costs: WeakMap<Branch, Costs>): Costs {
  const known = costs.get(branch);
  if (known) return known;
  let own: Costs = [0, 0, 0];
  if (branch.primitive === undefined) {
    const alone = area(branch) + share(branch, 4, costs).cost;
    const two = Math.min(alone, share(branch, 2, costs).cost);
    own = [alone, two, Math.min(two, share(branch, 3, costs).cost)];
  }
  costs.set(branch, own);
  return own;
}

/**
 * Up to four descendants that together are the branch, opened so that all nodes have the least surface in sum
 * (Ylitie et al., "Efficient Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs", 2017).
 */
function widen(branch: Branch, costs: WeakMap<Branch, Costs>): Branch[] {
  const children: Branch[] = [];
  const open = (at: Branch, places: number): void => {
    let most = places;
    const own = costsOf(at, costs);
    while (most > 1 && at !== branch && own[most - 1]! >= own[most - 2]!) most--;
    if (most === 1 || at.primitive !== undefined) {
      children.push(at);
      return;
    }
    const { left } = share(at, most, costs);
    open(at.left!, left);
    open(at.right!, most - left);
  };
  open(branch, 4);
  return children;
}

function split(leaves: Branch[]): Branch {
  if (leaves.length === 1) return leaves[0]!;
  let best = { cost: Number.POSITIVE_INFINITY, axis: 0, at: 1 };
  const costs = new Float64Array(leaves.length);
  for (let axis = 0; axis < 3; axis++) {
    sortBy(leaves, axis);
    const right = new Box();
    for (let i = leaves.length - 1; i > 0; i--) {
      grow(right, leaves[i]!);
      costs[i] = area(right) * (leaves.length - i);
    }
    const left = new Box();
    for (let i = 1; i < leaves.length; i++) {
      grow(left, leaves[i - 1]!);
      const cost = area(left) * i + costs[i]!;
      if (cost < best.cost) best = { cost, axis, at: i };
    }
  }
  sortBy(leaves, best.axis);
  return join(split(leaves.slice(0, best.at)), split(leaves.slice(best.at)));
}

// Ties are broken by the primitive's number: the tree, and with it the picture, never depends on the engine.
function sortBy(leaves: Branch[], axis: number): void {
  leaves.sort(
    (a, b) => a.min[axis]! + a.max[axis]! - b.min[axis]! - b.max[axis]! || a.primitive! - b.primitive!,
  );
}
