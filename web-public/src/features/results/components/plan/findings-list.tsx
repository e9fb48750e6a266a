import type { Finding } from '@plumbline/api-client';
import { Badge } from '#components/page/badge.js';
import { formatAlike } from '#lib/format/format-measure.js';
import { results } from '#texts/results';
import styles from './findings-list.module.css';

const texts = results.findings;

/** The checks in one line: how many are met. */
export function findingsInALine(findings: readonly Finding[]): string {
  const missed = findings.filter(({ met }) => !met).length;
  return missed === 0 ? texts.allMet(findings.length) : texts.someMissed(missed, findings.length);
}

/** The checks: what is missed first, what is met folded away. */
export function FindingsList({ findings }: { findings: readonly Finding[] }) {
  const missed = findings.filter((finding) => !finding.met);
  const met = findings.filter((finding) => finding.met);
  return (
    <div className={styles.findings}>
      {missed.length > 0 && <List findings={missed} />}
      {met.length > 0 && (
        <details className={styles.more} open={missed.length === 0}>
          <summary>{texts.showAll(met.length)}</summary>
          <List findings={met} />
        </details>
      )}
    </div>
  );
}

function List({ findings }: { findings: readonly Finding[] }) {
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={`${finding.rule}-${finding.measured}-${finding.text}`}>
          <p>{finding.text}</p>
          <p className={styles.facts}>
            <Badge tone={finding.met ? 'green' : finding.severity === 'code' ? 'rose' : 'amber'}>
              {finding.met ? texts.met : texts.notMet}
            </Badge>
            <span>{texts.severity[finding.severity] ?? finding.severity}</span>
            <span>{finding.found ? texts.found(finding.found) : measuredText(finding)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function measuredText({ measured, limit, bound, unit, text }: Finding): string {
  const [found, asked] = formatAlike(measured, limit, unit, text);
  return `${texts.measured} ${found}, ${bound === 'least' ? texts.atLeast(asked) : texts.atMost(asked)}`;
}
