import { boundsOf, type Shell } from '@plumbline/concept';
import type { MatchDraft } from '../draft/match-draft.js';
import type { JoinedMatch, MatchedRoom } from '../model/matched-room.js';
import { shellOfRoom, withOutline } from '../model/survey-record.js';
import { footOf } from '../model/things.js';

/** The room of a draft: as its first photo tells it alone, as all photos and marks tell it, and its shell. */
export function roomOfDraft({ held, ceilingIn, floor, told }: MatchDraft) {
  const own = held?.room;
  const solved = own?.joined ? { ...own, ...seenTogether(own.joined) } : own;
  const room = solved && withOutline(solved, ceilingIn, floor);
  const shell = room && ceilingIn !== null ? shellOfRoom(room, ceilingIn, told) : null;
  return { own, room, shell };
}

/** What the first photo shows, as all photos together tell it. */
const seenTogether = ({ camera, box, lengths }: JoinedMatch) => ({ camera, box, lengths });

/** Where the camera stood, from the near left corner of the plan. Inches. */
export function eyeOnPlan(room: MatchedRoom, shell: Shell) {
  if (room.outline) return room.outline.at;
  const { box, lengths } = room;
  const { w } = boundsOf(shell);
  // A typed width keeps the camera's place between the walls in proportion.
  return { ...footOf(room, lengths?.eye.inches ?? 0, shell), x: (w * box.left) / (box.left + box.right) };
}
