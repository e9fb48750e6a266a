import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { common } from '#texts/common';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { designRequestOf } from './api/request-design.js';
import { DEFAULT_PREFERENCES } from './preferences.js';
import { useGeneration } from './use-generation.js';

const REQUEST = designRequestOf(
  DEFAULT_PREFERENCES,
  { zipCode: '78704', fullAddress: '' },
  { designPrompt: 'a', contractorPrompt: 'b', defaults: [] },
  undefined,
  undefined,
);
const DESIGN = { _id: 'd1', title: 'A kitchen' };

function Bench({ job = null }: { job?: string | null }) {
  const [jobIds, setJobIds] = useState<readonly string[]>(job ? [job] : []);
  const { view, designs, start, startAnother, startSibling, resume, cancel } = useGeneration(
    jobIds,
    setJobIds,
  );
  return (
    <>
      <p data-testid="job">{jobIds.join(' ')}</p>
      <p data-testid="designs">{designs.map(({ _id }) => _id).join(' ')}</p>
      <p data-testid="state">{view.state}</p>
      <p data-testid="says">
        {'message' in view ? view.message : view.state === 'done' ? view.designs[0]?.title : ''}
      </p>
      <button type="button" onClick={() => start(REQUEST)}>
        start
      </button>
      <button type="button" onClick={() => startAnother?.(REQUEST, 2)}>
        three
      </button>
      <button type="button" onClick={() => startSibling?.(designs[0]!, { tier: 'finer' })}>
        finer
      </button>
      <button type="button" onClick={() => startAnother?.(REQUEST)}>
        another
      </button>
      <button type="button" onClick={resume}>
        resume
      </button>
      <button type="button" onClick={cancel}>
        cancel
      </button>
    </>
  );
}

const says = () => screen.getByTestId('says').textContent;
const state = () => screen.getByTestId('state').textContent;
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
const press = async (name: string) => {
  await act(async () => screen.getByText(name).click());
  await pass(0);
};

beforeEach(() => {
  vi.useFakeTimers();
});

it('shows designs that come at once', async () => {
  fakeApi({ 'POST /api/designs': { body: [DESIGN] } });
  renderPage(<Bench />);
  await press('start');
  expect(says()).toBe('A kitchen');
});

it('says what is doubted of a photo, and that it may be used anyway', async () => {
  fakeApi({
    'POST /api/designs': {
      status: 422,
      body: {
        message: MESSAGES.photo['too-dark'],
        details: [{ field: 'useAnyway', message: MESSAGES.pictures.useAnyway }],
      },
    },
  });
  renderPage(<Bench />);
  await press('start');
  expect(state()).toBe('doubted');
  expect(says()).toBe(`${MESSAGES.photo['too-dark']} ${MESSAGES.pictures.useAnyway}`);
});

it('follows a job every 2.5 s until it is done', async () => {
  const working = { body: { jobId: 'j1', status: 'processing', progress: 40 } };
  const seen = fakeApi({
    'POST /api/designs': { status: 202, body: { jobId: 'j1', siteKey: 'j1_key' } },
    'GET /api/designs/j1': [working, working, { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } }],
  });
  renderPage(<Bench />);
  await press('start');
  expect(state()).toBe('working');
  // The first answer says how far it is, the second is held back until there is a first look.
  expect(seen.map(({ path }) => path)).toEqual([
    '/api/designs',
    '/api/designs/j1',
    '/api/designs/j1?until=preview',
  ]);
  await pass(LIMITS.designPollMs - 1);
  expect(JSON.parse(window.localStorage.getItem('plumbline.site-keys')!)).toEqual({ j1: 'j1_key' });
  expect(seen).toHaveLength(3);
  await pass(1);
  expect(says()).toBe('A kitchen');
});

it('waits for the end as soon as there is a first look', async () => {
  const preview = { jobId: 'j1', status: 'processing', progress: 40, previewUrl: '/files/preview.jpg' };
  const seen = fakeApi({
    'GET /api/designs/j1': [
      { body: { jobId: 'j1', status: 'processing', progress: 10 } },
      { body: preview },
      { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } },
    ],
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await pass(1);
  await pass(1);
  expect(seen.map(({ path }) => path.split('?')[1])).toEqual([undefined, 'until=preview', 'until=end']);
  expect(says()).toBe('A kitchen');
});

it('looks for the finer picture of a design that is done, through dropped looks, until it is there', async () => {
  const done = (design: object) => ({
    body: { jobId: 'j1', status: 'done', designs: [{ ...DESIGN, ...design }] },
  });
  const refining = done({ refining: true });
  const dropped = { status: 503, body: { message: 'Starting up.' } };
  const seen = fakeApi({
    'GET /api/designs/j1': [refining, refining, dropped, done({ title: 'A finer kitchen', refining: false })],
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  expect(says()).toBe('A kitchen');
  await pass(2 * LIMITS.refinedPollMs);
  expect(seen).toHaveLength(3);
  expect(state()).toBe('done');
  await pass(LIMITS.refinedPollMs);
  expect(says()).toBe('A finer kitchen');
  await pass(2 * LIMITS.refinedPollMs);
  expect(seen).toHaveLength(4);
});

it('gives up after 120 s and can be resumed', async () => {
  fakeApi({ 'GET /api/designs/j1': { body: { jobId: 'j1', status: 'processing' } } });
  renderPage(<Bench job="j1" />);
  await pass(LIMITS.designGiveUpMs - 1);
  expect(state()).toBe('working');
  await pass(1);
  expect(says()).toBe(MESSAGES.generation.tooLong);
  await press('resume');
  expect(state()).toBe('working');
});

it.each([
  ['The room is too small.', MESSAGES.generation.failed('The room is too small.')],
  [undefined, 'AI generation failed: unknown error'],
  [MESSAGES.generation.cancelled, MESSAGES.generation.cancelled],
])('says why a job failed: %s', async (error, sentence) => {
  fakeApi({ 'GET /api/designs/j1': { body: { jobId: 'j1', status: 'failed', error } } });
  renderPage(<Bench job="j1" />);
  await pass(0);
  expect(says()).toBe(sentence);
});

it('forgives two dropped polls and reports the third', async () => {
  const seen = fakeApi({ 'GET /api/designs/j1': { status: 503, body: { message: 'Starting up.' } } });
  renderPage(<Bench job="j1" />);
  await pass(2 * LIMITS.designPollMs);
  expect(seen).toHaveLength(3);
  expect(says()).toBe(MESSAGES.generation.polling('Starting up.'));
});

it('looks again by itself once the connection is back', async () => {
  const gone = new TypeError('Failed to fetch');
  fakeApi({
    'GET /api/designs/j1': [gone, gone, gone, { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } }],
  });
  renderPage(<Bench job="j1" />);
  await pass(2 * LIMITS.designPollMs);
  expect(says()).toBe(MESSAGES.generation.polling(common.unreachable));
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(says()).toBe('A kitchen');
});

it('puts another idea beside the first, which stays all the while, and asks that it differs', async () => {
  const working = { body: { jobId: 'j2', status: 'processing', progress: 40 } };
  const second = { ...DESIGN, _id: 'd2' };
  const seen = fakeApi({
    'GET /api/designs/j1': { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } },
    'POST /api/designs': { status: 202, body: { jobId: 'j2' } },
    'GET /api/designs/j2': [working, working, { body: { jobId: 'j2', status: 'done', designs: [second] } }],
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('another');
  expect(state()).toBe('working');
  expect(screen.getByTestId('job').textContent).toBe('j1 j2');
  expect(screen.getByTestId('designs').textContent).toBe('d1');
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ otherThan: ['d1'] });
  await pass(LIMITS.designPollMs);
  expect(screen.getByTestId('designs').textContent).toBe('d1 d2');
  expect(state()).toBe('done');
});

it('asks for two further ideas one after the other, each unlike all before', async () => {
  const done = (n: number) => ({
    body: { jobId: `j${n}`, status: 'done', designs: [{ ...DESIGN, _id: `d${n}` }] },
  });
  const seen = fakeApi({
    'GET /api/designs/j1': done(1),
    'POST /api/designs': [
      { status: 202, body: { jobId: 'j2' } },
      { status: 202, body: { jobId: 'j3' } },
    ],
    'GET /api/designs/j2': done(2),
    'GET /api/designs/j3': done(3),
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('three');
  await pass(0);
  await pass(0);
  expect(screen.getByTestId('designs').textContent).toBe('d1 d2 d3');
  const posted = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posted).toMatchObject([{ otherThan: ['d1'] }, { otherThan: ['d1', 'd2'] }]);
});

it('varies a design by its id, beside it', async () => {
  const seen = fakeApi({
    'GET /api/designs/j1': { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } },
    'POST /api/designs': { status: 202, body: { jobId: 'j2' } },
    'GET /api/designs/j2': {
      body: { jobId: 'j2', status: 'done', designs: [{ ...DESIGN, _id: 'd2' }] },
    },
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('finer');
  expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
    siblingOf: 'd1',
    tier: 'finer',
    count: 1,
  });
  expect(screen.getByTestId('designs').textContent).toBe('d1 d2');
});

it('keeps what is there when another idea fails', async () => {
  fakeApi({
    'GET /api/designs/j1': { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } },
    'POST /api/designs': { status: 202, body: { jobId: 'j2' } },
    'GET /api/designs/j2': { body: { jobId: 'j2', status: 'failed', error: 'No other layout.' } },
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('another');
  expect(says()).toBe(MESSAGES.generation.failed('No other layout.'));
  expect(screen.getByTestId('designs').textContent).toBe('d1');
});

it('keeps the concept at its address when another idea is refused', async () => {
  fakeApi({
    'GET /api/designs/j1': { body: { jobId: 'j1', status: 'done', designs: [DESIGN] } },
    'POST /api/designs': { status: 503, body: {} },
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('another');
  expect(says()).toBe(MESSAGES.generation.couldNot(common.answeredBadly(503)));
  expect(screen.getByTestId('designs').textContent).toBe('d1');
  expect(screen.getByTestId('job').textContent).toBe('j1');
});

it('says at once that a job is not there', async () => {
  fakeApi({ 'GET /api/designs/j1': { status: 404, body: { message: 'We could not find that.' } } });
  renderPage(<Bench job="j1" />);
  await pass(0);
  expect(says()).toBe(MESSAGES.generation.polling('We could not find that.'));
});

it('tells a refused request and an answer nobody expects apart', async () => {
  fakeApi({ 'POST /api/designs': [{ status: 429, body: { message: 'Please wait.' } }, { body: [] }] });
  renderPage(<Bench />);
  await press('start');
  expect(says()).toBe(MESSAGES.generation.couldNot('Please wait.'));
  await press('start');
  expect(says()).toBe(MESSAGES.generation.unexpected);
});

it('cancels by DELETE', async () => {
  const seen = fakeApi({
    'GET /api/designs/j1': [
      { body: { jobId: 'j1', status: 'processing' } },
      { body: { jobId: 'j1', status: 'failed', error: MESSAGES.generation.cancelled } },
    ],
    'DELETE /api/designs/j1': {},
  });
  renderPage(<Bench job="j1" />);
  await pass(0);
  await press('cancel');
  await pass(0);
  expect(seen.some(({ method }) => method === 'DELETE')).toBe(true);
  expect(says()).toBe(MESSAGES.generation.cancelled);
});
