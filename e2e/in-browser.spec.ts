import { launchBrowser } from '@plumbline/testing';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, answer, type Question } from './in-browser/answer.js';
import { type Bundle, bundleWorker } from './in-browser/bundle.js';

/**
 * What the worker may weigh, with head-room for a few months; `npm run bench -- in-browser` tells what it weighs. The
 * words that wishes are read by are part of it, and grow with what people write.
 */
const MOST_BYTES = 3_050_000;
const MOST_GZIP_BYTES = 1_070_000;

const QUESTIONS: readonly Question[] = [
  {
    request: { category: 'kitchen', style: 'farmhouse', designPrompt: 'island, apron sink, sage green' },
    seed: 1,
  },
  { request: { category: 'bathroom', style: 'modern', area: '9x11', state: 'CA' }, seed: 2 },
  {
    request: { category: 'living room', style: 'mid-century', features: 'fireplace', area: '18x16' },
    seed: 3,
  },
  { request: { category: 'bedroom', style: 'traditional', budget: 20_000 }, seed: 4 },
  {
    request: { category: 'basement', style: 'industrial', features: 'home theater, bar', area: '24x20' },
    seed: 5,
  },
  { request: { category: 'garage', style: 'modern', features: 'workbench, one car' }, seed: 6 },
  { request: { category: 'office', style: 'japandi', zipCode: '97201', state: 'OR' }, seed: 7 },
  { request: { category: 'other', style: 'coastal', designPrompt: 'a reading room' }, seed: 8 },
];

/** The largest difference between numbers of two values that are otherwise the same; infinite where they are not. */
function farthest(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return Math.abs(a - b);
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b ? 0 : Infinity;
  if (Object.keys(a).join() !== Object.keys(b).join()) return Infinity;
  return Object.entries(a).reduce(
    (most, [key, value]) => Math.max(most, farthest(value, (b as Record<string, unknown>)[key])),
    0,
  );
}

describe('planner, rules and scene in a worker of a browser', () => {
  let bundle: Bundle;
  let browser: Browser;

  beforeAll(async () => {
    [bundle, browser] = await Promise.all([bundleWorker(), launchBrowser()]);
  });
  afterAll(() => browser?.close());

  it('answer what they answer in Node, room for room', async () => {
    const page = await browser.newPage();
    await page.route('http://plumbline.test/**', (route) =>
      route.request().url().endsWith('/worker.js')
        ? route.fulfill({ contentType: 'text/javascript', body: bundle.code })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Worker</title>' }),
    );
    await page.goto('http://plumbline.test/');
    const answers = await page.evaluate(
      (questions) =>
        new Promise<string[]>((resolve, reject) => {
          const worker = new Worker('/worker.js', { type: 'module' });
          worker.onerror = ({ message, lineno }) => reject(new Error(`${message} at ${lineno}`));
          worker.onmessage = ({ data }) => resolve(data.map((one: unknown) => JSON.stringify(one)));
          worker.postMessage(questions);
        }),
      QUESTIONS,
    );
    expect(answers).toHaveLength(QUESTIONS.length);
    for (const [i, question] of QUESTIONS.entries()) {
      const there: Answer = JSON.parse(answers[i]!);
      const here: Answer = JSON.parse(JSON.stringify(answer(question)));
      expect(there.concept).toEqual(here.concept);
      expect(there.findings).toEqual(here.findings);
      // Versions of V8 differ in the last bit of a sine; a billionth of a metre is none that a picture shows.
      const { concept: _, findings: __, ...shown } = here;
      expect(farthest(there, { ...there, ...shown })).toBeLessThan(1e-9);
      expect(there.scene.primitives.length).toBeGreaterThan(50);
    }
  });

  it('bring no font, no drawing, nothing of Node, and no more bytes than a page can bear', () => {
    const strange = /font-data|\/drawing\/|\/files\/|node:|__vite-browser-external|resvg|pdfkit|sharp/;
    expect(bundle.modules.filter((id) => strange.test(id))).toEqual([]);
    expect(bundle.bytes).toBeLessThan(MOST_BYTES);
    expect(bundle.gzipBytes).toBeLessThan(MOST_GZIP_BYTES);
  });
});
