import type { LevelCell, LevelledBid, LevelledTrade, Levelling } from '@plumbline/api-client';
import { type ReactNode, useState } from 'react';
import { Badge } from '#components/page/badge.js';
import { formatMoney } from '#lib/format/format.js';
import { levelling as texts } from '#texts/levelling';
import { addedUsd, signed, TERMS } from '../../levelling-text.js';
import { STATE_TONES } from '../../state-tones.js';
import styles from './levelling.module.css';

/** The bids side by side: trade by trade, then their terms. */
export function LevellingTable({
  levelling,
  pair,
}: {
  levelling: Levelling;
  pair: readonly [number, number];
}) {
  const { bids, trades } = levelling;
  const place = (at: number) => (pair[0] === at ? 'first' : pair[1] === at ? 'second' : 'no');
  const alternates = bids.some(({ own }) => own.some(({ state }) => state === 'alternate'));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{texts.row}</th>
          {bids.map(({ bidId, name }, at) => (
            <th key={bidId} scope="col" data-place={place(at)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {trades.map((trade) => (
        <TradeRows key={trade.trade} trade={trade} bids={bids} place={place} />
      ))}
      <tbody>
        <Row
          name={texts.own}
          bids={bids}
          place={place}
          of={({ own }) =>
            list(
              own.filter(({ state }) => state !== 'alternate'),
              (usd) => (usd === undefined ? '' : formatMoney(usd)),
            )
          }
        />
        {alternates && (
          <Row
            name={texts.alternates}
            bids={bids}
            place={place}
            of={({ own }) =>
              list(
                own.filter(({ state }) => state === 'alternate'),
                (usd) => (usd === undefined ? '' : signed(usd)),
              )
            }
          />
        )}
        {TERMS.map(({ name, of }) => (
          <Row
            key={name}
            name={name}
            bids={bids}
            place={place}
            alarm={(bid) => name === texts.deposit && bid.deposit.met === false}
            of={(bid) => of(bid, levelling) ?? texts.notMentioned}
          />
        ))}
      </tbody>
    </table>
  );
}

const list = (own: LevelledBid['own'], sum: (usd: number | undefined) => string) =>
  own.length === 0
    ? texts.noneOfOwn
    : own.map(({ name, state, usd }) => (
        <span key={name} className={styles.own}>
          {name}: {state === 'alternate' ? '' : `${texts.states[state]?.toLowerCase()} `}
          {sum(usd)}
        </span>
      ));

type PlaceOf = (at: number) => string;

function Row({
  name,
  bids,
  place,
  alarm,
  of,
}: {
  name: string;
  bids: readonly LevelledBid[];
  place: PlaceOf;
  alarm?: (bid: LevelledBid) => boolean;
  of: (bid: LevelledBid) => ReactNode;
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {bids.map((bid, at) => (
        <td key={bid.bidId} data-place={place(at)} className={alarm?.(bid) ? styles.caution : undefined}>
          {of(bid)}
        </td>
      ))}
    </tr>
  );
}

/** A trade in every bid; its lines when unfolded. */
function TradeRows({
  trade,
  bids,
  place,
}: {
  trade: LevelledTrade;
  bids: readonly LevelledBid[];
  place: PlaceOf;
}) {
  const [open, setOpen] = useState(false);
  const { name, likelyUsd, lines, cells } = trade;
  return (
    <tbody>
      <tr>
        <th scope="row">
          {lines.length > 0 ? (
            <button
              type="button"
              className={styles.unfold}
              aria-expanded={open}
              aria-label={texts.unfold(name)}
              onClick={() => setOpen(!open)}
            >
              {name}
            </button>
          ) : (
            name
          )}
          {likelyUsd > 0 && <span className={styles.ours}>{texts.oursSum(formatMoney(likelyUsd))}</span>}
        </th>
        {bids.map((bid, at) => (
          <td key={bid.bidId} data-place={place(at)}>
            <Cell cell={cells[at]} addedUsd={addedUsd(bid, trade)} />
          </td>
        ))}
      </tr>
      {open &&
        lines.map((line) => (
          <tr key={line.id} className={styles.line}>
            <th scope="row">
              {line.item}
              {line.likelyUsd > 0 && (
                <span className={styles.ours}>{texts.oursSum(formatMoney(line.likelyUsd))}</span>
              )}
            </th>
            {bids.map(({ bidId }, at) => (
              <td key={bidId} data-place={place(at)}>
                <Cell cell={line.cells[at]} addedUsd={0} />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}

function Cell({ cell, addedUsd: added }: { cell: LevelCell | undefined; addedUsd: number }) {
  if (!cell) return null;
  return (
    <>
      <Badge tone={STATE_TONES[cell.state]}>{texts.states[cell.state]}</Badge>
      {cell.usd !== null && <span className={styles.usd}>{formatMoney(cell.usd)}</span>}
      {added !== 0 && (
        <span className={styles.ours}>
          {signed(added)} {texts.ours}
        </span>
      )}
    </>
  );
}
