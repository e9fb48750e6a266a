import type { RoomCamera } from '@plumbline/concept';
import type { PictureKind, PictureStage } from '@plumbline/contracts';
import { OfConcept } from './of-concept.js';

/** One picture of a design. */
export class DesignPictureResponse {
  /** Seen through the camera of the homeowner's photo, from the place that shows most, close by, or with a wall taken away. */
  kind: PictureKind;
  /** How far it is: an early look, the picture, or a finer one that came later. */
  stage: PictureStage;
  url: string;
  /** Pixels; null for pictures of earlier versions. */
  width: number | null;
  height: number | null;

  /** The camera it is seen through, where it lies over the photo. */
  @OfConcept('RoomCamera', { required: false })
  camera?: RoomCamera;
}
