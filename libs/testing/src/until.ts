import { setTimeout as sleep } from 'node:timers/promises';

type Truthy<T> = Exclude<T, false | null | undefined | 0 | ''>;

/**
 * How long tests wait for what must come, in milliseconds. It proves nothing: it only ends a test that would wait for
 * ever, so it is far longer than anything takes on a busy machine.
 */
export const PATIENCE_MS = 400_000;

/** How long passes between two looks at a condition: little at first, since to look asks a server and its database. */
const PAUSE_MS = { first: 20, longest: 100 };

/**
 * Waits until a condition holds and answers what made it true.
 *
 * @throws Error naming the condition where it does not hold within `withinMs`
 */
export async function until<T>(holds: () => T | Promise<T>, withinMs = PATIENCE_MS): Promise<Truthy<T>> {
  const started = Date.now();
  for (;;) {
    const found = await holds();
    if (found) return found as Truthy<T>;
    const passed = Date.now() - started;
    if (passed > withinMs) throw new Error(`This did not come true within ${withinMs} ms: ${holds}`);
    await sleep(Math.min(PAUSE_MS.longest, PAUSE_MS.first + passed / 10));
  }
}
