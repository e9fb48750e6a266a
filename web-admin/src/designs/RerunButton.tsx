import { Button } from '@mui/material';
import type { ConsoleDesign } from '@plumbline/api-client';
import { useRerunDesign } from './api/rerunDesign.js';

export const RerunButton = ({ job }: { job: ConsoleDesign }) => {
  const { mutate, isPending } = useRerunDesign();
  return (
    <Button variant="outlined" onClick={() => mutate(job.id)} loading={isPending}>
      Make again
    </Button>
  );
};
