/** A stored photo or video. */
export class UploadedFileResponse {
  /** Absolute address of the safe copy: a picture (JPEG) or a video. */
  imageUrl: string;

  /** Null for videos. */
  thumbnailUrl: string | null;

  /** The file's name as it was sent. */
  name: string;

  /** MIME type of what `imageUrl` gives. */
  type: string;

  /** Bytes of what `imageUrl` gives. */
  size: number;

  /** Pixels, upright. */
  width: number;

  /** Pixels, upright. */
  height: number;
}

export class UploadResponse {
  /** In the order sent; a file that was sent twice in one request is here once. */
  files: UploadedFileResponse[];
}
