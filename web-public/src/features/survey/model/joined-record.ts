import type { Opening, Shell, Survey, SurveyLength, SurveyMark, SurveyPhoto } from '@plumbline/concept';
import {
  cameraInRoom,
  type JoinedPhoto,
  type JoinedRoom,
  joinPhotos,
  type Measured,
  type MeasuredRectangle,
  measureRectangle,
  measureRoom,
  type OpeningInPhoto,
  openingOn,
  type PhotoRoom,
  type PhotoToJoin,
  thingInShell,
  withCamerasInReach,
  withoutMissedMarks,
} from '@plumbline/survey';
import { isOff } from './contradictions.js';
import type { DrawnThing, FurtherPhoto, JoinedMatch, PhotoEvidence, ToldSizes } from './matched-room.js';
import { type ConfirmedPhoto, type DrawnOpening } from './matched-room.js';
import { lengthsOfOpening, planeOfOpening, spreadOfCorner } from './openings.js';
import {
  BEHIND,
  CEILING_SPREAD_IN,
  joinedShell,
  outerSides,
  TAPE_SPREAD_IN,
  typed,
} from './survey-record.js';

/** A room as several photos tell it: what each says by itself, solved at once, and its record for the server. */

/** The first photo of a room, the others, and what a person told of it. */
export interface SeveralPhotos {
  readonly first: PhotoEvidence & { readonly openings: readonly DrawnOpening[] };
  readonly further: readonly FurtherPhoto[];
  readonly ceilingIn: number;
  readonly told: ToldSizes;
}

/** A length that is no surer than this was not seen by the photos, but taken. Inches. */
const UNSEEN_IN = 12;

/** True of a length that the photos together tell. */
export const isSeen = ({ spread }: Measured): boolean => spread < UNSEEN_IN;

interface Joined {
  readonly room: JoinedRoom;
  readonly contradicted: JoinedMatch['contradicted'];
  readonly shell: Shell;
  readonly openings: readonly PlacedOpening[];
}

/** An opening where the photos have it, as the one that shows it best measures it. */
interface PlacedOpening {
  readonly opening: Opening;
  readonly measured: MeasuredRectangle;
  /** The first photo that shows it. */
  readonly photo: number;
}

/** The room of several photos, as the first of them shows it. */
export function joinedMatch(several: SeveralPhotos): JoinedMatch {
  const { room, openings, contradicted } = joinedRoom(several);
  const { width, depth, disagreements, photos } = room;
  const { camera, box } = photos[0]!;
  return {
    camera,
    box,
    lengths: measureRoom(photos[0]!),
    width,
    depth,
    disagreements,
    contradicted,
    openings: openings.flatMap(({ opening, photo }) => (photo === 0 ? [] : [opening])),
  };
}

/** The survey of a room that a person confirmed in several photos, as the server keeps it. */
export function joinedRecord(
  several: SeveralPhotos,
  photo: ConfirmedPhoto,
  things: readonly DrawnThing[],
): Survey {
  const { room, shell, openings, contradicted } = joinedRoom(several);
  const { ceilingIn, told } = several;
  const shots = [{ ...several.first, photo }, ...several.further];
  const wall = (on: string, inches: number, measured: Measured, toldIn: number | null): SurveyLength => ({
    of: 'wall',
    on,
    inches,
    spreadIn: measured.spread,
    source: isSeen(measured) ? 'photo' : 'assumed',
    ...typed(toldIn),
  });
  const { x: widthIn, y: depthIn } = shell.outline[2]!;
  // What was typed keeps every camera's place between the walls in proportion.
  const inShell = (one: JoinedPhoto): JoinedPhoto => ({
    ...one,
    at: {
      ...one.at,
      x: (one.at.x * widthIn) / room.width.inches,
      y: (one.at.y * depthIn) / room.depth.inches,
    },
  });
  const record: Survey = {
    photos: shots.map((shot, i) => photoRecord(shot, inShell(room.photos[i]!))),
    shell,
    openings: openings.map(({ opening }) => opening),
    existing: things.map((thing) => thingInShell(shell, thing)),
    lengths: [
      ...['w3', 'w1'].map((id) => wall(id, widthIn, room.width, told.widthIn)),
      ...['w4', 'w2'].map((id) => wall(id, depthIn, room.depth, told.depthIn)),
      { of: 'ceiling', inches: ceilingIn, spreadIn: CEILING_SPREAD_IN, source: 'typed' },
      ...openings.flatMap(({ opening, measured }) =>
        lengthsOfOpening(opening, measured, isOnlyFound(several, opening.id) ? 'found' : 'photo'),
      ),
    ],
    measuredBy: 'homeowner',
  };
  const inReach = withCamerasInReach(record);
  return contradicted.width || contradicted.depth ? withoutMissedMarks(inReach) : inReach;
}

/** True of an opening that the first photo showed by itself and nobody marked in another one. */
const isOnlyFound = ({ first, further }: SeveralPhotos, id: string): boolean =>
  first.openings.some((one) => one.id === id && one.found !== undefined) &&
  !further.some(({ openings }) => openings.some((one) => one.id === id));

function photoRecord(
  { photo, marks, lines, spread }: PhotoEvidence & { readonly photo: ConfirmedPhoto },
  solved: JoinedPhoto,
): SurveyPhoto {
  return {
    imageUrl: photo.imageUrl,
    ...(photo.focalLength35mm === null ? {} : { focal35mm: photo.focalLength35mm }),
    camera: cameraInRoom(solved.camera, solved.at, solved.facing),
    spread: { ...spread, placeIn: solved.spreadOf((_, { back }, eye) => back * eye) },
    marks: marks.map((mark): SurveyMark => ({ ...mark, spread: Math.max(0.01, mark.spread) })),
    lines: [...lines],
  };
}

function joinedRoom({ first, further, ceilingIn, told }: SeveralPhotos): Joined {
  const shots = [{ ...first, facing: 'north' as const }, ...further];
  const known = (inches: number | null): Measured | undefined =>
    inches === null ? undefined : { inches, spread: TAPE_SPREAD_IN };
  const toJoin = (names: ReadonlyMap<DrawnOpening, string>): readonly PhotoToJoin[] =>
    shots.map(({ alone, facing, openings }) => ({
      room: alone,
      facing,
      openings: openings.flatMap((one) => inPhoto(alone, one, names.get(one) ?? one.id)),
    }));
  const byCeiling = { ceiling: { inches: ceilingIn, spread: CEILING_SPREAD_IN }, behind: BEHIND };
  const contradicted = contradictions(toJoin(new Map()), byCeiling, told);
  const width = contradicted.width ? undefined : known(told.widthIn);
  const depth = contradicted.depth ? undefined : known(told.depthIn);
  const join = (names: ReadonlyMap<DrawnOpening, string>): Joined => {
    const photos = toJoin(names);
    const room = joinPhotos(photos, { ...byCeiling, ...(width && { width }), ...(depth && { depth }) });
    const bare = joinedShell(room, ceilingIn, told);
    const openings = photos.flatMap(({ openings, facing }, photo) =>
      openings.flatMap(({ id, wall, corners, spread }): PlacedOpening[] => {
        const measured = measureRectangle(room.photos[photo]!, wall, corners, spread);
        const kind = kindOf(shots, id);
        return measured
          ? [{ measured, photo, opening: openingOn(bare, measured, { id, kind, facing }) }]
          : [];
      }),
    );
    const shell = joinedShell(room, ceilingIn, told, outerSides(openings.map(({ opening }) => opening)));
    return { room, shell, openings, contradicted };
  };
  const apart = join(new Map());
  const names = sameOnes(shots, apart.openings);
  return best(names.size > 0 ? join(names) : apart);
}

/** What the photos together say of lengths that were typed and cannot be theirs. */
function contradictions(
  photos: readonly PhotoToJoin[],
  by: Parameters<typeof joinPhotos>[1],
  { widthIn, depthIn }: ToldSizes,
): JoinedMatch['contradicted'] {
  if (widthIn === null && depthIn === null) return {};
  const { width, depth } = joinPhotos(photos, by);
  const isWrong = (says: Measured, told: number | null) => told !== null && isSeen(says) && isOff(says, told);
  return {
    ...(isWrong(width, widthIn) && { width }),
    ...(isWrong(depth, depthIn) && { depth }),
  };
}

function inPhoto(alone: PhotoRoom, { corners }: DrawnOpening, id: string): OpeningInPhoto[] {
  const wall = planeOfOpening(alone, { corners })?.wall;
  return wall ? [{ id, wall, corners, spread: spreadOfCorner(alone.camera) }] : [];
}

type Shots = readonly { readonly openings: readonly DrawnOpening[] }[];

const kindOf = (shots: Shots, id: string): DrawnOpening['kind'] =>
  shots.flatMap(({ openings }) => openings).find((one) => one.id === id)?.kind ?? 'window';

/** Openings of later photos that lie over one of an earlier photo are that one: their names there. */
function sameOnes(shots: Shots, placed: readonly PlacedOpening[]): ReadonlyMap<DrawnOpening, string> {
  const names = new Map<DrawnOpening, string>();
  for (const { opening, photo } of placed) {
    const same = placed.find((one) => one.photo < photo && liesOver(one.opening, opening));
    if (!same || same.opening.id === opening.id) continue;
    const drawn = shots[photo]!.openings.find(({ id }) => id === opening.id);
    if (drawn) names.set(drawn, same.opening.id);
  }
  return names;
}

/** True where two openings of a wall share half of the narrower one. */
function liesOver(a: Opening, b: Opening): boolean {
  if (a.wall !== b.wall) return false;
  const shared = Math.min(a.offsetIn + a.widthIn, b.offsetIn + b.widthIn) - Math.max(a.offsetIn, b.offsetIn);
  return shared > 0.5 * Math.min(a.widthIn, b.widthIn);
}

/** Each opening once: as the photo has it that tells its place and width most surely. */
function best({ openings, ...joined }: Joined): Joined {
  const unsure = ({ measured: { fromLeft, width } }: PlacedOpening) => fromLeft.spread + width.spread;
  const ids = [...new Set(openings.map(({ opening }) => opening.id))];
  return {
    ...joined,
    openings: ids.map((id) => {
      const those = openings.filter(({ opening }) => opening.id === id);
      const surest = those.reduce((a, b) => (unsure(b) < unsure(a) ? b : a));
      return { ...surest, photo: Math.min(...those.map(({ photo }) => photo)) };
    }),
  };
}
