import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { planConcept } from '@plumbline/room';
import { afterAll, describe, expect, it } from 'vitest';
import { RenderProcess, RenderProcessError } from '../src/process/render-process.js';

const room = planConcept({ category: 'kitchen' }, { seed: 1, date: '2026-11-01' }).room;
const small = { seed: 1, quality: 1, width: 96, height: 64 } as const;
/** Long enough to be interrupted. */
const long = { seed: 1, quality: 256, width: 900, height: 600 } as const;

const renderer = new RenderProcess();
const childOf = (process: RenderProcess): ChildProcess =>
  (process as unknown as { child: ChildProcess }).child;

afterAll(() => renderer.close());

describe('the rendering process', () => {
  it('makes a picture and tells how far it is', async () => {
    const heard: string[] = [];
    const picture = await renderer.render(room, { ...small, onProgress: ({ stage }) => heard.push(stage) });
    expect(picture.rgb).toHaveLength(96 * 64 * 3);
    expect(heard).toContain('Tracing light');
  });

  it('takes one picture after the other in one process', async () => {
    const done: number[] = [];
    const both = [1, 2].map((seed) => renderer.render(room, { ...small, seed }).then(() => done.push(seed)));
    const { pid } = childOf(renderer);
    await Promise.all(both);
    expect(done).toEqual([1, 2]);
    expect(childOf(renderer).pid).toBe(pid);
  });

  it('makes a quick picture of the same view first, where one is wanted', async () => {
    const order: string[] = [];
    const { preview, picture } = renderer.renderTwice(room, {
      ...small,
      quality: 2,
      onProgress: ({ stage }) => order.push(stage),
    });
    preview.then(() => order.push('preview'));
    expect(await preview).toMatchObject({ width: 48, height: 32, camera: (await picture).camera });
    expect(order.indexOf('preview')).toBeLessThan(order.indexOf('Tracing light'));
    expect(order.indexOf('preview')).toBeGreaterThan(order.indexOf('Taking a first look'));
  });

  it('is there for the first picture where it was woken before', async () => {
    const own = new RenderProcess();
    own.wake();
    const { pid } = childOf(own);
    await own.render(room, small);
    expect(childOf(own).pid).toBe(pid);
    own.close();
  });

  it('stops at once when aborted, and the next picture is made', async () => {
    const stop = new AbortController();
    const onProgress = () => stop.abort(new Error('Cancelled.'));
    const first = renderer.render(room, { ...long, signal: stop.signal, onProgress });
    const second = renderer.render(room, small);
    await expect(first).rejects.toThrow('Cancelled.');
    await expect(second).resolves.toMatchObject({ width: 96 });
  });

  it('survives a crash with a sentence that says so', async () => {
    const onProgress = () => void childOf(renderer).kill('SIGSEGV');
    const first = renderer.render(room, { ...long, onProgress });
    await expect(first).rejects.toThrow(RenderProcessError);
    await expect(first).rejects.toThrow('The renderer stopped before the picture was done');
    await expect(renderer.render(room, small)).resolves.toMatchObject({ width: 96 });
  });

  it('asks another process where the idle one was just ending', async () => {
    await renderer.render(room, small);
    childOf(renderer).kill('SIGKILL');
    await expect(renderer.render(room, small)).resolves.toMatchObject({ width: 96 });
  });

  it('ends after its idle time and not before, and starts again when asked', async () => {
    const idleMs = 500;
    const own = new RenderProcess(idleMs);
    await own.render(room, small);
    const askedAt = Date.now();
    await own.render(room, small);
    const first = childOf(own);
    const [code] = await once(first, 'exit');
    expect(code).toBe(0);
    expect(Date.now()).toBeGreaterThanOrEqual(askedAt + idleMs);
    await expect(own.render(room, small)).resolves.toMatchObject({ width: 96 });
    expect(childOf(own).pid).not.toBe(first.pid);
    own.close();
  });

  it('takes nothing more once it is closed', async () => {
    const own = new RenderProcess();
    const waiting = own.render(room, long);
    const { preview, picture } = own.renderTwice(room, small);
    own.close();
    await expect(waiting).rejects.toThrow('shut down');
    await expect(preview).rejects.toThrow('shut down');
    await expect(picture).rejects.toThrow('shut down');
    await expect(own.render(room, small)).rejects.toThrow('shut down');
  });
});
