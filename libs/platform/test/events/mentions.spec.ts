import { inJsonText, mentions } from '../../src/events/mentions.js';

const SMITH = 'smith@home.example';

it.each([
  SMITH,
  ' Smith@HOME.example ',
  'Write to smith@home.example.',
  'smith@home.example',
  '<smith@home.example>: 550 no such user',
  'Mail (smith@home.example) was refused',
  'mailto:smith@home.example?subject=x',
  'john.smith@home.example, smith@home.example',
  { to: { email: SMITH } },
  [{ note: ['x', `told ${SMITH.toUpperCase()}`] }],
  { [SMITH]: 1 },
])('%j says the address', (value) => expect(mentions(value, ' SMITH@home.example')).toBe(true));

it.each([
  'john.smith@home.example',
  'blacksmith@home.example',
  'smith+bids@home.example',
  'j+smith@home.example',
  'j-smith@home.example, j_smith@home.example, ésmith@home.example',
  'Write to john.smith@home.example.',
  'smith@home.example.com',
  'smith@home.examples, smith@home.example-inc.test',
  'smith@my-home.example',
  'smith at home.example',
  '',
  null,
  5,
  { email: 'john.smith@home.example', text: 'by blacksmith@home.example' },
])('%j does not', (value) => expect(mentions(value, SMITH)).toBe(false));

it('an address with a sign is found as it is written', () => {
  expect(mentions('a+b@home.example', 'A+b@home.example')).toBe(true);
  expect(mentions('a+b@home.example', 'b@home.example')).toBe(false);
  expect(mentions('o.neil@home.example and a', 'oxneil@home.example')).toBe(false);
  expect(mentions('anything', '')).toBe(false);
});

it('is looked for as JSON writes it', () => {
  expect(inJsonText('A\\b@Home.example')).toBe('a\\\\b@home.example');
  expect(JSON.stringify({ to: 'a\\b@home.example' })).toContain(inJsonText('a\\b@home.example'));
});
