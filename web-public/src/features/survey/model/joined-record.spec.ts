import { type Pixel, project, surveyFaults } from '@plumbline/survey';
import { describe, expect, it } from 'vitest';
import { trueBox } from '../../../../../libs/survey/test/known-truth.js';
import { EAST, NORTH, photoFrom, ROOM, type Viewpoint } from '../../../../../libs/survey/test/one-room.js';
import { Surveyor } from '../surveyor/surveyor.js';
import { disagreementWords, facingOf, namedOpenings } from './earlier-photos.js';
import type { DrawnOpening } from './matched-room.js';
import { type MatchedRoom, NOTHING_SHOWN, NOTHING_TOLD, type Solving } from './matched-room.js';

/** A photo of the room as a person has it who chose the right outline and drew its door. */
function matched(place: Viewpoint, seed: number, id: string) {
  const photo = photoFrom(ROOM, place, seed);
  const surveyor = Surveyor.of(photo.image)!;
  const near: MatchedRoom = { camera: photo.camera, box: trueBox(photo), lengths: null, impossible: false };
  const door = photo.room.decals.find(({ c }) => c === 0)!;
  const { eye, right, back } = photo.room;
  const at = (along: number, up: number): Pixel =>
    project(photo.camera, [
      (door.on === 'back' ? along : right) / eye,
      (door.on === 'back' ? back : along) / eye,
      up / eye - 1,
    ])!;
  const corners = [at(door.a, door.c), at(door.b, door.d)] as const;
  const openings: DrawnOpening[] = [{ id, kind: 'door', corners }];
  const solving: Solving = { shown: NOTHING_SHOWN, near, ceilingIn: 96, told: NOTHING_TOLD, how: 'keep' };
  return { surveyor, solving, openings };
}

const north = matched(NORTH, 3, 'opening-1');
const east = matched(EAST, 4, 'opening-7');
const evidence = east.surveyor.measure(east.solving);
const first = {
  imageUrl: 'a',
  facing: 'north',
  alone: north.surveyor.measure(north.solving).alone,
  openings: north.openings,
} as const;
const photo = (imageUrl: string) => ({ imageUrl: `http://site.test/${imageUrl}.jpg`, focalLength35mm: null });

function together(
  there: { corner: 'right' } | { opening: string },
  here: { corner: 'left' } | { opening: string },
) {
  const facing = facingOf(first, there, { ...evidence, openings: east.openings }, here)!;
  const openings = namedOpenings(east.openings, 2, there, here);
  const further = [{ ...evidence, photo: photo('b'), facing, openings }];
  return { ...north.solving, ceilingIn: 96, further, openings: north.openings };
}

const confirmed = (solving: ReturnType<typeof together>) =>
  north.surveyor.confirm({
    solving,
    openings: north.openings,
    things: [],
    floor: { corners: [], wallsTold: {} },
    photo: photo('a'),
  });

describe('a room of two photos', () => {
  it.each([
    ['a corner', together({ corner: 'right' }, { corner: 'left' })],
    ['a door', together({ opening: 'opening-1' }, { opening: 'opening-7' })],
  ])('that share %s is measured by both, its door once, and taken by the server', (_, solving) => {
    expect(solving.further[0]!.facing).toBe('east');
    const { room, record } = confirmed(solving);
    const alone = north.surveyor.solve({ ...solving, further: [] });
    expect(room.joined!.disagreements).toEqual([]);
    expect(Math.abs(room.joined!.width.inches - ROOM.width)).toBeLessThan(5);
    expect(Math.abs(room.joined!.depth.inches - ROOM.depth)).toBeLessThan(5);
    expect(room.joined!.width.spread).toBeLessThan(alone.lengths!.backWall!.spread);
    expect(record.photos.map(({ imageUrl }) => imageUrl)).toEqual([
      'http://site.test/a.jpg',
      'http://site.test/b.jpg',
    ]);
    expect(record.openings).toMatchObject([{ id: 'opening-1', kind: 'door', side: 'east' }]);
    expect(Math.abs(record.openings[0]!.offsetIn - 138)).toBeLessThan(4);
    expect(record.lengths.filter(({ of }) => of === 'wall').map(({ source }) => source)).toEqual(
      Array(4).fill('photo'),
    );
    expect(surveyFaults(record as Parameters<typeof surveyFaults>[0])).toEqual([]);
  });

  it('that were put together by different things is not made', () => {
    const place = { ...evidence, openings: east.openings };
    expect(facingOf(first, { corner: 'left' }, place, { opening: 'opening-7' })).toBeUndefined();
    expect(facingOf(first, { opening: 'none' }, place, { opening: 'opening-7' })).toBeUndefined();
  });

  it('says in a sentence what they disagree on, and which to trust', () => {
    const solving = together({ opening: 'opening-1' }, { opening: 'opening-7' });
    const [a, b] = solving.openings[0]!.corners;
    const wide: DrawnOpening = {
      ...solving.openings[0]!,
      corners: [a, { u: b.u + (b.u - a.u) * 0.5, v: b.v }],
    };
    const { joined } = north.surveyor.solve({ ...solving, openings: [wide] });
    expect(disagreementWords(joined!.disagreements, 2, [wide])[0]).toMatch(
      /^Photos 2 and 1 disagree: the width of Door 1 is 2′-\d+″ in photo 2 and \d′-\d+″ in photo 1\. Trust photo 2, which shows it better; take photo 1 out/,
    );
  });
});
