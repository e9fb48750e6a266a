import type { Chunk, Chunks } from './chunks.js';

/** A part of a sentence between two marks: what one statement is made of. */
export interface Segment {
  /** Chunks of it, without its marks. */
  readonly from: number;
  readonly to: number;
  /** Which sentence of the text. */
  readonly sentence: number;
  /** The mark before it. */
  readonly mark: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const isMark = (tag: string | undefined): boolean => tag !== undefined && /^[.,:()-]$/.test(tag);

export function segmentsOf({ text, chunks, tags }: Chunks): Segment[] {
  const segments: Segment[] = [];
  let sentence = 0;
  let from = 0;
  for (let i = 0; i <= chunks.length; i++) {
    if (i < chunks.length && !isMark(tags[i])) continue;
    if (i > from) {
      const [start, end] = [(chunks[from] as Chunk).start, (chunks[i - 1] as Chunk).end];
      segments.push({
        from,
        to: i,
        sentence,
        mark: tags[from - 1] ?? '.',
        text: text.slice(start, end),
        start,
        end,
      });
    }
    // A semicolon and a dash go on with the sentence.
    if (tags[i] === '.' && chunks[i]?.words[0]?.word !== ';') sentence++;
    from = i + 1;
  }
  return segments;
}

/** The noun phrase that a segment is about: the first one, behind links alone. */
export function subjectOf({ chunks, tags }: Chunks, { from, to }: Segment): Chunk | undefined {
  let i = from;
  while (i < to && /[q&Ba]/.test(tags[i] ?? '')) i++;
  return i < to && /[ONFn]/.test(tags[i] ?? '') ? chunks[i] : undefined;
}
