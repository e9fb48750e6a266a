import { BID_STATUS_CHIPS, LIMITS, MESSAGES } from '@plumbline/contracts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilledProduct, HOMEOWNER } from './filled-product.js';
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

/** What an administrator does with bids in a browser. One page is kept open throughout. */
export function bidsTests(productOf: () => FilledProduct): void {
  let product: FilledProduct;
  let browser: Browser;
  let page: Page;
  let call: Desk['call'];
  let faults: Desk['faults'];

  beforeAll(async () => {
    product = productOf();
    ({ browser, page, call, faults } = await sitDown(product, '/bids'));
  });
  afterAll(() => browser?.close());

  const rows = () => page.getByRole('checkbox', { name: /^Select PL-/ });
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
  const summary = () => call<{ byStatus: Record<string, number> }>('GET', '/api/console/bids-summary');
  const shows = (wanted: readonly Pick<Listed, 'bidId'>[]) =>
    expect.poll(codes).toEqual(wanted.map(({ bidId }) => bidId));

  describe('the list of bids', () => {
    const chip = (status: string) =>
      page.getByRole('group', { name: 'Status' }).getByRole('button', { name: new RegExp(`^${status} `) });

    it('counts each status in its chip, and narrows by it', async () => {
      const { byStatus } = await summary();
      const count = new Intl.NumberFormat('en-US').format;
      for (const status of BID_STATUS_CHIPS) {
        const label = status === 'all' ? 'all 10,000' : `${status} ${count(byStatus[status] ?? 0)}`;
        await expect.poll(() => chip(status).textContent()).toBe(label);
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
      await press(page, 'More filters');
      await page.getByLabel('From').fill(from);
      await page.getByLabel('To', { exact: true }).fill(to);
      const wanted = await bidsBy({ contractorId, from, to });
      expect(wanted).toHaveLength(10);
      await shows(wanted);
      expect(filterInAddress(page)).toEqual({ contractorId, from, to });
      await press(page, 'Clear filters');
      await shows(await bidsBy({}));
    });

    it('narrows by state and by a tag in use; in the fold only what is set stays in sight', async () => {
      await page.getByRole('combobox', { name: 'State' }).fill('tex');
      await page.getByRole('option', { name: 'Texas (TX)' }).click();
      const inTexas = await bidsBy({ state: 'TX' });
      expect(inTexas).not.toEqual([]);
      await shows(inTexas);
      await press(page, 'More filters');
      await expect.poll(() => page.getByLabel('From').count()).toBe(0);
      await expect.poll(() => page.getByRole('combobox', { name: 'State' }).inputValue()).toBe('Texas (TX)');

      const { tags } = await call<{ tags: string[] }>('GET', '/api/console/bids-tags');
      const known = page.locator('datalist option');
      await expect
        .poll(() => known.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
        .toEqual(tags);
      const tag = tags[0] ?? '';
      await page.getByRole('combobox', { name: 'Tag' }).fill(tag);
      const tagged = await bidsBy({ state: 'TX', tag });
      expect(tagged).not.toEqual([]);
      await shows(tagged);
      expect(filterInAddress(page)).toEqual({ state: 'TX', tag });
      const { text } = await downloads(page, () => press(page, 'Export CSV'));
      expect([...text.matchAll(/^(PL-\w+),/gm)].map(([, code]) => code).slice(0, 10)).toEqual(await codes());
      await isSound(page);
      await press(page, 'Clear filters');
      await shows(await bidsBy({}));
    });

    it('moves nothing for somebody who wants less motion', async () => {
      const moving = () =>
        page.evaluate(
          () =>
            [...document.querySelectorAll('*')].filter(
              (part) => getComputedStyle(part).transitionDuration !== '0s',
            ).length,
        );
      await expect.poll(moving).toBe(0);
    });

    /** Presses the column's head until the address holds the order: a press while a menu closes can be lost. */
    const sortsByQuote = (order: string) =>
      expect
        .poll(async () => {
          const asked = () => {
            const query = new URL(page.url()).searchParams;
            return query.get('sort') === 'estimatedPrice' && query.get('order') === order;
          };
          if (!asked()) await page.getByRole('button', { name: /^Sort by Quote/ }).click();
          return asked();
        })
        .toBe(true);

    it('says so where nothing is left', async () => {
      await page.getByLabel('Search bids').fill('no such thing anywhere');
      await page.getByText('No bids here').waitFor();
      await press(page, 'Clear filters');
      await shows(await bidsBy({}));
    });

    it('sorts newest, oldest and by a column’s head', async () => {
      await page.getByRole('combobox', { name: /^Sort/ }).click();
      await page.getByRole('option', { name: 'Oldest' }).click();
      await shows(await bidsBy({}, [0, 9], ['submittedAt', 'ASC']));
      for (const order of ['ASC', 'DESC']) {
        await sortsByQuote(order);
        await shows(await bidsBy({}, [0, 9], ['estimatedPrice', order]));
      }
    });

    it('shows 10, 20, 50 or 100 a page, without the columns that are not wanted, through a reload', async () => {
      await expect.poll(() => rows().count()).toBe(LIMITS.adminPageSize);
      for (const size of [100, 50, 20]) {
        await page.getByRole('combobox', { name: /^Rows per page/ }).click();
        await page.getByRole('option', { name: String(size), exact: true }).click();
        await expect.poll(() => rows().count()).toBe(size);
      }
      await page.getByRole('button', { name: 'Go to page 2' }).click();
      await shows(await bidsBy({}, [20, 39], ['estimatedPrice', 'DESC']));
      await showsTimeline(false);

      await page.reload();
      await shows(await bidsBy({}, [20, 39], ['estimatedPrice', 'DESC']));
      await expect.poll(() => timeline().count()).toBe(0);
      await showsTimeline(true);
    });

    it('exports what the filters leave, in the order shown, as bids_export.csv', async () => {
      await chip('failed').click();
      const wanted = await bidsBy({ status: 'failed' }, [0, 99], ['estimatedPrice', 'DESC']);
      await shows(wanted.slice(0, 20));
      const { name, text } = await downloads(page, () => press(page, 'Export CSV'));
      expect(name).toBe('bids_export.csv');
      const lines = [...text.matchAll(/^(PL-\w+),/gm)].map(([, code]) => code);
      const { byStatus } = await summary();
      expect(lines).toHaveLength(byStatus.failed ?? 0);
      expect(lines.slice(0, wanted.length)).toEqual(wanted.map(({ bidId }) => bidId));
      await isSound(page);
    });

    const timeline = () => page.getByRole('columnheader', { name: 'Timeline' });
    const showsTimeline = async (wanted: boolean) => {
      await press(page, 'Columns');
      await page.getByRole('menuitemcheckbox', { name: 'Timeline', checked: !wanted }).click();
      await page.keyboard.press('Escape');
      await expect.poll(() => timeline().count()).toBe(wanted ? 1 : 0);
    };
  });

  describe('one bid', () => {
    beforeAll(async () => {
      await page.goto('/admin/bids?filter={}&sort=submittedAt&order=DESC&page=1&perPage=10');
      await page.getByText('1–10 of').waitFor();
    });

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

  describe('what fails', () => {
    beforeAll(() => goTo(page, 'Bids'));

    const first = (role: 'button' | 'combobox' | 'link', name: RegExp) =>
      page.getByRole(role, { name }).first();
    const setStatusOfFirst = async () => {
      const [{ bidId, status }] = (await bidsBy({})) as [Listed];
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
  });

  it('follows another administrator without losing a selection, a draft or the place', async () => {
    const mine = await openConsole(browser, product, '/bids?perPage=50', { ownClock: true });
    const [bid, , other] = (await bidsBy({}, [0, 49])).slice(-3) as [Listed, Listed, Listed];
    await mine.getByRole('checkbox', { name: `Select ${other.bidId}` }).check();
    await mine.getByRole('link', { name: `View details of ${bid.bidId}` }).click();
    const panel = mine.getByRole('dialog');
    await panel.getByRole('textbox', { name: 'Notes' }).fill('Mine, not saved yet');
    const place = await mine.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);

    await call('PATCH', `/api/bids/${bid.id}/meta`, { notesInternal: 'Theirs', tags: ['theirs'] });
    await call('PATCH', `/api/bids/${other.id}/status`, { status: otherThan(other.status) });
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
    expect((await call<Listed>('GET', `/api/console/bids/${bid.id}`)).notesInternal).toBe('Theirs');
    await press(mine, 'Show theirs');
    await expect.poll(() => panel.getByRole('textbox', { name: 'Notes' }).inputValue()).toBe('Theirs');
    await mine.context().close();
  });

  it('is of use on a phone: a status is two touches away', async () => {
    const phone = await openConsole(browser, product, '/bids', { width: 390, height: 844 });
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
    expect(faults).toEqual([]);
  });
}

const otherThan = (status: string): string => (status === 'declined' ? 'selected' : 'declined');

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
