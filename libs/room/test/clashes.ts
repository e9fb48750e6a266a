import type { Area } from '../src/drawing/labels.js';
import type { DrawnPlan } from '../src/drawing/plan.js';

const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Labels that meet another label or a wall, or that leave the sheet, as sentences. */
export function clashesOf(sheet: DrawnPlan): string[] {
  const clashes: string[] = [];
  for (const [i, label] of sheet.labels.entries()) {
    if (label.x < 0 || label.y < 0 || label.x + label.w > sheet.width || label.y + label.h > sheet.height)
      clashes.push(`"${label.text}" leaves the sheet`);
    for (const other of sheet.labels.slice(i + 1))
      if (meets(label, other)) clashes.push(`"${label.text}" meets "${other.text}"`);
    for (const wall of sheet.walls) if (meets(label, wall)) clashes.push(`"${label.text}" meets a wall`);
  }
  return clashes;
}

/** The smallest type of a drawing, in its points. */
export const leastType = ({ svg }: DrawnPlan): number =>
  Math.min(...[...svg.matchAll(/font-size="([\d.]+)"/g)].map((m) => Number(m[1])));
