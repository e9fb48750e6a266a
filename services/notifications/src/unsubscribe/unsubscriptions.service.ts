import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addressHash } from '../budget/address-hash.js';
import { Unsubscription } from './unsubscription.entity.js';

/** Who wants no mail that was not asked for. */
@Injectable()
export class UnsubscriptionsService {
  async has(tx: EntityManager, email: string): Promise<boolean> {
    return tx.existsBy(Unsubscription, { emailHash: addressHash(email) });
  }

  async add(tx: EntityManager, email: string): Promise<void> {
    await tx.upsert(Unsubscription, { emailHash: addressHash(email), createdAt: new Date() }, ['emailHash']);
  }

  async remove(tx: EntityManager, email: string): Promise<void> {
    await tx.delete(Unsubscription, { emailHash: addressHash(email) });
  }
}
