import type { Survey } from '@plumbline/concept';
import { useState } from 'react';
import { isErased, type KeptSurvey, keepSurvey, readSurvey } from '../api/keep-survey.js';
import type { MatchPhoto, PhotoEvidence } from '../model/matched-room.js';
import { keptRoom, type MergedRooms, mergedRooms } from '../model/merge-rooms.js';
import type { SurveyWorker } from '../surveyor/use-surveyor.js';
import { partsOf, solvingOf } from './match-draft.js';
import type { Drafting } from './use-match-draft.js';
import type { RoomSolving } from './use-solving.js';

/** A room as another tab has kept it. */
export interface OtherRoom {
  readonly version: number;
  readonly survey: Survey;
}

/** The room as the server keeps it: kept, gone, or changed in another tab. */
export function useKeptRoom(
  { now, change, remember, erase }: Drafting,
  { again, searched }: RoomSolving,
  { confirm, measure, forget, solved }: SurveyWorker,
  photo: MatchPhoto,
) {
  const [isGone, setIsGone] = useState(false);
  return {
    /** What the photo says by itself, as it is drawn. */
    async measure(): Promise<PhotoEvidence | null> {
      const solving = solvingOf(now(), 'keep');
      return solving && measure(solving);
    },
    /**
     * Keeps the room with the server, as it is drawn. `beside`: as a room of its own, whatever was kept before.
     * @throws ApiError; of status 409 where it was changed elsewhere since
     */
    async keep(idempotencyKey: string, beside: boolean): Promise<KeptSurvey | null> {
      // What was asked before is part of the room: an answer that comes later would draw another than is kept.
      await solved();
      await searched();
      const sent = now();
      const { held, ceilingIn, openings, things, floor, kept: known } = sent;
      const solving = solvingOf(sent, 'keep');
      if (!held || !solving || ceilingIn === null) return null;
      const { room, record } = await confirm({
        solving: { ...solving, ceilingIn },
        openings,
        things,
        floor,
        photo,
      });
      const kept = await keepSurvey(record, beside ? null : known, idempotencyKey);
      const base = keptRoom(partsOf(sent), record as Survey);
      // What was drawn meanwhile stays: it is not kept yet.
      const isAsSent = now().held === held;
      change({ kept, base, ...(isAsSent && { held: { ...held, room } }) });
      return kept;
    },
    /** The room was erased with its photos or its person, and what this tab kept of it is gone too. */
    isGone,
    /** Asks whether the server still keeps the room. */
    async lookAfter() {
      const { kept } = now();
      if (!kept || !(await isErased(kept))) return;
      forget();
      setIsGone(true);
      erase();
    },
    /** The room as another tab has kept it since. @throws ApiError */
    async readOther(): Promise<OtherRoom | null> {
      const { kept } = now();
      if (!kept) return null;
      const { version, survey } = await readSurvey(kept);
      return { version, survey: survey as Survey };
    },
    /** Both tabs' changes in one room; nothing where they cannot be put together. */
    together({ survey }: OtherRoom, prefer: 'mine' | 'theirs'): MergedRooms | undefined {
      const { base } = now();
      return base ? mergedRooms(base, partsOf(now()), survey, prefer) : undefined;
    },
    /** Goes on with both tabs' changes; saved, they become the room. */
    takeBoth({ version, survey }: OtherRoom, { parts }: MergedRooms) {
      const { kept, base } = now();
      if (!kept || !base) return;
      remember();
      // The other tab's room as this one would have drawn it: what is changed from here on is changed here.
      const theirs = mergedRooms(base, base.parts, survey, 'theirs')?.parts ?? parts;
      change({ ...parts, kept: { ...kept, version }, base: keptRoom(theirs, survey) });
      again('keep');
    },
  };
}
