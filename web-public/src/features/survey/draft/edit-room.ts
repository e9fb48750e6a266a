import type { Pixel } from '@plumbline/survey';
import { drawn, type Grip, type Held } from '../model/grips.js';
import {
  type FurtherPhoto,
  type Looked,
  type MarkedFloor,
  type MatchedRoom,
  NOTHING_SHOWN,
  type ToldSizes,
} from '../model/matched-room.js';
import type { SurveyWorker } from '../surveyor/use-surveyor.js';
import { isCorrection } from './is-correction.js';
import type { Drafting } from './use-match-draft.js';
import type { RoomSolving } from './use-solving.js';

/** What a person says of the room's walls, its ceiling and its floor, and its other photos. */
export function editRoom(
  drafting: Drafting,
  { again, searchIfDue }: RoomSolving,
  { solve, forget }: SurveyWorker,
  looked: Looked | null,
) {
  const { draft, now, change, remember } = drafting;
  return {
    choose(choice: number) {
      const room: MatchedRoom | undefined = looked?.choices[choice];
      if (!room) return;
      remember();
      change({ choice, dragging: false, held: { room, ...NOTHING_SHOWN } });
      again('as-found');
    },
    /** None of the proposals fits. */
    dragInstead() {
      if (draft.dragging) return;
      remember();
      change({ dragging: true });
    },
    setCeiling(ceilingIn: number) {
      remember();
      change({ ceilingIn });
      again(now().choice === null ? 'keep' : 'as-found');
    },
    /** Lengths that were measured; they win over the photo. */
    tell(part: Partial<ToldSizes>) {
      remember();
      change({ told: { ...now().told, ...part } });
      again('keep');
    },
    ...editFloor(drafting),
    /** A grip was taken hold of. */
    take() {
      forget();
      remember();
    },
    /** A grip is drawn to a point of the picture. `from`: the room as it was when the grip was taken. */
    draw(from: Held, grip: Pick<Grip, 'side' | 'part'>, to: Pixel, spread: number) {
      const { room, ...shown } = drawn(from, grip, to, spread);
      // The lengths follow as fast as they are solved; until then the last ones stand.
      const told = ({ lengths, impossible }: MatchedRoom) => ({ ...room, lengths, impossible });
      change({ choice: null, held: { ...shown, room: told(now().held?.room ?? room) } });
      const { ceilingIn, told: toldSizes } = now();
      if (ceilingIn === null) return;
      solve({ shown, near: room, ceilingIn, told: toldSizes, how: 'keep' }, (solved) =>
        change({ held: { ...shown, room: told(solved) } }),
      );
    },
    /** A grip was let go `moved` pixels from where it was. */
    release(moved: number, size: { width: number; height: number }) {
      if (moved > 0) again(isCorrection(moved, size) ? 'keep' : 'search');
      else searchIfDue();
    },
    /** Another photo of the room, put to the others by what they share. */
    addPhoto(photo: FurtherPhoto) {
      remember();
      change({ further: [...now().further, photo] });
      again('keep');
    },
    removePhoto(imageUrl: string) {
      remember();
      change({ further: now().further.filter(({ photo }) => photo.imageUrl !== imageUrl) });
      again('keep');
    },
  };
}

/** What a person says of the floor of a room that is no box. */
const editFloor = ({ now, change, remember }: Drafting) => ({
  /** The corners of the floor of a room that is no box. `step`: as a step of its own that can be taken back. */
  markFloor(corners: MarkedFloor['corners'], { step = true } = {}) {
    if (step) remember();
    const { floor } = now();
    // Another number of corners has other walls.
    const wallsTold = corners.length === floor.corners.length ? floor.wallsTold : {};
    change({ floor: { corners, wallsTold } });
  },
  /** The length of a wall of such a room; null: what the photo says. */
  tellWall(wall: number, inches: number | null) {
    remember();
    const { floor } = now();
    const { [wall]: _, ...others } = floor.wallsTold;
    const wallsTold = inches === null ? others : { ...others, [wall]: inches };
    change({ floor: { ...floor, wallsTold } });
  },
});
