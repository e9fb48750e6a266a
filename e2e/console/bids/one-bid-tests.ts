import { MESSAGES } from '@plumbline/contracts';
import { beforeAll, expect, it } from 'vitest';
import { HOMEOWNER } from '../filled-product.js';
import { downloads, hears, isSound, press } from '../operator.js';
import type { BidsDesk, ListedBid } from './bids-desk.js';

/** One bid: its status, its links, its mails, its notes, all about it. */
export function oneBidTests(deskOf: () => BidsDesk): void {
  let page: BidsDesk['page'];
  let call: BidsDesk['call'];
  let product: BidsDesk['product'];
  let bidsBy: BidsDesk['bidsBy'];
  beforeAll(() => {
    ({ page, call, product, bidsBy } = deskOf());
  });

  beforeAll(async () => {
    await page.goto('/admin/bids?filter={}&sort=submittedAt&order=DESC&page=1&perPage=10');
    await page.getByText('1–10 of').waitFor();
  });

  let bid: ListedBid;
  const panel = () => page.getByRole('dialog');
  const more = async (item: string) => {
    await page
      .getByRole('button', { name: `More actions for ${bid.bidId}` })
      .first()
      .click();
    return page.getByRole('menuitem', { name: item, exact: true });
  };
  const now = () => call<ListedBid>('GET', `/api/console/bids/${bid.id}`);

  it('changes its status in its row', async () => {
    [bid] = (await bidsBy({ search: product.realBids[0] })) as [ListedBid];
    await page.getByRole('combobox', { name: `Status of ${bid.bidId}` }).click();
    await page.getByRole('option', { name: 'processing', exact: true }).click();
    await page.getByRole('combobox', { name: `Status of ${bid.bidId}: processing` }).waitFor();
    await expect.poll(async () => (await now()).status).toBe('processing');
  });

  it('copies its ID and its track link, and leads to its page', async () => {
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await (await more('Copy ID')).click();
    await hears(page, 'ID copied.');
    await expect.poll(clipboard).toBe(bid.bidId);
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
    await expect
      .poll(() => panel().getByRole('button', { name: 'Show the mail' }).count())
      .toBeGreaterThan(2);
    await panel().getByRole('button', { name: 'Show the mail' }).last().click();
    await page
      .frameLocator('iframe')
      .locator('body')
      .getByText(bid.bidId)
      .filter({ visible: true })
      .first()
      .waitFor();
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
    await panel().getByText(HOMEOWNER).filter({ visible: true }).first().waitFor();
    await panel().getByText('sent → processing').waitFor();
    await expect
      .poll(() =>
        panel()
          .getByRole('img')
          .evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
      )
      .toBe(3);
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
    await expect.poll(async () => (await now()).tags).toEqual([]);
    await hears(page, MESSAGES.admin.saved);
    await expect.poll(() => panel().getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('');
  });

  it('does not lose a draft to a wrong click', async () => {
    await panel().getByRole('textbox', { name: 'Notes' }).fill('A half-written note');
    const questions: string[] = [];
    page.once('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    await press(page, 'Close');
    await expect.poll(() => questions.length).toBe(1);
    await expect
      .poll(() => panel().getByRole('textbox', { name: 'Notes' }).inputValue())
      .toBe('A half-written note');
    await press(page, 'Discard');
    await press(page, 'Close');
    await expect.poll(() => panel().count()).toBe(0);
  });
}
