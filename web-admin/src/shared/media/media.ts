import type { PreviewUpload } from '@plumbline/api-client';

/** A picture or video as it is shown. URLs as the server gives them. */
export type Media = Pick<PreviewUpload, 'url' | 'name'> & {
  readonly thumbnailUrl?: string | null;
  /** MIME type, where it is known. */
  readonly type?: string | null;
  /** A drawing: shown whole, never cropped. */
  readonly isDrawing?: boolean;
};

const VIDEO_NAME = /\.(mp4|mov|webm|m4v)(\?|$)/i;

export const isVideo = ({ type, url, name }: Media): boolean =>
  type ? type.startsWith('video/') : VIDEO_NAME.test(url) || VIDEO_NAME.test(name);
