import type { BidSubmission } from '@plumbline/api-client';
import { MESSAGES } from '@plumbline/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { uniqueId } from '#lib/format/unique-id.js';
import { ApiError, messageOf } from '#lib/server/http.js';
import { readStored, removeStored, storedKeys, writeStored } from '#lib/stored/storage.js';
import { submitBid } from './api/submit-bid.js';
import { draftKey } from './compose-draft.js';

/** A bid that is kept on this device until it has left. */
interface Kept {
  readonly body: BidSubmission;
  /** The same at every try, so that a bid whose answer was lost is not sent twice. */
  readonly idempotencyKey: string;
}

export type Delivery =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly body: BidSubmission }
  /** No connection: it goes out by itself. */
  | { readonly state: 'kept'; readonly body: BidSubmission }
  | { readonly state: 'sent'; readonly body: BidSubmission; readonly message: string }
  | { readonly state: 'refused'; readonly body: BidSubmission; readonly message: string };

const NONE: Delivery = { state: 'none' };
const PREFIX = 'outbox.';
const TRY_AGAIN_MS = 15_000;

const deliveries = new Map<string, Delivery>();
const keys = new Map<string, Kept>();
const listeners = new Set<() => void>();

function show(name: string, delivery: Delivery): void {
  deliveries.set(name, delivery);
  for (const listener of listeners) listener();
}

/** Sends a bid, or keeps it until the device is on line again. `name` tells the bids of this device apart. */
export function post(name: string, body: BidSubmission): void {
  if (deliveries.get(name)?.state === 'sending') return;
  const last = keys.get(name);
  const same = last && JSON.stringify(last.body) === JSON.stringify(body);
  const kept = { body, idempotencyKey: same ? last.idempotencyKey : uniqueId() };
  keys.set(name, kept);
  void deliver(name, kept);
}

/** Takes a kept bid back before it has left. */
export function takeBack(name: string): void {
  discard(name);
  show(name, NONE);
}

/** Forgets what became of a bid; one that is still to leave stays. */
export function forget(name: string): void {
  const { state } = deliveries.get(name) ?? NONE;
  if (state === 'sent' || state === 'refused') show(name, NONE);
}

async function deliver(name: string, kept: Kept): Promise<void> {
  const { body } = kept;
  show(name, { state: 'sending', body });
  // Kept before it leaves: a page that is closed meanwhile loses nothing.
  const safe = writeStored('local', PREFIX + name, kept);
  try {
    const answer = await submitBid(body, kept.idempotencyKey);
    keys.delete(name);
    discard(name);
    // The draft of a bid that has left goes, also where no page shows it.
    if (name !== '') removeStored('local', draftKey(name));
    show(name, { state: 'sent', body, message: answer?.message || MESSAGES.contractor.sent });
  } catch (error) {
    const unreachable = error instanceof ApiError && error.status === 0;
    if (unreachable && safe) show(name, { state: 'kept', body });
    else {
      discard(name);
      show(name, { state: 'refused', body, message: messageOf(error, MESSAGES.contractor.sendFailed) });
    }
  }
}

/** Tries every kept bid again. */
function flush(): void {
  for (const [name, kept] of keptBids()) {
    const { state } = deliveries.get(name) ?? NONE;
    if (state === 'none') show(name, { state: 'kept', body: kept.body });
    if (state === 'none' || state === 'kept') {
      keys.set(name, kept);
      void deliver(name, kept);
    }
  }
}

/** What became of a bid. While a page that asks is open, kept bids are tried again as soon as there is a network. */
export function useDelivery(name: string): Delivery {
  useEffect(() => {
    flush();
    const again = () => {
      if (document.visibilityState === 'visible') flush();
    };
    const timer = setInterval(again, TRY_AGAIN_MS);
    window.addEventListener('online', flush);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => deliveries.get(name) ?? NONE,
    () => NONE,
  );
}

const discard = (name: string): void => removeStored('local', PREFIX + name);

const NOT_KEPT: { readonly body: BidSubmission | null; readonly idempotencyKey: string } = {
  body: null,
  idempotencyKey: '',
};

function keptBids(): readonly [string, Kept][] {
  return storedKeys('local', PREFIX).flatMap((key): [string, Kept][] => {
    const { body, idempotencyKey } = readStored('local', key, NOT_KEPT);
    return body && idempotencyKey ? [[key.slice(PREFIX.length), { body, idempotencyKey }]] : [];
  });
}
