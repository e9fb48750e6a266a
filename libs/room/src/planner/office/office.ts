import { type Brief, SIDES, type Side } from '@plumbline/concept';
import { lengthsOf, refuses, wants } from '../../brief/brief.js';
import { countAskedFor } from '../../brief/features/furniture-features.js';
import { centre, inFront, opposite, rectOf } from '../../geometry/geometry.js';
import { hangCentre, standRecessedLights } from '../electrical/lights.js';
import { Draft, type Shell } from '../floor/draft.js';
import { type Group, placeFirst, placeGroup, type Spot, single } from '../floor/place.js';
import type { Plan } from '../floor/plan.js';
import type { Chance } from '../floor/random.js';
import { walkable } from '../floor/reach.js';
import { backOfSitter, chairOf, facesLight, showsScreen } from '../floor/use-of-floor.js';
import { setAsked } from '../furniture/asked.js';
import { wallBedsFor } from '../furniture/beds.js';
import { closet } from '../furniture/closets.js';
import { diningFor } from '../furniture/dining.js';
import { dress } from '../furniture/dress.js';
import { chairPair, chairs } from '../furniture/easy-chairs.js';
import { aside, bookcase, central, deskSpot, desks, grant } from '../furniture/furnish.js';
import { namesPieces, setPieces } from '../furniture/pieces.js';
import { acrossTable } from '../furniture/seating.js';
import { windowSeat } from '../furniture/window-seat.js';
import { keepWaysIn, openWays, outsideWalls } from '../openings/ways.js';
import { bestAttempt, entrySide } from '../search/attempts.js';

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
  keepWaysIn(draft);
  let score = 0;
  const wished = (name: string) => wants(brief, name);
  const high = Math.min(84, shell.ceilingIn - 2);

  // Folded down it wants more floor than anything else here.
  const folds =
    wished('murphy-bed') &&
    grant(draft, unmet, true, 'A wall bed', wallBedsFor(brief), { group: 'guests', prefer: aside() });
  if (folds) score += 30;
  const closets = () => {
    if (wished('closet'))
      grant(
        draft,
        unmet,
        true,
        'A closet',
        [72, 60, 48].map((w) => closet(w, draft)),
        { group: 'closet', prefer: aside() },
      );
  };
  if (folds) closets();
  const video = wished('video-calls');
  const walled =
    wished('desk-window') ||
    shell.told?.some(({ thing }) => thing === 'desk') ||
    wished('shared-desk') ||
    brief.layouts.includes('l-desk') ||
    wished('two-desks');
  const shelved = video && !refuses(brief, 'bookcase') ? high : 0;
  const talks = wished('sofa') && (wished('armchairs') || wished('guest-seating'));
  const floating =
    brief.layouts.includes('floating-desk') ||
    (!walled &&
      !talks &&
      !wished('sleeper-sofa') &&
      !folds &&
      // Another idea may set the desk at a wall.
      !(shell.house && chance.flip()) &&
      Math.min(shell.widthIn, shell.depthIn) >= (wished('guest-seating') ? 90 : 120));
  const atWall = deskSpot(draft, video || wished('desk-window'), chance);
  let layout = 'Office';
  // It stands for both desks.
  const partners = wished('partner-desk');
  const early = partners || (namesPieces(brief) && chance.flip());
  // A table to meet at wants as much floor as the desks.
  const meeting = countAskedFor(brief.wanted, 'dining');
  const meets = meeting !== undefined || wished('dining-table');
  const meetsFirst = early && meets && chance.flip();
  const meet = (): void => {
    if (meets) score += setMeeting(draft, unmet, meeting ?? 4, wished('round-table'), partners);
  };
  if (meetsFirst) meet();
  if (early) score += setPieces(draft, brief, unmet);
  if (early && !meetsFirst) meet();
  const facing =
    !partners && floating && !refuses(brief, 'floating-desk')
      ? placeFirst(
          draft,
          [
            ...lengthsOf(brief, 'desk', [72, 66, 60]).map((w) =>
              executive(w, wished('guest-seating'), wished('standing-desk'), shelved),
            ),
            ...(wished('guest-seating')
              ? [
                  ...(refuses(brief, 'bookcase') ? [] : [acrossDesk(66, high), acrossDesk(60, high)]),
                  acrossDesk(66),
                  acrossDesk(60),
                ].flat()
              : []),
            ...(Math.min(shell.widthIn, shell.depthIn) >= 120
              ? [executive(60, false, wished('standing-desk'), shelved)]
              : []),
          ],
          { group: 'desk', prefer: facingSpot(draft, entry, video) },
        )
      : undefined;
  const long = brief.layouts.includes('l-desk')
    ? [66, 60].flatMap((w) => [cornerDesk(w, 'low'), cornerDesk(w, 'high')])
    : [];
  // In a small room with more to hold, a shorter desk leaves a wall for it.
  const small = shell.widthIn * shell.depthIn < 110 * 144;
  const longest = talks
    ? 48
    : small && (wished('sofa') || wished('closet'))
      ? chance.pick([72, 60, 48] as const)
      : 72;
  const shared = wished('shared-desk') && !partners;
  const first = () =>
    (shared ? placeFirst(draft, desksForTwo(shell), { group: 'desk', prefer: atWall }) : undefined) ??
    (long.length > 0 ? placeFirst(draft, long, { group: 'desk', prefer: atWall }) : undefined) ??
    placeFirst(draft, desks(brief, longest), { group: 'desk', prefer: atWall });
  // Who listens sits across from who talks: chairs before a small sofa take the better place than the desk.
  const talk =
    talks &&
    !facing &&
    placeFirst(
      draft,
      [72, 84].flatMap((w) => [acrossTable(w, 20), acrossTable(w, 0)]),
      { group: 'guests', prefer: central() },
    );
  if (partners) {
    layout = 'Office with a partner desk';
    score += 60;
  } else if (facing) {
    layout = 'Office with a desk facing the room';
    score += 40;
  } else {
    if (!first()) return undefined;
    if (long.length > 0 && draft.items.filter((i) => i.kind === 'desk').length > 1)
      layout = 'Office with an L-shaped desk';
    score += 34;
    if (shared && draft.items.filter((i) => i.kind === 'office-chair').length > 1) {
      layout = 'Office for two';
      score += 30;
    } else if (shared)
      unmet.push('A desk for two was left out: no wall has 6 ft free for it with room for two chairs.');
  }
  if (!early) score += setPieces(draft, brief, unmet);
  if (brief.layouts.includes('floating-desk') && !facing)
    unmet.push('A desk facing the room was left out: there is no way around it here.');
  if (wished('two-desks') && !partners && !shared) {
    if (placeFirst(draft, desks(brief), { group: 'second-desk', prefer: atWall })) {
      layout = 'Office for two';
      score += 30;
    } else unmet.push('A second desk was left out: this room has no free wall for it.');
  }
  const beds = wished('sleeper-sofa') || (!folds && (wished('guest-room') || wished('murphy-bed')));
  if (talk) score += 30;
  else if (beds || wished('sofa')) {
    score += grant(
      draft,
      unmet,
      true,
      'A sofa for guests',
      [
        single('sofa', 84, 36, 32, beds ? 54 : 30, {
          label: 'Sofa 84',
          traits: { seats: 3, sleeper: beds, arms: 'slim' },
        }),
        single('sofa', 72, 36, 32, beds ? 54 : 24, {
          label: 'Sofa 72',
          traits: { seats: 2, sleeper: beds, arms: 'slim' },
        }),
        single('sofa', 60, 34, 32, beds ? 54 : 24, {
          label: 'Sofa 60',
          traits: { seats: 2, sleeper: beds, arms: 'slim' },
        }),
        single('sofa', 54, 33, 32, 20, {
          label: 'Settee 54',
          traits: { seats: 2, arms: 'slim' },
        }),
      ],
      { group: 'guests', prefer: central() },
    )
      ? 14
      : 0;
  }
  if (!folds) closets();
  if (!refuses(brief, 'bookcase')) {
    const built = wished('built-ins');
    const sizes = lengthsOf(brief, 'bookcase', [120, 96, 72, 60, 48, 36, 30]).map((w) =>
      bookcase(w, built, high),
    );
    const shelves = placeFirst(draft, sizes, { group: 'storage', prefer: aside() });
    if (!shelves && (wished('bookcase') || built))
      unmet.push('Shelving was left out: this room has no free place for it.');
    score += (shelves ?? []).reduce((n, { box }) => n + 8 + Math.max(box.widthIn, box.depthIn) / 8, 0);
  }
  if (wished('sideboard') && !draft.items.some((i) => i.kind === 'cabinet'))
    grant(
      draft,
      unmet,
      true,
      'A credenza',
      [72, 60, 48, 36].map((w) =>
        single('cabinet', w, 18, 30, 30, { label: `Credenza ${w}`, traits: { use: 'credenza' } }),
      ),
      { group: 'storage', prefer: aside() },
    );
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
  if (wished('whiteboard')) {
    const board: Group = {
      along: 60,
      deep: 2,
      pieces: [{ kind: 'whiteboard', t: 0, n: 0, along: 60, deep: 1.5, height: 40, z: 36 }],
    };
    if (!placeGroup(draft, board, { group: 'wall', prefer: central() }))
      unmet.push('A whiteboard was left out: no wall is free for it.');
  }
  if (!early) meet();
  score += setAsked(draft, brief, unmet);
  const across = draft.items.filter((i) => i.kind === 'armchair').length;
  const clients = wished('guest-seating') && across === 0;
  if (clients)
    score += grant(draft, unmet, true, 'A chair for clients', [chairPair, ...chairs(brief)], {
      group: 'guests',
      prefer: (s) => central()(s) - farFromDesk(draft, s),
    })
      ? 12
      : 0;
  if (wished('guest-seating') && draft.items.filter((i) => i.kind === 'armchair').length === 1)
    unmet.push('A second chair for clients was left out: this room has no free place for it.');
  const comfortable = wished('reading-nook') || (wished('armchairs') && across === 0 && !clients);
  if (comfortable || (shell.widthIn * shell.depthIn > 150 * 144 && !clients && !refuses(brief, 'armchairs')))
    grant(draft, unmet, comfortable, 'An armchair', chairs(brief), { group: 'reading', prefer: aside() });
  if (wished('window-seat')) windowSeat(draft);
  dress(draft, brief, chance);
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
  for (const desk of draft.items.filter((i) => i.kind === 'desk')) {
    const chair = chairOf(draft, desk);
    const back = chair && backOfSitter(chair, desk);
    if (draft.openings.some((o) => o.side === back && o.kind !== 'window')) score -= 120;
    if (draft.openings.some((o) => o.side === back && o.kind === 'window')) score -= video ? 60 : 10;
  }
  if ((video || wished('desk-window')) && facesLight({ ...draft, shell })) score += 60;
  if ((wished('private-screen') || wished('guest-seating') || talks) && showsScreen(draft)) {
    score -= wished('private-screen') ? 90 : 30;
    if (wished('private-screen'))
      unmet.push('The screen can be seen from a seat: no desk with its back to the seats did fit.');
  }
  if (partners && !draft.items.some((i) => i.kind === 'desk')) return undefined;
  score -= unmet.length * 20;
  return { draft, exterior, layout, unmet, score: score + chance.next() };
}

/** One desk for two who sit side by side, each with a screen and a chair. Inches. */
const SHARED: readonly Group[] = [108, 96, 84, 72].map((width) => {
  const deep = 28;
  const middles = [width / 4, (3 * width) / 4];
  return {
    along: width,
    deep: deep + 26,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep,
        height: 30,
        label: `Desk for two ${width}`,
        traits: { use: 'work' },
      },
      ...middles.flatMap((middle): Group['pieces'] => [
        { kind: 'office-chair', t: middle - 12, n: deep + 1, along: 24, deep: 24, height: 40, looks: 'in' },
        { kind: 'monitor', t: middle - 13, n: 8.5, along: 26, deep: 7, height: 18, z: 30, optional: true },
      ]),
    ],
    clear: [{ t: 0, n: deep, along: width, deep: 42 }],
    keep: [{ t: 0, n: deep, along: width, deep: 36 }],
  };
});

/** Such a desk leaves a quarter of its wall to shelves and files. */
const desksForTwo = ({ widthIn, depthIn }: Shell): readonly Group[] =>
  SHARED.filter(({ along }) => along <= Math.max(72, 0.75 * Math.max(widthIn, depthIn)));

/** A table to meet at. Answers what it is worth. */
function setMeeting(
  draft: Draft,
  unmet: string[],
  people: number,
  round: boolean,
  toCorner: boolean,
): number {
  const seats = diningFor(draft, people, { around: 24, group: 'meeting', round, toCorner });
  if (seats < people)
    unmet.push(
      seats === 0
        ? `A table for ${people} was left out: this room has no free place for one with chairs around.`
        : `A table for ${people} became one for ${seats}: this room has no free place for a larger one.`,
    );
  return seats * 6;
}

/** How far a spot is from the first desk, in feet. */
function farFromDesk(draft: Draft, { rect }: Spot): number {
  const desk = draft.items.find((i) => i.kind === 'desk');
  if (!desk) return 0;
  const [a, b] = [centre(rect), centre(rectOf(desk.box))];
  return Math.hypot(a.x - b.x, a.y - b.y) / 12;
}

/** Likes to look at the door with a wall behind, and on video at a window; never has a door behind. */
const facingSpot =
  (draft: Draft, entry: Side, video: boolean) =>
  (spot: Spot): number => {
    const at = (side: Side, window: boolean) =>
      draft.openings.some((o) => o.side === side && (o.kind === 'window') === window);
    return (
      central()(spot) +
      (spot.side === opposite(entry) ? 14 : 6) -
      (at(spot.side, false) ? 150 : 0) -
      (at(spot.side, true) ? (video ? 80 : 12) : 0) +
      (at(opposite(spot.side), true) ? (video ? 60 : 4) : 0)
    );
  };

/** A desk in a corner with a return along the other wall. */
function cornerDesk(width: number, end: 'low' | 'high'): Group {
  const back = 42;
  const flip = (t: number, along: number) => (end === 'low' ? t : width - t - along);
  return {
    end,
    along: width,
    deep: 28 + back,
    pieces: [
      {
        kind: 'desk',
        t: 0,
        n: 0,
        along: width,
        deep: 26,
        height: 30,
        label: `L-shaped desk ${width}`,
        traits: { use: 'work' },
      },
      {
        kind: 'desk',
        t: flip(0, 22),
        n: 26,
        along: 22,
        deep: back,
        height: 30,
        looks: end === 'low' ? 'high' : 'low',
        label: `Desk return ${back}`,
        traits: { use: 'work' },
      },
      { kind: 'office-chair', t: flip(28, 24), n: 28, along: 24, deep: 24, height: 42, looks: 'in' },
      { kind: 'monitor', t: flip(20, 22), n: 8.5, along: 22, deep: 7, height: 18, z: 30, optional: true },
      { kind: 'monitor', t: flip(43, 22), n: 8.5, along: 22, deep: 7, height: 18, z: 30, optional: true },
    ],
    clear: [{ t: flip(22, width - 22), n: 26, along: width - 22, deep: 40 }],
    keep: [{ t: flip(22, width - 22), n: 26, along: width - 22, deep: 38 }],
  };
}

/**
 * A desk that looks into the room with one end at a wall, and two chairs across it: for rooms of 8 ft and more. Behind
 * it shelves so high, or none.
 */
function acrossDesk(width: number, shelved = 0): Group[] {
  const [back, deep, way] = [shelved > 0 ? 56 : 40, 28, 30];
  const n = shelved > 0 ? 14 : 0;
  return (['low', 'high'] as const).map((end) => {
    const at = (t: number, along: number) => (end === 'low' ? t : width + way - t - along);
    return {
      end,
      along: width + way,
      deep: back + deep + 38,
      pieces: [
        ...(shelved > 0
          ? [
              {
                kind: 'bookcase' as const,
                t: 0,
                n: 0,
                along: width + way,
                deep: 14,
                height: shelved,
                label: `Bookcase ${width + way}`,
                traits: { builtIn: false, shelves: 6 },
              },
            ]
          : []),
        { kind: 'office-chair', t: at(width / 2 - 12, 24), n: back - 27, along: 24, deep: 24, height: 42 },
        {
          kind: 'desk',
          t: at(0, width),
          n: back,
          along: width,
          deep,
          height: 30,
          label: `Desk ${width}`,
          traits: { use: 'work' },
        },
        {
          kind: 'monitor',
          t: at(8, 22),
          n: back + 14,
          along: 22,
          deep: 7,
          height: 18,
          z: 30,
          looks: 'in',
        },
        ...[2, width - 28].map((t) => ({
          kind: 'armchair' as const,
          t: at(t, 26),
          n: back + deep + 8,
          along: 26,
          deep: 28,
          height: 32,
          looks: 'in' as const,
          traits: { form: 'lounge' as const },
        })),
      ],
      clear: [
        { t: at(0, width), n, along: width, deep: back - n },
        { t: at(width, way), n, along: way, deep: back + deep - n },
      ],
      keep: [
        { t: at(0, width), n, along: width, deep: back - n },
        { t: at(width, way), n, along: way - 4, deep: back + deep + 38 - n },
      ],
    };
  });
}

/** A desk that looks into the room, its chair at the wall's side; behind it a credenza, or shelves so high. */
function executive(width: number, guests: boolean, sitStand: boolean, shelved: number): Group {
  const behind = 18;
  const way = 46;
  const deep = 30;
  const side = 30;
  const along = width + 2 * side;
  const n = behind + way;
  const mid = along / 2;
  const pieces: Group['pieces'][number][] = [
    shelved > 0
      ? {
          kind: 'bookcase',
          t: mid - 36,
          n: 0,
          along: 72,
          deep: 14,
          height: shelved,
          label: 'Bookcase 72',
          traits: { builtIn: false, shelves: 6 },
        }
      : {
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
