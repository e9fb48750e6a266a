import type { RequestChange } from '@plumbline/api-client';
import { siteVisit as texts } from '#texts/site-visit';
import styles from './request-changes.module.css';

/** What measuring the room on site has changed since a request went out, the newest revision first. */
export function RequestChanges({ changes }: { changes: readonly RequestChange[] | undefined }) {
  if (!changes || changes.length === 0) return null;
  return (
    <section className={styles.changes}>
      {[...changes].reverse().map(({ revision, name, on, sentences }) => (
        <details key={revision} open={revision === changes.at(-1)?.revision}>
          <summary>
            <b>{texts.revision(revision)}</b> {texts.measured(name, on)}
          </summary>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
