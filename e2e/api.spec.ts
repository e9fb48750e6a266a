import { readFileSync } from 'node:fs';
import { rectangularShell } from '@plumbline/concept';
import { type EmbeddedProduct, photoPath, startEmbedded } from '@plumbline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATIONS } from './api/document.js';
import { exampleCall, type Real } from './api/example-call.js';
import { fuzz, send } from './api/fuzz.js';

/** Seeds and requests that are sent in every run; npm run fuzz sends 50,000 of a new seed. */
const SEEDS = [1, 20261122];
const REQUESTS = 300;

let product: EmbeddedProduct;
let real: Real;

/** A room that was measured by tape. */
const SURVEY = {
  photos: [],
  shell: rectangularShell(144, 120, 96),
  openings: [],
  existing: [],
  lengths: [],
  measuredBy: 'homeowner',
};

beforeAll(async () => {
  product = await startEmbedded({ env: { RATE_LIMIT_FACTOR: '10000' } });
  const form = new FormData();
  form.append(
    'files',
    new Blob([new Uint8Array(readFileSync(photoPath('kitchen-phone.jpg')))]),
    'kitchen.jpg',
  );
  const upload = await fetch(`${product.url}/api/upload`, { method: 'POST', body: form });
  const { files } = (await upload.json()) as { files: { imageUrl: string }[] };
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(`${product.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { id: string; questions: { id: string; taken: string }[] };
  };
  const { id: surveyId } = await post('/api/surveys', { survey: SURVEY });
  const wish = { zipCode: '78704', designPrompt: 'Two sinks, 13x15', contractorPrompt: 'Licensed' };
  const { id: briefId, questions } = await post('/api/designs/brief', wish);
  real = {
    imageUrl: files[0]!.imageUrl,
    survey: SURVEY,
    surveyId,
    briefId,
    answers: questions.map(({ id, taken }) => ({ question: id, answer: taken })),
  };
});
afterAll(() => product?.stop());

it('says in the terminal where everything is', () => {
  for (const line of ['Site', 'Admin', product.adminToken, 'Mailbox', 'API docs']) {
    expect(product.process.output).toContain(line);
  }
});

it('serves the API document with a browser page to read it', async () => {
  const document = (await (await fetch(`${product.url}/api/docs-json`)).json()) as {
    paths: Record<string, unknown>;
  };
  expect(document.paths).toHaveProperty('/api/send-to-contractors');
  expect((await fetch(`${product.url}/api/docs`)).headers.get('content-type')).toContain('text/html');
});

it('takes every example of the API document as well formed, and answers as documented', async () => {
  const wrong: unknown[] = [];
  for (const operation of OPERATIONS) {
    const call = exampleCall(operation, product.adminToken, real);
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
