import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { CONFIG, type Config, Problem, TransactionRunner } from '@plumbline/platform';
import { PictureCall } from '../../tables/picture-call.entity.js';
import { PictureWebhook } from '../../tables/picture-webhook.entity.js';
import { PictureNotifier } from '../remote/picture-notifier.js';
import { isSigned, type SignedCall } from './webhook-signature.js';

/** Far longer than a signed message may be old. */
const KEEP_MS = 24 * 3_600_000;

/** Hears from backends that a picture is over: each message once, and only signed ones. */
@Injectable()
export class PictureWebhooksService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly transactions: TransactionRunner,
    private readonly news: PictureNotifier,
  ) {}

  /**
   * Writes down which picture belongs to a call, which a crash between order and answer may have lost, and wakes
   * who waits for it. The picture itself is fetched as after any look.
   *
   * @throws Problem 404 for a provider that sends none, 401 for a message that is not signed or too old
   */
  async hear(provider: string, callId: string, message: SignedCall): Promise<void> {
    const secret = provider === 'replicate' ? this.config.images.replicate?.webhookSecret : undefined;
    if (!secret) throw Problem.notFound(MESSAGES.server.notFound);
    if (!isSigned(message, secret, Date.now())) throw Problem.unauthorized(MESSAGES.server.unsigned);
    const remoteId = idOf(message.body);
    if (!remoteId) throw Problem.invalid(MESSAGES.server.malformed);
    const isNew = await this.transactions.run(async (tx) => {
      await tx
        .createQueryBuilder()
        .delete()
        .from(PictureWebhook)
        .where('received_at < :before', { before: new Date(Date.now() - KEEP_MS) })
        .execute();
      const { raw } = await tx
        .createQueryBuilder()
        .insert()
        .into(PictureWebhook)
        .values({ id: `${provider} ${message.id}`, receivedAt: new Date() })
        .orIgnore()
        .returning('id')
        .execute();
      if (raw.length === 0) return false;
      await tx.update(
        PictureCall,
        { id: callId, provider, phase: 'calling' },
        { phase: 'running', remoteId },
      );
      return true;
    });
    if (isNew) this.news.heard(remoteId);
  }
}

function idOf(body: Buffer): string | undefined {
  const { id } = (JSON.parse(body.toString('utf8')) ?? {}) as { id?: unknown };
  return typeof id === 'string' && id.length <= 200 ? id : undefined;
}
