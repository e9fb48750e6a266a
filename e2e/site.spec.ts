import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { type EmbeddedProduct, launchBrowser, startEmbedded } from '@plumbline/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PROVOCATIONS } from './site/messages.js';
import { silent } from './site/visitor.js';

/** Groups of the catalogue that the public site shows, and what in them only a server says. */
const PUBLIC_GROUPS = [
  'upload',
  'generation',
  'request',
  'favourites',
  'myBids',
  'track',
  'appointment',
  'contractor',
  'contact',
] as const;
const SERVERS_OWN = ['none', 'tooMany', 'unsupported', 'unreadable', 'notMultipart', 'busy'].map(
  (name) => `upload.${name}`,
);
const CHUNK_FAILED = 'This part of the page did not load.';

let product: EmbeddedProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  product = await startEmbedded();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: product.url });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});
afterEach(async () => {
  await context.close();
});

describe('each sentence of the public site is shown when its cause is there', () => {
  it('leaves no sentence without a cause', () => {
    const provoked = new Set<string>(PROVOCATIONS.map(({ key }) => key));
    const all = PUBLIC_GROUPS.flatMap((group) =>
      Object.keys(MESSAGES[group]).map((name) => `${group}.${name}`),
    );
    expect(all.filter((key) => !provoked.has(key) && !SERVERS_OWN.includes(key))).toEqual([]);
  });

  it.each(PROVOCATIONS)('$key: $sentence', async ({ sentence, provoke }) => {
    await provoke(page);
    await page.getByText(sentence).filter({ visible: true }).first().waitFor();
  });

  it('a chunk that does not come within 120 s', async () => {
    await page.clock.install();
    await page.route('**/assets/terms-*.js', silent);
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.clock.runFor(LIMITS.chunkLoadTimeoutMs - 1_000);
    expect(await page.getByText(CHUNK_FAILED).count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: CHUNK_FAILED }).waitFor();
  });
});

describe('each route', () => {
  it.each([
    ['/', 'Remodel it on paper first.'],
    ['/no-such-page', 'Remodel it on paper first.'],
    ['/results', 'AI Remodel Suggestions'],
    ['/contractors', 'Quote from a plan, not a phone call'],
    ['/track/no-such-token', 'Track My Bid'],
    ['/my-bids', 'My Bids'],
    ['/success', 'Thank You!'],
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
    ['/contact', 'Contact'],
    ['/confirm/no-such-token', 'Confirm your company'],
    ['/withdraw/no-such-token', 'Withdraw a bid'],
    ['/not-interested', 'Not interested?'],
    ['/my-data', 'My data'],
    ['/unsubscribe', 'Unsubscribe'],
  ])('%s opens, fits a phone and breaks nothing', async (path, heading) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page
      .getByRole('heading', { level: 1, name: new RegExp(heading.replace(/[?.]/g, '.'), 'i') })
      .waitFor();
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    expect(wide).toBeLessThanOrEqual(view);
    expect(faults).toEqual([]);
  });
});
