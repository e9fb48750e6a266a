export type { PhotoColors, PhotoSurface, WindowFrame } from '@plumbline/scene';
export type { PhotoView } from './camera/photo-view.js';
export type { SceneCamera } from './camera/view.js';
export { type EncodedPicture, encodePicture, encodePng, encodePreview } from './encode.js';
export { type GuideOptions, type Guides, renderGuides } from './guides/render-guides.js';
export type {
  Picture,
  Quality,
  RenderOptions,
  RenderProgress,
} from './options.js';
export { photoColors } from './photo-colors.js';
export type { SmallPhoto } from './photo-light.js';
export { RenderProcess } from './process/render-process.js';
export { renderRoom } from './render-room.js';
