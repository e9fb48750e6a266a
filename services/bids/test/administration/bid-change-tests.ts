import { BID_STATUSES, MESSAGES } from '@plumbline/contracts';
import { bidRow, homeowner, joined, oneBid } from '../people.js';
import type { RunningBids } from '../running-bids.js';

/** What an administrator changes of bids: status, notes and tags, and mails sent again. */
export function bidChangeTests(running: () => RunningBids): void {
  let bids: RunningBids;
  beforeAll(() => {
    bids = running();
  });

  describe('status', () => {
    it('goes from any to any, is kept in the history and told once', async () => {
      const { id, code } = await oneBid(bids);
      const before = (await bids.announced('bid.status-changed')).length;
      let last = 'pending';
      for (const status of [...BID_STATUSES, 'pending']) {
        const answer = await bids.admin('PATCH', `/api/bids/${code}/status`, { status });
        expect(answer.status).toBe(200);
        expect(answer.body.bid.status).toBe(status);
      }
      const { body } = await bids.admin('GET', `/api/console/bids/${id}`);
      for (const { from, to, by } of body.history.slice(1)) {
        expect([from, by]).toEqual([last, 'admin']);
        last = to;
      }
      expect(body.history).toHaveLength(1 + 9);
      expect((await bids.announced('bid.status-changed')).length - before).toBe(9);
    });

    it('once chosen is not moved by what happens', async () => {
      const { id, code } = await oneBid(bids);
      await bids.admin('PATCH', `/api/bids/${id}/status`, { status: 'processing' });
      for (const type of ['invitation', 'invitation']) {
        await bids.hear('email.sent', {
          emailId: 'e',
          type,
          to: 'x@y.example',
          bidId: id,
          contractorId: null,
        });
      }
      expect((await bidRow(bids, code)).status).toBe('processing');
    });

    it('is set in bulk; a wrong id harms no other', async () => {
      const made = [await oneBid(bids), await oneBid(bids), await oneBid(bids)];
      const ids = [made[0]?.id, 'nonsense', made[1]?.code, '01890000-0000-7000-8000-000000000000', 17];
      const { status, body } = await bids.admin('PATCH', '/api/bids/bulk/status', {
        status: 'selected',
        ids,
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: MESSAGES.admin.bulkStatusDone, updated: 2, status: 'selected' });
      expect(body.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false, true, false, false]);
      expect((await bidRow(bids, made[2]?.code as string)).status).toBe('pending');
      expect(
        (await bids.admin('PATCH', '/api/bids/bulk/status', { status: 'done', ids: [] })).body.message,
      ).toBe(MESSAGES.admin.selectRows);
      expect((await bids.admin('PATCH', '/api/bids/bulk/status', { status: 'x', ids: ['a'] })).status).toBe(
        400,
      );
    });

    it('tells the last of two administrators', async () => {
      const { id } = await oneBid(bids);
      const { body: seen } = await bids.admin('GET', `/api/console/bids/${id}`);
      const answers = await Promise.all(
        ['done', 'failed', 'selected', 'declined'].map((status) =>
          bids.admin('PATCH', `/api/bids/${id}/status`, { status, version: seen.version }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
        MESSAGES.server.changedMeanwhile,
      );
      const meta = await bids.admin('PATCH', `/api/bids/${id}/meta`, {
        notesInternal: 'late',
        version: seen.version,
      });
      expect(meta.status).toBe(409);
    });
  });

  it('keeps notes and tags', async () => {
    const { id } = await oneBid(bids);
    const { body } = await bids.admin('PATCH', `/api/bids/${id}/meta`, {
      notesInternal: ' call back ',
      tags: ['vip', ' vip ', 'slow  payer', ''],
    });
    expect(body).toMatchObject({
      message: MESSAGES.admin.saved,
      bid: { notesInternal: 'call back', tags: ['vip', 'slow payer'] },
    });
    const cleared = await bids.admin('PATCH', `/api/bids/${id}/meta`, { notesInternal: '', tags: 'a, b' });
    expect(cleared.body.bid).toMatchObject({ notesInternal: null, tags: ['a', 'b'] });
  });

  it('names the tags in use, those used most first', async () => {
    const some = [await oneBid(bids), await oneBid(bids), await oneBid(bids)];
    const tag = (n: number, tags: readonly string[]) =>
      bids.admin('PATCH', `/api/bids/${some[n]?.id}/meta`, { tags });
    await tag(0, ['slow payer', 'gone soon']);
    await tag(1, ['vip', 'a, b']);
    await tag(2, ['vip']);
    await tag(0, ['slow payer']);
    const { body } = await bids.admin('GET', '/api/console/bids-tags');
    expect(body).toEqual({ tags: ['vip', 'a, b', 'slow payer'] });
  });

  describe('resending', () => {
    it('queues for one, and says why not', async () => {
      const { id } = await oneBid(bids);
      const user = await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'user' });
      expect([user.status, user.body.message]).toEqual([202, MESSAGES.admin.resentUser]);
      expect((await bids.announced('bid.resend-requested')).at(-1)).toMatchObject({
        type: 'user',
        by: 'admin',
        bid: { id },
      });
      const nobody = await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'contractor' });
      expect([nobody.status, nobody.body.message]).toEqual([409, MESSAGES.bids.noContractor]);
      expect((await bids.admin('POST', `/api/bids/${id}/resend`, { type: 'all' })).body.message).toBe(
        MESSAGES.admin.resend,
      );
    });

    it('queues for many, one result an id', async () => {
      const lonely = await oneBid(bids);
      await joined(bids, { zipCode: '94110' });
      const asked = await oneBid(bids, homeowner(), { zip: '94110' });
      const { body } = await bids.admin('POST', '/api/bids/bulk/resend', {
        type: 'contractor',
        ids: [lonely.id, asked.code, 'x'],
      });
      expect(body).toEqual({
        message: MESSAGES.admin.bulkResendErrors(2),
        results: [
          { id: lonely.id, ok: false, error: MESSAGES.bids.noContractor },
          { id: asked.code, ok: true },
          { id: 'x', ok: false, error: MESSAGES.server.notFound },
        ],
      });
    });
  });
}
