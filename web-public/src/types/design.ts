import type { Schemas } from '@plumbline/api-client';

type DesignResponse = Schemas['DesignResponse'];
/** What the room engine adds to the spec's design (§3). */
interface FromTheRoom {
  readonly brief: Brief;
  readonly findings: readonly Finding[];
  readonly estimate: Estimate;
}

/** A design. The spec's fields are sure; what the room engine adds is drawn where it is there. */
export type Design = Pick<
  DesignResponse,
  | '_id'
  | 'title'
  | 'description'
  | 'designPrompt'
  | 'contractorPrompt'
  | 'style'
  | 'estimatedCost'
  | 'floorPlanUrl'
  | 'imageUrl'
> &
  Partial<
    Pick<
      DesignResponse,
      | 'meta'
      | 'altText'
      | 'photoUrl'
      | 'pictureNote'
      | 'thumbnailUrl'
      | 'category'
      | 'zipCode'
      | 'createdAt'
      | 'floorPlanSvgUrl'
      | 'floorPlanPhoneSvgUrl'
      | 'floorPlanPdfUrl'
    >
  > &
  Partial<FromTheRoom> & {
    /** The job it came from, whose id leads back to it. */
    readonly jobId?: string;
  };

export type DesignMeta = DesignResponse['meta'];

export interface Finding {
  readonly severity: 'code' | 'nkba' | 'hint';
  readonly rule: string;
  readonly text: string;
  readonly measured: number;
  /** What was found, in words, of a check that asks yes or no. */
  readonly found?: string;
  readonly limit: number;
  readonly bound: 'least' | 'most';
  readonly unit: string;
  readonly met: boolean;
}

/** How the homeowner's words were read. */
export interface Brief {
  readonly understood: readonly { readonly field: string; readonly said: string; readonly meaning: string }[];
  readonly assumed: readonly string[];
  readonly unread: readonly string[];
  /** Wishes that the room could not meet, each with its reason. */
  readonly unmet?: readonly string[];
}

/** Low, likely and high, in US dollars. */
export interface PriceRange {
  readonly low: number;
  readonly likely: number;
  readonly high: number;
}

export interface EstimateLine extends PriceRange {
  readonly item: string;
  readonly trade: string;
  readonly quantity: number;
  readonly unit: string;
  /** Who supplies: priced, a sum set aside, or the owner's own. */
  readonly state: 'included' | 'allowance' | 'owner-supplied';
}

export interface Estimate extends PriceRange {
  /** Where only a part of the whole is asked for: what that part costs. */
  readonly part?: PriceRange & { readonly workType: string };
  /** Of the newest unit price. */
  readonly year: number;
  readonly lines: readonly EstimateLine[];
  readonly contingency?: PriceRange;
  readonly notes: readonly string[];
  readonly budget?: { readonly text: string; readonly changes: readonly BudgetChange[] };
  readonly deposit?: { readonly text: string };
  readonly duration?: { readonly text: string };
}

/** A cheaper way to the same thing. */
export interface BudgetChange {
  readonly text: string;
  readonly savesUsd: number;
}

/** A design job: done, failed, or any other status, which means in progress. */
export type DesignJob = Pick<Schemas['DesignJobResponse'], 'jobId'> & { readonly status: string } & Partial<
    Pick<Schemas['DesignJobResponse'], 'progress' | 'stage' | 'previewUrl' | 'error'>
  > & { readonly designs?: readonly Design[] };

/** One file of `/api/upload`'s answer. */
export type UploadedFile = Schemas['UploadedFileResponse'];

/** The preferences step as typed (spec §3). */
export interface Preferences {
  readonly category: string;
  readonly style: string;
  readonly area: string;
  readonly colors: string;
  readonly layout: string;
  readonly features: string;
  readonly budget: string;
  readonly workType: string;
  readonly materials: string;
  readonly startInDays: string;
  readonly durationDays: string;
  readonly paymentPhases: string;
  readonly requirements: string;
}
