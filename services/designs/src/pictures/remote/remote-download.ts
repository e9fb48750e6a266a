import { lookup } from 'node:dns';
import { once } from 'node:events';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@plumbline/platform';
import { readBounded, TooLarge } from '../../http/read-bounded.js';
import { RemoteFault } from './remote-fault.js';

const PICTURE_MAX_BYTES = 32 * 1024 * 1024;
const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'application/octet-stream'];

/** Whether a host is an address (not a name) on this machine or in an internal network. */
const isInternal = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

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
  const internalAllowed = atOwnHost || isInternal(hostOf(own)) || hostOf(own) === 'localhost';
  if (!internalAllowed && isInternal(hostOf(url)))
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

/** A host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

class InternalAddress extends Error {}

/** Looks a name up and connects to exactly what was checked: a name may point elsewhere a moment later. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4);
    const internal = addresses.some(({ address }) => isInternal(address));
    const [first] = addresses;
    if (internal || !first) return done(new InternalAddress('it points to an internal address'), '', 4);
    if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};
