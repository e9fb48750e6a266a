import { LIMITS, MESSAGES } from '@plumbline/contracts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, type FilledProduct, NEW_CONTRACTOR, ZIP } from './filled-product.js';
import {
  type Desk,
  downloads,
  filterInAddress,
  goTo,
  hears,
  isSound,
  openConsole,
  press,
  sitDown,
  whileBroken,
} from './operator.js';

interface ListedContractor {
  readonly companyName: string;
  readonly zipCode: string;
  readonly categories: readonly string[];
}

/**
 * What an administrator does in a browser besides bids: token, dashboard, contractors, mails, events, designs,
 * uploads. One page is kept open throughout.
 */
export function deskTests(productOf: () => FilledProduct): void {
  let product: FilledProduct;
  let browser: Browser;
  let page: Page;
  let call: Desk['call'];
  let faults: Desk['faults'];

  beforeAll(async () => {
    product = productOf();
    ({ browser, page, call, faults } = await sitDown(product, '/'));
  });
  afterAll(() => browser?.close());

  const chooses = async (select: string, option: string) => {
    await page.getByRole('combobox', { name: new RegExp(`^${select}`) }).click();
    const wanted = page.getByRole('option', { name: option, exact: true });
    // A menu that moves while it opens does not take every press: it has taken it once it is gone.
    await expect
      .poll(async () => {
        if (await wanted.isVisible()) await wanted.click({ timeout: 2_000 });
        return wanted.count();
      })
      .toBe(0);
  };

  describe('the token box', () => {
    let stranger: Page;
    const box = () => stranger.getByRole('textbox', { name: 'Admin token' });

    it('shows nobody’s data without a token, and asks the server nothing', async () => {
      stranger = await openConsole(browser, product, '/bids', { token: null });
      const asked: string[] = [];
      stranger.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
      await stranger.getByText('Admin mode OFF').filter({ visible: true }).first().waitFor();
      await press(stranger, 'Save');
      await hears(stranger, MESSAGES.admin.tokenRequired);
      expect(asked).toEqual([]);

      await box().fill('a wrong token');
      await press(stranger, 'Save');
      await stranger.getByText(MESSAGES.server.adminToken).waitFor();
      await isSound(stranger);
      expect(asked).toHaveLength(1);
      await expect.poll(() => stranger.getByText('PL-').count()).toBe(0);
    });

    it('opens the page that was asked for with the right one, and closes it when it is cleared', async () => {
      await box().fill(product.adminToken);
      await press(stranger, 'Save');
      await hears(stranger, MESSAGES.admin.tokenSaved);
      await stranger.getByText('Admin mode ON').waitFor();
      await stranger.getByRole('link', { name: /^PL-/ }).nth(9).waitFor();

      await goTo(stranger, 'Dashboard');
      await press(stranger, 'Clear');
      await hears(stranger, MESSAGES.admin.tokenCleared);
      await stranger.getByText('Admin mode OFF').filter({ visible: true }).first().waitFor();
      await expect.poll(() => stranger.getByText('Bids by status').count()).toBe(0);
      await stranger.context().close();
    });
  });

  describe('the dashboard', () => {
    const panel = (name: string) => page.getByRole('region', { name, exact: true });

    it('shows the numbers of the server', async () => {
      const count = new Intl.NumberFormat('en-US').format;
      const { byStatus, byDay } = await call<{
        byStatus: Record<string, number>;
        byDay: { count: number }[];
      }>('GET', '/api/console/bids-summary');
      for (const [status, n] of Object.entries(byStatus)) {
        await panel('Bids by status')
          .getByRole('listitem')
          .filter({ hasText: `${status}${count(n)}` })
          .waitFor();
      }
      const month = byDay.reduce((sum, day) => sum + day.count, 0);
      await panel('Bids by day')
        .getByText(`${count(month)} bids`)
        .waitFor();
      const mails = await call<Record<string, number>>('GET', '/api/console/emails-summary');
      await page.getByText(`E-mails sent${count(mails.sent ?? 0)}`).waitFor();
      await page.getByText(`E-mails failed${count(mails.failed ?? 0)}`).waitFor();
      await page.getByText(/Response time\d/).waitFor();
      await panel('Jobs')
        .getByRole('row', { name: /^make-design/ })
        .waitFor();
      await expect.poll(() => panel('Recent designs').getByRole('img').count()).toBe(LIMITS.recentDesigns);
    });

    it('previews what a ZIP and category would produce, and mails it', async () => {
      const zip = panel('Preview tools').getByLabel('ZIP');
      for (const button of ['Preview', 'Email Preview']) {
        await zip.fill('787');
        await press(page, button);
        await hears(page, MESSAGES.admin.zip);
      }
      await zip.fill(ZIP);
      await press(page, 'Preview');
      await panel('Contractors who would be asked').getByText('Live Oak Kitchens').waitFor();
      await panel('Chosen design').getByText(`Newest kitchen concept for ${ZIP}`).waitFor();
      await isSound(page);

      await panel('User uploads').getByRole('button', { name: 'Play place.webm' }).click();
      const video = page.locator('video');
      await expect
        .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
        .toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Zoom' }).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.clientWidth === img.naturalWidth))
        .toBe(true);
      await isSound(page);
      await press(page, 'Close');

      await panel('Preview tools').getByLabel('Test Mode').check();
      await press(page, 'Email Preview');
      await hears(page, 'Sent to admin@plumbline.example');
      await expect
        .poll(async () => (await product.mails()).filter(({ subject }) => subject.includes('[TEST]')).length)
        .toBe(1);
    });

    it.each([
      ['Preview', MESSAGES.admin.preview, '**/api/admin/preview'],
      ['Email Preview', MESSAGES.admin.emailPreview, '**/api/admin/email-preview'],
    ])('says of a broken %s: %s', async (button, sentence, path) => {
      await whileBroken(page, path, async () => {
        await press(page, button);
        await hears(page, sentence);
      });
    });

    it('replays a parked event', async () => {
      await panel('Parked events').getByText('3 events').waitFor();
      await panel('Parked events').getByRole('button', { name: 'Replay' }).first().click();
      await hears(page, 'The event is being handled again.');
      await panel('Parked events').getByText('2 events').waitFor();
    });
  });

  describe('contractors', () => {
    const cards = () => page.getByRole('main').getByRole('list').first().getByRole('listitem');
    const contractorsBy = (filter: object) =>
      call<ListedContractor[]>(
        'GET',
        `/api/console/contractors?${new URLSearchParams({
          filter: JSON.stringify(filter),
          sort: '["companyName","ASC"]',
          range: '[0,19]',
        })}`,
      );

    it('are found by name, ZIP and category', async () => {
      await goTo(page, 'Contractors');
      const all = await contractorsBy({});
      await expect.poll(() => cards().count()).toBe(all.length);
      await isSound(page);
      await page.getByLabel('Search contractors').fill('first light');
      await page.getByText('1–1 of 1').waitFor();
      await expect.poll(() => cards().allTextContents()).toEqual([expect.stringContaining(NEW_CONTRACTOR)]);
      await press(page, 'Clear filters');
      await expect.poll(() => cards().count()).toBe(all.length);

      const [{ zipCode, categories }] = all as [ListedContractor];
      const filter = { zip: zipCode, category: categories[0] };
      await page.getByRole('textbox', { name: 'ZIP' }).fill(zipCode);
      await expect.poll(() => filterInAddress(page)).toEqual({ zip: zipCode });
      await chooses('Category', filter.category ?? '');
      await expect.poll(() => filterInAddress(page)).toEqual(filter);
      const names = (await contractorsBy(filter)).map(({ companyName }) => companyName);
      await expect
        .poll(() =>
          cards()
            .getByRole('link', { name: /^[A-Z]/ })
            .allTextContents(),
        )
        .toEqual(names);
      await press(page, 'Clear filters');
      await expect.poll(() => cards().count()).toBe(all.length);
    });

    it('are shown as a table and saved as a file', async () => {
      await press(page, 'Table');
      await page.getByRole('columnheader', { name: 'Insured until' }).waitFor();
      await isSound(page);
      const { name, text } = await downloads(page, () => press(page, 'Export CSV'));
      expect([name, text.split('\n')[0]]).toEqual([
        'contractors_export.csv',
        expect.stringContaining('insuranceExpires'),
      ]);
    });

    it('are approved, paused and edited', async () => {
      await page.getByRole('cell', { name: NEW_CONTRACTOR }).click();
      await press(page, 'Approve');
      await hears(page, 'Approved: matched from now on.');
      await press(page, 'Pause');
      await hears(page, 'Paused: not asked for bids until resumed.');
      await page.getByLabel('Insured until').fill('2031-05-31');
      await page.getByLabel('Rating').fill('4.5');
      await isSound(page);
      await press(page, 'Save');
      await hears(page, 'Contractor saved.');
      await page.getByRole('columnheader', { name: 'Insured until' }).waitFor();
      expect(await contractorsBy({ search: NEW_CONTRACTOR })).toMatchObject([
        { confirmed: true, paused: true, rating: 4.5, insuranceExpires: '2031-05-31' },
      ]);
    });
  });

  it('lists mails, shows one as sent and sends it again', async () => {
    const invitation = `invited to bid (${product.realBids[1]})`;
    const arrived = async () =>
      (await product.mails()).filter(({ subject }) => subject.includes(invitation)).length;
    const before = await arrived();
    await goTo(page, 'E-mails');
    await chooses('Status', 'sent');
    await page.getByLabel('Beginning of an address, or a bid’s ID').fill(product.realBids[1] ?? '');
    const ofOthers = page.getByRole('link', { name: /\(PL-/ }).filter({ hasNotText: product.realBids[1] });
    await expect.poll(() => ofOthers.count()).toBe(0);
    await page.getByRole('link', { name: invitation }).click();
    await page
      .frameLocator('iframe')
      .locator('body')
      .getByText(ZIP)
      .filter({ visible: true })
      .first()
      .waitFor();
    await isSound(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Resend to/ })
      .click();
    await hears(page, MESSAGES.track.resent);
    await expect.poll(arrived).toBe(before + 1);
    await press(page, 'Close');
  });

  it('lists events of each service, and gives a parked one up', async () => {
    await goTo(page, 'Events');
    await press(page, 'bids');
    await press(page, 'parked');
    const parked = page.getByRole('row').filter({ hasText: 'upload.deleted' });
    await expect.poll(() => parked.count()).toBe(2);
    await parked.first().getByRole('link').click();
    const panel = page.getByRole('dialog');
    await panel.getByText('canceling statement due to lock timeout').waitFor();
    await isSound(page);
    await panel.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('button', { name: 'Skip it' }).click();
    await hears(page, 'The event is skipped.');
    await press(page, 'Close');
    await expect.poll(() => parked.count()).toBe(1);
  });

  it('shows designs with plan and findings, and makes a failed one again', async () => {
    await goTo(page, 'Designs');
    await chooses('Sort', 'Highest estimate');
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('estimatedCost');
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('region', { name: 'Planning rules' }).waitFor();
    await isSound(page);
    await press(page, 'Close');
    await chooses('Status', 'failed');
    const again = page.getByRole('button', { name: 'Make again' });
    await expect.poll(() => again.count()).toBe(4);
    await isSound(page);
    await again.first().click();
    await hears(page, 'The design is being made again.');
    await expect.poll(() => again.count()).toBe(3);
  });

  it('shows uploads with what is in them, plays their film, and deletes one after asking', async () => {
    await goTo(page, 'Uploads');
    await page.getByRole('link', { name: ADDRESS }).waitFor();
    await isSound(page);
    await page.getByRole('textbox', { name: 'ZIP' }).fill('60614');
    await page.getByText('No uploads here').waitFor();
    await press(page, 'Clear filters');
    await chooses('Bid', 'in a bid');
    await expect.poll(() => filterInAddress(page)).toEqual({ inBid: true });
    await page.getByRole('link', { name: ADDRESS }).click();
    await page
      .getByRole('dialog')
      .getByRole('row', { name: /^place.webm video\/webm/ })
      .waitFor();
    await isSound(page);
    await press(page, 'Close');
    await page.getByRole('main').getByRole('button', { name: 'Play place.webm' }).click();
    const film = page.locator('video');
    await expect
      .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
    await press(page, 'Close');

    await page
      .getByRole('main')
      .getByRole('button', { name: `Delete the upload of ${ADDRESS}` })
      .click();
    const question = page.getByRole('dialog', { name: 'Delete this upload?' });
    await question.getByText('They belong to a bid and will be missing there.').waitFor();
    await question.getByRole('button', { name: 'Delete' }).click();
    await hears(page, 'The upload is deleted.');
    await page.getByText('No uploads here').waitFor();
  });

  it('never broke', () => {
    expect(faults).toEqual([]);
  });
}
