import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { useFollowing } from './use-following.js';

function Field({ told }: { told: string }) {
  const [text, setText] = useFollowing(told);
  return <input aria-label="Width" value={text} onChange={(event) => setText(event.target.value)} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Width');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

/** Types as soon as the field is on the page, before the effects of the first drawing have run. */
function Hasty() {
  useLayoutEffect(() => {
    type('14 ft');
  }, []);
  return <Field told="" />;
}

describe('state that follows what is told', () => {
  it('keeps what is typed at once', () => {
    render(<Hasty />);
    expect(field().value).toBe('14 ft');
  });

  it('is what is told again when that changes, and only then', () => {
    const { rerender } = render(<Field told="12 ft" />);
    type('14 ft');
    rerender(<Field told="12 ft" />);
    expect(field().value).toBe('14 ft');
    rerender(<Field told="13 ft" />);
    expect(field().value).toBe('13 ft');
  });
});
