import type { Area } from '../pen/labels.js';
import type { DrawnPlan } from '../plan/plan.js';
import type { Sheet } from '../sheet/sheet-frame.js';

const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const shared = (a: Area, b: Area): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** A length in feet and inches, which may stand outside the room. */
const FIGURE = /^(\d+'-)?[\d /]+"$/;

/** Labels that meet another label or a wall, or that leave the sheet or the room, as sentences. */
export function clashesOf(sheet: DrawnPlan): string[] {
  const clashes: string[] = [];
  for (const [i, label] of sheet.labels.entries()) {
    if (label.x < 0 || label.y < 0 || label.x + label.w > sheet.width || label.y + label.h > sheet.height)
      clashes.push(`"${label.text}" leaves the sheet`);
    const inside = sheet.floor.reduce((sum, part) => sum + shared(label, part), 0);
    if (!FIGURE.test(label.text) && inside < label.w * label.h - 0.5)
      clashes.push(`"${label.text}" stands outside the room`);
    for (const other of sheet.labels.slice(i + 1))
      if (meets(label, other)) clashes.push(`"${label.text}" meets "${other.text}"`);
    for (const wall of sheet.walls) if (meets(label, wall)) clashes.push(`"${label.text}" meets a wall`);
  }
  return clashes;
}

/** Labels of any sheet of a set that meet one another, or that leave it, as sentences. */
export const sheetClashes = ({ number, labels, width, height }: Sheet): string[] =>
  labels.flatMap((a, i) => [
    ...(a.x < 0 || a.y < 0 || a.x + a.w > width || a.y + a.h > height
      ? [`${number}: "${a.text}" leaves the sheet`]
      : []),
    ...labels
      .slice(i + 1)
      .filter((b) => meets(a, b))
      .map((b) => `${number}: "${a.text}" meets "${b.text}"`),
  ]);

/** The smallest type of a drawing, in its points. */
export const leastType = ({ svg }: DrawnPlan): number =>
  Math.min(...[...svg.matchAll(/font-size="([\d.]+)"/g)].map((m) => Number(m[1])));
