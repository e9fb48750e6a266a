import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { Problem, TransactionRunner } from '@plumbline/platform';
import { PRICES } from '@plumbline/room';
import { DataSource, type EntityManager } from 'typeorm';
import { findBid } from '../bid/loaded-bid.js';
import { UnitPrice } from '../tables/unit-price.entity.js';
import { type ContractorProof, InvitationsService } from './invitations.service.js';
import type { PriceBookDto, UnitPriceChangeDto } from './price-book.dto.js';
import type { PriceBookResponse } from './price-book.response.js';

/** A contractor's own unit prices, for whoever shows the key of one of the contractor's invitations. */
@Injectable()
export class PriceBookService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly invitations: InvitationsService,
    private readonly transactions: TransactionRunner,
  ) {}

  /** @throws Problem as Invitations.admit(); an address alone opens no book */
  async read(bidId: string, proof: ContractorProof): Promise<PriceBookResponse> {
    return shown(this.dataSource.manager, await this.contractor(bidId, proof));
  }

  /**
   * Sets or deletes prices that are in the book; all of them or none.
   * @throws Problem as read(); 404 for a price that is not in it
   */
  async change(bidId: string, proof: ContractorProof, { prices }: PriceBookDto): Promise<PriceBookResponse> {
    const contractorEmail = await this.contractor(bidId, proof);
    // In one order, so that two calls at once never wait for each other.
    const inOrder = [...prices].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    return this.transactions.run(async (tx) => {
      for (const { price, unit, unitUsd } of inOrder) {
        const row = { contractorEmail, price, unit };
        const { affected } =
          unitUsd === undefined
            ? await tx.delete(UnitPrice, row)
            : await tx.update(UnitPrice, row, { usd: unitUsd, updatedAt: new Date() });
        if (!affected) throw Problem.notFound(MESSAGES.priceBook.unknown);
      }
      return shown(tx, contractorEmail);
    });
  }

  private async contractor(bidId: string, proof: ContractorProof): Promise<string> {
    const bid = this.invitations.admit(await findBid(this.dataSource.manager, bidId), proof);
    if (!bid.contractorEmail || !this.invitations.provesContractor(proof, bid))
      throw this.invitations.refusal();
    return bid.contractorEmail;
  }
}

const keyOf = ({ price, unit }: UnitPriceChangeDto): string => `${price} ${unit}`;

const ORDER = new Map(PRICES.map(({ id }, place) => [id, place]));
const NAMES = new Map(PRICES.map(({ id, name }) => [id, name]));

async function shown(db: EntityManager, contractorEmail: string): Promise<PriceBookResponse> {
  const book = await db.findBy(UnitPrice, { contractorEmail });
  const place = ({ price }: UnitPrice): number => ORDER.get(price) ?? PRICES.length;
  return {
    prices: book
      .sort((a, b) => place(a) - place(b) || (a.unit < b.unit ? -1 : 1))
      .map(({ price, unit, usd, updatedAt }) => ({
        price,
        item: NAMES.get(price) ?? price,
        unit,
        unitUsd: Math.round(usd * 100) / 100,
        updatedAt: updatedAt.toISOString(),
      })),
  };
}
