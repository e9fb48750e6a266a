import { Fold } from '#components/page/fold.js';
import { formatMoney } from '#lib/format/format.js';
import { results } from '#texts/results';
import type { Design } from '#types/design.js';
import { type Difference, differencesOf } from '../../differences-of.js';
import styles from './differences.module.css';

const texts = results.differences;
/** Beside each other on a desk. */
const MOST = 4;
/** Things named in a cell; the others are counted. */
const NAMED = 4;

/** What designs of one wish have otherwise than each other, trade by trade, with its prices. */
export function Differences({ designs, shown }: { designs: readonly Design[]; shown: Design }) {
  const priced = designs.filter(({ estimate }) => estimate);
  const compared = priced.length <= MOST ? priced : nearest(priced, shown);
  if (compared.length < 2) return null;
  const rows = differencesOf(compared);
  return (
    <Fold title={texts.title} says={texts.says(compared.length)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} aria-label={texts.title} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{texts.part}</th>
              {compared.map((design) => (
                <th key={design._id} scope="col" aria-current={design === shown || undefined}>
                  {nameOf(design, designs)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{texts.total}</th>
              {compared.map(({ _id, estimate }) => (
                <td key={_id}>
                  <strong>{formatMoney(estimate?.likely ?? 0)}</strong>
                </td>
              ))}
            </tr>
            <tr>
              <th scope="row">{texts.extent}</th>
              {compared.map(({ _id, brief }) => (
                <td key={_id}>{brief?.extent ? texts.extents[brief.extent.id] : ''}</td>
              ))}
            </tr>
            {rows.map(({ trade, each }) => (
              <tr key={trade}>
                <th scope="row">{results.estimate.trades[trade] ?? trade}</th>
                {each.map((difference, i) => (
                  <Cell key={compared[i]?._id} {...difference} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Fold>
  );
}

function Cell({ items, likely }: Difference) {
  const rest = items.length - NAMED;
  return (
    <td>
      <strong>{formatMoney(likely)}</strong>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.slice(0, NAMED).map((item) => (
            <li key={item}>{item}</li>
          ))}
          {rest > 0 && <li>{texts.more(rest)}</li>}
        </ul>
      )}
    </td>
  );
}

function nameOf({ _id, brief }: Design, designs: readonly Design[]): string {
  const name = results.ideas.name(designs.findIndex((design) => design._id === _id) + 1);
  return brief?.tier ? `${name}: ${results.tiers[brief.tier].name}` : name;
}

/** The design that is shown, among those that stand next to it. */
function nearest(designs: readonly Design[], shown: Design): readonly Design[] {
  const at = designs.indexOf(shown);
  const from = Math.min(Math.max(0, at - 1), designs.length - MOST);
  return designs.slice(from, from + MOST);
}
