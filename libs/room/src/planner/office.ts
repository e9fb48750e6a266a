import { type Brief, SIDES } from '@plumbline/concept';
import { refuses, wants } from '../brief/brief.js';
import { closet } from './bedroom.js';
import { Draft, type Shell } from './draft.js';
import { aside, bookcase, central, deskGroup, dress, grant, openWays, outsideWalls } from './furnish.js';
import { inFront, opposite, rectOf } from './geometry.js';
import { bestAttempt, entrySide } from './house.js';
import { hangCentre, standRecessedLights } from './lights.js';
import { windowSeat } from './living-room.js';
import { type Group, placeFirst, placeGroup, single } from './place.js';
import type { Plan } from './plan.js';
import type { Chance } from './random.js';
import { walkable } from './reach.js';

export const LEAST_OFFICE = { widthIn: 66, depthIn: 66 } as const;

const ATTEMPTS = 8;

export function planOffice(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  return bestAttempt(shell, ATTEMPTS, () => attempt(brief, shell, chance));
}

function attempt(brief: Brief, shell: Shell, chance: Chance): Plan | undefined {
  const draft = new Draft(shell);
  const unmet: string[] = [];
  const entry = entrySide(shell, chance);
  const exterior = outsideWalls(shell, entry, shell.widthIn * shell.depthIn > 120 * 144 ? 2 : 1, chance);
  if (!openWays(draft, { exterior, entry, door: 'hinged', windows: 2 }, brief, chance)) return undefined;
  let score = 0;
  const wished = (name: string) => wants(brief, name);

  const floating =
    brief.layouts.includes('floating-desk') ||
    (!brief.layouts.includes('l-desk') &&
      !wished('two-desks') &&
      // Another idea may set the desk at a wall.
      !(shell.house && chance.flip()) &&
      Math.min(shell.widthIn, shell.depthIn) >= 120);
  const walls = [
    deskGroup(72, brief, 30),
    deskGroup(60, brief),
    deskGroup(48, brief, 24),
    deskGroup(42, brief, 22),
    deskGroup(36, brief, 20),
  ];
  const toDoor = (spot: Parameters<ReturnType<typeof central>>[0]) =>
    central()(spot) + (spot.side === opposite(entry) ? 14 : spot.side === entry ? -8 : 6);
  let layout = 'Office';
  const facing =
    floating && !refuses(brief, 'floating-desk')
      ? placeFirst(
          draft,
          [
            executive(72, wished('guest-seating'), wished('standing-desk')),
            executive(66, false, wished('standing-desk')),
            executive(60, false, wished('standing-desk')),
          ],
          { group: 'desk', prefer: toDoor },
        )
      : undefined;
  if (facing) {
    layout = 'Office with a desk facing the room';
    score += 40;
  } else {
    if (!placeFirst(draft, walls, { group: 'desk', prefer: toDoor })) return undefined;
    score += 34;
  }
  if (brief.layouts.includes('floating-desk') && !facing)
    unmet.push('A desk facing the room was left out: there is no way around it here.');
  if (wished('two-desks')) {
    if (placeFirst(draft, walls, { group: 'second-desk', prefer: central() })) {
      layout = 'Office for two';
      score += 30;
    } else unmet.push('A second desk was left out: this room has no free wall for it.');
  }
  if (!refuses(brief, 'bookcase')) {
    const built = wished('built-ins');
    const sizes = [120, 96, 72, 60, 48, 36, 30].map((w) => bookcase(w, built));
    score += grant(draft, unmet, wished('bookcase') || built, 'Shelving', sizes, {
      group: 'storage',
      prefer: aside(),
    })
      ? 12
      : 0;
  }
  if (wished('filing') || wished('storage'))
    score += grant(
      draft,
      unmet,
      true,
      'A filing cabinet',
      [
        single('cabinet', 36, 18, 40, 30, { label: 'Lateral file 36', traits: { use: 'filing' } }),
        single('cabinet', 18, 22, 40, 30, { label: 'File cabinet 18', traits: { use: 'filing' } }),
      ],
      { group: 'storage', prefer: aside() },
    )
      ? 8
      : 0;
  if (wished('sleeper-sofa') || wished('guest-room') || wished('sofa') || wished('murphy-bed')) {
    score += grant(
      draft,
      unmet,
      true,
      'A sofa for guests',
      [
        single('sofa', 84, 36, 32, 30, {
          label: 'Sofa 84',
          traits: { seats: 3, sleeper: true, arms: 'slim' },
        }),
        single('sofa', 60, 34, 32, 30, {
          label: 'Sofa 60',
          traits: { seats: 2, sleeper: true, arms: 'slim' },
        }),
      ],
      { group: 'guests', prefer: central() },
    )
      ? 14
      : 0;
  }
  if (wished('closet'))
    grant(
      draft,
      unmet,
      true,
      'A closet',
      [72, 60, 48].map((w) => closet(w, draft)),
      { group: 'closet', prefer: aside() },
    );
  if (wished('whiteboard')) {
    const board: Group = {
      along: 60,
      deep: 2,
      pieces: [{ kind: 'whiteboard', t: 0, n: 0, along: 60, deep: 1.5, height: 40, z: 36 }],
    };
    if (!placeGroup(draft, board, { group: 'wall', prefer: central() }))
      unmet.push('A whiteboard was left out: no wall is free for it.');
  }
  if (
    wished('reading-nook') ||
    wished('armchairs') ||
    (wished('guest-seating') && !facing) ||
    shell.widthIn * shell.depthIn > 150 * 144
  ) {
    grant(
      draft,
      unmet,
      wished('reading-nook') || wished('armchairs') || wished('guest-seating'),
      'An armchair',
      [
        {
          along: 48,
          deep: 42,
          pieces: [
            { kind: 'armchair', t: 2, n: 3, along: 30, deep: 32, height: 34, traits: { form: 'lounge' } },
            { kind: 'floor-lamp', t: 34, n: 3, along: 13, deep: 13, height: 62 },
          ],
          clear: [{ t: 0, n: 35, along: 34, deep: 18 }],
          keep: [{ t: 0, n: 0, along: 48, deep: 48 }],
        },
      ],
      { group: 'reading', prefer: aside() },
    );
  }
  if (wished('window-seat')) windowSeat(draft);
  dress(draft, chance);
  if (wished('ceiling-fan')) hangCentre(draft, 'ceiling-fan');
  standRecessedLights(draft, 66);

  const { at, doorsMeet } = walkable(draft);
  if (!doorsMeet) score -= 80;
  for (const item of draft.items.filter((i) => ['bookcase', 'closet', 'cabinet'].includes(i.kind))) {
    if (!at(inFront(rectOf(item.box), item.facing, 20))) score -= 30;
  }
  for (const chair of draft.items.filter((i) => i.kind === 'office-chair')) {
    const r = rectOf(chair.box);
    if (!SIDES.some((s) => at(inFront(r, s, 16)))) score -= 100;
  }
  score -= unmet.length * 8;
  return { draft, exterior, layout, unmet, score: score + chance.next() };
}

/** A desk that looks into the room, its chair at the wall's side with a credenza behind. */
function executive(width: number, guests: boolean, sitStand: boolean): Group {
  const behind = 18;
  const way = 46;
  const deep = 30;
  const side = 30;
  const along = width + 2 * side;
  const n = behind + way;
  const mid = along / 2;
  const pieces: Group['pieces'][number][] = [
    {
      kind: 'cabinet',
      t: mid - 30,
      n: 0,
      along: 60,
      deep: behind,
      height: 30,
      label: 'Credenza 60',
      traits: { use: 'credenza' },
    },
    { kind: 'office-chair', t: mid - 12, n: n - 27, along: 24, deep: 24, height: 42 },
    {
      kind: 'desk',
      t: side,
      n,
      along: width,
      deep,
      height: 30,
      label: `Desk ${width}`,
      traits: { sitStand, use: 'work' },
    },
    { kind: 'monitor', t: mid - 13, n: n + 16, along: 26, deep: 7, height: 18, z: 30, looks: 'in' },
  ];
  if (guests) {
    for (const t of [mid - 32, mid + 6])
      pieces.push({
        kind: 'armchair',
        t,
        n: n + deep + 8,
        along: 26,
        deep: 28,
        height: 32,
        looks: 'in',
        traits: { form: 'lounge' },
      });
  }
  const total = n + deep + (guests ? 36 : 0);
  return {
    along,
    deep: total,
    pieces,
    clear: [
      { t: 0, n: behind, along: side, deep: way + deep },
      { t: side, n: n + deep, along: width, deep: guests ? 0 : 30 },
    ],
    keep: [
      { t: 0, n: behind, along, deep: way },
      { t: 0, n: behind, along: side - 4, deep: total - behind },
    ],
  };
}
