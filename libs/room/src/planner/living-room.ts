import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { refuses, wants } from '../brief/brief.js';
import { diningSet } from './dining.js';
import { Draft, type Shell } from './draft.js';
import { dress } from './dress.js';
import { aside, barGroup, bookcase, central, deskGroup, grant } from './furnish.js';
import { opposite } from './geometry.js';
import { bestAttempt, entrySide } from './house.js';
import { hangCentre, standRecessedLights } from './lights.js';
import { placeFirst, placeGroup, single } from './place.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';
import { walkable } from './reach.js';
import { type SeatingWish, seatingGroups } from './seating.js';
import { openWays, outsideWalls } from './ways.js';

export const LEAST_LIVING = { widthIn: 84, depthIn: 84 } as const;

const ATTEMPTS = 6;

/** Plans a living room: seating before its focus first, then what was wished, then what finishes a room. */
export function planLivingRoom(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  if (Math.min(shell.widthIn, shell.depthIn) < 84) return undefined;
  return bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance));
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const entry = entrySide(shell, chance);
  const exterior = outsideWalls(shell, entry, 2, chance);
  const cased = !wants(brief, 'barn-door') && (brief.layouts.includes('open-concept') || chance.next() < 0.6);
  if (!openWays(draft, { exterior, entry, door: cased ? 'cased' : 'hinged', windows: 2 }, brief, chance))
    return undefined;

  const fire = wants(brief, 'fireplace') || brief.layouts.includes('fireplace-focus');
  const screen = wants(brief, 'home-theater');
  const focus: SeatingWish['focus'] = fire
    ? 'fireplace'
    : screen
      ? 'screen'
      : refuses(brief, 'tv')
        ? 'none'
        : 'tv';
  const big = shell.widthIn * shell.depthIn >= 200 * 144;
  const wish: SeatingWish = {
    focus,
    noTv: refuses(brief, 'tv'),
    sectional: wants(brief, 'sectional') || (screen && !wants(brief, 'sofa')),
    chairs: refuses(brief, 'armchairs')
      ? 0
      : wants(brief, 'armchairs') ||
          wants(brief, 'conversation') ||
          brief.layouts.includes('conversation') ||
          big
        ? 2
        : 1,
    builtIns: wants(brief, 'built-ins') || wants(brief, 'media-wall'),
    sleeper: wants(brief, 'sleeper-sofa'),
    recliners: wants(brief, 'recliner'),
  };
  const liked = Object.fromEntries(
    SIDES.map((s) => [s, s === opposite(entry) ? 12 : s === entry ? -10 : 6]),
  ) as Record<Side, number>;
  let score = 0;
  const groups = seatingGroups(draft, wish);
  const at = groups.findIndex(
    (g) => placeGroup(draft, g, { group: 'seating', prefer: central(liked) }) !== undefined,
  );
  if (at >= 0) score += 80 - at;
  else {
    // Too small for seats before a focus: a sofa alone at a wall.
    if (
      !placeFirst(
        draft,
        [
          single('sofa', 84, 36, 32, 24, { label: 'Sofa 84', traits: { seats: 3, arms: 'track' } }),
          single('sofa', 60, 34, 32, 20, { label: 'Sofa 60', traits: { seats: 2, arms: 'slim' } }),
          single('armchair', 32, 32, 32, 18, { traits: { form: 'lounge' } }),
        ],
        { group: 'seating', prefer: central() },
      )
    )
      return undefined;
    if (fire) unmet.push('A fireplace was left out: no wall has the place for one with seats before it.');
    if (wants(brief, 'sectional'))
      unmet.push('A sectional sofa was left out: this room holds a smaller one.');
  }
  const wished = (name: string) => wants(brief, name);
  const built = wish.builtIns;
  if (built || wished('bookcase') || big) {
    score += grant(
      draft,
      unmet,
      built || wished('bookcase'),
      'Shelving',
      [bookcase(96, built), bookcase(72, built), bookcase(48, built), bookcase(36, built)],
      { group: 'storage', prefer: aside() },
    )
      ? 10
      : -10;
  }
  if (wished('piano'))
    score += grant(draft, unmet, true, 'A piano', [single('piano', 58, 25, 48, 40)], {
      group: 'piano',
      prefer: aside(),
    })
      ? 20
      : 0;
  if (wished('dining-table')) {
    const set = diningSet(
      draft,
      [
        [96, 40],
        [72, 36],
        [60, 36],
        [48, 36],
        [36, 36],
      ],
      { around: 20, group: 'dining' },
    );
    if (!set) unmet.push('A dining table was left out: this room has no free place for it.');
    score += set ? 25 : 0;
  }
  if (wished('desk'))
    score += grant(draft, unmet, true, 'A desk', [deskGroup(60, brief), deskGroup(48, brief, 24)], {
      group: 'desk',
      prefer: aside(),
    })
      ? 20
      : 0;
  if (wished('bar'))
    score += grant(
      draft,
      unmet,
      true,
      'A bar',
      [barGroup(84, true), barGroup(72, true), barGroup(60, false)],
      { group: 'bar', prefer: aside() },
    )
      ? 20
      : 0;
  if (wished('window-seat')) score += windowSeat(draft) ? 15 : 0;
  if (wished('reading-nook')) {
    score += grant(
      draft,
      unmet,
      true,
      'A reading corner',
      [
        {
          along: 52,
          deep: 44,
          pieces: [
            { kind: 'armchair', t: 2, n: 2, along: 32, deep: 34, height: 38, traits: { form: 'wingback' } },
            { kind: 'floor-lamp', t: 37, n: 3, along: 14, deep: 14, height: 62 },
          ],
          clear: [{ t: 0, n: 36, along: 36, deep: 18 }],
          keep: [{ t: 0, n: 0, along: 52, deep: 54 }],
        },
      ],
      { group: 'reading', only: 'corner', prefer: () => chance.next() },
    )
      ? 15
      : 0;
  }
  if (wished('storage'))
    grant(
      draft,
      unmet,
      true,
      'A sideboard',
      [
        single('cabinet', 72, 18, 34, 30, { label: 'Sideboard 72', traits: { use: 'sideboard' } }),
        single('cabinet', 48, 16, 34, 30, { label: 'Sideboard 48', traits: { use: 'sideboard' } }),
      ],
      { group: 'storage', prefer: aside() },
    );
  if (big) placeGroup(draft, single('console-table', 48, 14, 32, 24), { group: 'decor', prefer: aside() });
  placeGroup(draft, single('floor-lamp', 14, 14, 62), {
    group: 'decor',
    only: 'corner',
    prefer: () => chance.next(),
  });
  dress(draft, brief, chance);
  if (wished('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  else if (wished('chandelier')) hangCentre(draft, 'chandelier');
  standRecessedLights(draft, 72);

  const { doorsMeet, at: reached } = walkable(draft);
  if (!doorsMeet) score -= 60;
  if (!draft.items.some((i) => i.kind === 'sofa' || i.kind === 'sectional')) score -= 20;
  score -=
    draft.items
      .filter((i) => i.kind === 'desk' || i.kind === 'piano')
      .filter(
        (i) => !reached({ x: i.box.x - 12, y: i.box.y - 12, w: i.box.widthIn + 24, d: i.box.depthIn + 24 }),
      ).length * 30;
  score -= unmet.length * 8;
  const facing =
    focus === 'fireplace'
      ? 'Living room around a fireplace'
      : focus === 'screen'
        ? 'Media living room'
        : 'Living room';
  return {
    draft,
    exterior,
    layout: at >= 0 ? facing : 'Small living room',
    unmet,
    score: score + chance.next(),
  };
}

/** A bench along a window. */
export function windowSeat(draft: Draft): boolean {
  for (const o of draft.openings.filter((w) => w.kind === 'window')) {
    const rect = draft.at(o.wall, o.offsetIn, 0, o.widthIn, 20);
    if (!draft.isFree(rect)) continue;
    draft.add('bench', rect, {
      height: 18,
      facing: opposite(o.side),
      group: 'window-seat',
      label: `Window seat ${o.widthIn}`,
      traits: { use: 'window' },
    });
    return true;
  }
  return false;
}
