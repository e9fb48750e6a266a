import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeModel, startAutomatic1111, startComfyui, until } from '@plumbline/testing';
import sharp from 'sharp';
import { automatic1111Backend } from '../../src/pictures/remote/automatic1111-backend.js';
import { comfyuiBackend } from '../../src/pictures/remote/comfyui-backend.js';
import type { PictureTask, RemoteBackend, RemoteReply } from '../../src/pictures/remote/remote-backend.js';

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
  while (now.state === 'running') now = await backend.follow!(now.remoteId, never);
  return now;
}

/** The order of a fake's first picture. */
const ordered = ({ orders }: FakeModel) => orders[0]?.json<Record<string, unknown>>();

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
    expect(ordered(server)).toMatchObject({
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

  it.each(['plan', 'photo'] as const)(
    'gives Forge the picture as a pair, and a room that lies over its %s its own guides',
    async (origin) => {
      const server = await running(startAutomatic1111());
      const guides = {
        depth: Buffer.from('depth'),
        lines: Buffer.from('lines'),
        mask: Buffer.from('mask'),
      };
      const planned = await task({ origin, guides: async () => guides });
      await backend(server.url, { flavour: 'forge' }).start(planned, never);
      const unit = (picture: Buffer) => ({
        module: 'none',
        image: { image: picture.toString('base64'), mask: null },
      });
      expect(ordered(server)).toMatchObject({
        alwayson_scripts: { ControlNet: { args: [unit(guides.depth), unit(guides.lines)] } },
      });
      // Only a photo has something that stays.
      const mask = origin === 'photo' ? guides.mask.toString('base64') : undefined;
      expect(ordered(server)?.mask).toBe(mask);
    },
  );

  it('does without ControlNet where the server has none', async () => {
    const server = await running(startAutomatic1111({ controlNet: false }));
    await backend(server.url).start(await task(), never);
    expect(ordered(server)).not.toHaveProperty('alwayson_scripts');
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
    const empty = await running(startAutomatic1111({ checkpoint: false }));
    await expect(backend(empty.url).check(never)).rejects.toMatchObject({ kind: 'permanent' });
  });

  it("stops its own picture, and leaves somebody else's alone", async () => {
    const server = await running(startAutomatic1111({ faults: ['never', 'never'] }));
    const theirs = backend(server.url).start(await task({ callId: 'theirs' }), never);
    theirs.catch(() => undefined);
    await until(() => server.orders.length === 1);
    const ours = backend(server.url).start(await task({ callId: 'ours' }), never);
    ours.catch(() => undefined);
    await until(() => server.orders.length === 2);
    await backend(server.url).cancel!('ours', never);
    expect(server.stopped).toEqual([]);
    await backend(server.url).cancel!('theirs', never);
    expect(server.stopped).toEqual(['theirs']);
  });
});

describe('comfyui', () => {
  const backend = (url: string, more = {}) => comfyuiBackend({ url, ...more });

  it('fills the graph we ship, and finds its picture', async () => {
    const server = await running(startComfyui());
    const comfy = backend(server.url);
    await comfy.check(never);
    expect(await sizeOf(await finish(comfy, await comfy.start(await task(), never)))).toEqual({
      width: 96,
      height: 64,
    });
    const { prompt } = ordered(server) as { prompt: Record<string, { inputs: Record<string, unknown> }> };
    expect(prompt.sampler?.inputs).toMatchObject({ seed: 7, steps: 20, cfg: 6, denoise: 0.6 });
    expect(prompt.wanted?.inputs.text).toBe('a "bright" kitchen');
    expect(prompt.checkpoint?.inputs.ckpt_name).toBe('room.safetensors');
  });

  it('is asked for the same picture only once under one id', async () => {
    const server = await running(startComfyui());
    const comfy = backend(server.url);
    const { callId } = await task();
    expect(await comfy.follow!(callId, never)).toEqual({ state: 'unknown' });
    await comfy.start(await task(), never);
    expect(await comfy.follow!(callId, never)).toMatchObject({ state: 'running', remoteId: callId });
  });

  it('notices a missing node or checkpoint before anything is asked', async () => {
    const missing = await running(startComfyui({ without: ['KSampler'] }));
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
        '3': { class_type: 'LoadImage', inputs: { image: '{{mask}}' } },
      };
      await writeFile(good, JSON.stringify(own));
      await backend(server.url, { workflow: good }).start(await task(), never);
      expect(ordered(server)).toMatchObject({
        prompt: {
          '2': { inputs: { text: 'photo of a "bright" kitchen' } },
          '3': { inputs: { image: expect.stringMatching(/-mask\.png$/) } },
        },
      });
      const bad = join(folder, 'bad.json');
      await writeFile(bad, '{"nodes": []}');
      await expect(backend(server.url, { workflow: bad }).check(never)).rejects.toThrow('API format');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
