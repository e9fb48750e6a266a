import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import type { Config } from '../config/config.js';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Headers that a reverse proxy adds: the caller is then somebody else than the sender of the packets. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];

/** Whether a host name or address means this machine itself. */
export function isLoopback(host: string): boolean {
  const plain = bare(host);
  const family = isIP(plain);
  return family ? LOOPBACK.check(plain, family === 6 ? 'ipv6' : 'ipv4') : plain === 'localhost';
}

/**
 * Whether a request may see the pages of operators (/metrics, /health/ready). With OPS_PORT they are there alone;
 * without it a caller on this machine sees them, unless something says that a proxy stands between: its headers, the
 * name that was asked for, or an instance that others reach although it listens to this machine alone.
 */
export function isOperator(
  request: IncomingMessage,
  config: Pick<Config, 'opsPort' | 'publicUrl' | 'host'>,
): boolean {
  const { socket, headers } = request;
  if (config.opsPort !== undefined) return socket.localPort === config.opsPort;
  const behindProxy = isLoopback(config.host) && !isLoopback(new URL(config.publicUrl).hostname);
  return (
    !behindProxy &&
    isLoopback(socket.remoteAddress ?? '') &&
    isLoopback(hostOf(request)) &&
    !FORWARDED.some((name) => name in headers)
  );
}

/**
 * Whether a request names this instance in its Host header. A page of another site whose name is made to point here
 * (DNS rebinding) names itself, and would otherwise act as the person at this browser.
 */
export function namesUs(
  request: IncomingMessage,
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
): boolean {
  const named = hostOf(request);
  const reached = request.socket.localAddress?.replace(/^::ffff:/, '') ?? '';
  return isLoopback(named) || [new URL(publicUrl).hostname, host, reached].map(bare).includes(named);
}

/** The name in the Host header, without its port; empty where there is none. */
const hostOf = ({ headers }: IncomingMessage): string => bare((headers.host ?? '').replace(/:\d*$/, ''));

/** In lower case, without the brackets of an IPv6 address. */
const bare = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase();
