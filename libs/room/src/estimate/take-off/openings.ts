import { isBareRoom, keeps, keptOf, partOfFeature, refuses, wants } from '@plumbline/brief';
import {
  type Brief,
  hasPocketDoor,
  type Opening,
  type Room,
  type SurveyedRoom,
  wallOf,
} from '@plumbline/concept';
import { openingsChanged } from '../../survey/changed-openings.js';
import { isBare } from './demolition.js';
import { isLivedInGarage } from './job.js';
import type { Of, QuantityList } from './quantity-list.js';

/** The doors that a wish for one of a kind buys; any other, as for new doors, buys all. */
const DOORS_OF: Readonly<Record<string, readonly Opening['kind'][]>> = {
  'patio-door': ['sliding-door', 'french-door'],
  'french-doors': ['french-door'],
  'pocket-door': ['pocket-door', 'door'],
  'back-door': ['door'],
  'barn-door': ['pocket-door', 'door'],
};
/** Doors of glass that stay are those of the plan, whatever other door is asked for. */
const STANDS_AS: Readonly<Record<string, readonly Opening['kind'][]>> = {
  'patio-door': ['sliding-door'],
  'french-doors': ['french-door'],
};
/** Work on doors that are there. */
const NO_DOOR = /shower|lock|hardware|insulation|opener|garage|pet|storm|wider|closet/;
const ALL_DOORS: readonly Opening['kind'][] = ['door', 'pocket-door', 'sliding-door', 'french-door'];

const hasBay = ({ parts }: Room): boolean => parts?.some(({ use }) => use === 'cars') ?? false;

/** @param measured whether the room's doors and windows are those that are there: then none is bought */
export function doors(list: QuantityList, room: Room, of: Of, brief: Brief, measured: boolean): void {
  const { shell } = room;
  // Doors of a room that is lived in are there, unless new ones are asked for.
  const asked = brief.wanted.filter(
    (id) => partOfFeature(id) === 'doors' && !keeps(brief, id) && !NO_DOOR.test(id),
  );
  const there = keptOf(brief).flatMap(({ id }) => STANDS_AS[id] ?? []);
  // Of bare space what words tell of as there is there.
  const standing = (brief.openingsAt ?? []).filter(({ opening, moves }) => opening === 'door' && !moves);
  // A garage that goes on to hold cars has its doors.
  const bare =
    isBareRoom(brief) ||
    (isBare(brief) && (room.category !== 'garage' || wants(brief, 'no-cars')) && !hasBay(room));
  const isAsked = ({ side, kind }: Opening): boolean =>
    !there.includes(kind) &&
    ((bare && !standing.some(({ at }) => at === side)) ||
      asked.some((id) => (DOORS_OF[id] ?? ALL_DOORS).includes(kind)));
  const sliding = wants(brief, 'barn-door') || wants(brief, 'pocket-door');
  // Of doors that slide one is bought, and the hinged ones stay where no others are asked for.
  const hinged = asked.some((id) => id !== 'barn-door' && id !== 'pocket-door' && id !== 'new-doors');
  const openings = (measured ? [] : room.openings.filter(isAsked)).filter(
    ({ kind }) => bare || !sliding || hinged || kind !== 'door',
  );
  const at = (o: Opening) => `${o.side} wall`;
  // A door to the outside is no door within the house.
  const outerAlone = !bare && asked.length > 0 && asked.every((id) => id === 'back-door');
  const inner = outerAlone
    ? []
    : openings.filter((o) => o.kind === 'door' && !wallOf(shell, o.wall).exterior);
  const outer = openings.filter((o) => o.kind === 'door' && wallOf(shell, o.wall).exterior);
  const pockets = openings.filter((o) => o.kind === 'pocket-door');
  const patio = openings.filter((o) => o.kind === 'sliding-door');
  const within = of('partition-door');
  const slides = within.filter((d) => d.traits?.form && d.traits.form !== 'hinged');
  const [stores, sliders] = [of('walk-in-closet'), of('walk-in-closet').filter(hasPocketDoor)];
  const swinging = stores.length - sliders.length;
  const where = (...at: string[]) => [...new Set(at)].join(', ');
  // One that is asked for and that the plan does not draw.
  const undrawn = !measured && openings.length === 0 && !sliding && wants(brief, 'new-doors') ? 1 : 0;
  // Between cars and a room to be in the door is solid and closes by itself.
  const toCars = within.filter((d) => d.label.startsWith(TO_GARAGE));
  list.add('door-interior', toCars.length, {
    item: 'Door to the garage, solid core or 20 min, closing by itself (IRC R302.5.1)',
    where: 'new walls',
  });
  list.add('door-seal', within.filter(({ label }) => label.endsWith(SEALED)).length, { where: 'new walls' });
  list.add(
    'door-interior',
    inner.length + within.length - toCars.length - slides.length + swinging + undrawn,
    {
      where: where(
        ...inner.map(at),
        ...(within.length - toCars.length > slides.length || swinging > 0 ? ['new walls'] : []),
      ),
    },
  );
  if (wants(brief, 'closet-framed') && !wants(brief, 'closet-doors') && !refuses(brief, 'closet-doors'))
    list.add('closet-doors', of('closet').length, { of: of('closet') });
  const added = pockets.length + slides.length + sliders.length;
  const barn = wants(brief, 'barn-door');
  // A bath's is drawn where it has its place: one that was left out is not bought.
  const isDrawn = room.category === 'bathroom' && !measured && !barn;
  list.add('door-pocket', added > 0 || !sliding || isDrawn ? added : 1, {
    ...(barn ? { item: 'Barn door, hung' } : {}),
    where: where(...pockets.map(at), ...(slides.length + sliders.length > 0 ? ['new walls'] : [])),
  });
  list.add('door-exterior', outer.length, { where: where(...outer.map(at)) });
  list.add('door-patio', patio.length, { where: where(...patio.map(at)) });
  const french = openings.filter((o) => o.kind === 'french-door');
  list.add('door-french', french.length, { where: where(...french.map(at)) });
  if (wants(brief, 'garage-door-opener') || wants(brief, 'garage-doors-new'))
    list.add('garage-door', room.openings.filter((o) => o.kind === 'garage-door').length);
  egressWindows(list, room, of, brief, measured);
}

/** Windows to escape by, one for each room that is slept in, with their wells. */
function egressWindows(list: QuantityList, room: Room, of: Of, brief: Brief, measured: boolean): void {
  const at = (o: Opening) => `${o.side} wall`;
  const where = (...sides: string[]) => [...new Set(sides)].join(', ');
  const escapes =
    room.category === 'basement' || (room.category === 'garage' && isLivedInGarage(room, brief))
      ? (measured ? [] : room.openings).filter(
          (o) => o.kind === 'window' && o.sillIn <= 44 && o.heightIn >= 36,
        )
      : [];
  // One way out of each room that is slept in; a basement that is there needs none for being finished (IRC R310.6).
  const least = wants(brief, 'egress') ? 1 : 0;
  const ways = keeps(brief, 'egress')
    ? []
    : escapes.slice(0, Math.max(least, of('bed', 'bunk-bed', 'crib').length));
  list.add('egress-window', ways.length, {
    where: where(...ways.map(at)),
    formula: `one for each room that is slept in${least > 0 ? ', one at least, as asked' : ''} (IRC R310)`,
  });
  // Below ground its opening is cut in the foundation, with a well before it.
  if (room.category === 'basement' && !wants(brief, 'window-well'))
    list.add('window-well', ways.length, {
      where: where(...ways.map(at)),
      formula: 'one for each egress window that is new',
    });
}

/** How the door between cars and a room is called on the plan. */
const TO_GARAGE = 'Door to the garage';
/** How one that closes tight ends its name there. */
const SEALED = ', sealed';

/** What the plan makes of the windows, doors and ways through that were measured: moved, or widened. */
export function changedOpenings(list: QuantityList, room: Room, surveyed: SurveyedRoom): void {
  for (const { opening, how, words } of openingsChanged(room, surveyed)) {
    const more = { formula: words, where: `${opening.side} wall` };
    if (opening.kind === 'window') list.add(`window-${how}`, 1, more);
    else if (how === 'moved') list.add('door-moved', 1, more);
    else list.add('wider-opening', 1, more);
  }
}

/** Casing of an opening on the room's side: legs and head, and of a window its stool and apron as one. Inches. */
export const casingIn = ({ kind, widthIn, heightIn }: Opening): number =>
  kind === 'garage-door' ? 0 : 2 * heightIn + widthIn * (kind === 'window' ? 2 : 1);
