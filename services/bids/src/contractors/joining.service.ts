import { Injectable } from '@nestjs/common';
import { isDemoAddress, LIMITS, MESSAGES } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import {
  type IdempotentCall,
  LinkTokenSigner,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Contractor, type ContractorProfile } from '../tables/contractor.entity.js';
import type { ContractorProfileDto, JoinDto } from './contractors.dto.js';
import type { ConfirmationResponse } from './contractors.response.js';

/** Days that a link to confirm works. */
const CONFIRM_DAYS = 30;

/** Joining and confirming: one address, one profile, and nothing changes until its owner confirms. */
@Injectable()
export class JoiningService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly tokens: LinkTokenSigner,
  ) {}

  /** The same sentence for a new address and a known one, after the same number of statements. */
  async join(input: JoinDto, call: IdempotentCall): Promise<{ message: string }> {
    const work = async (tx: EntityManager): Promise<{ message: string }> => {
      const known = await tx.findOne(Contractor, {
        where: { email: input.email },
        lock: { mode: 'pessimistic_write' },
      });
      const profile = profileOf(input);
      const contractor = known
        ? await this.rejoin(tx, known, profile)
        : await this.create(tx, input.email, profile);
      await this.outbox.add(tx, 'contractor.joined', contractor.id, {
        contractorId: contractor.id,
        email: contractor.email,
        companyName: profile.companyName,
        contactName: profile.contactName,
        zipCode: profile.zipCode,
        categories: profile.categories,
        confirmVersion: contractor.confirmVersion,
        again: known !== null,
      });
      return { message: MESSAGES.contractor.joined };
    };
    return this.transactions.once(call, work, { inTurn: [input.email] });
  }

  /** @throws Problem 404 for a link that is not the newest; 403 for one that has ended */
  async about(token: string): Promise<ConfirmationResponse> {
    const contractor = await this.dataSource.manager.findOneBy(Contractor, {
      confirmTokenHash: LinkTokenSigner.hash(token),
    });
    if (!contractor) throw Problem.notFound(MESSAGES.server.notFound);
    if (hasEnded(contractor)) throw Problem.forbidden(MESSAGES.bids.linkEnded);
    const { companyName, categories, zipCode, radiusMi } = contractor.pendingProfile ?? contractor;
    return {
      companyName,
      email: contractor.email,
      categories,
      zipCode,
      radiusMi,
      confirmed: contractor.confirmedAt !== null && contractor.pendingProfile === null,
    };
  }

  /** A second click says the same. @throws Problem as about() */
  async confirm(token: string, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const contractor = await tx.findOne(Contractor, {
        where: { confirmTokenHash: LinkTokenSigner.hash(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!contractor) throw Problem.notFound(MESSAGES.server.notFound);
      if (hasEnded(contractor)) throw Problem.forbidden(MESSAGES.bids.linkEnded);
      if (!contractor.confirmedAt || contractor.pendingProfile) {
        Object.assign(contractor, contractor.pendingProfile ?? {}, {
          pendingProfile: null,
          confirmedAt: contractor.confirmedAt ?? new Date(),
          updatedAt: new Date(),
        });
        await tx.save(Contractor, contractor);
        await this.outbox.add(tx, 'contractor.confirmed', contractor.id, {
          contractorId: contractor.id,
          email: contractor.email,
          companyName: contractor.companyName,
          proof: { by: 'mailed-link', email: contractor.email },
        });
      }
      return { message: MESSAGES.bids.contractorConfirmed };
    });
  }

  /** Mails a new link in place of one that has ended. @throws Problem 404 for a link that is not the newest */
  async mailNewLink(token: string, call: IdempotentCall): Promise<{ message: string }> {
    return this.transactions.once(call, async (tx) => {
      const contractor = await tx.findOne(Contractor, {
        where: { confirmTokenHash: LinkTokenSigner.hash(token) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!contractor) throw Problem.notFound(MESSAGES.server.notFound);
      const { id, email, confirmVersion } = await this.renew(tx, contractor);
      const requestId = uuidv7();
      await this.outbox.add(tx, 'link.requested', requestId, {
        email,
        purpose: 'confirm-contractor',
        requestId,
        contractor: { id, confirmVersion },
      });
      return { message: MESSAGES.bids.mailedLink };
    });
  }

  private async create(tx: EntityManager, email: string, profile: ContractorProfile): Promise<Contractor> {
    const id = uuidv7();
    const contractor = tx.create(Contractor, {
      id,
      email,
      demo: isDemoAddress(email),
      ...profile,
      confirmVersion: 1,
      confirmTokenHash: LinkTokenSigner.hash(this.tokens.make('confirm-contractor', id, 1)),
    });
    await tx.insert(Contractor, contractor);
    return contractor;
  }

  private async rejoin(
    tx: EntityManager,
    contractor: Contractor,
    profile: ContractorProfile,
  ): Promise<Contractor> {
    contractor.pendingProfile = profile;
    return this.renew(tx, contractor);
  }

  /** Only the newest link confirms. */
  private async renew(tx: EntityManager, contractor: Contractor): Promise<Contractor> {
    const { id, pendingProfile } = contractor;
    const now = new Date();
    const confirmVersion = contractor.confirmVersion + 1;
    const renewed = {
      confirmVersion,
      confirmTokenHash: LinkTokenSigner.hash(this.tokens.make('confirm-contractor', id, confirmVersion)),
      confirmAskedAt: now,
      updatedAt: now,
    };
    await tx.update(Contractor, { id }, { ...renewed, pendingProfile: pendingProfile as never });
    return Object.assign(contractor, renewed);
  }
}

/** A link to confirm has ended where there still is something to confirm. */
function hasEnded({ confirmAskedAt, confirmedAt, pendingProfile }: Contractor): boolean {
  const done = confirmedAt !== null && pendingProfile === null;
  return !done && Date.now() - confirmAskedAt.getTime() > CONFIRM_DAYS * 24 * 3_600_000;
}

/** A profile as it is kept; the ZIP is resolved to the known one that stands for it. */
export function profileOf(input: ContractorProfileDto): ContractorProfile {
  return {
    companyName: input.companyName,
    contactName: input.contactName ?? null,
    phone: input.phone ?? null,
    website: input.website ?? null,
    zipCode: input.zipCode,
    nearZip: resolveZip(input.zipCode)?.place.zipCode ?? input.zipCode,
    radiusMi: input.radiusMi ?? LIMITS.contractorRadiusMi,
    categories: [...input.categories],
    notes: input.notes ?? null,
    licenseNumber: input.licenseNumber ?? null,
    licenseClass: input.licenseClass ?? null,
    licenseState: input.licenseState ?? null,
    licenseExpires: input.licenseExpires ?? null,
    insurance: input.insurance ?? null,
    insuranceExpires: input.insuranceExpires ?? null,
  };
}
