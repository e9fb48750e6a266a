import { send } from '../../api/http.js';
import type { Concept } from '../../designs/Design.js';

/** What a homeowner's request from a ZIP and category would be. */
export interface PreviewWish {
  readonly preferences: { readonly zipCode: string; readonly categories: readonly [string] };
  /** Sample data where real is missing; the mail is marked [TEST]. */
  readonly testMode: boolean;
}

/** What that request would produce (spec §3, Admin preview response). */
export interface Preview {
  readonly contractors: readonly PreviewContractor[];
  readonly chosenDesign: ChosenDesign | null;
  readonly userUploads: readonly PreviewUpload[];
  /** What a homeowner there would be told, and whether contractors of the demo are left out. */
  readonly message: string;
}

export interface PreviewContractor {
  /** Null for the sample of Test Mode. */
  readonly _id: string | null;
  readonly companyName: string;
  readonly email: string;
  readonly categories: readonly string[];
  readonly distanceMi: number;
  readonly rating: number | null;
}

export interface ChosenDesign
  extends Pick<Concept, '_id' | 'title' | 'description' | 'imageUrl' | 'floorPlanUrl' | 'thumbnailUrl'> {
  /** US dollars; text where the design says it in words. */
  readonly estimatedCost: number | string | null;
  /** Why this one: "Newest concept for kitchen in 10001". */
  readonly label: string;
}

export interface PreviewUpload {
  readonly originalName: string;
  readonly url: string;
  readonly thumbnailUrl: string | null;
  readonly type: string;
}

export const preview = (wish: PreviewWish): Promise<Preview> => send('POST', '/api/admin/preview', wish);

/** Mails the administrator what contractors would get. */
export const emailPreview = (wish: PreviewWish): Promise<{ sentTo: string }> =>
  send('POST', '/api/admin/email-preview', wish);
