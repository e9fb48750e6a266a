import { SIDES, type Side } from '@plumbline/concept';
import { DRAWN_LEFT, inFront, opposite, rectOf, runsEast } from '../../geometry/geometry.js';
import { Draft, type PlannerShell } from '../floor/draft.js';
import { isOpened } from '../floor/house.js';
import { stand } from '../floor/place.js';
import { type Plan } from '../floor/plan.js';
import { walkable } from '../floor/reach.js';
import { isDogWash } from './dog-wash.js';
import { type Entry } from './entries.js';
import { setFittings } from './fittings.js';
import { leftOut, lowRoofSentences } from './left-out.js';
import { bestPane, windowTold } from './panes.js';
import { type BathNeeds, drainTold, PROGRAMS } from './program.js';
import { type PlacedChoice } from './search.js';
import { finishShowers, isInShower } from './showers.js';
import { tidied } from './tidy.js';

/** A choice of places as a finished bathroom. */

/** What it costs that nobody gets to a part of the room. */
const CUT_OFF = 60;

/** A choice as a finished room; nothing where that is worth no more than `most`. */
export function drawn(
  program: string,
  needs: BathNeeds,
  shell: PlannerShell,
  found: PlacedChoice,
  doors: readonly Entry[],
  most: number,
): Plan | undefined {
  if (shell.house && !shell.house.accepts(stood(shell, found).items)) return undefined;
  const choice = tidied(new Draft(shell), needs, found);
  const draft = new Draft(shell);
  for (const place of choice.doors) {
    const entry = doors.find((d) => d.place === place);
    if (entry) draft.open(entry.opening);
  }
  stood(shell, choice, draft);
  turnDrains(draft, needs);
  tellEntries(draft, choice);
  const ways = walkable(draft);
  const enclosed = draft.items.some((i) => i.kind === 'partition-door');
  const needed = draft.items.filter(
    (i) =>
      ['toilet', 'vanity', 'pedestal-sink', 'shower', 'bathtub', 'washer'].includes(i.kind) &&
      !(enclosed && (i.kind === 'toilet' || (needs.compartment && i.kind === 'bathtub'))) &&
      !isInShower(draft, i),
  );
  if (!ways.doorsMeet || needed.some((i) => !ways.at(inFront(rectOf(i.box), i.facing, 18)))) return undefined;
  let worth = choice.worth - (!draft.plain && !ways.everywhere ? CUT_OFF : 0);
  const unmet: string[] = [];
  const isLit = isOpened(shell) && !shell.house?.unlit;
  const pane = isLit ? undefined : bestPane(draft, needs);
  if (pane) {
    draft.open(pane.opening);
    worth += pane.worth;
    // "A pair of windows": the further ones in the wall of the first.
    const { count = 1 } = windowTold(needs.brief) ?? {};
    for (let i = 1; i < Math.min(count, MOST_PANES); i++) {
      const next = bestPane(draft, needs, pane.side);
      if (next) draft.open(next.opening);
      else worth -= LACKS_PANE;
    }
  } else if (!isLit && windowTold(needs.brief)?.at !== 'none') worth -= 12;
  // What hangs on the walls only takes away.
  if (worth <= most) return undefined;
  finishShowers(draft, needs.brief, needs);
  setFittings(draft, needs, unmet);
  worth += draft.items.some((i) => i.kind === 'mirror' || i.kind === 'medicine-cabinet') ? 0 : -25;
  unmet.push(...leftOut(choice, needs, draft), ...lowRoofSentences(choice, draft));
  const exterior = pane?.side ?? shell.house?.exterior[0] ?? outsideOf(draft);
  return { draft, exterior: [exterior], layout: layoutName(program, draft), unmet, score: worth };
}

/** So many windows a bathroom has at most, and what each of them that finds no place is worth. */
const MOST_PANES = 4;

const LACKS_PANE = 30;

/** A room with what a choice sets in it. */
function stood(shell: PlannerShell, { places }: PlacedChoice, draft = new Draft(shell)): Draft {
  for (const { option, spot } of places)
    if (option && spot) stand(draft, option, spot, { group: 'bath', off: option.off ?? 0 });
  return draft;
}

/** A bath without a window has its outside wall where no door is. */
const outsideOf = (draft: Draft): Side =>
  SIDES.find((side) => !draft.openings.some((o) => o.side === side)) ?? 'north';

/** The drain of a built-in tub is at the end that words tell, else where the other pipes are. */
function turnDrains(draft: Draft, { brief }: BathNeeds): void {
  const told = drainTold(brief);
  const pipes = draft.items
    .filter((i) => i.kind === 'toilet' || i.kind === 'vanity' || i.kind === 'pedestal-sink')
    .map((i) => opposite(i.facing));
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'bathtub' || item.traits?.drain === 'centre') continue;
    const r = rectOf(item.box);
    const ends: [Side, Side] = runsEast(item.facing) ? ['west', 'east'] : ['south', 'north'];
    const atWall = ends.filter((side) => draft.reach(r, side) < 2.5);
    const drawnLeft = DRAWN_LEFT[item.facing];
    const meant = told && (told === 'left' ? drawnLeft : opposite(drawnLeft));
    const end =
      atWall.find((side) => side === meant) ??
      atWall.find((side) => pipes.includes(side)) ??
      atWall[0] ??
      ends[0];
    const left = DRAWN_LEFT[item.facing] === end;
    draft.items[index] = { ...item, traits: { ...item.traits, drain: left ? 'left' : 'right' } };
  }
}

/** At which end each shower is entered, as its symbol is drawn. */
function tellEntries(draft: Draft, { places }: PlacedChoice): void {
  const entry = places.find((p) => p.role === 'shower')?.option?.entry;
  if (!entry) return;
  for (const [index, item] of draft.items.entries()) {
    if (item.kind !== 'shower' || isDogWash(item)) continue;
    const low: Side = runsEast(item.facing) ? 'west' : 'south';
    const left = (DRAWN_LEFT[item.facing] === low) === (entry === 'low');
    draft.items[index] = { ...item, traits: { ...item.traits, entryEnd: left ? 'left' : 'right' } };
  }
}

function layoutName(program: string, draft: Draft): string {
  const twin = draft.items.some((i) => i.kind === 'vanity' && (i.traits?.sinks ?? 1) > 1);
  return `${PROGRAMS[program]?.name ?? 'Bathroom'}${twin ? ' with a double vanity' : ''}`;
}
