import { useQuery } from '@tanstack/react-query';
import { askServices, type ServiceAnswers } from '../../api/askServices.js';
import { get } from '../../api/http.js';
import { POLL } from '../../shared/polling.js';

/** One kind of job and how many of it are in which state. */
export interface JobCounts {
  readonly id: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
  /** How often it runs by itself, in milliseconds; null for jobs that something asks for. */
  readonly everyMs: number | null;
}

export type ServiceJobs = ServiceAnswers<readonly JobCounts[]>;

export const useJobCounts = () =>
  useQuery({
    queryKey: ['jobs'],
    queryFn: ({ signal }): Promise<ServiceJobs> =>
      askServices((service) => get<JobCounts[]>(`/api/console/jobs/${service}`, signal)),
    refetchInterval: POLL.figures,
  });
