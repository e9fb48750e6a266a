import {
  axesOf,
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
  missOf,
  openingAt,
  openingAtEdges,
  outlineDoubt,
  type PhotoSurvey,
  type Pixel,
  photoRoomOf,
  project,
  proposeBoxes,
  rayOf,
  type SolvedRoom,
  solveRoom,
  surveyPhoto,
  visibleCorners,
} from '@plumbline/survey';
import { isOff } from '../model/contradictions.js';
import { joinedMatch, joinedRecord } from '../model/joined-record.js';
import {
  type Contradiction,
  type Looked,
  type MatchedRoom,
  NOTHING_TOLD,
  type OpeningOnWall,
  type PhotoEvidence,
  type Solving,
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
  /** The outlines that a person was given to choose from. */
  private proposed: readonly MatchedRoom[] = [];

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
    this.proposed = choices;
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
    const room: MatchedRoom = {
      ...this.matched(solving, this.solved(solving)),
      // What a person drew is looked at.
      doubt:
        solving.shown.marks.length === 0 && solving.how !== 'search' ? drawnOf(solving).doubt : undefined,
    };
    if (ceilingIn === null || further.length === 0) return room;
    const first = { ...this.measure(solving), openings };
    return { ...room, joined: joinedMatch({ first, further, ceilingIn, told }) };
  }

  private matched(solving: Solving, { solved, untold, contradicted }: Solution): MatchedRoom {
    // Where an edge went elsewhere, the others are drawn as they are found now, before a typed length moves them.
    const { camera, box, doubt } =
      solving.how === 'search' ? { ...untold, doubt: undefined } : drawnOf(solving);
    return { ...roomOf(solved, solving.ceilingIn), contradicted, asDrawn: { camera, box, doubt } };
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
    const solution = this.solved(solving);
    const { solved, marks, found } = solution;
    const lengths = measureRoom(solved);
    const isContradicted = solution.contradicted !== undefined;
    return {
      room: this.matched(solving, solution),
      record: surveyRecord(
        { solved, lengths, found, marks, ceilingIn, told, isContradicted, ...shown },
        photo,
      ),
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

  /**
   * The room as photo, marks and typed lengths tell it together. A typed length within the photo's own doubt corrects it;
   * one that is farther off contradicts it: then the outline stays as it is drawn, and what the photo says is told.
   */
  private solved(solving: Solving): Solution {
    const { shown, ceilingIn, told, how } = solving;
    const { found, picture } = this.survey;
    const near = drawnOf(solving);
    const { marks, box, from } =
      how === 'search'
        ? {
            marks: shown.marks,
            box: proposeBoxes(found, { ...shown, near: near.box, picture, most: 1 })[0]?.box ?? near.box,
            from: found,
          }
        : {
            // The outline was looked at, and left as it is.
            marks: [...shown.marks, ...outlineMarks(near)],
            box: near.box,
            // The edges beside an outline hold it closely, right or wrong: of a doubtful one they tell nothing.
            from: how === 'keep' || near.doubt?.isDoubtful ? awayFrom(found, near) : found,
          };
    const by = (lengths: readonly KnownLength[]) => solveRoom(from, box, marks, lengths, shown.unseen);
    const { widthIn } = told;
    const alone = by(knownOf(ceilingIn, null));
    if (ceilingIn === null || widthIn === null)
      return {
        solved: widthIn === null ? alone : by(knownOf(ceilingIn, widthIn)),
        untold: alone,
        marks,
        found: from,
      };
    const says = {
      inches: alone.eyeIn * across(alone.box),
      spread: alone.spreadOf((_, box, eye) => eye * across(box)),
    };
    // An end out of sight is a guess, which the typed length tells, unless the photo shows more of the wall than that.
    const shows = measureRoom(alone).backWall ? undefined : shownWidth(alone);
    if (shows ? !(widthIn < shows.inches && isOff(shows, widthIn)) : !isOff(says, widthIn)) {
      const corrected = by([knownCeiling(ceilingIn, EXACT_IN), knownWidth(widthIn, EXACT_IN)]);
      if (!marks.some((mark) => isMissed(mark, corrected)))
        return { solved: corrected, untold: alone, marks, found: from };
    }
    return {
      solved: alone,
      untold: alone,
      marks,
      found: from,
      contradicted: {
        says: shows ?? says,
        isLeast: shows !== undefined,
        ceilingIn: (ceilingIn * widthIn) / says.inches,
        outline: shown.marks.length > 0 ? null : this.outlineOfWidth(widthIn, ceilingIn),
      },
    };
  }

  /** The proposed outline whose wall ahead is as long as somebody measured, by its place in the list. */
  private outlineOfWidth(widthIn: number, ceilingIn: number): number | null {
    const choices = this.proposed.findIndex(({ box }) => {
      const alone = solveRoom(this.survey.found, box, [], knownOf(ceilingIn, null));
      const { backWall } = measureRoom(alone);
      return backWall !== undefined && !isOff(backWall, widthIn);
    });
    return choices < 0 ? null : choices;
  }
}

/** The outline as a person chose or drew it, before typed lengths moved it. */
const drawnOf = ({ near, how }: Solving): Pick<MatchedRoom, 'camera' | 'box' | 'doubt'> =>
  how === 'search' ? near : (near.asDrawn ?? near);

/**
 * How much of the wall ahead the photo shows at least: from the end that it shows, or from one border, to the other border.
 * A row of the photo counts where it shows this wall, and not floor or ceiling before it.
 */
function shownWidth(solved: SolvedRoom): Measured {
  const { camera, box, eyeIn } = solved;
  const { toLeft, toRight } = measureRoom(solved);
  const across = (camera: Camera, box: BoxRoom): number =>
    (toLeft ? box.left : shownAside(camera, box, 'left')) +
    (toRight ? box.right : shownAside(camera, box, 'right'));
  return {
    inches: eyeIn * across(camera, box),
    spread: solved.spreadOf((camera, box, eye) => eye * across(camera, box)),
  };
}

/** How far aside the wall ahead is seen at one border of the photo, camera heights; 0 where that border does not show it. */
function shownAside(camera: Camera, box: BoxRoom, side: 'left' | 'right'): number {
  const axes = axesOf(camera);
  const u = side === 'left' ? 0 : camera.width;
  const seen = ROWS.flatMap((row) => {
    const [x, y, z] = rayOf(camera, { u, v: row * camera.height }, axes);
    const up = (z * box.back) / y;
    const aside = ((side === 'left' ? -x : x) * box.back) / y;
    return y > 0 && up > -1 && up < box.ceiling && aside > 0 ? [aside] : [];
  });
  return Math.max(0, ...seen);
}

/** Of a photo's border, as shares of its height. */
const ROWS = Array.from({ length: 21 }, (_, i) => i / 20);

interface Solution {
  readonly solved: SolvedRoom;
  /** The same without lengths of walls that were typed. */
  readonly untold: SolvedRoom;
  readonly marks: readonly Mark[];
  readonly found: FoundCamera;
  readonly contradicted?: Contradiction;
}

const across = ({ left, right }: BoxRoom): number => left + right;

/** What a person typed is met to this much, so that the outline gives way and not the number. Inches. */
const EXACT_IN = 0.1;

const knownWidth = (inches: number, spread: number): KnownLength => ({
  inches,
  spread,
  of: (_: Camera, box: BoxRoom) => across(box),
});

/** What a person told, as lengths to solve by. */
const knownOf = (ceilingIn: number | null, widthIn: number | null): readonly KnownLength[] => [
  ...(ceilingIn === null ? [] : [knownCeiling(ceilingIn)]),
  ...(widthIn === null ? [] : [knownWidth(widthIn, TAPE_SPREAD_IN)]),
];

/** True where the room lies farther from a mark than a slip of the finger, so that the server would refuse it. */
function isMissed(mark: Mark, { camera, box }: SolvedRoom): boolean {
  const most = Math.max(MISSED.spreads * mark.spread, MISSED.diagonal * diagonalOf(camera));
  return Math.hypot(...missOf(mark, camera, box, axesOf(camera))) > most;
}

const MISSED = { spreads: 4, diagonal: 0.018 } as const;

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
function outlineMarks({ camera, box, doubt }: Pick<MatchedRoom, 'camera' | 'box' | 'doubt'>): Mark[] {
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
function awayFrom(found: FoundCamera, { camera, box }: Pick<MatchedRoom, 'camera' | 'box'>): FoundCamera {
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
