import { MESSAGES } from '@plumbline/contracts';
import type { EntityManager } from 'typeorm';
import { Problem } from '../errors/problem.js';
import { IdempotencyKey } from './idempotency-key.entity.js';
import type { IdempotentCall } from './idempotent-call.js';

/**
 * Does `work` the first time a key is seen and repeats its answer afterwards. The key's row shares the
 * transaction with the work: a failure leaves no key behind.
 */
export async function runOnce<T>(
  tx: EntityManager,
  call: IdempotentCall & { key: string },
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  const [lock] = (await tx.query('select pg_try_advisory_xact_lock(hashtextextended($1, 17)) as free', [
    `${call.route} ${call.key}`,
  ])) as { free: boolean }[];
  if (!lock?.free) throw Problem.conflict(MESSAGES.server.rival);

  const keys = tx.getRepository(IdempotencyKey);
  const earlier = await keys.findOneBy({ route: call.route, key: call.key });
  if (earlier) {
    if (earlier.bodyHash !== call.bodyHash) throw Problem.unprocessable(MESSAGES.server.keyReused);
    return JSON.parse(earlier.answer ?? 'null') as T;
  }
  await keys.insert({ route: call.route, key: call.key, bodyHash: call.bodyHash, answer: null });
  const result = await work(tx);
  await keys.update({ route: call.route, key: call.key }, { answer: JSON.stringify(result ?? null) });
  return result;
}
