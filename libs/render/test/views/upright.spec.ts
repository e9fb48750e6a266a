import { planConcept } from '@plumbline/room';
import { buildScene } from '@plumbline/scene';
import { describe, expect, it } from 'vitest';
import { chooseViews } from '../../src/camera/choose-views.js';
import { isTall, upright } from '../../src/camera/upright.js';
import type { LevelCamera } from '../../src/camera/view.js';
import { studyRoom } from '../../src/render-room.js';
import { SceneTables, seeScene } from '../../src/tracer/scene-tables.js';

const DATE = '2026-11-01';
const planned = (category: 'bathroom' | 'living room' | 'other', area: string) =>
  planConcept({ category, area }, { seed: 3, date: DATE }).room;

describe('the shape of a picture', () => {
  const room = planned('living room', '14x16');
  const scene = buildScene(room, 3);
  const view: LevelCamera = {
    ...{ x: 2, y: 0.3, z: 1.4, headingX: 0, headingY: 1, halfWidth: 0.75, up: 0, name: 'from inside' },
  };
  const thing = (widthIn: number, heightIn: number) => ({
    ...scene,
    room: {
      ...room,
      items: [{ ...room.items[0]!, box: { x: 80, y: 120, z: 0, widthIn, depthIn: 10, heightIn } }],
    },
  });
  const subjects = [{ name: 'one', items: [0] }];

  it('is told by what the picture is of', () => {
    expect(isTall(view, thing(36, 84), subjects)).toBe(true);
    expect(isTall(view, thing(84, 36), subjects)).toBe(false);
  });

  it('is told by a room that is narrower than high, whatever stands in it', () => {
    expect(isTall(view, { ...thing(84, 36), width: 1.5, height: 2.44 }, subjects)).toBe(true);
  });

  it('turns the same lens on its side', () => {
    const turned = upright(view);
    expect(turned.halfWidth * turned.shape!).toBeCloseTo(view.halfWidth);
  });
});

describe('a bath of 5 by 9 ft', () => {
  const room = planned('bathroom', '5x9');

  it('lies in its first picture and stands in a further one, which shows no less', async () => {
    const scene = buildScene(room, 3);
    const kernel = await seeScene(new SceneTables(scene), 'simd');
    expect(chooseViews(kernel, scene).main.shape).toBeUndefined();
    expect(chooseViews(kernel, scene, true).main.shape).toBe(1.5);
  });

  it('lies where it would show a toilet before the lens, or has nothing to show', async () => {
    for (const room of [planned('bathroom', '4x6'), planned('other', '5x8')]) {
      const scene = buildScene(room, 3);
      const kernel = await seeScene(new SceneTables(scene), 'simd');
      expect(chooseViews(kernel, scene, true).main.shape).toBeUndefined();
    }
  });

  it('is drawn with as many pixels either way', async () => {
    const options = { seed: 3, quality: 1, width: 96, height: 64, denoise: 'filter' } as const;
    const { width, height } = await studyRoom(room, { ...options, mayStandUpright: true });
    expect([width, height]).toEqual([64, 96]);
    const lying = await studyRoom(room, options);
    expect([lying.width, lying.height]).toEqual([96, 64]);
  });
});
