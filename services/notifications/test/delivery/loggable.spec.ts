import { PermanentMailError, TemporaryMailError } from '@plumbline/platform';
import { loggable } from '../../src/delivery/loggable.js';

test('a log holds the codes of a refusal, and neither address nor name', () => {
  const refused = new PermanentMailError(
    'all recipients were rejected: 550 5.1.1 "Zebulon Quagmire" <zebulon@home.example>: User Zebulon Quagmire unknown',
  );
  expect(loggable(refused)).toEqual({ fault: 'PermanentMailError', reason: '550 5.1.1' });
});

test('what reached no server is told in words, without addresses', () => {
  expect(loggable(new TemporaryMailError('no answer of the server for zebulon@home.example'))).toEqual({
    fault: 'TemporaryMailError',
    reason: 'no answer of the server for …',
  });
  const fault = new TypeError('of ours');
  expect(loggable(fault)).toEqual({ err: fault });
});
