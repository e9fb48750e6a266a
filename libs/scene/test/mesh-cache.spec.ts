import { planConcept } from '@plumbline/room';
import { describe, expect, it, vi } from 'vitest';
import { buildScene } from '../src/build-scene.js';
import type { Mesh } from '../src/mesh/mesh.js';
import { MeshCache } from '../src/mesh/mesh-cache.js';

const meshOf = (vertices: number): Mesh => ({
  positions: new Float32Array(3 * vertices),
  normals: new Float32Array(3 * vertices),
  indices: new Uint32Array(0),
  closed: false,
});

/** Numbers of a mesh that are others in another one; comparing a million of them by `toEqual` would take seconds. */
function unlike(one: Mesh, other: Mesh): number {
  let unlike = Number(one.closed !== other.closed);
  for (const part of ['positions', 'normals', 'indices'] as const) {
    const [a, b] = [one[part], other[part]];
    unlike += Math.abs(a.length - b.length);
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) unlike++;
  }
  return unlike;
}

describe('meshes of the scenes before', () => {
  it('are made once, and go when others need their place, the least recently used first', () => {
    const cache = new MeshCache(24 * 25);
    const made: string[] = [];
    const get = (name: string): Mesh =>
      cache.get(name, () => {
        made.push(name);
        return meshOf(10);
      });
    const [a] = [get('a'), get('b')];
    expect(get('a')).toBe(a);
    get('c');
    get('a');
    get('b');
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  it('may be larger than all that is kept', () => {
    const cache = new MeshCache(24);
    expect(cache.get('large', () => meshOf(100)).positions).toHaveLength(300);
    expect(cache.get('large', () => meshOf(2)).positions).toHaveLength(6);
  });

  it.each([
    ['kitchen', 'island with three stools'],
    ['bathroom', 'freestanding tub, towels'],
    ['living room', 'sectional, fireplace, piano'],
    ['bedroom', 'desk, closet, throw on the bed'],
    ['garage', 'two cars, workbench'],
  ] as const)(
    'of a %s are those that would be made for it, and change nothing else',
    (category, designPrompt) => {
      const request = { category, designPrompt, style: 'coastal' };
      const room = (seed: number) => planConcept(request, { seed, date: '2026-11-01' }).room;
      buildScene(room(1), 1);
      const kept = buildScene(room(2), 2);
      const get = vi.spyOn(MeshCache.prototype, 'get').mockImplementation((_, make) => make());
      const anew = buildScene(room(2), 2);
      expect(get).toHaveBeenCalled();
      get.mockRestore();
      expect({ ...kept, meshes: kept.meshes.length }).toEqual({ ...anew, meshes: anew.meshes.length });
      expect(kept.meshes.map((mesh, i) => unlike(mesh, anew.meshes[i]!)).filter(Boolean)).toEqual([]);
    },
  );
});
