import { randomInt } from 'node:crypto';
import { startEmbedded } from '@plumbline/testing';
import { fuzz } from './fuzz.js';

const requests = Number(process.argv[2] ?? 50_000);
const seed = Number(process.argv[3] ?? randomInt(2 ** 31));

console.log(`${requests} requests of seed ${seed}`);
const product = await startEmbedded({ env: { RATE_LIMIT_FACTOR: '1000000' } });
const { findings, statuses } = await fuzz(product, { requests, seed, atOnce: 8 }).finally(() =>
  product.stop(),
);
for (const [status, count] of [...statuses].sort()) console.log(`${status || 'not sent'}: ${count}`);
for (const { call, faults } of findings) console.log(`\n${call}\n  ${faults.join('\n  ')}`);
console.log(`\n${findings.length} answers are not as documented.`);
process.exit(findings.length ? 1 : 0);
