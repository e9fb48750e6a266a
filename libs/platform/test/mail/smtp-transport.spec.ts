import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { startSmtp, type TestSmtp } from '@plumbline/testing';
import {
  type MailMessage,
  type MailTransport,
  PermanentMailError,
  TemporaryMailError,
} from '../../src/mail/mail-transport.js';
import { createSmtpTransport } from '../../src/mail/smtp-transport.js';

const FROM = 'Plumbline <no-reply@plumbline.example>';
const MAIL: MailMessage = {
  to: 'ada@example.com',
  subject: 'Your bid: 24,500 $ für Küche',
  html: '<p>Grüße</p>',
  text: 'Grüße',
  replyTo: 'hello@plumbline.example',
  messageId: '0199aa@plumbline.example',
  headers: { 'List-Unsubscribe': '<https://plumbline.example/unsubscribe>' },
  attachments: [{ filename: 'visit-1.ics', content: 'BEGIN:VCALENDAR', contentType: 'text/calendar' }],
};

describe('mail over SMTP', () => {
  let smtp: TestSmtp;
  let transport: MailTransport;

  beforeEach(async () => {
    smtp = await startSmtp();
    transport = createSmtpTransport({ smtpUrl: smtp.url, from: FROM });
  });
  afterEach(async () => {
    await transport.close();
    await smtp.stop();
  });

  test('a mail arrives whole', async () => {
    await transport.send(MAIL);
    const [{ from, to, parsed }] = smtp.mails as [(typeof smtp.mails)[number]];
    expect({ from, to }).toEqual({ from: 'no-reply@plumbline.example', to: ['ada@example.com'] });
    expect(parsed.subject).toBe(MAIL.subject);
    expect(parsed.from?.text).toBe('"Plumbline" <no-reply@plumbline.example>');
    expect(parsed.replyTo?.text).toBe('hello@plumbline.example');
    expect(parsed.messageId).toBe('<0199aa@plumbline.example>');
    expect(parsed.html).toContain('Grüße');
    expect(parsed.text?.trim()).toBe('Grüße');
    expect(parsed.headers.get('list')).toMatchObject({
      unsubscribe: { url: 'https://plumbline.example/unsubscribe' },
    });
    expect(parsed.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([
      ['visit-1.ics', 'BEGIN:VCALENDAR'],
    ]);
  });

  test.each([
    ['subject', { subject: 'Hi\r\nBcc: eve@example.com' }],
    ['subject with a line separator', { subject: 'Hi\u2028Bcc: eve@example.com' }],
    ['recipient with a line break', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['second recipient', { to: 'ada@example.com, eve@example.com' }],
    ['recipient with a name', { to: 'Eve <eve@example.com>' }],
    ['reply address', { replyTo: 'a@example.com\nBcc: eve@example.com' }],
    ['message id', { messageId: 'x@y>\r\nBcc: eve@example.com' }],
    ['header value', { headers: { 'X-Note': 'a\r\nBcc: eve@example.com' } }],
    ['header name', { headers: { 'X-Note: a\r\nBcc': 'eve@example.com' } }],
    ['attachment name', { attachments: [{ filename: 'a\r\nb', content: '', contentType: 'text/plain' }] }],
  ])('nothing is injected through the %s', async (_, fields) => {
    await expect(transport.send({ ...MAIL, ...fields })).rejects.toThrow(PermanentMailError);
    expect(smtp.mails).toHaveLength(0);
  });

  test('a mail refused after its data is told as what it is', async () => {
    smtp.refuse('temporarily');
    await expect(transport.send(MAIL)).rejects.toThrow(TemporaryMailError);
    smtp.refuse('permanently');
    await expect(transport.send(MAIL)).rejects.toThrow(PermanentMailError);
    smtp.refuse(undefined);
    await transport.send(MAIL);
    expect(smtp.mails).toHaveLength(1);
  });

  test('a server that is away is a temporary fault, and the next mail finds it back', async () => {
    await transport.send(MAIL);
    await smtp.kill();
    await expect(transport.check()).rejects.toThrow();
    await expect(transport.send(MAIL)).rejects.toThrow(TemporaryMailError);
    await smtp.restart();
    await transport.check();
    await transport.send({ ...MAIL, messageId: 'second@plumbline.example' });
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([
      '<0199aa@plumbline.example>',
      '<second@plumbline.example>',
    ]);
  });

  test('many mails share a few connections', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, i) => transport.send({ ...MAIL, messageId: `m${i}@plumbline.example` })),
    );
    expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(60);
  });
});

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** A server that goes along with everything but what `answer` has another reply for; '' is silence. */
async function scripted(answer: (command: string, socket: Socket) => string | undefined) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const reply = answer(text, socket);
      if (reply !== '') socket.write(`${reply ?? '250 fine'}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport = createSmtpTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: FROM });
  cleanUps.push(async () => {
    await transport.close();
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return transport;
}

test.each([
  ['RCPT', '550 no such user', PermanentMailError],
  ['RCPT', '552 mailbox full', PermanentMailError],
  ['MAIL', '553 sender refused', PermanentMailError],
  ['RCPT', '451 greylisted', TemporaryMailError],
  ['MAIL', '421 too busy', TemporaryMailError],
  ['MAIL', '530 login required', TemporaryMailError],
  ['EHLO', '421 closing', TemporaryMailError],
])('%s answered with %s', async (command, reply, kind) => {
  const transport = await scripted((text) => (text.startsWith(command) ? reply : undefined));
  await expect(transport.send(MAIL)).rejects.toThrow(kind);
});

test('a connection that breaks after the data is not retried behind our back', async () => {
  let transactions = 0;
  let inData = false;
  const transport = await scripted((text, socket) => {
    if (inData) {
      if (text.includes('\r\n.\r\n')) socket.destroy();
      return '';
    }
    if (!text.startsWith('DATA')) return undefined;
    inData = true;
    transactions++;
    return '354 go on';
  });
  await expect(transport.send(MAIL)).rejects.toThrow(TemporaryMailError);
  expect(transactions).toBe(1);
});
