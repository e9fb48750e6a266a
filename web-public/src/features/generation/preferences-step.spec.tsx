import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.js';
import { PreferencesStep } from './components/preferences-step.js';
import { DEFAULT_PREFERENCES, type PreferenceName } from './preferences.js';

const onSubmit = vi.fn();

function Step({ zip = '78704', busy = false }) {
  const [preferences, setPreferences] = useState(DEFAULT_PREFERENCES);
  const [touched, setTouched] = useState<readonly PreferenceName[]>([]);
  const [zipInUse, setZip] = useState(zip);
  const [edits, setEdits] = useState<{ design: string | null; contractor: string | null }>({
    design: null,
    contractor: null,
  });
  return (
    <PreferencesStep
      {...{ preferences, touched, edits, busy, onSubmit }}
      zip={zipInUse}
      address="1 Main St"
      size="The room is of a typical size."
      onPreferences={(next, nextTouched) => {
        setPreferences(next);
        setTouched(nextTouched);
      }}
      onEdits={setEdits}
      onZip={setZip}
    />
  );
}

const wish = () => screen.getByLabelText<HTMLTextAreaElement>('Your wish');
const contractorPrompt = () => screen.getByLabelText<HTMLTextAreaElement>('Contractor prompt');
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const show = () => fireEvent.click(screen.getByRole('button', { name: 'Show Designs' }));

beforeEach(() => onSubmit.mockClear());

it('composes the briefs as the fields change, until they are written by hand, and restores them', () => {
  renderPage(<Step />);
  write('Style', 'coastal');
  write('Work type', 'labor and materials');
  expect(contractorPrompt().value).toContain('Work type: labor and materials.');
  write('Contractor prompt', 'My own words');
  write('Work type', 'labor only');
  expect(contractorPrompt().value).toBe('My own words');
  fireEvent.click(screen.getByRole('button', { name: 'Restore from the fields' }));
  expect(contractorPrompt().value).toContain('Work type: labor only.');
  show();
  expect(onSubmit.mock.lastCall?.[0].designPrompt).toContain('Coastal kitchen remodel.');
  write('Your wish', 'Sage green fronts');
  show();
  expect(onSubmit.mock.lastCall?.[0].designPrompt).toBe('Sage green fronts');
});

it('tells which fields nobody touched, and which prompts nobody wrote', () => {
  const fields =
    'categories style area colors layout features budget workType materials startInDays durationDays paymentPhases requirements';
  const all = fields.split(' ');
  renderPage(<Step />);
  show();
  expect(onSubmit.mock.lastCall?.[0].defaults).toEqual([...all, 'designPrompt', 'contractorPrompt']);
  write('Your wish', 'Quartz, $40k');
  // The same amount, but now meant.
  write('Budget', '15001');
  write('Budget', '15000');
  write('Requirements', 'bonded');
  show();
  expect(onSubmit.mock.lastCall?.[0].defaults).toEqual([
    ...all.filter((name) => name !== 'budget' && name !== 'requirements'),
    'contractorPrompt',
  ]);
});

it('takes the room from the wish until one is chosen', () => {
  renderPage(<Step />);
  const category = () => screen.getByLabelText<HTMLSelectElement>('Category').value;
  write('Your wish', 'Tub out, walk-in shower');
  expect(category()).toBe('bathroom');
  write('Your wish', 'Open the living room to the kitchen');
  expect(category()).toBe('living room');
  write('Category', 'basement');
  write('Your wish', 'A shower');
  expect(category()).toBe('basement');
});

it('begins a wish with a press', () => {
  renderPage(<Step />);
  fireEvent.click(screen.getByRole('button', { name: 'White oak, quartz counters' }));
  fireEvent.click(screen.getByRole('button', { name: 'Sage green, an island' }));
  expect(wish().value).toBe('White oak, quartz counters. Sage green, an island.');
});

it('cuts nothing that is too long: it says so and does not send it', () => {
  renderPage(<Step />);
  const long = 'x'.repeat(LIMITS.textMax + 1);
  write('Your wish', long);
  expect(wish().value).toBe(long);
  expect(screen.getByText(/10,001 characters; at most 10,000/).id).toBe(
    wish().getAttribute('aria-describedby')?.split(' ').at(-1),
  );
  show();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(wish());
});

it('offers the eight rooms and takes the area along', () => {
  renderPage(<Step />);
  const category = screen.getByLabelText('Category');
  expect(category.querySelectorAll('option')).toHaveLength(8);
  fireEvent.change(category, { target: { value: 'garage' } });
  expect(screen.getByLabelText<HTMLInputElement>('Area').value).toBe('garage');
});

it('asks for what is missing, and for a ZIP here where step 1A has none', () => {
  renderPage(<Step zip="" />);
  show();
  expect(screen.getByRole('alert').textContent).toBe(MESSAGES.generation.required);
  expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true');
  write('ZIP code', '00000');
  screen.getByText(MESSAGES.place.noSuchZip);
  show();
  expect(onSubmit).not.toHaveBeenCalled();
  write('ZIP code', '78704-1234');
  show();
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('asks for an emptied prompt, marks it and unfolds it', () => {
  renderPage(<Step />);
  write('Your wish', ' ');
  show();
  expect(wish().getAttribute('aria-invalid')).toBe('true');
  write('Your wish', 'Oak');
  write('Contractor prompt', ' ');
  show();
  expect(contractorPrompt().getAttribute('aria-invalid')).toBe('true');
  expect(contractorPrompt().closest('details')?.open).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
});

it('is locked while a concept is made', () => {
  renderPage(<Step busy />);
  expect(screen.getByLabelText<HTMLInputElement>('Style').disabled).toBe(true);
  screen.getByRole('button', { name: 'Generating...' });
});

it('shows the address and ZIP in use', () => {
  renderPage(<Step />);
  screen.getByText('Using 1 Main St, ZIP 78704');
});
