import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#components/form/button.js';
import form from '#components/form/form-grid.module.css';
import { Page } from '#components/page/page.js';
import { PlumbSteps } from '#components/page/plumb-steps.js';
import { StatusLine } from '#components/progress/status-line.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { useSettings } from '#lib/page/use-settings.js';
import { success } from '#texts/success';

/** How a bid request ended: the server's own words, how many were asked (where it told), and the way back. */
interface Requested {
  readonly message?: string;
  readonly count?: number;
  readonly search?: string;
}

/** /success: after a bid request. Where nobody could be asked yet, it promises nobody's bid. */
export default function SuccessRoute() {
  usePageTitle(success.title);
  const state = useLocation().state as Requested | null;
  // Where a mailbox has to be proved first, nobody was asked yet.
  const held = useSettings()?.access === 'links';
  const nobody = state?.count === 0 && !held;
  const { promise, steps } = nobody ? success.nobodyYet : success;
  return (
    <Page title={success.title} lead={held ? success.confirm : `${success.submitted} ${promise}`} narrow>
      <div className={form.stack}>
        <StatusLine
          message={state?.message ? { tone: nobody ? 'info' : 'good', text: state.message } : null}
        />
        <h2>{success.next}</h2>
        <PlumbSteps steps={held ? success.confirmSteps : steps} />
        <div className={form.actions}>
          <ButtonLink to="/">{success.home}</ButtonLink>
          <ButtonLink to={{ pathname: '/results', search: state?.search ?? '' }} look="outline">
            {success.designs}
          </ButtonLink>
          <ButtonLink to="/my-bids" look="quiet">
            {success.bids}
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
