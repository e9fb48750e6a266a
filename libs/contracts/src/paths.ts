import { SERVICES, type ServiceName } from './services.js';

/**
 * Which service answers which path: the front door of the one-process form dispatches by this table and the
 * Caddyfile is generated from it. First match wins. A `*` inside a pattern stands for one path segment, a
 * trailing `*` for anything that follows (also nothing), as in Caddy's path matcher.
 */
export const PATH_OWNERS: readonly { readonly pattern: string; readonly service: ServiceName }[] = [
  { pattern: '/api/bids/*/logs', service: 'notifications' },
  { pattern: '/api/bids/*/logs.csv', service: 'notifications' },
  { pattern: '/api/console/emails*', service: 'notifications' },
  { pattern: '/api/unsubscribe*', service: 'notifications' },
  { pattern: '/api/mails/open', service: 'notifications' },
  ...SERVICES.map((service) => ({ pattern: `/api/console/events/${service}*`, service })),
  ...SERVICES.map((service) => ({ pattern: `/api/console/jobs/${service}*`, service })),
  { pattern: '/api/upload', service: 'uploads' },
  { pattern: '/api/console/uploads*', service: 'uploads' },
  { pattern: '/files/*', service: 'uploads' },
  { pattern: '/api/designs*', service: 'designs' },
  { pattern: '/api/surveys*', service: 'designs' },
  { pattern: '/api/site-visits*', service: 'designs' },
  { pattern: '/api/send-summary', service: 'designs' },
  { pattern: '/api/console/designs*', service: 'designs' },
  { pattern: '/api/send-to-contractors', service: 'bids' },
  { pattern: '/api/bids*', service: 'bids' },
  { pattern: '/api/contractors*', service: 'bids' },
  { pattern: '/api/admin/*', service: 'bids' },
  { pattern: '/api/geocode/*', service: 'bids' },
  { pattern: '/api/my-data*', service: 'bids' },
  { pattern: '/api/console/bids*', service: 'bids' },
  { pattern: '/api/console/contractors*', service: 'bids' },
  { pattern: '/api/settings', service: 'bids' },
  { pattern: '/api/docs*', service: 'bids' },
];

const MATCHERS = PATH_OWNERS.map(({ pattern, service }) => ({ service, matches: patternToRegExp(pattern) }));

/** The service that owns a path (no query string), or undefined where the path belongs to a web. */
export function ownerOf(path: string): ServiceName | undefined {
  return MATCHERS.find(({ matches }) => matches.test(path))?.service;
}

/** What a pattern of the table matches: upper and lower case alike, as Caddy and the services' routers do. */
export function patternToRegExp(pattern: string): RegExp {
  const open = pattern.endsWith('*');
  const body = (open ? pattern.slice(0, -1) : pattern)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '[^/]+');
  return new RegExp(`^${body}${open ? '.*' : ''}$`, 'i');
}

/** The pages that mailed links open. A link only opens a page; a button on it acts. */
export const sitePaths = {
  track: (token: string) => `/track/${encodeURIComponent(token)}`,
  /** All bids of a request, by the token of one bid's track link. */
  compare: (token: string) => `/compare/${encodeURIComponent(token)}`,
  measure: (key: string) => `/measure/${encodeURIComponent(key)}`,
  compose: (bidId: string, email: string, key: string) =>
    `/contractors?compose=1&bidId=${encodeURIComponent(bidId)}&email=${encodeURIComponent(email)}&key=${encodeURIComponent(key)}`,
  priceBook: (bidId: string, email: string, key: string) =>
    `/price-book?bidId=${encodeURIComponent(bidId)}&email=${encodeURIComponent(email)}&key=${encodeURIComponent(key)}`,
  notInterested: (bidId: string, key: string) =>
    `/not-interested?bidId=${encodeURIComponent(bidId)}&key=${encodeURIComponent(key)}`,
  confirmRequest: (token: string) => `/confirm-request/${encodeURIComponent(token)}`,
  confirmContractor: (token: string) => `/confirm/${encodeURIComponent(token)}`,
  withdraw: (token: string) => `/withdraw/${encodeURIComponent(token)}`,
  myBids: (email: string, link?: string) =>
    `/my-bids?email=${encodeURIComponent(email)}${link ? `&link=${encodeURIComponent(link)}` : ''}`,
  myData: (email: string, link: string) =>
    `/my-data?email=${encodeURIComponent(email)}&link=${encodeURIComponent(link)}`,
  unsubscribe: (email: string, link: string) =>
    `/unsubscribe?email=${encodeURIComponent(email)}&link=${encodeURIComponent(link)}`,
  mail: (id: string, link: string) => `/mail?id=${encodeURIComponent(id)}&link=${encodeURIComponent(link)}`,
  results: (jobId: string) => `/results?job=${encodeURIComponent(jobId)}`,
} as const;
