import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** What somebody else thinks is better, where the writer says behind it what he wants: "my dad says drywall looks better but we want …". */

const SAYS =
  /^(?:and |but |so )?(?:my|our|the|his|her|a|everybody|everyone)(?: [a-z'’-]{2,12}){0,6}? (?:says?|said|thinks?|thought|swears|suggested|suggests|recommends|recommended|prefers|likes|wanted us|pushed|told (?:me|us)|keeps saying)\b/;
const BUT_WE =
  /\bbut (?:i|we)(?:'d|’d| would)?(?: really| just| still| both)? (?:want|prefer|like|rather|need|love)\b/;
const LONGEST = 40;

/** Whether a thing is named in such an opinion, before the writer's own word. */
export function isOpinionOfOthers(tokens: readonly Token[], { start }: Hit<Meaning>): boolean {
  const sentence = tokens[start]?.sentence;
  let first = start;
  while (start - first < LONGEST && tokens[first - 1]?.sentence === sentence) first--;
  const words = (from: number, to: number): string =>
    tokens
      .slice(from, to)
      .filter((token) => token.sentence === sentence)
      .map(({ said }) => said)
      .join(' ');
  const before = words(first, start);
  return SAYS.test(before) && !BUT_WE.test(before) && BUT_WE.test(words(start, start + LONGEST));
}
