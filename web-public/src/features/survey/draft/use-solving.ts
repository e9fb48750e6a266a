import { useRef } from 'react';
import type { MatchedRoom, Solving } from '../model/matched-room.js';
import { withFound } from '../model/openings-of-draft.js';
import type { SurveyWorker } from '../surveyor/use-surveyor.js';
import { solvingOf } from './match-draft.js';
import type { Drafting } from './use-match-draft.js';

/**
 * Solves the room as it is drawn, and looks for windows and doors in it.
 * @param finds whether windows and doors are looked for until the room is kept
 */
export function useSolving({ now, change }: Drafting, { solve, find }: SurveyWorker, finds: boolean) {
  /** The room that windows and doors were looked for in last, and the search. */
  const search = useRef<{ readonly room: MatchedRoom; readonly done: Promise<void> } | null>(null);

  /** Windows and doors are looked for in the room as it is drawn now, once. */
  function searched(): Promise<void> {
    const { held, kept, floor, ceilingIn } = now();
    const solving = solvingOf(now(), 'keep');
    const isWanted = finds && ceilingIn !== null && !kept && floor.corners.length === 0;
    if (!isWanted || !held || !solving || held.room.impossible) return Promise.resolve();
    if (search.current?.room === held.room) return search.current.done;
    const done = find(solving).then((found) => {
      // In a room that was drawn elsewhere meanwhile, what is found next counts.
      if (search.current?.done === done) change(withFound(now(), held.room, found));
    });
    search.current = { room: held.room, done };
    return done;
  }

  /**
   * An edge went elsewhere, and the photo was not searched for the others since: what is asked before that is answered
   * searches, too, so that the room is the same however fast somebody goes on.
   */
  const isSearchDue = useRef(false);

  function again(how: Solving['how']) {
    if (how !== 'keep') isSearchDue.current = how === 'search';
    const solving = solvingOf(now(), isSearchDue.current ? 'search' : how);
    if (!solving) return;
    solve(solving, (room) => {
      isSearchDue.current = false;
      const { held } = now();
      if (held) change({ held: { ...held, room } });
      void searched();
    });
  }

  return {
    again,
    searched,
    /** Searches where a search was asked for, and what came between has forgotten it. */
    searchIfDue() {
      if (isSearchDue.current) again('search');
    },
    /** The room is drawn otherwise: what was to be searched for is no longer wanted. */
    dropSearch() {
      isSearchDue.current = false;
    },
  };
}

export type RoomSolving = ReturnType<typeof useSolving>;
