import {
  boundsOf,
  ceilingOver,
  contains,
  frameOf,
  isRectangular,
  type Opening,
  type Shell,
  type Survey,
  type SurveyLength,
  type SurveyMark,
  type SurveyPhoto,
} from '@plumbline/concept';
import { type Mark, missOf } from './box/marks.js';
import { type KnownLength, knownCeiling, type SolvedRoom, solveRoom } from './box/solve-room.js';
import { axesOf, project } from './camera/camera.js';
import { type FoundCamera, leanOf, vanishing } from './camera/find-camera.js';
import { openingLengthIn } from './opening-length.js';
import { type SolvedBox, solvedFrom, wallIdOf } from './shell/room-frame.js';

/** What keeps a survey from being one of a room, as a sentence for the person who measured it. */
interface SurveyFault {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Sides and ceilings of rooms of houses, inches: less is a cupboard, more is a hall. */
export const ROOM_SIDES_IN = { min: 24, max: 1_200 } as const;
export const CEILINGS_IN = { min: 60, max: 360 } as const;
/** What a person with a phone, a stick or a ladder reaches, and what lenses of phones show along the long side. */
const EYES_IN = { min: 6, max: 240 } as const;
const VIEW_DEG = { min: 15, max: 140 } as const;
/** From how far outside of a room it is photographed, through a doorway. Inches. */
const OUTSIDE_IN = 240;
/** Rounding of what was measured. Inches. */
const HAIR = 0.5;
/** Of a mark, in its own standard deviations; and what every mark may be off, as a share of the diagonal. */
const MOST_MISS = { spreads: 5, diagonal: 0.02 } as const;
/** Fewer lines do not hold a camera. */
const FEWEST_LINES = 12;
/** Share of the length of its lines that a camera explains; within this many of their standard deviations. */
const LEAST_EXPLAINED = { share: 0.6, spreads: 4 } as const;
/** How far a length solved again may lie from the one sent: standard deviations, and a share of it. */
const MOST_OFF = { spreads: 4, share: 0.06 } as const;

/**
 * Looks a survey over: sizes that a room has, openings in their walls, things in the room, lengths that are those of
 * the shell, cameras that see what was marked; and, where a photo's lines were sent, the room solved again from them.
 * Takes a few milliseconds a photo. The schema has been met before.
 *
 * @returns every fault found, the gravest kind first; none where the survey holds together
 */
export function surveyFaults(survey: Survey): SurveyFault[] {
  const sizes = sizeFaults(survey.shell);
  if (sizes.length > 0) return sizes;
  const inside = [...openingFaults(survey), ...thingFaults(survey), ...lengthFaults(survey)];
  if (inside.length > 0) return inside;
  return survey.photos.flatMap((photo, i) => photoFaults(photo, i, survey));
}

/** 100 → 8'-4". */
const feet = (inches: number): string => {
  const whole = Math.round(inches);
  return `${Math.floor(whole / 12)}'-${whole % 12}"`;
};

function sizeFaults(shell: Shell): SurveyFault[] {
  const { w, d } = boundsOf(shell);
  const faults: SurveyFault[] = [];
  for (const side of [w, d])
    if (side < ROOM_SIDES_IN.min || side > ROOM_SIDES_IN.max)
      faults.push({
        path: ['shell', 'outline'],
        message: `A side of ${feet(side)} is no room's: rooms measure ${feet(ROOM_SIDES_IN.min)} to ${feet(ROOM_SIDES_IN.max)}.`,
      });
  const high = shell.ceiling.heightIn;
  if (high < CEILINGS_IN.min || high > CEILINGS_IN.max)
    faults.push({
      path: ['shell', 'ceiling', 'heightIn'],
      message: `A ceiling at ${feet(high)} is no room's: ceilings are ${feet(CEILINGS_IN.min)} to ${feet(CEILINGS_IN.max)} high.`,
    });
  return faults;
}

function openingFaults({ shell, openings }: Survey): SurveyFault[] {
  const faults: SurveyFault[] = [];
  const ids = new Set<string>();
  for (const [i, opening] of openings.entries()) {
    const fault = (message: string) => faults.push({ path: ['openings', i], message });
    const name = nameOf(opening);
    if (ids.has(opening.id)) fault(`Two openings are called ${opening.id}.`);
    ids.add(opening.id);
    const wall = shell.walls.find(({ id }) => id === opening.wall);
    if (!wall) {
      fault(`${name} is in a wall that the room does not have.`);
      continue;
    }
    if (wall.side !== opening.side) fault(`${name} is not in a wall of the side that it names.`);
    const { lengthIn } = frameOf(shell, opening.wall);
    if (opening.widthIn < 6 || opening.heightIn < 6) fault(`${name} is too small to be one.`);
    if (opening.offsetIn < -HAIR || opening.offsetIn + opening.widthIn > lengthIn + HAIR)
      fault(`${name} does not lie in its wall, which is ${feet(lengthIn)} long.`);
    else if (opening.sillIn + opening.heightIn > shell.ceiling.heightIn + HAIR)
      fault(`${name} is higher than the ceiling.`);
    const over = openings
      .slice(0, i)
      .find(
        (o) =>
          o.wall === opening.wall &&
          o.offsetIn + o.widthIn > opening.offsetIn + HAIR &&
          opening.offsetIn + opening.widthIn > o.offsetIn + HAIR &&
          o.sillIn + o.heightIn > opening.sillIn + HAIR &&
          opening.sillIn + opening.heightIn > o.sillIn + HAIR,
      );
    if (over) fault(`${name} lies over another opening of the same wall.`);
  }
  return faults;
}

const NAMES: Readonly<Record<Opening['kind'], string>> = {
  door: 'A door',
  window: 'A window',
  'cased-opening': 'A cased opening',
  'sliding-door': 'A sliding door',
  'french-door': 'A French door',
  'pocket-door': 'A pocket door',
  'garage-door': 'A garage door',
};
const nameOf = ({ kind }: Opening): string => NAMES[kind];

function thingFaults({ shell, existing }: Survey): SurveyFault[] {
  const faults: SurveyFault[] = [];
  const ids = new Set<string>();
  for (const [i, { id, kind, label, box }] of existing.entries()) {
    const fault = (message: string) => faults.push({ path: ['existing', i], message });
    const name = `The ${label ?? kind.replaceAll('-', ' ')}`;
    if (ids.has(id)) fault(`Two things are called ${id}.`);
    ids.add(id);
    const rect = { x: box.x, y: box.y, w: box.widthIn, d: box.depthIn };
    if (box.widthIn < 1 || box.depthIn < 1 || box.heightIn < 1) fault(`${name} has no size.`);
    else if (
      !contains(shell, { x: rect.x + HAIR, y: rect.y + HAIR, w: rect.w - 2 * HAIR, d: rect.d - 2 * HAIR })
    )
      fault(`${name} does not stand inside the room.`);
    else if (box.z + box.heightIn > ceilingOver(shell, rect) + HAIR)
      fault(`${name} is higher than the ceiling.`);
  }
  return faults;
}

function lengthFaults({ shell, openings, existing, lengths }: Survey): SurveyFault[] {
  const measured = ({ of, on }: SurveyLength): number | undefined => {
    switch (of) {
      case 'ceiling':
        return shell.ceiling.heightIn;
      case 'wall':
        return shell.walls.some(({ id }) => id === on) ? frameOf(shell, on as string).lengthIn : undefined;
      case 'thing-place':
        // How far it stands from where it is drawn is not told by one number: only its spread is.
        return existing.some(({ id }) => id === on) ? Number.NaN : undefined;
      default:
        return openingLengthIn({ of, on }, openings);
    }
  };
  return lengths.flatMap((length, i): SurveyFault[] => {
    const path = ['lengths', i];
    const is = measured(length);
    if (is === undefined)
      return [{ path, message: 'A length is told of something that the room does not have.' }];
    return Math.abs(is - length.inches) > HAIR
      ? [
          {
            path,
            message: `A length of ${feet(length.inches)} is ${feet(is)} in the room that came with it.`,
          },
        ]
      : [];
  });
}

function photoFaults(photo: SurveyPhoto, i: number, survey: Survey): SurveyFault[] {
  const { camera: view } = photo;
  const path = ['photos', i];
  const name = survey.photos.length > 1 ? `Photo ${i + 1}` : 'The photo';
  const { w, d } = boundsOf(survey.shell);
  const { x, y, z } = view.at;
  if (z < EYES_IN.min || z > Math.min(EYES_IN.max, survey.shell.ceiling.heightIn))
    return [{ path, message: `${name} would have been taken ${feet(Math.max(0, z))} above the floor.` }];
  if (x < -OUTSIDE_IN || y < -OUTSIDE_IN || x > w + OUTSIDE_IN || y > d + OUTSIDE_IN)
    return [{ path, message: `${name} would have been taken far outside of the room.` }];
  const degrees = (2 * Math.atan(Math.max(view.width, view.height) / 2 / view.focal) * 180) / Math.PI;
  if (degrees < VIEW_DEG.min || degrees > VIEW_DEG.max)
    return [
      {
        path,
        message: `${name} would show ${Math.round(degrees)}° at once, which no phone's main lens does.`,
      },
    ];
  const solved = solvedFrom(survey.shell, view);
  const missed = photo.marks.findIndex((mark) => isMissed(mark, solved, survey));
  if (missed >= 0)
    return [
      {
        path: [...path, 'marks', missed],
        message: `${name} does not show the room where its marks are. Move them and try again.`,
      },
    ];
  return againFaults(photo, solved, survey, name, path);
}

/**
 * The survey without the marks that its room misses: those that a length contradicts which somebody typed. The typed length
 * is the room's, so that such a mark shows no place of it.
 */
export function withoutMissedMarks(survey: Survey): Survey {
  return {
    ...survey,
    photos: survey.photos.map((photo) => {
      const solved = solvedFrom(survey.shell, photo.camera);
      return { ...photo, marks: photo.marks.filter((mark) => !isMissed(mark, solved, survey)) };
    }),
  };
}

/**
 * The survey with every camera as near the room as surveys may have it. A side that somebody typed much shorter than the
 * photo shows would leave the camera far outside: it is set where it may be, and its marks, which then show no place of
 * the room, are left out. `placeIn` of such a camera is at least as far as it was moved, inches.
 */
export function withCamerasInReach(survey: Survey): Survey {
  const { w, d } = boundsOf(survey.shell);
  const reach = (at: number, side: number): number => Math.min(side + OUTSIDE_IN, Math.max(-OUTSIDE_IN, at));
  return {
    ...survey,
    photos: survey.photos.map((photo) => {
      const { at } = photo.camera;
      const [x, y] = [reach(at.x, w), reach(at.y, d)];
      const movedIn = Math.hypot(x - at.x, y - at.y);
      if (movedIn === 0) return photo;
      return {
        ...photo,
        camera: { ...photo.camera, at: { ...at, x, y } },
        spread: { ...photo.spread, placeIn: Math.max(photo.spread.placeIn, movedIn) },
        marks: [],
      };
    }),
  };
}

type Solved = ReturnType<typeof solvedFrom>;

function isMissed(mark: SurveyMark, solved: Solved, { shell, openings }: Survey): boolean {
  const { camera, box } = solved;
  const most = Math.max(
    MOST_MISS.spreads * mark.spread,
    MOST_MISS.diagonal * Math.hypot(camera.width, camera.height),
  );
  const axes = axesOf(camera);
  if ('opening' in mark) return !openings.some(({ id }) => id === mark.opening);
  if ('outline' in mark) {
    const corner = shell.outline[mark.outline];
    if (!corner) return true;
    const { w, d } = boundsOf(shell);
    const seen = project(
      camera,
      fromCamera({ ...corner, z: mark.level === 'floor' ? 0 : shell.ceiling.heightIn }, solved, w, d),
      axes,
    );
    return !seen || Math.hypot(seen.u - mark.u, seen.v - mark.v) > most;
  }
  // What a photo calls its back, left and right wall is told of boxes.
  if (!isRectangular(shell)) return false;
  return Math.hypot(...missOf(mark as Mark, camera, box, axes)) > most;
}

/** A point of the plan as a photo's camera sees it, in camera heights. */
function fromCamera(
  { x, y, z }: { readonly x: number; readonly y: number; readonly z: number },
  { box, eyeIn, facing }: Solved,
  w: number,
  d: number,
): readonly [number, number, number] {
  const [right, ahead] = {
    north: [x, y],
    east: [d - y, x],
    south: [w - x, d - y],
    west: [y, w - x],
  }[facing] as [number, number];
  const deep = facing === 'north' || facing === 'south' ? d : w;
  return [right / eyeIn - box.left, ahead / eyeIn - (deep / eyeIn - box.back), z / eyeIn - 1];
}

/** Solves the room again from the photo's own lines and marks, and compares what it comes to. */
function againFaults(
  { lines = [], marks, spread }: SurveyPhoto,
  { camera, box, eyeIn, facing }: Solved,
  { shell, lengths }: Survey,
  name: string,
  path: readonly (string | number)[],
): SurveyFault[] {
  const own = marks.filter((mark): mark is SurveyMark & Mark => 'corner' in mark || 'edge' in mark);
  if (lines.length < FEWEST_LINES || own.length === 0 || !isRectangular(shell)) return [];
  const found: FoundCamera = {
    camera,
    segments: lines.map((one) => ({ ...one, length: Math.hypot(one.x2 - one.x1, one.y2 - one.y1) })),
    explained: 1,
    focalSpread: Math.max(0.01, spread.focal),
    lineTrust: 1,
    angleSpread: spread.angle,
  };
  const points = vanishing(camera);
  const long = (of: typeof found.segments): number => of.reduce((sum, one) => sum + one.length, 0);
  const explained = found.segments.filter((one) => Math.abs(leanOf(one, points)) < LEAST_EXPLAINED.spreads);
  if (long(explained) < LEAST_EXPLAINED.share * long(found.segments))
    return [
      {
        path: [...path, 'lines'],
        message: `${name} has edges that do not run as those of the room do. Try another photo.`,
      },
    ];
  const ceiling = lengths.find(({ of }) => of === 'ceiling');
  const typed = lengths.find((one) => one.on === wallIdOf('back', facing) && one.source === 'typed');
  const known: KnownLength[] = [
    knownCeiling(shell.ceiling.heightIn, Math.max(0.5, ceiling?.spreadIn ?? 1)),
    ...(typed
      ? [
          {
            inches: typed.inches,
            spread: Math.max(0.25, typed.spreadIn),
            of: (_: unknown, room: SolvedBox['box']) => room.left + room.right,
          },
        ]
      : []),
  ];
  const again = solveRoom(found, box, own, known);
  return compared(again, { box, eyeIn }).flatMap(({ what, sent, solved, spreadIn }): SurveyFault[] => {
    const most = Math.max(MOST_OFF.spreads * spreadIn, MOST_OFF.share * sent);
    return Math.abs(solved - sent) > most
      ? [
          {
            path: [...path, 'marks'],
            message: `${name} shows ${what} of ${feet(solved)} where ${feet(sent)} was sent. Look at its marks again.`,
          },
        ]
      : [];
  });
}

function compared(again: SolvedRoom, sent: SolvedBox) {
  const figures = [
    { what: 'a distance to the wall ahead', of: (box: SolvedBox['box']) => box.back },
    { what: 'a wall ahead', of: (box: SolvedBox['box']) => box.left + box.right },
  ];
  return figures.map(({ what, of }) => ({
    what,
    sent: sent.eyeIn * of(sent.box),
    solved: again.eyeIn * of(again.box),
    spreadIn: again.spreadOf((_, box, eyeIn) => eyeIn * of(box)),
  }));
}
