import type { Survey, SurveyPhoto } from '@plumbline/concept';
import { randomFrom } from '@plumbline/concept';
import { surveySchema } from '@plumbline/concept/schemas';
import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  cameraInRoom,
  cornerOf,
  findCamera,
  findSegments,
  knownCeiling,
  project,
  solveRoom,
  surveyFaults,
  toShell,
} from '../src/index.js';
import { trueBox } from './known-truth.js';
import { syntheticPhoto } from './synthetic-photo.js';

/** A survey as the page makes it of one photo: solved from its lines, confirmed by the corners that it shows. */
function madeOf(seed: number): Survey {
  const next = randomFrom(seed);
  const photo = syntheticPhoto(seed, 720, 480);
  const found = findCamera(findSegments(photo.image), 720, 480)!;
  const box = trueBox(photo);
  const noise = (): number => 2 * (next() + next() - 1);
  const marks = CORNERS.flatMap((corner) => {
    const at = project(photo.camera, cornerOf(box, corner));
    const inside = at && at.u > 0 && at.v > 0 && at.u < 720 && at.v < 480;
    return inside ? [{ u: at.u + noise(), v: at.v + noise(), spread: 2.6, corner }] : [];
  });
  const solved = solveRoom(found, box, marks, [knownCeiling(photo.room.ceiling)]);
  const { shell, at } = toShell(solved, { behindIn: 24 });
  const [width = 0, depth = 0] = [shell.outline[1]?.x, shell.outline[2]?.y];
  return {
    photos: [
      {
        imageUrl: '/files/uploads/kitchen.jpg',
        camera: cameraInRoom(solved.camera, at),
        spread: { focal: found.focalSpread, angle: found.angleSpread, placeIn: 2 },
        marks,
        lines: found.segments.slice(0, 80).map(({ x1, y1, x2, y2, axis }) => ({ x1, y1, x2, y2, axis })),
      },
    ],
    shell,
    openings: [
      {
        id: 'window-1',
        kind: 'window',
        wall: 'w3',
        side: 'north',
        offsetIn: 24,
        widthIn: 36,
        heightIn: 40,
        sillIn: 40,
      },
      {
        id: 'door-1',
        kind: 'door',
        wall: 'w1',
        side: 'south',
        offsetIn: 12,
        widthIn: 32,
        heightIn: 80,
        sillIn: 0,
      },
    ],
    existing: [
      {
        id: 'sink-1',
        kind: 'sink',
        box: { x: 24, y: depth - 24, z: 0, widthIn: 36, depthIn: 24, heightIn: 34.5 },
        facing: 'south',
        plan: 'keep',
      },
    ],
    lengths: [
      { of: 'wall', on: 'w3', inches: width, spreadIn: 1.2, source: 'photo' },
      { of: 'ceiling', inches: shell.ceiling.heightIn, spreadIn: 1, source: 'typed' },
    ],
    measuredBy: 'homeowner',
  };
}

const SEEDS = [2, 3, 4, 5, 6, 7];
const MADE = new Map(SEEDS.map((seed) => [seed, JSON.stringify(madeOf(seed))]));
const surveyOf = (seed: number): Survey => JSON.parse(MADE.get(seed)!);

describe('a survey of a photo', () => {
  it.each(SEEDS)('holds together, as solved from its lines and marks (room %i)', (seed) => {
    const survey = surveySchema.parse(surveyOf(seed));
    expect(surveyFaults(survey)).toEqual([]);
  });

  it('is refused where the room is another one than its photo shows', () => {
    let refused = 0;
    for (const seed of SEEDS) {
      const survey = surveyOf(seed);
      const [photo] = survey.photos as [SurveyPhoto];
      const { at } = photo.camera;
      const [, east] = survey.shell.outline as [unknown, { x: number }];
      // The same picture, of a room that is a third wider.
      const wider = {
        ...survey,
        shell: {
          ...survey.shell,
          outline: survey.shell.outline.map(({ x, y }) => ({ x: x === 0 ? 0 : x * 1.33, y })),
          walls: [...survey.shell.walls],
        },
        photos: [{ ...photo, camera: { ...photo.camera, at: { ...at, x: at.x * 1.33 } } }],
        lengths: [{ of: 'wall', on: 'w3', inches: east.x * 1.33, spreadIn: 1, source: 'photo' }],
      } as Survey;
      if (surveyFaults(wider).length > 0) refused++;
    }
    expect(refused).toBe(SEEDS.length);
  });

  it('is refused where its marks agree with it and its lines do not', () => {
    const survey = surveyOf(4);
    const [photo] = survey.photos as [SurveyPhoto];
    const { camera } = photo;
    // Drawn out from left to right, lines meet elsewhere than the camera says.
    const far = {
      ...photo,
      marks: photo.marks.slice(0, 1),
      lines: photo.lines?.map((line) => ({ ...line, x1: line.x1 * 1.35 - 126, x2: line.x2 * 1.35 - 126 })),
    };
    expect(surveyFaults({ ...survey, photos: [{ ...far, camera }] })).not.toEqual([]);
  });
});

type Change = (survey: Survey) => unknown;
const photoWith =
  (fields: Record<string, unknown>): Change =>
  (survey) => ({ ...survey, photos: [{ ...survey.photos[0], ...fields }] });
const cameraWith =
  (fields: (camera: SurveyPhoto['camera']) => Record<string, unknown>): Change =>
  (survey) => {
    const [photo] = survey.photos as [SurveyPhoto];
    return photoWith({ camera: { ...photo.camera, ...fields(photo.camera) } })(survey);
  };
const openingWith =
  (fields: Record<string, unknown>): Change =>
  (survey) => ({ ...survey, openings: [{ ...survey.openings[0], ...fields }, survey.openings[1]] });
const thingWith =
  (fields: Record<string, unknown>): Change =>
  (survey) => ({ ...survey, existing: [{ ...survey.existing[0], ...fields }] });
const boxOf = (survey: Survey) => survey.existing[0]!.box;

describe('what is refused in words', () => {
  it.each<[string, Change, RegExp]>([
    [
      'a low ceiling',
      (s) => ({ ...s, shell: { ...s.shell, ceiling: { heightIn: 40, zones: [] } } }),
      /ceiling at 3'-4"/,
    ],
    [
      'a hall',
      (s) => ({
        ...s,
        shell: { ...s.shell, outline: s.shell.outline.map(({ x, y }) => ({ x: x * 20, y })) },
      }),
      /no room's: rooms measure 2'-0" to 100'-0"/,
    ],
    ['a window beside its wall', openingWith({ offsetIn: 2_000 }), /A window does not lie in its wall/],
    ['a window above the ceiling', openingWith({ sillIn: 90 }), /A window is higher than the ceiling/],
    ['a wall that is not there', openingWith({ wall: 'w9' }), /a wall that the room does not have/],
    ['a wrong side', openingWith({ side: 'east' }), /side that it names/],
    ['a small window', openingWith({ widthIn: 3 }), /too small/],
    [
      'windows over each other',
      (s) => ({ ...s, openings: [s.openings[0], { ...s.openings[0], id: 'window-2' }] }),
      /lies over another opening/,
    ],
    [
      'names used twice',
      (s) => ({ ...s, openings: [s.openings[0], s.openings[0]] }),
      /Two openings are called window-1/,
    ],
    [
      'a sink in the garden',
      (s) => thingWith({ box: { ...boxOf(s), x: 900 } })(s),
      /The sink does not stand inside/,
    ],
    [
      'a sink through the ceiling',
      (s) => thingWith({ box: { ...boxOf(s), z: 90 } })(s),
      /The sink is higher than the ceiling/,
    ],
    ['a sink of no size', (s) => thingWith({ box: { ...boxOf(s), widthIn: 0 } })(s), /The sink has no size/],
    [
      'a length of nothing',
      (s) => ({ ...s, lengths: [{ ...s.lengths[0], on: 'w9' }] }),
      /something that the room does not have/,
    ],
    [
      'another length',
      (s) => ({ ...s, lengths: [{ ...s.lengths[0], inches: 300 }] }),
      /A length of 25'-0" is/,
    ],
    [
      'a camera underground',
      cameraWith(({ at }) => ({ at: { ...at, z: -5 } })),
      /taken 0'-0" above the floor/,
    ],
    [
      'a camera in the street',
      cameraWith(({ at }) => ({ at: { ...at, x: 900 } })),
      /far outside of the room/,
    ],
    ['a fisheye', cameraWith(() => ({ focal: 50 })), /would show 164° at once/],
    [
      'a turned camera',
      cameraWith(({ at }) => ({ at: { ...at, x: at.x + 20, z: at.z + 12 } })),
      /does not show the room where its marks/,
    ],
    [
      'a mark of an opening that is not there',
      photoWith({ marks: [{ u: 1, v: 1, spread: 1, opening: 'door-9' }] }),
      /where its marks are/,
    ],
    [
      'a corner marked elsewhere',
      photoWith({ marks: [{ u: 5, v: 5, spread: 1, outline: 2, level: 'floor' }] }),
      /where its marks are/,
    ],
  ])('%s', (_, change, sentence) => {
    const survey = surveyOf(4);
    expect(surveyFaults(survey)).toEqual([]);
    const [fault] = surveyFaults(surveySchema.parse(change(survey)));
    expect(fault?.message).toMatch(sentence);
  });

  it('looks at corners of an outline from every side', () => {
    const survey = surveyOf(4);
    const [photo] = survey.photos as [SurveyPhoto];
    const { at, focal, cx, cy, right, down, ahead } = photo.camera;
    const [, , corner] = survey.shell.outline as [unknown, unknown, { x: number; y: number }];
    const p = [corner.x - at.x, corner.y - at.y, -at.z] as const;
    const dot = (v: readonly number[]) => p[0] * v[0]! + p[1] * v[1]! + p[2] * v[2]!;
    const seen = { u: cx + (focal * dot(right)) / dot(ahead), v: cy + (focal * dot(down)) / dot(ahead) };
    const marked = photoWith({ marks: [{ ...seen, spread: 1, outline: 2, level: 'floor' }] })(survey);
    expect(surveyFaults(marked as Survey)).toEqual([]);
  });
});
