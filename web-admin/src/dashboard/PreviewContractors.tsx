import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { NOTHING, plural } from '../shared/format.js';
import { Panel } from '../shared/Panel.js';
import { EmptyState } from '../shared/States.js';
import type { Preview } from './api/preview.js';

/** Who a request would be sent to. */
export const PreviewContractors = ({ preview: { contractors } }: { preview: Preview }) => (
  <Panel title="Contractors who would be asked" action={plural(contractors.length, 'contractor')}>
    {contractors.length === 0 ? (
      <EmptyState title="Nobody near this ZIP">
        The request would wait, and be offered to the first contractor who joins.
      </EmptyState>
    ) : (
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Company</TableCell>
            <TableCell>E-mail</TableCell>
            <TableCell>Categories</TableCell>
            <TableCell align="right">Miles</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {contractors.map((contractor) => (
            <TableRow key={contractor._id ?? contractor.email ?? contractor.companyName}>
              <TableCell>{contractor.companyName}</TableCell>
              <TableCell>{contractor.email ?? NOTHING}</TableCell>
              <TableCell>{contractor.categories?.join(', ')}</TableCell>
              <TableCell align="right">{contractor.distanceMi?.toFixed(1) ?? NOTHING}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    )}
  </Panel>
);
