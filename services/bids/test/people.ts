import { invitationOf } from '@plumbline/platform';
import type { RunningBids } from './running-bids.js';

let count = 0;
/** A number nobody else has. */
export const next = (): number => {
  count += 1;
  return count;
};

export const homeowner = (): string => `homeowner-${next()}@home.example`;

interface Joined {
  readonly email: string;
  readonly id: string;
  readonly companyName: string;
}

/** A contractor who has joined and, unless told otherwise, confirmed. */
export async function joined(
  bids: RunningBids,
  profile: Record<string, unknown> = {},
  { confirm = true }: { confirm?: boolean } = {},
): Promise<Joined> {
  const email = (profile.email as string) ?? `contractor-${next()}@trade.example`;
  const companyName = (profile.companyName as string) ?? `Company ${next()}`;
  const answer = await bids.call('POST', '/api/contractors/join', {
    companyName,
    email,
    zipCode: '60614',
    categories: ['kitchen'],
    ...profile,
  });
  if (answer.status !== 201) throw new Error(`join: ${answer.status} ${answer.text}`);
  const [{ id, confirm_version: version }] = await bids.db.query(
    'select id, confirm_version from contractor where email = $1',
    [email.toLowerCase()],
  );
  if (confirm) {
    const token = bids.tokens.make('confirm-contractor', id, version);
    const confirmed = await bids.call('POST', '/api/contractors/confirm', { token });
    if (confirmed.status !== 200) throw new Error(`confirm: ${confirmed.status} ${confirmed.text}`);
  }
  return { email, id, companyName };
}

/** Asks for bids; the codes of the bids made. */
export async function asked(
  bids: RunningBids,
  email: string,
  more: Record<string, unknown> = {},
): Promise<{ codes: string[]; message: string; count: number }> {
  const { preferences, ...rest } = more;
  const answer = await bids.call('POST', '/api/send-to-contractors', {
    email,
    zip: '60614',
    design: { title: 'A bright kitchen', designPrompt: 'bright', contractorPrompt: 'labor only' },
    preferences: { category: 'kitchen', ...((preferences as object) ?? {}) },
    files: [],
    previewOnly: false,
    ...rest,
  });
  if (answer.status !== 200) throw new Error(`request: ${answer.status} ${answer.text}`);
  if (answer.body.held) return confirmed(bids, email);
  return { codes: answer.body.bidIds, message: answer.body.message, count: answer.body.count };
}

/** Presses the button of the mail that a held request waits for (ACCESS=links). */
async function confirmed(
  bids: RunningBids,
  email: string,
): Promise<{ codes: string[]; message: string; count: number }> {
  const held = (await bids.announced('link.requested')).findLast(
    (link) => link.purpose === 'confirm-request' && link.email === email,
  );
  const token = bids.tokens.make('confirm-request', held?.requestId ?? '');
  const { body } = await bids.call('POST', `/api/bids/requests/${token}/confirm`);
  return { codes: body.bidIds, message: body.message, count: body.count };
}

/** The key in the mail that invites a contractor to a bid. */
export const invitationKey = (bids: RunningBids, bidId: string, contractorEmail: string): string =>
  bids.tokens.makeEnding('invitation', invitationOf(bidId, contractorEmail));

export async function bidRow(bids: RunningBids, code: string) {
  const [row] = await bids.db.query('select * from bid where code = $1', [code]);
  return row;
}

/** A bid without a contractor; its code and id. */
export async function oneBid(bids: RunningBids, email = homeowner(), more: Record<string, unknown> = {}) {
  const { codes } = await asked(bids, email, more);
  const code = codes[0] as string;
  return { code, id: (await bidRow(bids, code)).id as string, email };
}
