import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { BidVersion } from '@plumbline/api-client';
import { money, NOTHING } from '../../shared/format.js';
import { When } from '../../shared/When.js';

/** Every answer that came for a bid, the newest first. */
export const BidSubmissions = ({ submissions }: { submissions: readonly BidVersion[] }) => (
  <Table size="small">
    <TableHead>
      <TableRow>
        <TableCell>Came</TableCell>
        <TableCell>From</TableCell>
        <TableCell align="right">Price</TableCell>
        <TableCell>Timeline</TableCell>
        <TableCell>Withdrawn</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {[...submissions]
        .sort((a, b) => b.version - a.version)
        .map((submission) => (
          <TableRow key={submission._id}>
            <TableCell>
              <When at={submission.createdAt} exact />
            </TableCell>
            <TableCell>{submission.contractorEmail}</TableCell>
            <TableCell align="right">{money(submission.estimatedPrice)}</TableCell>
            <TableCell>{submission.timeline ?? NOTHING}</TableCell>
            <TableCell>
              <When at={submission.withdrawnAt} /> {submission.withdrawnReason}
            </TableCell>
          </TableRow>
        ))}
    </TableBody>
  </Table>
);
