import { bySentence } from '../by-sentence.js';

/**
 * "Keep about 8x10 unfinished for the furnace", "leave 10x8 unfinished at the furnace", "a 10x12 unfinished area for the furnace and
 * storage": a room of its own for what stands there already. Every repetition is bounded.
 */
const UNFINISHED =
  /(?<![\d.])(\d{1,2}) ?(?:['’]|ft|feet|foot)? ?(?:x|by) ?(\d{1,2})(?: ?(?:['’]|ft|feet|foot))?(?: (?:area|space|section|room|corner|part|spot))? unfinished(?: (?:area|space|section|room|corner|part|spot))? (?:for|at|around|by|near|with|where) (?:the |our |a )?(?:furnace|water heater|hvac|mechanicals?|boiler|heater|utilities)\b/i;
const LEFT_ROOM =
  /\b((?:mechanical|utility|furnace|boiler) room),? (\d{1,2}) ?(?:x|by) ?(\d{1,2}),? (?:stays|is staying|remains|is left|left) unfinished\b/i;
/** What leads to the size. */
const KEEPS =
  /(?:\b(?:keep|keeping|leave|leaving|save|want|need|have) )?(?:\b(?:about|around|roughly|at least|an?|some) ){0,2}$/i;
const LEAD = 40;
/** What goes on in the list of machines. */
const MORE = /^(?:\/|,? ?(?:and )?(?:the )?)(?:furnace|water heater|hvac|boiler|softener)\b/i;
const STAYS = '. The water heater stays';

export const leftUnfinished = (text: string): string => bySentence(text, inSentence);

function inSentence(sentence: string): string {
  const room = LEFT_ROOM.exec(sentence);
  if (room) return sentence.replace(room[0], `${room[2]} x ${room[3]} ${room[1]}${STAYS}`);
  const found = UNFINISHED.exec(sentence);
  if (!found) return sentence;
  const before = sentence.slice(0, found.index);
  const lead = KEEPS.exec(before.slice(-LEAD))?.[0] ?? '';
  let rest = sentence.slice(found.index + found[0].length);
  for (let more = MORE.exec(rest); more; more = MORE.exec(rest)) rest = rest.slice(more[0].length);
  const behind = rest.replace(/^\//, ', ');
  return `${before.slice(0, before.length - lead.length)}${found[1]} x ${found[2]} mechanical room${STAYS}${behind}`;
}
