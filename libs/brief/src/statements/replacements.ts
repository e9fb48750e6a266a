import { allMatches } from '../text/all-matches.js';
import { type Chunk, type Chunks, knownOf, type Nouns } from './chunks.js';
import { type Edit, withPlaces } from './edits.js';
import { segmentsOf, subjectOf } from './segments.js';

/**
 * "X becoming Y", "turn X from A to B", "the fan wobbles: replace it with a quiet one": what comes is wished for; what was there
 * goes, and nothing that is told of it counts.
 */

const BECOMES =
  /^(?:(?:that |which )?(?:(?:is|are|will be|should be|gets?|to be|is going to be|are going to be|is being|has to be|wants to be|can be) )?(?:turned|converted|made|changed|remade|transformed) (?:in)?to|(?:(?:that |which )?(?:is|are|will|should|must|can|has to|wants to|is going to|to|could) )?(?:becom(?:e|es|ing)|turn(?:s|ing)? into))\s+/i;

/** What a door of its own closes: its leaves are none of the room's. */
const HAS_LEAVES = /(?:closet|cabinet|pantry|wardrobe|armoire|cupboard|bookcase)s?$/;

/** "Powder room becoming a three-quarter bath": the bath alone. */
export function becoming({ text, chunks, tags }: Chunks): readonly Edit[] {
  const edits: Edit[] = [];
  for (let i = 1; i < chunks.length; i++) {
    if (!/[Wbmvhp]/.test(tags[i] ?? '')) continue;
    const verb = chunks[i] as Chunk;
    const lead = BECOMES.exec(text.slice(verb.start, verb.start + 60))?.[0];
    if (!lead) continue;
    let from = i;
    while (from > 0 && !/[.,:&B()-]/.test(tags[from - 1] ?? '')) from--;
    const was = chunks.slice(from, i).find(({ tag }) => /[ONn]/.test(tag));
    const next = chunks.find(({ start }) => start >= verb.start + lead.length);
    if (!was || !next || !/[ON]/.test(next.tag) || /\bone$/.test(next.head)) continue;
    // "A sofa that turns into a bed" is one that does.
    if (/^(?:that |which )?(?:can )?(?:turns?|converts?) /i.test(lead) || /^(?:that|which)/i.test(lead))
      continue;
    const isSame = next.head.split(' ').at(-1) === was.head.split(' ').at(-1);
    // "The door to the kitchen on the south should become a pocket door": the new one has its place.
    edits.push(
      isSame
        ? {
            start: was.start,
            end: next.end,
            text: `${text.slice(next.start, next.end)}${text.slice(was.end, verb.start).trimEnd()}`,
          }
        : { start: (chunks[from] as Chunk).start, end: next.start, text: '' },
    );
  }
  return edits;
}

const TRADES =
  /^(?:turn|change|convert|swap|switch|trade|switching|changing|turning|converting|swapping|upgrade|upgrading)$/;

const FROM_TO = withPlaces(
  /(?<verb>v)(?<what>(?:[ONn][Cp]?n?)?)(?<from>p)(?<old>[ONFn])(?<to>p)(?<new>[ONFn])/g,
);

/** "Turn the closet from sliders to double doors", "switching from an electric range to induction". */
export function fromTo({ text, chunks, tags }: Chunks): readonly Edit[] {
  const edits: Edit[] = [];
  for (const match of allMatches(tags, FROM_TO)) {
    const part = (group: string): readonly Chunk[] => {
      const [start, end] = match.indices?.groups?.[group] ?? [0, 0];
      return chunks.slice(start, end);
    };
    const [[verb], [from], [old], [to], [next]] = [
      part('verb'),
      part('from'),
      part('old'),
      part('to'),
      part('new'),
    ];
    if (!verb || !old || !next || from?.head !== 'from' || !/^(?:to|into)$/.test(to?.head ?? '')) continue;
    if (!TRADES.test(verb.words[0]?.word ?? '')) continue;
    const what = part('what');
    const thing = what[0];
    const whole = thing ? text.slice(thing.start, what.at(-1)?.end) : '';
    const fresh = text.slice(next.start, next.end);
    const at = match.index;
    const subject = (tags[at - 1] === 'I' ? chunks[at - 1] : undefined) ?? verb;
    if (thing && HAS_LEAVES.test(thing.head))
      edits.push({ start: verb.start, end: next.end, text: `${whole} with new closet doors` });
    else if (thing) edits.push({ start: verb.start, end: next.end, text: `${fresh} for ${whole}` });
    else
      edits.push({
        start: subject.start,
        end: next.end,
        text: `we want ${fresh} instead of ${text.slice(old.start, old.end)}`,
      });
  }
  return edits;
}

const RENEWS =
  /^(?:(?:so|and|please|let's|we|i|you|can|just|want to|need to|should|would like to|will|to)\s){0,5}(?:(?:replace|swap|change|trade|switch) (?:it|them|that)(?: out)? (?:with|for|to)|(?:put in|install|get|give us|buy|we need|we want|i want|i need|i'd like|add)) /i;

/** "The fan is just noise, put in a quiet fan" and "the sink has a crack, replace it with stainless". */
export function renewed(all: Chunks, nouns: Nouns): readonly Edit[] {
  const segments = segmentsOf(all);
  return segments.flatMap((segment, i): readonly Edit[] => {
    const lead = RENEWS.exec(segment.text)?.[0];
    const before = segments[i - 1];
    if (!lead || !before || segment.sentence - before.sentence > 0) return [];
    const old = subjectOf(all, before);
    const next = all.chunks
      .slice(segment.from, segment.to)
      .find(({ start }) => start >= segment.start + lead.length);
    if (!old || !next || !/[ONFn]/.test(next.tag) || !/[ON]/.test(old.tag)) return [];
    const isIt = /\b(?:it|them|that)\b/i.test(lead);
    const head = old.head;
    const isSame = next.head.split(' ').at(-1) === head.split(' ').at(-1);
    const fresh = all.text.slice(next.start, next.end).replace(/^(?:an?|the) /i, '');
    if (isSame) {
      const own = fresh.toLowerCase().endsWith(head) ? head.length : (head.split(' ').at(-1)?.length ?? 0);
      return [
        { start: before.start, end: next.end, text: `a new ${fresh.slice(0, fresh.length - own)}${head}` },
      ];
    }
    if (!isIt) return [];
    if (next.tag === 'F' || knownOf(fresh.toLowerCase().split(' '), nouns) === undefined)
      return [{ start: before.start, end: next.end, text: `a new ${fresh} ${head}` }];
    return [
      {
        start: before.start,
        end: next.end,
        text: `${all.text.slice(next.start, next.end)} instead of the ${head}`,
      },
    ];
  });
}

const TRADED = withPlaces(/(?<old>O|N)W(?:I?[mv]{0,2})(?<verb>v)(?<link>p)(?=[ON])/g);

/** "By a sliding door that I'd trade for a hinged one": the hinged one. */
export function traded({ chunks, tags }: Chunks): readonly Edit[] {
  return allMatches(tags, TRADED).flatMap((match): readonly Edit[] => {
    const at = (group: string): Chunk | undefined => chunks[match.indices?.groups?.[group]?.[0] ?? -1];
    const [old, verb, link] = [at('old'), at('verb'), at('link')];
    if (!old || !link || !/^(?:swap|trade|change|replace|exchange|switch)/.test(verb?.words[0]?.word ?? ''))
      return [];
    if (!/^(?:for|with|to)$/.test(link.head)) return [];
    return [{ start: old.start, end: link.end + 1, text: '' }];
  });
}

const FRONTED = withPlaces(
  /(?<=[.,:&B-]|^)(?<thing>[ON])(?<who>I)(?<not>m?)(?<verb>v)(?<rest>a?)(?=[.,]|$)/g,
);

/** "A tub we don't need anymore", "the rug we keep": what is wanted or not stands first. */
export function fronted({ text, chunks, tags }: Chunks): readonly Edit[] {
  return allMatches(tags, FRONTED).flatMap((match): readonly Edit[] => {
    const at = (group: string): Chunk | undefined => chunks[match.indices?.groups?.[group]?.[0] ?? -1];
    const [thing, not, verb] = [at('thing'), match.groups?.not ? at('not') : undefined, at('verb')];
    const last = (match.groups?.rest ? at('rest') : undefined) ?? verb;
    if (!thing || !verb || !last) return [];
    const name = text.slice(thing.start, thing.end);
    const says = verb.words[0]?.word ?? '';
    const isNot = /n['’]?t$|^cannot$/.test(not?.words[0]?.word ?? '');
    const means = /^(?:want|need|like|love)s?$/.test(says)
      ? isNot
        ? `no ${name.replace(/^(?:an?|the|any|our|my) /i, '')}`
        : not
          ? `we want ${name}`
          : undefined
      : /^keep$/.test(says) && !isNot
        ? `keep ${name}`
        : undefined;
    return means === undefined ? [] : [{ start: thing.start, end: last.end, text: means }];
  });
}

/** "Swap the recessed cans for something that can be dimmed". */
export function forSomething({ text, chunks, tags }: Chunks): readonly Edit[] {
  return [...tags.matchAll(/vN(?:[Cp]n?)?pn/g)].flatMap(({ index, 0: { length } }): readonly Edit[] => {
    const found = chunks.slice(index, index + length);
    const [verb, old] = found as [Chunk, Chunk];
    const [link, next] = [found.at(-2), found.at(-1)];
    if (!/^(?:swap|replace|change|trade|switch|exchange)/.test(verb.words[0]?.word ?? '')) return [];
    if (
      !/^(?:for|with|to)$/.test(link?.head ?? '') ||
      !/^(?:something|anything)/.test(text.slice(next?.start, next?.end).toLowerCase())
    )
      return [];
    return [
      {
        start: verb.start,
        end: next?.start ?? verb.end,
        text: `no ${text.slice(old.start, old.end).replace(/^(?:the|our|my|those|these) /i, '')}, `,
      },
    ];
  });
}

const OURS =
  /^(?:what|the one|the thing) (?:we|i)(?:['’]ve| have| had|['’]ve got)(?: got)?(?: (?:now|today|here|at the moment))?$|^(?:what['’]s|what is) (?:there|here)(?: (?:now|today))?$/i;
const WISHED = /^what (?:we|i)(?:['’]d| would)? (?:really )?(?:want|need|like|love|prefer|hope for)$/i;
const HATED =
  /^what (?:we|i|my (?:wife|husband)|he|she) (?:really )?(?:can['’]t|cannot) (?:live with|stand|bear)(?: (?:any longer|any ?more|again|most|more than anything))?$/i;

/** "A ceiling fan is what we have, a pendant is what we want": what is there, and what is wished for. */
export function clefts({ text, chunks, tags }: Chunks): readonly Edit[] {
  const edits: Edit[] = [];
  for (const segment of segmentsOf({ text, chunks, tags })) {
    const [before, after] = split(segment.text);
    if (before === undefined || after === undefined) continue;
    const [what, thing] = /^what\b/i.test(before) ? [before, after] : [after, before];
    const means = OURS.test(what)
      ? ''
      : WISHED.test(what)
        ? `we want ${thing}`
        : HATED.test(what)
          ? `remove ${thing}`
          : undefined;
    if (means !== undefined && /[ONF]/.test(tags.slice(segment.from, segment.to)))
      edits.push({ start: segment.start, end: segment.end, text: means });
  }
  return edits;
}

/** The two sides of "is" where one of them is a clause with "what". */
function split(said: string): readonly string[] {
  const m =
    /^(what\b.{3,60}?) (?:is|are|was) (.{3,60})$/i.exec(said) ??
    /^(.{3,60}?) (?:is|are) (what\b.{3,60})$/i.exec(said);
  return m ? [m[1] ?? '', m[2] ?? ''] : [];
}
