import { sitePaths } from '@plumbline/contracts';
import { Link } from 'react-router-dom';
import choices from '#components/form/choices.module.css';
import { TextArea } from '#components/form/field.js';
import { contractors } from '#texts/contractors';
import { hasPricedLines } from '../../compose-draft.js';
import { BOXES, sentAnswers } from '../../draft-answers.js';
import type { BidForm } from '../../use-bid-form.js';
import { AnswerFields } from './answer-fields.js';
import { More } from './more.js';
import { TermFields } from './term-fields.js';
import { TradeAnswers } from './trade-answers.js';

const texts = contractors.compose;

/** What the contractor answers: price and time, the price by trade, notes and terms. */
export function AnswerSection({ bid }: { bid: BidForm }) {
  const { draft, set, field, key, invitation } = bid;
  return (
    <>
      <AnswerFields
        field={field}
        basis={draft.priceBasis}
        follows={draft.priceFollows && draft.estimatedPrice !== ''}
        onBasis={(priceBasis) => set({ priceBasis })}
      />
      <ByTrade bid={bid} />
      {hasPricedLines(sentAnswers(draft.answers)) && (
        <label className={choices.choice}>
          <input
            type="checkbox"
            checked={draft.keepPrices}
            onChange={(event) => set({ keepPrices: event.target.checked })}
          />
          <span>{texts.byTrade.keep}</span>
        </label>
      )}
      {key && (
        <p>
          <Link to={sitePaths.priceBook(invitation.bidId, invitation.email, key)}>{texts.byTrade.book}</Link>
        </p>
      )}
      <TextArea label={texts.notes} optional rows={2} {...field('notes')} />
      <TermFields bid={bid} />
    </>
  );
}

/** The price by trade; folded where no invitation names the trades. */
function ByTrade({ bid: { draft, faults, isInvited, answer } }: { bid: BidForm }) {
  const answers = (
    <TradeAnswers
      sheet={draft.meta?.sheet?.length ? draft.meta.sheet : BOXES}
      answers={draft.answers}
      book={draft.priceBook}
      fault={faults.answers}
      onAnswers={answer}
    />
  );
  return isInvited ? answers : <More title={texts.byTrade.title}>{answers}</More>;
}
