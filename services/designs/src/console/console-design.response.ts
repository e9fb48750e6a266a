import type { DesignJobStatus } from '@plumbline/contracts';
import { DesignResponse } from '../concepts/design.response.js';

/** A design job as the console lists it. */
export class ConsoleDesignResponse {
  id: string;
  status: DesignJobStatus;
  progress: number;
  stage: string;
  error: string | null;
  category: string;
  zipCode: string;
  title: string | null;
  estimatedCost: number | null;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  photoUrl: string | null;
  designPrompt: string;
  createdAt: string;
  finishedAt: string | null;
  /** The concept whole; only when one design is asked for. */
  design?: DesignResponse;
}
