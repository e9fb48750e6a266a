import type { Estimate, EstimateLine, Room } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Design } from '#types/design.js';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { DesignList, type DesignListProps } from './components/designs/design-list.js';
import type { ProjectFacts } from './facts-of.js';

const DESIGN: Design = {
  _id: 'd1',
  title: 'Coastal kitchen',
  description: 'An L of cabinets.',
  imageUrl: '/files/designs/d1/picture.jpg',
  floorPlanUrl: null,
  designPrompt: 'Coastal, please.',
  contractorPrompt: 'Labor only.',
  style: 'coastal',
  estimatedCost: 40_000,
  meta: { preset: 'coastal', seed: 7, guidance_scale: null, provider: 'embedded', samples: 8 },
};

const onRequested = vi.fn();

const FACTS: ProjectFacts = {
  zip: '78704',
  photoUrl: undefined,
  preferences: { category: 'kitchen' },
  files: [],
};

const listOf = (designs: readonly Design[], rest: Partial<DesignListProps> = {}) => (
  <DesignList designs={designs} project={FACTS} onRequested={onRequested} {...rest} />
);

function show(designs: readonly Design[] = [DESIGN], project: Partial<ProjectFacts> = {}) {
  return renderPage(listOf(designs, { project: { ...FACTS, ...project } }));
}

const bidForm = () => screen.getByRole('form', { name: 'Ask contractors near you' });
const favouriteButton = () => screen.getByRole('button', { name: 'Favorite: Coastal kitchen' });
const mailFavourites = () => fireEvent.click(screen.getByRole('button', { name: 'Email Me My Favorites' }));
const typeEmail = () =>
  fireEvent.change(screen.getAllByLabelText('Your email')[0]!, { target: { value: 'rosa@example.com' } });

it('shows a card with everything a design has', () => {
  show();
  screen.getByRole('heading', { name: 'AI Remodel Suggestions' });
  screen.getByText('1 result');
  screen.getByText(DESIGN.description);
  screen.getByText(DESIGN.designPrompt);
  screen.getByText(DESIGN.contractorPrompt);
  screen.getByText(MESSAGES.generation.noPlan);
  expect(screen.getByText('Seed').nextSibling?.textContent).toBe('7');
  expect(screen.getByText('Guidance').nextSibling?.textContent).toBe('–');
});

it('says why a picture is gone, and shows the plan for it among ideas', () => {
  const plan = '/files/designs/d1/plan.png';
  const gone = {
    ...DESIGN,
    imageUrl: null,
    thumbnailUrl: null,
    floorPlanUrl: plan,
    survey: null,
    pictureNote: MESSAGES.designs.pictureErased,
  };
  const { container } = show([gone, { ...DESIGN, _id: 'd2' }]);
  screen.getByText(MESSAGES.designs.pictureErased);
  expect(container.querySelector(`[aria-pressed] img[src="${plan}"]`)).not.toBeNull();
  expect(screen.queryByRole('img', { name: /Concept picture/ })).toBeNull();
});

it('compares photo and concept under a slider only where one camera took both', () => {
  const url = DESIGN.imageUrl as string;
  const camera = { width: 1200, height: 1600 };
  const aligned = { kind: 'from-photo', stage: 'picture', url, width: 1086, height: 1448, camera } as const;
  const main = {
    ...aligned,
    kind: 'main',
    url: '/files/designs/d1/view-main.jpg',
    camera: undefined,
  } as const;
  const photoUrl = '/files/uploads/u1.jpg';
  const { unmount } = show([{ ...DESIGN, photoUrl, pictures: [aligned, main] } as unknown as Design]);
  const after = screen.getByAltText('Concept picture: Coastal kitchen');
  expect(after.getAttribute('width')).toBe('1086');
  screen.getByRole('slider');
  screen.getByAltText('Another view: Coastal kitchen');
  unmount();
  show([{ ...DESIGN, photoUrl, pictures: [{ ...aligned, camera: undefined }] } as unknown as Design]);
  expect(screen.queryByRole('slider')).toBeNull();
});

it('shows the further views of a room that nobody measured below its picture', () => {
  const main = { kind: 'main', stage: 'picture', url: DESIGN.imageUrl, width: 1536, height: 1024 } as const;
  const detail = { ...main, kind: 'detail', url: '/files/designs/d1/view-detail.jpg' } as const;
  show([{ ...DESIGN, pictures: [main, detail] } as unknown as Design]);
  expect(screen.getAllByAltText('Another view: Coastal kitchen')).toHaveLength(1);
});

it('puts a placeholder where a picture is broken', () => {
  show();
  fireEvent.error(screen.getByAltText('Concept picture: Coastal kitchen'));
  screen.getByRole('img', { name: /Picture not available/ });
});

it('keeps favourites by id through a reload', () => {
  const { unmount } = show();
  fireEvent.click(favouriteButton());
  unmount();
  show([DESIGN, { ...DESIGN, _id: 'd2', title: 'Coastal kitchen' }]);
  expect(
    screen
      .getAllByRole('button', { name: 'Favorite: Coastal kitchen' })
      .map((button) => button.getAttribute('aria-pressed')),
  ).toEqual(['true', 'false']);
});

it('asks for an email and a favourite, then mails them', async () => {
  const seen = fakeApi({ 'POST /api/send-summary': { body: { message: 'On its way.' } } });
  show();
  typeEmail();
  mailFavourites();
  screen.getByText(MESSAGES.favourites.required);
  fireEvent.click(favouriteButton());
  mailFavourites();
  await screen.findByText('On its way.');
  expect(seen[0]?.body).toMatchObject({ email: 'rosa@example.com', designs: [{ _id: 'd1' }] });
});

it('says when the favourites could not be sent', async () => {
  fakeApi({ 'POST /api/send-summary': { status: 500, body: {} } });
  show();
  typeEmail();
  fireEvent.click(favouriteButton());
  mailFavourites();
  await screen.findByText(MESSAGES.favourites.failed);
});

it('asks for email and ZIP before it requests bids', () => {
  show();
  fireEvent.submit(bidForm());
  screen.getByText(MESSAGES.request.required);
});

it("falls back to the preferences' ZIP and hands on the server's sentence", async () => {
  const seen = fakeApi({
    'POST /api/send-to-contractors': { body: { message: 'Sent to contractor!', count: 2 } },
  });
  show();
  typeEmail();
  fireEvent.change(screen.getByLabelText('ZIP code'), { target: { value: '' } });
  fireEvent.submit(bidForm());
  await waitFor(() => expect(onRequested).toHaveBeenCalledWith('Sent to contractor!', 2));
  expect(seen[0]?.body).toMatchObject({ zip: '78704', previewOnly: false, design: { _id: 'd1' } });
  expect(seen[0]?.headers['idempotency-key']).toBeTruthy();
});

it('says why a request failed, and forgets it after 5 s', async () => {
  fakeApi({ 'POST /api/send-to-contractors': { status: 429, body: { message: 'Please wait.' } } });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  show();
  typeEmail();
  fireEvent.submit(bidForm());
  const said = await screen.findByText(MESSAGES.request.failed('Please wait.'));
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(said.textContent).toBe(''));
});

it('says that the design is ready, and stands on its heading', async () => {
  show();
  await screen.findByText('Your design is ready.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI Remodel Suggestions' }));
});

it('sends the ZIP and the photo of the design itself where this tab knows neither', async () => {
  const seen = fakeApi({ 'POST /api/send-to-contractors': { body: { message: 'Sent.', count: 1 } } });
  const shared = {
    ...DESIGN,
    zipCode: '97202',
    category: 'bathroom',
    photoUrl: 'http://site.test/files/uploads/a.jpg',
  };
  show([shared], { zip: '', preferences: { category: 'kitchen', budget: '15000' } });
  screen.getByAltText('Your photo');
  typeEmail();
  fireEvent.submit(bidForm());
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.body).toMatchObject({
    zip: '97202',
    preferences: { category: 'bathroom', style: 'coastal', zipCode: '97202' },
    files: [{ imageUrl: shared.photoUrl, name: 'photo.jpg' }],
  });
});

it('sends all photos of the tab with a design made from one of them', async () => {
  const seen = fakeApi({ 'POST /api/send-to-contractors': { body: {} } });
  const files = [
    { imageUrl: '/files/uploads/a.jpg', name: 'a.jpg' },
    { imageUrl: '/files/uploads/b.jpg', name: 'b.jpg' },
  ];
  show([{ ...DESIGN, photoUrl: 'http://site.test/files/uploads/a.jpg' }], { files });
  typeEmail();
  fireEvent.submit(bidForm());
  await waitFor(() => expect(seen[0]?.body).toMatchObject({ files, preferences: { category: 'kitchen' } }));
});

const ESTIMATE: Estimate = {
  low: 30_000,
  likely: 40_000,
  high: 52_000,
  year: 2026,
  notes: [],
  laborFactor: 1,
  contingency: { low: 0, likely: 0, high: 0 },
  deposit: { text: 'No rule caps the deposit here.' },
  duration: { days: [20, 30], text: 'Four to six weeks on site.', source: 'a guide' },
  part: { workType: 'labor only', low: 12_000, likely: 16_000, high: 21_000 },
  lines: (['cabinets', 'counters', 'tile', 'flooring', 'painting', 'plumbing'] as const).map(
    (trade, index) => ({
      item: trade,
      trade,
      quantity: 1,
      unit: 'each',
      state: 'included',
      laborUsd: 5_000 - index * 500,
      materialUsd: 5_000 - index * 500,
      year: 2026,
      source: 'a guide',
      sure: 'H',
      low: 1_000,
      likely: 10_000 - index * 1_000,
      high: 20_000,
    }),
  ),
};

it('says at a glance the whole price, the part asked for, what is open, and five rows of cost', () => {
  const brief = {
    understood: ['quartz', 'oak', 'island'].map((said) => ({ field: 'designPrompt', said, meaning: said })),
    assumed: [],
    unread: ['grumpf'],
    unmet: ['No window seat: the wall is too short.'],
  };
  show([{ ...DESIGN, estimate: ESTIMATE, brief }]);
  screen.getByText('$30,000–$52,000');
  screen.getByText('likely $40,000');
  screen.getByText('labor only: about $16,000');
  screen.getByText('3 of 5 wishes are in, 2 need you.');
  screen.getByText('Not understood: “grumpf”.');
  const rows = screen.getByText('All else').closest('dl')!;
  expect([...rows.querySelectorAll('dt')].map((row) => row.textContent)).toEqual([
    'Cabinets',
    'Counters',
    'Tile',
    'Flooring',
    'All else',
  ]);
  expect(rows.lastElementChild?.textContent).toContain('$6,000');
});

it('counts a wish that was written in two fields once', () => {
  const entry = (id: string, field: string, outcome: 'drawn' | 'unclear', text: string) => ({
    id,
    field,
    start: 0,
    end: text.length,
    text,
    understood: '',
    outcome,
  });
  const ledger = [
    entry('l1', 'designPrompt', 'drawn', 'New counters'),
    entry('l2', 'designPrompt', 'unclear', 'grumpf'),
    entry('l3', 'contractorPrompt', 'drawn', 'new  counters'),
    entry('l4', 'contractorPrompt', 'unclear', 'Grumpf'),
  ];
  show([{ ...DESIGN, brief: { understood: [], assumed: [], unread: [], unmet: [], ledger } }]);
  screen.getByText('1 of 2 wishes are in, 1 needs you.');
});

it('shows ideas beside each other, one of them whole, and marks each as a favorite', () => {
  const second = { ...DESIGN, _id: 'd2', title: 'Galley with a bar' };
  show([DESIGN, second]);
  const idea = (name: RegExp) => screen.getByRole('button', { name });
  expect(screen.getByRole('article', { name: 'Coastal kitchen' })).toBeTruthy();
  fireEvent.click(idea(/^Idea 2/));
  expect(screen.getByRole('article', { name: 'Galley with a bar' })).toBeTruthy();
  fireEvent.click(idea(/^Favorite: Galley/));
  fireEvent.click(idea(/^Favorite: Coastal/));
  screen.getByText('2 favorites on this device');
});

it('keeps the design that bids are being asked for when another idea comes, until something else is asked for', () => {
  const [second, third] = ['d2', 'd3'].map((_id) => ({ ...DESIGN, _id, title: `Kitchen ${_id}` })) as [
    Design,
    Design,
  ];
  const { rerender } = show([DESIGN]);
  typeEmail();
  rerender(listOf([DESIGN, second]));
  expect(screen.getByRole('article', { name: 'Coastal kitchen' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Idea 2/ })).toBeTruthy();
  // Another one that is looked at has no form that was begun.
  fireEvent.click(screen.getByRole('button', { name: /^Idea 2/ }));
  rerender(listOf([DESIGN, second, third]));
  expect(screen.getByRole('article', { name: 'Kitchen d3' })).toBeTruthy();
});

it('mails the favorites of earlier visits too', async () => {
  const seen = fakeApi({ 'POST /api/send-summary': { body: { message: 'On its way.' } } });
  const { unmount } = show([{ ...DESIGN, jobId: 'j1' }]);
  fireEvent.click(favouriteButton());
  unmount();
  show([{ ...DESIGN, _id: 'd2', title: 'Galley', jobId: 'j2' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Favorite: Galley' }));
  typeEmail();
  mailFavourites();
  await screen.findByText('On its way.');
  expect(seen[0]?.body).toMatchObject({ designs: [{ _id: 'd2' }, { _id: 'd1' }] });
});

it('goes to the idea on its way when one is asked for, and back to the heading when it is called off', async () => {
  const scrolled: Element[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this);
  });
  const pending = { job: null, cancelling: false };
  const { rerender } = renderPage(listOf([DESIGN], { onAnother: () => {} }));
  screen.getByRole('button', { name: 'Another idea' }).focus();
  rerender(listOf([DESIGN], { onAnother: () => {}, pending }));
  const item = screen.getByText('Another idea is on its way').closest('li');
  expect(document.activeElement).toBe(item);
  expect(scrolled).toEqual([item]);
  rerender(listOf([DESIGN], { onAnother: () => {}, pending: { ...pending, cancelling: true } }));
  expect(scrolled).toHaveLength(1);
  rerender(listOf([DESIGN], { onAnother: () => {} }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'AI Remodel Suggestions' }));
});

it('stays where the page opens while an idea is on its way', () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderPage(listOf([DESIGN], { pending: { job: null, cancelling: false } }));
  expect(scroll).not.toHaveBeenCalled();
});

const QUESTION = {
  id: 'sinks',
  text: 'Two sinks',
  about: 'two sinks',
  answers: [
    { id: 'one-station', text: 'one station with two bowls' },
    { id: 'two-stations', text: 'two stations' },
  ],
  taken: 'one-station',
};
const asking = (id: string, taken: string) =>
  ({
    ...DESIGN,
    _id: id,
    brief: { understood: [], assumed: [], unread: [], unmet: [], questions: [{ ...QUESTION, taken }] },
  }) as Design;

it('draws the other answer to a question as a design beside the first, and goes back to that', () => {
  const onChange = vi.fn();
  const first = asking('d1', 'one-station');
  const { rerender } = renderPage(listOf([first], { onChange }));
  const group = () => screen.getByRole('group', { name: 'Two sinks, as in “two sinks”' });
  const answer = (name: string) => screen.getByRole('button', { name });
  expect(group().textContent).toBe('Two sinks: one station with two bowlstwo stations?');
  fireEvent.click(answer('Two sinks: two stations'));
  expect(onChange).toHaveBeenCalledWith(first, { answers: [{ question: 'sinks', answer: 'two-stations' }] });

  const pending = { job: { jobId: 'j2', status: 'processing', progress: 30 }, cancelling: false };
  rerender(listOf([first], { onChange, pending }));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30');
  expect(answer('Two sinks: two stations').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(answer('Two sinks: two stations'));
  expect(onChange).toHaveBeenCalledTimes(1);

  const other = asking('d2', 'two-stations');
  rerender(listOf([first, other], { onChange }));
  expect(group().textContent).toContain('Two sinks: two stations');
  fireEvent.click(answer('Back to the design before'));
  expect(group().textContent).toContain('Two sinks: one station');
  // What was drawn already is shown, and not drawn again.
  fireEvent.click(answer('Two sinks: two stations'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(group().textContent).toContain('Two sinks: two stations');
});

const line = (trade: string, item: string, likely: number) =>
  ({
    trade,
    item,
    low: likely,
    likely,
    high: likely,
    quantity: 1,
    unit: 'each',
    state: 'included',
  }) as EstimateLine;
const priced = (id: string, tier: 'simpler' | 'finer' | undefined, lines: readonly EstimateLine[]) =>
  ({
    ...DESIGN,
    _id: id,
    brief: {
      understood: [],
      assumed: [],
      unread: [],
      unmet: [],
      ...(tier ? { tier } : {}),
      extent: { id: tier === 'simpler' ? 'replace' : 'rearrange', from: 'assumed' },
    },
    estimate: { lines, low: 1, likely: lines.reduce((n, l) => n + l.likely, 0), high: 2, notes: [] },
  }) as unknown as Design;

it('asks for the same wish for a lower and a higher sum, and lays what differs side by side with its price', () => {
  const onChange = vi.fn();
  const first = priced('d1', undefined, [
    line('cabinets', 'Semi-custom', 14_000),
    line('painting', 'Paint', 900),
  ]);
  const { rerender } = renderPage(listOf([first], { onChange }));
  fireEvent.click(screen.getByRole('button', { name: 'Simpler' }));
  expect(onChange).toHaveBeenCalledWith(first, { tier: 'simpler' });
  const low = priced('d2', 'simpler', [line('cabinets', 'Stock', 6_000), line('painting', 'Paint', 900)]);
  rerender(listOf([first, low], { onChange }));
  const table = screen.getByRole('region', { name: 'What differs' });
  expect([...table.querySelectorAll('tr')].map((row) => [...row.children].map((c) => c.textContent))).toEqual(
    [
      ['Part', 'Idea 1', 'Idea 2: Simpler'],
      ['In all', '$14,900', '$6,900'],
      ['Work', 'Laid out anew', 'Replaced in place'],
      ['Cabinets', '$14,000Semi-custom', '$6,000Stock'],
    ],
  );
  // The one that is there is shown.
  fireEvent.click(screen.getByRole('button', { name: 'Back to the design before' }));
  fireEvent.click(screen.getByRole('button', { name: 'Simpler' }));
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('shows the same room in another finish with one tap', () => {
  const onChange = vi.fn();
  const finish = (color: string, material = 'paint') => ({ color, material });
  const room = {
    items: [{ kind: 'base-cabinet' }],
    finishes: {
      cabinets: finish('#f5f4f0', 'painted-wood'),
      counter: finish('#f2f1ee', 'quartz'),
      floor: finish('#b08d63', 'oak-plank'),
      walls: finish('#f1f0ec'),
      metal: finish('#b08d4c', 'brass'),
    },
  } as unknown as Room;
  const { rerender } = renderPage(listOf([{ ...DESIGN, room }], { onChange }));
  const swatch = (surface: string, name: string) =>
    [...screen.getByRole('group', { name: surface }).querySelectorAll('button')].find(
      (button) => button.getAttribute('aria-label') === name,
    )!;
  expect(screen.queryByRole('group', { name: 'Counter' })).toBeNull();
  expect(swatch('Cabinets', 'White').getAttribute('aria-pressed')).toBe('true');
  expect(swatch('Walls', 'White').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(swatch('Cabinets', 'Sage'));
  expect(onChange).toHaveBeenCalledWith({ ...DESIGN, room }, { finishes: { cabinets: 'sage' } });
  const sage = {
    ...DESIGN,
    _id: 'd2',
    room: { ...room, finishes: { ...room.finishes, cabinets: finish('#9aa88d', 'painted-wood') } },
  };
  rerender(listOf([{ ...DESIGN, room }, sage], { onChange }));
  expect(swatch('Cabinets', 'Sage').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(swatch('Cabinets', 'White'));
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(swatch('Cabinets', 'White').getAttribute('aria-pressed')).toBe('true');
});
