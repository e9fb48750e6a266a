// A setup file of the webs' tests under `npm run sweep -- pages`: React draws and runs its effects late, and servers and
// workers answer late, each by a random time of the seed. A test or a page that relies on what usually comes first fails.
// A clock that the test has set is left to it.
import { vi } from 'vitest';

/** Most of the waits are short; the longest, in milliseconds. */
const LONGEST_MS = 40;

const later = globalThis.setTimeout;
let state = Number(process.env.LATE_SEED) + 1;
const wait = () => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return (state / 2 ** 31) ** 2 * LONGEST_MS;
};

// What React's scheduler takes its turns by, where there is one. It keeps the one that it finds when it is loaded.
globalThis.setImmediate = (callback, ...values) => later(() => callback(...values), wait());

const late = {
  fetch:
    (answer) =>
    async (...request) => {
      if (!vi.isFakeTimers()) await new Promise((resolve) => later(resolve, wait()));
      return answer(...request);
    },
  Worker: (Answering) =>
    class extends Answering {
      constructor(...given) {
        super(...given);
        let hears = null;
        // All of them by the same time: they stay in their order.
        Object.defineProperty(this, 'onmessage', {
          get: () => hears && ((event) => later(() => hears?.(event), LONGEST_MS)),
          set: (handler) => {
            hears = handler;
          },
        });
      }
    },
};
const stubGlobal = vi.stubGlobal.bind(vi);
vi.stubGlobal = (name, value) => stubGlobal(name, Object.hasOwn(late, name) ? late[name](value) : value);
