import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { common } from '#texts/common';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { Drawings } from './drawings.js';

const SET = '/api/designs/d1/drawings';
const HOST = 'http://other.test/api/designs/d1';
const ANSWER = {
  sheets: [
    { number: 'A-1', title: 'Floor plan', url: `${HOST}/drawings/A-1.svg` },
    { number: 'A-2.1', title: 'Interior elevations', url: `${HOST}/drawings/A-2.1.svg` },
    { number: 'E-1', title: 'Power and light', url: `${HOST}/drawings/E-1.svg` },
  ],
  letterPdfUrl: `${HOST}/drawings.pdf?paper=letter`,
  tabloidPdfUrl: `${HOST}/drawings.pdf?paper=tabloid`,
  quantitiesCsvUrl: `${HOST}/quantities.csv`,
  cabinetsCsvUrl: null,
};

// What jsdom lacks of a browser.
beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));

const open = () => fireEvent.click(screen.getByRole('button', { name: common.drawings.title }));
const sheet = () => screen.getByRole('dialog').querySelector('img')!;
const swipe = (by: number, down = 0) => {
  const stage = sheet().parentElement!;
  fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 300 }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + by, clientY: 300 + down }] });
};

it('opens the sheets to leaf through by finger, with the files to take away, on the origin of the page', async () => {
  fakeApi({ [`GET ${SET}`]: { body: ANSWER } });
  renderPage(<Drawings url={SET} cover={null} />);
  open();
  await screen.findByRole('dialog');
  expect(sheet().alt).toBe('A-1 Floor plan');
  expect(sheet().getAttribute('src')).toBe('/api/designs/d1/drawings/A-1.svg');
  swipe(-120);
  expect(sheet().alt).toBe('A-2.1 Interior elevations');
  swipe(30);
  swipe(-80, 200);
  expect(sheet().alt).toBe('A-2.1 Interior elevations');
  swipe(120);
  swipe(120);
  expect(sheet().alt).toBe('E-1 Power and light');
  fireEvent.click(screen.getByRole('button', { name: common.actualSize }));
  // Now a finger moves about in the sheet.
  swipe(120);
  expect(sheet().alt).toBe('E-1 Power and light');
  const files = within(screen.getByRole('dialog')).getAllByRole('link');
  expect(files.map((link) => link.getAttribute('href'))).toEqual([
    '/api/designs/d1/drawings.pdf?paper=letter',
    '/api/designs/d1/drawings.pdf?paper=tabloid',
    '/api/designs/d1/quantities.csv',
  ]);
  fireEvent.click(screen.getByRole('button', { name: common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('hands a bidder the quantities without our prices', async () => {
  fakeApi({ [`GET ${SET}`]: { body: ANSWER } });
  renderPage(<Drawings url={SET} cover={null} toPrice />);
  open();
  const files = within(await screen.findByRole('dialog')).getAllByRole('link');
  expect(files.map((link) => link.getAttribute('href'))).toContain(
    '/api/designs/d1/quantities.csv?prices=none',
  );
});

it('says where the drawings did not load, and opens them the next time', async () => {
  fakeApi({ [`GET ${SET}`]: [{ status: 500 }, { body: ANSWER }] });
  renderPage(<Drawings url={SET} cover={null} />);
  open();
  await screen.findByText(common.drawings.failed);
  open();
  await screen.findByRole('dialog');
});
