import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { photoPath } from '@plumbline/testing';
import type { Request } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { headingHasFocus, pressByKey, typeInto } from './site/keyboard.js';
import { PROVOCATIONS } from './site/messages.js';
import { untilStill } from './site/still.js';
import { oneTab, openPageWithClock, startSite, stopClock } from './site/tab.js';
import { BARE_DESIGN, BID, press, says, silent } from './site/visitor.js';

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
const SERVERS_OWN = [
  'none',
  'tooMany',
  'unsupported',
  'unreadable',
  'notMultipart',
  'severalAlready',
  'busy',
  'focalLengths',
  'purpose',
].map((name) => `upload.${name}`);
const CHUNK_FAILED = 'This part of the page did not load.';

const site = startSite();

describe('each sentence of the public site is shown when its cause is there', () => {
  const tab = oneTab(site);

  it('leaves no sentence without a cause', () => {
    const provoked = new Set<string>(PROVOCATIONS.map(({ key }) => key));
    const all = PUBLIC_GROUPS.flatMap((group) =>
      Object.keys(MESSAGES[group]).map((name) => `${group}.${name}`),
    );
    expect(all.filter((key) => !provoked.has(key) && !SERVERS_OWN.includes(key))).toEqual([]);
  });

  it.each(PROVOCATIONS)('$key: $sentence', async ({ sentence, provoke, ownClock, newState }) => {
    const page = ownClock ? await openPageWithClock(site) : tab.page;
    await provoke(page);
    await page.getByText(sentence).filter({ visible: true }).first().waitFor();
    if (newState) expect(await accessibilityFaults(page)).toEqual([]);
    if (ownClock) await page.context().close();
  });

  it('a chunk that does not come within 120 s', async () => {
    const page = await openPageWithClock(site);
    await page.route('**/assets/terms-*.js', silent);
    await page.goto('/');
    await page.locator('form :enabled').first().waitFor();
    await stopClock(page);
    const asked = page.waitForRequest('**/assets/terms-*.js');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await asked;
    await page.clock.runFor(LIMITS.chunkLoadTimeoutMs - 1_000);
    await expect.poll(() => page.getByText(CHUNK_FAILED).count()).toBe(0);
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: CHUNK_FAILED }).waitFor();
    await page.context().close();
  });
});

describe('a page written ahead, until its script has arrived', () => {
  const tab = oneTab(site);

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
    await expect.poll(() => controls.count()).toBeGreaterThan(3);
    await expect.poll(() => controls.and(page.locator(':enabled')).count()).toBe(0);
    await input.click({ force: true });
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click({ force: true });
    await expect.poll(() => input.inputValue()).toBe('');

    arrive();
    await input.fill('Rosa');
    await expect.poll(() => input.inputValue()).toBe('Rosa');
    page.off('request', onRequest);
    expect(opened).toEqual([`GET ${site.product.url}${path}`]);
  });
});

describe('by keyboard alone', () => {
  const tab = oneTab(site);
  const announced = (text: string) =>
    tab.page.locator('[role=status], [role=alert]', { hasText: text }).waitFor();

  it('a homeowner goes from a photo to the request, and to a proposal', async () => {
    const { page } = tab;
    await page.route('**/api/designs', says([BARE_DESIGN]));
    await page.route('**/api/send-to-contractors', says({ message: 'Two contractors are asked.' }));
    await page.route('**/api/bids/track/*', says(BID));
    await page.route('**/appointment-proposal', says({ message: 'Your times are on their way.' }));

    await page.goto('/');
    const choosing = page.waitForEvent('filechooser');
    await page.locator('form :enabled').first().waitFor();
    await pressByKey(page, 'Choose photos');
    await (await choosing).setFiles(photoPath('kitchen-corner.png'));
    await typeInto(page, 'ZIP code', '78704');
    await pressByKey(page, 'Upload Files');
    await headingHasFocus(page, 'Match your photo');
    await pressByKey(page, 'Show Designs');
    await page.getByRole('heading', { name: BARE_DESIGN.title }).waitFor();
    await pressByKey(page, 'Favorite', 'Space');
    await expect.poll(() => page.getByRole('button', { pressed: true }).count()).toBe(1);
    await typeInto(page, 'Your email', 'rosa@example.com');
    await pressByKey(page, 'Get Contractor Bids for This Design');
    await headingHasFocus(page, 'Thank You!');
    await announced('Two contractors are asked.');

    await page.goto('/track/any-token');
    await page.getByRole('heading', { name: 'Propose appointment times' }).waitFor();
    await typeInto(page, 'Your email', 'rosa@example.com');
    await pressByKey(page, 'Add this time');
    await pressByKey(page, 'Send proposal');
    await announced('Your times are on their way.');
  });

  it('a contractor joins, and composes a bid', async () => {
    const { page } = tab;
    await page.route('**/api/contractors/join', says({}));
    await page.route('**/api/bids/submit', says({}));
    await page.goto('/contractors');
    await page.locator('form :enabled').first().waitFor();
    await typeInto(page, 'Company name', 'Live Oak Kitchens');
    await typeInto(page, 'Company email', 'bids@live-oak-kitchens.example');
    await typeInto(page, 'ZIP code of your base', '78745');
    await pressByKey(page, 'Kitchen', 'Space');
    await pressByKey(page, 'Join');
    await announced(MESSAGES.contractor.joined);

    await pressByKey(page, 'Compose a Bid');
    await typeInto(page, 'Your contractor email', 'bids@live-oak-kitchens.example');
    await typeInto(page, 'Homeowner email', 'rosa@example.com');
    await pressByKey(page, 'Base template');
    await pressByKey(page, 'Send bid');
    // The template's blanks are open: the warning has the focus, and what it is about can be reached from there.
    await headingHasFocus(page, 'Before it goes out');
    await pressByKey(page, 'Send it as it is');
    await announced(MESSAGES.contractor.sent);
  });
});

describe('the line between before and after', () => {
  it('goes with a finger and by key, and stays where a finger only scrolls', async () => {
    const context = await site.browser.newContext({
      viewport: { width: 390, height: 780 },
      isMobile: true,
      hasTouch: true,
      baseURL: site.product.url,
    });
    const page = await context.newPage();
    await page.goto('/');
    const line = page.getByRole('slider', { name: 'Compare' }).first();
    await page.locator('form :enabled').first().waitFor();
    const at = async () => Number(await line.inputValue());
    const phone = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      phone.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    const { x, y, width, height } = await untilStill(line);
    const [middle, level] = [x + width / 2, y + height / 3];
    await touch('touchStart', { x: middle, y: level });
    for (let i = 1; i <= 8; i++) await touch('touchMove', { x: middle - (i / 8) * 0.3 * width, y: level });
    await touch('touchEnd');
    await expect.poll(async () => Math.abs((await at()) - 20)).toBeLessThanOrEqual(1);
    const drawn = await at();
    await touch('touchStart', { x: middle, y: level });
    for (let i = 1; i <= 8; i++) await touch('touchMove', { x: middle, y: level - i * 20 });
    await touch('touchEnd');
    await page.waitForFunction(() => scrollY > 50);
    await expect.poll(at).toBe(drawn);
    await line.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => line.getAttribute('aria-valuetext'))
      .toBe(`${drawn + 1}% before, ${99 - drawn}% after`);
    await context.close();
  });
});

describe('where bids are private to a mailbox (ACCESS=links)', () => {
  const tab = oneTab(site);
  beforeEach(async () => {
    const settings = (await (await fetch(`${site.product.url}/api/settings`)).json()) as object;
    await tab.page.route('**/api/settings', says({ ...settings, access: 'links' }));
  });

  it('an email alone shows nothing but the way to a link', async () => {
    const { page } = tab;
    await page.goto('/my-bids?email=rosa@example.com');
    await press(page, 'Mail me the link');
    await page.getByText(MESSAGES.bids.mailedLink).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(0);
  });

  it('a link that is no longer good leads to a new one', async () => {
    const { page } = tab;
    await page.route('**/api/bids/my?*', says({ message: MESSAGES.bids.needsLink }, 403));
    await page.goto('/my-bids?email=rosa@example.com&link=old');
    await page.getByRole('button', { name: 'Mail me the link', exact: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('a good link shows the bids, and goes with every page of them', async () => {
    const { page } = tab;
    await page.route('**/api/bids/my?*', says({ items: [BID], page: 1, total: 6 }));
    await page.goto('/my-bids?email=rosa@example.com&link=good');
    const [request] = await Promise.all([page.waitForRequest(/bids\/my\?.*page=2/), press(page, 'Next')]);
    expect(new URL(request.url()).searchParams.get('link')).toBe('good');
  });
});

describe('each route', () => {
  const tab = oneTab(site);

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
    ['/mail', 'Your message'],
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

  it('a phone has a menu, which Escape and a choice close', async () => {
    const { page } = tab;
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/contact');
    await page.locator('form :enabled').first().waitFor();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'Features' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.getByRole('link', { name: 'Features' }).waitFor({ state: 'hidden' });
    await menu.getByText('Menu', { exact: true }).click();
    await menu.getByRole('link', { name: 'My bids' }).click();
    await page.getByRole('heading', { level: 1, name: 'My Bids' }).waitFor();
    await menu.getByRole('link', { name: 'My bids' }).waitFor({ state: 'hidden' });
  });
});
