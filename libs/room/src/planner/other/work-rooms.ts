import { single } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { bookcase, utilitySink } from '../furniture/groups.js';
import { bicycle, equipmentRack, gymGroups, machines } from '../furniture/gym.js';
import { pianos } from '../furniture/pianos.js';
import { usedFor } from '../furniture/pieces.js';
import { aside, central, deskSpot } from '../furniture/preferences.js';
import { setCraftTable } from '../furniture/workshop.js';
import type { OtherRoom } from './other-room.js';

/** Rooms to train, to make things and to play music in. */

export function furnishGym({ attempt, seen }: OtherRoom): void {
  // Whoever names the machines wants these.
  if (usedFor(attempt.brief, 'gym')) {
    attempt.score += 30;
    return;
  }
  attempt.placeAsked('Exercise equipment', gymGroups(), { group: 'gym', prefer: seen }, 40);
  attempt.place([machines(36), machines(16), bicycle], { group: 'gym', prefer: aside() }, 10);
  attempt.place([equipmentRack], { group: 'gym', prefer: aside() }, 6);
}

/** Things of a craft room that are a table themselves. */
const WORKED_AT: ReadonlySet<string> = new Set([
  'cutting-table',
  'sewing-table',
  'pottery-wheel',
  'wedging-table',
  'loom',
  'train-table',
]);

export function furnishCraftRoom({ attempt }: OtherRoom): void {
  const { draft, brief, unmet } = attempt;
  // Whoever names a cutting table or a wheel works there.
  const named = usedFor(brief, 'studio') || attempt.wants('train-table');
  const worksAt = brief.wanted.some((id) => WORKED_AT.has(id));
  const asksForTable = attempt.wants('craft-table') && !attempt.wants('art-studio');
  if ((!worksAt || asksForTable) && setCraftTable(draft, unmet)) attempt.score += 18;
  if (!named || attempt.wants('desk'))
    attempt.place(
      desks(brief, 72),
      { group: 'desk', prefer: deskSpot(draft, attempt.wants('desk-window')) },
      30,
    );
  if (!named || attempt.wantsAny(['bookcase', 'storage', 'built-ins']))
    attempt.place(BUILT_INS, { group: 'storage', prefer: aside() }, 12);
  if (attempt.wantsAny(['utility-sink', 'plain-sink']))
    attempt.placeAsked('A utility sink', [utilitySink], { group: 'utility', prefer: aside() }, 12);
}

const BUILT_INS = [72, 48, 36].map((w) => bookcase(w, true));

export function furnishMusicRoom({ attempt, seen }: OtherRoom): void {
  if (attempt.wants('piano') || !usedFor(attempt.brief, 'music'))
    attempt.placeAsked('A piano', pianos(attempt.wants('grand-piano')), { group: 'piano', prefer: seen }, 35);
  attempt.place(SOFAS, { group: 'seating', prefer: central() }, 15);
  attempt.place([bookcase(48, false), bookcase(36, false)], { group: 'storage', prefer: aside() });
}

const SOFAS = [
  single('sofa', 84, 36, 32, 30, { label: 'Sofa 84', traits: { seats: 3, arms: 'track' } }),
  single('sofa', 60, 34, 32, 24, { label: 'Sofa 60', traits: { seats: 2, arms: 'slim' } }),
];
