import {
  answeredTrades,
  bidTradeName,
  type EventMap,
  formatMoney,
  MESSAGES,
  priceGap,
  sumOfAnswers,
} from '@plumbline/contracts';
import type { MailContext } from '../mail.js';
import { type Fact, Facts, Paragraph, Subtitle, TextLink } from '../parts.js';
import { basisOf, counted, manyLines, oneLine } from '../text.js';

type Terms = Pick<
  EventMap['bid.submitted'],
  | 'estimatedPriceUsd'
  | 'priceBasis'
  | 'licenses'
  | 'references'
  | 'files'
  | 'confirmedByMail'
  | 'answers'
  | 'depositUsd'
  | 'paymentSchedule'
  | 'warrantyMonths'
>;

/** How sure the price is, and what the contractor says of themselves. */
export const termsOf = (terms: Terms): Fact[] => [
  { name: 'The price is', value: basisOf(terms)?.toLowerCase() ?? null },
  { name: 'Deposit', value: terms.depositUsd == null ? null : formatMoney(terms.depositUsd) },
  { name: 'Payments', value: terms.paymentSchedule ? oneLine(terms.paymentSchedule, 300) : null },
  {
    name: 'Warranty',
    value: terms.warrantyMonths == null ? null : `${counted(terms.warrantyMonths, 'month')} on labor`,
  },
  { name: 'Licenses', value: terms.licenses ? manyLines(terms.licenses, 400) : null },
  { name: 'References', value: terms.references ? manyLines(terms.references, 400) : null },
];

/** The contractor's own files. Those of a sender who is not known are opened from the bid's page only. */
export function OwnFiles({
  terms: { files = [], confirmedByMail },
  title,
  context,
}: {
  terms: Terms;
  title: string;
  context: MailContext;
}) {
  if (files.length === 0) return null;
  return (
    <>
      <Subtitle>{title}</Subtitle>
      {confirmedByMail ? (
        files.map(({ key, name }) => (
          <Paragraph key={key}>
            <TextLink href={context.files.of(key)}>{oneLine(name, 80)}</TextLink>
          </Paragraph>
        ))
      ) : (
        <Paragraph>{counted(files.length, 'file')} came with it; they are on the page of this bid.</Paragraph>
      )}
    </>
  );
}

/** So many answers of one trade are shown in a mail; the rest is on the page. */
const LINES_MAX = 6;

/** What the bid says by trade; nothing where it is one sum. */
export function TradeAnswers({ terms: { answers = [], estimatedPriceUsd } }: { terms: Terms }) {
  if (answers.length === 0) return null;
  const sum = sumOfAnswers(answers);
  const gap = priceGap(estimatedPriceUsd, answers);
  const facts = answeredTrades(answers).map((trade) => {
    const own = answers.filter((answer) => answer.trade === trade);
    const words = own.slice(0, LINES_MAX).map(({ name, state, usd }) => {
      const said = MESSAGES.answers.states[state];
      const answered = usd === undefined ? said : `${said}, ${formatMoney(usd)}`;
      // Left out where the reader's mailbox is not proved: see our-words.ts.
      const line = name === '' ? 'A line' : name && oneLine(name, 80);
      return line ? `${line}: ${answered.toLowerCase()}` : answered;
    });
    if (own.length > LINES_MAX) words.push(`and ${counted(own.length - LINES_MAX, 'more line')}`);
    return { name: bidTradeName(trade), value: manyLines(words.join('\n'), 900) };
  });
  return (
    <>
      <Subtitle>By trade</Subtitle>
      <Facts facts={facts} />
      {sum === undefined ? null : (
        <Paragraph small>
          The trades come to {formatMoney(sum)}.
          {gap === null
            ? ''
            : ` The price is ${formatMoney(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'}: ask what makes the difference.`}{' '}
          What is not named here is not mentioned in the bid.
        </Paragraph>
      )}
    </>
  );
}
