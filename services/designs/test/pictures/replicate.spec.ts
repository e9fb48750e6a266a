import { MESSAGES } from '@plumbline/contracts';
import { HealthController } from '@plumbline/platform';
import {
  type FakeReplicate,
  photoPath,
  REPLICATE_SECRET,
  REPLICATE_TOKEN,
  startReplicate,
  until,
} from '@plumbline/testing';
import sharp from 'sharp';
import { downloadPicture } from '../../src/pictures/remote/remote-download.js';
import { isSigned } from '../../src/pictures/webhooks/webhook-signature.js';
import { drawAtOnce, type RunningDesigns, startDesigns } from '../start-designs.js';

let replicate: FakeReplicate;
let designs: RunningDesigns;

beforeAll(async () => {
  replicate = await startReplicate({ takesMs: 0 });
  designs = await startDesigns({
    IMAGE_PROVIDER: 'replicate',
    REPLICATE_BASE_URL: replicate.baseUrl,
    REPLICATE_API_TOKEN: REPLICATE_TOKEN,
    REPLICATE_WEBHOOK_SECRET: REPLICATE_SECRET,
  });
  drawAtOnce(designs.service);
});
afterAll(async () => {
  await designs?.stop();
  await replicate?.stop();
});

const call = async (
  jobId: string,
): Promise<{ id: string; phase: string; remote_id: string; cost_usd: number }> =>
  (await designs.dataSource.query('select * from picture_call where job_id = $1', [jobId]))[0];
const running = (jobId: string) =>
  until(async () => ((await call(jobId))?.phase === 'running' ? (await call(jobId)).remote_id : undefined));

it('orders the newest version with the names of the model, and where to tell of it', async () => {
  const job = await designs.ended(await designs.ask());
  expect(job.designs![0]!.meta).toMatchObject({ provider: 'replicate', seed: 7, guidance_scale: 15 });
  const order = replicate.orders[0]!.json<{ version: string; input: object; webhook: string }>();
  expect(order.version).toMatch(/^c0ffee/);
  expect(order.input).toMatchObject({
    num_inference_steps: 50,
    guidance_scale: 15,
    prompt_strength: 0.8,
    seed: 7,
  });
  expect(order.input).toMatchObject({ negative_prompt: expect.stringContaining('windows') });
  expect(order.webhook).toMatch(
    /^https:\/\/plumbline\.example\/api\/designs\/webhooks\/replicate\?call=[0-9a-f-]{36}$/,
  );
});

it('takes a signed webhook once, and none that is forged, old or for nobody', async () => {
  replicate.faults.push('never');
  const jobId = await designs.ask();
  const id = await running(jobId);
  const origin = designs.url;
  const { id: callId } = await call(jobId);
  // As after a crash between the order and its answer: only the webhook knows which picture it was.
  await designs.dataSource.query(
    `update picture_call set phase = 'calling', remote_id = null where id = $1`,
    [callId],
  );
  expect(await replicate.sendWebhook(id, { origin, messageId: 'a', secret: 'whsec_b3RoZXI=' })).toBe(401);
  expect(await replicate.sendWebhook(id, { origin, messageId: 'a', ageS: 600 })).toBe(401);
  expect(await call(jobId)).toMatchObject({ phase: 'calling', remote_id: null });
  expect(await replicate.sendWebhook(id, { origin, messageId: 'a' })).toBe(204);
  expect(await call(jobId)).toMatchObject({ phase: 'running', remote_id: id });
  await designs.dataSource.query(
    `update picture_call set phase = 'calling', remote_id = null where id = $1`,
    [callId],
  );
  expect(await replicate.sendWebhook(id, { origin, messageId: 'a' })).toBe(204);
  expect(await call(jobId)).toMatchObject({ phase: 'calling', remote_id: null });
  const other = await fetch(`${origin}/api/designs/webhooks/openai?call=${callId}`, { method: 'POST' });
  expect(other.status).toBe(404);
  await designs.dataSource.query(`update picture_call set phase = 'running', remote_id = $2 where id = $1`, [
    callId,
    id,
  ]);
  await fetch(`${designs.url}/api/designs/${jobId}`, { method: 'DELETE' });
  await until(() => replicate.stopped.includes(id));
});

it('stops the remote picture when its job is cancelled', async () => {
  replicate.faults.push('never');
  const jobId = await designs.ask();
  const id = await running(jobId);
  const answer = await fetch(`${designs.url}/api/designs/${jobId}`, { method: 'DELETE' });
  expect(await answer.json()).toMatchObject({ status: 'failed', error: MESSAGES.generation.cancelled });
  await until(() => replicate.stopped.includes(id));
  const row = await until(async () => ((await call(jobId)).phase === 'failed' ? call(jobId) : undefined));
  expect(row.cost_usd).toBeGreaterThan(0);
});

it('asks about a photo that shows nothing before money is spent, and takes the word of who insists', async () => {
  const dark = await sharp(photoPath('kitchen-corner.png')).linear(0.05, 0).jpeg().toBuffer();
  await designs.infrastructure.storage.put('uploads/dark-of-this-test.jpg', dark, {
    contentType: 'image/jpeg',
  });
  const imageUrl = '/files/uploads/dark-of-this-test.jpg';
  const before = replicate.orders.length;
  const refused = await designs.ask({ imageUrl }).catch((error: Error) => error.message);
  expect(refused).toMatch(/^422/);
  expect(JSON.parse(String(refused).slice(4))).toMatchObject({
    message: MESSAGES.photo['too-dark'],
    details: [{ field: 'useAnyway', message: MESSAGES.pictures.useAnyway }],
  });
  expect(replicate.orders).toHaveLength(before);
  const job = await designs.ended(await designs.ask({ imageUrl, useAnyway: true }));
  expect(job.status).toBe('done');
  expect(replicate.orders.length).toBeGreaterThan(before);
});

it('shows the state of the image model where the service is asked whether it is ready', async () => {
  const ready = () => designs.service.app.get(HealthController, { strict: false }).state();
  expect(await ready()).toMatchObject({ parts: { pictures: 'up' } });
  expect(
    replicate.requests.some(({ method, path }) => method === 'GET' && path.startsWith('/v1/models/')),
  ).toBe(true);
});

describe('what lies elsewhere', () => {
  const signal = new AbortController().signal;
  const base = 'https://api.replicate.com/v1';

  it.each([
    'http://replicate.delivery/out.png',
    'https://127.0.0.1/out.png',
    'https://[::1]/out.png',
    'https://[::ffff:10.0.0.1]/out.png',
    'https://[::127.0.0.1]/out.png',
    'https://[2002:7f00:1::]/out.png',
    'https://[64:ff9b:1::1]/out.png',
    'https://[fec0::1]/out.png',
    'https://0x7f.1/out.png',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/out.png',
    'file:///etc/passwd',
    'no address',
  ])('is not fetched from %s', async (address) => {
    await expect(downloadPicture(address, base, signal)).rejects.toMatchObject({ kind: 'permanent' });
  });

  it('is fetched from the host that the operator named, also an internal one, but by no other port of it', async () => {
    const own = `${replicate.url}/v1`;
    await expect(downloadPicture(`${replicate.url}/delivery/x/out.png`, own, signal)).rejects.toThrow('404');
    await expect(downloadPicture('http://127.0.0.1:1/out.png', own, signal)).rejects.toThrow('not https');
  });
});

it('knows the signature of the published example', () => {
  // https://github.com/standard-webhooks/standard-webhooks, spec
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: '1614265330',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    body: Buffer.from('{"test": 2432232314}'),
  };
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const then = 1_614_265_330_000;
  expect(isSigned(message, secret, then)).toBe(true);
  expect(isSigned(message, secret, then + 301_000)).toBe(false);
  expect(isSigned({ ...message, body: Buffer.from('{"test": 2432232315}') }, secret, then)).toBe(false);
  expect(isSigned({ ...message, id: 'another' }, secret, then)).toBe(false);
  expect(isSigned({ ...message, signature: undefined }, secret, then)).toBe(false);
});
