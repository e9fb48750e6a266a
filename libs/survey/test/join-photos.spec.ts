import { describe, expect, it } from 'vitest';
import { joinPhotos, type KnownOfRoom } from '../src/several-photos/join-photos.js';
import { facingByCorner, facingByOpening, type PhotoToJoin } from '../src/several-photos/photo-room.js';
import { EAST, marked, NORTH, ROOM, SOUTH } from './one-room.js';

const KNOWN: KnownOfRoom = {
  ceiling: { inches: ROOM.ceiling, spread: 1 },
  behind: { inches: 36, spread: 24 },
};
const NOISE = 0.003;

const photos = [NORTH, EAST, SOUTH].map((place, i) => marked(ROOM, place, NOISE, i + 3));

describe('photos that share a corner or an opening', () => {
  it('face the side that this tells', () => {
    expect(facingByCorner('north', 'right', 'left')).toBe('east');
    expect(facingByCorner('north', 'left', 'right')).toBe('west');
    expect(facingByCorner('east', 'right', 'left')).toBe('south');
    expect(facingByCorner('west', 'left', 'left')).toBe('west');
    expect(facingByOpening('north', 'right', 'back')).toBe('east');
    expect(facingByOpening('north', 'right', 'left')).toBe('south');
    expect(facingByOpening('east', 'left', 'back')).toBe('north');
  });
});

describe('photos of one room', () => {
  const [one, two, three] = [1, 2, 3].map((n) => joinPhotos(photos.slice(0, n), KNOWN)) as [
    ReturnType<typeof joinPhotos>,
    ReturnType<typeof joinPhotos>,
    ReturnType<typeof joinPhotos>,
  ];

  it('come to the true room, within what they say of themselves', () => {
    for (const { width, depth } of [two, three]) {
      expect(Math.abs(width.inches - ROOM.width)).toBeLessThan(3 * width.spread);
      expect(Math.abs(depth.inches - ROOM.depth)).toBeLessThan(3 * depth.spread);
      expect(Math.abs(width.inches / ROOM.width - 1)).toBeLessThan(0.03);
      expect(Math.abs(depth.inches / ROOM.depth - 1)).toBeLessThan(0.03);
    }
  });

  it('tell each length better than fewer of them', () => {
    expect(two.depth.spread).toBeLessThan(0.3 * one.depth.spread);
    expect(two.width.spread).toBeLessThan(one.width.spread);
    expect(three.depth.spread).toBeLessThan(two.depth.spread);
    expect(three.width.spread).toBeLessThan(two.width.spread);
  });

  it('have their cameras where they were taken', () => {
    for (const [i, place] of [NORTH, EAST, SOUTH].entries()) {
      const { at } = three.photos[i]!;
      expect(Math.hypot(at.x - place.x, at.y - place.y, at.z - place.eye)).toBeLessThan(6);
    }
  });

  it('name a length that they disagree on: of two the surer one is trusted, of three the one in the middle', () => {
    expect(three.disagreements).toEqual([]);
    const doorIn = (those: readonly PhotoToJoin[]) =>
      joinPhotos(those, KNOWN).disagreements.find(({ of }) => 'opening' in of && of.opening === 'door');
    const [north, east] = photos as [PhotoToJoin, PhotoToJoin];
    // The wall ahead tells the width of its door more surely than a wall aside.
    expect(doorIn([widened(north), east])).toMatchObject({
      of: { is: 'width' },
      trust: { photo: 1 },
      doubt: { photo: 0 },
    });
    const third = marked(ROOM, { ...EAST, x: 30, y: 110, eye: 55, turn: -4 }, NOISE, 9);
    const said = doorIn([north, widened(east), third])!;
    expect(said.doubt.photo).toBe(1);
    expect(Math.abs(said.trust.inches - 32)).toBeLessThan(4);
  });
});

/** The photo with its door drawn much too wide. */
function widened(photo: PhotoToJoin): PhotoToJoin {
  const openings = photo.openings.map((one) => {
    const [a, b] = one.corners;
    return one.id === 'door'
      ? { ...one, corners: [a, { u: b.u + (b.u - a.u) * 0.4, v: b.v }] as const }
      : one;
  });
  return { ...photo, openings };
}
