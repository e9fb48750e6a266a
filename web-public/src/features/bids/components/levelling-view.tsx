import type { LevelCell, LevelledBid, LevelledTrade, Levelling } from '@plumbline/api-client';
import { MESSAGES, sitePaths } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/form/button.js';
import { SelectField } from '#components/form/field.js';
import form from '#components/form/form-grid.module.css';
import { Badge } from '#components/page/badge.js';
import { Page, Sheet } from '#components/page/page.js';
import { Waiting } from '#components/progress/waiting.js';
import { RequestChanges } from '#components/scope/request-changes.js';
import { formatMoney } from '#lib/format/format.js';
import { downloadText } from '#lib/server/download.js';
import { bids as bidTexts } from '#texts/bids';
import { levelling as texts } from '#texts/levelling';
import { levellingQuery } from '../api/levelling.js';
import { levellingCsv } from '../levelling-csv.js';
import { addedUsd, adjusted, TERMS, totalNote, totalText } from '../levelling-text.js';
import { STATE_TONES } from '../state-tones.js';
import { BidUnavailable } from './bid-unavailable.js';
import styles from './levelling-view.module.css';

/** The bids of a request on the same terms: what they ask, what they would come to, what differs, then trade by trade. */
export function LevellingView({ token }: { token: string }) {
  const { data, error, isPending, refetch } = useQuery(levellingQuery(token));
  const back = (
    <Link to={sitePaths.track(token)} data-no-print>
      {bidTexts.trackTitle}
    </Link>
  );
  return (
    <Page
      title={texts.title}
      lead={data && texts.lead(data.title, [data.city, data.zipCode].filter(Boolean).join(' '))}
      above={back}
    >
      {isPending && <Waiting>{MESSAGES.track.loading}</Waiting>}
      {error && !data && <BidUnavailable error={error} onRetry={() => void refetch()} />}
      {data && <Compared levelling={data} />}
    </Page>
  );
}

function Compared({ levelling }: { levelling: Levelling }) {
  const { bids, differences, waiting } = levelling;
  const [pair, setPair] = useState<readonly [number, number]>([0, 1]);
  const count = (
    <>
      {bids.length < 2 && <p>{bids.length === 0 ? texts.none : texts.one}</p>}
      {waiting > 0 && <p className={form.note}>{texts.waiting(waiting)}</p>}
    </>
  );
  if (bids.length === 0) return <Sheet>{count}</Sheet>;
  return (
    <div className={styles.view}>
      <Sheet>
        <div className={form.stack}>
          {count}
          <RequestChanges changes={levelling.revisions} />
          <ul className={styles.totals}>
            {bids.map((bid) => (
              <li key={bid.bidId}>
                <Total bid={bid} />
              </li>
            ))}
          </ul>
        </div>
      </Sheet>
      {differences.length > 0 && (
        <Sheet>
          <h2 className={styles.title}>{texts.differences}</h2>
          <ol className={styles.differences}>
            {differences.map(({ sentence, ask }) => (
              <li key={sentence}>
                <p>{sentence}</p>
                <p className={styles.ask}>
                  <b>{texts.ask}</b> {ask}
                </p>
              </li>
            ))}
          </ol>
        </Sheet>
      )}
      <Sheet>
        <h2 className={styles.title}>{texts.table}</h2>
        {bids.length > 2 && <Choose bids={bids} pair={pair} onPair={setPair} />}
        <Table levelling={levelling} pair={pair} />
        <div className={form.actions} data-no-print>
          <Button look="outline" small onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button look="outline" small onClick={() => downloadText(texts.csvName, levellingCsv(levelling))}>
            {texts.csv}
          </Button>
        </div>
      </Sheet>
      <details className={styles.method}>
        <summary>{texts.method}</summary>
        <ul>
          {texts.methodText.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {levelling.estimateYear && <li>{texts.year(levelling.estimateYear)}</li>}
        </ul>
      </details>
    </div>
  );
}

/** What a bid asks, what it would come to for the same work, and how that is made. */
function Total({ bid }: { bid: LevelledBid }) {
  const { adjustments, askedUsd, sumUsd, gapUsd } = bid;
  const note = totalNote(bid);
  const start = askedUsd ?? sumUsd;
  return (
    <section aria-label={bid.name}>
      <h2 className={styles.name}>
        <Link to={sitePaths.track(bid.trackToken)}>{bid.name}</Link>
      </h2>
      {bid.confirmedByMail === false && <p className={styles.caution}>{texts.notConfirmed}</p>}
      <dl className={styles.sums}>
        <div>
          <dt>{texts.asked}</dt>
          <dd>
            {bid.quote ?? texts.toFollow}
            {askedUsd !== null && bid.priceBasis && <span>{bidTexts.bases[bid.priceBasis]}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.same}</dt>
          <dd>
            <b>{totalText(bid)}</b>
            {note && <span>{note}</span>}
          </dd>
        </div>
      </dl>
      {gapUsd !== null && sumUsd !== null && (
        <p className={styles.caution}>
          {texts.gap(formatMoney(sumUsd), formatMoney(Math.abs(gapUsd)), gapUsd > 0)}
        </p>
      )}
      {adjustments.length > 0 && start !== null && (
        <details className={styles.made}>
          <summary>{texts.made}</summary>
          <ul>
            <li>
              <span>{askedUsd === null ? texts.startTrades : texts.start}</span>
              <span>{formatMoney(start)}</span>
            </li>
            {adjustments.map((adjustment) => (
              <li key={`${adjustment.trade}/${adjustment.item}/${adjustment.why}`}>
                <span>
                  {adjusted(adjustment)}: {texts.states[adjustment.why]?.toLowerCase()}
                  {adjustment.open && `, ${texts.maybe}`}
                  {adjustment.saysUsd !== null &&
                    `, ${texts.instead(formatMoney(adjustment.saysUsd), formatMoney(adjustment.putUsd))}`}
                </span>
                <span>
                  {signed(adjustment.putUsd - (adjustment.saysUsd ?? 0))} <em>{texts.ours}</em>
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

const signed = (usd: number): string => `${usd < 0 ? '−' : '+'} ${formatMoney(Math.abs(usd))}`;

/** On a phone one bid stands against another: which two. */
function Choose({
  bids,
  pair: [first, second],
  onPair,
}: {
  bids: readonly LevelledBid[];
  pair: readonly [number, number];
  onPair: (pair: readonly [number, number]) => void;
}) {
  const options = bids.map(({ bidId, name }, at) => (
    <option key={bidId} value={at}>
      {name}
    </option>
  ));
  // The same bid on both sides says nothing: then they change places.
  return (
    <fieldset className={styles.choose} data-no-print>
      <legend className="visually-hidden">{texts.choose}</legend>
      <SelectField
        label={texts.first}
        value={first}
        onChange={({ target }) =>
          onPair([Number(target.value), Number(target.value) === second ? first : second])
        }
      >
        {options}
      </SelectField>
      <SelectField
        label={texts.second}
        value={second}
        onChange={({ target }) =>
          onPair([Number(target.value) === first ? second : first, Number(target.value)])
        }
      >
        {options}
      </SelectField>
    </fieldset>
  );
}

function Table({ levelling, pair }: { levelling: Levelling; pair: readonly [number, number] }) {
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
  of: (bid: LevelledBid) => React.ReactNode;
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
    <Fragment>
      <Badge tone={STATE_TONES[cell.state]}>{texts.states[cell.state]}</Badge>
      {cell.usd !== null && <span className={styles.usd}>{formatMoney(cell.usd)}</span>}
      {added !== 0 && (
        <span className={styles.ours}>
          {signed(added)} {texts.ours}
        </span>
      )}
    </Fragment>
  );
}
