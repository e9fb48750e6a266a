import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { sentencesOf } from '../../text/sentences.js';

/** Whether a basement is finished already: then nothing of walls, ceiling, air and light is made there that nobody names. */

export const FIT_OUT = 'fit-out';

const FINISHED =
  /(?<!\bun)(?<!\b(?:half|want|need|like|into|get|have it|to be|not|be|never|never been|a nicely|semi|partly|partially)[ -])(?<!\b(?:want|need|like|into|get) (?:a|our|the|my) )\bfinished (?:(?:walk[- ]?out|lower|rec|family|half|back|front|left|right) ){0,2}(?:side|part|portion|half|area|section|end|basement|room|rec room|space|lower level|already|off|years ago)\b|\bbasement (?:is|was|has been|had been|got|already|was already|is already|has already been) (?:(?:all|already|fully|mostly|been|nicely) ){0,2}(?:finished|drywalled|sheetrocked|carpeted)\b|\b(?:already|it'?s|it is|was|been) (?:all |fully |already |been )?finished\b(?! it\b)|\balready (?:drywalled|sheetrocked|carpeted)\b/i;
const UNFINISHED =
  /\bunfinished\b|\bnever (?:been |got |was )?finished\b|\b(?:bare|open|exposed) (?:studs|joists|concrete|block)\b|\bfinish (?:the|our|my|this|it|off)\b|\bnot finished\b/i;
const OF_OTHERS = /\b(?:neighbors?|friends?|sister|brother|parents|cousin|house we saw)\b/i;
const PART = /\bfinished (?:side|part|portion|half|area|section|end)\b/i;

export function readFinished(reading: RequestReading): void {
  if (reading.category !== 'basement') return;
  const texts = TEXT_FIELDS.map((field) => ({ field, text: reading.textOf(field) }));
  const isBare = texts.some(({ text }) => UNFINISHED.test(text));
  for (const { field, text } of texts)
    for (const sentence of sentencesOf(text)) {
      const match = FINISHED.exec(sentence);
      if (!match || OF_OTHERS.test(sentence.slice(0, match.index)) || (isBare && !PART.test(match[0])))
        continue;
      reading.kept.set(FIT_OUT, 'kept');
      reading.tell(field, match[0], 'Stays: what is finished', { is: 'kept', id: FIT_OUT, how: 'kept' });
      return;
    }
}
