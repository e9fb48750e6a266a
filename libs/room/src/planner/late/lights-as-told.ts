import { countTold } from '@plumbline/brief';
import { type Brief, boundsOf } from '@plumbline/concept';
import { standRecessedLightsAt } from '../electrical/lights.js';
import type { Draft } from '../floor/draft.js';

/** As many recessed lights as words told, in rows. Lengths are inches. */

/** From the walls to the first lights. */
const FROM_WALL = 24;
/** What uneven rows weigh against rows whose lights stand nearer together one way than the other. */
const UNEVEN = 24;

/** Sets recessed lights anew where a room has more or fewer than were told. */
export function setLightsAsTold(draft: Draft, brief: Brief): void {
  const told = countTold(brief, 'recessed-light');
  const lights = draft.items.filter(({ kind }) => kind === 'recessed-light');
  if (told === undefined || lights.length === told) return;
  for (const light of lights) draft.items.splice(draft.items.indexOf(light), 1);
  standRecessedLightsAt(draft, pointsOf(draft, told), told);
}

/** So many points over the floor, in rows of about as many, both ways about as far apart. */
function pointsOf({ shell }: Draft, many: number): readonly { readonly x: number; readonly y: number }[] {
  const { w, d } = boundsOf(shell);
  const at = (long: number, i: number, of: number): number =>
    of === 1
      ? long / 2
      : of === 2
        ? (long * (1 + 2 * i)) / 4
        : FROM_WALL + (i * (long - 2 * FROM_WALL)) / (of - 1);
  const pitch = (long: number, of: number): number => (of === 1 ? long : long / of);
  const cost = (rows: number): number =>
    Math.abs(pitch(d, rows) - pitch(w, many / rows)) + (many % rows === 0 ? 0 : UNEVEN);
  const counted = Array.from({ length: many }, (_, i) => i + 1);
  const rows = counted.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  const least = Math.floor(many / rows);
  const more = many - least * rows;
  // What is over stands in the middle rows.
  const first = Math.floor((rows - more) / 2);
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const inRow = least + (row >= first && row < first + more ? 1 : 0);
    return Array.from({ length: inRow }, (__, i) => ({ x: at(w, i, inRow), y: at(d, row, rows) }));
  });
}
