import type { IncomingMessage } from 'node:http';
import { isLoopback, isOperator, namesUs } from '../../src/access/hosts.js';

const request = (from: string, host?: string, localAddress = '192.168.1.5') =>
  ({ headers: { host }, socket: { remoteAddress: from, localAddress } }) as unknown as IncomingMessage;
const CONTAINER = { publicUrl: 'https://plumbline.example', host: '0.0.0.0' };

it.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['128.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['0.0.0.0', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
])('%s means this machine: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it('an operator calls from this machine by its own name', () => {
  const operator = (from: string, host: string) => isOperator(request(from, host), CONTAINER);
  expect(operator('127.0.0.1', '127.0.0.1:3001')).toBe(true);
  expect(operator('::ffff:127.0.0.1', 'localhost:3001')).toBe(true);
  expect(operator('10.0.0.7', 'localhost:3001')).toBe(false);
  expect(operator('127.0.0.1', 'plumbline.example')).toBe(false);
});

it('an instance is reached by the address of the machine where it listens to all', () => {
  const named = (host: string) => namesUs(request('192.168.1.9', host), CONTAINER);
  expect(named('192.168.1.5:3000')).toBe(true);
  expect(named('192.168.1.6:3000')).toBe(false);
  expect(named('Plumbline.example')).toBe(true);
});
