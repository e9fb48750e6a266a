import type { DesignJobStatus } from '@plumbline/contracts';
import { DesignResponse } from '../concepts/design.response.js';

export class DesignJobCreatedResponse {
  jobId: string;

  /** Opens the tape numbers of the design's room (`/api/site-visits/{siteKey}`): the job's id alone does not. */
  siteKey: string;
}

export class DesignJobResponse {
  jobId: string;
  /** Anything but done and failed means in progress. */
  status: DesignJobStatus;
  /** 0–100 */
  progress: number;
  /** What is happening, in words. */
  stage: string;
  /** A first, coarse picture while the final one is made. */
  previewUrl?: string;
  designs?: DesignResponse[];
  /** Why it failed, as one sentence. */
  error?: string;
}
