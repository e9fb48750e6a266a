import type { Evidence, Shows } from '../shown/evidence.js';

/** What in a room shows that a rule holds: ids of things and openings, and of prices. */
export interface Witness {
  readonly items: readonly string[];
  readonly lines: readonly string[];
}

/** A room without things, with the rest as it is. */
const emptied = (e: Evidence): Evidence => ({
  ...e,
  room: { ...e.room, items: [], openings: [] },
  quantities: [],
});

/** Each thing by itself, else the things of a kind together, that make a rule hold which does not hold without. */
export function witnessOf(shows: Shows, e: Evidence): Witness {
  const nothing = emptied(e);
  if (!shows(e) || shows(nothing)) return { items: [], lines: [] };
  const { items, openings } = e.room;
  const alone = items.filter((i) => shows({ ...nothing, room: { ...nothing.room, items: [i] } }));
  const open = openings.filter((o) => shows({ ...nothing, room: { ...nothing.room, openings: [o] } }));
  const lines = e.quantities.filter((q) => shows({ ...nothing, quantities: [q] })).map((q) => q.price);
  if (alone.length + open.length + lines.length > 0)
    return { items: [...alone, ...open].map(({ id }) => id), lines: [...new Set(lines)] };
  for (const kind of new Set(items.map((i) => i.kind))) {
    const all = items.filter((i) => i.kind === kind);
    if (shows({ ...nothing, room: { ...nothing.room, items: all } }))
      return { items: all.map(({ id }) => id), lines: [] };
  }
  // Several kinds together, or a window above a sink.
  const withOpenings = items.filter((i) =>
    shows({ ...nothing, room: { ...nothing.room, items: [i], openings } }),
  );
  return { items: withOpenings.map(({ id }) => id), lines: [] };
}
