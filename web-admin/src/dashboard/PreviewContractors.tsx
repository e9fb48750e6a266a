import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Preview } from '@plumbline/api-client';
import { plural } from '../shared/format.js';
import { Panel } from '../shared/panel/Panel.js';
import { EmptyState } from '../shared/States.js';

/** Who a request would be sent to. */
export const PreviewContractors = ({ preview: { contractors, message } }: { preview: Preview }) => (
  <Panel title="Contractors who would be asked" action={plural(contractors.length, 'contractor')}>
    {contractors.length === 0 ? (
      <EmptyState title="Nobody near this ZIP">{message}</EmptyState>
    ) : (
      <>
        <Typography variant="body2">{message}</Typography>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Company</TableCell>
              <TableCell>Categories</TableCell>
              <TableCell align="right">Miles</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {contractors.map((contractor) => (
              <TableRow key={contractor.email}>
                <TableCell>
                  {contractor.companyName}
                  <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{contractor.email}</Box>
                </TableCell>
                <TableCell>{contractor.categories.join(', ')}</TableCell>
                <TableCell align="right">{contractor.distanceMi.toFixed(1)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </>
    )}
  </Panel>
);
