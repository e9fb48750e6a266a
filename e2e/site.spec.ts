import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { type EmbeddedProduct, launchBrowser, photoPath, startEmbedded } from '@plumbline/testing';
import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { PROVOCATIONS } from './site/messages.js';
import { silent, startAfresh } from './site/visitor.js';

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

beforeAll(async () => {
  product = await startEmbedded();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

async function openPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    baseURL: product.url,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

/** One tab for all tests of a group: opening another takes longer than most tests. */
function oneTab(): { page: Page } {
  const tab = {} as { page: Page };
  beforeAll(async () => {
    tab.page = await openPage();
  });
  beforeEach(() => startAfresh(tab.page));
  afterAll(() => tab.page?.context().close());
  return tab;
}

describe('each sentence of the public site is shown when its cause is there', () => {
  const tab = oneTab();

  it('leaves no sentence without a cause', () => {
    const provoked = new Set<string>(PROVOCATIONS.map(({ key }) => key));
    const all = PUBLIC_GROUPS.flatMap((group) =>
      Object.keys(MESSAGES[group]).map((name) => `${group}.${name}`),
    );
    expect(all.filter((key) => !provoked.has(key) && !SERVERS_OWN.includes(key))).toEqual([]);
  });

  it.each(PROVOCATIONS)('$key: $sentence', async ({ sentence, provoke, ownClock, newState }) => {
    const page = ownClock ? await openPageWithClock() : tab.page;
    await provoke(page);
    await page.getByText(sentence).filter({ visible: true }).first().waitFor();
    if (newState) expect(await accessibilityFaults(page)).toEqual([]);
    if (ownClock) await page.context().close();
  });

  it('a chunk that does not come within 120 s', async () => {
    const page = await openPageWithClock();
    await page.route('**/assets/terms-*.js', silent);
    await page.goto('/');
    await page.locator('form :enabled').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.clock.runFor(LIMITS.chunkLoadTimeoutMs - 1_000);
    expect(await page.getByText(CHUNK_FAILED).count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: CHUNK_FAILED }).waitFor();
    await page.context().close();
  });
});

async function openPageWithClock(): Promise<Page> {
  const page = await openPage();
  await page.clock.install();
  return page;
}

describe('a page written ahead, until its script has arrived', () => {
  const tab = oneTab();

  it.each([
    ['/', 'fullAddress', 'Upload Files'],
    ['/contractors', 'companyName', 'Join'],
    ['/contact', 'name', 'Open my mail program'],
  ])('%s takes nothing in that it would lose, and sends nothing', async (path, field, button) => {
    const { page } = tab;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    const opened: string[] = [];
    const onRequest = (request: Request) =>
      request.isNavigationRequest() && opened.push(`${request.method()} ${request.url()}`);
    page.on('request', onRequest);

    await page.goto(path, { waitUntil: 'commit' });
    const input = page.locator(`form [name=${field}]`).first();
    const controls = page.locator('form').locator('input, select, textarea, button');
    await page.locator('footer').waitFor();
    expect(await controls.count()).toBeGreaterThan(3);
    expect(await controls.and(page.locator(':enabled')).count()).toBe(0);
    await input.click({ force: true });
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click({ force: true });
    expect(await input.inputValue()).toBe('');

    arrive();
    await input.fill('Rosa');
    expect(await input.inputValue()).toBe('Rosa');
    page.off('request', onRequest);
    expect(opened).toEqual([`GET ${product.url}${path}`]);
  });
});

describe('photos before they are sent', () => {
  const tab = oneTab();

  it('shows a HEIC photo, which this browser cannot show by itself', async () => {
    const { page } = tab;
    await page.goto('/');
    await page.locator('input[type=file]:enabled').first().setInputFiles(photoPath('kitchen-evening.heic'));
    const preview = page.getByRole('img', { name: 'kitchen-evening.heic' });
    await preview.waitFor();
    await page.waitForFunction(
      (image) => (image as HTMLImageElement).naturalWidth > 100,
      await preview.elementHandle(),
    );
  });
});

describe('each route', () => {
  const tab = oneTab();

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
    const { page } = tab;
    const faults: string[] = [];
    const onFault = (error: Error) => faults.push(error.message);
    page.on('pageerror', onFault);
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(path);
    await page
      .getByRole('heading', { level: 1, name: new RegExp(heading.replace(/[?.]/g, '.'), 'i') })
      .waitFor();
    const { wide, view } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      view: document.documentElement.clientWidth,
    }));
    page.off('pageerror', onFault);
    expect(wide).toBeLessThanOrEqual(view);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
