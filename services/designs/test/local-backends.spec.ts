import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAutomatic1111, startComfyui } from '@plumbline/testing';
import sharp from 'sharp';
import { automatic1111Backend } from '../src/pictures/remote/automatic1111-backend.js';
import { comfyuiBackend } from '../src/pictures/remote/comfyui-backend.js';
import type { PictureTask, RemoteBackend, RemoteReply } from '../src/pictures/remote/remote-backend.js';

const never = new AbortController().signal;
const open: { stop(): Promise<void> }[] = [];
const running = async <T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> => {
  const server = await starting;
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

const plain = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

async function task(more: Partial<PictureTask> = {}): Promise<PictureTask> {
  return {
    callId: '019ac5a0-1111-7000-8000-0000000000aa',
    start: await plain('#8899aa'),
    origin: 'photo',
    size: { width: 96, height: 64 },
    prompt: 'a "bright" kitchen',
    negativePrompt: 'moved windows, moved doors',
    seed: 7,
    steps: 20,
    guidance: 6,
    strength: 0.6,
    quality: 'final',
    guides: async () => null,
    ...more,
  };
}

/** Follows a picture to its end, as the frame does. */
async function finish(backend: RemoteBackend, reply: RemoteReply): Promise<RemoteReply> {
  let now = reply;
  for (let looks = 0; now.state === 'running' && looks < 8; looks++)
    now = await backend.follow!(now.remoteId, never);
  return now;
}

const sizeOf = async (reply: RemoteReply) => {
  if (reply.state !== 'done') throw new Error(`not done but ${reply.state}`);
  const { width, height } = await sharp(reply.image).metadata();
  return { width, height };
};

describe('automatic1111', () => {
  const backend = (url: string, more = {}) =>
    automatic1111Backend({ url, flavour: 'automatic1111', ...more });

  it('sends the wish with depth and line units, and takes the first picture and its seed', async () => {
    const server = await running(startAutomatic1111({ auth: 'me:secret' }));
    const reply = await backend(server.url, { auth: 'me:secret' }).start(await task(), never);
    expect(await sizeOf(reply)).toEqual({ width: 96, height: 64 });
    expect(reply).toMatchObject({ state: 'done', seed: 7 });
    expect(server.asked[0]).toMatchObject({
      prompt: 'a "bright" kitchen',
      negative_prompt: 'moved windows, moved doors',
      seed: 7,
      steps: 20,
      cfg_scale: 6,
      denoising_strength: 0.6,
      alwayson_scripts: {
        ControlNet: {
          args: [
            { module: 'depth_midas', model: 'control_v11f1p_sd15_depth [cfd0]', image: expect.any(String) },
            { module: 'mlsd', model: 'control_v11p_sd15_mlsd [aca3]', image: expect.any(String) },
          ],
        },
      },
    });
  });

  it('gives Forge the picture as a pair, and a planned room its own guides', async () => {
    const server = await running(startAutomatic1111());
    const guides = { depth: Buffer.from('depth'), lines: Buffer.from('lines') };
    const planned = await task({ origin: 'plan', guides: async () => guides });
    await backend(server.url, { flavour: 'forge' }).start(planned, never);
    const unit = (picture: Buffer) => ({
      module: 'none',
      image: { image: picture.toString('base64'), mask: null },
    });
    expect(server.asked[0]).toMatchObject({
      alwayson_scripts: { ControlNet: { args: [unit(guides.depth), unit(guides.lines)] } },
    });
  });

  it('does without ControlNet where the server has none', async () => {
    const server = await running(startAutomatic1111({ controlNet: false }));
    await backend(server.url).start(await task(), never);
    expect(server.asked[0]).not.toHaveProperty('alwayson_scripts');
  });

  it('checks the checkpoint and the password, and never names the password', async () => {
    const server = await running(startAutomatic1111({ auth: 'me:secret' }));
    await backend(server.url, { auth: 'me:secret', model: 'room' }).check(never);
    await expect(
      backend(server.url, { auth: 'me:secret', model: 'other' }).check(never),
    ).rejects.toMatchObject({
      kind: 'permanent',
      message: expect.stringContaining('A1111_MODEL'),
    });
    const refused = await backend(server.url, { auth: 'me:wrongword' })
      .check(never)
      .catch((error: Error) => error);
    expect(refused).toMatchObject({ kind: 'permanent' });
    expect(String(refused)).not.toContain('wrongword');
    const empty = await running(startAutomatic1111({ fault: 'no-checkpoint' }));
    await expect(backend(empty.url).check(never)).rejects.toMatchObject({ kind: 'permanent' });
  });

  it.each([
    ['busy-once', { kind: 'temporary', retryAfterS: 1 }],
    ['error', { kind: 'uncertain' }],
    ['reset', { kind: 'uncertain' }],
    ['no-image', { kind: 'permanent' }],
  ] as const)('says of %s what it is', async (fault, expected) => {
    const server = await running(startAutomatic1111({ fault }));
    await expect(backend(server.url).start(await task(), never)).rejects.toMatchObject(expected);
  });

  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
  };

  it('interrupts its own picture when cancelled', async () => {
    const server = await running(startAutomatic1111({ fault: 'never-finishes' }));
    const cancel = new AbortController();
    const drawing = backend(server.url).start(await task(), cancel.signal);
    drawing.catch(() => undefined);
    await until(() => server.asked.length === 1);
    cancel.abort(new Error('Cancelled.'));
    await expect(drawing).rejects.toThrow('Cancelled.');
    await until(server.interrupted);
  });

  it("leaves somebody else's picture alone when cancelled", async () => {
    const server = await running(startAutomatic1111({ fault: 'never-finishes' }));
    const theirs = backend(server.url).start(await task({ callId: 'theirs' }), never);
    theirs.catch(() => undefined);
    await until(() => server.asked.length === 1);
    const cancel = new AbortController();
    const ours = backend(server.url).start(await task({ callId: 'ours' }), cancel.signal);
    ours.catch(() => undefined);
    await until(() => server.asked.length === 2);
    cancel.abort(new Error('Cancelled.'));
    await until(() => server.calls.includes('GET /sdapi/v1/progress'));
    // Long enough for an interrupt that the answer above does not allow.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(server.interrupted()).toBe(false);
  });
});

describe('comfyui', () => {
  const backend = (url: string, more = {}) => comfyuiBackend({ url, ...more });

  it.each(['none', 'own-id-ignored', 'error-on-poll-once'] as const)(
    'makes a picture (%s)',
    async (fault) => {
      const server = await running(startComfyui(fault === 'none' ? {} : { fault }));
      const comfy = backend(server.url);
      await comfy.check(never);
      const begun = await comfy.start(await task(), never);
      if (fault === 'error-on-poll-once' && begun.state === 'running')
        await expect(comfy.follow!(begun.remoteId, never)).rejects.toMatchObject({ kind: 'temporary' });
      expect(await sizeOf(await finish(comfy, begun))).toEqual({ width: 96, height: 64 });
      const { prompt } = server.asked[0] as { prompt: Record<string, { inputs: Record<string, unknown> }> };
      expect(prompt.sampler?.inputs).toMatchObject({ seed: 7, steps: 20, cfg: 6, denoise: 0.6 });
      expect(prompt.wanted?.inputs.text).toBe('a "bright" kitchen');
      expect(prompt.checkpoint?.inputs.ckpt_name).toBe('room.safetensors');
    },
  );

  it('is asked for the same picture only once under one id', async () => {
    const server = await running(startComfyui());
    const comfy = backend(server.url);
    const { callId } = await task();
    expect(await comfy.follow!(callId, never)).toEqual({ state: 'unknown' });
    await comfy.start(await task(), never);
    expect(await comfy.follow!(callId, never)).toMatchObject({ state: 'running', remoteId: callId });
  });

  it.each([
    ['node-errors', { kind: 'permanent' }],
    ['error-on-prompt', { kind: 'uncertain' }],
    ['reset', { kind: 'uncertain' }],
    ['fails', { kind: 'permanent', message: expect.stringContaining('CUDA out of memory') }],
    ['no-output', { kind: 'permanent' }],
    ['view-gone', { kind: 'permanent' }],
  ] as const)('says of %s what it is', async (fault, expected) => {
    const comfy = backend((await running(startComfyui({ fault }))).url);
    const all = async () => finish(comfy, await comfy.start(await task(), never));
    await expect(all()).rejects.toMatchObject(expected);
  });

  it('tells that a picture was cancelled elsewhere', async () => {
    const comfy = backend((await running(startComfyui({ fault: 'cancelled-elsewhere' }))).url);
    expect(await finish(comfy, await comfy.start(await task(), never))).toEqual({ state: 'unknown' });
  });

  it('stops a running picture', async () => {
    const server = await running(startComfyui({ fault: 'never-finishes' }));
    const comfy = backend(server.url);
    const { callId } = await task();
    await comfy.start(await task(), never);
    await comfy.cancel!(callId, never);
    expect(server.calls).toContain('POST /interrupt');
    expect(await comfy.follow!(callId, never)).toEqual({ state: 'unknown' });
  });

  it('notices a missing node or checkpoint before anything is asked', async () => {
    const missing = await running(startComfyui({ fault: 'missing-node' }));
    await expect(backend(missing.url).check(never)).rejects.toThrow('KSampler');
    const server = await running(startComfyui());
    await expect(backend(server.url, { model: 'none' }).check(never)).rejects.toThrow('COMFYUI_MODEL');
  });

  it('takes a workflow file, and says what is wrong with one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'plumbline-workflow-'));
    try {
      const server = await running(startComfyui());
      const good = join(folder, 'good.json');
      const own = {
        '1': { class_type: 'LoadImage', inputs: { image: '{{picture}}' } },
        '2': { class_type: 'CLIPTextEncode', inputs: { text: 'photo of {{prompt}}' } },
      };
      await writeFile(good, JSON.stringify(own));
      await backend(server.url, { workflow: good }).start(await task(), never);
      expect(server.asked[0]).toMatchObject({
        prompt: { '2': { inputs: { text: 'photo of a "bright" kitchen' } } },
      });
      const bad = join(folder, 'bad.json');
      await writeFile(bad, '{"nodes": []}');
      await expect(backend(server.url, { workflow: bad }).check(never)).rejects.toThrow('API format');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
