import { allMatches } from '../text/all-matches.js';
import type { Chunk, Chunks } from './chunks.js';

/** Words that stand in the place of others. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a rule found: the chunks of a group of its pattern, in order. */
export interface Found {
  readonly all: Chunks;
  /** Index of the first and of the chunk after the last one of a group; undefined where it matched nothing. */
  readonly range: (group: string) => readonly [from: number, to: number] | undefined;
  readonly of: (group: string) => readonly Chunk[];
}

/** A rule over the tags of chunks; `read` says what is to stand instead. */
export interface Rule {
  /** Over one letter for each chunk; with the flag "g". */
  readonly pattern: RegExp;
  readonly read: (found: Found) => readonly Edit[];
}

/** The same pattern with the places of its groups, which no checker of patterns knows. */
export const withPlaces = (pattern: RegExp): RegExp => new RegExp(pattern.source, 'dg');

export function editsOf({ pattern, read }: Rule, all: Chunks): readonly Edit[] {
  return allMatches(all.tags, pattern).flatMap((match) => {
    const range = (group: string): readonly [number, number] | undefined => match.indices?.groups?.[group];
    return read({
      all,
      range,
      of: (group) => {
        const [from, to] = range(group) ?? [0, 0];
        return all.chunks.slice(from, to);
      },
    });
  });
}

/** A text with its edits made; of two that overlap the first. */
export function edited(text: string, edits: readonly Edit[]): string {
  let made = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at) continue;
    made += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return made + text.slice(at);
}

export const said = (text: string, chunks: readonly Chunk[]): string =>
  chunks.length === 0 ? '' : text.slice(chunks[0]?.start, chunks.at(-1)?.end);
