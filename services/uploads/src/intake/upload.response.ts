/** A stored photo, video or PDF. */
export class UploadedFileResponse {
  /** Absolute address of the safe copy: a picture (JPEG) or a video; a PDF as it came. */
  imageUrl: string;

  /** Null for videos and PDFs. */
  thumbnailUrl: string | null;

  /** The file's name as it was sent. */
  name: string;

  /** MIME type of what `imageUrl` gives. */
  type: string;

  /** Bytes of what `imageUrl` gives. */
  size: number;

  /** Pixels, upright; null for a PDF. */
  width: number | null;

  /** Pixels, upright; null for a PDF. */
  height: number | null;

  /** Of the lens as if on 35 mm film, millimetres; null where neither the photo nor the form told it. */
  focalLength35mm: number | null;
}

export class UploadResponse {
  /** In the order sent; a file that was sent twice in one request is here once. */
  files: UploadedFileResponse[];
}
