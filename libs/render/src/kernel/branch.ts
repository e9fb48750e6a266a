/** A binary tree of boxes about a scene's primitives. */
export class Box {
  readonly min = new Float64Array(3).fill(Number.POSITIVE_INFINITY);
  readonly max = new Float64Array(3).fill(Number.NEGATIVE_INFINITY);
}

export class Branch extends Box {
  left: Branch | undefined;
  right: Branch | undefined;
  parent: Branch | undefined;

  /** A leaf has a primitive; any other branch has two parts. */
  constructor(readonly primitive?: number) {
    super();
  }
}

export function grow(into: Box, by: Box): void {
  for (let axis = 0; axis < 3; axis++) {
    into.min[axis] = Math.min(into.min[axis]!, by.min[axis]!);
    into.max[axis] = Math.max(into.max[axis]!, by.max[axis]!);
  }
}

/** Half the surface of a box. */
export function area({ min, max }: Box): number {
  const x = max[0]! - min[0]!;
  const y = max[1]! - min[1]!;
  const z = max[2]! - min[2]!;
  return x * y + y * z + z * x;
}

/** Half the surface of the box about both. */
export function areaOfBoth(a: Box, b: Box): number {
  const x = Math.max(a.max[0]!, b.max[0]!) - Math.min(a.min[0]!, b.min[0]!);
  const y = Math.max(a.max[1]!, b.max[1]!) - Math.min(a.min[1]!, b.min[1]!);
  const z = Math.max(a.max[2]!, b.max[2]!) - Math.min(a.min[2]!, b.min[2]!);
  return x * y + y * z + z * x;
}

/** A branch of two. */
export function join(left: Branch, right: Branch): Branch {
  const both = new Branch();
  both.left = left;
  both.right = right;
  left.parent = both;
  right.parent = both;
  fit(both);
  return both;
}

/** Fits a branch's box to its two parts; tells whether that changed it. */
export function fit({ min, max, left, right }: Branch): boolean {
  let changed = false;
  for (let axis = 0; axis < 3; axis++) {
    const low = Math.min(left!.min[axis]!, right!.min[axis]!);
    const high = Math.max(left!.max[axis]!, right!.max[axis]!);
    if (low === min[axis] && high === max[axis]) continue;
    min[axis] = low;
    max[axis] = high;
    changed = true;
  }
  return changed;
}
