import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { BidAnswer } from '@plumbline/api-client';
import { answeredTrades, bidTradeName, MESSAGES, priceGap, sumOfAnswers } from '@plumbline/contracts';
import { money, NOTHING } from '../../shared/format.js';

/** What a bid answers by trade and line, and how its sum stands to the price. */
export const BidAnswers = ({
  answers,
  askedUsd,
}: {
  answers: readonly BidAnswer[];
  askedUsd: number | null;
}) => {
  const sum = sumOfAnswers(answers);
  const gap = priceGap(askedUsd, answers);
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Trade</TableCell>
            <TableCell>Line</TableCell>
            <TableCell>Answer</TableCell>
            <TableCell align="right">Sum</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inOrder(answers).map(({ trade, line, name, state, usd }) => (
            <TableRow key={`${trade}/${line ?? name ?? ''}`}>
              <TableCell>{bidTradeName(trade)}</TableCell>
              <TableCell>{name ?? line ?? 'All of it'}</TableCell>
              <TableCell>{MESSAGES.answers.states[state]}</TableCell>
              <TableCell align="right">{usd === undefined ? NOTHING : money(usd)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {sum !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          The trades come to {money(sum)}
          {gap !== null && `; the price is ${money(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'}`}.
        </Typography>
      )}
    </>
  );
};

const inOrder = (answers: readonly BidAnswer[]): BidAnswer[] =>
  answeredTrades(answers).flatMap((trade) => answers.filter((answer) => answer.trade === trade));
