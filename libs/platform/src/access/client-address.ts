import ipaddr from 'ipaddr.js';

/** The part of IPv6 that is given out; the rest is reserved or has a meaning of its own. */
const GIVEN_OUT = ipaddr.parseCIDR('2000::/3');
/** Given out for examples only. */
const DOCUMENTATION = ipaddr.parseCIDR('3fff::/20');

/**
 * Who calls, as limits count: an IPv4 address, or the /64 of an IPv6 address. One household or machine holds a whole
 * /64 and can call from any address in it.
 */
export function clientOf(address: string | undefined): string {
  const bare = withoutPort(address ?? '');
  if (!ipaddr.isValid(bare)) return bare.slice(0, 100) || 'unknown';
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}

/**
 * Whether an address (not a name) is one that anybody on the internet can have. All others lead to this machine, into
 * an internal network, or to an IPv4 address written as IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  return parsed.match(GIVEN_OUT) && !parsed.match(DOCUMENTATION) && parsed.range() === 'unicast';
}

/** Some proxies write a port behind the address they forward. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;
