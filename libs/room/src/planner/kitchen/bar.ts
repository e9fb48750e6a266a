import { wants } from '@plumbline/brief';
import { type Brief, itemsOf, withTraits } from '@plumbline/concept';
import { centre, frontWidth, opposite, overlaps, type Rect, rectOf } from '../../geometry/geometry.js';
import { frontOf } from '../../geometry/items.js';
import { floorOfOpening } from '../../geometry/openings.js';
import { type Draft } from '../floor/draft.js';
import { type Group, placeFirst } from '../floor/place.js';
import { counterSeats } from './needs.js';

/** Seats at counters that are neither island nor peninsula. Inches. */

/** A seat along a counter, and the top over its knees at 36 in (NKBA 9). */
const SEAT = 24;
const KNEES = 15;
const STOOL = 16;
/** Behind seats a person edges past (NKBA 8). */
const BEHIND = 36;

/** A top on brackets at a wall, with stools before it. */
const bar = (seats: number): Group => ({
  along: seats * SEAT,
  deep: KNEES,
  pieces: [
    {
      kind: 'countertop',
      t: 0,
      n: 0,
      along: seats * SEAT,
      deep: KNEES,
      z: 34.5,
      height: 1.5,
      label: 'Breakfast bar',
      traits: { seats, overhangIn: KNEES, edge: 'eased' },
    },
    ...Array.from({ length: seats }, (_, i) => ({
      kind: 'stool' as const,
      t: SEAT * (i + 0.5) - STOOL / 2,
      n: KNEES - STOOL / 2,
      along: STOOL,
      deep: STOOL,
      height: 26,
      looks: 'in' as const,
      label: 'Counter stool',
      traits: { back: false },
      underWindow: true,
    })),
  ],
  clear: [{ t: 0, n: 0, along: seats * SEAT, deep: KNEES + BEHIND }],
  keep: [{ t: 0, n: 0, along: seats * SEAT, deep: KNEES + STOOL / 2 }],
});

/** Stands a counter to eat at on a bare wall: for as many as asked, fewer where that has no place. Answers its seats. */
export function standBar(draft: Draft, brief: Brief): number {
  const most = Math.min(4, counterSeats(brief) || 2);
  const sizes = Array.from({ length: most - 1 }, (_, i) => bar(most - i));
  const placed = placeFirst(draft, sizes, { group: 'bar' });
  const top = placed?.find((i) => i.kind === 'countertop');
  if (!top) return 0;
  draft.items[draft.items.indexOf(top)] = withTraits(top, { seatSide: top.facing });
  return top.traits?.seats ?? 0;
}

/** A place to sit at while one works: so wide, beside the sink rather than far from it (ICC A117.1 804.3). */
const WORK_SEAT = { least: 24, most: 36 } as const;

/**
 * Makes a base cabinet under a counter a place to sit at, with a stool, for who cannot stand for long. Does nothing
 * where that was not told, or no cabinet is wide enough.
 */
export function standWorkSeat(draft: Draft, brief: Brief): void {
  if (!wants(brief, 'walker')) return;
  const sink = itemsOf(draft, 'sink-base').find((i) => i.traits?.role === 'main');
  if (!sink) return;
  const tops = itemsOf(draft, 'countertop');
  const far = (r: Rect): number => {
    const [a, b] = [centre(r), centre(rectOf(sink.box))];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  // The drawers that were asked for are not given away.
  const drawers = itemsOf(draft, 'base-cabinet').filter((i) => (i.traits?.drawers ?? 0) >= 3);
  const spared = wants(brief, 'deep-drawers') && drawers.length < 2 ? drawers : [];
  const ways = draft.openings.flatMap((o) => floorOfOpening(draft.shell, o));
  const bases = itemsOf(draft, 'base-cabinet')
    .filter((i) => !spared.includes(i) && frontWidth(i) >= WORK_SEAT.least && frontWidth(i) <= WORK_SEAT.most)
    .filter(
      (i) => i.traits?.pullout === undefined && i.traits?.appliance === undefined && !i.traits?.kneeSpace,
    )
    .filter((i) => tops.some((top) => overlaps(rectOf(top.box), rectOf(i.box))))
    .sort((a, b) => far(rectOf(a.box)) - far(rectOf(b.box)));
  for (const base of bases) {
    const front = frontOf(base, STOOL);
    const [along, across] = [(front.w - STOOL) / 2, (front.d - STOOL) / 2];
    const stool = { x: front.x + along, y: front.y + across, w: STOOL, d: STOOL };
    if (!draft.isClearAt(stool, 0, 26) || ways.some((way) => overlaps(way, stool))) continue;
    draft.items[draft.items.indexOf(base)] = {
      ...withTraits(base, { doors: 0, drawers: 0, open: true, kneeSpace: true }),
      label: `Knee space ${frontWidth(base)}`,
    };
    draft.add('stool', stool, {
      facing: opposite(base.facing),
      group: base.group,
      height: 26,
      label: 'Perching stool',
      traits: { back: true },
    });
    return;
  }
}
