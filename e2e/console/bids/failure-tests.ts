import { MESSAGES } from '@plumbline/contracts';
import { beforeAll, expect, it } from 'vitest';
import { goTo, hears, press, whileBroken } from '../operator.js';
import type { BidsDesk, ListedBid } from './bids-desk.js';

/** What the page says where the server cannot be reached, and that nothing typed or selected is lost. */
export function bidFailureTests(deskOf: () => BidsDesk): void {
  let page: BidsDesk['page'];
  let bidsBy: BidsDesk['bidsBy'];
  let shows: BidsDesk['shows'];
  beforeAll(() => {
    ({ page, bidsBy, shows } = deskOf());
  });

  beforeAll(() => goTo(page, 'Bids'));

  const first = (role: 'button' | 'combobox' | 'link', name: RegExp) =>
    page.getByRole(role, { name }).first();
  const setStatusOfFirst = async () => {
    const [{ bidId, status }] = (await bidsBy({})) as [ListedBid];
    await first('combobox', /^Status of PL-/).click();
    await page.getByRole('option', { name: status === 'done' ? 'sent' : 'done', exact: true }).click();
    await page.getByRole('combobox', { name: `Status of ${bidId}: ${status}` }).waitFor();
  };
  const selectAllAnd = async (button: string) => {
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await press(page, button);
  };
  const setStatusOfAll = async () => {
    await selectAllAnd('Set status');
    await page.getByRole('menuitem', { name: 'done', exact: true }).click();
    await press(page, 'Set to done');
  };
  const resendFirst = async () => {
    await first('button', /^More actions for PL-/).click();
    await page.getByRole('menuitem', { name: 'Resend to user', exact: true }).click();
  };
  const saveNote = async () => {
    await first('link', /^View details of PL-/).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Notes' }).fill('Not kept yet');
    await press(page, 'Save notes and tags');
  };

  it.each([
    [MESSAGES.admin.status, '**/api/bids/*/status', setStatusOfFirst],
    [MESSAGES.admin.bulkStatus, '**/api/bids/bulk/status', setStatusOfAll],
    [MESSAGES.admin.bulkResend, '**/api/bids/bulk/resend', () => selectAllAnd('Resend to users')],
    [MESSAGES.admin.resend, '**/api/bids/*/resend', resendFirst],
    [MESSAGES.admin.bidsCsv, '**/api/bids/csv?*', () => press(page, 'Export CSV')],
    [MESSAGES.admin.save, '**/api/bids/*/meta', saveNote],
  ])('says "%s" where a broken proxy answers', async (sentence, path, act) => {
    await whileBroken(page, path, async () => {
      await act();
      await hears(page, sentence);
    });
  });

  it('keeps what was typed and selected', async () => {
    const notes = page.getByRole('dialog').getByRole('textbox', { name: 'Notes' });
    await expect.poll(() => notes.inputValue()).toBe('Not kept yet');
    await press(page, 'Discard');
    await press(page, 'Close');
    await page.getByText('10 selected').waitFor();
    await press(page, 'Unselect all');
  });

  it('says why logs do not come, and brings them once it can', async () => {
    await whileBroken(page, '**/api/bids/*/logs', async () => {
      await first('link', /^Logs of PL-/).click();
      await page.getByText(MESSAGES.admin.loadLogs, { exact: true }).waitFor();
    });
    await press(page, 'Close');
    await first('link', /^Logs of PL-/).click();
    await page.getByRole('button', { name: 'Show the mail' }).first().waitFor();
    await whileBroken(page, '**/api/bids/*/logs.csv', async () => {
      await press(page, 'CSV');
      await hears(page, MESSAGES.admin.logsCsv);
    });
    await press(page, 'Close');
  });

  it('says why bids do not come, and brings them once it can', async () => {
    await whileBroken(page, /console\/bids\?.*sort/, async () => {
      await page.reload();
      await page.getByRole('alert').filter({ hasText: MESSAGES.admin.loadBids }).first().waitFor();
    });
    await press(page, 'Refresh');
    await shows(await bidsBy({}));
  });
}
