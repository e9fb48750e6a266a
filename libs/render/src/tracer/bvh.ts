/** The four-wide hierarchy over a scene's primitives, written in the form that kernel/traverse.ts walks. */
import { type Mesh, type Primitive, Shape, type Vec3 } from '@plumbline/scene';
import { BoxTree, joinBySurface } from './box-tree.js';
import { type Bounds, boundsOf } from './mesh-tables.js';
import { reinsert } from './reinsert.js';
import { NODE_BYTES } from './tables.js';

const LEAF = 0x80000000;
const PLAIN_BOX = 0x40000000;
const NOTHING = 0xffffffff;
const NODE_WORDS = NODE_BYTES / 4;

/** The box about a primitive, a hair larger than what a matrix moves there. */
export function boundsOfPrimitive(p: Primitive, meshes: readonly Mesh[] = []): Bounds {
  const { matrix } = p;
  if (!matrix) return p;
  const { middle, half } = localBounds(p, meshes);
  const along = (axis: number): readonly [centre: number, reach: number] => {
    let centre = matrix[9 + axis]!;
    let reach = 1e-4;
    for (let column = 0; column < 3; column++) {
      centre += matrix[column * 3 + axis]! * middle[column]!;
      reach += Math.abs(matrix[column * 3 + axis]!) * half[column]!;
    }
    return [centre, reach];
  };
  const [x, y, z] = [along(0), along(1), along(2)];
  return {
    min: [x[0] - x[1], y[0] - y[1], z[0] - z[1]],
    max: [x[0] + x[1], y[0] + y[1], z[0] + z[1]],
  };
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

/** A tree whose leaves are the primitives, none of them joined yet. */
export function leavesOf(primitives: readonly Primitive[], meshes: readonly Mesh[] = []): BoxTree {
  const tree = new BoxTree(primitives.length);
  primitives.forEach((p, i) => {
    const { min, max } = boundsOfPrimitive(p, meshes);
    tree.boxes.set(min, i * 6);
    tree.boxes.set(max, i * 6 + 3);
  });
  return tree;
}

/** Builds the hierarchy; the bytes are nodes of 128, the first one the root. */
export function buildBvh(primitives: readonly Primitive[], meshes: readonly Mesh[] = []): Uint8Array {
  const tree = leavesOf(primitives, meshes);
  joinBySurface(tree);
  reinsert(tree);
  const wide = new WideTree(tree);
  const words = new Float32Array(primitives.length * NODE_WORDS);
  const ints = new Uint32Array(words.buffer);
  // Nodes are numbered breadth-first, so that the top of the tree shares cache lines.
  const nodes = [tree.root];
  for (let n = 0; n < nodes.length; n++) {
    const children = wide.childrenOf(nodes[n]!);
    const o = n * NODE_WORDS;
    for (let i = 0; i < 4; i++) {
      const child = children[i];
      for (let axis = 0; axis < 3; axis++) {
        words[o + axis * 4 + i] = child === undefined ? Infinity : tree.boxes[child * 6 + axis]!;
        words[o + 12 + axis * 4 + i] = child === undefined ? -Infinity : tree.boxes[child * 6 + 3 + axis]!;
      }
      if (child === undefined) ints[o + 24 + i] = NOTHING;
      else if (!tree.isLeaf(child)) ints[o + 24 + i] = nodes.push(child) - 1;
      else if (primitives[child]!.shape !== Shape.box) ints[o + 24 + i] = LEAF | child;
      else {
        ints[o + 24 + i] = LEAF | PLAIN_BOX | child;
        ints[o + 28]! |= 1 << i;
      }
    }
  }
  return new Uint8Array(words.buffer.slice(0, nodes.length * NODE_BYTES));
}

/**
 * A binary tree opened to four parts a branch, so that all nodes have the least surface (Ylitie et al., "Efficient
 * Incoherent Ray Traversal on GPUs Through Compressed Wide BVHs", 2017).
 */
class WideTree {
  /** Surface in sum of the nodes below a branch that takes up to 1, 2 or 3 places in the node above. */
  private readonly costs: Float64Array;

  constructor(private readonly tree: BoxTree) {
    this.costs = new Float64Array(tree.boxes.length / 2);
    // A leaf has no node of its own. Parts come before the branch that they are parts of.
    for (const branch of [...tree.below().reverse(), tree.root]) if (!tree.isLeaf(branch)) this.addUp(branch);
  }

  /** Up to four descendants that together are the branch. */
  childrenOf(branch: number): number[] {
    const children: number[] = [];
    const open = (at: number, places: number): void => {
      let most = places;
      if (at !== branch)
        while (most > 1 && this.costs[at * 3 + most - 1]! >= this.costs[at * 3 + most - 2]!) most--;
      if (most === 1 || this.tree.isLeaf(at)) {
        children.push(at);
        return;
      }
      const left = this.share(at, most);
      open(this.tree.left[at]!, left);
      open(this.tree.right[at]!, most - left);
    };
    open(branch, 4);
    return children;
  }

  private addUp(branch: number): void {
    const { costs } = this;
    const alone = this.tree.area(branch) + this.costOf(branch, 4, this.share(branch, 4));
    const two = Math.min(alone, this.costOf(branch, 2, this.share(branch, 2)));
    const three = Math.min(two, this.costOf(branch, 3, this.share(branch, 3)));
    costs[branch * 3] = alone;
    costs[branch * 3 + 1] = two;
    costs[branch * 3 + 2] = three;
  }

  /** How many of so many places the left part best takes. */
  private share(branch: number, places: number): number {
    let [best, least] = [1, Infinity];
    for (let left = Math.max(1, places - 3); left <= Math.min(3, places - 1); left++) {
      const cost = this.costOf(branch, places, left);
      if (cost < least) [best, least] = [left, cost];
    }
    return best;
  }

  /** What both parts cost when the left one takes so many of the places. */
  private costOf(branch: number, places: number, left: number): number {
    const { left: lefts, right: rights } = this.tree;
    return this.costs[lefts[branch]! * 3 + left - 1]! + this.costs[rights[branch]! * 3 + places - left - 1]!;
  }
}
