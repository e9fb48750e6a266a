import { sitePaths } from '@plumbline/contracts';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/button.js';
import form from '#components/form-grid.module.css';
import { Page } from '#components/page.js';
import { PlumbSteps } from '#components/plumb-steps.js';
import { StatusLine } from '#components/status-line.js';
import { usePageTitle } from '#lib/use-page-title.js';
import { success } from '#texts/success';

/** /success: after a bid request, with the server's own words where it sent some. */
export default function SuccessRoute() {
  usePageTitle(success.title);
  const state = useLocation().state as { message?: string; jobId?: string | null } | null;
  return (
    <Page title={success.title} lead={`${success.submitted} ${success.promise}`} narrow>
      <div className={form.stack}>
        <StatusLine message={state?.message ? { tone: 'good', text: state.message } : null} />
        <h2>{success.next}</h2>
        <PlumbSteps steps={success.steps} />
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
