import { LIMITS, MESSAGES } from '@plumbline/contracts';
import { assertPlainJson, assertStorable, storableJson } from '../../src/input/json-text.js';

const { unstorable, malformed } = MESSAGES.server;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const list = (values: number) => `[${'0,'.repeat(values - 2)}0]`;

describe('a JSON text', () => {
  it.each([
    '{"a":"plain","b":[1,true,null]}',
    '"🛁 as it is, and as halves that belong together: \\ud83d\\udec1 \\uD83D\\uDEC1"',
    '"a backslash and letters: \\\\u0000 \\\\\\\\ud800"',
    '"\\u0001\\u000a\\"\\u0022[[[[[[[[[[[[[[[[[[[[[[[[[["',
    nested(LIMITS.jsonDepth),
    list(LIMITS.jsonValues),
    'what is no JSON is left to the parser',
    '"\\',
    '"\\u00',
  ])('%s may be parsed', (text) => expect(() => assertPlainJson(Buffer.from(text))).not.toThrow());

  it.each([
    ['{"title":"a\\u0000b"}', unstorable],
    ['{"a\\u0000b":1}', unstorable],
    ['["\\\\\\u0000"]', unstorable],
    ['"\\ud800"', unstorable],
    ['"\\uDFFF"', unstorable],
    ['"\\ud83dx\\udec1"', unstorable],
    ['"\\ud83d\\ud83d\\udec1"', unstorable],
    ['"\\ud83d\\u0041"', unstorable],
    ['"\\ud83d', unstorable],
    [nested(LIMITS.jsonDepth + 1), malformed],
    [list(LIMITS.jsonValues + 1), MESSAGES.server.tooManyValues(LIMITS.jsonValues)],
    [`[${'{},'.repeat(LIMITS.jsonValues)}{}]`, MESSAGES.server.tooManyValues(LIMITS.jsonValues)],
  ])('%.60s may not', (text, sentence) =>
    expect(() => assertPlainJson(Buffer.from(text))).toThrow(expect.objectContaining({ sentence })),
  );
});

it.each(['a\0b', '\ud800', 'x\udc00', '\udec1\ud83d'])('the text %j cannot be kept', (text) =>
  expect(() => assertStorable(text)).toThrow(expect.objectContaining({ sentence: unstorable })),
);
it('JSON for storing holds none of it', () =>
  expect(storableJson({ a: ['x\0\ud800y', '🛁'] })).toBe('{"a":["x\ufffd\ufffdy","🛁"]}'));
it('whole characters can', () => expect(() => assertStorable('🛁 é \n')).not.toThrow());
