/** A scope of work as blocks to draw. */
export type ScopeBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

const BULLET = /^\s*(?:[-*•]|\[[ x]\])\s+/i;
/** Capitals, or a numbered title: "ALLOWANCES", "3. Demolition". */
const TITLE = /^(?:[^a-z]*[A-Z][^a-z]*|\d+\.\s+\S.{0,60})$/;
const UNDERLINE = /^[=\-_]{3,}$/;

/** Reads plain text the way people write scopes: titles in capitals or numbered, lists with dashes. */
export function readScope(scope: string): ScopeBlock[] {
  const blocks: ScopeBlock[] = [];
  let items: string[] = [];
  let indent = 0;
  const endList = () => {
    if (items.length > 0) blocks.push({ kind: 'list', items });
    items = [];
  };
  for (const line of scope.split('\n')) {
    const text = line.trim();
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
    blocks.push({ kind: TITLE.test(text) ? 'heading' : 'text', text });
  }
  endList();
  return blocks;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
