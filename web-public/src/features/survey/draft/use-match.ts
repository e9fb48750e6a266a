import { useEffect } from 'react';
import { type MatchPhoto, NOTHING_SHOWN } from '../model/matched-room.js';
import { useSurveyor } from '../surveyor/use-surveyor.js';
import { editOpenings } from './edit-openings.js';
import { editRoom } from './edit-room.js';
import { editThings } from './edit-things.js';
import { MATCH_DRAFT } from './forget-match.js';
import type { MatchDraft } from './match-draft.js';
import { useKeptRoom } from './use-kept-room.js';
import { useMatchDraft } from './use-match-draft.js';
import { useSolving } from './use-solving.js';

/**
 * The room in a photo as one person finds it: proposals, dragged corners, the ceiling, steps back.
 * @param name what the draft is kept under in this tab
 * @param finds whether windows and doors are looked for in the photo until the room is kept
 */
export function useMatch(photo: MatchPhoto, { name = MATCH_DRAFT as string, finds = false } = {}) {
  const drafting = useMatchDraft(photo.imageUrl, name);
  const surveyor = useSurveyor(photo);
  const solving = useSolving(drafting, surveyor, finds);
  const keptRoom = useKeptRoom(drafting, solving, surveyor, photo);
  const { draft, loaded, now, change, steps } = drafting;
  const { look } = surveyor;
  const looked = look.state === 'looked' ? look.looked : null;

  // The likeliest proposal is shown at once, unless an earlier visit left a room.
  const { held } = draft;
  const { isGone } = keptRoom;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows from what is held
  useEffect(() => {
    // A tap may have chosen another before this runs.
    if (!loaded || !looked || isGone || now().held) return;
    const [first] = looked.choices;
    if (!first) return;
    change({ held: { room: first, ...NOTHING_SHOWN } });
    if (now().ceilingIn !== null) solving.again('as-found');
  }, [loaded, looked, held, isGone, change]);

  function stepTo(step: MatchDraft | undefined) {
    if (!step) return;
    surveyor.forget();
    solving.dropSearch();
    drafting.goTo(step);
  }

  return {
    look,
    draft,
    /** The photo is asked about the room as it was drawn last: the outline may still move. */
    isSolving: surveyor.isSolving,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: () => stepTo(steps.undo(now())),
    redo: () => stepTo(steps.redo(now())),
    ...editRoom(drafting, solving, surveyor, looked),
    ...editOpenings(drafting, surveyor),
    ...editThings(drafting),
    ...keptRoom,
  };
}

export type Match = ReturnType<typeof useMatch>;
