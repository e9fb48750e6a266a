import { UploadedFileResponse } from '../intake/upload.response.js';

/** An upload as the console lists it. */
export class ConsoleUploadResponse {
  id: string;
  zipCode: string | null;
  fullAddress: string | null;
  /** ISO 8601 */
  createdAt: string;
  /** ISO 8601; an upload without a bid is deleted after 90 days. */
  inBidSince: string | null;
  files: UploadedFileResponse[];
}
