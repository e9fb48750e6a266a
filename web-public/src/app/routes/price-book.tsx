import { sitePaths } from '@plumbline/contracts';
import { Link, useSearchParams } from 'react-router-dom';
import { Page } from '#components/page/page.js';
import { PriceBook } from '#features/contractors/components/price-book/price-book.js';
import { usePageTitle } from '#lib/page/use-page-title.js';
import { contractors } from '#texts/contractors';

/** A contractor's own unit prices: `bidId=…&email=…&key=…` of an invitation opens them. */
export default function PriceBookRoute() {
  usePageTitle(contractors.priceBook.title);
  const [params] = useSearchParams();
  const proof = {
    bidId: params.get('bidId') ?? '',
    email: params.get('email') ?? '',
    key: params.get('key') ?? '',
  };
  const isOpened = proof.bidId !== '' && proof.key !== '';
  const back = isOpened && (
    <Link to={sitePaths.compose(proof.bidId, proof.email, proof.key)}>{contractors.priceBook.back}</Link>
  );
  return (
    <Page title={contractors.priceBook.title} lead={contractors.priceBook.lead} above={back} narrow>
      {isOpened ? <PriceBook proof={proof} /> : <p>{contractors.priceBook.fromInvitation}</p>}
    </Page>
  );
}
