/** A scope of work as blocks to draw. */
export type ScopeBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'lead'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

const BULLET = /^\s*(?:[-*•]|\[[ x]\])\s+/i;
/** Capitals, or a numbered title: "ALLOWANCES", "3. Demolition". */
const CAPITALS = /^[^a-z]*$/;
const NUMBERED = /^\d{1,4}\.\s{1,4}\S.{0,60}$/;
const isTitle = (line: string): boolean => (CAPITALS.test(line) && /[A-Z]/.test(line)) || NUMBERED.test(line);
/** A line that leads the lines below it: "PLUMBING: supply and install". */
const LEAD = /^[A-Z][A-Z ,&/-]+:\s/;
const UNDERLINE = /^[=\-_]{3,}$/;
/** Where our drafts, and most people who break lines by hand, break them. */
const LINE_WIDTH = 78;

/** Reads plain text the way people write scopes: titles in capitals or numbered, lists with dashes. */
export function readScope(scope: string): ScopeBlock[] {
  const blocks: ScopeBlock[] = [];
  let items: string[] = [];
  let indent = 0;
  let above = '';
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const line of scope.split('\n')) {
    const text = line.trim();
    const goesOn = isFull(above, text);
    above = line.trimEnd();
    if (BULLET.test(line)) {
      items.push(line.replace(BULLET, ''));
      indent = indentOf(line);
      continue;
    }
    // A line further in than its dash goes on with what the dash began.
    if (items.length > 0 && text !== '' && indentOf(line) > indent) {
      items.push(`${items.pop()} ${text}`);
      continue;
    }
    endList();
    if (text === '' || UNDERLINE.test(text)) continue;
    const last = blocks.at(-1);
    if (isTitle(text)) blocks.push({ kind: 'heading', text });
    else if (LEAD.test(text)) blocks.push({ kind: 'lead', text });
    else if (goesOn && (last?.kind === 'text' || last?.kind === 'lead'))
      blocks.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else blocks.push({ kind: 'text', text });
  }
  endList();
  return blocks;
}

/** Whether a line was broken because the next word did not fit on it. */
function isFull(line: string, next: string): boolean {
  const word = next.split(' ', 1)[0] ?? '';
  return line.length <= LINE_WIDTH && line.length + 1 + word.length > LINE_WIDTH;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
