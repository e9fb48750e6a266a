import { formatMoney } from '#lib/format/format.js';
import { formatMeasure } from '#lib/format/format-measure.js';
import { landing } from '#texts/landing';
import sample from '../sample.json';
import styles from './features.module.css';

const { picture, plan, checks, price, bids } = landing.features;
/** Of the concept that the picture and the plan are of: `npm run gallery` writes them together. */
const parts = price.parts.map(({ label, trade }) => ({ label, ...sample.trades[trade] }));
const PRICE_MAX = Math.max(...parts.map((part) => part.high));

/** Windows for which the smaller pictures are sharp enough. */
const PHONE = '(max-width: 40rem)';

/** The five views of one room, each shown by a piece of the thing itself. */
export function Features() {
  return (
    <section id="features" className={styles.features} aria-labelledby="features-title">
      <header className={styles.head}>
        <h2 id="features-title" className={styles.title}>
          {landing.featuresTitle}
        </h2>
        <p>{landing.featuresLead}</p>
      </header>
      <ul className={styles.cards}>
        <li className={styles.picture}>
          <picture>
            <source media={PHONE} type="image/avif" srcSet="/sample/picture-660.avif" />
            <img
              src="/sample/picture.webp"
              alt={picture.alt}
              width={1100}
              height={733}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <Words {...picture} />
        </li>
        <li className={styles.plan}>
          <picture>
            <source media={PHONE} type="image/avif" srcSet="/sample/plan-660.avif" />
            <img
              src="/sample/plan.webp"
              alt={plan.alt}
              width={1000}
              height={1025}
              loading="lazy"
              decoding="async"
            />
          </picture>
          <Words {...plan} />
        </li>
        <li className={styles.checks}>
          <Words {...checks} />
          <ChecksTable />
        </li>
        <li className={styles.price}>
          <Words {...price} />
          <PriceBars />
          <p className={styles.small}>
            {price.sample(formatMoney(sample.likely), formatMoney(sample.contingency))}
          </p>
        </li>
        <li className={styles.bids}>
          <Words {...bids} />
          <table className={styles.table}>
            <tbody>
              {bids.rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td>{row.price}</td>
                  <td>{row.time}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.small}>{bids.sample}</p>
        </li>
      </ul>
    </section>
  );
}

/** A few of the plan's rules: what each measures here, and its limit. */
function ChecksTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{checks.limit}</span>
          </th>
          <th scope="col">{checks.measured}</th>
          <th scope="col">{checks.limit}</th>
        </tr>
      </thead>
      <tbody>
        {checks.rows.map((row) => (
          <tr key={row.rule}>
            <th scope="row">{row.rule}</th>
            <td className={styles.met}>{formatMeasure(sample[row.of].measured, sample[row.of].unit)}</td>
            <td>{row.limit}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What each trade costs, from low to high, with the likely price marked. */
function PriceBars() {
  return (
    <dl className={styles.bars}>
      {parts.map((part) => (
        <div key={part.label}>
          <dt>{part.label}</dt>
          <dd>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.range}
                style={{
                  left: `${(part.low / PRICE_MAX) * 100}%`,
                  width: `${((part.high - part.low) / PRICE_MAX) * 100}%`,
                }}
              />
              <span className={styles.likely} style={{ left: `${(part.likely / PRICE_MAX) * 100}%` }} />
            </span>
            {formatMoney(part.likely)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.words}>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
