/** What `/api/designs` answers (spec §3 and what the room engine adds). Lengths are inches, money US dollars. */
export interface Design {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** What the picture shows, for those who cannot see it. */
  readonly altText?: string;
  /** The homeowner's photo the concept started from. */
  readonly photoUrl?: string | null;
  readonly thumbnailUrl?: string | null;
  readonly floorPlanUrl: string | null;
  readonly floorPlanSvgUrl?: string | null;
  readonly floorPlanPdfUrl?: string | null;
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  readonly style: string;
  readonly estimatedCost: number | null;
  readonly meta?: DesignMeta | null;
  readonly findings?: readonly Finding[];
  readonly brief?: Brief | null;
  readonly estimate?: Estimate | null;
}

export interface DesignMeta {
  readonly preset: string | null;
  readonly seed: number | string | null;
  readonly guidance_scale: number | null;
  readonly provider?: string | null;
  readonly samples?: number | null;
  readonly fallbackFrom?: string | null;
  readonly fallbackReason?: string | null;
}

export interface Finding {
  readonly severity: 'code' | 'nkba' | 'hint';
  readonly rule: string;
  readonly text: string;
  readonly measured: number;
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

export interface DesignJob {
  readonly jobId: string;
  readonly status: string;
  /** 0–100 */
  readonly progress?: number;
  readonly stage?: string | null;
  readonly previewUrl?: string | null;
  readonly designs?: readonly Design[];
  readonly error?: string | null;
}

/** One file of `/api/upload`'s answer. */
export interface UploadedFile {
  readonly imageUrl: string;
  readonly thumbnailUrl?: string | null;
  readonly name: string;
  /** MIME type as found in the bytes. */
  readonly type: string;
  readonly size?: number;
  readonly width?: number | null;
  readonly height?: number | null;
}

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
