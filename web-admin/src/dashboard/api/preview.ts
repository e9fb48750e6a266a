import { send } from '../../api/http.js';
import type { Concept } from '../../designs/Design.js';

/** What a homeowner's request from a ZIP and category would be. */
export interface PreviewPreferences {
  readonly zipCode: string;
  readonly categories: readonly [string];
  /** Sample data where real is missing; the mail is marked [TEST]. */
  readonly testMode: boolean;
}

/** What that request would produce (spec §3, Admin preview response). */
export interface Preview {
  readonly contractors: readonly PreviewContractor[];
  readonly chosenDesign: (Concept & { readonly label?: string }) | null;
  readonly userUploads: readonly PreviewUpload[];
}

export interface PreviewContractor {
  readonly _id?: string;
  readonly companyName: string;
  readonly email?: string;
  readonly city?: string | null;
  readonly categories?: readonly string[];
  readonly distanceMi?: number | null;
  readonly rating?: number | null;
}

export interface PreviewUpload {
  readonly originalName?: string;
  readonly name?: string;
  readonly url?: string;
  readonly imageUrl?: string;
  readonly thumbnailUrl?: string | null;
  readonly type?: string;
}

export const preview = (preferences: PreviewPreferences): Promise<Preview> =>
  send('POST', '/api/admin/preview', { preferences, testMode: preferences.testMode });

/** Mails the administrator what contractors would get. */
export const emailPreview = (preferences: PreviewPreferences): Promise<{ sentTo: string }> =>
  send('POST', '/api/admin/email-preview', { preferences, testMode: preferences.testMode });
