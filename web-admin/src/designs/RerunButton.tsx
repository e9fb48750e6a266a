import { Button } from '@mui/material';
import { useRerunDesign } from './api/rerunDesign.js';
import type { DesignJob } from './Design.js';

export const RerunButton = ({ job }: { job: DesignJob }) => {
  const { mutate, isPending } = useRerunDesign();
  return (
    <Button variant="outlined" onClick={() => mutate(job.id)} loading={isPending}>
      Make again
    </Button>
  );
};
