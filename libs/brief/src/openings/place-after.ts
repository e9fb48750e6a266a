import type { ToldOpening } from '@plumbline/concept';
import {
  ALONG,
  FROM_EACH,
  INTO_ROOM,
  LEADS,
  type OpeningPlace,
  PLACE_AFTER,
  sided,
  VERB,
  WALL_AFTER,
  type Where,
} from './opening-words.js';

/** The place that begins a text, after verbs; of a door also where it leads. */
export function placeAfter(
  text: string,
  door: boolean,
): { readonly where: Where; readonly length: number } | undefined {
  const clause = sentenceAfter(text);
  const space = clause.startsWith(' ') ? 1 : 0;
  let at = space;
  let leads: ToldOpening['leads'];
  let middle = false;
  let single = false;
  const skip = (): void => {
    const verb = VERB.exec(clause.slice(at))?.[0] ?? '';
    if (/cent(?:ered|red)/i.test(verb)) middle = true;
    if (/\bone\b/i.test(verb)) single = true;
    at += verb.length;
  };
  const into = door ? INTO_ROOM.exec(clause.slice(at)) : null;
  if (into) return { where: { at: 'any', leads: 'outside', form: 'front' }, length: at + into[0].length };
  skip();
  if (door) {
    const each = FROM_EACH.exec(clause.slice(at));
    if (each) at += each[0].length;
    const to = LEADS.exec(clause.slice(at));
    if (to) {
      leads = to[1] ? 'outside' : 'inside';
      at += to[0].length;
      if (clause[at] === ' ') at++;
      skip();
    }
  }
  for (const [pattern, read] of PLACE_AFTER) {
    const m = pattern.exec(clause.slice(at));
    const where = m && read(m);
    if (!m || !where) continue;
    at += m[0].length;
    const also = where.at === 'any' ? null : ALONG.exec(clause.slice(at));
    if (also) at += also[0].length;
    const along =
      middle || /middle|cent/i.test(also?.[2] ?? '') ? 'middle' : also?.[2] ? 'corner' : undefined;
    const [end, thing] = [also?.[1]?.toLowerCase(), also?.[3]?.toLowerCase()];
    // "Over the sink on the long wall": the thing first, then its wall.
    const wall = where.at === 'any' && where.of ? wallAfter(clause.slice(at)) : undefined;
    return {
      where: {
        ...where,
        ...(single ? { count: 1 } : {}),
        ...(leads ? { leads } : {}),
        ...(along ? { along } : {}),
        ...(along === 'corner' && end ? { of: end } : {}),
        ...(thing && !where.of ? { of: thing } : {}),
        ...(wall ? { at: wall.at } : {}),
      },
      length: at + (wall?.length ?? 0),
    };
  }
  return leads ? { where: { at: 'any', leads }, length: clause.slice(0, at).trimEnd().length } : undefined;
}

/** The wall that follows a place at a thing: " on the long outside wall". */
function wallAfter(text: string): { readonly at: OpeningPlace; readonly length: number } | undefined {
  const m = WALL_AFTER.exec(text);
  return m ? { at: sided(m[1]), length: m[0].length } : undefined;
}

export const sentenceAfter = (text: string): string => text.split(/[;!?\n]|\.(?!\d)/, 1)[0] ?? '';
