import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { MESSAGES } from '@plumbline/contracts';
import { namesUs } from '@plumbline/platform/process';

const COOKIE = 'plumbline-mailbox';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Puts a guard before all listeners of the mailbox's server: only a holder of the token comes in, only under an
 * address of this machine, and no page of another origin. Whoever opens `/?token=…` is given the cookie that the page
 * needs; programs send `Authorization: Bearer …`.
 */
export function guardMailbox(server: Server, token: string): void {
  const answer = server.listeners('request') as RequestListener[];
  const upgrade = server.listeners('upgrade') as UpgradeListener[];
  server.removeAllListeners('request').removeAllListeners('upgrade');

  server.on('request', (request, response) => {
    const given = new URLSearchParams(request.url?.split('?')[1]).get('token');
    if (given !== null && request.method === 'GET' && isOurs(request) && same(given, token))
      return void response
        .writeHead(303, {
          Location: '/',
          'Set-Cookie': `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax`,
          'Cache-Control': 'no-store',
        })
        .end();
    if (!mayEnter(request, token)) return refuse(response);
    ownOriginOnly(response);
    for (const listener of answer) listener(request, response);
  });
  server.on('upgrade', (request, socket, head) => {
    if (!mayEnter(request, token))
      return void socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n');
    for (const listener of upgrade) listener(request, socket, head);
  });
}

const mayEnter = (request: IncomingMessage, token: string): boolean =>
  isOurs(request) &&
  isOwnPage(request) &&
  [bearer(request), cookie(request)].some((given) => same(given, token));

/** Asked for by a name of this machine, so that no other site's name can be made to point here. */
const isOurs = (request: IncomingMessage): boolean =>
  namesUs(request, { publicUrl: 'http://127.0.0.1', host: '127.0.0.1' });

/** Sent by a page of this origin, by a program, or by a person who opens the page. */
function isOwnPage({ headers, method }: IncomingMessage): boolean {
  if (headers.origin !== undefined) return headers.origin === `http://${headers.host}`;
  const site = headers['sec-fetch-site'];
  const opensPage =
    method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || opensPage;
}

const bearer = ({ headers }: IncomingMessage): string =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

const cookie = ({ headers }: IncomingMessage): string =>
  (headers.cookie ?? '')
    .split('; ')
    .find((one) => one.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

function same(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(401, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${MESSAGES.server.mailboxToken}\n`);
}

/** The mailbox's pages allow every origin and every frame by themselves. */
function ownOriginOnly(response: ServerResponse): void {
  const writeHead = response.writeHead;
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    response.removeHeader('Access-Control-Allow-Origin');
    response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    response.setHeader('Referrer-Policy', 'no-referrer');
    return writeHead.apply(response, args);
  }) as typeof writeHead;
}
