import type { Draft } from './draft.js';
import type { Group } from './place.js';

/** Seats before what is looked at, as groups at a wall. Inches. */

export interface SeatingWish {
  readonly focus: 'tv' | 'fireplace' | 'screen' | 'none';
  /** No television hangs over a fireplace. */
  readonly noTv: boolean;
  readonly sectional: boolean;
  readonly chairs: number;
  readonly builtIns: boolean;
  readonly sleeper: boolean;
  readonly recliners: boolean;
}

/** Seating before a focus on the wall: sofa, table, chairs, rug. Generous groups first. */
export function seatingGroups(draft: Draft, wish: SeatingWish): Group[] {
  const groups: Group[] = [];
  const across = Math.max(draft.shell.widthIn, draft.shell.depthIn);
  for (const distance of [132, 120, 108, 96, 84, 72]) {
    for (const sofa of across > 150 ? [90, 84, 72, 60] : [84, 72, 60]) {
      const seatDeep = wish.sectional && sofa >= 84 ? SECTIONAL_DEEP : 38;
      if (distance < FOCUS_DEEP[wish.focus] + LEGS + seatDeep) continue;
      for (const chairs of wish.chairs > 0 ? [wish.chairs, 0] : [0])
        groups.push(seating(draft, wish, distance, sofa, chairs));
    }
  }
  return groups;
}

const SECTIONAL_DEEP = 68;
/** Between what is looked at and the seats, in inches. */
const LEGS = 16;
const FOCUS_DEEP: Readonly<Record<SeatingWish['focus'], number>> = {
  tv: 18,
  fireplace: 18,
  screen: 16,
  none: 0,
};

/** A 65 in television on the wall, its middle at `mid`; who hangs it says how high. */
const television = (mid: number): Group['pieces'][number] => ({
  kind: 'tv',
  t: mid - 28,
  n: 0,
  along: 56,
  deep: 3,
  height: 32,
  traits: { diagonalIn: 65 },
});

function seating(draft: Draft, wish: SeatingWish, distance: number, sofa: number, chairs: number): Group {
  const focusWide =
    wish.focus === 'fireplace' ? 66 : wish.focus === 'screen' ? 110 : wish.focus === 'tv' ? 72 : 0;
  const chairRoom = chairs > 0 ? 40 : 0;
  const sectional = wish.sectional && sofa >= 84;
  const sofaWide = sectional ? sofa + 14 : sofa;
  const along = Math.max(focusWide, sofaWide + (chairs > 1 ? 2 * chairRoom : chairRoom));
  const sofaDeep = 36;
  const deep = distance;
  const mid = along / 2;
  const sofaAt = chairs === 1 ? (along - sofaWide - chairRoom) / 2 : mid - sofaWide / 2;
  const sofaMid = sofaAt + sofaWide / 2;
  const pieces: Group['pieces'][number][] = [];
  if (wish.focus === 'fireplace') {
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
    if (!wish.noTv) pieces.push({ ...television(mid), z: 58, optional: true });
  } else if (wish.focus === 'tv') {
    pieces.push({
      kind: 'tv-console',
      t: mid - 36,
      n: 0,
      along: 72,
      deep: 18,
      height: 24,
      label: 'Media console 72',
      traits: { builtIn: wish.builtIns },
    });
    pieces.push({ ...television(mid), z: 34, label: 'Television 65' });
  } else if (wish.focus === 'screen') {
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
          traits: { chaise: 'left', seatDepthIn: 36 },
        }
      : wish.recliners
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
            traits: { seats: sofa >= 84 ? 3 : 2, arms: 'track', sleeper: wish.sleeper },
          },
  );
  if (wish.recliners && !sectional) {
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
  const tableN = sectional ? deep - 36 - 18 - 22 : deep - sofaDeep - 16 - 22;
  if (tableN > (wish.focus === 'none' ? 0 : 18) + 24) {
    const tableT = sectional ? sofaMid + 20 - 20 : sofaMid - 22;
    pieces.push({
      kind: 'coffee-table',
      t: tableT,
      n: sectional ? tableN - 20 : tableN,
      along: 44,
      deep: 22,
      height: 17,
      traits: { shape: 'rectangle' },
      optional: true,
    });
  }
  for (let i = 0; i < chairs; i++) {
    const low = i === 0 && chairs > 1;
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
  const rugFrom = Math.max(wish.focus === 'none' ? 0 : 20, sofaN - 60);
  pieces.push({
    kind: 'rug',
    t: Math.max(0, sofaMid - 54),
    n: rugFrom,
    along: Math.min(108, along),
    deep: Math.min(96, deep - rugFrom - 8),
    height: 0.5,
    traits: { shape: 'rectangle', pattern: 'border' },
    optional: true,
  });
  return {
    along,
    deep,
    pieces,
    clear: [{ t: mid - 18, n: wish.focus === 'none' ? 0 : 19, along: 36, deep: 20 }],
    keep: [{ t: 0, n: 0, along, deep }],
  };
}
