import type { SurveyChange, SurveyRequest } from '@plumbline/api-client';
import { surveyFaults } from '@plumbline/survey';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { bytesOf, dxfOf, ring, roomPlanOf } from '../../../../../libs/survey/test/scan-files.js';
import { renderPage } from '../../../../test/render-page.js';
import { ExactPlan } from '../exact/exact-plan.js';
import { MatchStep, type Way } from '../match/match-step.js';

const onMatched = vi.fn();
const kept = vi.fn();
const answers = (body: object, status = 201) => new Response(JSON.stringify(body), { status });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The step as the landing page holds it. */
function Held({ matched }: { matched: boolean }) {
  const [way, onWay] = useStoredState<Way>('session', 'measured-by', 'photo');
  const given = { way, onWay, matched, onMatched, onKeeping: () => {} };
  return <MatchStep {...given} photo={undefined} file={null} />;
}
const show = (matched = false) => renderPage(<Held matched={matched} />);

async function choose(name: string | RegExp) {
  fireEvent.click(await screen.findByRole('button', { name }));
}

async function measure(question: RegExp, length: string) {
  await screen.findByRole('heading', { name: question });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: length } });
  fireEvent.submit(screen.getByRole('textbox').closest('form')!);
}

async function walkTheBox() {
  await choose('Measure with a tape');
  await measure(/How high is the ceiling/, '8 ft');
  await choose(/^Four/);
  await measure(/Stand in a corner/, '12 ft');
  await choose('A window');
  await measure(/left corner of wall 1 to the first window/, '2 ft 6 in');
  await measure(/How wide is the window/, '36 in');
  await choose(/take 3′-0″, the usual/);
  await measure(/How high is the window/, '42 in');
  await choose('Nothing more');
  await measure(/Turn to wall 2/, '10 ft');
  await choose('A door');
  await measure(/first door/, '10 in');
  await measure(/How wide is the door/, '32 in');
  await measure(/How high is the door/, '80 in');
  for (const wall of [2, 3, 4]) {
    await screen.findByRole('heading', { name: new RegExp(`wall ${wall}`) });
    await choose('Nothing more');
  }
  await screen.findByRole('heading', { name: 'Check your room' });
}

function sent(): SurveyRequest['survey'] {
  const { survey } = JSON.parse(kept.mock.lastCall![1].body) as SurveyRequest;
  expect(surveyFaults(survey as Parameters<typeof surveyFaults>[0])).toEqual([]);
  return survey;
}

function type(label: string | RegExp, text: string) {
  const field = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

async function drop(bytes: Uint8Array, name: string) {
  fireEvent.change(screen.getByLabelText('Choose a file', { selector: 'input' }), {
    target: { files: [new File([bytes as BlobPart], name)] },
  });
}

beforeEach(() => {
  window.sessionStorage.clear();
  kept.mockReset();
  kept.mockImplementation(async () => answers({ id: 's1', secret: 'secret', version: 1 }));
  vi.stubGlobal('fetch', kept);
  onMatched.mockClear();
});

describe('a tape-measure walk', () => {
  it('asks one question at a time and ends in the survey that a photo makes', async () => {
    show();
    await walkTheBox();
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1', 'tape'));
    const survey = sent();
    expect(survey).toMatchObject({ photos: [], measuredBy: 'tape' });
    expect(survey.shell.outline[2]).toEqual({ x: 144, y: 120 });
    expect(survey.openings).toMatchObject([
      { kind: 'window', side: 'north', offsetIn: 30, widthIn: 36, sillIn: 36, heightIn: 42 },
      { kind: 'door', side: 'east', offsetIn: 78, widthIn: 32 },
    ]);
  });

  it('goes on after a reload where it was, and goes back one question', async () => {
    const { unmount } = show();
    await choose('Measure with a tape');
    await measure(/How high is the ceiling/, 'tall');
    await screen.findByText(/like 12 ft 6 in/);
    await measure(/How high is the ceiling/, '40 ft');
    await screen.findByText(/5′-0″ to 30′-0″/);
    await measure(/How high is the ceiling/, '8 ft');
    await choose(/^More/);
    await measure(/Stand in a corner/, '12 ft');
    unmount();
    show();
    const question = await screen.findByRole('heading', { name: /wall 1 from the left/ });
    // On a phone what is asked comes before the drawing, with its answers in view.
    const drawing = screen.getByRole('img', { name: /measured so far: one wall/ });
    const { DOCUMENT_POSITION_FOLLOWING: AFTER } = Node;
    expect(question.compareDocumentPosition(drawing) & AFTER).toBe(AFTER);
    await choose('Back');
    await screen.findByRole('heading', { name: /Stand in a corner/ });
  });

  it('says where its lengths do not lead back', async () => {
    show();
    await choose('Measure with a tape');
    await measure(/ceiling/, '8 ft');
    await choose(/^More/);
    for (const [wall, length] of ['12 ft', '10 ft', '12 ft', '6 ft'].entries()) {
      await measure(wall === 0 ? /Stand/ : new RegExp(`Turn to wall ${wall + 1}`), length);
      await choose('Nothing more');
      await choose(wall === 3 ? /where I began/ : /^Inside corner/);
    }
    await screen.findByText(/4′-0″ are missing/);
  });
});

describe('a scan', () => {
  const BOX = [
    { x: 0, y: 0 },
    { x: 150, y: 0 },
    { x: 150, y: 120 },
    { x: 0, y: 120 },
  ];

  it("of RoomPlan is read here, and its room is the survey's", async () => {
    show();
    await choose('Use a scan that you have');
    const door = { from: { x: 20, y: 0 }, to: { x: 52, y: 0 }, bottomIn: 0, heightIn: 80 };
    await drop(bytesOf(roomPlanOf(BOX, { doors: [door] }, { turn: 0.4 })), 'room.json');
    await screen.findByRole('radio', { name: /Kitchen 12′-6″ × 10′-0″/ });
    screen.getByRole('group', { name: 'Is this your room?' });
    await choose('Take this room');
    await screen.findByRole('heading', { name: 'Check your room' });
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s1', 'scan'));
    expect(sent()).toMatchObject({ measuredBy: 'scan', openings: [{ kind: 'door' }] });
  });

  it('that was read brings what is asked next, and its button, into view', async () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView');
    show();
    await choose('Use a scan that you have');
    await drop(bytesOf(roomPlanOf(BOX, {})), 'room.json');
    const take = await screen.findByRole('button', { name: 'Take this room' });
    await waitFor(() =>
      expect(shown.mock.contexts.some((part) => (part as Element).contains(take))).toBe(true),
    );
    button('Choose another file');
    shown.mockRestore();
  });

  it('of a DXF asks for what the file does not tell: the unit and the ceiling', async () => {
    show();
    await choose('Use a scan that you have');
    await drop(bytesOf(dxfOf([ring('WALLS', BOX)])), 'plan.dxf');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Inches' })).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Centimetres' }));
    await screen.findByText('4′-11″ × 3′-11¼″');
    fireEvent.click(screen.getByRole('radio', { name: 'Inches' }));
    await screen.findByText('12′-6″ × 10′-0″');
    await choose('Take this room');
    await screen.findByText(/height of the ceiling first/);
    type('Ceiling height', '9 ft');
    await choose('Take this room');
    await screen.findByRole('heading', { name: 'Check your room' });
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    expect(sent().shell.ceiling.heightIn).toBe(108);
  });

  it.each([
    ['AC1032 ', /This is a DWG/],
    ['{"rooms":1}', /neither a RoomPlan JSON nor a DXF/],
    ['{"walls":[{}]}', /breaks off or is damaged/],
  ])('that is none is refused with a sentence: %s', async (text, sentence) => {
    show();
    await choose('Use a scan that you have');
    await drop(bytesOf(text), 'x.dxf');
    await screen.findByText(sentence);
    expect(screen.queryByRole('button', { name: 'Take this room' })).toBeNull();
  });
});

describe('the room on its plan', () => {
  it('takes corrections, and each goes back by undo', async () => {
    show();
    await walkTheBox();
    type(/^Wall 1, from corner/, '13 ft');
    type(/^Ceiling height/, '8 ft 6 in');
    fireEvent.click(button('Undo'));
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    const { shell } = sent();
    expect(shell.outline[2]).toEqual({ x: 156, y: 120 });
    expect(shell.ceiling.heightIn).toBe(96);
  });

  it('lets things be moved by keys, and says where they are', async () => {
    show();
    await walkTheBox();
    fireEvent.change(screen.getByLabelText('Thing'), { target: { value: 'toilet' } });
    fireEvent.click(button('Add to the plan'));
    const toilet = await screen.findByRole('slider', { name: 'Toilet 1' });
    expect(toilet.getAttribute('aria-valuetext')).toBe('Wall 1, 6′-0″ from its left corner');
    fireEvent.keyDown(toilet, { key: 'ArrowRight', shiftKey: true });
    expect(toilet.getAttribute('aria-valuetext')).toBe('Wall 1, 7′-0″ from its left corner');
    for (let i = 0; i < 3; i++) fireEvent.keyDown(toilet, { key: 'ArrowDown', shiftKey: true });
    expect(toilet.getAttribute('aria-valuetext')).toMatch(/off the wall|Wall [234]/);
    for (let i = 0; i < 9; i++) fireEvent.keyDown(toilet, { key: 'ArrowDown', shiftKey: true });
    expect(toilet.getAttribute('aria-valuetext')).toMatch(/^Wall 3,/);
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    expect(sent().existing).toMatchObject([{ kind: 'toilet', facing: 'north', box: { y: 0 } }]);
  });

  it('that was changed in another tab meanwhile is not lost: it is kept beside, or the other is taken', async () => {
    show();
    await walkTheBox();
    fireEvent.click(button('Looks right'));
    await waitFor(() => expect(onMatched).toHaveBeenCalled());
    const other = sent();
    renderPage(<ExactPlan titleAs="h2" surveyId="s1" onSaved={onMatched} onClose={() => {}} />);
    const exact = within(await screen.findByRole('region', { name: 'Make it exact' }));
    const save = await exact.findByRole('button', { name: 'Save and draw it again' });
    kept.mockImplementationOnce(async () => answers({ message: 'Changed meanwhile.' }, 409));
    fireEvent.click(save);
    await exact.findByText(/changed in another tab/);
    const narrow = { ...other, shell: { ...other.shell, ceiling: { heightIn: 90, zones: [] } } };
    kept.mockImplementationOnce(async () => answers({ id: 's1', version: 7, survey: narrow }, 200));
    fireEvent.click(exact.getByRole('button', { name: 'Go on with the other' }));
    await waitFor(() => expect(exact.getByLabelText<HTMLInputElement>('Ceiling height').value).toBe('7′-6″'));
    kept.mockImplementationOnce(async () => answers({ message: 'Changed meanwhile.' }, 409));
    fireEvent.click(exact.getByRole('button', { name: 'Save and draw it again' }));
    await exact.findByText(/changed in another tab/);
    expect((JSON.parse(kept.mock.lastCall![1].body) as SurveyChange).baseVersion).toBe(7);
    kept.mockImplementationOnce(async () => answers({ id: 's2', secret: 'new', version: 1 }));
    fireEvent.click(exact.getByRole('button', { name: 'Save mine as a room of its own' }));
    await waitFor(() => expect(onMatched).toHaveBeenCalledWith('s2'));
    expect(kept.mock.lastCall![0]).toBe('/api/surveys');
  });
});
