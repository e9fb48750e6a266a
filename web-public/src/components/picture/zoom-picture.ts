/** A picture that opens as large as the window. */
export interface ZoomPicture {
  readonly src: string;
  readonly alt: string;
  /** Lines, crisp at any size: as large as the window. */
  readonly drawn?: boolean;
}
