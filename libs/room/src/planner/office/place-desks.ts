import { lengthsOf } from '@plumbline/brief';
import type { Side } from '@plumbline/concept';
import { centre, opposite, rectOf } from '../../geometry/geometry.js';
import type { Draft } from '../floor/draft.js';
import type { Group, Spot } from '../floor/place.js';
import { desks } from '../furniture/desks.js';
import { central, deskSpot } from '../furniture/preferences.js';
import { acrossTable, chairAcross } from '../furniture/seats/around-table.js';
import { acrossDesk, backedDesk, cornerDesk, desksForTwo, executive } from './desks.js';
import type { Office } from './office-room.js';

/** The desks of an office: in the room with a wall behind the sitter, in a corner, or at a wall. Inches. */

/** Whether a desk is tried that looks into the room. */
export function mayFaceRoom(office: Office): boolean {
  const { attempt, talks, folds } = office;
  const { brief, shell, chance } = attempt;
  if (brief.layouts.includes('floating-desk')) return true;
  const walled =
    attempt.wantsAny(['desk-window', 'shared-desk', 'two-desks']) ||
    shell.told?.some(({ thing }) => thing === 'desk') ||
    brief.layouts.includes('l-desk');
  return (
    !walled &&
    !talks &&
    !attempt.wants('sleeper-sofa') &&
    !folds &&
    !(isCrowded(office) && chance.flip()) &&
    // Another idea may set the desk at a wall.
    !(shell.house && chance.flip()) &&
    Math.min(shell.widthIn, shell.depthIn) >= (attempt.wants('guest-seating') ? 90 : 120)
  );
}

/** What wants a wall as long as a desk's, in an office of less square inches. */
const LARGE_BESIDE = ['sofa', 'sleeper-sofa', 'loveseat', 'piano', 'guest-room', 'treadmill'];
const CROWDED = 150 * 144;

const isCrowded = ({ attempt }: Office): boolean =>
  attempt.areaIn2 < CROWDED && attempt.wantsAny(LARGE_BESIDE);

/** The first desk of an office as it stands. */
interface FirstDesk {
  readonly layout: string;
  readonly facesRoom: boolean;
  /** A sofa and chairs to talk stand. */
  readonly talking: boolean;
}

/** Sets the first desk; nothing where none fits. @param facesRoom whether one is tried that looks into the room */
export function placeDesk(office: Office, facesRoom: boolean): FirstDesk | undefined {
  const { attempt, entry, video, partners, talks } = office;
  const toldToFace = attempt.brief.layouts.includes('floating-desk');
  const facingTheDoor = { group: 'desk', prefer: facingSpot(attempt.draft, entry, video) };
  const facing =
    !partners && facesRoom && !attempt.refuses('floating-desk')
      ? ((toldToFace
          ? attempt.place(facingDesks(office), { ...facingTheDoor, sides: [opposite(entry)] }, 60)
          : undefined) ?? attempt.place(facingDesks(office), facingTheDoor, 40))
      : undefined;
  const longest = longestAtWall(office);
  // Who listens sits across from who talks: chairs before a small sofa take the better place than the desk.
  const talk = () => attempt.place(toTalk(office), { group: 'guests', prefer: central() }) !== undefined;
  const backs = !facing && !partners && mayBack(office);
  const backed = () =>
    backs && attempt.place(backedDesks(office), facingTheDoor, talks ? BACKED_TALKING : BACKED) !== undefined;
  // A desk before a plain wall and seats to talk on want much floor: either comes first.
  const deskFirst = backs && attempt.chance.flip() && backed();
  const talking = talks && !facing && talk();
  if (partners) {
    attempt.score += 60;
    return { layout: 'Office with a partner desk', facesRoom: false, talking };
  }
  if (facing || deskFirst || backed())
    return { layout: 'Office with a desk facing the room', facesRoom: true, talking };
  const layout = placeAtWall(office, longest);
  return layout === undefined ? undefined : { layout, facesRoom: false, talking };
}

/** What a desk with a plain wall behind is worth to who is on video; who sees clients keeps their seats off the camera. */
const BACKED = 44;
const BACKED_TALKING = 90;

const acrossTables = (sofas: readonly number[]): readonly Group[] =>
  sofas.flatMap((w) => [acrossTable(w, 20), acrossTable(w, 0)]);
const TO_TALK = { sofa: acrossTables([72, 84]), loveseat: acrossTables([60]) } as const;

/** A sofa with two chairs across from it; with one, across from a loveseat, where no more were asked for. */
const toTalk = ({ attempt }: Office): readonly Group[] =>
  attempt.wants('one-armchair')
    ? [
        ...(attempt.wants('loveseat') ? [] : [chairAcross(84, 48), chairAcross(72, 42)]),
        chairAcross(60, 48),
        chairAcross(60, 36),
      ]
    : TO_TALK[attempt.wants('loveseat') ? 'loveseat' : 'sofa'];

/** Whether a desk is tried whose sitter has a plain wall behind: who is on video wants one, unless a wall or a window was told. */
function mayBack({ attempt, video, folds }: Office): boolean {
  const { brief, shell } = attempt;
  return (
    video &&
    !folds &&
    !attempt.wantsAny(['desk-window', 'shared-desk', 'two-desks', 'apart-on-camera']) &&
    !attempt.refuses('floating-desk') &&
    !brief.layouts.includes('l-desk') &&
    !shell.told?.some(({ thing }) => thing === 'desk')
  );
}

const backedDesks = ({ attempt }: Office): readonly Group[] =>
  lengthsOf(attempt.brief, 'desk', [60, 54, 48]).flatMap((w) =>
    backedDesk(w, attempt.wants('standing-desk')),
  );

/** Desks that look into the room, with chairs for guests where those were asked for. */
function facingDesks({ attempt, video, shelfIn }: Office): readonly Group[] {
  const { brief, shell } = attempt;
  const guests = attempt.wants('guest-seating');
  const sitStand = attempt.wants('standing-desk');
  const books = !attempt.refuses('bookcase');
  const builtIn = attempt.wants('built-ins');
  const shelved = (video || attempt.wantsAny(['bookcase', 'built-ins'])) && books ? shelfIn : 0;
  const lengths = lengthsOf(brief, 'desk', [72, 66, 60]);
  // A sofa that was asked for has its place before the desk.
  const close = shelved > 0 && !guests && attempt.wantsAny(['sofa', 'loveseat']);
  return [
    ...(close ? lengths : []).map((w) => executive(w, { guests, sitStand, shelved, builtIn, close })),
    ...lengths.map((w) => executive(w, { guests, sitStand, shelved, builtIn })),
    ...(guests && books ? [...acrossDesk(66, shelfIn, builtIn), ...acrossDesk(60, shelfIn, builtIn)] : []),
    ...(guests ? [...acrossDesk(66), ...acrossDesk(60)] : []),
    ...(Math.min(shell.widthIn, shell.depthIn) >= 120
      ? [executive(60, { guests: false, sitStand, shelved, builtIn })]
      : []),
  ];
}

/** The longest desk that is tried at a wall. In a small room with more to hold, a shorter one leaves a wall for it. */
function longestAtWall(office: Office): number {
  const { attempt, talks } = office;
  if (talks) return 48;
  const small = attempt.areaIn2 < 110 * 144 && attempt.wantsAny(['sofa', 'closet']);
  return small || isCrowded(office) ? attempt.chance.pick([72, 60, 48]) : 72;
}

/** Likes to look at a window where that was asked for, and never has a door behind. */
const besideWall = ({ attempt, video }: Office): ((spot: Spot) => number) =>
  deskSpot(attempt.draft, video || attempt.wants('desk-window'), attempt.chance);

/** A desk at a wall: one for two, one with a return, or a plain one. Answers what the room is called with it. */
function placeAtWall(office: Office, longest: number): string | undefined {
  const { attempt } = office;
  const { brief, draft, shell } = attempt;
  const options = { group: 'desk', prefer: besideWall(office) };
  const shared = attempt.wants('shared-desk');
  const bent = brief.layouts.includes('l-desk')
    ? [66, 60].flatMap((w) => [cornerDesk(w, 'low'), cornerDesk(w, 'high')])
    : [];
  const placed =
    attempt.place(shared ? desksForTwo(shell) : [], options) ??
    attempt.place(bent, options) ??
    attempt.place(desks(brief, longest), options);
  if (!placed) return undefined;
  attempt.score += 34;
  const many = (kind: 'desk' | 'office-chair') => draft.items.filter((i) => i.kind === kind).length;
  const layout = bent.length > 0 && many('desk') > 1 ? 'Office with an L-shaped desk' : 'Office';
  if (!shared) return layout;
  if (many('office-chair') > 1) {
    attempt.score += 30;
    return 'Office for two';
  }
  attempt.unmet.push('A desk for two was left out: no wall has 6 ft free for it with room for two chairs.');
  return layout;
}

/** A second desk where two were asked for; says where the desks are not as asked for. Answers the room's name. */
export function placeSecondDesk(office: Office, { layout, facesRoom }: FirstDesk): string {
  const { attempt, partners } = office;
  if (attempt.brief.layouts.includes('floating-desk') && !facesRoom)
    attempt.unmet.push('A desk facing the room was left out: there is no way around it here.');
  if (!attempt.wants('two-desks') || partners || attempt.wants('shared-desk')) return layout;
  const options = { group: 'second-desk', prefer: besideWall(office) };
  if (
    attempt.place(
      isCrowded(office) ? desks(attempt.brief, longestAtWall(office)) : desks(attempt.brief),
      options,
      30,
    )
  )
    return 'Office for two';
  attempt.unmet.push('A second desk was left out: this room has no free wall for it.');
  return layout;
}

/** How far a spot is from the first desk, in feet. */
export function farFromDesk(draft: Draft, { rect }: Spot): number {
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
