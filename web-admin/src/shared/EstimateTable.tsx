import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Estimate } from './Estimate.js';
import { money } from './format.js';

/** An estimate: its range at the top, its lines beneath. */
export const EstimateTable = ({ estimate }: { estimate: Estimate }) => (
  <Box>
    <Typography sx={{ fontSize: 18, fontWeight: 650 }}>{money(estimate.likely)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {money(estimate.low)} to {money(estimate.high)}
      {estimate.year ? `, prices of ${estimate.year}` : ''}
    </Typography>
    {estimate.lines && estimate.lines.length > 0 && (
      <Table size="small" sx={{ mt: 1 }}>
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            <TableCell align="right">Low</TableCell>
            <TableCell align="right">Likely</TableCell>
            <TableCell align="right">High</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {estimate.lines.map((line) => (
            <TableRow key={line.label}>
              <TableCell>{line.label}</TableCell>
              <TableCell align="right">{money(line.low)}</TableCell>
              <TableCell align="right">{money(line.likely)}</TableCell>
              <TableCell align="right">{money(line.high)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
    {estimate.notes?.map((note) => (
      <Typography key={note} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {note}
      </Typography>
    ))}
  </Box>
);
