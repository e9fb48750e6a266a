import { type Item, type Kind, type Room, rectangularShell, STYLES } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { describe, expect, it } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import { tessellate } from '../src/tessellate.js';

const INCH = 0.0254;

/** A room of 160 by 160 in without windows, and one thing in its middle with its front to the south. */
function roomWith(kind: Kind, [widthIn, depthIn, heightIn]: readonly [number, number, number]): Room {
  const box = { x: 80 - widthIn / 2, y: 80 - depthIn / 2, z: 0, widthIn, depthIn, heightIn };
  return {
    category: 'other',
    shell: rectangularShell(160, 160, 96, ['north']),
    widthIn: 160,
    depthIn: 160,
    ceilingIn: 96,
    exterior: ['north'],
    openings: [],
    items: [{ id: kind, kind, label: kind, box, facing: 'south' }] as Item[],
    style: 'transitional',
    finishes: STYLES.transitional.finishes,
  };
}

interface Part {
  readonly material: number;
  /** Corners of its triangles, inches. */
  readonly points: readonly (readonly number[])[];
}

/** What the room's first thing is made of. */
function partsOf(room: Room): {
  readonly parts: readonly Part[];
  readonly scene: ReturnType<typeof buildScene>;
} {
  const scene = buildScene(room, 1);
  const { meshes, instances } = tessellate(scene);
  const parts = instances
    .filter(({ item }) => item === 0)
    .map(({ mesh, matrix: m, material }) => {
      const { positions } = meshes[mesh]!;
      const points = Array.from({ length: positions.length / 3 }, (_, i) =>
        [0, 1, 2].map(
          (k) =>
            (m[k]! * positions[i * 3]! +
              m[3 + k]! * positions[i * 3 + 1]! +
              m[6 + k]! * positions[i * 3 + 2]! +
              m[9 + k]!) /
            INCH,
        ),
      );
      return { material, points };
    });
  return { parts, scene };
}

describe('what stands or hangs in a room', () => {
  it('an office chair carries its back on its post', () => {
    const { parts } = partsOf(roomWith('office-chair', [26, 26, 42]));
    const high = parts.filter(({ points }) => points.every(([, , z]) => z! > 20));
    // The backrest reaches highest; behind its middle, at the height of the small of the back, is what carries it.
    const back = high.reduce((a, b) =>
      Math.max(...a.points.map(([, , z]) => z!)) > Math.max(...b.points.map(([, , z]) => z!)) ? a : b,
    );
    const behind = (part: Part): number[] =>
      part.points.filter(([x, , z]) => Math.abs(x! - 80) < 2.5 && z! > 24 && z! < 29).map(([, y]) => y!);
    const surface = Math.max(...behind(back));
    const carriers = parts.filter((part) => part !== back && behind(part).some((y) => y > surface));
    expect(carriers.length).toBeGreaterThan(0);
    expect(Math.min(...carriers.flatMap(behind))).toBeLessThan(surface + 0.05);
  });

  it('a floor lamp stands on a foot of dark iron: a polished one would mirror the floor and be lost on it', () => {
    const { parts, scene } = partsOf(roomWith('floor-lamp', [16, 16, 62]));
    const foot = parts.find(({ points }) => points.every(([, , z]) => z! < 3))!;
    const { metal, base } = scene.materials[foot.material]!;
    expect(metal).toBe(false);
    expect(Math.max(...base)).toBeLessThan(0.1);
  });

  it('a light in a slope stands out from it by less than half an inch', () => {
    const { room } = planConcept(
      {
        category: 'bedroom',
        style: 'farmhouse',
        designPrompt: 'Attic bedroom 14x20, knee walls 4 ft, peak 9 ft, queen bed',
      },
      { seed: 6, date: '2026-11-01' },
    );
    const { ridge, ridgeAtIn } = room.shell.ceiling.slope!;
    const [across30, along] = [ridgeAtIn + 30, (ridge === 'east-west' ? room.widthIn : room.depthIn) / 2];
    const [x, y] = ridge === 'east-west' ? [along, across30] : [across30, along];
    const box = { x, y, z: 80, widthIn: 6, depthIn: 6, heightIn: 0.6 };
    const light = { id: 'light', kind: 'recessed-light', label: 'Light', box, facing: 'south' } as Item;
    const { parts } = partsOf({ ...room, items: [light] });
    const points = parts.flatMap((part) => part.points);
    // Across the slope the light is a line; off it, it is as thick as it stands out.
    const across = points.map(
      ([x, y, z]) => [Math.abs((ridge === 'east-west' ? y! : x!) - ridgeAtIn), z!] as const,
    );
    const middle = [0, 1].map((k) => across.reduce((sum, p) => sum + p[k]!, 0) / across.length);
    const run = across.reduce((sum, [a, z]) => sum + (a - middle[0]!) * (z - middle[1]!), 0);
    const grade = run / across.reduce((sum, [a]) => sum + (a - middle[0]!) ** 2, 0);
    const off = across.map(([a, z]) => (z - middle[1]! - grade * (a - middle[0]!)) / Math.hypot(1, grade));
    expect(Math.abs(grade)).toBeGreaterThan(0.1);
    expect(Math.max(...off) - Math.min(...off)).toBeLessThan(0.6);
  });

  it('a towel over the rim of a tub hangs in folds, not flat like a board', () => {
    const room = roomWith('bathtub', [64, 32, 23]);
    const tub = { ...room.items[0]!, traits: { form: 'freestanding' } } as Item;
    const { parts, scene } = partsOf({ ...room, items: [tub] });
    expect(scene.primitives.length).toBeGreaterThan(0);
    // The band over its front hem is a strip: how far it wanders to and fro, its two faces and its thickness with it.
    const band = parts.find(({ points }) => {
      const zs = points.map(([, , z]) => z!);
      return Math.min(...points.map(([, y]) => y!)) < 66 && Math.min(...zs) > 3 && Math.max(...zs) < 12;
    })!;
    const ys = band.points.map(([, y]) => y!);
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(1.9);
  });

  it('a microwave among wall cabinets stands in a case of their depth; over a range it hangs free', () => {
    const room = roomWith('microwave', [30, 15, 18]);
    const micro = { ...room.items[0]!, box: { ...room.items[0]!.box, z: 54 } } as Item;
    const range = {
      id: 'range',
      kind: 'range',
      label: 'Range',
      facing: 'south',
      box: { ...micro.box, z: 0, depthIn: 28, heightIn: 36 },
    } as Item;
    const front = (items: readonly Item[]): number =>
      Math.min(...partsOf({ ...room, items }).parts.flatMap(({ points }) => points.map(([, y]) => y!)));
    // Its handle stands off its door.
    expect(front([micro, range])).toBeLessThan(micro.box.y);
    expect(front([micro])).toBeCloseTo(front([micro, range]) + 15 - 13.9, 1);
  });

  it('a chair that one has risen from is turned aside', () => {
    const { parts } = partsOf(roomWith('office-chair', [26, 26, 42]));
    const pads = parts.filter(({ points }) => points.every(([, , z]) => z! > 25.5 && z! < 27.2));
    expect(pads).toHaveLength(2);
    const [a, b] = pads.map(({ points }) =>
      [0, 1].map((k) => points.reduce((sum, p) => sum + p[k]!, 0) / points.length),
    );
    const turned = Math.abs(Math.atan2(b![1]! - a![1]!, Math.abs(b![0]! - a![0]!)) * 180) / Math.PI;
    expect(turned).toBeGreaterThan(13);
    expect(turned).toBeLessThan(41);
  });

  it.each([
    ['screen off the wall', 'tv', [57, 3, 33]],
    ['screen on a desk', 'monitor', [26, 7, 18]],
  ] as const)('a %s shows a picture in most rooms', (_, kind, size) => {
    const rooms = Array.from({ length: 12 }, (_, i) => {
      const room = roomWith(kind, size);
      return { ...room, items: room.items.map((item) => ({ ...item, id: `${kind} ${i}` })) };
    });
    const shining = rooms.filter((room) => {
      const { parts, scene } = partsOf(room);
      return parts.some(({ material }) => Math.max(...scene.materials[material]!.emission) > 0.05);
    });
    expect(shining.length).toBeGreaterThan(5);
  });

  it('a rug ends before a hearth', () => {
    const room = roomWith('rug', [96, 60, 0.4]);
    const fire = {
      id: 'fire',
      kind: 'fireplace',
      label: 'Fireplace',
      facing: 'south',
      box: { x: 50, y: 116, z: 0, widthIn: 60, depthIn: 18, heightIn: 50 },
    } as Item;
    const north = (items: readonly Item[]): number =>
      Math.max(...partsOf({ ...room, items }).parts.flatMap(({ points }) => points.map(([, y]) => y!)));
    expect(north(room.items)).toBeCloseTo(110, 1);
    expect(north([...room.items, fire])).toBeCloseTo(116 - 12 - 2, 1);
  });

  it.each(['paint', 'brick'])('a grille in a wall of %s is no ladder of black stripes', (material) => {
    const room = roomWith('return-grille', [20, 1, 8]);
    const finishes = { ...room.finishes, walls: { material, color: '#8298a8' } } as Room['finishes'];
    const { parts, scene } = partsOf({ ...room, finishes });
    const light = (m: number): number => Math.max(...scene.materials[m]!.base);
    const [plate, blade] = [light(parts[0]!.material), light(parts[1]!.material)];
    expect(parts.length).toBeGreaterThan(8);
    expect(blade).toBeGreaterThan(plate * 0.4);
    // Painted with the wall, it is no lighter than that: #8298a8 sends back 0.39 of the blue.
    if (material === 'paint') expect(plate).toBeLessThan(0.45);
  });

  it('a bath mat has a flat border about ribs of pile, which stand over it', () => {
    const { parts } = partsOf(roomWith('bath-mat', [34, 21, 1]));
    const high = parts.map(({ points }) => Math.max(...points.map(([, , z]) => z!)));
    expect(parts).toHaveLength(2);
    const [border, pile] = high[0]! < high[1]! ? parts : [parts[1]!, parts[0]!];
    const low = pile!.points.filter(
      ([x, y, z]) => Math.abs(x! - 80) < 8 && Math.abs(y! - 80) < 5 && z! < 0.5,
    );
    expect(low.length).toBeGreaterThan(50);
    expect(Math.max(...border!.points.map(([x]) => x!))).toBeGreaterThan(
      Math.max(...pile!.points.map(([x]) => x!)) + 1,
    );
  });
});
