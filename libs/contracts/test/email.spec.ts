import { expect, it } from 'vitest';
import { EMAIL_PATTERN, isEmail } from '../src/email.js';
import { LIMITS } from '../src/limits.js';

/** The plain pattern of text, @, text, dot, text, which reads a text in as many ways as it has dots. */
const DESCRIBED = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/;

it('takes text, @, text, dot, text, and no others', () => {
  let texts = [''];
  for (let length = 1; length <= 8; length++) {
    texts = texts.flatMap((text) => [...'a.@ '].map((letter) => text + letter));
    const wrong = texts.filter((text) => EMAIL_PATTERN.test(text) !== DESCRIBED.test(text));
    expect(wrong).toEqual([]);
  }
});

it('reads a text in one way: with two ways at each dot this would not end', () => {
  for (const many of ['.', 'a.', '..a', 'a'])
    expect(EMAIL_PATTERN.test(`a@${many.repeat(2_000_000)}@`)).toBe(false);
});

it('takes no address that is longer than mail servers take', () => {
  const domain = '@home.example';
  expect(isEmail('a'.repeat(LIMITS.emailMax - domain.length) + domain)).toBe(true);
  expect(isEmail('a'.repeat(LIMITS.emailMax - domain.length + 1) + domain)).toBe(false);
});

it('takes plain letters only', () => expect(isEmail('bób@trade.example')).toBe(false));
