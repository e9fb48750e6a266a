import { sitePaths } from '@plumbline/contracts';
import { useState } from 'react';
import { ButtonLink, buttonClass } from '#components/form/button.js';
import { Drawings } from '#components/picture/drawings.js';
import { Picture } from '#components/picture/picture.js';
import type { ZoomPicture } from '#components/picture/zoom-picture.js';
import { Zoomable } from '#components/picture/zoomable.js';
import { RequestChanges } from '#components/scope/request-changes.js';
import { formatDay, formatMoney, formatNumber } from '#lib/format/format.js';
import { fileUrl } from '#lib/server/file-url.js';
import { contractors } from '#texts/contractors';
import type { LoadedDraft } from '../../api/load-draft.js';
import { whyClosed } from '../../loaded-draft.js';
import styles from './invitation-facts.module.css';

const texts = contractors.compose;

/** As many characters as a phone shows in three lines. */
const SHORT_ENOUGH = 140;

type Meta = Partial<NonNullable<LoadedDraft['meta']>>;

/** What the request is about, before anything is written: photos, plan, the homeowner's words, money, quantities. */
export function InvitationFacts({ meta }: { meta: Meta }) {
  const { title, zipCode, city, respondBy, design, licenseNote } = meta;
  return (
    <div className={styles.facts} data-no-print>
      {design && <Pictures design={design} />}
      <div>
        {title && <h3 className={styles.title}>{title}</h3>}
        <p className={styles.due}>
          {[[city, zipCode].filter(Boolean).join(' '), respondBy && texts.respondBy(formatDay(respondBy))]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <RequestChanges changes={meta.revisions} />
      {meta.siteKey && (
        <ButtonLink look="quiet" small to={sitePaths.measure(meta.siteKey)} className={styles.measure}>
          {texts.measure}
        </ButtonLink>
      )}
      {!whyClosed(meta.state) && meta.openWishes && meta.openWishes.length > 0 && (
        <section className={styles.open}>
          <p>{texts.open}</p>
          <ul>
            {meta.openWishes.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </section>
      )}
      <Wish meta={meta} />
      {meta.trades && meta.trades.length > 0 && <Trades trades={meta.trades} />}
      {licenseNote && <p className={styles.due}>{licenseNote}</p>}
    </div>
  );
}

function Pictures({ design }: { design: NonNullable<Meta['design']> }) {
  const photos = (design.photos ?? []).map((src, n) => ({ src, alt: texts.photo(n + 1), plan: false }));
  const plan = design.floorPlanSvgUrl ?? design.floorPlanUrl;
  const pictures = [
    ...photos,
    ...(plan ? [{ src: plan, alt: texts.plan, plan: true }] : []),
    ...(design.imageUrl ? [{ src: design.imageUrl, alt: texts.concept, plan: false }] : []),
  ];
  const among: ZoomPicture[] = pictures.map(({ src, alt }) => ({ src, alt }));
  // Their photo, the plan and the concept; further photos open from there.
  const first = [photos[0], pictures.find((picture) => picture.plan), pictures.at(-1)];
  const shown = [...new Set(first.filter((picture) => picture !== undefined))];
  if (shown.length === 0) return null;
  return (
    <div className={styles.pictures}>
      {shown.map(({ src, alt, plan: drawn }) => (
        <figure key={src} className={drawn ? styles.plan : styles.photo}>
          <Zoomable src={src} alt={alt} among={among}>
            <Picture src={src} alt={alt} />
          </Zoomable>
          <figcaption>{alt}</figcaption>
        </figure>
      ))}
      {design.drawingsUrl ? (
        <Drawings url={design.drawingsUrl} cover={plan} toPrice />
      ) : (
        design.floorPlanPdfUrl && (
          <a
            href={fileUrl(design.floorPlanPdfUrl)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('quiet', true)}
          >
            {texts.planPdf}
          </a>
        )
      )}
    </div>
  );
}

/** What the homeowner wants, in their own words and numbers. */
function Wish({ meta: { wish, estimate } }: { meta: Meta }) {
  const words = [
    { name: null, text: wish?.designPrompt },
    { name: texts.requirements, text: wish?.requirements },
    { name: texts.ownNotes, text: wish?.notes },
    { name: texts.forContractors, text: wish?.contractorPrompt },
  ].filter(({ text }) => text);
  const length = words.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  const [all, setAll] = useState(length < SHORT_ENOUGH);
  return (
    <>
      {words.length > 0 && (
        <figure className={styles.words}>
          <figcaption>{texts.words}</figcaption>
          <blockquote className={all ? undefined : styles.short}>
            {words.map(({ name, text }) => (
              <p key={text}>
                {name && <b>{name}: </b>}
                {text}
              </p>
            ))}
          </blockquote>
          {!all && (
            <button type="button" className={styles.all} onClick={() => setAll(true)}>
              {texts.wordsMore}
            </button>
          )}
        </figure>
      )}
      {(wish || estimate) && (
        <dl className={styles.numbers}>
          <Fact name={texts.budget}>{wish?.budgetUsd && formatMoney(wish.budgetUsd)}</Fact>
          {estimate && (
            <Fact name={texts.range}>
              {texts.rangeOf(formatMoney(estimate.low), formatMoney(estimate.high))}
            </Fact>
          )}
          <Fact name={texts.workType}>{wish?.workType ?? estimate?.workType}</Fact>
          <Fact name={texts.start}>{wish?.startInDays && texts.startIn(wish.startInDays)}</Fact>
          <Fact name={texts.duration}>{wish?.durationDays && texts.days(wish.durationDays)}</Fact>
        </dl>
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: string | number | null | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children || texts.notSaid}</dd>
  </div>
);

function Trades({ trades }: { trades: NonNullable<Meta['trades']> }) {
  const lines = trades.reduce((sum, trade) => sum + trade.lines.length, 0);
  return (
    <details className={styles.trades}>
      <summary>
        <b>{texts.trades}</b> <span>{texts.tradesSum(trades.length, lines)}</span>
        <span className={styles.glance}>
          {trades
            .map(({ trade, lines: [line, ...more] }) =>
              line && more.length === 0
                ? `${trade} ${formatNumber(line.quantity)} ${line.unit}`
                : `${trade} ×${more.length + 1}`,
            )
            .join(' · ')}
        </span>
      </summary>
      <dl>
        {trades.map(({ trade, likelyUsd, lines: own }) => (
          <div key={trade}>
            <dt>
              {trade}
              {likelyUsd > 0 && <span>{formatMoney(likelyUsd)}</span>}
            </dt>
            {own.map(({ item, quantity, unit }) => (
              <dd key={item}>
                {item} <span>{`${formatNumber(quantity)} ${unit}`}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
