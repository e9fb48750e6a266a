import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/form/button.js';
import { mailedLinks } from '#texts/mailed-links';
import { success } from '#texts/success';
import { confirmRequest, heldRequestQuery } from '../api/held-request.js';
import { ConfirmPress } from './confirm-press.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.confirmRequest;

/** A homeowner's request that waits for its button. */
export function ConfirmRequest({ token }: { token: string }) {
  const opening = useQuery(heldRequestQuery(token));
  const { data } = opening;
  return (
    <LinkPage title={texts.title} lead={texts.lead} opening={opening}>
      {data && (
        <>
          <Facts
            facts={[
              [texts.request, data.title],
              [texts.place, [data.city, data.zipCode].filter(Boolean).join(', ')],
              [texts.email, data.email],
            ]}
          />
          <ConfirmPress
            token={token}
            confirm={confirmRequest}
            confirmed={data.confirmed}
            texts={texts}
            after={
              <ButtonLink to="/my-bids" look="outline">
                {success.bids}
              </ButtonLink>
            }
          />
        </>
      )}
    </LinkPage>
  );
}
