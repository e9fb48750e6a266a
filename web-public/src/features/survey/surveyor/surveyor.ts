import {
  type BoxRoom,
  type Camera,
  type CameraHints,
  CORNERS,
  cornerOf,
  EDGES,
  type EdgeName,
  edgeOf,
  edgesAt,
  type FoundCamera,
  type FoundInPhoto,
  type FoundOpening,
  findOpenings,
  type GrayImage,
  type KnownLength,
  knownCeiling,
  lineInPicture,
  type Mark,
  type Measured,
  type MeasuredRoom,
  measureRoom,
  openingAt,
  openingAtEdges,
  outlineDoubt,
  type PhotoSurvey,
  type Pixel,
  photoRoomOf,
  project,
  proposeBoxes,
  type SolvedRoom,
  solveRoom,
  surveyPhoto,
  visibleCorners,
} from '@plumbline/survey';
import { joinedMatch, joinedRecord } from '../model/joined-record.js';
import {
  type Looked,
  type MatchedRoom,
  NOTHING_TOLD,
  type OpeningOnWall,
  type PhotoEvidence,
  type Solving,
  type ToldSizes,
} from '../model/matched-room.js';
import { LINES_MOST as LINES_KEPT, surveyRecord, TAPE_SPREAD_IN } from '../model/survey-record.js';
import type { Confirmation, WorkerAnswer, WorkerQuestion } from './worker-messages.js';

/** Rooms that a person is asked to choose from. */
const CHOICES = 3;
/** Shares of the photo's diagonal: corners nearer than this look the same, or give a person no real choice. */
const SAME = 0.01;
const ALIKE = 0.045;
/** Straight edges that a dragged corner may hold on to. */
const LINES_MOST = 80;
/** How exactly an outline is confirmed that a person only looked at, as a share of the diagonal; where it is a guess. */
const LOOKED_AT = 0.006;
const GUESSED_AT = 0.02;
/** Who holds a phone holds it about so high, until the ceiling tells. Inches. */
const USUAL_EYE_IN = 58;
/** Edges within this share of the diagonal of an outline are those it would snap to. */
const NEAR_OUTLINE = 0.012;

/** What a surveyor says to every question but the first. */
export function answerOf(
  surveyor: Surveyor,
  question: Exclude<WorkerQuestion, { ask: 'look' }>,
): WorkerAnswer {
  switch (question.ask) {
    case 'solve':
      return { is: 'solved', room: surveyor.solve(question.solving) };
    case 'opening':
      return { is: 'opening', found: surveyor.openingAt(question.at, question.near) };
    case 'edges':
      return { is: 'opening', found: surveyor.openingAtEdges(question.of, question.near) };
    case 'find':
      return { is: 'found', found: surveyor.find(question.solving) };
    case 'measure':
      return { is: 'measured', evidence: surveyor.measure(question.solving) };
    case 'confirm':
      return { is: 'confirmed', ...surveyor.confirm(question) };
  }
}

/** Keeps what was found in one photo, and solves its room again and again. */
export class Surveyor {
  private constructor(
    private readonly survey: PhotoSurvey,
    private readonly image: GrayImage,
  ) {}

  /** Looks at a photo; answers nothing where its straight edges agree on no room. */
  static of(image: GrayImage, hints: CameraHints = {}): Surveyor | undefined {
    const survey = surveyPhoto(image, hints);
    return survey && new Surveyor(survey, image);
  }

  looked(): Looked {
    const { found, proposals, doubts } = this.survey;
    const { width, height } = this.image;
    const solved = proposals.map(({ box, score }): MatchedRoom => {
      const room = roomOf(solveRoom(found, box), null);
      const others = proposals.filter((other) => other.box !== box).map((other) => other.score);
      return { ...room, doubt: outlineDoubt(found, room, { score, lead: score - Math.max(0, ...others) }) };
    });
    const choices = varied(solved);
    return {
      width,
      height,
      choices,
      lines: found.segments.slice(0, LINES_MOST),
      doubts: choices.length === 0 ? ['few-lines'] : doubts,
    };
  }

  solve(solving: Solving): MatchedRoom {
    const { ceilingIn, told, further = [], openings = [] } = solving;
    const { solved, contradicted } = this.solved(solving);
    const room: MatchedRoom = {
      ...roomOf(solved, ceilingIn),
      contradicted,
      // What a person drew is looked at.
      doubt: solving.shown.marks.length === 0 && solving.how !== 'search' ? solving.near.doubt : undefined,
    };
    if (ceilingIn === null || further.length === 0) return room;
    const first = { ...this.measure(solving), openings };
    return { ...room, joined: joinedMatch({ first, further, ceilingIn, told }) };
  }

  /** The windows and doors that the photo shows of a room, once its scale is known. */
  find(solving: Solving): readonly FoundInPhoto[] {
    if (solving.ceilingIn === null) return [];
    const { camera, box, eyeIn } = this.solved(solving).solved;
    return findOpenings(this.image, this.survey.found.segments, { camera, box, eyeIn });
  }

  /** What the photo says by itself: without lengths that were told, which the other photos are solved with as well. */
  measure(solving: Solving): PhotoEvidence {
    const { solved, marks, found } = this.solved({ ...solving, ceilingIn: null, told: NOTHING_TOLD });
    return {
      alone: photoRoomOf(solved),
      marks,
      lines: found.segments
        .slice(0, LINES_KEPT)
        .map(({ x1, y1, x2, y2, axis }) => ({ x1, y1, x2, y2, axis })),
      spread: { focal: found.focalSpread, angle: found.angleSpread },
    };
  }

  /** The room that a person confirmed, with its record for the server; its ceiling must have been told. */
  confirm({
    solving,
    photo,
    ...shown
  }: Omit<Extract<WorkerQuestion, { ask: 'confirm' }>, 'ask'>): Confirmation {
    const { ceilingIn, told, further = [] } = solving;
    if (further.length > 0) {
      const first = { ...this.measure(solving), openings: shown.openings };
      const several = { first, further, ceilingIn, told };
      return { room: this.solve(solving), record: joinedRecord(several, photo, shown.things) };
    }
    const { solved, marks, found } = this.solved(solving);
    const lengths = measureRoom(solved);
    return {
      room: roomOf(solved, ceilingIn),
      record: surveyRecord({ solved, lengths, found, marks, ceilingIn, told, ...shown }, photo),
    };
  }

  /** The window or door around a point of the photo; nothing where that shows floor or ceiling. */
  openingAt(at: Pixel, { camera, box, lengths }: MatchedRoom): FoundOpening | null {
    const { segments } = this.survey.found;
    return openingAt(segments, camera, box, lengths?.eye.inches ?? USUAL_EYE_IN, at) ?? null;
  }

  /** An opening that was drawn, with its sides on the edges beside them; nothing where it lies on no wall. */
  openingAtEdges(drawn: OpeningOnWall, { camera, box, lengths }: MatchedRoom): FoundOpening | null {
    const { segments } = this.survey.found;
    return openingAtEdges(segments, camera, box, lengths?.eye.inches ?? USUAL_EYE_IN, drawn) ?? null;
  }

  private solved({ shown, near, ceilingIn, told, how }: Solving): Solution {
    const { found, picture } = this.survey;
    const known = knownOf(ceilingIn, told);
    if (how === 'search') {
      const [best] = proposeBoxes(found, { ...shown, near: near.box, picture, most: 1 });
      const { marks } = shown;
      return { solved: solveRoom(found, best?.box ?? near.box, marks, known, shown.unseen), marks, found };
    }
    // The outline was looked at, and left as it is.
    const marks = [...shown.marks, ...outlineMarks(near)];
    // The edges beside an outline hold it closely, right or wrong: of a doubtful one they tell nothing.
    const from = how === 'keep' || near.doubt?.isDoubtful ? awayFrom(found, near) : found;
    const by = (lengths: readonly KnownLength[]) => solveRoom(from, near.box, marks, lengths, shown.unseen);
    // Of a room that a person drew, an end out of sight is a guess: the length that they typed tells it.
    if (ceilingIn !== null && told.widthIn !== null && shown.marks.length === 0) {
      const alone = by(knownOf(ceilingIn, NOTHING_TOLD));
      const contradicted = {
        inches: alone.eyeIn * across(alone.box),
        spread: alone.spreadOf((_, box, eye) => eye * across(box)),
      };
      if (isForced(contradicted, told.widthIn)) return { solved: alone, marks, found: from, contradicted };
    }
    return { solved: by(known), marks, found: from };
  }
}

interface Solution {
  readonly solved: SolvedRoom;
  readonly marks: readonly Mark[];
  readonly found: FoundCamera;
  /** What the photo says of the wall ahead, where a typed length is so far off that none of its lines could stay. */
  readonly contradicted?: Measured;
}

const across = ({ left, right }: BoxRoom): number => left + right;

/** A length farther than this from the photo's bends the outline instead of correcting it: spreads, and a share of it. */
const FORCED = { spreads: 4, share: 0.2 } as const;

const isForced = ({ inches, spread }: Measured, told: number): boolean =>
  Math.abs(inches - told) > Math.max(FORCED.spreads * spread, FORCED.share * told);

/** What a person told, as lengths to solve by. */
function knownOf(ceilingIn: number | null, { widthIn }: ToldSizes): readonly KnownLength[] {
  const width = {
    inches: widthIn ?? 0,
    spread: TAPE_SPREAD_IN,
    of: (_: Camera, box: BoxRoom) => across(box),
  };
  return [...(ceilingIn === null ? [] : [knownCeiling(ceilingIn)]), ...(widthIn === null ? [] : [width])];
}

function roomOf(solved: SolvedRoom, ceilingIn: number | null): MatchedRoom {
  const lengths = ceilingIn === null ? null : measureRoom(solved);
  return {
    camera: solved.camera,
    box: solved.box,
    lengths,
    impossible: lengths !== null && isImpossible(lengths),
  };
}

const diagonalOf = ({ width, height }: { width: number; height: number }): number =>
  Math.hypot(width, height);

/** The likeliest rooms that differ to the eye; where too few do, those that hardly differ. */
export function varied(rooms: readonly MatchedRoom[], most = CHOICES): readonly MatchedRoom[] {
  const kept: MatchedRoom[] = [];
  for (const least of [ALIKE, SAME]) {
    for (const room of rooms) {
      if (kept.length === most) break;
      if (kept.every((other) => apart(room, other) > least)) kept.push(room);
    }
  }
  return kept.sort((a, b) => rooms.indexOf(a) - rooms.indexOf(b));
}

/** How far the corners of two rooms lie apart in the picture at most, as a share of its diagonal. */
function apart(a: MatchedRoom, b: MatchedRoom): number {
  const offs = CORNERS.map((corner) => {
    const [p, q] = [a, b].map(({ camera, box }) => nearFrame(camera, project(camera, cornerOf(box, corner))));
    return p && q ? Math.hypot(p.u - q.u, p.v - q.v) : 0;
  });
  return Math.max(...offs) / diagonalOf(a.camera);
}

/** A point at most a tenth of the picture outside: corners farther off look the same. */
function nearFrame({ width, height }: Camera, at: Pixel | undefined): Pixel | undefined {
  const into = (value: number, size: number) => Math.min(1.1 * size, Math.max(-0.1 * size, value));
  return at && { u: into(at.u, width), v: into(at.v, height) };
}

/** An outline that was looked at and found right, as marks on all that the picture shows of it. */
function outlineMarks({ camera, box, doubt }: MatchedRoom): Mark[] {
  const diagonal = diagonalOf(camera);
  const seen = (doubt?.isDoubtful ? GUESSED_AT : LOOKED_AT) * diagonal;
  const spreadOf = (edge: EdgeName): number => (doubt?.guesses.includes(edge) ? GUESSED_AT * diagonal : seen);
  const corners = [...visibleCorners(camera, box)].map(([corner, at]): Mark => {
    return { corner, u: at.u, v: at.v, spread: Math.max(...edgesAt(corner).map(spreadOf)) };
  });
  const edges = EDGES.flatMap((edge): Mark[] => {
    const line = lineInPicture(camera, edgeOf(box, edge));
    if (!line) return [];
    return [line.from, line.to].map(({ u, v }): Mark => ({ edge, u, v, spread: spreadOf(edge) }));
  });
  return [...corners, ...edges];
}

/** What was found in the photo without the edges beside the outline: they would pull it away from where it is. */
function awayFrom(found: FoundCamera, { camera, box }: MatchedRoom): FoundCamera {
  const limit = NEAR_OUTLINE * diagonalOf(camera);
  const lines = EDGES.flatMap((edge) => lineInPicture(camera, edgeOf(box, edge)) ?? []);
  const beside = (u: number, v: number): boolean =>
    lines.some(({ from, to }) => {
      const du = to.u - from.u;
      const dv = to.v - from.v;
      return Math.abs((u - from.u) * dv - (v - from.v) * du) < limit * Math.hypot(du, dv);
    });
  return {
    ...found,
    camera,
    segments: found.segments.filter(({ x1, y1, x2, y2 }) => !(beside(x1, y1) && beside(x2, y2))),
  };
}

/** Inches that no room for people has: heights of the camera above the floor, and lengths of walls. */
const EYE_IN = { least: 20, most: 110 } as const;
const WALL_IN = { least: 24, most: 60 * 12 } as const;

/** True where a room comes out in sizes that no room has. */
function isImpossible({ eye, toBack, backWall }: MeasuredRoom): boolean {
  const outside = (length: Measured | undefined, { least, most }: { least: number; most: number }): boolean =>
    length !== undefined && !(length.inches >= least && length.inches <= most);
  return outside(eye, EYE_IN) || outside(toBack, WALL_IN) || outside(backWall, WALL_IN);
}
