import { isPiece } from '@plumbline/concept';

/** Features of the vocabulary that are things: what somebody has of them may stay, and is drawn as there already. */

const THINGS: ReadonlySet<string> = new Set(
  `china-cabinet twin-bed grand-piano sideboard round-table lamps loveseat big-tv sleeper-sofa side-table canopy-bed
  murphy-bed plain-bed vanity-table bed-bench two-desks filing whiteboard ping-pong tool-chest overhead-storage slat-wall
  mudroom-bench toys glider changing-table craft-table table-saw loungers utility-sink peninsula pantry walk-in-pantry open-shelves linen-cabinet bar coffee-bar grab-bars
  towel-warmer second-dishwasher one-armchair two-armchairs two-recliners two-dressers three-dressers shower-niche shower-bench
  lit-mirror round-mirror spice-rack lazy-susan waste-pullout appliance-garage two-cribs`.split(/\s+/),
);

/** Whether a feature names a thing that stands or hangs in a room. */
export const isThing = (feature: string): boolean =>
  isPiece(feature) || THINGS.has(feature) || /^lockers-for-/.test(feature);
