import { BID_STATUS_CHIPS, LIMITS } from '@plumbline/contracts';
import { beforeAll, expect, it } from 'vitest';
import { downloads, filterInAddress, isSound, press } from '../operator.js';
import type { BidsDesk } from './bids-desk.js';

/** The list of bids: narrowed, sorted, paged, exported. */
export function bidListTests(deskOf: () => BidsDesk): void {
  let page: BidsDesk['page'];
  let call: BidsDesk['call'];
  let rows: BidsDesk['rows'];
  let codes: BidsDesk['codes'];
  let bidsBy: BidsDesk['bidsBy'];
  let summary: BidsDesk['summary'];
  let shows: BidsDesk['shows'];
  beforeAll(() => {
    ({ page, call, rows, codes, bidsBy, summary, shows } = deskOf());
  });

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

  const sortedBy = (sort: string, order: string) => {
    const query = new URL(page.url()).searchParams;
    return query.get('sort') === sort && query.get('order') === order;
  };
  /** Chooses until the address holds the order: a press while a menu closes can be lost. */
  const choosesOldest = () =>
    expect
      .poll(async () => {
        if (sortedBy('submittedAt', 'ASC')) return true;
        await page.getByRole('combobox', { name: /^Sort/ }).click();
        await page.getByRole('option', { name: 'Oldest' }).click();
        return sortedBy('submittedAt', 'ASC');
      })
      .toBe(true);
  /** Presses a column's head once: each press turns the order over. Its name says what the press will do. */
  const sortsByQuote = async (order: 'ascending' | 'descending') => {
    await page.getByRole('button', { name: `Sort by Quote ${order}` }).click();
    await expect.poll(() => sortedBy('estimatedPrice', order === 'ascending' ? 'ASC' : 'DESC')).toBe(true);
  };

  it('says so where nothing is left', async () => {
    await page.getByLabel('Search bids').fill('no such thing anywhere');
    await page.getByText('No bids here').waitFor();
    await press(page, 'Clear filters');
    await shows(await bidsBy({}));
  });

  it('sorts newest, oldest and by a column’s head', async () => {
    await choosesOldest();
    await shows(await bidsBy({}, [0, 9], ['submittedAt', 'ASC']));
    await sortsByQuote('ascending');
    await shows(await bidsBy({}, [0, 9], ['estimatedPrice', 'ASC']));
    await sortsByQuote('descending');
    await shows(await bidsBy({}, [0, 9], ['estimatedPrice', 'DESC']));
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
}

const dayBefore = (days: number): string =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
