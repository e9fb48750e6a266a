import { isZip } from '@plumbline/contracts';
import { ZIP_CASES } from '@plumbline/contracts/cases';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ZipField } from './zip-field.js';

afterEach(cleanup);

function Typed() {
  const [zip, setZip] = useState('');
  return <ZipField value={zip} onZip={setZip} />;
}

// What is typed is cut to five digits, so rows that are refused for more than their digits are not of this field.
it.each(ZIP_CASES.filter(([typed, zip]) => zip || /^\d{5}$/.test(typed)))(
  'takes %j as %j',
  async (typed, zip) => {
    render(<Typed />);
    const field = screen.getByLabelText<HTMLInputElement>(/ZIP/);
    await userEvent.click(field);
    await userEvent.paste(typed);
    expect(isZip(field.value) ? field.value : null).toBe(zip);
    expect(field.getAttribute('aria-invalid')).toBe(zip ? null : 'true');
  },
);
