import type { Item } from '@plumbline/concept';
import { frontWidth, overlaps, rectOf, runsEast } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';

/** Screens of 27 and of 24 in, by their width, and the gap to the next. Inches. */
const SCREENS = [24, 22] as const;
const BETWEEN = 1;

/** Sets so many screens on the desks, in a row on each, as far as those are long enough. */
export function setMonitors(draft: Draft, least: number): void {
  const tables = draft.items.filter((i) => i.kind === 'desk' && i.traits?.use !== 'vanity');
  const screens = () => draft.items.filter(({ kind }) => kind === 'monitor');
  for (const [i, desk] of tables.entries()) {
    const wanted = Math.ceil(least / tables.length);
    const own = screens().filter(({ box }) => isOn(box, desk));
    const short = least - screens().length;
    const [screen] = own;
    if (!screen || short <= 0) continue;
    const asked = Math.min(own.length + short, i === tables.length - 1 ? own.length + short : wanted);
    const hold = (wide: number): number => Math.floor((frontWidth(desk) + BETWEEN) / (wide + BETWEEN));
    const wide = SCREENS.find((one) => hold(one) >= asked) ?? SCREENS[1];
    const row = Math.min(asked, hold(wide));
    if (row <= own.length) continue;
    for (const one of own) draft.items.splice(draft.items.indexOf(one), 1);
    const level = runsEast(desk.facing);
    const { x, y, w, d } = rectOf(desk.box);
    const from = (level ? x + w / 2 : y + d / 2) - (row * wide + (row - 1) * BETWEEN) / 2;
    const lamps = draft.items.filter((l) => l.kind === 'table-lamp' && isOn(l.box, desk));
    for (let n = 0; n < row; n++) {
      const t = from + n * (wide + BETWEEN);
      const rect = level
        ? { x: t, y: screen.box.y, w: wide, d: screen.box.depthIn }
        : { x: screen.box.x, y: t, w: screen.box.widthIn, d: wide };
      // A lamp in the way goes.
      for (const lamp of lamps)
        if (overlaps(rect, rectOf(lamp.box)) && draft.items.includes(lamp))
          draft.items.splice(draft.items.indexOf(lamp), 1);
      draft.add('monitor', rect, {
        height: screen.box.heightIn,
        z: screen.box.z,
        facing: screen.facing,
        ...(screen.group ? { group: screen.group } : {}),
      });
    }
  }
}

const isOn = ({ x, y, widthIn, depthIn }: Item['box'], table: Item): boolean => {
  const r = rectOf(table.box);
  const [cx, cy] = [x + widthIn / 2, y + depthIn / 2];
  return cx >= r.x && cx <= r.x + r.w && cy >= r.y && cy <= r.y + r.d;
};
