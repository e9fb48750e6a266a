import type { FoundOpening, Pixel } from '@plumbline/survey';
import { useCallback, useEffect, useRef } from 'react';
import { fileUrl } from '#lib/file-url.js';
import { useFollowing } from '#lib/use-following.js';
import type {
  Answer,
  Confirmation,
  Looked,
  MatchedRoom,
  MatchFault,
  OpeningOnWall,
  PhotoEvidence,
  Question,
  Solving,
} from './matched-room.js';

/** The photo that is matched. */
export interface MatchPhoto {
  readonly imageUrl: string;
  /** Its file, where this tab sent it; after a reload the stored copy stands in for it. */
  readonly file: Blob | null;
  /** Millimetres on 35 mm film, as the upload told it; the stored copy does not. */
  readonly focalLength35mm: number | null;
}

export type Look =
  | { readonly state: 'looking' }
  | { readonly state: 'failed'; readonly why: MatchFault }
  | { readonly state: 'looked'; readonly looked: Looked };

const LOOKING: Look = { state: 'looking' };

/**
 * A worker that looks at one photo and solves its room. `solve` hears the answer to the newest question only: what was
 * asked before it is no longer wanted, and left out where the worker has not begun with it.
 */
export function useSurveyor({ imageUrl, file, focalLength35mm }: MatchPhoto) {
  const [look, setLook] = useFollowing<Look>(LOOKING, imageUrl);
  const line = useRef<{ ask: (question: Question) => void } | null>(null);
  const wanted = useRef<((room: MatchedRoom) => void) | null>(null);
  const underWay = useRef(false);
  /** What is solved next: of all that is asked meanwhile only the newest. */
  const next = useRef<Solving | null>(null);
  const confirmed = useRef<((answer: Confirmation) => void) | null>(null);
  const measured = useRef<((evidence: PhotoEvidence) => void) | null>(null);
  /** Who waits for openings, in the order of the questions. */
  const waiting = useRef<((found: FoundOpening | null) => void)[]>([]);

  const ask = useCallback((solving: Solving) => {
    next.current = null;
    underWay.current = true;
    line.current?.ask({ ask: 'solve', solving });
  }, []);

  useEffect(() => {
    if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
      setLook({ state: 'failed', why: 'unreadable' });
      return;
    }
    const worker = new Worker(new URL('./survey.worker.ts', import.meta.url), { type: 'module' });
    const fail = () => setLook({ state: 'failed', why: 'unreadable' });
    worker.onerror = fail;
    worker.addEventListener('messageerror', fail);
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.is === 'looked') setLook({ state: 'looked', looked: data.looked });
      else if (data.is === 'failed') setLook({ state: 'failed', why: data.why });
      else if (data.is === 'confirmed') confirmed.current?.(data);
      else if (data.is === 'measured') measured.current?.(data.evidence);
      else if (data.is === 'opening') waiting.current.shift()?.(data.found);
      else {
        underWay.current = false;
        if (next.current) ask(next.current);
        else wanted.current?.(data.room);
      }
    };
    underWay.current = false;
    next.current = null;
    waiting.current = [];
    line.current = { ask: (question) => worker.postMessage(question) };
    line.current.ask({ ask: 'look', file, url: fileUrl(imageUrl), focalLength35mm });
    return () => {
      line.current = null;
      worker.terminate();
    };
  }, [imageUrl, file, focalLength35mm, ask, setLook]);

  return {
    look,
    solve(solving: Solving, then: (room: MatchedRoom) => void) {
      wanted.current = then;
      if (underWay.current) next.current = solving;
      else ask(solving);
    },
    openingAt(at: Pixel, near: MatchedRoom): Promise<FoundOpening | null> {
      return new Promise((resolve) => {
        waiting.current.push(resolve);
        line.current?.ask({ ask: 'opening', at, near });
      });
    },
    /** An opening that was drawn, with its sides on the edges beside them. */
    openingAtEdges(of: OpeningOnWall, near: MatchedRoom): Promise<FoundOpening | null> {
      return new Promise((resolve) => {
        waiting.current.push(resolve);
        line.current?.ask({ ask: 'edges', of, near });
      });
    },
    confirm(question: Omit<Extract<Question, { ask: 'confirm' }>, 'ask'>): Promise<Confirmation> {
      return new Promise((resolve) => {
        confirmed.current = resolve;
        line.current?.ask({ ask: 'confirm', ...question });
      });
    },
    /** What the photo says by itself. */
    measure(solving: Solving): Promise<PhotoEvidence> {
      return new Promise((resolve) => {
        measured.current = resolve;
        line.current?.ask({ ask: 'measure', solving });
      });
    },
    /** What was asked is no longer wanted. */
    forget() {
      wanted.current = null;
      next.current = null;
    },
  };
}
