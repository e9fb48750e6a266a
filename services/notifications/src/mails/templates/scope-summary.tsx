import { readScope } from '@plumbline/contracts';
import { Lines, Paragraph, Quote, Subtitle } from '../parts.js';
import { allLines, counted, oneLine } from '../text.js';

/** A scope of work this long still reads in a mail, in characters. */
const READS_WHOLE = 1_500;
const HEADINGS_MAX = 30;

/** A scope of work: whole where it is short, else what it covers. The mail has all of it attached. */
export function ScopeSummary({ scope }: { scope: string }) {
  const text = allLines(scope);
  const headings = readScope(text).flatMap((block) =>
    block.kind === 'heading' ? [oneLine(block.text, 80)] : [],
  );
  const words = text.split(/\s+/).length;
  return (
    <>
      <Subtitle>Scope of work</Subtitle>
      {text.length <= READS_WHOLE ? (
        <Quote>{text}</Quote>
      ) : (
        <>
          <Paragraph>
            {counted(words, 'word').replace(String(words), words.toLocaleString('en-US'))}
            {headings.length > 1 ? ` in ${headings.length} sections` : ''}. It begins:
          </Paragraph>
          <Quote>{beginningOf(text)}</Quote>
          {headings.length > 1 ? (
            <Paragraph small>
              <Lines>{['Its sections:', ...headings.slice(0, HEADINGS_MAX)].join('\n')}</Lines>
            </Paragraph>
          ) : null}
        </>
      )}
      <Paragraph small>The whole scope is attached, as a PDF to print and as a text file.</Paragraph>
    </>
  );
}

/** Whole lines, about as many as fit on half a screen. */
function beginningOf(text: string): string {
  const lines: string[] = [];
  let length = 0;
  for (const line of text.split('\n')) {
    length += line.length + 1;
    if (length > 500 && lines.length > 0) break;
    lines.push(oneLine(line, 500));
  }
  return lines.join('\n').trim();
}
