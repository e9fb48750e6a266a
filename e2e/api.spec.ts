import { readFileSync } from 'node:fs';
import { type EmbeddedProduct, photoPath, startEmbedded } from '@plumbline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from './api/document.js';
import { exampleCall } from './api/example-call.js';
import { fuzz, send } from './api/fuzz.js';

/** Seeds and requests that are sent in every run; npm run fuzz sends 50,000 of a new seed. */
const SEEDS = [1, 20261122];
const REQUESTS = 300;

let product: EmbeddedProduct;
let imageUrl: string;

beforeAll(async () => {
  product = await startEmbedded({ env: { RATE_LIMIT_FACTOR: '10000' } });
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(readFileSync(photoPath('kitchen-phone.jpg')))]),
    'kitchen.jpg',
  );
  const upload = await fetch(`${product.url}/api/upload`, { method: 'POST', body: form });
  imageUrl = ((await upload.json()) as { files: { imageUrl: string }[] }).files[0]!.imageUrl;
});
afterAll(() => product?.stop());

it('takes every example of the API document as well formed, and answers as documented', async () => {
  const wrong: unknown[] = [];
  for (const operation of OPERATIONS) {
    const call = exampleCall(operation, product.adminToken, imageUrl);
    const { status, faults } = await send(product.url, operation, call);
    if (faults.length || status === 400)
      wrong.push([operation.method, call.url, status, faults, call.init.body]);
  }
  expect(wrong).toEqual([]);
});

it.each(SEEDS)(
  'answers what is nearly right as documented and never with a fault of ours (seed %i)',
  async (seed) => {
    const { findings, statuses } = await fuzz(product, { requests: REQUESTS, seed });
    expect(findings).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(statuses.get(400)).toBeGreaterThan(0);
  },
);
