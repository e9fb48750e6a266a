import type { Side } from '@plumbline/concept';

/** Words that put a door or a window somewhere: "door on the short end, window at the far end". */

/** A side, the short or the long walls, or the wall across from the door. */
export type OpeningPlace = Side | 'short' | 'long' | 'far';

export interface SaidOpening {
  readonly said: string;
  readonly opening: 'door' | 'window';
  readonly at: OpeningPlace;
}

const SAID =
  /\b(door|window)s?(?: (?:is|are|stays?|goes))? (?:on|at|in|to) (?:the |a )?(?:(short|long|far|opposite|north|south|east|west)(?:er)?[ -](?:end|wall|side)|(end) of the (?:room|bath|bathroom))\b/i;
const ACROSS = /\bwindow (?:is )?(?:across from|opposite) (?:of )?the door\b/i;

const PLACES: Readonly<Record<string, OpeningPlace>> = { opposite: 'far', end: 'far' };

/** What a text tells of where doors and windows are, of each the first, and the text without that. */
export function readOpenings(text: string): {
  readonly openings: readonly SaidOpening[];
  readonly rest: string;
} {
  const openings: SaidOpening[] = [];
  let rest = text;
  for (let i = 0; i < MOST; i++) {
    const across = ACROSS.exec(rest);
    const match = across ?? SAID.exec(rest);
    if (!match) break;
    const place = (match[2] ?? match[3] ?? 'far').toLowerCase();
    const opening = across ? 'window' : (match[1]?.toLowerCase() as 'door' | 'window');
    const at = PLACES[place] ?? (place as OpeningPlace);
    // "Far" is told from the door: of a door it says nothing.
    if (!(opening === 'door' && at === 'far') && !openings.some((o) => o.opening === opening))
      openings.push({ said: match[0].trim(), opening, at });
    rest = `${rest.slice(0, match.index)}, ${rest.slice(match.index + match[0].length)}`;
  }
  return { openings, rest };
}

/** Nobody tells of more. */
const MOST = 4;
