import { BID_STATUS_CHIPS, LIMITS, MESSAGES } from '@plumbline/contracts';
import { launchBrowser } from '@plumbline/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilledProduct, HOMEOWNER, ZIP } from './filled-product.js';
import {
  administrator,
  downloads,
  filterInAddress,
  goTo,
  hears,
  isSound,
  openConsole,
  press,
  until,
} from './operator.js';

interface Listed {
  readonly id: string;
  readonly bidId: string;
  readonly status: string;
  readonly userEmail: string;
  readonly hasContractor: boolean;
  readonly trackToken: string;
  readonly version: number;
  readonly notesInternal: string | null;
  readonly tags: readonly string[];
}

/** What an administrator does in a browser, in the order of a day. One page is kept open throughout. */
export function operatorTests(productOf: () => FilledProduct): void {
  let product: FilledProduct;
  let browser: Browser;
  let page: Page;
  let call: ReturnType<typeof administrator>;
  const faults: string[] = [];

  beforeAll(async () => {
    product = productOf();
    call = administrator(product);
    browser = await launchBrowser();
    page = await openConsole(browser, product, '/');
    page.on('pageerror', (error) => faults.push(error.message));
  });
  afterAll(() => browser?.close());

  const codes = () => page.getByRole('link', { name: /^PL-/ }).allTextContents();
  const bidsBy = (filter: object, range = [0, 9], sort = ['submittedAt', 'DESC']) =>
    call<Listed[]>(
      'GET',
      `/api/console/bids?${new URLSearchParams({
        filter: JSON.stringify(filter),
        range: JSON.stringify(range),
        sort: JSON.stringify(sort),
      })}`,
    );
  const shows = (wanted: readonly Pick<Listed, 'bidId'>[]) =>
    until(codes).toEqual(wanted.map(({ bidId }) => bidId));

  describe('the token box', () => {
    let stranger: Page;
    const box = () => stranger.getByRole('textbox', { name: 'Admin token' });

    it('shows nobody’s data without a token, and asks the server nothing', async () => {
      stranger = await openConsole(browser, product, '/bids', { token: null });
      const asked: string[] = [];
      stranger.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
      await stranger.getByText('Admin mode OFF').first().waitFor();
      await press(stranger, 'Save');
      await hears(stranger, MESSAGES.admin.tokenRequired);
      expect(asked).toEqual([]);

      await box().fill('a wrong token');
      await press(stranger, 'Save');
      await stranger.getByText(MESSAGES.server.adminToken).waitFor();
      await isSound(stranger);
      expect(asked).toHaveLength(1);
      expect(await stranger.getByText('PL-').count()).toBe(0);
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
      await stranger.getByText('Admin mode OFF').first().waitFor();
      expect(await stranger.getByText('Bids by status').count()).toBe(0);
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
      expect(await panel('Recent designs').getByRole('img').count()).toBe(LIMITS.recentDesigns);
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
      await until(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
      await page.keyboard.press('ArrowRight');
      await page.getByRole('button', { name: 'Zoom' }).click();
      const picture = page.getByRole('dialog').getByRole('img');
      await until(() =>
        picture.evaluate((img: HTMLImageElement) => img.clientWidth === img.naturalWidth),
      ).toBe(true);
      await isSound(page);
      await press(page, 'Close');

      await panel('Preview tools').getByLabel('Test Mode').check();
      await press(page, 'Email Preview');
      await hears(page, 'Sent to admin@plumbline.example');
      await until(
        async () => (await product.mails()).filter(({ subject }) => subject.includes('[TEST]')).length,
      ).toBe(1);
    });

    it('replays a parked event', async () => {
      await panel('Parked events').getByText('3 events').waitFor();
      await panel('Parked events').getByRole('button', { name: 'Replay' }).first().click();
      await hears(page, 'The event is being handled again.');
      await panel('Parked events').getByText('2 events').waitFor();
    });
  });

  describe('the list of bids', () => {
    beforeAll(() => goTo(page, 'Bids'));

    const chip = (status: string) =>
      page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${status} `) });

    it('counts each status in its chip, and narrows by it', async () => {
      const { byStatus } = await call<{ byStatus: Record<string, number> }>(
        'GET',
        '/api/console/bids-summary',
      );
      const count = new Intl.NumberFormat('en-US').format;
      for (const status of BID_STATUS_CHIPS) {
        const label = status === 'all' ? 'all 10,000' : `${status} ${count(byStatus[status] ?? 0)}`;
        expect(await chip(status).textContent()).toBe(label);
      }
      await chip('selected').click();
      await shows(await bidsBy({ status: 'selected' }));
      expect(filterInAddress(page)).toEqual({ status: 'selected' });
      await page.getByText(`1–10 of ${count(byStatus.selected ?? 0)}`).waitFor();
    });

    it('narrows by search, homeowner, contractor and days together', async () => {
      await page.getByLabel('Search bids').fill('kitchen');
      await shows(await bidsBy({ status: 'selected', search: 'kitchen' }));
      await page.getByLabel('Homeowner e-mail').fill('rosa');
      await shows(await bidsBy({ status: 'selected', search: 'kitchen', userEmail: 'rosa' }));
      await press(page, 'Clear filters');
      await shows(await bidsBy({}));

      await page.getByRole('combobox', { name: 'Contractor' }).fill('Two Bro');
      await page.getByRole('option', { name: 'Two Brothers Build' }).click();
      await page.getByText('Two Brothers Build').nth(9).waitFor();
      const { contractorId } = filterInAddress(page) as { contractorId: string };
      const [from, to] = [dayBefore(40), dayBefore(20)];
      await page.getByLabel('From').fill(from);
      await page.getByLabel('To', { exact: true }).fill(to);
      const wanted = await bidsBy({ contractorId, from, to });
      expect(wanted).toHaveLength(10);
      await shows(wanted);
      expect(filterInAddress(page)).toEqual({ contractorId, from, to });
      await press(page, 'Clear filters');
      await shows(await bidsBy({}));
    });
  });

  describe('one bid', () => {
    beforeAll(() => goTo(page, 'Bids'));

    let bid: Listed;
    const panel = () => page.getByRole('dialog');
    const more = async (item: string) => {
      await page
        .getByRole('button', { name: `More actions for ${bid.bidId}` })
        .first()
        .click();
      return page.getByRole('menuitem', { name: item, exact: true });
    };
    const now = () => call<Listed>('GET', `/api/console/bids/${bid.id}`);

    it('changes its status in its row', async () => {
      [bid] = (await bidsBy({ search: product.realBids[0] })) as [Listed];
      await page.getByRole('combobox', { name: `Status of ${bid.bidId}` }).click();
      await page.getByRole('option', { name: 'processing', exact: true }).click();
      await page.getByRole('combobox', { name: `Status of ${bid.bidId}: processing` }).waitFor();
      await until(async () => (await now()).status).toBe('processing');
    });

    it('copies its ID and its track link, and leads to its page', async () => {
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await (await more('Copy ID')).click();
      await hears(page, 'ID copied.');
      expect(await clipboard()).toBe(bid.bidId);
      await (await more('Copy Track')).click();
      await hears(page, 'Track link copied.');
      const link = await clipboard();
      expect(link).toBe(`${product.url}/track/${bid.trackToken}`);
      const track = await more('Track');
      expect(new URL((await track.getAttribute('href')) ?? '', product.url).href).toBe(link);
      await page.keyboard.press('Escape');
    });

    it('sends its mails again', async () => {
      await (await more('Resend to user')).click();
      await hears(page, MESSAGES.admin.resentUser);
      await (await more('Resend to contractor')).click();
      await hears(page, MESSAGES.admin.resentContractor);
    });

    it('lists its mails as sent, and saves them as a file', async () => {
      await page.getByRole('link', { name: `Logs of ${bid.bidId}` }).click();
      await until(() => panel().getByRole('button', { name: 'Show the mail' }).count()).toBeGreaterThan(2);
      await panel().getByRole('button', { name: 'Show the mail' }).last().click();
      await page.frameLocator('iframe').locator('body').getByText(bid.bidId).first().waitFor();
      const { name, text } = await downloads(page, () => press(page, 'CSV'));
      expect(name).toBe(`${bid.bidId}_logs.csv`);
      expect(text).toContain('invitation');
      await isSound(page);
      await press(page, 'Close');
    });

    it('shows everything about it: photos, picture, plan, estimate, history', async () => {
      await page.getByRole('link', { name: `View details of ${bid.bidId}` }).click();
      for (const part of [
        'Notes and tags',
        'Photos',
        'Estimate',
        'Scope of work',
        'Proposed appointments',
        'History',
      ]) {
        await panel().getByRole('region', { name: part }).waitFor();
      }
      await panel().getByText(HOMEOWNER).first().waitFor();
      await panel().getByText('sent → processing').waitFor();
      await until(() =>
        panel()
          .getByRole('img')
          .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
      ).toBe(3);
      await isSound(page);
    });

    it('keeps notes and tags at once, and takes them back', async () => {
      await panel().getByRole('textbox', { name: 'Notes' }).fill('Wants oak, not ash.');
      await panel().getByRole('combobox', { name: 'Tags' }).fill('vip');
      await page.keyboard.press('Enter');
      await press(page, 'Save notes and tags');
      const saved = page.locator('.MuiSnackbar-root').filter({ hasText: MESSAGES.admin.saved });
      await saved.waitFor();
      expect(await now()).toMatchObject({ notesInternal: 'Wants oak, not ash.', tags: ['vip'] });
      await saved.getByRole('button', { name: 'Undo' }).click();
      await until(async () => (await now()).tags).toEqual([]);
      await hears(page, MESSAGES.admin.saved);
      expect(await panel().getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('');
    });

    it('does not lose a draft to a wrong click', async () => {
      await panel().getByRole('textbox', { name: 'Notes' }).fill('A half-written note');
      const questions: string[] = [];
      page.once('dialog', async (dialog) => {
        questions.push(dialog.message());
        await dialog.dismiss();
      });
      await press(page, 'Close');
      await until(() => questions.length).toBe(1);
      expect(await panel().getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('A half-written note');
      await press(page, 'Discard');
      await press(page, 'Close');
      await until(() => panel().count()).toBe(0);
    });
  });

  describe('many bids at once', () => {
    beforeAll(() => goTo(page, 'Bids'));

    const select = (bid: Listed) => page.getByRole('checkbox', { name: `Select ${bid.bidId}` }).check();

    it('asks for a selection first', async () => {
      for (const button of ['Set status', 'Resend to users', 'Resend to contractors']) {
        await press(page, button);
        await hears(page, MESSAGES.admin.selectRows);
      }
    });

    it('sets one status', async () => {
      const chosen = (await bidsBy({})).slice(0, 3);
      for (const bid of chosen) await select(bid);
      await page.getByText('3 selected').waitFor();
      await press(page, 'Set status');
      await page.getByRole('menuitem', { name: 'processing', exact: true }).click();
      await hears(page, MESSAGES.admin.bulkStatusDone);
      for (const { bidId } of chosen) {
        await page.getByRole('combobox', { name: `Status of ${bidId}: processing` }).waitFor();
      }
      await page.getByText('0 selected').waitFor();
    });

    it('sends again, and lists what could not be', async () => {
      const page1 = await bidsBy({});
      const [assigned, unassigned] = [true, false].map((has) =>
        page1.find(({ hasContractor }) => hasContractor === has),
      ) as [Listed, Listed];
      await select(assigned);
      await press(page, 'Resend to users');
      await hears(page, MESSAGES.admin.resentUser);
      await select(assigned);
      await press(page, 'Resend to contractors');
      await hears(page, MESSAGES.admin.resentContractor);

      await select(assigned);
      await select(unassigned);
      await press(page, 'Resend to contractors');
      const failures = page.getByRole('dialog', { name: 'Finished with 1 errors (see server logs).' });
      await failures.getByText(unassigned.bidId).waitFor();
      await failures.getByText(MESSAGES.bids.noContractor).waitFor();
      await isSound(page);
      await failures.getByRole('button', { name: 'Close' }).click();
      await page.getByText('1 selected').waitFor();
      await press(page, 'Unselect all');
    });
  });

  it('is of use on a phone: a status is two touches away', async () => {
    const phone = await openConsole(browser, product, '/bids', { width: 390, height: 844 });
    await phone
      .getByRole('combobox', { name: /^Status of PL-/ })
      .first()
      .click();
    await phone.getByRole('option', { name: 'selected', exact: true }).click();
    await phone
      .getByRole('combobox', { name: /^Status of PL-.*: selected$/ })
      .first()
      .waitFor();
    await isSound(phone);
    await phone.getByRole('link', { name: /^PL-/ }).first().click();
    await phone.getByRole('dialog').getByRole('region', { name: 'History' }).waitFor();
    await isSound(phone);
    await phone.context().close();
  });

  it('never broke', () => {
    expect(faults).toEqual([]);
  });
}

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
