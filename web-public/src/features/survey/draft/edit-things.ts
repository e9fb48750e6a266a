import type { DrawnThing } from '../model/matched-room.js';
import { THINGS_MOST } from '../model/things.js';
import { nextNumber } from './match-draft.js';
import type { Drafting } from './use-match-draft.js';

/** What a person says of things that stand in the room. */
export function editThings({ now, change, remember }: Drafting) {
  return {
    addThing(thing: Omit<DrawnThing, 'id' | 'plan'>) {
      const { things } = now();
      if (things.length >= THINGS_MOST) return;
      remember();
      change({ things: [...things, { ...thing, id: `thing-${nextNumber(things)}`, plan: 'keep' }] });
    },
    /** `step`: as a step of its own that can be taken back. */
    changeThing(id: string, part: Partial<Omit<DrawnThing, 'id'>>, { step = true } = {}) {
      if (step) remember();
      change({ things: now().things.map((one) => (one.id === id ? { ...one, ...part } : one)) });
    },
    removeThing(id: string) {
      remember();
      change({ things: now().things.filter((one) => one.id !== id) });
    },
  };
}
