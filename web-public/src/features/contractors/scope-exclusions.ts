import { type BidAnswer, bidTradeName } from '@plumbline/contracts';

/** What the bid leaves out by trade and line while the text of its scope does not say so, as lines for its exclusions. */
export function missingExclusions(scope: string, answers: readonly BidAnswer[]): string[] {
  const said = new Set(scope.split('\n').map((line) => line.trim()));
  return answers
    .filter(({ state }) => state === 'excluded' || state === 'by-owner')
    .map(
      ({ trade, name, state }) =>
        `- ${name ?? bidTradeName(trade)}: ${state === 'by-owner' ? 'by the owner' : 'not included'}`,
    )
    .filter((line) => !said.has(line));
}

/** The heading of a scope's exclusions, numbered or not. */
const HEADING = /^(?:\d{1,2}\. ?)?EXCLUSIONS[ \t]*$/im;

/** The scope with these lines first among its exclusions; without such a section it gets one at its end. */
export function withExclusions(scope: string, lines: readonly string[]): string {
  const found = HEADING.exec(scope);
  if (!found) return `${scope.trimEnd()}\n\nEXCLUSIONS\n${lines.join('\n')}\n`;
  const end = found.index + found[0].length;
  const indent = /^\n([ \t]{0,8})-/.exec(scope.slice(end))?.[1] ?? '';
  return `${scope.slice(0, end)}\n${lines.map((line) => indent + line).join('\n')}${scope.slice(end)}`;
}
