import type { FoundInPhoto, FoundOpening, Pixel } from '@plumbline/survey';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useFollowing } from '#lib/page/use-following.js';
import type {
  Looked,
  MatchedRoom,
  MatchFault,
  MatchPhoto,
  OpeningOnWall,
  PhotoEvidence,
  Solving,
} from '../model/matched-room.js';
import { canLook, type Looking, lookAt } from './look-ahead.js';
import type { Confirmation, WorkerAnswer, WorkerQuestion } from './worker-messages.js';

export type Look =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly why: MatchFault }
  | { readonly state: 'looked'; readonly looked: Looked };

const LOOKING: Look = { state: 'looking' };

/** Who waits for an answer other than a room that is solved. */
interface Waiting {
  confirmed: ((answer: Confirmation) => void) | null;
  measured: ((evidence: PhotoEvidence) => void) | null;
  /** For what the photo shows by itself, in the order of the questions. */
  readonly finding: ((found: readonly FoundInPhoto[]) => void)[];
  /** For an opening, in the order of the questions. */
  readonly openings: ((found: FoundOpening | null) => void)[];
}

const nobody = (): Waiting => ({ confirmed: null, measured: null, finding: [], openings: [] });

function tell(
  waiting: Waiting,
  answer: Extract<WorkerAnswer, { is: 'confirmed' | 'measured' | 'found' | 'opening' }>,
) {
  if (answer.is === 'confirmed') waiting.confirmed?.(answer);
  else if (answer.is === 'measured') waiting.measured?.(answer.evidence);
  else if (answer.is === 'found') waiting.finding.shift()?.(answer.found);
  else waiting.openings.shift()?.(answer.found);
}

/**
 * A worker that looks at one photo and solves its room. `solve` hears the answer to the newest question only: what was
 * asked before it is no longer wanted, and left out where the worker has not begun with it.
 */
export function useSurveyor({ imageUrl, file, focalLength35mm }: MatchPhoto) {
  const [look, setLook] = useFollowing<Look>(LOOKING, imageUrl);
  const line = useRef<Looking | null>(null);
  const wanted = useRef<((room: MatchedRoom) => void) | null>(null);
  const underWay = useRef(false);
  /** Whether somebody waits for a room that is solved. */
  const [isSolving, setSolving] = useState(false);
  /** Who waits until nothing is solved any more. */
  const idle = useRef<(() => void)[]>([]);
  /** What is solved next: of all that is asked meanwhile only the newest. */
  const next = useRef<Solving | null>(null);
  const waiting = useRef(nobody());

  const ask = useCallback((solving: Solving) => {
    next.current = null;
    underWay.current = true;
    line.current?.ask({ ask: 'solve', solving });
  }, []);

  /** Nothing is wanted any more, since all is answered or what was asked is forgotten. */
  const rest = useCallback(() => {
    setSolving(false);
    for (const wake of idle.current.splice(0)) wake();
  }, []);

  useEffect(() => {
    if (!canLook()) {
      setLook({ state: 'failed', why: 'unreadable' });
      return;
    }
    underWay.current = false;
    next.current = null;
    waiting.current = nobody();
    const looking = lookAt({ imageUrl, file, focalLength35mm }, (answer) => {
      if (answer.is === 'looked') setLook({ state: 'looked', looked: answer.looked });
      else if (answer.is === 'failed') setLook({ state: 'failed', why: answer.why });
      else if (answer.is !== 'solved') tell(waiting.current, answer);
      else {
        underWay.current = false;
        if (next.current) ask(next.current);
        else {
          const { current: then } = wanted;
          wanted.current = null;
          then?.(answer.room);
          if (!wanted.current) rest();
        }
      }
    });
    line.current = looking;
    return () => {
      line.current = null;
      looking.end();
      wanted.current = null;
      rest();
    };
  }, [imageUrl, file, focalLength35mm, ask, rest, setLook]);

  return {
    look,
    isSolving,
    /** Comes once all that was asked to be solved is answered or forgotten. */
    solved: (): Promise<void> =>
      wanted.current ? new Promise((resolve) => idle.current.push(resolve)) : Promise.resolve(),
    solve(solving: Solving, then: (room: MatchedRoom) => void) {
      wanted.current = then;
      setSolving(true);
      if (underWay.current) next.current = solving;
      else ask(solving);
    },
    ...questionsTo(line, waiting),
    /** What was asked is no longer wanted. */
    forget() {
      wanted.current = null;
      next.current = null;
      rest();
    },
  };
}

/** Questions with one answer each. */
const questionsTo = (line: RefObject<Looking | null>, waiting: RefObject<Waiting>) => ({
  openingAt(at: Pixel, near: MatchedRoom): Promise<FoundOpening | null> {
    return new Promise((resolve) => {
      waiting.current.openings.push(resolve);
      line.current?.ask({ ask: 'opening', at, near });
    });
  },
  /** The windows and doors that the photo shows by itself. */
  find(solving: Solving): Promise<readonly FoundInPhoto[]> {
    return new Promise((resolve) => {
      waiting.current.finding.push(resolve);
      line.current?.ask({ ask: 'find', solving });
    });
  },
  /** An opening that was drawn, with its sides on the edges beside them. */
  openingAtEdges(of: OpeningOnWall, near: MatchedRoom): Promise<FoundOpening | null> {
    return new Promise((resolve) => {
      waiting.current.openings.push(resolve);
      line.current?.ask({ ask: 'edges', of, near });
    });
  },
  confirm(question: Omit<Extract<WorkerQuestion, { ask: 'confirm' }>, 'ask'>): Promise<Confirmation> {
    return new Promise((resolve) => {
      waiting.current.confirmed = resolve;
      line.current?.ask({ ask: 'confirm', ...question });
    });
  },
  /** What the photo says by itself. */
  measure(solving: Solving): Promise<PhotoEvidence> {
    return new Promise((resolve) => {
      waiting.current.measured = resolve;
      line.current?.ask({ ask: 'measure', solving });
    });
  },
});

export type SurveyWorker = ReturnType<typeof useSurveyor>;
