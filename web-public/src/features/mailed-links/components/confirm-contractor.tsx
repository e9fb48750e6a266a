import { useQuery } from '@tanstack/react-query';
import { RenewLink } from '#components/form/renew-link.js';
import { contractors } from '#texts/contractors';
import { mailedLinks } from '#texts/mailed-links';
import { confirmationQuery, confirmContractor, renewConfirmation } from '../api/contractor-confirmation.js';
import { ConfirmPress } from './confirm-press.js';
import { Facts } from './facts.js';
import { LinkPage } from './link-page.js';

const texts = mailedLinks.confirm;
const trades = contractors.categories;

export function ConfirmContractor({ token }: { token: string }) {
  const opening = useQuery(confirmationQuery(token));
  const { data } = opening;
  return (
    <LinkPage
      title={texts.title}
      lead={texts.lead}
      opening={opening}
      renew={<RenewLink ask={(_, idempotencyKey) => renewConfirmation({ token }, idempotencyKey)} />}
    >
      {data && (
        <>
          <Facts
            facts={[
              [texts.company, data.companyName],
              [texts.email, data.email],
              [texts.trades, data.categories.map((trade) => trades[trade] ?? trade).join(', ')],
              [texts.area, texts.areaText(data.radiusMi, data.zipCode)],
            ]}
          />
          <ConfirmPress token={token} confirm={confirmContractor} confirmed={data.confirmed} texts={texts} />
        </>
      )}
    </LinkPage>
  );
}
