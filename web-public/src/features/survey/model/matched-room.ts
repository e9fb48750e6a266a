import type { Opening, Side, SurveyLine } from '@plumbline/concept';
import type {
  AxisSegment,
  BoxRoom,
  Camera,
  Disagreement,
  FloorOutline,
  FoundOpening,
  Mark,
  Measured,
  MeasuredRoom,
  OutlineDoubt,
  PhotoRoom,
  Pixel,
  PlacedThing,
  SurveyRefusal,
  Unseen,
} from '@plumbline/survey';

/** A room that may be the one in a photo; points are pixels of the photo at the size it was looked at. */
export interface MatchedRoom {
  readonly camera: Camera;
  readonly box: BoxRoom;
  /** Lengths in inches; only once the height of the ceiling is told. */
  readonly lengths: MeasuredRoom | null;
  /** It comes out in sizes that no room has. */
  readonly impossible: boolean;
  /** How far its outline is to be believed; missing once a person drew it. */
  readonly doubt?: OutlineDoubt | undefined;
  /** What the photo says of the wall ahead, where the length that was typed cannot be this wall's. */
  readonly contradicted?: Contradiction | undefined;
  /** The outline as a person chose or drew it, which typed lengths are held against; missing while it is that. */
  readonly asDrawn?: Pick<MatchedRoom, 'camera' | 'box' | 'doubt'>;
  /** The room that the marked corners of its floor make, where it is no box. */
  readonly outline?: FloorOutline | undefined;
  /** The same room as it was solved together with other photos of it. */
  readonly joined?: JoinedMatch | undefined;
}

/** A photo that says another length than a person typed, and what else would have to be so for both to be right. */
export interface Contradiction {
  readonly says: Measured;
  /** The photo shows at least so much: an end of the wall lies outside of it. */
  readonly isLeast?: boolean;
  /** The ceiling's height with which the outline has the typed length. Inches. */
  readonly ceilingIn: number;
  /** A proposed outline with the typed length, by its place in the list. */
  readonly outline: number | null;
}

/** A room as several photos tell it, seen in the first of them. */
export interface JoinedMatch extends Pick<MatchedRoom, 'camera' | 'box' | 'lengths'> {
  /** Of the wall that the first photo looks at, and from that wall to the one behind the camera. */
  readonly width: Measured;
  readonly depth: Measured;
  /** Windows and doors that only the other photos show. */
  readonly openings: readonly Opening[];
  readonly disagreements: readonly Disagreement[];
  /** What the photos say of lengths that cannot be those that were typed. */
  readonly contradicted: { readonly width?: Measured; readonly depth?: Measured };
}

/** What one photo says by itself, as it was marked. */
export interface PhotoEvidence {
  readonly alone: PhotoRoom;
  readonly marks: readonly Mark[];
  /** The longest straight edges. */
  readonly lines: readonly SurveyLine[];
  /** How surely its camera is known: see `SurveyPhoto`. */
  readonly spread: { readonly focal: number; readonly angle: number };
}

/** Another photo of the room, matched by itself and put to the others by what both show. */
export interface FurtherPhoto extends PhotoEvidence {
  readonly photo: ConfirmedPhoto;
  /** The side of the room that it looks at; the first photo looks north. */
  readonly facing: Side;
  /** What it shows of windows and doors: the ids of those that other photos show too are theirs. */
  readonly openings: readonly DrawnOpening[];
}

/** What a person showed in the photo. */
export interface Shown {
  readonly marks: readonly Mark[];
  readonly unseen: readonly Unseen[];
}

export const NOTHING_SHOWN: Shown = { marks: [], unseen: [] };

/** Why a photo cannot be matched; the page has a sentence for each. */
export type MatchFault = SurveyRefusal | 'unreadable';

/** What looking at a photo gave. */
export interface Looked {
  readonly width: number;
  readonly height: number;
  /** Rooms to choose from, the likeliest first. */
  readonly choices: readonly MatchedRoom[];
  /** The longest straight edges, for what is dragged to hold on to. */
  readonly lines: readonly AxisSegment[];
  readonly doubts: readonly MatchFault[];
}

/** Lengths that a person measured: they win over the photo. Inches; null where nobody did. */
export interface ToldSizes {
  /** Of the wall that the photo looks at. */
  readonly widthIn: number | null;
  /** From that wall to the one behind the camera. */
  readonly depthIn: number | null;
}

export const NOTHING_TOLD: ToldSizes = { widthIn: null, depthIn: null };

/** Corners of the floor of a room that is no box, from left to right, and what was typed of its walls. */
export interface MarkedFloor {
  readonly corners: readonly Pixel[];
  /** Inches, by the place of the wall in the outline. */
  readonly wallsTold: Readonly<Record<number, number>>;
}

export const NO_FLOOR: MarkedFloor = { corners: [], wallsTold: {} };

/** How a room is solved again. */
export interface Solving {
  readonly shown: Shown;
  readonly near: MatchedRoom;
  readonly ceilingIn: number | null;
  readonly told: ToldSizes;
  /**
   * `search`: an edge went elsewhere, so the other edges are looked for again. `keep`: the outline is right as it is
   * drawn. `as-found`: as it came from the photo.
   */
  readonly how: 'search' | 'keep' | 'as-found';
  /** Other photos of the room, and the openings of this one that they may show too. */
  readonly further?: readonly FurtherPhoto[];
  readonly openings?: readonly DrawnOpening[];
}

/** An opening as it was drawn, and its wall. */
export type OpeningOnWall = Pick<FoundOpening, 'wall' | 'corners'>;

/** The photo that is matched. */
export interface MatchPhoto {
  readonly imageUrl: string;
  /** Its file, where this tab sent it; after a reload the stored copy stands in for it. */
  readonly file: Blob | null;
  /** Millimetres on 35 mm film, as the upload told it; the stored copy does not. */
  readonly focalLength35mm: number | null;
}

/** A photo as it was confirmed. */
export interface ConfirmedPhoto {
  readonly imageUrl: string;
  readonly focalLength35mm: number | null;
}

export const OPENING_KINDS = ['window', 'door', 'cased-opening'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];

/** A window, a door or a way through that a person showed in the photo. */
export interface DrawnOpening {
  readonly id: string;
  readonly kind: OpeningKind;
  /** Two opposite corners, pixels of the photo at the size it was looked at. */
  readonly corners: readonly [Pixel, Pixel];
  /** How surely the photo showed it by itself; missing once a person drew or named it. */
  readonly found?: 'sure' | 'doubtful';
}

/** Where openings are drawn: the photo's camera with a box, or with the room that is no box. */
export type DrawnIn = Pick<MatchedRoom, 'camera' | 'box' | 'outline'>;

/** Something that stands in the room today. */
export type DrawnThing = PlacedThing;
