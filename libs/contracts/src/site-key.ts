/** What opens the form of tape numbers for an invited contractor: the design, their bid, and the token that proves both. */
export interface SiteKey {
  readonly designId: string;
  readonly bidId: string;
  readonly token: string;
}

const SITE_KEY = /^([0-9a-f-]{36})_([0-9a-f-]{36})_([\w.~-]{34,40})$/;

/** The token's dot is written as "~": a server takes a path that ends like a file's name for a file, and not for a page. */
export const siteKeyOf = ({ designId, bidId, token }: SiteKey): string =>
  `${designId}_${bidId}_${token.replace('.', '~')}`;

/** Undefined for any other text. */
export function readSiteKey(key: string): SiteKey | undefined {
  const [, designId, bidId, token] = SITE_KEY.exec(key) ?? [];
  return designId && bidId && token ? { designId, bidId, token: token.replace('~', '.') } : undefined;
}

/** What opens the same form for whoever asked for the design, and for nobody who was only shown it. */
export interface OwnKey {
  readonly jobId: string;
  readonly token: string;
}

const OWN_KEY = /^([0-9a-f-]{36})_([\w-]{32})$/;

export const ownKeyOf = ({ jobId, token }: OwnKey): string => `${jobId}_${token}`;

/** Undefined for any other text. */
export function readOwnKey(key: string): OwnKey | undefined {
  const [, jobId, token] = OWN_KEY.exec(key) ?? [];
  return jobId && token ? { jobId, token } : undefined;
}
