import type { Pixel } from '@plumbline/survey';
import type { DrawnOpening, OpeningKind } from '../model/matched-room.js';
import { OPENINGS_MOST, planeAt, planeOfOpening, standing } from '../model/openings.js';
import { asDrawn, doOverlap, toggled } from '../model/openings-of-draft.js';
import { withOutline } from '../model/survey-record.js';
import type { SurveyWorker } from '../surveyor/use-surveyor.js';
import { isCorrection } from './is-correction.js';
import { nextNumber } from './match-draft.js';
import type { Drafting } from './use-match-draft.js';

/** What a person says of windows, doors and ways through. */
export function editOpenings(
  { now, change, remember }: Drafting,
  { openingAt, openingAtEdges }: SurveyWorker,
) {
  return {
    /** Adds the window or door around a point of the photo. Answers its id; null where there is no wall. */
    async showOpening(at: Pixel, kind?: OpeningKind): Promise<string | null> {
      const { held, openings: before } = now();
      if (!held || before.length >= OPENINGS_MOST) return null;
      const { ceilingIn, floor } = now();
      const room = withOutline(held.room, ceilingIn, floor);
      const plane = planeAt(room, at);
      const found = plane && (await openingAt(at, { ...held.room, box: plane.box }));
      if (!found) return null;
      remember();
      const { openings } = now();
      const added = standing(room, {
        id: `opening-${nextNumber([...openings, ...now().offered])}`,
        kind: kind ?? found.kind,
        corners: found.corners,
      });
      const offered = now().offered.filter((one) => !doOverlap(room, one, added));
      change({ openings: [...openings, added], offered });
      return added.id;
    },
    /** Says what an opening is; a door stands on the floor. */
    nameOpening(id: string, kind: OpeningKind) {
      const { held, ceilingIn, floor } = now();
      if (!held) return;
      remember();
      const room = withOutline(held.room, ceilingIn, floor);
      change({
        openings: now().openings.map((one) =>
          one.id === id ? standing(room, { ...asDrawn(one), kind }) : one,
        ),
      });
    },
    /** A corner of an opening is drawn elsewhere. */
    drawOpening(id: string, corners: DrawnOpening['corners']) {
      change({
        openings: now().openings.map((one) => (one.id === id ? { ...asDrawn(one), corners } : one)),
      });
    },
    /** A corner of an opening was let go `moved` pixels from where it was: edges of the photo take hold of its sides. */
    async releaseOpening(id: string, moved: number) {
      const { held, openings, ceilingIn, floor } = now();
      const drawn = openings.find((one) => one.id === id);
      if (!held || !drawn || isCorrection(moved, held.room.camera)) return;
      const plane = planeOfOpening(withOutline(held.room, ceilingIn, floor), drawn);
      if (!plane) return;
      const { corners } = drawn;
      const found = await openingAtEdges({ wall: plane.wall, corners }, { ...held.room, box: plane.box });
      if (!found) return;
      // Drawn on meanwhile, it stays where it is now.
      const sides = now().openings.map((one) =>
        one.id === id && one.corners === corners ? { ...one, corners: found.corners } : one,
      );
      change({ openings: sides });
    },
    /** An opening that was found is taken out of the room, or put back. */
    toggleOpening(id: string) {
      remember();
      change(toggled(now(), id));
    },
    removeOpening(id: string) {
      remember();
      change({ openings: now().openings.filter((one) => one.id !== id) });
    },
  };
}
