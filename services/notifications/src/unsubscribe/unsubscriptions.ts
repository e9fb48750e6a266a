import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Unsubscription } from './unsubscription.entity.js';

/** Who wants no mail that was not asked for. */
@Injectable()
export class Unsubscriptions {
  async has(tx: EntityManager, email: string): Promise<boolean> {
    return tx.existsBy(Unsubscription, { emailHash: hashOf(email) });
  }

  async add(tx: EntityManager, email: string): Promise<void> {
    await tx.upsert(Unsubscription, { emailHash: hashOf(email), createdAt: new Date() }, ['emailHash']);
  }

  async remove(tx: EntityManager, email: string): Promise<void> {
    await tx.delete(Unsubscription, { emailHash: hashOf(email) });
  }
}

const hashOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
