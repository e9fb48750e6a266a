import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Estimate } from '@plumbline/api-client';

import { count, money } from '../format.js';

/** Who supplies or does a line, where it is not the contractor. */
const STATES: Readonly<Record<Estimate['lines'][number]['state'], string>> = {
  included: '',
  allowance: ' (allowance)',
  'owner-supplied': ' (owner supplies)',
  'by-owner': ' (by owner)',
};

/** An estimate: its range at the top, its lines beneath. */
export const EstimateTable = ({ estimate }: { estimate: Estimate }) => (
  <Box>
    <Typography sx={{ fontSize: 18, fontWeight: 650 }}>{money(estimate.likely)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {money(estimate.low)} to {money(estimate.high)}, prices of {estimate.year}
    </Typography>
    {estimate.part && (
      <Typography variant="body2" color="textSecondary">
        {estimate.part.workType}: about {money(estimate.part.likely)}
      </Typography>
    )}
    {/* Five columns have room on a phone where their cells stand close. */}
    <Table size="small" sx={{ mt: 1, '& .MuiTableCell-root': { px: { xs: 0.5, sm: 2 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Low</TableCell>
          <TableCell align="right">Likely</TableCell>
          <TableCell align="right">High</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {estimate.lines.map(({ item, trade, quantity, unit, state, ...range }) => (
          <Line
            key={`${trade} ${item}`}
            name={`${item}${STATES[state]}`}
            quantity={`${count(quantity)} ${unit}`}
            range={range}
          />
        ))}
        {estimate.salesTax && <Line name="Sales tax on material" quantity="" range={estimate.salesTax} />}
        {estimate.overheadAndProfit && (
          <Line name="Overhead and profit" quantity="" range={estimate.overheadAndProfit} />
        )}
        <Line name="Contingency" quantity="" range={estimate.contingency} />
      </TableBody>
    </Table>
    {estimate.notes.map((note) => (
      <Typography key={note} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    ))}
  </Box>
);

const Line = ({
  name,
  quantity,
  range,
}: {
  name: string;
  quantity: string;
  range: Estimate['contingency'];
}) => (
  <TableRow>
    <TableCell>{name}</TableCell>
    <TableCell align="right">{quantity}</TableCell>
    <TableCell align="right">{money(range.low)}</TableCell>
    <TableCell align="right">{money(range.likely)}</TableCell>
    <TableCell align="right">{money(range.high)}</TableCell>
  </TableRow>
);
