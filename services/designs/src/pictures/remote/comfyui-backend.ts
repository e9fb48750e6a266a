import type { ImageSettings } from '@plumbline/platform';
import sharp from 'sharp';
import { ComfyuiServer, pictureOf } from './comfyui-server.js';
import { DEFAULT_WORKFLOW, fillSlots, hasSlot, readWorkflow } from './comfyui-workflow.js';
import type { RemoteBackend, RemoteReply, Size } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';

/** ComfyUI: uploads the start picture, queues a graph under our own id, looks for it in the history. */
export function comfyuiBackend(settings: NonNullable<ImageSettings['comfyui']>): RemoteBackend {
  const { url, workflow: path, model } = settings;
  const server = new ComfyuiServer(url);
  const graph = async () => (path ? await readWorkflow(path) : DEFAULT_WORKFLOW);

  return {
    name: 'comfyui',
    sizing: { kind: 'free', longSide: 1024, multiple: 8 },
    typicalSeconds: 30,
    pollMs: 1_000,
    takesOwnId: true,
    costUsd: () => 0,

    async check(signal) {
      await server.answers(signal);
      const nodes = await graph();
      for (const kind of new Set(Object.values(nodes).map(({ class_type }) => class_type)))
        await server.checkNode(kind, signal);
      if (hasSlot(nodes, 'checkpoint')) await server.checkpoint(model, signal);
    },

    async start(task, signal): Promise<RemoteReply> {
      const nodes = await graph();
      const picture = await server.upload(`plumbline-${task.callId}.jpg`, task.start, signal);
      const wantsGuides = (['depth', 'lines', 'mask'] as const).some((slot) => hasSlot(nodes, slot));
      const guides = wantsGuides ? await task.guides() : null;
      const guide = async (name: 'depth' | 'lines'): Promise<string> =>
        guides ? server.upload(`plumbline-${task.callId}-${name}.png`, guides[name], signal) : picture;
      const prompt = fillSlots(nodes, {
        picture,
        prompt: task.prompt,
        negative: task.negativePrompt,
        seed: task.seed,
        steps: task.steps ?? 30,
        cfg: task.guidance ?? 7,
        denoise: task.strength ?? 0.75,
        width: task.size.width,
        height: task.size.height,
        checkpoint: hasSlot(nodes, 'checkpoint') ? await server.checkpoint(model, signal) : '',
        depth: await guide('depth'),
        lines: await guide('lines'),
        mask: hasSlot(nodes, 'mask')
          ? await server.upload(
              `plumbline-${task.callId}-mask.png`,
              guides?.mask ?? (await white(task.size)),
              signal,
            )
          : '',
      });
      const remoteId = await server.queue(prompt, task.callId, signal);
      // Older servers give an id of their own.
      if (!remoteId) throw new RemoteFault('uncertain', 'The server gave the job no id.');
      return { state: 'running', remoteId };
    },

    async follow(id, signal): Promise<RemoteReply> {
      const entry = await server.history(id, signal);
      if (!entry) {
        const place = await server.placeOf(id, signal);
        if (place) return { state: 'running', remoteId: id, percent: place === 'running' ? 30 : 0 };
        // It may have ended between the two looks.
        const ended = await server.history(id, signal);
        return ended ? { state: 'running', remoteId: id, percent: 95 } : { state: 'unknown' };
      }
      if (entry.status?.status_str === 'error')
        throw new RemoteFault('permanent', `The graph failed: ${JSON.stringify(entry.status.messages)}`);
      const made = pictureOf(entry);
      if (!made) throw new RemoteFault('permanent', 'The graph ended without a picture.');
      return { state: 'done', image: await server.picture(made, signal) };
    },

    async cancel(id, signal) {
      const place = await server.placeOf(id, signal);
      if (place === 'pending') await server.leaveQueue(id, signal);
      // Older servers ignore the id and stop what runs, which was looked up a moment ago.
      if (place === 'running') await server.interrupt(id, signal);
    },
  };
}

/** The mask of a picture that is painted over as a whole. */
const white = (size: Size): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
