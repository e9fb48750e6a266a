import { useState } from 'react';
import type { Match } from '../draft/use-match.js';
import type { DrawnThing } from '../model/matched-room.js';

/** What a touch of the photo does now: it moves an opening or the walls, marks the floor, or places a thing. */
export function useTool(match: Match) {
  const [opening, setOpening] = useState<string | null>(null);
  const [marking, setMarking] = useState(false);
  const [pointing, setPointing] = useState<DrawnThing['kind'] | null>(null);
  return {
    /** The id of the opening whose corners are moved. */
    opening,
    setOpening,
    /** Corners of the floor are marked. */
    marking,
    /** What is placed next. */
    pointing,
    setPointing,
    dragsWalls: match.draft.dragging && opening === null && pointing === null && !marking,
    dragWalls() {
      setOpening(null);
      setMarking(false);
      match.dragInstead();
    },
    toggleMarking() {
      setOpening(null);
      setPointing(null);
      setMarking(!marking);
    },
  };
}

export type Tool = ReturnType<typeof useTool>;
