import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { MESSAGES } from '@plumbline/contracts';
import { createSmtpTransport } from '@plumbline/platform';
import { type Mailbox, startMailbox } from '../src/mailbox.js';

let folder: string;
let mailbox: Mailbox;
let port: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plumbline-mailbox-'));
  mailbox = await startMailbox(folder, 0);
  const { port: its, searchParams } = new URL(mailbox.url);
  [port, token] = [its, searchParams.get('token') ?? ''];
  const transport = createSmtpTransport({ smtpUrl: mailbox.smtpUrl, from: 'us@plumbline.example' });
  const mail = { to: 'ann@home.example', subject: 'For Ann', html: '<p>secret</p>', text: 'secret' };
  await transport.send({ ...mail, messageId: 'one@plumbline.example' });
  await transport.close();
});
afterAll(async () => {
  await mailbox?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function ask(
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      const { statusCode: status = 0, headers: got } = answer;
      text(answer).then((body) => resolve({ status, headers: got, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}

it('opens by the printed address, whose cookie the page goes on with', async () => {
  const opened = await ask(`/?token=${token}`, {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
  });
  expect(opened).toMatchObject({ status: 303, headers: { location: '/' } });
  const [cookie = ''] = opened.headers['set-cookie'] as string[];
  expect(cookie).toContain('HttpOnly; SameSite=Lax');
  const mine = { cookie: cookie.split(';')[0] ?? '', 'sec-fetch-site': 'same-origin' };
  expect((await ask('/', mine)).body).toContain('<html');
  const list = await ask('/email', mine);
  expect(list.body).toContain('For Ann');
  expect(list.headers).not.toHaveProperty('access-control-allow-origin');
  expect((await ask('/socket.io/?EIO=4&transport=polling', mine)).status).toBe(200);
  expect((await ask('/email', { authorization: `Bearer ${token}` })).status).toBe(200);
});

describe('shows nothing', () => {
  const cookie = () => `plumbline-mailbox=${token}`;
  const strangers: [string, () => Record<string, string>][] = [
    ['without the token', () => ({})],
    ['with a wrong one', () => ({ authorization: 'Bearer wrong', cookie: 'plumbline-mailbox=wrong' })],
    ['to a page of another origin', () => ({ cookie: cookie(), origin: 'https://evil.example' })],
    ['to a page at another port', () => ({ cookie: cookie(), origin: 'http://127.0.0.1:1' })],
    ['to a sandboxed page', () => ({ cookie: cookie(), origin: 'null' })],
    ['to a picture of another site', () => ({ cookie: cookie(), 'sec-fetch-site': 'cross-site' })],
    [
      'to a frame of another site',
      () => ({
        cookie: cookie(),
        'sec-fetch-site': 'same-site',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'iframe',
      }),
    ],
    ['under the name of another site', () => ({ cookie: cookie(), host: 'evil.example' })],
  ];

  it.each(strangers)('%s', async (_, headers) => {
    const calls: [string, string][] = [
      ['GET', '/email'],
      ['GET', '/'],
      ['DELETE', '/email/all'],
      ['OPTIONS', '/email/all'],
      ['PATCH', '/email/read-all'],
      ['GET', '/socket.io/?EIO=4&transport=polling'],
    ];
    for (const [method, path] of calls) {
      const { status, body, headers: got } = await ask(path, headers(), method);
      expect([method, path, status, body]).toEqual([method, path, 401, `${MESSAGES.server.mailboxToken}\n`]);
      expect(got).not.toHaveProperty('access-control-allow-origin');
    }
    const socket = connect(Number(port), '127.0.0.1');
    const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers() }).map(
      ([name, value]) => `${name}: ${value}`,
    );
    socket.write(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${lines.join('\r\n')}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401/);
    expect((await ask('/email', { authorization: `Bearer ${token}` })).body).toContain('For Ann');
  });
});
