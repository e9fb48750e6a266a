import { MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Design } from '#types/design.js';
import { fakeApi } from '../../../test/fake-api.js';
import { renderPage } from '../../../test/render-page.js';
import { DesignList } from './components/design-list.js';

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

function show(designs: readonly Design[] = [DESIGN]) {
  return renderPage(
    <DesignList
      designs={designs}
      zip="78704"
      photoUrl={undefined}
      preferences={{ category: 'kitchen' }}
      files={[]}
      onRequested={onRequested}
    />,
  );
}

const bidForm = () => screen.getByRole('form', { name: 'Ask contractors near you' });
const favouriteButton = () => screen.getByRole('button', { name: 'Favorite: Coastal kitchen' });
const mailFavourites = () => fireEvent.click(screen.getByRole('button', { name: 'Email Me My Favorites' }));
const typeEmail = () =>
  fireEvent.change(screen.getAllByLabelText('Your email')[0]!, { target: { value: 'rosa@example.com' } });

it('shows a card with everything the spec names', () => {
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
  await waitFor(() => expect(onRequested).toHaveBeenCalledWith('Sent to contractor!'));
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
