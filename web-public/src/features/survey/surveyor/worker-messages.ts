import type { Survey } from '@plumbline/api-client';
import type { FoundInPhoto, FoundOpening, Pixel } from '@plumbline/survey';
import type {
  ConfirmedPhoto,
  DrawnOpening,
  DrawnThing,
  Looked,
  MarkedFloor,
  MatchedRoom,
  MatchFault,
  OpeningOnWall,
  PhotoEvidence,
  Solving,
} from '../model/matched-room.js';

/** What the page asks its worker; each question has one answer, in turn. */
export type WorkerQuestion =
  | {
      readonly ask: 'look';
      readonly file: Blob | null;
      /** Of the stored copy, for where the file is not there or cannot be opened; blank where nothing is stored yet. */
      readonly url: string;
      /** Null where nobody told it: then the file may. */
      readonly focalLength35mm: number | null;
    }
  | { readonly ask: 'solve'; readonly solving: Solving }
  /** Which window or door stands around a point of the photo? */
  | { readonly ask: 'opening'; readonly at: Pixel; readonly near: MatchedRoom }
  /** Which edges run along the sides of one that was drawn? */
  | { readonly ask: 'edges'; readonly of: OpeningOnWall; readonly near: MatchedRoom }
  /** Which windows and doors does the photo show by itself? */
  | { readonly ask: 'find'; readonly solving: Solving }
  /** What does the photo say by itself? */
  | { readonly ask: 'measure'; readonly solving: Solving }
  | {
      readonly ask: 'confirm';
      readonly solving: Solving & { readonly ceilingIn: number };
      readonly openings: readonly DrawnOpening[];
      readonly things: readonly DrawnThing[];
      readonly floor: MarkedFloor;
      readonly photo: ConfirmedPhoto;
    };

/** A room that a person confirmed, and its record for the server. */
export interface Confirmation {
  readonly room: MatchedRoom;
  readonly record: Survey;
}

/** What the worker answers. */
export type WorkerAnswer =
  | { readonly is: 'looked'; readonly looked: Looked }
  | { readonly is: 'solved'; readonly room: MatchedRoom }
  | { readonly is: 'opening'; readonly found: FoundOpening | null }
  | { readonly is: 'found'; readonly found: readonly FoundInPhoto[] }
  | { readonly is: 'measured'; readonly evidence: PhotoEvidence }
  | ({ readonly is: 'confirmed' } & Confirmation)
  | { readonly is: 'failed'; readonly why: MatchFault };
