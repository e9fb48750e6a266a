import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Page, Sheet } from '#components/page/page.js';
import { PlumbSteps } from '#components/page/plumb-steps.js';
import { JoinForm } from '#features/contractors/components/join/join-form.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { loadChunk } from '#lib/server/load-chunk.js';
import { common } from '#texts/common';
import { contractors } from '#texts/contractors';
import { landing } from '#texts/landing';
import styles from './contractors.module.css';

/** Who joins needs none of it. */
const ComposeForm = lazy(() =>
  loadChunk(async () => ({
    default: (await import('#features/contractors/components/compose/compose-form.js')).ComposeForm,
  })),
);

/**
 * Joining, and composing a bid. `compose=1&bidId=…&email=…` opens the second, filled in: the invitation they
 * came for stands first and alone, joining below it.
 */
export default function ContractorsRoute() {
  usePageTitle(contractors.pageTitle);
  const [params] = useSearchParams();
  const opened = params.get('compose') === '1';
  const bidId = params.get('bidId') ?? '';
  const invited = opened && bidId !== '';
  const section = useRef<HTMLDetailsElement>(null);
  const [unfolded, setUnfolded] = useState(opened);

  useEffect(() => {
    if (!opened || !section.current) return;
    section.current.open = true;
    if (invited) return;
    section.current.scrollIntoView({ block: 'start' });
    section.current.querySelector('summary')?.focus({ preventScroll: true });
  }, [opened, invited]);

  const back = (
    <Link to="/" className={styles.back} data-no-print>
      {common.backHome}
    </Link>
  );
  const compose = (
    <details
      key="compose"
      ref={section}
      className={styles.compose}
      onToggle={({ currentTarget }) => currentTarget.open && setUnfolded(true)}
    >
      <summary data-no-print>
        <h2>{contractors.compose.title}</h2>
      </summary>
      {unfolded && (
        <Suspense fallback={<p role="status">{common.loading}</p>}>
          <ComposeForm
            key={bidId}
            bidId={bidId}
            email={params.get('email') ?? ''}
            invitationKey={params.get('key')}
          />
        </Suspense>
      )}
    </details>
  );

  if (invited)
    return (
      <div className={styles.invited}>
        <Page title={contractors.compose.invited} above={back}>
          <div className={styles.sections}>
            {compose}
            <Joining key="join" />
          </div>
        </Page>
      </div>
    );
  return (
    <Page
      title={contractors.title}
      lead={contractors.lead}
      above={back}
      picture={
        <picture data-no-print>
          <source type="image/avif" srcSet="/contractors.avif" />
          <img src="/contractors.webp" alt={landing.contractorsAlt} width={1200} height={800} />
        </picture>
      }
    >
      <div className={styles.sections}>
        <Joining key="join" />
        {compose}
      </div>
    </Page>
  );
}

function Joining() {
  return (
    <div data-no-print>
      <Sheet className={styles.join}>
        <div className={styles.next}>
          <h2>{contractors.join.title}</h2>
          <PlumbSteps steps={contractors.join.next} />
        </div>
        <JoinForm />
      </Sheet>
    </div>
  );
}
