import { type ConceptRequest, checkRoom, planConcept } from '@plumbline/room';
import { buildScene, tessellate } from '@plumbline/scene';

export interface Question {
  readonly request: ConceptRequest;
  readonly seed: number;
}

/** Everything that a page may want to know of a wish, without a server; plain data. */
export function answer({ request, seed }: Question) {
  const concept = planConcept(request, { seed, date: '2026-11-01' });
  const { room: _, ...scene } = buildScene(concept.room, seed);
  const { meshes, instances } = tessellate(scene);
  return {
    concept,
    findings: checkRoom(concept.room, request.state),
    scene,
    instances,
    meshes: meshes.map(({ positions, normals, indices, closed }) => ({
      positions: [...positions],
      normals: [...normals],
      indices: [...indices],
      closed,
    })),
  };
}

export type Answer = ReturnType<typeof answer>;
