import { Inject, Injectable } from '@nestjs/common';
import type { Proof } from '@plumbline/contracts';
import { CONFIG, type Config } from '@plumbline/platform';
import { type EntityManager, LessThan } from 'typeorm';
import { addressHash } from './address-hash.js';
import { mailBudget, nextPlace } from './mail-budget.js';
import { MailLedgerEntry } from './mail-ledger-entry.entity.js';
import { ProvenAddress } from './proven-address.entity.js';

/** A mail as the ledger looks at it. */
export type LedgerMail = Pick<MailLedgerEntry, 'emailId' | 'purpose' | 'cause'> & {
  readonly email: string;
  /** Goes to the administrator. */
  readonly own: boolean;
  readonly proof?: Proof;
};

/** What the ledger decides about a mail. */
export interface Standing {
  readonly proven: boolean;
  readonly proof: MailLedgerEntry['proof'];
  readonly counted: boolean;
  /** Before this the budget has no place for it. */
  readonly placeAt: Date;
}

/** How long entries are kept, in days; the budget itself looks back one. */
const KEEP_ENTRIES_DAYS = 30;
/** After so many days without a new proof an address has to be proved again. */
const KEEP_PROOFS_DAYS = 730;

/**
 * Keeps who was mailed for what, caused by what and with which proof. A mail that anybody could have caused takes a
 * place in its recipient's budget: one budget for all such mails to an address that was never proved; one for each
 * cause where it was, so that forty invitations to forty bids all arrive and forty mails about one do not.
 */
@Injectable()
export class MailLedgerStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Mails to one address are decided one after the other, in every process. In one order: no two can deadlock. */
  async lock(tx: EntityManager, emails: readonly string[]): Promise<void> {
    const hashes = [...new Set(emails.map(addressHash))].sort();
    for (const hash of hashes)
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 37))', [hash]);
  }

  /** @param dueAt when the mail would leave */
  async standingOf(tx: EntityManager, mail: LedgerMail, dueAt: Date): Promise<Standing> {
    const hash = addressHash(mail.email);
    const proven = await this.isProven(tx, mail.email);
    const proof = proofOf(mail);
    const counted = proof === 'none';
    const placeAt = counted ? await this.placeAt(tx, hash, proven ? mail.cause : null, dueAt) : dueAt;
    return { proven, proof, counted, placeAt };
  }

  async isProven(db: EntityManager, email: string): Promise<boolean> {
    return db.existsBy(ProvenAddress, { addressHash: addressHash(email) });
  }

  /** Books a mail; one that waits for a digest takes no place of its own. */
  async enter(
    tx: EntityManager,
    { emailId, email, purpose, cause }: LedgerMail,
    { proof, counted, placeAt }: Pick<Standing, 'proof' | 'counted' | 'placeAt'>,
  ): Promise<void> {
    const entry = { emailId, addressHash: addressHash(email), purpose, cause, proof, counted };
    await tx.insert(MailLedgerEntry, { ...entry, leavesAt: placeAt });
  }

  /** The address's mailbox was proved. */
  async prove(tx: EntityManager, email: string): Promise<void> {
    const proven = { addressHash: addressHash(email), provedAt: new Date() };
    await tx.upsert(ProvenAddress, proven, ['addressHash']);
  }

  /** Forgets a person. */
  async forget(tx: EntityManager, email: string): Promise<void> {
    const theirs = { addressHash: addressHash(email) };
    await tx.delete(MailLedgerEntry, theirs);
    await tx.delete(ProvenAddress, theirs);
  }

  /** Lets go of what is older than it is kept. */
  async sweep(db: EntityManager): Promise<void> {
    await db.delete(MailLedgerEntry, { leavesAt: LessThan(daysAgo(KEEP_ENTRIES_DAYS)) });
    await db.delete(ProvenAddress, { provedAt: LessThan(daysAgo(KEEP_PROOFS_DAYS)) });
  }

  private async placeAt(tx: EntityManager, hash: string, cause: string | null, dueAt: Date): Promise<Date> {
    const { anHour, aDay } = mailBudget(this.config.rateLimitFactor);
    const last = async (places: number): Promise<Date | null> => {
      const query = tx
        .createQueryBuilder(MailLedgerEntry, 'entry')
        .select('entry.leaves_at', 'leavesAt')
        .where('entry.address_hash = :hash and entry.counted', { hash })
        .orderBy('entry.leaves_at', 'DESC')
        .offset(places - 1)
        .limit(1);
      if (cause !== null) query.andWhere('entry.cause = :cause', { cause });
      return (await query.getRawOne<{ leavesAt: Date }>())?.leavesAt ?? null;
    };
    return nextPlace(dueAt, { anHour: await last(anHour), aDay: await last(aDay) });
  }
}

function proofOf({ email, own, proof }: LedgerMail): MailLedgerEntry['proof'] {
  if (own) return 'own';
  if (proof?.by === 'admin' || (proof && addressHash(proof.email ?? '') === addressHash(email)))
    return proof.by;
  return 'none';
}

const daysAgo = (days: number): Date => new Date(Date.now() - days * 86_400_000);
