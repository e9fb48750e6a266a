import { SWATCHES, type Swatch, type SwatchSurface } from '@plumbline/concept';
import type { Design, DesignChange } from '#types/design.js';

/** Whether a design is another one with only this decided otherwise: then nothing has to be drawn. */
export function isVaried(other: Design, design: Design, { answers, tier, finishes }: DesignChange): boolean {
  if (other === design || other.designPrompt !== design.designPrompt) return false;
  const answer = answers?.[0];
  const chosen = Object.entries(finishes ?? {})[0] as [SwatchSurface, string] | undefined;
  return (
    other.brief?.tier === (tier ?? design.brief?.tier) &&
    sameAnswers(other, design, answer) &&
    sameFinishes(other, design, chosen, tier !== undefined || OF_FINISHES.test(answer?.question ?? ''))
  );
}

function sameAnswers(
  other: Design,
  design: Design,
  wanted: { readonly question: string; readonly answer: string } | undefined,
): boolean {
  const taken = (of: Design) => new Map(of.brief?.questions?.map((q) => [q.id, q.taken]));
  const [mine, theirs] = [taken(design), taken(other)];
  if (wanted && theirs.get(wanted.question) !== wanted.answer) return false;
  return [...mine].every(([id, was]) => id === wanted?.question || !theirs.has(id) || theirs.get(id) === was);
}

/** Questions whose answers change finishes. */
const OF_FINISHES = /-material$|^style$|^extent$/;

/** `anyFinish`: a tier or an answer has other finishes by itself. */
function sameFinishes(
  other: Design,
  design: Design,
  wanted: readonly [SwatchSurface, string] | undefined,
  anyFinish: boolean,
): boolean {
  if (anyFinish) return true;
  if (!other.room || !design.room) return wanted === undefined;
  return (Object.keys(SWATCHES) as SwatchSurface[]).every((surface) => {
    const theirs = other.room?.finishes[surface];
    if (surface === wanted?.[0])
      return SWATCHES[surface].some((swatch) => swatch.id === wanted[1] && isIn(swatch, theirs));
    return theirs?.color === design.room?.finishes[surface].color;
  });
}

/**
 * Of 255: a wish's own "white" or "sage" differs from the swatch of that name by no more. A color that an eye could tell
 * apart, or one that a picture takes from the photo, must stay choosable.
 */
const SAME_COLOR = 2;

/** Whether a surface has the finish of a swatch, as far as an eye can tell. */
export const isIn = (
  { hex, material }: Swatch,
  finish: { readonly color: string; readonly material: string } | undefined,
): boolean =>
  finish !== undefined &&
  (material === undefined || finish.material === material) &&
  channels(hex).every((value, i) => Math.abs(value - channels(finish.color)[i]!) <= SAME_COLOR);

/** Red, green and blue of #rrggbb. */
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
