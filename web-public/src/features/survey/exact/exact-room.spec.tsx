import type { SurveyChange } from '@plumbline/api-client';
import { rectangularShell } from '@plumbline/concept';
import { project, surveyFaults, thingInShell } from '@plumbline/survey';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileUrl } from '#lib/server/file-url.js';
import { EAST, NORTH, photoFrom, ROOM } from '../../../../../libs/survey/test/one-room.js';
import { PHOTO, PhotoWorker } from '../../../../test/photo-worker.js';
import { renderPage } from '../../../../test/render-page.js';
import { MatchCard } from '../match/match-card.js';
import { ExactRoom } from './exact-room.js';

const photo = { imageUrl: PHOTO.imageUrl, file: null, focalLength35mm: 26 };
const kept = vi.fn();
const onSaved = vi.fn();
const SECOND = { ...PHOTO, imageUrl: 'http://site.test/files/uploads/b.jpg', name: 'b.jpg' };
const onUpload = vi.fn(async () => SECOND);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The room as three taps leave it in this tab, opened to be made exact. */
async function open(surveyId = 's1') {
  const onMatched = vi.fn();
  const { unmount } = renderPage(
    <MatchCard photo={PHOTO} file={null} matched={false} onMatched={onMatched} />,
  );
  fireEvent.click(await screen.findByRole('radio', { name: '8 ft' }));
  await screen.findAllByText(/wall \d/);
  fireEvent.click(button('Looks right'));
  await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1'));
  unmount();
  return renderPage(
    <ExactRoom
      titleAs="h2"
      photo={photo}
      surveyId={surveyId}
      onUpload={onUpload}
      onSaved={onSaved}
      onClose={() => {}}
    />,
  );
}

function type(label: string, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

async function saved() {
  fireEvent.click(button('Save and draw it again'));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith('s1'));
  const [path, { method, body }] = kept.mock.lastCall!;
  expect([path, method]).toEqual(['/api/surveys/s1', 'PUT']);
  const { survey, baseVersion } = JSON.parse(body) as SurveyChange;
  expect(baseVersion).toBe(1);
  expect(surveyFaults(survey as Parameters<typeof surveyFaults>[0])).toEqual([]);
  return survey;
}

beforeEach(() => {
  PhotoWorker.images.clear();
  kept.mockReset();
  kept.mockImplementation(
    async () => new Response(JSON.stringify({ id: 's1', secret: 'secret', version: 1 }), { status: 200 }),
  );
  onSaved.mockClear();
  vi.stubGlobal('fetch', kept);
  vi.stubGlobal('Worker', PhotoWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});

describe('a room made exact', () => {
  it('takes lengths that are typed before those of the photo', async () => {
    await open();
    await screen.findByText(/What you type wins/);
    expect(type('Ceiling height', 'tall').getAttribute('aria-invalid')).toBe('true');
    screen.getByText(/like 12 ft 6 in/);
    type('Ceiling height', `8'6"`);
    const width = type('Wall ahead, from corner to corner', '14 ft');
    expect(width.value).toBe('14′-0″');
    type('From that wall to the one behind you', '15-6');
    const { shell, lengths } = await saved();
    expect(shell.outline[2]).toEqual({ x: 168, y: 186 });
    expect(shell.ceiling.heightIn).toBe(102);
    expect(lengths.filter(({ of }) => of === 'wall').map(({ source }) => source)).toEqual(
      Array(4).fill('typed'),
    );
  });

  it('keeps a length that its photo contradicts, says so, and takes the ceiling with which both are right', async () => {
    PhotoWorker.images.set(
      fileUrl(PHOTO.imageUrl),
      photoFrom(ROOM, { ...NORTH, turn: 4, view: 86 }, 3).image,
    );
    await open();
    await screen.findByText(/What you type wins/);
    const wide = 'Wall ahead, from corner to corner';
    const says = await screen.findByText(/^From the photo: .* ± \d+″$/);
    const [, feet, inches] = says.textContent.match(/(\d+)′-(\d+)″ ±/)!.map(Number);
    const width = 12 * feet! + inches!;
    type(wide, `${Math.round(1.125 * width)} in`);
    await screen.findByText(/^Your number is kept, but between the corners in the photo it is/);
    const { shell } = await saved();
    expect(shell.outline[2]!.x).toBe(Math.round(1.125 * width));
    expect(shell.ceiling.heightIn).toBe(96);
    kept.mockClear();
    fireEvent.click(button('The ceiling is 9′-0″: then it fits'));
    await waitFor(() => expect(screen.queryByText(/^Your number is kept/)).toBeNull());
    const again = await saved();
    expect([again.shell.outline[2]!.x, again.shell.ceiling.heightIn]).toEqual([
      Math.round(1.125 * width),
      108,
    ]);
  });

  it('takes back by undo, and keeps through a reload what was typed', async () => {
    const { unmount } = await open();
    await screen.findByText(/What you type wins/);
    type('Wall ahead, from corner to corner', '14 ft');
    type('From that wall to the one behind you', '15 ft');
    fireEvent.click(button('Undo'));
    const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    await waitFor(() => expect(field('From that wall to the one behind you')).toBe(''));
    fireEvent.click(button('Redo'));
    await waitFor(() => expect(field('From that wall to the one behind you')).toBe('15′-0″'));
    expect(button('Redo').getAttribute('aria-disabled')).toBe('true');
    // By keyboard too, but not where somebody types.
    fireEvent.keyDown(screen.getByLabelText('Ceiling height'), { key: 'z', ctrlKey: true });
    expect(field('From that wall to the one behind you')).toBe('15′-0″');
    const section = screen.getByRole('region', { name: 'Make it exact' });
    fireEvent.keyDown(section, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(field('From that wall to the one behind you')).toBe(''));
    fireEvent.keyDown(section, { key: 'Z', metaKey: true, shiftKey: true });
    await waitFor(() => expect(field('From that wall to the one behind you')).toBe('15′-0″'));
    fireEvent.keyDown(section, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(field('From that wall to the one behind you')).toBe(''));
    unmount();
    renderPage(<ExactRoom titleAs="h2" photo={photo} surveyId="s1" onSaved={onSaved} onClose={() => {}} />);
    await screen.findByText(/What you type wins/);
    expect(field('Wall ahead, from corner to corner')).toBe('14′-0″');
  });

  it('holds what stands there, where, and what becomes of it', async () => {
    await open();
    await screen.findByText(/What you type wins/);
    type('Wall ahead, from corner to corner', '14 ft');
    fireEvent.click(button('Add without the photo'));
    const sink = await screen.findByRole('group', { name: 'What becomes of Sink 1' });
    fireEvent.click(within(sink).getByRole('radio', { name: 'Move' }));
    type('From the wall’s left corner to its middle', '5 ft');
    fireEvent.change(screen.getByLabelText('Thing'), { target: { value: 'refrigerator' } });
    fireEvent.click(button('Add without the photo'));
    fireEvent.change(await screen.findByLabelText('Refrigerator 2: At which wall'), {
      target: { value: 'w2' },
    });
    const fridge = screen.getByRole('group', { name: 'What becomes of Refrigerator 2' });
    fireEvent.click(within(fridge).getByRole('radio', { name: 'Remove' }));
    screen.getByRole('group', { name: 'The room from above, with Sink, Refrigerator' });
    const { existing } = await saved();
    expect(existing).toMatchObject([
      { kind: 'sink', plan: 'move', facing: 'south', box: { x: 42 } },
      { kind: 'refrigerator', plan: 'remove', facing: 'west', box: { x: 138 } },
    ]);
  });

  it('is changed where it was measured only', async () => {
    await open('another');
    await screen.findByText(/measured in another tab/);
    expect(screen.queryByRole('button', { name: 'Save and draw it again' })).toBeNull();
  });

  it('that was erased with its photos says so, and leaves nothing in the tab', async () => {
    const { unmount } = await open();
    await screen.findByText(/What you type wins/);
    unmount();
    kept.mockImplementation(async () => new Response(JSON.stringify({ message: 'x' }), { status: 404 }));
    renderPage(<ExactRoom titleAs="h2" photo={photo} surveyId="s1" onSaved={onSaved} onClose={() => {}} />);
    await screen.findByText(/This room was deleted with its photos/);
    expect(screen.queryByRole('button', { name: 'Save and draw it again' })).toBeNull();
    expect(window.sessionStorage.getItem('plumbline.match')).toBeNull();
  });

  it('tells who hears it what each key has changed', async () => {
    await open();
    await screen.findByText(/What you type wins/);
    fireEvent.click(button('Drag the corners of the room'));
    const corner = screen.getAllByRole('slider', { name: /corner, at the / })[0]!;
    expect(corner.getAttribute('aria-description')).toMatch(/Arrow keys move it/);
    const heard = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join();
    const before = heard();
    expect(before).toMatch(/to the back wall \d+′.* ± \d+″/);
    fireEvent.keyDown(corner, { key: 'ArrowUp', shiftKey: true });
    await waitFor(() => expect(heard()).not.toBe(before));
    fireEvent.click(button('Add a window'));
    const opening = await screen.findByRole('slider', { name: 'Window 1, corner above right' });
    const said = opening.getAttribute('aria-valuetext')!;
    expect(said).toMatch(/^\d+% from the left, \d+% from the top; \d+″ × \d+″$/);
    fireEvent.keyDown(opening, { key: 'ArrowUp', shiftKey: true });
    const size = (words: string) => words.split('; ')[1];
    await waitFor(() => expect(size(opening.getAttribute('aria-valuetext')!)).not.toBe(size(said)));
  });

  it('that was changed in another tab meanwhile is not lost, and can be kept beside the other', async () => {
    await open();
    await screen.findByText(/What you type wins/);
    kept.mockImplementationOnce(async () => new Response(JSON.stringify({ message: 'x' }), { status: 409 }));
    kept.mockImplementationOnce(async () => new Response(JSON.stringify({ message: 'x' }), { status: 404 }));
    fireEvent.click(button('Save and draw it again'));
    await screen.findByText(/changed in another tab/);
    expect(onSaved).not.toHaveBeenCalled();
    kept.mockImplementationOnce(
      async () => new Response(JSON.stringify({ id: 's2', secret: 'new', version: 1 }), { status: 201 }),
    );
    fireEvent.click(button('Save mine as a room of its own'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('s2'));
    expect(kept.mock.lastCall![0]).toBe('/api/surveys');
  });

  it('that was changed in two tabs keeps what each changed, with one choice of what both did', async () => {
    await open();
    await screen.findByText(/What you type wins/);
    type('Wall ahead, from corner to corner', '14 ft');
    fireEvent.click(button('Add without the photo'));
    await screen.findByRole('group', { name: 'What becomes of Sink 1' });
    // The other tab typed another width and found a refrigerator, which it called as this tab calls its sink.
    const { survey: first } = JSON.parse(kept.mock.calls[0]![1].body) as SurveyChange;
    const wide = rectangularShell(180, first.shell.outline[2]!.y, 96, ['north']);
    const theirs = {
      ...first,
      shell: wide,
      existing: [
        thingInShell(wide, {
          id: 'thing-1',
          kind: 'refrigerator',
          wall: 'w2',
          alongIn: 60,
          offIn: 0,
          plan: 'remove',
        }),
      ],
      lengths: first.lengths.map((one) =>
        one.on === 'w3' || one.on === 'w1' ? { ...one, inches: 180, source: 'typed', spreadIn: 0.5 } : one,
      ),
    };
    const answer = (status: number, body: unknown) => async () =>
      new Response(JSON.stringify(body), { status });
    kept.mockImplementationOnce(answer(409, { message: 'x' }));
    kept.mockImplementationOnce(answer(200, { id: 's1', version: 2, survey: theirs }));
    fireEvent.click(button('Save and draw it again'));
    await screen.findByText('Both changed: Wall ahead, from corner to corner. Whose is right?');
    button('Together, with the other’s of these');
    fireEvent.click(button('Together, with mine of these'));
    await screen.findByText('Both are together now; from the other: Refrigerator. Look it over, and save.');
    fireEvent.click(button('Save and draw it again'));
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith('s1'));
    const { survey, baseVersion } = JSON.parse(kept.mock.lastCall![1].body) as SurveyChange;
    expect(baseVersion).toBe(2);
    expect(survey.shell.outline[2]!.x).toBe(168);
    expect(survey.existing.map(({ kind, plan }) => [kind, plan])).toEqual([
      ['sink', 'keep'],
      ['refrigerator', 'remove'],
    ]);
  });

  it('that is no box is marked floor corner by floor corner, and sent as its outline', async () => {
    const { unmount } = await open();
    await screen.findByText(/What you type wins/);
    fireEvent.click(button('It is not a box: mark its corners'));
    screen.getByText(/No corner is marked yet/);
    fireEvent.click(button('Add a corner'));
    screen.getByText(/One corner is marked/);
    const first = screen.getByRole('slider', { name: 'Floor corner 1' });
    const said = first.getAttribute('aria-valuetext');
    fireEvent.keyDown(first, { key: 'ArrowLeft', shiftKey: true });
    expect(first.getAttribute('aria-valuetext')).not.toBe(said);
    unmount();
    markStep();
    renderPage(<ExactRoom titleAs="h2" photo={photo} surveyId="s1" onSaved={onSaved} onClose={() => {}} />);
    await screen.findByText(/What you type wins/);
    await screen.findByLabelText('Wall 2, from corner to corner');
    const plan = screen.getByRole('group', { name: 'The room from above' });
    expect(plan.querySelector('path')!.getAttribute('d')!.split('L')).toHaveLength(6);
    screen.getByText(/measured from this photo alone: other photos of it change nothing/);
    expect(type('Wall 2, from corner to corner', '7 ft').value).toBe('7′-0″');
    const { shell, lengths: told, photos } = await saved();
    expect(shell.outline).toHaveLength(6);
    expect(told.find(({ source }) => source === 'typed')).toMatchObject({ of: 'wall', inches: 84 });
    expect(photos[0]!.marks).toHaveLength(4);
    expect(photos[0]!.marks[0]).toMatchObject({ level: 'floor' });
  });

  it('is measured from a second photo too, put to the first by the corner that both show', async () => {
    PhotoWorker.images.set(fileUrl(PHOTO.imageUrl), photoFrom(ROOM, NORTH, 3).image);
    PhotoWorker.images.set(fileUrl(SECOND.imageUrl), photoFrom(ROOM, EAST, 4).image);
    await open();
    await screen.findByText(/What you type wins/);
    const file = new File(['x'], 'b.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Add another photo of this room'), { target: { files: [file] } });
    await screen.findByRole('heading', { name: 'Photo 2' });
    const here = await screen.findByRole('group', { name: 'In photo 2' });
    fireEvent.click(button('Put the photos together'));
    await screen.findByText(/Tap the same corner, window or door in both photos first/);
    fireEvent.click(within(here).getByRole('radio', { name: 'Left corner' }));
    const there = screen.getByRole('group', { name: 'The same in photo 1' });
    fireEvent.click(within(there).getByRole('radio', { name: 'Right corner' }));
    fireEvent.click(button('Put the photos together'));
    await screen.findByText('Photo 2 looks at the wall on the right.');
    await waitFor(() => expect(screen.getAllByText(/^From your photos/)).toHaveLength(2));
    const { photos, lengths } = await saved();
    expect(photos.map(({ imageUrl }) => imageUrl)).toEqual([PHOTO.imageUrl, SECOND.imageUrl]);
    expect(lengths.filter(({ of, source }) => of === 'wall' && source === 'photo')).toHaveLength(4);
    fireEvent.click(button('Remove photo 2'));
    await waitFor(() => expect(screen.queryByText(/^From your photos/)).toBeNull());
  });

  it('keeps the outline that its first photo tells, whatever other photos of it there are', async () => {
    PhotoWorker.images.set(fileUrl(PHOTO.imageUrl), photoFrom(ROOM, NORTH, 3).image);
    const { unmount } = await open();
    await screen.findByText(/What you type wins/);
    unmount();
    markStep([{ photo: SECOND }]);
    renderPage(<ExactRoom titleAs="h2" photo={photo} surveyId="s1" onSaved={onSaved} onClose={() => {}} />);
    await screen.findByText(/measured from this photo alone: other photos of it change nothing/);
    const { shell, photos } = await saved();
    expect(shell.outline).toHaveLength(6);
    expect(photos.map(({ imageUrl }) => imageUrl)).toEqual([PHOTO.imageUrl]);
  });
});

/** The draft with the four floor corners of a step as they would be tapped, and with other photos of the room. */
function markStep(further: readonly unknown[] = []): void {
  const draft = JSON.parse(window.sessionStorage.getItem('plumbline.match')!);
  const { camera, lengths } = draft.held.room;
  const eyeIn = lengths.eye.inches;
  // Inches right and ahead of who took the photo.
  const corners = [
    [-60, 140],
    [20, 140],
    [20, 100],
    [60, 100],
  ].map(([x, y]) => project(camera, [x! / eyeIn, y! / eyeIn, -1])!);
  window.sessionStorage.setItem(
    'plumbline.match',
    JSON.stringify({ ...draft, floor: { corners, wallsTold: {} }, further }),
  );
}
