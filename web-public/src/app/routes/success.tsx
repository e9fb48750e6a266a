import { sitePaths } from '@plumbline/contracts';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Page } from '#components/page.js';
import { PlumbSteps } from '#components/plumb-steps.js';
import { StatusLine } from '#components/status-line.js';
import { usePageTitle } from '#lib/use-page-title.js';
import { useSettings } from '#lib/use-settings.js';
import { success } from '#texts/success';

/** /success: after a bid request, with the server's own words where it sent some. */
export default function SuccessRoute() {
  usePageTitle(success.title);
  const state = useLocation().state as { message?: string; jobId?: string | null } | null;
  // Where a mailbox has to be proved first, nobody was asked yet.
  const held = useSettings()?.access === 'links';
  return (
    <Page
      title={success.title}
      lead={held ? success.confirm : `${success.submitted} ${success.promise}`}
      narrow
    >
      <div className={form.stack}>
        <StatusLine message={state?.message ? { tone: 'good', text: state.message } : null} />
        <h2>{success.next}</h2>
        <PlumbSteps steps={held ? success.confirmSteps : success.steps} />
        <div className={form.actions}>
          <ButtonLink to="/">{success.home}</ButtonLink>
          {state?.jobId && (
            <ButtonLink to={sitePaths.results(state.jobId)} look="outline">
              {success.designs}
            </ButtonLink>
          )}
          <ButtonLink to="/my-bids" look="quiet">
            {success.bids}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
