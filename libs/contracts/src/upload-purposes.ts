/** What uploaded files are for: a room that is to be remodeled, or a contractor's bid, with which PDFs may go. */
export const UPLOAD_PURPOSES = ['room', 'bid'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];
