import { MESSAGES } from '@plumbline/contracts';
import { beforeAll, it } from 'vitest';
import { goTo, hears, isSound, press } from '../operator.js';
import type { BidsDesk, ListedBid } from './bids-desk.js';

/** Many bids at once: one status, mails again. */
export function manyBidsTests(deskOf: () => BidsDesk): void {
  let page: BidsDesk['page'];
  let bidsBy: BidsDesk['bidsBy'];
  beforeAll(() => {
    ({ page, bidsBy } = deskOf());
  });

  beforeAll(() => goTo(page, 'Bids'));

  const select = (bid: ListedBid) => page.getByRole('checkbox', { name: `Select ${bid.bidId}` }).check();

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
    await press(page, 'Set to processing');
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
    ) as [ListedBid, ListedBid];
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
}
