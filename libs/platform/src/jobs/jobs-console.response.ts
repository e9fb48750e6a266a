/** One kind of job and how many of it there are in each state. */
export class JobCountsResponse {
  /** The job's name. */
  id: string;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** How often it runs by itself, in milliseconds; null for jobs that something asks for. */
  everyMs: number | null;
}
