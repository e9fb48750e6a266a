import type { Brief, Item, Kind } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { isCalled } from '../floor/told-places.js';

/** What planners set of themselves, and the wishes that ask for it. */
const UNASKED: Readonly<Partial<Record<Kind, RegExp>>> = {
  armchair:
    /chair|guest-seating|client|waiting|recliner|glider|rocker|seats-for|conversation|reading|sitting|nook|fireside/,
  bench: /bench|banquette|window-seat|hooks|entry|lockers|mudroom|piano|nook/,
  bookcase: /bookcase|built-ins|shel(?:f|v)|china|library|books/,
  cabinet: /cabinet|storage|sideboard|credenza|buffet|bar|fil(?:e|ing)|china|hutch|toys|craft|media|games/,
  'coffee-table': /coffee/,
  'console-table': /console/,
  'dining-table': /dining|table|eat|nook|banquette/,
  dresser: /dresser|changing-table|storage|chest/,
  'game-table': /game|play|table|card|poker|ping-pong|pool|craft|hockey|foosball|puzzle|homework/,
  'floor-lamp': /lamp|reading|light/,
  nightstand: /night|bedside/,
  ottoman: /ottoman|pouf|dressing|vanity|piano/,
  plant: /plant/,
  'storage-shelf': /shel(?:f|v)|storage|pantry|rack/,
  'tool-chest': /tool/,
  'side-table': /side-table|end-table/,
  tv: /tv|theater|screen|media|movie|sports/,
  'tv-console': /tv|theater|screen|media|movie|sports|console|built-ins/,
};

/** The things of a room that nobody asked for: they give way to what was. */
export function unasked(draft: Draft, brief: Brief): readonly Item[] {
  const asked = [
    ...brief.wanted,
    ...(brief.counts ?? []).map(({ of }) => of),
    ...(brief.sizes ?? []).map(({ thing }): string => thing),
    ...(brief.kept ?? []).map(({ id }) => id),
    ...(brief.pieces ?? []).map(({ id }) => id),
  ];
  const told = brief.thingsAt ?? [];
  return draft.items.filter(({ kind, traits, group }) => {
    const wishes = UNASKED[kind];
    if (wishes === undefined || group === 'kept') return false;
    return (
      !asked.some((id) => wishes.test(id)) &&
      !told.some(({ thing, to }) =>
        [thing, to].some((one) => one !== undefined && isCalled(one, kind, traits)),
      )
    );
  });
}
