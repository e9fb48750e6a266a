/**
 * A binary tree of boxes, in arrays: as objects, thousands of boxes take several times as long to make and to walk.
 * Branches are numbers. The first ones are the leaves, one a primitive, in the primitives' order; each of the others
 * has two parts.
 */
export class BoxTree {
  /** Six numbers a branch: the least corner of its box, then the greatest. */
  readonly boxes: Float64Array;
  readonly left: Int32Array;
  readonly right: Int32Array;
  /** The branch that a branch is part of; -1 for the root. */
  readonly parent: Int32Array;
  root: number;
  private used: number;

  /** A tree without branches yet over so many leaves, whose boxes are to be set. */
  constructor(readonly leaves: number) {
    if (leaves === 0) throw new RangeError('A scene needs at least one primitive.');
    const most = 2 * leaves - 1;
    this.boxes = new Float64Array(most * 6);
    this.left = new Int32Array(most).fill(-1);
    this.right = new Int32Array(most).fill(-1);
    this.parent = new Int32Array(most).fill(-1);
    this.used = leaves;
    this.root = 0;
  }

  isLeaf(branch: number): boolean {
    return branch < this.leaves;
  }

  /** A new branch of two, which becomes the root until it is joined itself. */
  join(left: number, right: number): number {
    const both = this.used++;
    this.left[both] = left;
    this.right[both] = right;
    this.parent[left] = both;
    this.parent[right] = both;
    this.fit(both);
    this.root = both;
    return both;
  }

  /** Half the surface of a branch's box. */
  area(branch: number): number {
    const { boxes } = this;
    const o = branch * 6;
    const x = boxes[o + 3]! - boxes[o]!;
    const y = boxes[o + 4]! - boxes[o + 1]!;
    const z = boxes[o + 5]! - boxes[o + 2]!;
    return x * y + y * z + z * x;
  }

  /** Half the surface of the box about two branches. */
  areaOfBoth(a: number, b: number): number {
    const { boxes } = this;
    const p = a * 6;
    const q = b * 6;
    const x = larger(boxes[p + 3]!, boxes[q + 3]!) - smaller(boxes[p]!, boxes[q]!);
    const y = larger(boxes[p + 4]!, boxes[q + 4]!) - smaller(boxes[p + 1]!, boxes[q + 1]!);
    const z = larger(boxes[p + 5]!, boxes[q + 5]!) - smaller(boxes[p + 2]!, boxes[q + 2]!);
    return x * y + y * z + z * x;
  }

  /** Fits a branch's box to its two parts; tells whether that changed it. */
  fit(branch: number): boolean {
    const { boxes } = this;
    const o = branch * 6;
    const p = this.left[branch]! * 6;
    const q = this.right[branch]! * 6;
    let changed = false;
    for (let axis = 0; axis < 3; axis++) {
      const low = smaller(boxes[p + axis]!, boxes[q + axis]!);
      const high = larger(boxes[p + 3 + axis]!, boxes[q + 3 + axis]!);
      if (low === boxes[o + axis] && high === boxes[o + 3 + axis]) continue;
      boxes[o + axis] = low;
      boxes[o + 3 + axis] = high;
      changed = true;
    }
    return changed;
  }

  /** Fits the boxes from a branch up, as far as they change. */
  refit(from: number): void {
    for (let at = from; at !== -1 && this.fit(at); at = this.parent[at]!);
  }

  /** All branches but the root: each before its parts, the left ones first. */
  below(): Int32Array {
    const list = new Int32Array(this.used - 1);
    const open = [this.root];
    let count = -1;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (count >= 0) list[count] = at;
      count++;
      if (!this.isLeaf(at)) open.push(this.right[at]!, this.left[at]!);
    }
    return list;
  }
}

const smaller = (a: number, b: number): number => (a < b ? a : b);
const larger = (a: number, b: number): number => (a > b ? a : b);

/**
 * Joins a tree's leaves by the surface area heuristic, every place between two of them tried along each axis (Wald,
 * "On fast Construction of SAH-based Bounding Volume Hierarchies", 2007). Leaves are sorted once; parts keep the order.
 */
export function joinBySurface(tree: BoxTree): void {
  const { leaves, boxes } = tree;
  const orders = [0, 1, 2].map((axis) => sortedAlong(tree, axis));
  const costs = new Float64Array(leaves);
  const isLeft = new Uint8Array(leaves);
  const other = new Int32Array(leaves);
  const grown = new Float64Array(6);
  const grow = (leaf: number): number => {
    const o = leaf * 6;
    for (let k = 0; k < 3; k++) {
      if (boxes[o + k]! < grown[k]!) grown[k] = boxes[o + k]!;
      if (boxes[o + 3 + k]! > grown[3 + k]!) grown[3 + k] = boxes[o + 3 + k]!;
    }
    const x = grown[3]! - grown[0]!;
    const y = grown[4]! - grown[1]!;
    const z = grown[5]! - grown[2]!;
    return x * y + y * z + z * x;
  };
  const join = (from: number, to: number): number => {
    if (to - from === 1) return orders[0]![from]!;
    let least = Infinity;
    let axis = 0;
    let at = from + 1;
    for (let a = 0; a < 3; a++) {
      const order = orders[a]!;
      grown.set(NO_BOX);
      for (let i = to - 1; i > from; i--) costs[i] = grow(order[i]!) * (to - i);
      grown.set(NO_BOX);
      for (let i = from + 1; i < to; i++) {
        const cost = grow(order[i - 1]!) * (i - from) + costs[i]!;
        if (cost < least) {
          least = cost;
          axis = a;
          at = i;
        }
      }
    }
    const along = orders[axis]!;
    for (let i = from; i < to; i++) isLeft[along[i]!] = i < at ? 1 : 0;
    for (let a = 0; a < 3; a++) {
      if (a === axis) continue;
      const order = orders[a]!;
      let left = from;
      let right = 0;
      for (let i = from; i < to; i++) {
        const leaf = order[i]!;
        if (isLeft[leaf]) order[left++] = leaf;
        else other[right++] = leaf;
      }
      order.set(other.subarray(0, right), left);
    }
    const left = join(from, at);
    return tree.join(left, join(at, to));
  };
  tree.root = join(0, leaves);
}

const NO_BOX = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];

/** The leaves by their middles. Ties are broken by number: the tree, and with it the picture, never depends on the engine. */
function sortedAlong({ leaves, boxes }: BoxTree, axis: number): Int32Array {
  const middles = Float64Array.from(
    { length: leaves },
    (_, i) => boxes[i * 6 + axis]! + boxes[i * 6 + 3 + axis]!,
  );
  return Int32Array.from({ length: leaves }, (_, i) => i).sort((a, b) => middles[a]! - middles[b]! || a - b);
}
