import type { Survey } from '@plumbline/concept';
import type { Pixel } from '@plumbline/survey';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import { isErased, type KeptSurvey, keepSurvey, readSurvey } from '../api/keep-survey.js';
import {
  type KeptRoom,
  keptRoom,
  type MergedRooms,
  mergedRooms,
  type RoomParts,
} from '../exact/merge-rooms.js';
import { OPENINGS_MOST, planeAt, planeOfOpening, standing } from '../openings/openings.js';
import { asDrawn, doOverlap, toggled, withFound } from '../openings/openings-of-draft.js';
import { MATCH_DRAFT } from '../record/forget-match.js';
import { withOutline } from '../record/survey-record.js';
import { useSurveyor } from '../surveyor/use-surveyor.js';
import { THINGS_MOST } from '../things/things.js';
import { drawn, type Grip, type Held } from './grips.js';
import {
  type DrawnOpening,
  type DrawnThing,
  type FurtherPhoto,
  type MarkedFloor,
  type MatchedRoom,
  type MatchPhoto,
  NO_FLOOR,
  NOTHING_SHOWN,
  NOTHING_TOLD,
  type OpeningKind,
  type PhotoEvidence,
  type Solving,
  type ToldSizes,
} from './matched-room.js';
import { useSteps } from './use-steps.js';

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

const EMPTY: MatchDraft = {
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

/** A drag shorter than this share of the diagonal is a correction by hand, which no edge of the photo may undo. */
const CORRECTION = 0.012;

/**
 * The room in a photo as one person finds it: proposals, dragged corners, the ceiling, steps back.
 * @param name what the draft is kept under in this tab
 * @param finds whether windows and doors are looked for in the photo until the room is kept
 */
export function useMatch(photo: MatchPhoto, { name = MATCH_DRAFT as string, finds = false } = {}) {
  const [stored, setStored, loaded] = useStoredState<MatchDraft>('session', name, EMPTY);
  const { imageUrl } = photo;
  const draft = stored.photo === imageUrl ? { ...EMPTY, ...stored } : { ...EMPTY, photo: imageUrl };
  const current = useRef(draft);
  current.current = draft;
  const steps = useSteps<MatchDraft>();
  const [isGone, setIsGone] = useState(false);
  /** The room that windows and doors were looked for in last, and the search. */
  const search = useRef<{ readonly room: MatchedRoom; readonly done: Promise<void> } | null>(null);
  const { look, solve, find, openingAt, openingAtEdges, confirm, measure, forget } = useSurveyor(photo);
  const looked = look.state === 'looked' ? look.looked : null;

  const change = useCallback(
    (part: Partial<MatchDraft>) => {
      current.current = { ...current.current, ...part };
      setStored((before) => ({
        ...(before.photo === imageUrl ? before : { ...EMPTY, photo: imageUrl }),
        ...part,
      }));
    },
    [setStored, imageUrl],
  );

  // The likeliest proposal is shown at once, unless an earlier visit left a room.
  const { held } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows from what is held
  useEffect(() => {
    // A tap may have chosen another before this runs.
    if (!loaded || !looked || isGone || current.current.held) return;
    const [first] = looked.choices;
    if (!first) return;
    change({ held: { room: first, ...NOTHING_SHOWN } });
    if (current.current.ceilingIn !== null) again('as-found');
  }, [loaded, looked, held, isGone, change]);

  const remember = () => steps.remember(current.current);

  /** Goes to how things stood; what the server keeps stays as it is. */
  function stepTo(step: MatchDraft | undefined) {
    if (!step) return;
    forget();
    const { kept, base } = current.current;
    change({ ...step, kept, base });
  }

  function again(how: Solving['how']) {
    const solving = solvingOf(current.current, how);
    if (!solving) return;
    solve(solving, (room) => {
      const now = current.current.held;
      if (now) change({ held: { ...now, room } });
      void searched();
    });
  }

  /** Windows and doors are looked for in the room as it is drawn now, once. */
  function searched(): Promise<void> {
    const { held, kept, floor, ceilingIn } = current.current;
    const solving = solvingOf(current.current, 'keep');
    const isWanted = finds && ceilingIn !== null && !kept && floor.corners.length === 0;
    if (!isWanted || !held || !solving || held.room.impossible) return Promise.resolve();
    if (search.current?.room === held.room) return search.current.done;
    const done = find(solving).then((found) => {
      // In a room that was drawn elsewhere meanwhile, what is found next counts.
      if (search.current?.done === done) change(withFound(current.current, held.room, found));
    });
    search.current = { room: held.room, done };
    return done;
  }

  return {
    look,
    draft,
    canUndo: steps.canUndo,
    canRedo: steps.canRedo,
    undo: () => stepTo(steps.undo(current.current)),
    redo: () => stepTo(steps.redo(current.current)),
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
      again(current.current.choice === null ? 'keep' : 'as-found');
    },
    /** Lengths that were measured; they win over the photo. */
    tell(part: Partial<ToldSizes>) {
      remember();
      change({ told: { ...current.current.told, ...part } });
      again('keep');
    },
    /** The corners of the floor of a room that is no box. `step`: as a step of its own that can be taken back. */
    markFloor(corners: MarkedFloor['corners'], { step = true } = {}) {
      if (step) remember();
      const { floor } = current.current;
      // Another number of corners has other walls.
      const wallsTold = corners.length === floor.corners.length ? floor.wallsTold : {};
      change({ floor: { corners, wallsTold } });
    },
    /** The length of a wall of such a room; null: what the photo says. */
    tellWall(wall: number, inches: number | null) {
      remember();
      const { floor } = current.current;
      const { [wall]: _, ...others } = floor.wallsTold;
      const wallsTold = inches === null ? others : { ...others, [wall]: inches };
      change({ floor: { ...floor, wallsTold } });
    },
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
      change({ choice: null, held: { ...shown, room: told(current.current.held?.room ?? room) } });
      const { ceilingIn, told: toldSizes } = current.current;
      if (ceilingIn === null) return;
      solve({ shown, near: room, ceilingIn, told: toldSizes, how: 'keep' }, (solved) =>
        change({ held: { ...shown, room: told(solved) } }),
      );
    },
    /** A grip was let go `moved` pixels from where it was. */
    release(moved: number, { width, height }: { width: number; height: number }) {
      if (moved > 0) again(moved < CORRECTION * Math.hypot(width, height) ? 'keep' : 'search');
    },
    /** Adds the window or door around a point of the photo. Answers its id; null where there is no wall. */
    async showOpening(at: Pixel, kind?: OpeningKind): Promise<string | null> {
      const { held, openings: before } = current.current;
      if (!held || before.length >= OPENINGS_MOST) return null;
      const { ceilingIn, floor } = current.current;
      const room = withOutline(held.room, ceilingIn, floor);
      const plane = planeAt(room, at);
      const found = plane && (await openingAt(at, { ...held.room, box: plane.box }));
      if (!found) return null;
      remember();
      const { openings } = current.current;
      const added = standing(room, {
        id: `opening-${nextNumber([...openings, ...current.current.offered])}`,
        kind: kind ?? found.kind,
        corners: found.corners,
      });
      const offered = current.current.offered.filter((one) => !doOverlap(room, one, added));
      change({ openings: [...openings, added], offered });
      return added.id;
    },
    /** Says what an opening is; a door stands on the floor. */
    nameOpening(id: string, kind: OpeningKind) {
      const { held, ceilingIn, floor } = current.current;
      if (!held) return;
      remember();
      const room = withOutline(held.room, ceilingIn, floor);
      change({
        openings: current.current.openings.map((one) =>
          one.id === id ? standing(room, { ...asDrawn(one), kind }) : one,
        ),
      });
    },
    /** A corner of an opening is drawn elsewhere. */
    drawOpening(id: string, corners: DrawnOpening['corners']) {
      change({
        openings: current.current.openings.map((one) => (one.id === id ? { ...asDrawn(one), corners } : one)),
      });
    },
    /** A corner of an opening was let go `moved` pixels from where it was: edges of the photo take hold of its sides. */
    async releaseOpening(id: string, moved: number) {
      const { held, openings, ceilingIn, floor } = current.current;
      const drawn = openings.find((one) => one.id === id);
      if (!held || !drawn || moved < CORRECTION * Math.hypot(held.room.camera.width, held.room.camera.height))
        return;
      const plane = planeOfOpening(withOutline(held.room, ceilingIn, floor), drawn);
      if (!plane) return;
      const { corners } = drawn;
      const found = await openingAtEdges({ wall: plane.wall, corners }, { ...held.room, box: plane.box });
      if (!found) return;
      // Drawn on meanwhile, it stays where it is now.
      const sides = current.current.openings.map((one) =>
        one.id === id && one.corners === corners ? { ...one, corners: found.corners } : one,
      );
      change({ openings: sides });
    },
    addThing(thing: Omit<DrawnThing, 'id' | 'plan'>) {
      const { things } = current.current;
      if (things.length >= THINGS_MOST) return;
      remember();
      change({ things: [...things, { ...thing, id: `thing-${nextNumber(things)}`, plan: 'keep' }] });
    },
    /** `step`: as a step of its own that can be taken back. */
    changeThing(id: string, part: Partial<Omit<DrawnThing, 'id'>>, { step = true } = {}) {
      if (step) remember();
      change({ things: current.current.things.map((one) => (one.id === id ? { ...one, ...part } : one)) });
    },
    removeThing(id: string) {
      remember();
      change({ things: current.current.things.filter((one) => one.id !== id) });
    },
    /** An opening that was found is taken out of the room, or put back. */
    toggleOpening(id: string) {
      remember();
      change(toggled(current.current, id));
    },
    removeOpening(id: string) {
      remember();
      change({ openings: current.current.openings.filter((one) => one.id !== id) });
    },
    /** Another photo of the room, put to the others by what they share. */
    addPhoto(photo: FurtherPhoto) {
      remember();
      change({ further: [...current.current.further, photo] });
      again('keep');
    },
    removePhoto(imageUrl: string) {
      remember();
      change({ further: current.current.further.filter(({ photo }) => photo.imageUrl !== imageUrl) });
      again('keep');
    },
    /** What the photo says by itself, as it is drawn. */
    async measure(): Promise<PhotoEvidence | null> {
      const solving = solvingOf(current.current, 'keep');
      return solving && measure(solving);
    },
    /**
     * Keeps the room with the server, as it is drawn. `beside`: as a room of its own, whatever was kept before.
     * @throws ApiError; of status 409 where it was changed elsewhere since
     */
    async keep(idempotencyKey: string, beside: boolean): Promise<KeptSurvey | null> {
      await searched();
      const sent = current.current;
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
      const isAsSent = current.current.held === held;
      change({ kept, base, ...(isAsSent && { held: { ...held, room } }) });
      return kept;
    },
    /** The room was erased with its photos or its person, and what this tab kept of it is gone too. */
    isGone,
    /** Asks whether the server still keeps the room. */
    async lookAfter() {
      const { kept } = current.current;
      if (!kept || !(await isErased(kept))) return;
      forget();
      steps.clear();
      setIsGone(true);
      setStored(EMPTY);
    },
    /** The room as another tab has kept it since. @throws ApiError */
    async readOther(): Promise<OtherRoom | null> {
      const { kept } = current.current;
      if (!kept) return null;
      const { version, survey } = await readSurvey(kept);
      return { version, survey: survey as Survey };
    },
    /** Both tabs' changes in one room; nothing where they cannot be put together. */
    together({ survey }: OtherRoom, prefer: 'mine' | 'theirs'): MergedRooms | undefined {
      const { base } = current.current;
      return base ? mergedRooms(base, partsOf(current.current), survey, prefer) : undefined;
    },
    /** Goes on with both tabs' changes; saved, they become the room. */
    takeBoth({ version, survey }: OtherRoom, { parts }: MergedRooms) {
      const { kept, base } = current.current;
      if (!kept || !base) return;
      remember();
      // The other tab's room as this one would have drawn it: what is changed from here on is changed here.
      const theirs = mergedRooms(base, base.parts, survey, 'theirs')?.parts ?? parts;
      change({ ...parts, kept: { ...kept, version }, base: keptRoom(theirs, survey) });
      again('keep');
    },
  };
}

/** A room as another tab has kept it. */
export interface OtherRoom {
  readonly version: number;
  readonly survey: Survey;
}

const partsOf = ({ ceilingIn, told, openings, things }: MatchDraft): RoomParts => ({
  ceilingIn,
  told,
  openings,
  things,
});

function solvingOf(
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
const nextNumber = (those: readonly { readonly id: string }[]): number =>
  1 + Math.max(0, ...those.map(({ id }) => Number(id.slice(id.lastIndexOf('-') + 1))));

export type Match = ReturnType<typeof useMatch>;
