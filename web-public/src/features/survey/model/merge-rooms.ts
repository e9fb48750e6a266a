import type { Opening, Survey } from '@plumbline/concept';
import { cornersOfOpening, placedFrom, seenAt } from '@plumbline/survey';
import { survey as texts } from '#texts/survey';
import type { DrawnOpening, ToldSizes } from './matched-room.js';
import { type DrawnThing } from './matched-room.js';
import { nameOfThing } from './things.js';

/**
 * A room that was changed in two tabs since it was kept. What only one of them changed is taken as it is there; of what
 * both changed, one is chosen for all.
 */

/** What a person may change of a room without matching its photo anew. */
export interface RoomParts {
  readonly ceilingIn: number | null;
  readonly told: ToldSizes;
  readonly openings: readonly DrawnOpening[];
  readonly things: readonly DrawnThing[];
}

/** A room as a tab kept it: as it was drawn, and as it was sent. */
export interface KeptRoom {
  readonly parts: RoomParts;
  readonly record: Pick<Survey, 'shell' | 'openings' | 'existing' | 'lengths'>;
  readonly photos: readonly Pick<Survey['photos'][number], 'imageUrl' | 'marks'>[];
}

export interface MergedRooms {
  readonly parts: RoomParts;
  /** What comes from the other tab, by name. */
  readonly came: readonly string[];
  /** What both changed, by name. */
  readonly both: readonly string[];
}

/** Shares of the photo's longer side within which a mark is where it was; inches within which a place is. */
const SAME_MARK = 0.004;
const SAME_IN = 0.5;

export const keptRoom = (
  parts: RoomParts,
  { shell, openings, existing, lengths, photos }: Survey,
): KeptRoom => ({
  parts,
  record: { shell, openings, existing, lengths },
  photos: photos.map(({ imageUrl, marks }) => ({ imageUrl, marks })),
});

/**
 * Both tabs' changes in one room, to be looked over and saved. Nothing where the other tab drew its walls or its photos
 * anew: then the rooms are kept beside each other.
 */
export function mergedRooms(
  base: KeptRoom,
  mine: RoomParts,
  theirs: Survey,
  prefer: 'mine' | 'theirs',
): MergedRooms | undefined {
  const [photo] = theirs.photos;
  if (!photo || !showsTheSame(base, theirs)) return undefined;
  const [came, both]: [string[], string[]] = [[], []];
  /** Of one part: `yours` where only the other tab changed it, or where both did and it is preferred. */
  function choose<Part>(
    name: string,
    changed: { here: boolean; there: boolean },
    own: Part,
    yours: Part,
  ): Part {
    if (!changed.there) return own;
    if (changed.here) both.push(name);
    if (changed.here && prefer === 'mine') return own;
    came.push(name);
    return yours;
  }

  const typed = (of: Pick<Survey, 'lengths'>, on: string): number | null =>
    of.lengths.find((one) => one.of === 'wall' && one.on === on && one.source === 'typed')?.inches ?? null;
  const size = (name: string, on: string, key: keyof ToldSizes): number | null => {
    const [was, now] = [typed(base.record, on), typed(theirs, on)];
    const changed = { here: mine.told[key] !== base.parts.told[key], there: was !== now };
    return choose(name, changed, mine.told[key], now);
  };
  const high = theirs.shell.ceiling.heightIn;
  const ceilingIn = choose(
    texts.ceilingHeight,
    {
      here: mine.ceilingIn !== base.parts.ceilingIn,
      there: high !== base.record.shell.ceiling.heightIn,
    },
    mine.ceilingIn,
    high,
  );

  const drawn = (opening: Opening): DrawnOpening | undefined => {
    const corners = cornersOfOpening(theirs.shell, opening);
    const [a, b] = [seenAt(photo.camera, corners[0]!), seenAt(photo.camera, corners[2]!)];
    const { id, kind } = opening;
    const known = kind === 'window' || kind === 'cased-opening' ? kind : 'door';
    return a && b && { id, kind: known, corners: [a, b] };
  };
  const openings = mergedList({
    base: base.parts.openings,
    mine: mine.openings,
    was: base.record.openings,
    theirs: theirs.openings,
    isSame: sameOpening,
    drawn,
    nameOf: ({ kind }) => texts.openingKinds[kind],
    choose,
  });
  const things = mergedList({
    base: base.parts.things,
    mine: mine.things,
    was: base.record.existing,
    theirs: theirs.existing,
    isSame: (a, b) =>
      a.kind === b.kind &&
      a.plan === b.plan &&
      Math.abs(a.box.x - b.box.x) < SAME_IN &&
      Math.abs(a.box.y - b.box.y) < SAME_IN,
    drawn: (thing) => placedFrom(theirs.shell, thing),
    nameOf: ({ kind }) => nameOfThing(kind),
    choose,
  });
  const told = {
    widthIn: size(texts.roomWidth, 'w3', 'widthIn'),
    depthIn: size(texts.roomDepth, 'w4', 'depthIn'),
  };
  return { parts: { ceilingIn, told, openings, things }, came, both };
}

/** True where the other tab has the walls where they were marked, in the same photos. */
function showsTheSame({ photos }: KeptRoom, theirs: Survey): boolean {
  return (
    photos.length === theirs.photos.length &&
    theirs.photos.every(({ imageUrl, marks, camera }, i) => {
      const before = photos[i]!;
      const near = SAME_MARK * Math.max(camera.width, camera.height);
      return (
        before.imageUrl === imageUrl &&
        before.marks.length === marks.length &&
        before.marks.every(({ u, v }, k) => Math.hypot(u - marks[k]!.u, v - marks[k]!.v) < near)
      );
    })
  );
}

const sameOpening = (a: Opening, b: Opening): boolean =>
  a.kind === b.kind &&
  a.wall === b.wall &&
  (['offsetIn', 'widthIn', 'sillIn', 'heightIn'] as const).every(
    (key) => Math.abs(a[key] - b[key]) < SAME_IN,
  );

type Choose = <Part>(
  name: string,
  changed: { here: boolean; there: boolean },
  own: Part,
  yours: Part,
) => Part;

/** A list of named things, by what became of each in both tabs. */
function mergedList<Drawn extends { readonly id: string }, Sent extends { readonly id: string }>({
  base,
  mine,
  was,
  theirs,
  isSame,
  drawn,
  nameOf,
  choose,
}: {
  readonly base: readonly Drawn[];
  readonly mine: readonly Drawn[];
  readonly was: readonly Sent[];
  readonly theirs: readonly Sent[];
  readonly isSame: (a: Sent, b: Sent) => boolean;
  readonly drawn: (sent: Sent) => Drawn | undefined;
  readonly nameOf: (drawn: Drawn) => string;
  readonly choose: Choose;
}): readonly Drawn[] {
  const of = <T extends { readonly id: string }>(those: readonly T[], id: string) =>
    those.find((one) => one.id === id);
  const merged = base.flatMap((before): Drawn[] => {
    const { id } = before;
    const [own, sent, sentBefore] = [of(mine, id), of(theirs, id), of(was, id)];
    const changed = {
      here: JSON.stringify(own) !== JSON.stringify(before),
      there: sentBefore !== undefined && (sent === undefined || !isSame(sentBefore, sent)),
    };
    const kept = choose(nameOf(before), changed, own, sent && (drawn(sent) ?? own));
    return kept ? [kept] : [];
  });
  const added = mine.filter(({ id }) => !of(base, id));
  const used = new Set([...base, ...added].map(({ id }) => id));
  const come = theirs
    .filter(({ id }) => !of(was, id))
    .flatMap((sent): Drawn[] => {
      const one = drawn(sent);
      if (!one) return [];
      const named = used.has(one.id) ? { ...one, id: freeName(one.id, used) } : one;
      used.add(named.id);
      return [choose(nameOf(named), { here: false, there: true }, named, named)];
    });
  return [...merged, ...added, ...come];
}

/** window-2, window-3 …: the first that is not used. */
function freeName(id: string, used: ReadonlySet<string>): string {
  const word = id.replace(/-\d+$/, '');
  for (let n = used.size + 1; ; n++) if (!used.has(`${word}-${n}`)) return `${word}-${n}`;
}
