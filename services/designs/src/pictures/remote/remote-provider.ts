import { setTimeout as sleep } from 'node:timers/promises';
import type { PictureMeta } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import type { Config, Logger } from '@plumbline/platform';
import { encodePicture, encodePng, renderGuides } from '@plumbline/render';
import { floorStaysFree } from '@plumbline/room';
import type { ConceptFileStore } from '../../files/concept-file-store.js';
import type { PictureCall } from '../../tables/picture-call.entity.js';
import { cutTo } from '../cut-to.js';
import type { EmbeddedProvider } from '../embedded-provider.js';
import { Cancelled, type ImageProvider, type Picture, type PictureRequest } from '../image-provider.js';
import { windowsThatStay } from '../windows-that-stay.js';
import { judgeAnswer, type Verdict } from './judge-answer.js';
import type { PictureCallStore } from './picture-call-store.js';
import type { PictureMetrics } from './picture-metrics.js';
import type { PictureNotifier } from './picture-notifier.js';
import { NEGATIVE_PROMPT, picturePrompt } from './picture-prompt.js';
import { presetFor, tuned } from './presets.js';
import type { PictureTask, RemoteBackend, RemoteReply } from './remote-backend.js';
import { RemoteFault } from './remote-fault.js';
import { checkedAnswer, startPicture } from './start-picture.js';

/** Tries of a call that was surely not begun, and the longest pause between two, in milliseconds. */
const TRIES = 4;
const PAUSE_MS = { first: 500, most: 30_000 } as const;
const POLL_MS = 1_000;
const HEARTBEAT_MS = 1_000;
/** How long an order that is given up may still take to tell its id, in milliseconds. */
const ORDER_GRACE_MS = 3_000;

type Draft = Omit<PictureTask, 'callId' | 'prompt' | 'strength'>;
interface Answer extends Verdict {
  readonly bytes: Buffer;
  readonly seed: number | null;
}

/**
 * A picture by an image model over HTTP: prompt, budget, ledger, tries, checks, a second try that keeps more of
 * the photo, and our own renderer where the model fails for good.
 */
export class RemoteProvider implements ImageProvider {
  readonly name: string;

  constructor(
    private readonly backend: RemoteBackend,
    private readonly parts: {
      readonly embedded: EmbeddedProvider;
      readonly calls: PictureCallStore;
      readonly files: ConceptFileStore;
      readonly metrics: PictureMetrics;
      readonly news: PictureNotifier;
      readonly config: Config;
      readonly logger: Logger;
    },
  ) {
    this.name = backend.name;
  }

  async make(request: PictureRequest): Promise<Picture> {
    try {
      return await this.remotely(request);
    } catch (error) {
      if (request.signal.aborted || !(error instanceof RemoteFault)) throw error;
      const { kind, message, sentence } = error;
      this.parts.logger.warn(
        { jobId: request.job.id, provider: this.name, kind, reason: message },
        'an image model gave no picture; our own renderer draws it',
      );
      this.parts.metrics.fellBack(this.name, kind);
      const picture = await this.parts.embedded.make(request);
      return { ...picture, meta: { ...picture.meta, fallbackFrom: this.name, fallbackReason: sentence } };
    }
  }

  async close(): Promise<void> {
    await this.parts.embedded.close();
  }

  private async remotely(request: PictureRequest): Promise<Picture> {
    const { concept, photo, seed } = request;
    const origin = photo ? 'photo' : 'plan';
    const preset = presetFor(concept, origin);
    const { steps, guidance } = tuned(preset, this.backend);
    const from = photo ?? (await this.parts.embedded.sketch(request));
    const view = concept.survey?.camera;
    const opening = await startPicture(from, this.backend.sizing);
    const draft: Draft = {
      ...opening,
      origin,
      negativePrompt: NEGATIVE_PROMPT,
      seed,
      steps,
      guidance,
      quality: request.quality,
      guides: async () =>
        origin === 'plan' || view
          ? await renderGuides(concept.room, {
              seed,
              ...opening.size,
              floorFree: floorStaysFree(concept),
              ...(view && { view: cutTo(view, opening.size), kept: windowsThatStay(concept) }),
            })
          : null,
    };
    const best = await this.best(request, draft);
    const answer = await checkedAnswer(best.bytes);
    const { jpeg, webp, thumbnail480 } = await encodePicture(answer);
    const meta: PictureMeta = {
      preset,
      seed: best.seed,
      guidance_scale: this.backend.name === 'openai' && best.seed === null ? null : guidance,
      provider: this.name,
      samples: null,
      structureScore: Math.round(best.score * 100) / 100,
    };
    return {
      jpeg,
      webp,
      thumbnail: thumbnail480,
      holdsPhoto: origin === 'photo',
      meta,
      shows: concept.survey?.camera ? 'from-photo' : 'main',
      nextView: concept.survey?.camera ? 'main' : null,
      size: { width: answer.width, height: answer.height },
    };
  }

  /**
   * The first answer, or the better of two where it left too much of the start picture behind.
   *
   * @throws RemoteFault where both show the windows of a measured room elsewhere: then only our own picture is true
   */
  private async best(request: PictureRequest, draft: Draft): Promise<Answer> {
    const first = await this.answer(request, draft, 0);
    if (first.keeps === 'enough') return first;
    const second = await this.answer(request, draft, 1).catch((error: unknown) => {
      if (error instanceof RemoteFault && !request.signal.aborted) return null;
      throw error;
    });
    const best = second && second.score > first.score ? second : first;
    if (best.keeps !== 'other windows') return best;
    throw new RemoteFault(
      'permanent',
      'The answers show another room than was measured.',
      undefined,
      MESSAGES.pictures.anotherRoom,
    );
  }

  private async answer(request: PictureRequest, draft: Draft, slot: 0 | 1): Promise<Answer> {
    const call = await this.call(request, draft, slot);
    const bytes = call.answerKey ? await this.parts.files.read(call.answerKey) : null;
    if (!bytes) {
      const sentence = draft.origin === 'plan' ? MESSAGES.pictures.photoDeleted : undefined;
      throw new RemoteFault('uncertain', 'A stored answer is gone.', undefined, sentence);
    }
    return { bytes, seed: call.seed, ...(await judgeAnswer(request.concept, draft, bytes)) };
  }

  /** The answered call of a slot: an earlier one where there is one, else made now. */
  private async call(request: PictureRequest, draft: Draft, slot: 0 | 1): Promise<PictureCall> {
    const { job } = request;
    const all = await this.parts.calls.of(job.id, job.run);
    const last = all.findLast((call) => call.slot === slot);
    if (last?.phase === 'answered') return last;
    if (last?.phase === 'failed' && last.faultSentence !== MESSAGES.pictures.interrupted)
      throw new RemoteFault(
        last.faultKind ?? 'permanent',
        'failed before',
        undefined,
        last.faultSentence ?? undefined,
      );
    if (last && last.phase !== 'failed') {
      if (last.phase === 'running' || (this.backend.takesOwnId && this.backend.follow)) {
        const remoteId = last.remoteId ?? last.id;
        const known = await this.finish(request, draft, last, { state: 'running', remoteId });
        if (known) return known;
      }
      // The process ended between the call and its answer: nobody knows whether it is on the bill.
      const fault = new RemoteFault('uncertain', 'interrupted', undefined, MESSAGES.pictures.interrupted);
      await this.parts.calls.failed(last, fault);
    }
    const interrupted = all.filter(
      (call) => call.faultSentence === MESSAGES.pictures.interrupted || call === last,
    );
    if (interrupted.length > 1)
      throw new RemoteFault('uncertain', 'interrupted twice', undefined, MESSAGES.pictures.interrupted);

    const task = this.task(request, draft, slot, '');
    const call = await this.parts.calls.begin({
      jobId: job.id,
      run: job.run,
      slot,
      provider: this.name,
      seed: draft.seed,
      costUsd: this.parts.config.images.callUsd ?? this.backend.costUsd(task),
      client: job.client,
    });
    const made = await this.finish(request, draft, call);
    if (made) return made;
    const lost = new RemoteFault('uncertain', 'The backend does not know its own picture.');
    await this.parts.calls.failed(call, lost);
    throw lost;
  }

  private task({ concept }: PictureRequest, draft: Draft, slot: 0 | 1, callId: string): PictureTask {
    const { strength } = tuned(presetFor(concept, draft.origin), this.backend);
    return {
      ...draft,
      callId,
      prompt: picturePrompt(concept, slot === 1),
      strength: strength && (slot === 0 ? strength.first : strength.gentle),
    };
  }

  /** Sees a call through to its stored answer; null where the backend never heard of it. */
  private async finish(
    request: PictureRequest,
    draft: Draft,
    call: PictureCall,
    known?: RemoteReply,
  ): Promise<PictureCall | null> {
    const { calls, files, metrics, news, config } = this.parts;
    const started = Date.now();
    const late = AbortSignal.timeout(config.images.timeoutS * 1_000);
    const signal = AbortSignal.any([request.signal, late]);
    let told: number | undefined;
    const beat = setInterval(async () => {
      const percent = (await this.percent(signal)) ?? told ?? this.guess(started);
      request.onProgress(percent, 'The image model is at work');
    }, HEARTBEAT_MS);
    let current = call;
    try {
      let reply =
        known ??
        (await this.patiently(signal, () =>
          this.order(this.task(request, draft, call.slot === 0 ? 0 : 1, call.id), signal),
        ));
      while (reply.state === 'running') {
        const { remoteId } = reply;
        if (current.remoteId !== remoteId) {
          await calls.running(call, remoteId);
          current = { ...call, remoteId };
        }
        signal.throwIfAborted();
        reply = await this.patiently(signal, () => this.look(remoteId, signal));
        if (reply.state === 'running') told = reply.percent;
        if (reply.state === 'running') await news.wait(remoteId, this.backend.pollMs ?? POLL_MS, signal);
      }
      if (reply.state === 'unknown') return null;
      const answerKey = await files.writeAnswer(
        request.job.designId,
        call.slot,
        await encodePng(await checkedAnswer(reply.image)),
        draft.origin === 'photo',
      );
      const answer = {
        answerKey,
        seed: reply.seed === undefined ? call.seed : reply.seed,
        ...(reply.costUsd === undefined ? {} : { costUsd: reply.costUsd }),
      };
      await calls.answered(call, answer);
      metrics.called(this.name, 'answered', Date.now() - started, answer.costUsd ?? call.costUsd);
      return { ...current, ...answer, phase: 'answered' };
    } catch (error) {
      const fault = faultOf(error, request.signal, late);
      if (!fault) {
        // After a drain the next start goes on from the row; a picture that cannot be followed is lost to it.
        if (!this.backend.follow) await this.stop(current);
        throw error;
      }
      if (fault.mayCost || current.remoteId) await this.stop(current);
      await calls.failed(current, fault);
      metrics.called(this.name, fault.kind, Date.now() - started, fault.mayCost ? call.costUsd : 0);
      throw fault.kind === 'cancelled' ? request.signal.reason : fault;
    } finally {
      clearInterval(beat);
    }
  }

  /** An order whose picture can be followed is let through to its id, so that it is followed or stopped, not lost. */
  private async order(task: PictureTask, signal: AbortSignal): Promise<RemoteReply> {
    if (!this.backend.follow) return this.backend.start(task, signal);
    signal.throwIfAborted();
    const patient = new AbortController();
    let grace: NodeJS.Timeout | undefined;
    const onAbort = () => {
      grace = setTimeout(() => patient.abort(signal.reason), ORDER_GRACE_MS);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await this.backend.start(task, patient.signal);
    } finally {
      clearTimeout(grace);
      signal.removeEventListener('abort', onAbort);
    }
  }

  /** What a holding backend says of its progress; one that cannot tell right now does no harm. */
  private async percent(signal: AbortSignal): Promise<number | undefined> {
    return (await this.backend.percent?.(signal).catch(() => null)) ?? undefined;
  }

  /** Progress by the clock: quick at first, never at its end. */
  private guess(startedMs: number): number {
    const share = (Date.now() - startedMs) / 1_000 / this.backend.typicalSeconds;
    return Math.round(95 * (1 - Math.exp(-share)));
  }

  private async look(remoteId: string, signal: AbortSignal): Promise<RemoteReply> {
    if (!this.backend.follow) throw new RemoteFault('permanent', 'The backend cannot be asked again.');
    return this.backend.follow(remoteId, signal);
  }

  /** Stops what a job that was cancelled while no process made it has left running. */
  async abandon(job: { readonly id: string; readonly run: number }): Promise<void> {
    const { calls } = this.parts;
    for (const call of await calls.of(job.id, job.run)) {
      if (call.phase !== 'calling' && call.phase !== 'running') continue;
      await this.stop(call);
      await calls.failed(call, new RemoteFault('cancelled', 'cancelled'));
    }
  }

  /** Stops a picture that nobody waits for; a backend that does not answer is told to the log. */
  private async stop(call: PictureCall): Promise<void> {
    const remoteId = call.remoteId ?? (this.backend.takesOwnId ? call.id : undefined);
    if (!remoteId) return;
    try {
      await this.backend.cancel?.(remoteId, AbortSignal.timeout(10_000));
    } catch (error) {
      this.parts.logger.warn(
        { provider: this.name, reason: (error as Error).message },
        'a remote picture could not be stopped',
      );
    }
  }

  /** Tries again what was surely not begun, after the pause the backend asks for. */
  private async patiently<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RemoteFault) || error.kind !== 'temporary' || attempt === TRIES) throw error;
        const pause = error.retryAfterS ? error.retryAfterS * 1_000 : PAUSE_MS.first * 2 ** (attempt - 1);
        if (pause > PAUSE_MS.most) throw error;
        await sleep(pause * (1 + Math.random() / 4), undefined, { signal });
      }
    }
  }
}

/** Why a call ended: cancelled, too late, or the backend's own fault; null where it is to go on after a restart. */
function faultOf(error: unknown, job: AbortSignal, late: AbortSignal): RemoteFault | null {
  if (job.aborted) return job.reason instanceof Cancelled ? new RemoteFault('cancelled', 'cancelled') : null;
  if (late.aborted) return new RemoteFault('uncertain', 'no picture in time');
  return error instanceof RemoteFault ? error : null;
}
