import type { Opening, Room } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { insideWindows } from '../src/camera/kept-windows.js';
import type { PhotoView } from '../src/camera/photo-view.js';
import { studyRoom } from '../src/render-room.js';

const { room } = planConcept({ category: 'other', area: '12x16' }, { seed: 1, date: '2026-11-01' });
const window: Opening = {
  id: 'window-1',
  kind: 'window',
  wall: room.shell.walls.find(({ side }) => side === 'north')!.id,
  side: 'north',
  offsetIn: 40,
  widthIn: 40,
  heightIn: 40,
  sillIn: 36,
};
const bare: Room = { ...room, items: [], openings: [window] };
/** Straight at the window's middle, 80 in before its wall: the window is 80 pixels wide and high. */
const view: PhotoView = {
  width: 240,
  height: 160,
  focal: 160,
  cx: 120,
  cy: 80,
  at: { x: 60, y: room.depthIn - 80, z: 56 },
  right: [1, 0, 0],
  down: [0, 0, -1],
  ahead: [0, 1, 0],
};
const SIZE = [240, 160] as const;
const at = (share: Uint8Array, x: number, y: number): number => share[y * 240 + x]!;

describe('what a photo lends to a picture through its camera', () => {
  it('is the inside of its windows, fading out towards their edges', () => {
    const share = insideWindows(bare, [window], view, SIZE, () => 60);
    expect([at(share, 120, 80), at(share, 84, 44), at(share, 155, 115)]).toEqual([255, 255, 255]);
    expect([at(share, 78, 80), at(share, 161, 80), at(share, 120, 38), at(share, 120, 121)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(at(share, 80, 80)).toBeGreaterThan(0);
    expect(at(share, 80, 80)).toBeLessThan(at(share, 81, 80));
    expect(at(share, 81, 80)).toBeLessThan(255);
  });

  it('is nothing where something stands before a window, behind the camera, or of other windows', () => {
    const INCH = 0.0254;
    expect(insideWindows(bare, [window], view, SIZE, () => 60 * INCH).some((value) => value > 0)).toBe(false);
    const away: PhotoView = { ...view, right: [-1, 0, 0], ahead: [0, -1, 0] };
    expect(insideWindows(bare, [window], away, SIZE, () => 60).some((value) => value > 0)).toBe(false);
    expect(insideWindows(bare, [], view, SIZE, () => 60).some((value) => value > 0)).toBe(false);
  });

  it('comes with the picture in which they are kept', async () => {
    const options = { seed: 1, quality: 1, width: 240, height: 160, view } as const;
    const { keeps } = await studyRoom(bare, { ...options, kept: [window] });
    // Panes and bars alike: the photo has bars of its own.
    expect([at(keeps!, 120, 80), at(keeps!, 100, 60), at(keeps!, 60, 80)]).toEqual([255, 255, 0]);
    expect((await studyRoom(bare, options)).keeps).toBeUndefined();
  });
});
