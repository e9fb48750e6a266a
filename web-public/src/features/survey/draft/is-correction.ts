/** A drag shorter than this share of the diagonal is a correction by hand, which no edge of the photo may undo. */
const CORRECTION = 0.012;

/** Whether a drag of `moved` pixels in a picture of this size is a correction. */
export const isCorrection = (moved: number, { width, height }: { width: number; height: number }): boolean =>
  moved < CORRECTION * Math.hypot(width, height);
