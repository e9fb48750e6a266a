import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { siteVisit as texts } from '#texts/site-visit';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { SiteVisitForm } from './components/site-visit-form.js';

const FORM = {
  title: 'Farmhouse kitchen',
  version: 1,
  floorPlanSvgUrl: null,
  lengths: [
    { id: 'w1', label: 'South wall', inches: 144, least: 24, most: 1200 },
    { id: 'window-1/sill', label: 'Window, sill', inches: 42, least: 0, most: 240 },
    { id: 'ceiling', label: 'Ceiling above the finished floor', inches: 96, least: 72, most: 240 },
  ],
  verified: null,
  changes: [],
};
const DONE = {
  ...FORM,
  version: 2,
  verified: { name: 'Dana Reyes', on: '2026-11-23' },
  changes: [`South wall: 12'-0", now 11'-9 1/2".`],
};
const PATH = '/api/site-visits/j1';

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: texts.button }));

beforeEach(() => vi.stubGlobal('scrollTo', () => undefined));

it('sends what was typed, with the version that was shown, and says what changed', async () => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: FORM }, [`POST ${PATH}`]: { status: 201, body: DONE } });
  renderPage(<SiteVisitForm siteKey="j1" />);
  await screen.findByLabelText('South wall');
  type('South wall', `11' 9 1/2"`);
  type(texts.name, 'Dana Reyes');
  send();
  await screen.findByText(`South wall: 12'-0", now 11'-9 1/2".`);
  screen.getByText('Field-verified by Dana Reyes, 2026-11-23.');
  expect(calls.at(-1)?.body).toEqual({
    name: 'Dana Reyes',
    baseVersion: 1,
    lengths: [{ id: 'w1', inches: 141.5 }],
  });
});

it('takes a number without a unit as inches beside a length that is told in inches', async () => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: FORM }, [`POST ${PATH}`]: { status: 201, body: DONE } });
  renderPage(<SiteVisitForm siteKey="j1" />);
  await screen.findByLabelText('South wall');
  type('South wall', '12');
  type('Window, sill', '30 1/2');
  type(texts.name, 'Dana');
  send();
  await screen.findByText('Field-verified by Dana Reyes, 2026-11-23.');
  expect(calls.at(-1)?.body).toMatchObject({
    lengths: [
      { id: 'w1', inches: 144 },
      { id: 'window-1/sill', inches: 30.5 },
    ],
  });
});

it('sends nothing that is no length, out of its bounds, or without a name', async () => {
  const calls = fakeApi({ [`GET ${PATH}`]: { body: FORM } });
  renderPage(<SiteVisitForm siteKey="j1" />);
  await screen.findByLabelText('South wall');
  type(texts.name, 'Dana');
  send();
  await screen.findByText(texts.none);
  type('South wall', 'about twelve');
  send();
  await screen.findByText(texts.noLength);
  type('South wall', '10 in');
  send();
  await waitFor(() => expect(screen.queryByText(texts.noLength)).toBeNull());
  expect(screen.getByLabelText('South wall').getAttribute('aria-invalid')).toBe('true');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('keeps what was typed where the server refuses it, in its sentence', async () => {
  const message = 'Somebody else has measured this room since.';
  fakeApi({ [`GET ${PATH}`]: { body: FORM }, [`POST ${PATH}`]: { status: 409, body: { message } } });
  renderPage(<SiteVisitForm siteKey="j1" />);
  await screen.findByLabelText('South wall');
  type('South wall', '12 ft');
  type(texts.name, 'Dana');
  send();
  await screen.findByText(message);
  expect((screen.getByLabelText('South wall') as HTMLInputElement).value).toBe('12 ft');
});
