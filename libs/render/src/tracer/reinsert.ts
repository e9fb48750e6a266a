/**
 * Betters a finished tree: branches are taken out one by one, and each goes back where the surface of all
 * boxes grows least (Meister and Bittner, "Parallel Reinsertion for Bounding Volume Hierarchy Optimization",
 * 2018, here one at a time). What is as wide as the room, its walls and floor, moves up, and no longer widens
 * the boxes of what stands before it: in furnished rooms a ray meets a fifth to a quarter fewer nodes.
 */
import type { BoxTree } from './box-tree.js';

/** Rounds over all branches; a third one gains next to nothing. */
const ROUNDS = 2;

/** Reinserts the branches of a tree, the largest first; the root stays the root. */
export function reinsert(tree: BoxTree): void {
  const branches = tree.below();
  const search = new Search(tree);
  const size = new Float64Array(branches.length);
  for (let round = 0; round < ROUNDS; round++) {
    branches.forEach((branch, i) => {
      size[i] = tree.area(branch);
    });
    // Ties are broken by the order in the tree: it never depends on the engine.
    const bySize = Int32Array.from(branches, (_, i) => i).sort((a, b) => size[b]! - size[a]! || a - b);
    for (const i of bySize) {
      const branch = branches[i]!;
      if (tree.parent[branch] !== tree.root) move(tree, branch, search);
    }
  }
}

/** Puts a branch, and the parent that held it, beside the best other branch, or back where it was. */
function move(tree: BoxTree, branch: number, search: Search): void {
  const { left, right, parent } = tree;
  const above = parent[branch]!;
  const sibling = left[above] === branch ? right[above]! : left[above]!;
  replace(tree, above, sibling);
  tree.refit(parent[sibling]!);
  const best = search.bestBeside(branch, sibling);
  replace(tree, best, above);
  left[above] = best;
  right[above] = branch;
  parent[best] = above;
  tree.fit(above);
  tree.refit(parent[above]!);
}

/** Puts another branch into a branch's place. */
function replace({ left, right, parent }: BoxTree, branch: number, by: number): void {
  const above = parent[branch]!;
  if (left[above] === branch) left[above] = by;
  else right[above] = by;
  parent[by] = above;
}

/** Looks through a tree; keeps the list of what is still to be looked at. */
class Search {
  private readonly open: Int32Array;
  private readonly growth: Float64Array;

  constructor(private readonly tree: BoxTree) {
    // No branch is open twice.
    this.open = new Int32Array(tree.leaves * 2);
    this.growth = new Float64Array(tree.leaves * 2);
  }

  /** The branch beside which `branch` costs least: their common box, and what all boxes above it grow by. */
  bestBeside(branch: number, old: number): number {
    const { tree, open, growth } = this;
    const { left, right, parent, boxes, root, leaves } = tree;
    const own = tree.area(branch);
    let best = old;
    let least = tree.areaOfBoth(old, branch);
    for (let at = parent[old]!; at !== -1; at = parent[at]!)
      least += tree.areaOfBoth(at, branch) - tree.area(at);
    const o = branch * 6;
    const x0 = boxes[o]!;
    const y0 = boxes[o + 1]!;
    const z0 = boxes[o + 2]!;
    const x1 = boxes[o + 3]!;
    const y1 = boxes[o + 4]!;
    const z1 = boxes[o + 5]!;
    let count = 1;
    open[0] = root;
    growth[0] = 0;
    while (count > 0) {
      count--;
      const at = open[count]!;
      const grown = growth[count]!;
      if (grown + own >= least) continue;
      const p = at * 6;
      const a0 = boxes[p]!;
      const b0 = boxes[p + 1]!;
      const c0 = boxes[p + 2]!;
      const a1 = boxes[p + 3]!;
      const b1 = boxes[p + 4]!;
      const c1 = boxes[p + 5]!;
      const x = (a1 > x1 ? a1 : x1) - (a0 < x0 ? a0 : x0);
      const y = (b1 > y1 ? b1 : y1) - (b0 < y0 ? b0 : y0);
      const z = (c1 > z1 ? c1 : z1) - (c0 < z0 ? c0 : z0);
      const both = x * y + y * z + z * x;
      if (at !== root && grown + both < least) {
        least = grown + both;
        best = at;
      }
      if (at < leaves) continue;
      const u = a1 - a0;
      const v = b1 - b0;
      const w = c1 - c0;
      const further = grown + both - (u * v + v * w + w * u);
      if (further + own >= least) continue;
      open[count] = left[at]!;
      growth[count++] = further;
      open[count] = right[at]!;
      growth[count++] = further;
    }
    return best;
  }
}
