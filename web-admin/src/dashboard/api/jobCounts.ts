import type { JobCounts } from '@plumbline/api-client';
import { useQuery } from '@tanstack/react-query';
import { askServices, type ServiceAnswers } from '../../api/askServices.js';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

export type ServiceJobs = ServiceAnswers<readonly JobCounts[]>;

export const useJobCounts = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }): Promise<ServiceJobs> =>
      askServices((service) => get<JobCounts[]>(`/api/console/jobs/${service}`, signal)),
    refetchInterval: POLL.figures,
  });
