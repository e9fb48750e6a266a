import type { Levelling } from '@plumbline/api-client';
import { MESSAGES, sitePaths } from '@plumbline/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Page, Sheet } from '#components/page/page.js';
import { Waiting } from '#components/progress/waiting.js';
import { RequestChanges } from '#components/scope/request-changes.js';
import { downloadText } from '#lib/server/download.js';
import { bids as bidTexts } from '#texts/bids';
import { levelling as texts } from '#texts/levelling';
import { levellingQuery } from '../../api/levelling.js';
import { levellingCsv } from '../../levelling-csv.js';
import { BidUnavailable } from '../bid-unavailable.js';
import { LevelledTotal } from './levelled-total.js';
import styles from './levelling.module.css';
import { LevellingTable } from './levelling-table.js';
import { PairChoice } from './pair-choice.js';

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
                <LevelledTotal bid={bid} />
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
        {bids.length > 2 && <PairChoice bids={bids} pair={pair} onPair={setPair} />}
        <LevellingTable levelling={levelling} pair={pair} />
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
