import type { DesignJobStatus } from '@plumbline/contracts';
import type { RaRecord } from 'react-admin';
import type { Estimate } from '../shared/Estimate.js';

/** A design job as the console lists it. */
export interface DesignJob extends RaRecord<string> {
  readonly status: DesignJobStatus;
  /** 0 to 100. */
  readonly progress: number;
  readonly stage: string;
  readonly error: string | null;
  readonly category: string;
  readonly zipCode: string;
  readonly title: string | null;
  readonly estimatedCost: number | null;
  readonly imageUrl: string | null;
  readonly thumbnailUrl: string | null;
  readonly photoUrl: string | null;
  readonly designPrompt: string;
  readonly createdAt: string;
  readonly finishedAt: string | null;
  /** The concept whole; only where one job is asked for. */
  readonly design?: Concept;
}

/** A concept (spec §3, Design), with what the room says about it. */
export interface Concept {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** Why there is no picture. */
  readonly pictureNote?: string | null;
  readonly floorPlanUrl: string | null;
  readonly floorPlanPdfUrl?: string | null;
  readonly thumbnailUrl?: string | null;
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  readonly style?: string | null;
  readonly estimatedCost: number | null;
  readonly category?: string;
  readonly zipCode?: string;
  readonly createdAt?: string;
  readonly meta?: ConceptMeta | null;
  readonly findings?: readonly Finding[];
  readonly estimate?: Estimate | null;
}

export interface ConceptMeta {
  readonly preset: string | null;
  readonly seed: number | null;
  readonly guidance_scale: number | null;
  readonly provider?: string;
  readonly fallbackFrom?: string;
  readonly fallbackReason?: string;
}

/** What a planning rule measured in the room. */
export interface Finding {
  readonly severity: string;
  readonly rule: string;
  readonly met: boolean;
  readonly text: string;
  readonly measured: number;
  /** What was found, in words, of a rule that asks yes or no. */
  readonly found?: string;
  readonly limit: number;
  readonly bound: 'least' | 'most';
  readonly unit: string;
}
