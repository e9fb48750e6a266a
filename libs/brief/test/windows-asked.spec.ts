import { describe, expect, it } from 'vitest';
import { windowsAskedIn } from '../src/readers/house/windows-asked.js';

const asked = (text: string) =>
  windowsAskedIn(text).map(({ span, count }) => [text.slice(span.start, span.end), count]);

describe('windows that are asked for', () => {
  it.each<[string, string, number]>([
    ['Add two windows on the west wall.', 'Add two windows', 2],
    ['We want a big picture window on the south wall.', 'want a big picture window', 1],
    ["I'd love a window over the sink", "'d love a window", 1],
    ['More windows please.', 'More windows', 2],
    ['Big windows on the south, east and west please.', 'Big windows', 3],
    ['A window over the tub would be great, there is none now.', 'A window', 1],
    ['We want an island and a picture window over the sink.', 'a picture window', 1],
    ['Could we get another window by the desk?', 'Could we get another window', 1],
    ['There is one window on the west. Make it bigger.', 'Make it bigger', 1],
    ['The window over the sink should be wider.', 'window over the sink should be wider', 1],
    [
      'Swap the little window for a bigger one, and keep the floor.',
      'Swap the little window for a bigger',
      1,
    ],
    ['Please make both windows larger', 'make both windows larger', 2],
  ])('%s', (text, said, count) => {
    expect(asked(text)).toEqual([[said, count]]);
  });

  it.each([
    'No need to add a window.',
    "We don't want another window there.",
    'I like a window seat. The window looks at the street.',
    'I want the sink under a window.',
    'We need a new window, the old one is rotten.',
    'Window on the north wall.',
    'There are two windows on the south wall.',
    'Add an egress window.',
    "I'd love a window over the sink but it's a brick wall so forget that.",
    'We would like a desk by the big window.',
    'Add curtains to the big windows.',
    'There is one window and a door. Make it wider.',
  ])('but not in: %s', (text) => {
    expect(asked(text)).toEqual([]);
  });
});
