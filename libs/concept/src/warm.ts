import { conceptSchema } from './concept.js';
import { KINDS } from './items/catalogue.js';

/** The form of a concept without anything in it: each part, and each kind of thing, once. */
export const BARE_CONCEPT = {
  brief: {},
  wishes: {},
  room: {
    shell: { outline: [{}], walls: [{}], ceiling: { zones: [{}], slope: {} } },
    openings: [{ swing: {} }],
    items: KINDS.map((kind) => ({ kind, box: {}, traits: {} })),
    finishes: {},
  },
  findings: [{}],
  quantities: [{}],
  estimate: {},
} as const;

/**
 * Compiles the parsers of a concept and of every kind of thing in it, which its first parse would otherwise do: in a call,
 * while a picture is made. That the bare form is no concept is of no account.
 */
export function warmSchemas(): void {
  conceptSchema.safeParse(BARE_CONCEPT);
}
