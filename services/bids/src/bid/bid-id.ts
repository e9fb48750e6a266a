import { normalBidCode } from './bid-code.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);

/** How a caller may name a bid: by `_id` (uuid) or by `bidId` (PL-7K3QX9). Null where the text is neither. */
export function bidKey(text: unknown): { id: string } | { code: string } | null {
  if (isUuid(text)) return { id: text.toLowerCase() };
  const code = typeof text === 'string' ? normalBidCode(text) : null;
  return code ? { code } : null;
}
