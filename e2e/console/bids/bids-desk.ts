import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FilledProduct } from '../filled-product.js';
import { type Desk, sitDown } from '../operator.js';

/** A bid as the console's list answers it. */
export interface ListedBid {
  readonly id: string;
  readonly bidId: string;
  readonly status: string;
  readonly userEmail: string;
  readonly hasContractor: boolean;
  readonly trackToken: string;
  readonly version: number;
  readonly notesInternal: string | null;
  readonly tags: readonly string[];
}

/** The console's page of bids, and what another administrator sees of them. */
export interface BidsDesk extends Desk {
  readonly product: FilledProduct;
  /** The boxes that select a bid. */
  rows(): ReturnType<Page['getByRole']>;
  /** The codes in the order shown. */
  codes(): Promise<string[]>;
  /** What the server lists by a filter. */
  bidsBy(filter: object, range?: readonly number[], sort?: readonly string[]): Promise<ListedBid[]>;
  summary(): Promise<{ byStatus: Record<string, number> }>;
  /** Waits for exactly these bids. */
  shows(wanted: readonly Pick<ListedBid, 'bidId'>[]): Promise<void>;
}

/** Opens the page of bids in a browser. */
export async function openBidsDesk(product: FilledProduct): Promise<BidsDesk> {
  const desk = await sitDown(product, '/bids');
  const { page, call } = desk;
  const rows = () => page.getByRole('checkbox', { name: /^Select PL-/ });
  const codes = () => page.getByRole('link', { name: /^PL-/ }).allTextContents();
  const bidsBy = (filter: object, range = [0, 9], sort = ['submittedAt', 'DESC']) =>
    call<ListedBid[]>(
      'GET',
      `/api/console/bids?${new URLSearchParams({
        filter: JSON.stringify(filter),
        range: JSON.stringify(range),
        sort: JSON.stringify(sort),
      })}`,
    );
  const summary = () => call<{ byStatus: Record<string, number> }>('GET', '/api/console/bids-summary');
  const shows = async (wanted: readonly Pick<ListedBid, 'bidId'>[]) =>
    expect.poll(codes).toEqual(wanted.map(({ bidId }) => bidId));
  return { ...desk, product, rows, codes, bidsBy, summary, shows };
}
