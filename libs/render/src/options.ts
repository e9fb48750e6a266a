import type { FloorFree, Opening } from '@plumbline/concept';
import type { PhotoColors, PhotoSurface, WindowFrame } from '@plumbline/scene';
import type { PhotoView } from './camera/photo-view.js';
import type { SmallPhoto } from './photo-light.js';

/** `preview` is 768 x 512, `final` 1392 x 928, `refined` 1536 x 1024; a number is samples a pixel at the latter. */
export type Quality = 'preview' | 'final' | 'refined' | number;

/** A place in the work: 0 to 100, and what is being done, in words for a person. */
export interface RenderProgress {
  readonly percent: number;
  readonly stage: string;
}

export interface RenderOptions {
  readonly seed: number;
  readonly quality: Quality;
  /** Pixels; where one is absent, 3:2 or the shape of `view`; where both are, as many as the quality has. */
  readonly width?: number;
  readonly height?: number;
  /** Share of the quality's width and height, where neither is given: 1 when absent. */
  readonly scale?: number;
  /** The camera of a photo that the room was measured in; the view that shows most when absent. */
  readonly view?: PhotoView;
  /** That photo made small: the picture becomes about as bright and as warm. */
  readonly lightOf?: SmallPhoto;
  /** Windows that stay as that photo shows them. */
  readonly kept?: readonly Opening[];
  /** The frames of the windows in that photo, where they stay; the style's when absent. */
  readonly windowFrame?: WindowFrame;
  /** Which of the room's own views is drawn, where `view` is absent: `main`, or a second one of what that misses. */
  readonly shows?: 'main' | 'detail';
  /** Whether the room's own view is higher than wide where what it is of is; with as many pixels. No, when absent. */
  readonly mayStandUpright?: boolean;
  readonly photoColors?: PhotoColors;
  /** Surfaces that take the photo's colour, because the brief does not name one; none when absent. */
  readonly photoSurfaces?: readonly PhotoSurface[];
  /** What is not put down on the floor beside what the plan has: `floorStaysFree` of `libs/room` tells. */
  readonly floorFree?: FloorFree;
  /** Threads; the machine's cores, at most 4, when absent. */
  readonly workers?: number;
  readonly signal?: AbortSignal;
  onProgress?(progress: RenderProgress): void;
  /** Where given, a quick picture of the same view, half as wide and high, is made first. */
  onPreview?(preview: Picture): void;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** sRGB, 8 bit, 3 bytes a pixel, rows from the top. */
  readonly rgb: Uint8Array;
  /** Samples a pixel that were taken, in the mean, to the next whole number. */
  readonly samples: number;
  /** The view, for alt texts: "from the southwest corner". */
  readonly camera: string;
  /** A second view would show what this one misses of what the room is made for. */
  readonly wantsDetail: boolean;
  /** How much of each pixel shows the inside of windows that stay, 0 to 255; only where some do. */
  readonly keeps?: Uint8Array;
}
