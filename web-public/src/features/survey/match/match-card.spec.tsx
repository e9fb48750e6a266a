import type { SurveyRequest } from '@plumbline/api-client';
import { pixelOnWall, surveyFaults } from '@plumbline/survey';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PHOTO, PhotoWorker } from '../../../../test/photo-worker.js';
import { renderPage } from '../../../../test/render-page.js';
import type { Looked, Solving } from '../model/matched-room.js';
import { asDrawn } from '../model/openings-of-draft.js';
import type { WorkerAnswer, WorkerQuestion } from '../surveyor/worker-messages.js';
import { MatchCard } from './match-card.js';

const onMatched = vi.fn();
const show = (matched = false) =>
  renderPage(<MatchCard photo={PHOTO} file={null} matched={matched} onMatched={onMatched} />);

const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const button = (name: string) => screen.getByRole('button', { name });
const outline = () => document.querySelector('svg path')!.getAttribute('d');

/** Where the room's lines begin and end, in pixels of the photo. */
const drawnAt = () =>
  outline()!
    .match(/[\d.]+/g)!
    .map(Number);
/** How far two drawings of a room are apart at most, in pixels. */
const farthest = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length ? Math.max(...a.map((n, i) => Math.abs(n - b[i]!))) : Number.POSITIVE_INFINITY;

const answers = (body: object, status = 201) => new Response(JSON.stringify(body), { status });
const kept = vi.fn();

beforeEach(() => {
  kept.mockReset();
  kept.mockImplementation(async () => answers({ id: 's1', secret: 'secret', version: 1 }));
  vi.stubGlobal('fetch', kept);
  PhotoWorker.asked = [];
  onMatched.mockClear();
  vi.stubGlobal('Worker', PhotoWorker);
  vi.stubGlobal('OffscreenCanvas', class {});
});

describe('three taps', () => {
  it('show the likeliest room at once, and give the one that was tapped', async () => {
    show();
    expect((await radio('Outline 1')).checked).toBe(true);
    const first = outline();
    fireEvent.click(await radio('Outline 2'));
    expect(outline()).not.toBe(first);
    fireEvent.click(await radio('9 ft'));
    await screen.findAllByText(/wall \d/);
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1'));
    const [path, { method, body }] = kept.mock.lastCall!;
    expect([path, method]).toEqual(['/api/surveys', 'POST']);
    const { survey } = JSON.parse(body) as SurveyRequest;
    expect(survey.photos[0]).toMatchObject({ imageUrl: PHOTO.imageUrl, focal35mm: 26 });
    expect(survey.shell.ceiling.heightIn).toBe(108);
    expect(surveyFaults(survey as Parameters<typeof surveyFaults>[0])).toEqual([]);
  });

  it('say what the server says of a room that it does not keep, and change the one that it keeps', async () => {
    kept.mockImplementationOnce(async () => answers({ message: 'Move its marks.' }, 422));
    show();
    fireEvent.click(await radio('8 ft'));
    await screen.findAllByText(/wall \d/);
    fireEvent.click(button('Looks right'));
    await screen.findByText(/could not be saved. Move its marks/);
    expect(onMatched).not.toHaveBeenCalled();
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledTimes(1));
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledTimes(2));
    const [path, { method, headers, body }] = kept.mock.lastCall!;
    expect([path, method, headers['x-survey-secret']]).toEqual(['/api/surveys/s1', 'PUT', 'secret']);
    expect(JSON.parse(body).baseVersion).toBe(1);
  });

  it('keep what is changed while the room is saved', async () => {
    show();
    fireEvent.click(await radio('8 ft'));
    await screen.findAllByText(/wall \d/);
    let answer = (_: Response) => {};
    kept.mockImplementationOnce(
      () =>
        new Promise<Response>((resolve) => {
          answer = resolve;
        }),
    );
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(kept).toHaveBeenCalled());
    const first = drawnAt();
    fireEvent.click(await radio('Outline 2'));
    expect(farthest(drawnAt(), first)).toBeGreaterThan(20);
    answer(answers({ id: 's1', secret: 'secret', version: 1 }));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    expect((await radio('Outline 2')).checked).toBe(true);
    expect(farthest(drawnAt(), first)).toBeGreaterThan(20);
  });

  it('ask for the height of the ceiling before a size is believed', async () => {
    show();
    await radio('Outline 1');
    fireEvent.click(button('Looks right'));
    await screen.findByText(/height of the ceiling first/);
    expect(onMatched).not.toHaveBeenCalled();
  });

  it('ask once whether the wall ahead is as narrow as no room is, and keep it for who says that it is', async () => {
    vi.stubGlobal(
      'Worker',
      class extends PhotoWorker {
        protected override answer(question: WorkerQuestion): WorkerAnswer {
          const answer = super.answer(question);
          if (answer.is !== 'solved' || !answer.room.lengths) return answer;
          const lengths = { ...answer.room.lengths, backWall: { inches: 46, spread: 2 } };
          return { ...answer, room: { ...answer.room, lengths } };
        }
      },
    );
    show();
    fireEvent.click(await radio('8 ft'));
    await screen.findAllByText(/wall \d/);
    fireEvent.click(button('Looks right'));
    await screen.findByText(/^The wall ahead would be only 3′-10″ ± 4″ long\. Is it a window/);
    expect(kept).not.toHaveBeenCalled();
    fireEvent.click(await radio('Outline 2'));
    await waitFor(() => expect(screen.queryByText(/^The wall ahead would be only/)).toBeNull());
    await screen.findAllByText(/wall \d/);
    fireEvent.click(button('Looks right'));
    fireEvent.click(button('It is that narrow'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1'));
  });

  it('say of an outline that the photo hardly shows where to look, and are unsurer of its lengths', async () => {
    const sayUnsure = (isDoubtful: boolean) =>
      vi.stubGlobal(
        'Worker',
        class extends PhotoWorker {
          protected override answer(question: WorkerQuestion): WorkerAnswer {
            const answer = super.answer(question);
            if (answer.is !== 'looked') return answer;
            const doubt = { likely: 0.5, isDoubtful, guesses: [], check: { u: 300, v: 200 } };
            const choices = answer.looked.choices.map((choice) => ({ ...choice, doubt }));
            return { ...answer, looked: { ...answer.looked, choices } };
          }
        },
      );
    const within = async (): Promise<number> => {
      fireEvent.click(await radio('9 ft'));
      const [line] = await screen.findAllByText(/back wall .* ± \d+″/);
      return Number(line!.textContent!.match(/± (\d+)/)![1]);
    };
    sayUnsure(false);
    const { unmount } = show();
    const sure = await within();
    expect(screen.queryByText(/not sure of this outline/)).toBeNull();
    expect(document.querySelector('svg circle[cx="300.0"]')).toBeNull();
    unmount();
    sessionStorage.clear();
    sayUnsure(true);
    show();
    expect(await within()).toBeGreaterThan(sure);
    expect(screen.getByText(/not sure of this outline/)).toBeDefined();
    expect(document.querySelector('svg circle[cx="300.0"]')).not.toBeNull();
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1'));
  });

  it('are there after a reload', async () => {
    const { unmount } = show();
    await radio('Outline 1');
    fireEvent.click(await radio('Outline 2'));
    fireEvent.click(await radio('10 ft'));
    await screen.findAllByText(/wall \d/);
    const before = outline();
    unmount();
    show();
    expect((await radio('Outline 2')).checked).toBe(true);
    expect((await radio('10 ft')).checked).toBe(true);
    expect(outline()).toBe(before);
  });
});

describe('where none fits', () => {
  it('a corner goes where arrow keys take it, says where it is, and goes back by undo', async () => {
    show();
    fireEvent.click(await radio(/^None fits/));
    // What to do stands once, where the photo is.
    const told = screen.getByText(/Is that corner not in your photo\? Drag it out over the border/);
    const photo = screen.getByAltText('Your photo with the outline of the room');
    expect(told.nextElementSibling!.contains(photo)).toBe(true);
    expect(screen.queryByText(/The white lines should run/)).toBeNull();
    const before = outline();
    const grip = screen.getAllByRole('slider', { name: /^(Left|Right) corner$/ })[0]!;
    const said = grip.getAttribute('aria-valuetext');
    for (let i = 0; i < 4; i++) fireEvent.keyDown(grip, { key: 'ArrowRight', shiftKey: true });
    expect(grip.getAttribute('aria-valuetext')).not.toBe(said);
    await waitFor(() => expect(outline()).not.toBe(before));
    const solving = PhotoWorker.asked.at(-1);
    expect(solving).toMatchObject({
      ask: 'solve',
      solving: { shown: { marks: [{ spread: expect.any(Number) }] } },
    });
    for (let i = 0; i < 4; i++) fireEvent.click(button('Undo'));
    expect(outline()).toBe(before);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^None fits/ }).checked).toBe(true);
  });

  it('the lengths follow the finger before it lets go', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 600, 400));
    show();
    fireEvent.click(await radio('9 ft'));
    const lengths = async () => (await screen.findAllByText(/wall \d/)).map((line) => line.textContent);
    const before = await lengths();
    fireEvent.click(await radio(/^None fits/));
    const grip = screen.getAllByRole('slider', { name: /^(Left|Right) corner$/ })[0]!;
    fireEvent.pointerDown(grip, { button: 0, clientX: 200, clientY: 200 });
    fireEvent.pointerMove(grip, { clientX: 212, clientY: 200 });
    await waitFor(async () => expect(await lengths()).not.toEqual(before));
    const [{ solving }] = PhotoWorker.asked.slice(-1) as [Extract<WorkerQuestion, { ask: 'solve' }>];
    expect(solving.how).toBe('keep');
    fireEvent.pointerUp(grip);
    await waitFor(() => expect(PhotoWorker.asked.at(-1)).toMatchObject({ solving: { how: 'search' } }));
  });
});

describe('on a phone that solves slowly', () => {
  /** Answers only when it is told to. */
  class SlowWorker extends PhotoWorker {
    static waiting: (() => void)[] = [];
    override postMessage(question: WorkerQuestion) {
      if (question.ask === 'solve') SlowWorker.waiting.push(() => super.postMessage(question));
      else super.postMessage(question);
    }
  }
  const stage = () => screen.getByAltText('Your photo with the outline of the room').closest('[aria-busy]')!;
  async function answerAll() {
    while (SlowWorker.waiting.length > 0) {
      for (const answer of SlowWorker.waiting.splice(0)) answer();
      await act(async () => {});
    }
  }

  /** The room after a corner was dragged far away, and whatever is done before that is answered. */
  async function dragged(meanwhile: (corner: HTMLElement) => void): Promise<readonly number[]> {
    sessionStorage.clear();
    SlowWorker.waiting = [];
    vi.stubGlobal('Worker', SlowWorker);
    const { unmount } = show();
    fireEvent.click(await radio(/^None fits/));
    const corner = screen.getAllByRole('slider', { name: /^(Left|Right) corner$/ })[0]!;
    fireEvent.keyDown(corner, { key: 'ArrowRight', shiftKey: true });
    expect(stage().getAttribute('aria-busy')).toBe('true');
    meanwhile(corner);
    await answerAll();
    expect(stage().getAttribute('aria-busy')).toBe('false');
    const room = drawnAt();
    unmount();
    expect(lastHow()).toBe('search');
    return room;
  }

  const lastHow = () =>
    (PhotoWorker.asked.findLast(({ ask }) => ask === 'solve') as { solving: Solving }).solving.how;

  it('finds the same room however fast somebody goes on', async () => {
    const patient = await dragged(() => {});
    const ceiling = await dragged(() => fireEvent.click(screen.getByRole('radio', { name: '9 ft' })));
    const tapped = await dragged((corner) => {
      fireEvent.pointerDown(corner, { button: 0 });
      fireEvent.pointerUp(corner);
    });
    expect(farthest(ceiling, patient)).toBeLessThan(1);
    expect(farthest(tapped, patient)).toBeLessThan(1);
  });

  it('keeps the room that it shows then, not the one before the answer', async () => {
    await dragged(() => {
      fireEvent.click(screen.getByRole('radio', { name: '9 ft' }));
      fireEvent.click(button('Looks right'));
      expect(kept).not.toHaveBeenCalled();
    });
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    const confirmed = PhotoWorker.asked.findIndex(({ ask }) => ask === 'confirm');
    expect(confirmed).toBeGreaterThan(PhotoWorker.asked.findLastIndex(({ ask }) => ask === 'solve'));
  });
});

it('a photo without walls says so, shows a better one, and keeps nobody from going on', async () => {
  const { image } = PhotoWorker;
  PhotoWorker.image = { width: 300, height: 200, data: new Float32Array(60_000) };
  show();
  await screen.findByText(/could not find the walls/);
  screen.getByText(/go on all the same/);
  screen.getByRole('img', { name: /^A phone held level/ });
  PhotoWorker.image = image;
});

describe('a photo that is hard to measure', () => {
  /** As the worker answers it of a blurred photo taken from too near the floor. */
  class DoubtfulWorker extends PhotoWorker {
    static doubts: Looked['doubts'] = ['few-lines', 'steep'];
    static impossible = false;
    /** The outline shows neither floor nor ceiling. */
    static immeasurable = false;
    protected override answer(question: WorkerQuestion): WorkerAnswer {
      const answer = super.answer(question);
      if (answer.is === 'looked')
        return { ...answer, looked: { ...answer.looked, doubts: DoubtfulWorker.doubts } };
      if (answer.is !== 'solved') return answer;
      const { room } = answer;
      const { toBack: _, backWall: __, ...lengths } = room.lengths!;
      const { impossible, immeasurable } = DoubtfulWorker;
      return { ...answer, room: { ...room, impossible, lengths: immeasurable ? lengths : room.lengths } };
    }
  }

  it('does not say that edges are few where many show and do not run along the walls', async () => {
    vi.stubGlobal('Worker', DoubtfulWorker);
    DoubtfulWorker.doubts = ['stray-lines'];
    show();
    await screen.findByText(/Many edges in this photo do not run along the walls/);
    expect(screen.queryByText(/Few straight edges/)).toBeNull();
    DoubtfulWorker.doubts = ['few-lines', 'steep'];
  });

  it('says why, shows a better one once, and goes on with sizes that are typed', async () => {
    vi.stubGlobal('Worker', DoubtfulWorker);
    show();
    await screen.findByText(/Few straight edges show/);
    screen.getByText(/looks steeply up or down/);
    expect(screen.getAllByText('What a better photo looks like')).toHaveLength(1);
    screen.getByText(/Type the size into your wish/);
  });

  it('says at once that no room has the sizes that it comes to', async () => {
    vi.stubGlobal('Worker', DoubtfulWorker);
    DoubtfulWorker.impossible = true;
    show();
    fireEvent.click(await radio('10 ft'));
    await screen.findByText(/a size that no room has/);
    expect(screen.getByRole('img', { name: /^A phone held level/ }).closest('details')!.open).toBe(true);
    fireEvent.click(button('Looks right'));
    expect(onMatched).not.toHaveBeenCalled();
    DoubtfulWorker.impossible = false;
  });

  it('says at once that its outline measures nothing, and asks no server about it', async () => {
    vi.stubGlobal('Worker', DoubtfulWorker);
    DoubtfulWorker.immeasurable = true;
    show();
    fireEvent.click(await radio('8 ft'));
    await screen.findByText(/nothing can be measured. Choose another outline/);
    fireEvent.click(button('Looks right'));
    expect(screen.getAllByText(/nothing can be measured/)).toHaveLength(2);
    expect([onMatched, kept].map((fn) => fn.mock.calls.length)).toEqual([0, 0]);
  });
});

it('a room that was confirmed is shown, and can be changed', async () => {
  const { unmount } = show();
  fireEvent.click(await radio('8 ft'));
  await screen.findAllByText(/wall \d/);
  unmount();
  show(true);
  await screen.findByText(/drawn in this room/);
  fireEvent.click(button('Change'));
  expect(onMatched).toHaveBeenCalledWith(null);
});

describe('windows and doors that the photo shows by itself', () => {
  /** As the worker answers it of a window that is sure and a way through that is not. */
  class FindingWorker extends PhotoWorker {
    protected override answer(question: WorkerQuestion): WorkerAnswer {
      if (question.ask !== 'find') return super.answer(question);
      const { camera, box, lengths } = question.solving.near;
      const eye = lengths!.eye.inches;
      const at = (along: number, up: number) => pixelOnWall(camera, box, 'back', along / eye, up / eye - 1)!;
      return {
        is: 'found',
        found: [
          { wall: 'back', kind: 'window', corners: [at(60, 36), at(96, 80)], sure: true },
          { wall: 'back', kind: 'cased-opening', corners: [at(8, 0), at(52, 80)], sure: false },
        ],
      };
    }
  }
  const toggle = (name: RegExp) => screen.findByRole('button', { name });
  const sent = () => (JSON.parse(kept.mock.lastCall![1].body) as SurveyRequest).survey;
  const pressed = async (name: RegExp) => (await toggle(name)).getAttribute('aria-pressed');

  beforeEach(() => vi.stubGlobal('Worker', FindingWorker));

  it('stand in the room after three taps, told as what was found there and not what a person marked', async () => {
    show();
    fireEvent.click(await radio('8 ft'));
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    const { openings, lengths } = sent();
    expect(openings).toMatchObject([{ kind: 'window', side: 'north' }]);
    const [{ id, widthIn }] = openings as [(typeof openings)[number]];
    expect(widthIn).toBeCloseTo(36, 0);
    const own = lengths.filter(({ on }) => on === id);
    expect(own.find(({ of }) => of === 'opening-width')).toMatchObject({ source: 'found' });
    expect(own.every(({ source }) => source !== 'photo')).toBe(true);
  });

  it('are told in a sentence, and go and come by one tap each; undo takes a tap back', async () => {
    show();
    fireEvent.click(await radio('8 ft'));
    const sentence = await screen.findByText(/A window found. Tap it if it is not there/);
    expect(sentence.getAttribute('role')).toBe('status');
    expect(screen.getByText(/^Tap any other window, door or wide opening/)).toBeTruthy();
    expect([await pressed(/Window ahead/), await pressed(/Opening ahead/)]).toEqual(['true', 'false']);
    fireEvent.click(await toggle(/Window ahead/));
    fireEvent.click(await toggle(/Opening ahead/));
    expect([await pressed(/Window ahead/), await pressed(/Opening ahead/)]).toEqual(['false', 'true']);
    fireEvent.click(button('Undo'));
    expect([await pressed(/Window ahead/), await pressed(/Opening ahead/)]).toEqual(['false', 'false']);
    fireEvent.click(await toggle(/Opening ahead/));
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    expect(sent().openings).toMatchObject([{ kind: 'cased-opening' }]);
  });

  it('stay as a person left them when the room is drawn anew', async () => {
    show();
    fireEvent.click(await radio('8 ft'));
    fireEvent.click(await toggle(/Window ahead/));
    fireEvent.click(await radio('9 ft'));
    await waitFor(() => expect(PhotoWorker.asked.filter(({ ask }) => ask === 'find')).toHaveLength(2));
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    expect(sent().openings).toEqual([]);
  });

  it('are a person’s own once they were drawn elsewhere', () => {
    const window = { id: 'opening-1', kind: 'window', corners: [], found: 'sure' } as never;
    expect(asDrawn(window)).not.toHaveProperty('found');
  });
});

describe('windows and doors', () => {
  it('are added, moved by key, named and sent with the room; undo takes one back', async () => {
    show();
    fireEvent.click(await radio('8 ft'));
    await screen.findByText(/^Tap each window, door and wide opening/);
    await screen.findAllByText(/wall \d/);
    fireEvent.click(button('Add a window'));
    await screen.findByRole('button', { name: /^Window 1/ });
    fireEvent.click(button('Undo'));
    expect(screen.queryByRole('button', { name: /^Window 1/ })).toBeNull();
    fireEvent.click(button('Add a window'));
    const before = (await screen.findByRole('button', { name: /^Window 1/ })).textContent;
    const corner = screen.getByRole('slider', { name: 'Window 1, corner above right' });
    const said = corner.getAttribute('aria-valuetext');
    fireEvent.keyDown(corner, { key: 'ArrowRight', shiftKey: true });
    expect(corner.getAttribute('aria-valuetext')).not.toBe(said);
    expect(screen.getByRole('button', { name: /^Window 1/ }).textContent).not.toBe(before);
    fireEvent.change(screen.getByRole('combobox', { name: 'What Window 1 is' }), {
      target: { value: 'cased-opening' },
    });
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    const { survey } = JSON.parse(kept.mock.lastCall![1].body) as SurveyRequest;
    expect(survey.openings).toMatchObject([
      { id: 'opening-1', kind: 'cased-opening', side: 'north', sillIn: 0 },
    ]);
    expect(survey.lengths.filter(({ on }) => on === 'opening-1').map(({ of }) => of)).toEqual([
      'opening-width',
      'opening-height',
      'opening-offset',
    ]);
    expect(surveyFaults(survey as Parameters<typeof surveyFaults>[0])).toEqual([]);
  });
});
