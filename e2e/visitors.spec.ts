import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { photoPath } from '@plumbline/testing';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './site/accessibility.js';
import { pressByKey, typeInto } from './site/keyboard.js';
import { invite, makeTwoBids } from './site/real-bid.js';
import { oneTab, openPageWithClock, startSite } from './site/tab.js';
import {
  BARE_DESIGN,
  callsTo,
  fillJoinForm,
  openBareDesign,
  press,
  says,
  uploadPhoto,
} from './site/visitor.js';
import { mailWithLink } from './way/mail.js';

// What visitors do, and what the line between them and the server does to it.

const site = startSite();

describe('a place', () => {
  const tab = oneTab(site);

  it('is filled in from where the visitor is, without a maps service', async () => {
    const { page } = tab;
    const context = page.context();
    await context.grantPermissions(['geolocation'], { origin: site.product.url });
    await context.setGeolocation({ latitude: 30.2457, longitude: -97.7688 });
    await page.goto('/');
    await page.getByText('Filled in from your location.').waitFor();
    await expect.poll(() => page.locator('[name=zipCode]').first().inputValue()).toMatch(/^787\d\d$/);
    await expect.poll(() => page.locator('[name=fullAddress]').inputValue()).toContain('Austin');
    await context.clearPermissions();
  });
});

describe('a concept', () => {
  const tab = oneTab(site);
  const JOB = '01900000-0000-7000-8000-0000000000bb';
  const openDone = async (page: Page) => {
    await page.route(`**/api/designs/${JOB}*`, says({ jobId: JOB, status: 'done', designs: [BARE_DESIGN] }));
    await page.goto(`/results?job=${JOB}`);
    await page.getByRole('heading', { name: BARE_DESIGN.title }).waitFor();
  };

  it('is asked for once, found again after a reload by its address, and cancelled', async () => {
    const { page } = tab;
    await uploadPhoto(page);
    const calls = callsTo(page, '/api/designs');
    await page.getByRole('button', { name: 'Show Designs', exact: true }).dblclick();
    await page.waitForURL(/[?&]job=/);
    const address = page.url();
    await page.reload();
    await page.getByText(MESSAGES.generation.generating).waitFor();
    expect(page.url()).toBe(address);
    await press(page, 'Cancel');
    await page.getByText(MESSAGES.generation.cancelled).waitFor();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['a phone', { width: 390, height: 780 }],
    ['a desk', { width: 1280, height: 900 }],
  ])('is waited for where the visitor looks, on %s', async (_, window) => {
    const { page } = tab;
    await page.setViewportSize(window);
    await page.route('**/api/designs', says({ jobId: JOB }, 202));
    await page.route(`**/api/designs/${JOB}*`, says({ jobId: JOB, status: 'processing', progress: 40 }));
    await page.goto('/');
    await page.locator('form :enabled').first().waitFor();
    await page.getByRole('link', { name: 'Start with photos' }).click();
    await page.locator('[name=zipCode]').fill('78704');
    await page.locator('input[type=file]').first().setInputFiles(photoPath('kitchen-corner.png'));
    await press(page, 'Upload Files');
    await press(page, 'Show Designs');
    await page.getByText('40%').waitFor();
    const seen = () =>
      page.locator('[aria-busy=true]:has(progress, [role=progressbar])').evaluate((waiting) => {
        const { top, bottom } = waiting.getBoundingClientRect();
        return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / Math.min(bottom - top, innerHeight);
      });
    await expect.poll(seen).toBeGreaterThan(0.8);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('shows its stage, its progress and a first look before it is done', async () => {
    const page = await openPageWithClock(site);
    let answer: object = {
      jobId: JOB,
      status: 'processing',
      stage: 'rendering',
      progress: 40,
      previewUrl: `${site.product.url}/sample/picture.webp`,
    };
    await page.route(`**/api/designs/${JOB}*`, (route) => says(answer)(route));
    await page.goto(`/results?job=${JOB}`);
    await page.getByText('Tracing the picture').waitFor();
    await page.getByRole('img', { name: 'First look at your concept' }).waitFor();
    await expect.poll(() => page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    answer = { jobId: JOB, status: 'done', designs: [BARE_DESIGN] };
    await page.clock.runFor(LIMITS.designPollMs);
    await page.getByRole('heading', { name: BARE_DESIGN.title }).waitFor();
    await page.context().close();
  });

  it('stays a favorite over a reload, is mailed and printed by keyboard', async () => {
    const { page } = tab;
    const favourite = page.getByRole('button', { name: `Favorite: ${BARE_DESIGN.title}` });
    await openDone(page);
    await pressByKey(page, 'Favorite', 'Space');
    await page.reload();
    await favourite.and(page.locator('[aria-pressed=true]')).waitFor();

    await page.route('**/api/send-summary', says({ message: 'On its way to you.' }));
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await pressByKey(page, 'Print');
    await page.locator('body[data-printed]').waitFor();
    await typeInto(page, 'Your email', 'rosa@example.com');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/send-summary'),
      pressByKey(page, 'Email Me My Favorites'),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      email: 'rosa@example.com',
      designs: [{ _id: BARE_DESIGN._id }],
    });
    await page.getByRole('status').getByText('On its way to you.').waitFor();
  });

  it('goes to contractors once, however often the button is pressed', async () => {
    const { page } = tab;
    const calls = callsTo(page, '/api/send-to-contractors');
    await page.route('**/api/send-to-contractors', says({ message: 'Two contractors are asked.' }));
    await openDone(page);
    const button = page.getByRole('button', { name: 'Get Contractor Bids for This Design', exact: true });
    const form = page.locator('form', { has: button });
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=zip]').fill('78704');
    await button.dblclick();
    await page.waitForURL('**/success');
    expect(calls.map((call) => call.postDataJSON())).toEqual([
      expect.objectContaining({ email: 'rosa@example.com', zip: '78704', previewOnly: false }),
    ]);
  });

  it('is printed alone, without the page it stands on', async () => {
    const { page } = tab;
    await openBareDesign(page);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('heading', { name: 'Remodel it on paper first.' }).waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('heading', { name: BARE_DESIGN.title }).isVisible()).toBe(true);
    await expect.poll(() => page.locator('form').and(page.locator(':visible')).count()).toBe(0);
    // Paper cannot be unfolded.
    const promptSeen = () =>
      page
        .getByText(BARE_DESIGN.contractorPrompt, { exact: true })
        .evaluate((element) => element.checkVisibility());
    await expect.poll(promptSeen).toBe(true);
    await page.emulateMedia({ media: null });
    await expect.poll(promptSeen).toBe(false);
  });

  it('stands beside another idea, which is asked to differ; both can be shown and are favorites', async () => {
    const { page } = tab;
    const second = {
      ...BARE_DESIGN,
      _id: '01900000-0000-7000-8000-000000000002',
      title: 'A galley with a bar',
    };
    let done = false;
    await openBareDesign(page);
    await page.route('**/api/designs', says({ jobId: JOB }, 202));
    await page.route(`**/api/designs/${JOB}*`, (route) =>
      says(
        done
          ? { jobId: JOB, status: 'done', designs: [second] }
          : { jobId: JOB, status: 'processing', progress: 40 },
      )(route),
    );
    const [request] = await Promise.all([
      page.waitForRequest((call) => call.url().endsWith('/api/designs') && call.method() === 'POST'),
      press(page, 'Another idea'),
    ]);
    expect(request.postDataJSON()).toMatchObject({ otherThan: [BARE_DESIGN._id] });
    await page.getByText('Another idea is on its way').waitFor();
    await expect.poll(() => page.getByRole('article', { name: BARE_DESIGN.title }).isVisible()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);

    done = true;
    await page.getByRole('article', { name: second.title }).waitFor();
    await press(page, /Idea 1/);
    await page.getByRole('article', { name: BARE_DESIGN.title }).waitFor();
    await press(page, `Favorite: ${BARE_DESIGN.title}`);
    await press(page, `Favorite: ${second.title}`);
    await page.getByText('2 favorites on this device').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('is found again among the designs of this device, without its address', async () => {
    const { page } = tab;
    await openDone(page);
    await press(page, `Favorite: ${BARE_DESIGN.title}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'My designs' }).click();
    const mine = page.getByRole('list', { name: 'Designs on this device' });
    await mine.getByRole('button', { name: `Favorite: ${BARE_DESIGN.title}`, pressed: true }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await mine.getByRole('link', { name: BARE_DESIGN.title }).click();
    await page.getByRole('article', { name: BARE_DESIGN.title }).waitFor();
    await page.goBack();
    await press(page, `Remove from this device: ${BARE_DESIGN.title}`);
    await page.getByText(MESSAGES.generation.empty).waitFor();
  });

  it('promises no bid where nobody could be asked', async () => {
    const { page } = tab;
    const sentence = MESSAGES.bids.noneNear('78704');
    await page.route(
      '**/api/send-to-contractors',
      says({ message: sentence, count: 0, bidIds: ['PL-7K3QX9'] }),
    );
    await openDone(page);
    const form = page.locator('form', {
      has: page.getByRole('button', { name: 'Get Contractor Bids for This Design', exact: true }),
    });
    await form.locator('[name=email]').fill('rosa@example.com');
    await form.locator('[name=zip]').fill('78704');
    await press(page, 'Get Contractor Bids for This Design');
    await page.getByText(sentence).waitFor();
    await expect.poll(() => page.getByText('1–2 days').count()).toBe(0);
    await page.getByRole('link', { name: 'Back to my designs' }).click();
    await page.getByRole('article', { name: BARE_DESIGN.title }).waitFor();
  });
});

describe('bids', () => {
  const tab = oneTab(site);
  const homeowner = 'two-bids@example.com';

  it('of one request stand side by side, with price and time; times are proposed to one', async () => {
    const { page } = tab;
    await makeTwoBids(site.product.url, homeowner);
    await page.goto(`/my-bids?email=${homeowner}`);
    await page.getByText('Page 1 of 1').waitFor();
    await page.getByRole('link', { name: 'Track Bid' }).first().click();

    const rows = page.getByRole('listitem');
    await page.getByRole('heading', { name: 'All bids for this request' }).waitFor();
    const hawthorne = rows.filter({ hasText: 'Hawthorne Kitchens' });
    const sellwood = rows.filter({ hasText: 'Sellwood Builders' });
    await expect.poll(() => hawthorne.innerText()).toMatch(/\$41,200[\s\S]*6 weeks/);
    await expect.poll(() => sellwood.innerText()).toMatch(/\$38,950[\s\S]*9 weeks from March/);

    await page.getByRole('link', { name: 'Compare all bids' }).click();
    await page
      .getByText('Sellwood Builders gives one sum, $38,950, and does not say what it holds.')
      .waitFor();
    await page.getByRole('rowheader', { name: 'Timeline' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();

    await page.getByRole('button', { name: 'Add this time' }).click();
    const form = page.locator('form', {
      has: page.getByRole('button', { name: 'Send proposal', exact: true }),
    });
    await form.locator('[name=userEmail]').fill(homeowner);
    await press(page, 'Send proposal');
    await page.getByText(MESSAGES.bids.proposed).waitFor();
    await page.getByRole('heading', { name: 'Times you proposed' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

/** An address on a phone, where taps are counted. */
async function openOnPhone(address: string) {
  const context = await site.browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    baseURL: site.product.url,
  });
  const phone = await context.newPage();
  let count = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    count += 1;
  };
  /** Taps a field; the browser gives it the focus only once it knows that the finger did not scroll. */
  const tapInto = async (field: Locator) => {
    await tap(field);
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  };
  await phone.goto(address);
  /** Types a number and taps the keyboard's "next" key, which leads to the next price. */
  const typeAndNext = async (text: string) => {
    await phone.keyboard.type(text);
    await phone.keyboard.press('Enter');
    count += 1;
  };
  return { context, phone, tap, tapInto, typeAndNext, taps: () => count };
}

describe('contractors', () => {
  const tab = oneTab(site);

  it('that are robots are thanked, and nothing is sent', async () => {
    const { page } = tab;
    const calls = callsTo(page, '/api/contractors/join');
    await page.goto('/contractors');
    await page.locator('[name=company_fax]:enabled').fill('555 0100', { force: true });
    await fillJoinForm(page, { open: false });
    await page.getByText(MESSAGES.contractor.joined).waitFor();
    expect(calls).toEqual([]);
  });

  it('answer an invitation on a phone within twelve taps, without touching its scope', async () => {
    const contractor = 'bids@lakeside-kitchens.example';
    await invite(site.product.url, contractor);
    const { link } = await mailWithLink(site.product, contractor, /^\/contractors\?compose=1/);
    const { context, phone, tap, tapInto, taps } = await openOnPhone(link);
    await phone.getByText(MESSAGES.contractor.draftLoaded).waitFor();
    const field = phone.locator('[name=scope]');
    await expect.poll(async () => (await field.inputValue()).length).toBeGreaterThan(500);
    const scope = await field.inputValue();
    const sent = callsTo(phone, '/api/bids/submit');

    await tapInto(phone.locator('[name=estimatedPrice]'));
    await phone.keyboard.type('41500');
    await tap(phone.getByText('Firm after a visit', { exact: true }));
    await tapInto(phone.locator('[name=timeline]'));
    await phone.keyboard.type('6 weeks');
    await tap(phone.getByRole('button', { name: 'Send bid' }));
    await phone.getByText(MESSAGES.contractor.sent).waitFor();
    expect(taps()).toBeLessThanOrEqual(12);
    expect(sent.map((request) => request.postDataJSON())).toMatchObject([
      // The page itself writes the price where the scope names it.
      {
        estimatedPrice: expect.anything(),
        priceBasis: 'after-visit',
        timeline: '6 weeks',
        scope: scope.replace('Total: $[amount]', 'Total: $41,500'),
      },
    ]);
    await context.close();
  });

  it('answer by trade on a phone within twelve taps and without a network; it goes out once there is one', async () => {
    const contractor = 'bids@granite-bay.example';
    await invite(site.product.url, contractor);
    const { link } = await mailWithLink(site.product, contractor, /^\/contractors\?compose=1/);
    const { context, phone, tap, tapInto, typeAndNext, taps } = await openOnPhone(link);
    await phone.getByText(MESSAGES.contractor.draftLoaded).waitFor();
    await context.setOffline(true);

    await tapInto(phone.getByLabel('Price of Demolition'));
    for (const price of ['2400', '6100', '5200', '3900', '1800', '14200', '7300']) await typeAndNext(price);
    await phone.keyboard.type('2600');
    const box = (name: string) => phone.getByRole('group', { name });
    await tap(box('Appliances and specialties').getByRole('button', { name: 'By owner' }));
    await expect.poll(() => phone.locator('[name=estimatedPrice]').inputValue()).toBe('43500');
    await tap(phone.getByText('Firm after a visit', { exact: true }));
    await tapInto(phone.locator('[name=timeline]'));
    await phone.keyboard.type('6 weeks');
    expect(await accessibilityFaults(phone)).toEqual([]);
    await tap(phone.getByRole('button', { name: 'Send bid' }));
    await phone.getByText('Kept on this device').waitFor();
    expect(taps()).toBeLessThanOrEqual(12);

    const sent = phone.waitForResponse('**/api/bids/submit');
    await context.setOffline(false);
    const response = await sent;
    expect(response.status()).toBe(201);
    expect(response.request().postDataJSON()).toMatchObject({
      estimatedPrice: 43_500,
      answers: [
        { trade: 'demolition', state: 'included', usd: 2_400 },
        { trade: 'framing', state: 'included', usd: 6_100 },
        { trade: 'plumbing', state: 'included', usd: 5_200 },
        { trade: 'electrical', state: 'included', usd: 3_900 },
        { trade: 'openings', state: 'included', usd: 1_800 },
        { trade: 'cabinets', state: 'included', usd: 14_200 },
        { trade: 'surfaces', state: 'included', usd: 7_300 },
        { trade: 'painting', state: 'included', usd: 2_600 },
        { trade: 'appliances', state: 'by-owner' },
      ],
    });
    await context.close();
  });

  it('write from the template where the draft does not come, keep it over a reload, take it along', async () => {
    const { page } = tab;
    await page.route('**/sow-draft', says({}, 503));
    await page.goto('/contractors?compose=1&bidId=PL-7K3QX9&email=me@builder.example');
    await press(page, 'Load SOW draft');
    await page.getByText(MESSAGES.contractor.draftFailed).waitFor();
    await press(page, 'Base template');
    const scope = page.locator('[name=scope]');
    await expect.poll(async () => (await scope.inputValue()).length).toBeGreaterThan(200);
    const written = await scope.inputValue();
    await page.reload();
    await page.waitForFunction(
      (text) => document.querySelector<HTMLTextAreaElement>('[name=scope]')?.value === text,
      written,
    );
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download .txt')]);
    expect(download.suggestedFilename()).toBe('scope-of-work.txt');
  });
});

describe('a line that drops', () => {
  const tab = oneTab(site);

  it('brings a further page at the second try', async () => {
    const { page } = tab;
    let tries = 0;
    await page.route('**/assets/terms-*.js*', (route) => (++tries === 1 ? route.abort() : route.continue()));
    await page.goto('/');
    await page.locator('form :enabled').first().waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
    expect(tries).toBe(2);
  });

  it('loses no request: it is sent again with the same key, and the work is done once', async () => {
    const { page } = tab;
    const calls = callsTo(page, '/api/contractors/join');
    await page.route('**/api/contractors/join', (route) =>
      calls.length === 1 ? route.abort() : route.continue(),
    );
    await fillJoinForm(page);
    await page.getByText(MESSAGES.contractor.joined).waitFor();
    expect(calls).toHaveLength(2);
    expect(new Set(calls.map((call) => call.headers()['idempotency-key'])).size).toBe(1);
  });
});
