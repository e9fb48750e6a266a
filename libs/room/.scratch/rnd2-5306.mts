import fc from 'fast-check';
import { faultsOf } from '../test/rooms/invariants.js';
import { randomRooms, shapedRooms, plannedOf } from '../test/rooms/random-request.js';
for (const [c, seed] of [['basement', 812], ['bathroom', 812], ['bedroom', 812], ['garage', 812], ['other', 812], ['office', 812], ['living room', 812], ['other', 996]] as any[])
  for (const gen of [randomRooms(c), shapedRooms(c)])
    for (const room of fc.sample(gen, { seed: 7, numRuns: 640 }).filter((r) => r.seed === seed)) {
      const concept = plannedOf(room);
      console.log(c, seed, concept ? faultsOf(concept) : 'none', JSON.stringify(room.request).slice(0, 500), room.shell ? 'shaped' : '');
    }
