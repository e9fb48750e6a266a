import { MESSAGES } from '@plumbline/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BidsDesk, type ListedBid, openBidsDesk } from './bids/bids-desk.js';
import { bidFailureTests } from './bids/failure-tests.js';
import { bidListTests } from './bids/list-tests.js';
import { manyBidsTests } from './bids/many-bids-tests.js';
import { oneBidTests } from './bids/one-bid-tests.js';
import type { FilledProduct } from './filled-product.js';
import { hears, isSound, openConsole, press } from './operator.js';

/** What an administrator does with bids in a browser. One page is kept open throughout. */
export function bidsTests(productOf: () => FilledProduct): void {
  let desk: BidsDesk;
  const deskOf = () => desk;
  beforeAll(async () => {
    desk = await openBidsDesk(productOf());
  });
  afterAll(() => desk?.browser.close());

  describe('the list of bids', () => bidListTests(deskOf));
  describe('one bid', () => oneBidTests(deskOf));
  describe('many bids at once', () => manyBidsTests(deskOf));
  describe('what fails', () => bidFailureTests(deskOf));

  it('follows another administrator without losing a selection, a draft or the place', async () => {
    const mine = await openConsole(desk.browser, desk.product, '/bids?perPage=50', { ownClock: true });
    const [bid, , other] = (await desk.bidsBy({}, [0, 49])).slice(-3) as [ListedBid, ListedBid, ListedBid];
    await mine.getByRole('checkbox', { name: `Select ${other.bidId}` }).check();
    await mine.getByRole('link', { name: `View details of ${bid.bidId}` }).click();
    const panel = mine.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Notes' }).fill('Mine, not saved yet');
    const place = await mine.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);

    await desk.call('PATCH', `/api/bids/${bid.id}/meta`, { notesInternal: 'Theirs', tags: ['theirs'] });
    await desk.call('PATCH', `/api/bids/${other.id}/status`, { status: otherThan(other.status) });
    await mine.clock.fastForward(11_000);
    await mine
      .getByRole('combobox', { name: `Status of ${other.bidId}: ${otherThan(other.status)}` })
      .waitFor();
    await panel.getByText(/^Changed while it was open here: notes or tags by admin/).waitFor();
    await expect
      .poll(() => mine.getByRole('checkbox', { name: `Select ${other.bidId}` }).isChecked())
      .toBe(true);
    await expect
      .poll(() => panel.getByRole('textbox', { name: 'Notes' }).inputValue())
      .toBe('Mine, not saved yet');
    await expect.poll(() => mine.evaluate(() => window.scrollY)).toBe(place);

    await press(mine, 'Save notes and tags');
    await hears(mine, MESSAGES.server.changedMeanwhile);
    expect((await desk.call<ListedBid>('GET', `/api/console/bids/${bid.id}`)).notesInternal).toBe('Theirs');
    await press(mine, 'Show theirs');
    await expect.poll(() => panel.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Theirs');
    await mine.context().close();
  });

  it('is of use on a phone: a status is two touches away', async () => {
    const phone = await openConsole(desk.browser, desk.product, '/bids', { width: 390, height: 844 });
    await phone
      .getByRole('combobox', { name: /^Status of PL-/ })
      .first()
      .click();
    await phone.getByRole('option', { name: 'processing', exact: true }).click();
    await phone
      .getByRole('combobox', { name: /^Status of PL-.*: processing$/ })
      .first()
      .waitFor();
    await isSound(phone);
    await phone.getByRole('link', { name: /^PL-/ }).first().click();
    await phone.getByRole('dialog').getByRole('region', { name: 'History' }).waitFor();
    await isSound(phone);
    await phone.context().close();
  });

  it('never broke', () => {
    expect(desk.faults).toEqual([]);
  });
}

const otherThan = (status: string): string => (status === 'declined' ? 'selected' : 'declined');
