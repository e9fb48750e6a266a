import { type ItemOf, opposite, type Rect, type Room, type Side } from '@plumbline/concept';

/** How thick a ceiling is, inches. */
export const CEILING_THICK = 8;

/** Least height over a flight's nosings, inches (IRC R311.7.2). */
const HEADROOM = 80;

/** A flight as it lies in the room: along which axis it climbs, how far it runs, and its steps. Inches. */
export interface FlightOf {
  readonly alongX: boolean;
  readonly run: number;
  readonly risers: number;
  readonly rise: number;
  readonly tread: number;
  /** Whether it climbs to the north or east (1) or to the south or west (-1). */
  readonly sign: 1 | -1;
}

/** The flight of a stair; it faces whoever comes to its foot. */
export function flightOf({ box, facing, traits }: ItemOf<'stair'>): FlightOf {
  const up = (traits?.up as Side | undefined) ?? opposite(facing);
  const alongX = up === 'east' || up === 'west';
  const run = alongX ? box.widthIn : box.depthIn;
  const risers = Math.max(3, Math.min(20, traits?.risers ?? Math.round(run / 10) + 1));
  return {
    alongX,
    run,
    risers,
    rise: traits?.riserIn ?? 7.5,
    tread: Math.min(traits?.treadIn ?? 10, run / risers),
    sign: up === 'north' || up === 'east' ? 1 : -1,
  };
}

/** Whether a stair leads on through the ceiling. */
const leadsUp = ({ risers, rise }: FlightOf, { ceilingIn }: Room): boolean => risers * rise > ceilingIn - 12;

/** Openings in a ceiling over stairs that lead on: from where a head would touch it to the flight's end. */
export function stairwells(room: Room): Rect[] {
  return room.items.flatMap((item) => {
    if (item.kind !== 'stair') return [];
    const flight = flightOf(item);
    if (!leadsUp(flight, room) || room.shell.ceiling.slope) return [];
    const { x, y, widthIn: w, depthIn: d } = item.box;
    const from = Math.max(0, Math.floor((room.ceilingIn - HEADROOM) / flight.rise) * flight.tread);
    const long = flight.run - from;
    if (long < 12) return [];
    const { alongX, sign } = flight;
    return [
      alongX ? { x: sign > 0 ? x + from : x, y, w: long, d } : { x, y: sign > 0 ? y + from : y, w, d: long },
    ];
  });
}
