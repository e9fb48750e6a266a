import { wants } from '@plumbline/brief';
import { isHalfWall } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import { Draft } from '../floor/draft.js';
import { ownThingsLeftOut } from '../furniture/pieces.js';
import { lowUnderRoof } from './option.js';
import { windowTold } from './panes.js';
import { type BathNeeds, PROGRAMS } from './program.js';
import { type PlacedChoice } from './search.js';
import { hasTurningCircle } from './worth.js';

/** What a bathroom lacks of what was asked for, in sentences. */

export const NO_LAUNDRY = 'A washer and dryer were left out: no wall has the place for them.';

export const ONE_VANITY =
  'Two separate vanities did not fit: one vanity with two basins is drawn in their place.';

export const NO_DOUBLE = 'A double vanity was left out: two basins take 60 in of a wall.';

export const BASINS_APART = 'A double vanity takes 60 in of a wall: two basins stand apart instead.';

export const NO_POCKET =
  'A pocket door was left out: beside what else was asked for, no wall has the place for its pocket.';

export function instead(first: string, program: string, draft: Draft): string {
  const over = draft.items.find((i) => i.kind === 'bathtub' && i.traits?.shower === true);
  const named = (id: string): string => PROGRAMS[id]?.name ?? id;
  const how = over && first === 'four-piece' ? ' The shower is over the tub.' : '';
  return `${named(first)} was wished for; this room holds a ${named(program).toLowerCase()}.${how}`;
}

export const noToiletRoom = ({ access }: BathNeeds): string =>
  access === 'wheelchair'
    ? 'A toilet room was left out: one for a wheelchair takes a corner of 5 by 5 ft (ADA 604.3), which this bath does not have beside the rest.'
    : 'A toilet room was left out: this bath has no corner of 3 by 5 ft for it.';

const NO_COMPARTMENT =
  'A room of their own for tub and toilet was left out: no end of this bath is free for one of 5 by 6 ft.';

const NO_LINEN = 'A linen cabinet was left out: no wall has the place for it.';
const OVER_TOILET =
  'No wall has the place for a linen cabinet: a cabinet hangs over the toilet in its place.';

/** What is said of a linen cabinet that found no place. Storage that was asked for is a cabinet on the wall or a vanity as well. */
export function noLinen({ brief }: BathNeeds, { items }: Draft): string[] {
  if (items.some(({ kind }) => kind === 'tall-cabinet' || kind === 'cabinet')) return [];
  const hung = items.some(({ kind }) => kind === 'wall-cabinet');
  const stored = hung || !items.some(({ kind }) => kind === 'bathtub' || kind === 'shower');
  if (stored && !wants(brief, 'linen-cabinet')) return [];
  return [hung ? OVER_TOILET : NO_LINEN];
}

/** Says over which fixtures a roof is lower than codes and designers ask. */
export function lowRoofSentences({ places }: PlacedChoice, draft: Draft): string[] {
  return places.flatMap((place) => {
    const [body] = place.solids;
    const low = place.role === 'door' || !body ? 0 : lowUnderRoof(draft, place.role, place.front, body);
    return low > 0.5
      ? [
          `The roof over the ${place.role.replaceAll('-', ' ')} is ${Math.ceil(low)} in lower than one stands there: another place, or a higher ceiling here, would give that height.`,
        ]
      : [];
  });
}

export function leftOut(choice: PlacedChoice, needs: BathNeeds, draft: Draft): string[] {
  const out: string[] = [];
  if (choice.without.includes('laundry')) out.push(NO_LAUNDRY);
  if (choice.without.includes('dog-wash'))
    out.push('A dog wash was left out: no corner of 36 by 32 in is free for it.');
  if (needs.double && !draft.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1))
    out.push(NO_DOUBLE);
  if (choice.without.includes('bench')) out.push('A bench was left out: no wall has the place for it.');
  if (choice.without.includes('dressing'))
    out.push('A dressing table was left out: no wall has 2 ft free for it with the place for its stool.');
  if (needs.linen && choice.without.includes('linen')) out.push(...noLinen(needs, draft));
  if (needs.compartment && !draft.items.some((i) => i.kind === 'partition-door')) out.push(NO_COMPARTMENT);
  if (needs.toiletRoom && !draft.items.some((i) => i.kind === 'partition-door'))
    out.push(noToiletRoom(needs));
  if (needs.halfWall && !draft.items.some(isHalfWall))
    out.push('A half wall was left out: beside the toilet no 5 in of floor are free for it.');
  if (needs.twoDoors && draft.openings.filter((o) => o.kind !== 'window').length < 2)
    out.push('A second door was left out: no other wall has the place for it.');
  if (needs.access === 'wheelchair') {
    const floor = draft
      .solids()
      .filter((i) => !(i.kind === 'shower' && i.traits?.curbless === true) && i.kind !== 'shower-bench')
      .map((i) => rectOf(i.box));
    if (!hasTurningCircle(draft, floor))
      out.push('A turning circle of 60 in does not fit: this bath is too small for one.');
  }
  out.push(...ownThingsLeftOut(draft, needs.brief));
  const said = windowTold(needs.brief);
  if (said?.opening === 'window' && said.at !== 'none' && !draft.openings.some((o) => o.kind === 'window'))
    out.push('The window found no place on the wall that was told.');
  return out;
}
