import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { JobCounts } from '@plumbline/api-client';
import { count, plural } from '../shared/format.js';
import { Fetched } from '../shared/panel/Fetched.js';
import { Panel } from '../shared/panel/Panel.js';
import { SilentServices } from '../shared/SilentServices.js';
import { type ServiceJobs, useJobCounts } from './api/jobCounts.js';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const satisfies readonly (keyof JobCounts)[];

/** What is waiting to be worked on. */
export const Jobs = () => {
  const query = useJobCounts();
  return (
    <Panel title="Jobs" action={query.data && `${plural(waitingIn(query.data), 'job')} waiting`}>
      <Fetched query={query} failed="Failed to load jobs">
        {({ answers, silent }) => (
          <>
            <SilentServices services={silent} />
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>Job</TableCell>
                  {STATES.map((state) => (
                    <TableCell key={state} align="right">
                      {state}
                    </TableCell>
                  ))}
                </TableRow>
              </TableHead>
              <TableBody>
                {answers
                  .flatMap(({ answer }) => answer)
                  .map((job) => (
                    <TableRow key={job.id}>
                      <TableCell>{job.id}</TableCell>
                      {STATES.map((state) => (
                        <TableCell
                          key={state}
                          align="right"
                          sx={{ color: state === 'failed' && job.failed > 0 ? 'error.main' : undefined }}
                        >
                          {count(job[state])}
                        </TableCell>
                      ))}
                    </TableRow>
                  ))}
              </TableBody>
            </Table>
          </>
        )}
      </Fetched>
    </Panel>
  );
};

/** Jobs that run by themselves are always waiting for their next time; they are not work left undone. */
const waitingIn = ({ answers }: ServiceJobs): number =>
  answers
    .flatMap(({ answer }) => answer)
    .filter(({ everyMs }) => everyMs === null)
    .reduce((sum, { waiting }) => sum + waiting, 0);
