import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Form } from './form.js';

const form = (
  <Form>
    <input name="email" />
    <button type="submit">Send</button>
  </Form>
);

it('is closed in a page written ahead, says what it needs, and never puts fields into an address', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  expect(page.querySelector('button')?.matches(':disabled')).toBe(true);
  expect(page.querySelector('input')?.matches(':disabled')).toBe(true);
  expect(page.querySelector('form')?.method).toBe('post');
  expect(page.querySelector('noscript')?.textContent).toContain('JavaScript');
});

it('is open once the script draws it', () => {
  render(form);
  expect(screen.getByRole('button', { name: 'Send' }).matches(':disabled')).toBe(false);
});
