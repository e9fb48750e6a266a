import type { Draft, Shell } from '../floor/draft.js';
import type { Group } from '../floor/place.js';

/** Seats before what is looked at, as groups at a wall. Inches. */

/** What is to be sat on, and before what. */
export interface SeatingProgram {
  readonly focus: 'tv' | 'fireplace' | 'screen' | 'none';
  /** No television hangs over a fireplace. */
  readonly noTv: boolean;
  readonly sectional: boolean;
  readonly chairs: number;
  /** Chairs were asked for: they come before a longer sofa. */
  readonly chairsAsked?: boolean;
  readonly builtIns: boolean;
  readonly sleeper: boolean;
  readonly recliners: boolean;
  /** Two sofas across from one another. */
  readonly facing?: boolean;
  /** Length of the sofa or sectional, and diagonal of the television, where they were told. Inches. */
  readonly sofaIn?: number | undefined;
  readonly tvIn?: number | undefined;
  /** For how many, where that was told. */
  readonly people?: number;
}

/** Groups made for a shell: a room is furnished in many attempts, with the same groups in each. */
const madeFor = new WeakMap<Shell, Map<string, readonly Group[]>>();

/** Seating before a focus on the wall: sofa, table, chairs, rug. Generous groups first. */
export function seatingGroups(draft: Draft, program: SeatingProgram): readonly Group[] {
  const { shell } = draft;
  const made = madeFor.get(shell) ?? new Map<string, readonly Group[]>();
  madeFor.set(shell, made);
  const key = JSON.stringify(program);
  const groups = made.get(key) ?? makeGroups(draft, program);
  made.set(key, groups);
  return groups;
}

function makeGroups(draft: Draft, program: SeatingProgram): Group[] {
  const groups: Group[] = program.facing
    ? [FACING, FACING_CLOSE].flatMap((set) =>
        [90, 84, 72].map((sofa) => facingSofas(draft, program, sofa, set)),
      )
    : [];
  if ((program.people ?? 0) > 5 && !program.recliners)
    groups.push(...circles(draft, program, program.people ?? 0));
  const across = Math.max(draft.shell.widthIn, draft.shell.depthIn);
  for (const distance of distancesIn(draft)) {
    for (const sofa of lengthsOfSofas(across, program)) {
      const sectional = program.sectional && sofa >= 84;
      if (distance < FOCUS_DEEP[program.focus] + LEGS + (sectional ? SECTIONAL_DEEP : 38)) continue;
      for (const chairs of chairsBeside(program, sectional))
        groups.push(seating(draft, program, distance, sofa, chairs));
    }
  }
  if (program.focus === 'none' && program.chairs > 1)
    for (const sofa of [90, 84, 72]) groups.push(acrossTable(sofa, 22));
  const people = program.people ?? (program.focus === 'none' && program.chairs > 1 ? 5 : undefined);
  const short = (group: Group): number =>
    (people ? lack(group, people) : 0) +
    (program.chairsAsked ? 2 * Math.max(0, program.chairs - chairsIn(group)) : 0);
  return people || program.chairsAsked ? groups.sort((a, b) => short(a) - short(b)) : groups;
}

/** From the wall to the back of the sofa, the largest first: up to the far wall where that leaves no way behind. */
function distancesIn({ shell }: Draft): readonly number[] {
  const upTo = [shell.widthIn, shell.depthIn].filter((deep) => deep > 96 && deep < 132 + BEHIND);
  return [...new Set([...upTo, 132, 120, 108, 96, 84, 72])].sort((a, b) => b - a);
}

/** A way behind a sofa: where less is left, the sofa stands at the wall. Inches. */
export const BEHIND = 32;

/** At which ends of the sofa a chair stands; one chair may stand at either, beside a chaise none. */
type Chairs = readonly ('low' | 'high')[];

function chairsBeside({ chairs }: SeatingProgram, sectional: boolean): readonly Chairs[] {
  if (chairs === 0) return [[]];
  if (sectional) return [['low'], []];
  return chairs > 1 ? [['low', 'high'], ['high'], ['low'], []] : [['high'], ['low'], []];
}

/** A sectional is drawn longer than the sofa of its group. */
const SECTIONAL_MORE = 14;

const lengthsOfSofas = (across: number, { sofaIn, sectional }: SeatingProgram): readonly number[] => {
  const usual = across > 150 ? [90, 84, 72, 60] : [84, 72, 60];
  const told = sofaIn !== undefined && sofaIn >= 48 && sofaIn <= 180 ? sofaIn : undefined;
  return told === undefined ? usual : [sectional ? told - SECTIONAL_MORE : told, ...usual];
};

const chairsIn = ({ pieces }: Group): number => pieces.filter(({ kind }) => kind === 'armchair').length;

/** How many of those who are to sit a group has no seat for. */
function lack({ pieces }: Group, people: number): number {
  const seats = pieces.reduce(
    (n, { kind, along, deep }) =>
      n +
      (kind === 'sofa'
        ? Math.max(along, deep) >= 80
          ? 3
          : 2
        : kind === 'sectional'
          ? 5
          : kind === 'armchair'
            ? 1
            : 0),
    0,
  );
  return Math.max(0, people - seats);
}

const SECTIONAL_DEEP = 68;
/** Depth of a sectional's arms. */
const SEAT = 36;
/** Width of shelves built in beside a fireplace. */
const BESIDE_HEARTH = 36;
/** Between what is looked at and the seats, in inches. */
const LEGS = 16;
const FOCUS_DEEP: Readonly<Record<SeatingProgram['focus'], number>> = {
  tv: 18,
  fireplace: 18,
  screen: 16,
  none: 0,
};

/** A television on the wall, its middle at `mid`, of 65 in where nothing else was told; who hangs it says how high. */
function television(mid: number, diagonalIn = 65): Group['pieces'][number] {
  // 16 to 9, with the frame's edge.
  const along = Math.round(diagonalIn * 0.862);
  return {
    kind: 'tv',
    t: mid - along / 2,
    n: 0,
    along,
    deep: 3,
    height: Math.round(diagonalIn * 0.49),
    traits: { diagonalIn },
  };
}

function seating(
  draft: Draft,
  program: SeatingProgram,
  distance: number,
  sofa: number,
  chairs: Chairs,
): Group {
  const focusWide =
    program.focus === 'fireplace'
      ? 66 + (program.builtIns ? 2 * BESIDE_HEARTH : 0)
      : program.focus === 'screen'
        ? 110
        : program.focus === 'tv'
          ? 72
          : 0;
  const chairRoom = chairs.length > 0 ? 40 : 0;
  const sectional = program.sectional && sofa >= 84;
  const sofaWide = sectional ? sofa + SECTIONAL_MORE : sofa;
  const along = Math.max(focusWide, sofaWide + chairs.length * chairRoom);
  const sofaDeep = 36;
  const deep = distance;
  const mid = along / 2;
  const sofaAt =
    (along - sofaWide - chairs.length * chairRoom) / 2 + (chairs.includes('low') ? chairRoom : 0);
  const sofaMid = sofaAt + sofaWide / 2;
  const pieces: Group['pieces'][number][] = [];
  if (program.focus === 'fireplace') {
    const full = draft.shell.ceilingIn;
    pieces.push({
      kind: 'fireplace',
      t: mid - 33,
      n: 0,
      along: 66,
      deep: 18,
      height: Math.min(54, full),
      traits: { fuel: 'gas', surround: 'stone', fullHeight: false },
    });
    if (!program.noTv) pieces.push({ ...television(mid, program.tvIn), z: 58, optional: true });
    if (program.builtIns)
      for (const t of [mid - 33 - BESIDE_HEARTH, mid + 33])
        pieces.push({
          kind: 'bookcase',
          t,
          n: 0,
          along: BESIDE_HEARTH,
          deep: 14,
          height: Math.min(84, full - 2),
          label: `Built-in shelves ${BESIDE_HEARTH}`,
          traits: { builtIn: true, shelves: 6 },
        });
  } else if (program.focus === 'tv') {
    pieces.push({
      kind: 'tv-console',
      t: mid - 36,
      n: 0,
      along: 72,
      deep: 18,
      height: 24,
      label: 'Media console 72',
      traits: { builtIn: program.builtIns },
    });
    pieces.push({ ...television(mid, program.tvIn), z: 34, label: `Television ${program.tvIn ?? 65}` });
  } else if (program.focus === 'screen') {
    pieces.push({
      kind: 'projector-screen',
      t: mid - 55,
      n: 0,
      along: 110,
      deep: 4,
      height: 62,
      z: 24,
      label: 'Projector screen 125',
      traits: { diagonalIn: 125 },
    });
    pieces.push({
      kind: 'cabinet',
      t: mid - 36,
      n: 0,
      along: 72,
      deep: 16,
      height: 24,
      label: 'Media cabinet 72',
      traits: { use: 'credenza' },
    });
  }
  const sofaN = deep - (sectional ? 64 : sofaDeep);
  pieces.push(
    sectional
      ? {
          kind: 'sectional',
          t: sofaAt,
          n: deep - SECTIONAL_DEEP,
          along: sofaWide,
          deep: SECTIONAL_DEEP,
          height: 32,
          looks: 'in',
          label: `Sectional sofa ${sofaWide}`,
          traits: { chaise: 'left', seatDepthIn: SEAT },
        }
      : program.recliners
        ? {
            kind: 'armchair',
            t: sofaMid - 36,
            n: deep - 38,
            along: 34,
            deep: 38,
            height: 40,
            looks: 'in',
            label: 'Recliner',
            traits: { form: 'recliner' },
          }
        : {
            kind: 'sofa',
            t: sofaAt,
            n: deep - sofaDeep,
            along: sofa,
            deep: sofaDeep,
            height: 32,
            looks: 'in',
            label: `Sofa ${sofa}`,
            traits: { seats: sofa >= 84 ? 3 : 2, arms: 'track', sleeper: program.sleeper },
          },
  );
  if (program.recliners && !sectional) {
    pieces.push({
      kind: 'armchair',
      t: sofaMid + 2,
      n: deep - 38,
      along: 34,
      deep: 38,
      height: 40,
      looks: 'in',
      label: 'Recliner',
      traits: { form: 'recliner' },
    });
  }
  const tableN = deep - sofaDeep - 16 - 22;
  if (tableN > (program.focus === 'none' ? 0 : 18) + 24) {
    // Before the long arm of a sectional, 16 in off its chaise.
    const tableT = sectional ? sofaAt + sofaWide - SEAT - 16 - 44 : sofaMid - 22;
    pieces.push({
      kind: 'coffee-table',
      t: tableT,
      n: tableN,
      along: 44,
      deep: 22,
      height: 17,
      traits: { shape: 'rectangle' },
      optional: true,
    });
  }
  for (const end of chairs) {
    const low = end === 'low';
    pieces.push({
      kind: 'armchair',
      t: low ? sofaAt - chairRoom + 2 : sofaAt + sofaWide + chairRoom - 34,
      n: Math.max(26, deep - sofaDeep - 44),
      along: 32,
      deep: 32,
      height: 32,
      looks: low ? 'high' : 'low',
      traits: { form: 'lounge' },
    });
  }
  pieces.push({
    kind: 'side-table',
    t: sofaAt - 20,
    n: deep - 22,
    along: 18,
    deep: 18,
    height: 22,
    traits: { shape: 'round' },
    optional: true,
  });
  pieces.push({
    kind: 'table-lamp',
    t: sofaAt - 17,
    n: deep - 19,
    along: 12,
    deep: 12,
    height: 24,
    z: 22,
    optional: true,
    on: 'side-table',
  });
  const rugFrom = Math.max(program.focus === 'none' ? 0 : 20, sofaN - 60);
  pieces.push({
    kind: 'rug',
    t: Math.max(0, sofaMid - 54),
    n: rugFrom,
    along: Math.min(108, along),
    deep: Math.min(96, deep - rugFrom - 8),
    height: 0.5,
    traits: { shape: 'rectangle' },
    optional: true,
  });
  return {
    along,
    deep,
    pieces,
    clear: [
      { t: mid - 18, n: program.focus === 'none' ? 0 : 19, along: 36, deep: 20 },
      // Nothing stands between the seats and what they look at.
      { t: Math.max(0, mid - 42), n: 19, along: Math.min(along, 84), deep: Math.max(0, sofaN - 22) },
    ],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}

/**
 * Seats for six, eight or nine around one table before a focus: a sofa across from it, a sofa along one side, and on
 * the other two chairs or a third sofa.
 */
function circles(draft: Draft, program: SeatingProgram, people: number): Group[] {
  const sofas = [90, 84, 80];
  return sofas.flatMap((sofa) => [false, true].map((flip) => circle(draft, program, people, sofa, flip)));
}

function circle(draft: Draft, program: SeatingProgram, people: number, sofa: number, flip: boolean): Group {
  const wing = people > 8 ? 'sofa' : people > 6 ? 'chairs' : 'none';
  const base = seating(draft, { ...program, sectional: false, recliners: false }, 132, sofa, []);
  const focus = base.pieces.filter((p) =>
    ['fireplace', 'tv', 'tv-console', 'projector-screen', 'cabinet', 'bookcase'].includes(p.kind),
  );
  const focusWide = Math.max(0, ...focus.map((p) => p.t + p.along)) - Math.min(...focus.map((p) => p.t), 999);
  const [left, gap, right] = [38, 16, wing === 'sofa' ? 38 : wing === 'chairs' ? 34 : 0];
  const along = Math.max(left + gap + sofa + (right > 0 ? gap + right : 0), focusWide > 0 ? focusWide : 0);
  const mid = left + gap + sofa / 2;
  const shift = focus.length > 0 ? mid - base.along / 2 : 0;
  const deep = 136;
  const at = (t: number, width: number): number => (flip ? along - t - width : t);
  const low = flip ? 'low' : 'high';
  const high = flip ? 'high' : 'low';
  const pieces: Group['pieces'][number][] = focus.map((p) => ({
    ...p,
    t: at(Math.max(0, p.t + shift), p.along),
  }));
  const side = (t: number, looks: 'low' | 'high', label: string): Group['pieces'][number] => ({
    kind: 'sofa',
    t: at(t, 36),
    n: 38,
    along: 36,
    deep: sofa,
    height: 32,
    looks,
    label,
    traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track' },
  });
  pieces.push(
    {
      kind: 'sofa',
      t: at(left + gap, sofa),
      n: deep - 36,
      along: sofa,
      deep: 36,
      height: 32,
      looks: 'in',
      label: `Sofa ${sofa}`,
      traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track', sleeper: program.sleeper },
    },
    side(0, low, `Sofa ${sofa}`),
  );
  if (wing === 'sofa') pieces.push(side(left + gap + sofa + gap, high, `Sofa ${sofa}`));
  if (wing === 'chairs')
    for (const n of [40, 84])
      pieces.push({
        kind: 'armchair',
        t: at(left + gap + sofa + gap, 32),
        n,
        along: 32,
        deep: 32,
        height: 32,
        looks: high,
        traits: { form: 'lounge' },
      });
  pieces.push(
    {
      kind: 'coffee-table',
      t: at(mid - 24, 48),
      n: 58,
      along: 48,
      deep: 26,
      height: 17,
      traits: { shape: 'rectangle' },
      optional: true,
    },
    {
      kind: 'rug',
      t: at(mid - 54, 108),
      n: 30,
      along: 108,
      deep: 84,
      height: 0.5,
      traits: { shape: 'rectangle' },
      optional: true,
    },
  );
  return {
    along,
    deep,
    pieces,
    clear: [
      { t: at(left + 2, along - left - right - 4), n: 19, along: along - left - right - 4, deep: deep - 58 },
    ],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}

/** Two chairs across from a sofa, with a low table so deep between them or none: where nothing is looked at. */
export function acrossTable(sofa: number, tableDeep: number): Group {
  const chairs = 34;
  const deep = chairs + (tableDeep > 0 ? 16 + tableDeep + 16 : 36) + 36;
  return {
    along: sofa,
    deep,
    pieces: [
      ...[sofa / 2 - 36, sofa / 2 + 4].map((t) => ({
        kind: 'armchair' as const,
        t,
        n: 0,
        along: 32,
        deep: chairs - 2,
        height: 32,
        traits: { form: 'lounge' as const },
      })),
      ...(tableDeep > 0
        ? [
            {
              kind: 'coffee-table' as const,
              t: sofa / 2 - 22,
              n: chairs + 16,
              along: 44,
              deep: tableDeep,
              height: 17,
              traits: { shape: 'rectangle' as const },
            },
          ]
        : []),
      {
        kind: 'sofa',
        t: 0,
        n: deep - 36,
        along: sofa,
        deep: 36,
        height: 32,
        looks: 'in',
        label: `Sofa ${sofa}`,
        traits: { seats: sofa >= 84 ? 3 : 2, arms: 'track' },
      },
      {
        kind: 'rug',
        t: Math.max(0, sofa / 2 - 54),
        n: 20,
        along: Math.min(108, sofa),
        deep: deep - 46,
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    keep: [{ t: 0, n: 0, along: sofa, deep }],
  };
}

/** Between two sofas a low table with 18 in on either side of it. Inches. */
const FACING = { sofa: 36, table: 26, legs: 18, before: 40 } as const;
/** With shallower sofas and a narrow table, where a door is at either hand. */
const FACING_CLOSE = { sofa: 34, table: 22, legs: 15, before: 40 } as const;

/** Two sofas across from one another at right angles to what is looked at, with a table between. */
function facingSofas(
  draft: Draft,
  program: SeatingProgram,
  sofa: number,
  set: typeof FACING | typeof FACING_CLOSE,
): Group {
  const base = seating(draft, { ...program, sectional: false, recliners: false }, 132, sofa, []);
  const focus = base.pieces.filter((p) =>
    ['fireplace', 'tv', 'tv-console', 'projector-screen', 'cabinet', 'bookcase'].includes(p.kind),
  );
  const between = set.table + 2 * set.legs;
  const along = Math.max(2 * set.sofa + between, ...focus.map((p) => p.t + p.along));
  const mid = along / 2;
  const shift = mid - base.along / 2;
  const n = focus.length > 0 ? set.before : 6;
  const deep = n + sofa;
  const seat = (t: number, looks: 'low' | 'high'): Group['pieces'][number] => ({
    kind: 'sofa',
    t,
    n,
    along: set.sofa,
    deep: sofa,
    height: 32,
    looks,
    label: `Sofa ${sofa}`,
    traits: { seats: sofa >= 80 ? 3 : 2, arms: 'track' },
  });
  return {
    along,
    deep,
    pieces: [
      ...focus.map((p) => ({ ...p, t: p.t + shift })),
      seat(mid - between / 2 - set.sofa, 'high'),
      seat(mid + between / 2, 'low'),
      {
        kind: 'coffee-table',
        t: mid - set.table / 2,
        n: n + sofa / 2 - 20,
        along: set.table,
        deep: 40,
        height: 17,
        looks: 'low',
        traits: { shape: 'rectangle' },
        optional: true,
      },
      {
        kind: 'rug',
        t: mid - 54,
        n,
        along: 108,
        deep: Math.min(96, sofa),
        height: 0.5,
        traits: { shape: 'rectangle' },
        optional: true,
      },
    ],
    clear: [
      { t: mid - between / 2, n: focus.length > 0 ? 19 : 0, along: between, deep: Math.max(1, n - 19) },
    ],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}
