import type { KeptSurvey } from '../api/keep-survey.js';
import type { Held } from '../model/grips.js';
import {
  type DrawnOpening,
  type DrawnThing,
  type FurtherPhoto,
  type MarkedFloor,
  NO_FLOOR,
  NOTHING_TOLD,
  type Solving,
  type ToldSizes,
} from '../model/matched-room.js';
import type { KeptRoom, RoomParts } from '../model/merge-rooms.js';

/** What a person has chosen and shown so far; kept in this tab, so that a reload loses nothing. */
export interface MatchDraft {
  /** The photo it belongs to. */
  readonly photo: string;
  /** The proposal that was chosen; null once corners were dragged. */
  readonly choice: number | null;
  /** None of the proposals fits: corners can be dragged. */
  readonly dragging: boolean;
  readonly held: Held | null;
  readonly ceilingIn: number | null;
  readonly told: ToldSizes;
  readonly openings: readonly DrawnOpening[];
  /** Openings that were found in the photo and do not stand in the room: doubtful, or taken out. */
  readonly offered: readonly DrawnOpening[];
  readonly things: readonly DrawnThing[];
  readonly floor: MarkedFloor;
  /** Other photos of the room. */
  readonly further: readonly FurtherPhoto[];
  /** The room as it was confirmed before. */
  readonly kept: KeptSurvey | null;
  /** What of it was kept then, to tell later what another tab has changed. */
  readonly base: KeptRoom | null;
}

export const EMPTY_MATCH: MatchDraft = {
  photo: '',
  choice: 0,
  dragging: false,
  held: null,
  ceilingIn: null,
  told: NOTHING_TOLD,
  openings: [],
  offered: [],
  things: [],
  floor: NO_FLOOR,
  further: [],
  kept: null,
  base: null,
};

/** What of a draft is changed without matching its photo anew. */
export const partsOf = ({ ceilingIn, told, openings, things }: MatchDraft): RoomParts => ({
  ceilingIn,
  told,
  openings,
  things,
});

/** How the room of a draft is solved; null before there is one. */
export function solvingOf(
  { held, ceilingIn, told, further, openings, floor }: MatchDraft,
  how: Solving['how'],
): Solving | null {
  if (!held) return null;
  const { marks, unseen, room } = held;
  const solving = { shown: { marks, unseen }, near: room, ceilingIn, told, how };
  // A room that is no box is told by the corners of its floor, in its first photo.
  return further.length > 0 && floor.corners.length === 0 ? { ...solving, further, openings } : solving;
}

/** One more than the highest number at the end of an id. */
export const nextNumber = (those: readonly { readonly id: string }[]): number =>
  1 + Math.max(0, ...those.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))));
