import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, ListContextProvider, type ListControllerResult, TextInput } from 'react-admin';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FilterBar } from './FilterBar.js';

test('a filter that was cleared is not brought back by what was typed before, even where the list is late', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const setFilters = vi.fn();
  // A list that has not yet taken note of anything: it still names the status it was opened with.
  const late = { filterValues: { status: 'sent' }, setFilters } as unknown as ListControllerResult;
  render(
    <AdminContext>
      <ListContextProvider value={late}>
        <FilterBar>
          <TextInput source="search" label="Search" />
        </FilterBar>
      </ListContextProvider>
    </AdminContext>,
  );
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  const type = (value: string) => {
    fireEvent.change(screen.getByLabelText('Search'), { target: { value } });
  };

  await pass();
  type('kitchen');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await pass();
  expect(setFilters.mock.calls.map(([filters]) => filters)).toEqual([{}, { search: '' }]);

  // What is typed after that narrows the list beside its other filters again.
  type('bath');
  await pass();
  expect(setFilters.mock.lastCall?.[0]).toEqual({ status: 'sent', search: 'bath' });
});

test('what changes nothing any more is not sent to the list half a second late', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const setFilters = vi.fn();
  const bar = (filterValues: object) => (
    <AdminContext>
      <ListContextProvider value={{ filterValues, setFilters } as unknown as ListControllerResult}>
        <FilterBar>
          <TextInput source="search" label="Search" />
        </FilterBar>
      </ListContextProvider>
    </AdminContext>
  );
  const pass = () => act(() => vi.advanceTimersByTimeAsync(2_000));
  const { rerender } = render(bar({ search: 'kitchen' }));
  await pass();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  rerender(bar({}));
  await pass();
  expect(setFilters.mock.calls.map(([filters]) => filters)).toEqual([{}]);
});

test('filters in the fold stay in sight while they are set, also while their input is emptied', () => {
  const bar = (filterValues: object) => (
    <AdminContext>
      <ListContextProvider
        value={{ filterValues, setFilters: () => undefined } as unknown as ListControllerResult}
      >
        <FilterBar foldAfter={1}>
          <TextInput source="search" label="Search" />
          <TextInput source="tag" label="Tag" />
          <TextInput source="zipCode" label="ZIP" />
        </FilterBar>
      </ListContextProvider>
    </AdminContext>
  );
  const shown = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
  const fold = () => screen.getByRole('button', { name: 'More filters' });
  const { rerender } = render(bar({ tag: 'vip' }));
  expect(shown()).toEqual(['search', 'tag']);
  fireEvent.click(fold());
  expect(shown()).toEqual(['search', 'tag', 'zipCode']);

  rerender(bar({ zipCode: '60614' }));
  fireEvent.click(fold());
  expect(shown()).toEqual(['search', 'zipCode']);
  rerender(bar({}));
  expect(shown()).toEqual(['search', 'zipCode']);
});
