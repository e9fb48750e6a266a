import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../test/fake-api.js';
import { ApiError, call, messageOf } from './http.js';

describe('call', () => {
  it("carries the server's sentence and its field faults", async () => {
    fakeApi({
      'POST /api/x': {
        status: 400,
        body: {
          statusCode: 400,
          error: 'Bad request',
          message: 'No ZIP.',
          details: [{ field: 'zip', message: 'Missing.' }],
        },
      },
    });
    const error = await call('/api/x', { body: {} }).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 400, serverMessage: 'No ZIP.', fields: { zip: 'Missing.' } });
    expect(messageOf(error, 'default')).toBe('No ZIP.');
  });

  it('takes the error field where there is no message, and the first of several messages', async () => {
    fakeApi({
      'GET /api/a': { status: 500, body: { error: 'Broken' } },
      'GET /api/b': { status: 400, body: { message: ['First.', 'Second.'] } },
      'GET /api/c': { status: 502, body: '<html>' },
    });
    expect(messageOf(await call('/api/a').catch((e: unknown) => e), 'default')).toBe('Broken');
    expect(messageOf(await call('/api/b').catch((e: unknown) => e), 'default')).toBe('First.');
    expect(messageOf(await call('/api/c').catch((e: unknown) => e), 'default')).toBe('default');
  });

  it('sends a dropped call again only with an idempotency key, and with the same one', async () => {
    const dropped = new TypeError('Failed to fetch');
    const seen = fakeApi({ 'POST /api/x': [dropped, { body: { ok: true } }] });
    await expect(call('/api/x', { body: {}, idempotencyKey: 'k1' })).resolves.toEqual({ ok: true });
    expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);

    const once = fakeApi({ 'POST /api/x': [dropped, { body: { ok: true } }] });
    await expect(call('/api/x', { body: {} })).rejects.toMatchObject({ status: 0 });
    expect(once).toHaveLength(1);
  });

  it('sends a call that a proxy lost with its server again, only with an idempotency key', async () => {
    for (const status of [502, 504]) {
      const lost = { status, body: '<h1>Bad Gateway</h1>' };
      const seen = fakeApi({ 'POST /api/x': [lost, { body: { ok: true } }] });
      await expect(call('/api/x', { body: {}, idempotencyKey: 'k1' })).resolves.toEqual({ ok: true });
      expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', 'k1']);
      const once = fakeApi({ 'POST /api/x': [lost, { body: { ok: true } }] });
      await expect(call('/api/x', { body: {} })).rejects.toMatchObject({ status });
      expect(once).toHaveLength(1);
    }
    // What our own server says is an answer.
    const busy = fakeApi({ 'POST /api/x': [{ status: 503, body: { message: 'Busy.' } }, { body: {} }] });
    await expect(call('/api/x', { body: {}, idempotencyKey: 'k2' })).rejects.toMatchObject({ status: 503 });
    expect(busy).toHaveLength(1);
  });
});
