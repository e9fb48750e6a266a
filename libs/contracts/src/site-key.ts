/** What opens the form of tape numbers for an invited contractor: the design, their bid, and the token that proves both. */
export interface SiteKey {
  readonly designId: string;
  readonly bidId: string;
  readonly token: string;
}

const SITE_KEY = /^([0-9a-f-]{36})_([0-9a-f-]{36})_([\w.-]{34,40})$/;

export const siteKeyOf = ({ designId, bidId, token }: SiteKey): string => `${designId}_${bidId}_${token}`;

/** Undefined for any other text. */
export function readSiteKey(key: string): SiteKey | undefined {
  const [, designId, bidId, token] = SITE_KEY.exec(key) ?? [];
  return designId && bidId && token ? { designId, bidId, token } : undefined;
}
