import { type Item, roofAt } from '@plumbline/concept';
import type { ItemFrame, Turn } from '../builder.js';
import type { Context } from '../context.js';
import type { Vec3 } from '../scene.js';

/** How far from a ridge what is set into a slope has its edge, inches. */
const OFF_RIDGE = 1.5;

/** Where a flat thing is set into a ceiling: the room's axes about its middle, and what is so many inches below the ceiling. */
export interface CeilingSeat {
  readonly g: ItemFrame;
  readonly below: (inches: number) => Vec3;
  readonly normal: Vec3;
  /** How it lies aslant; nothing on a flat ceiling. */
  readonly turn: Turn | undefined;
}

/** The seat of a thing that reaches so far from its middle: on a slope it lies in the slope, and beside the ridge. */
export function seatOnCeiling(
  f: ItemFrame,
  { box }: Item,
  { shell, ceilingOver }: Context,
  reach: number,
): CeilingSeat {
  const flat: CeilingSeat = {
    g: f,
    below: (inches) => [0, 0, f.height - inches],
    normal: [0, 0, 1],
    turn: undefined,
  };
  const { slope } = shell.ceiling;
  if (!slope) return flat;
  const level = slope.ridge === 'east-west';
  const middle = [box.x + box.widthIn / 2, box.y + box.depthIn / 2] as const;
  const from = (level ? middle[1] : middle[0]) - slope.ridgeAtIn;
  const least = reach + OFF_RIDGE;
  const aside = Math.abs(from) < least ? (from < 0 ? -least : least) - from : 0;
  const at = (along: number): number =>
    level ? roofAt(shell, middle[0], middle[1] + along) : roofAt(shell, middle[0] + along, middle[1]);
  const high = at(aside);
  // Under a soffit the ceiling is level.
  const under = { ...box, x: middle[0] + (level ? 0 : aside), y: middle[1] + (level ? aside : 0) };
  if (ceilingOver({ ...under, widthIn: 0.1, depthIn: 0.1 }) < high - 8) return flat;
  const grade = (at(aside + 1) - at(aside - 1)) / 2;
  const long = Math.hypot(grade, 1);
  const normal: Vec3 = level ? [0, -grade / long, 1 / long] : [-grade / long, 0, 1 / long];
  const seat: Vec3 = level ? [0, aside, high - box.z] : [aside, 0, high - box.z];
  const degrees = (Math.atan(grade) * 180) / Math.PI;
  return {
    g: f.turnedTo('south'),
    below: (inches) => [
      seat[0] - normal[0] * inches,
      seat[1] - normal[1] * inches,
      seat[2] - normal[2] * inches,
    ],
    normal,
    turn: level ? { x: degrees } : { y: -degrees },
  };
}
