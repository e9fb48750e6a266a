import { sentencesOf } from '../sentences.js';
import { byAction } from './actions.js';
import { byLabel } from './labels.js';
import { type Marked, marked, unmarked } from './named.js';
import { byTopic } from './topics.js';
import { wantedNoMore } from './wanted.js';

/**
 * What becomes of the things of a text, by who does what to them: what is sold, given away or taken along goes; what somebody was
 * given, made or bought is supplied by the owner; what was done before stays; what somebody thought of and was told no is refused.
 * Each sentence is read by its first thing and what is said of that, and is written as the plain statement that all readers know.
 */

/** A sentence in other words, and whether the next one was its answer and asks for nothing more. */
export interface Fate {
  readonly said: string;
  readonly tookNext?: boolean;
}

export type FateReader = (sentence: Marked, next: string, text: string) => Fate | undefined;

const READERS: readonly FateReader[] = [byLabel, wantedNoMore, byTopic, byAction];

/** The text with what becomes of its things in plain statements. */
export function withFates(text: string): string {
  const sentences = sentencesOf(text);
  let written = '';
  for (let i = 0; i < sentences.length; i++) {
    const sentence = sentences[i] as string;
    const lead = /^\s*/.exec(sentence)?.[0] ?? '';
    const one = marked(sentence.slice(lead.length));
    const next = sentences[i + 1] ?? '';
    const fate = one.things.length === 0 && one.people.length === 0 && !sentence.includes(':') ? undefined : firstOf(one, next, text);
    if (!fate) {
      written += sentence;
      continue;
    }
    written += `${lead}${unmarked(fate.said, one)}${fate.said === '' ? '' : '.'}${/\n/.exec(sentence.slice(-3))?.[0] ?? ''}`;
    if (fate.tookNext) {
      i++;
      written += ' ';
    }
  }
  return written;
}

function firstOf(one: Marked, next: string, text: string): Fate | undefined {
  for (const read of READERS) {
    const fate = read(one, next, text);
    if (fate) return fate;
  }
  return undefined;
}
