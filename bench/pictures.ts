import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded } from '@plumbline/testing';
import { pssOfTree } from './shared/memory.js';
import { median, percentile, report } from './shared/report.js';

/** What somebody else asks for meanwhile, again and again, and the pause between two calls in milliseconds. */
const CALL = '/api/bids/my?userEmail=nobody@example.com';
const PACE_MS = 50;
const REST_MS = 10_000;
const LOOK_MS = 250;
/** Reading what processes hold costs them time: now and then is enough for pictures of many seconds. */
const WEIGH_MS = 2_000;
/** In the command line of the process that draws. */
const RENDERER = 'render/dist/process/child.js';
const WISHES = [
  { categories: ['kitchen'], designPrompt: 'A modern kitchen with an island, 14x16', seed: 1 },
  { categories: ['living room'], designPrompt: 'A farmhouse living room with a fireplace, 16x20', seed: 2 },
  { categories: ['bathroom'], designPrompt: 'A coastal bathroom with a double vanity, 9x12', seed: 3 },
];

interface Job {
  readonly status: string;
  readonly previewUrl?: string | null;
}

interface Times {
  readonly previews: number[];
  readonly pictures: number[];
}

/** A concept's picture in the running product: how soon it is seen, what it takes, and what others feel of it. */
const product = await startEmbedded();

let highest = 0;
const weighing = setInterval(() => {
  highest = Math.max(highest, pssOfTree(undefined, RENDERER));
}, WEIGH_MS);
const alone = await makeConcepts();
clearInterval(weighing);
const atRest = await askAlongside(() => sleep(REST_MS));
let beside!: Times;
const meanwhile = await askAlongside(async () => {
  beside = await makeConcepts();
});
await product.stop();

const [rest, busy] = [percentile(atRest, 0.99), percentile(meanwhile, 0.99)];
report(`${WISHES.length} concepts through the product, one after the other`, [
  { what: 'request to preview, median', value: median(alone.previews), unit: 's', aim: { most: 2 } },
  { what: 'request to preview, first after the start', value: alone.previews[0]!, unit: 's' },
  { what: 'request to picture, median', value: median(alone.pictures), unit: 's', aim: { most: 12 } },
  { what: 'request to picture, slowest', value: Math.max(...alone.pictures), unit: 's', aim: { most: 12 } },
  { what: 'memory of the process that draws, highest (PSS)', value: highest, unit: 'MB', aim: { most: 400 } },
]);
report("the same with somebody else's calls beside them", [
  { what: 'request to preview, median', value: median(beside.previews), unit: 's' },
  { what: 'request to picture, median', value: median(beside.pictures), unit: 's' },
  { what: 'calls at rest, p99', value: rest, unit: 'ms' },
  { what: 'calls while a picture is made, p99', value: busy, unit: 'ms' },
  { what: 'the latter over the former', value: busy / rest, unit: '', aim: { most: 2 } },
]);
process.exit(0);

/** Makes the concepts in turn; seconds from each request until its preview and its picture are there. */
async function makeConcepts(): Promise<Times> {
  const times: Times = { previews: [], pictures: [] };
  for (const wish of WISHES) {
    const started = performance.now();
    const { jobId } = await answer<{ jobId: string }>('/api/designs', {
      zipCode: '78704',
      contractorPrompt: 'The whole job',
      ...wish,
    });
    for (let previewed = false; ; await sleep(LOOK_MS)) {
      const job = await answer<Job>(`/api/designs/${jobId}`);
      const seconds = (performance.now() - started) / 1000;
      if (job.previewUrl && !previewed) times.previews.push(seconds);
      previewed ||= Boolean(job.previewUrl);
      if (job.status === 'failed') throw new Error(`The concept failed: ${JSON.stringify(job)}`);
      if (job.status !== 'done') continue;
      times.pictures.push(seconds);
      break;
    }
  }
  return times;
}

/** Milliseconds of each call of somebody else's, made while the work is done. */
async function askAlongside(work: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  let over = false;
  const asking = (async () => {
    while (!over) {
      const started = performance.now();
      await answer(CALL);
      samples.push(performance.now() - started);
      await sleep(PACE_MS);
    }
  })();
  await work();
  over = true;
  await asking;
  return samples;
}

async function answer<T>(path: string, body?: unknown): Promise<T> {
  const response = await fetch(`${product.url}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}
