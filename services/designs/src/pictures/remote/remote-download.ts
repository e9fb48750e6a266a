import { lookup } from 'node:dns';
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { readBounded, TooLarge } from '../../http/read-bounded.js';
import { RemoteFault } from './remote-fault.js';

const PICTURE_MAX_BYTES = 32 * 1024 * 1024;
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/octet-stream'];

/** Addresses that are nobody's on the internet (IANA special-purpose registries): what stands there is internal. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

/** Whether an address (not a name) is on this machine or in an internal network. */
export function isPrivate(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * A picture that a backend stored elsewhere. The address is not ours, so it is held to: https, or the backend's own
 * host as the operator set it; nothing internal, unless that host is; no redirects; a picture's type and size.
 *
 * @throws RemoteFault `temporary` where the server may have it later; the signal's reason where it was aborted
 */
export async function downloadPicture(
  address: string,
  baseUrl: string,
  signal: AbortSignal,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const own = new URL(baseUrl);
  const atOwnHost = url?.origin === own.origin;
  if (!url || !(url.protocol === 'https:' || atOwnHost))
    throw new RemoteFault('permanent', 'The picture is at an address that is not https.');
  const internalAllowed = atOwnHost || isPrivate(hostOf(own)) || hostOf(own) === 'localhost';
  if (!internalAllowed && isPrivate(hostOf(url)))
    throw new RemoteFault('permanent', 'The picture is at an internal address.');
  try {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(url, { signal, lookup: internalAllowed ? undefined : publicLookup }).end();
    // Once the answer has begun, its own stream tells of a broken connection.
    request.on('error', () => undefined);
    const [answer] = await once(request, 'response', { signal });
    if (answer.statusCode !== 200) {
      answer.destroy();
      const later = answer.statusCode === 429 || answer.statusCode >= 500;
      throw new RemoteFault(later ? 'temporary' : 'permanent', `${answer.statusCode} for the picture`);
    }
    const type = String(answer.headers['content-type'] ?? '').split(';')[0]!;
    if (!PICTURE_TYPES.includes(type.trim())) {
      answer.destroy();
      throw new RemoteFault('permanent', `The picture's address answers with ${type.slice(0, 60)}.`);
    }
    return await readBounded(answer, PICTURE_MAX_BYTES);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof RemoteFault) throw error;
    const known = error instanceof TooLarge || error instanceof InternalAddress;
    throw new RemoteFault(known ? 'permanent' : 'temporary', `The picture: ${(error as Error).message}`);
  }
}

/** A host as BlockList takes it: IPv6 without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

class InternalAddress extends Error {}

/** Looks a name up and connects to exactly what was checked: a name may point elsewhere a moment later. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4);
    const internal = addresses.some(({ address }) => isPrivate(address));
    const [first] = addresses;
    if (internal || !first) return done(new InternalAddress('it points to an internal address'), '', 4);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
