import type { Quantity } from '@plumbline/concept';
import type { Token } from '../text/token.js';

/** Work that the owner does: "we paint the walls ourselves", "demolition by owner", "DIY paint". It is named, and not priced. */

interface OwnWork {
  /** Among what is kept, beside the ids of things that stay: none is one of theirs. */
  readonly id: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly does: (quantity: Pick<Quantity, 'price' | 'trade'>) => boolean;
  /** It names the work itself, not only the thing: "painting", not "floor". */
  readonly labor?: readonly string[];
}

const prices =
  (pattern: RegExp) =>
  ({ price }: Pick<Quantity, 'price'>): boolean =>
    pattern.test(price);

const work = (id: string, name: string, words: string, labor: string, does: OwnWork['does']): OwnWork => ({
  id,
  name,
  words: [...words.split(' '), ...labor.split(' ')].filter(Boolean),
  labor: labor.split(' ').filter(Boolean),
  does,
});

/** A thing comes before the verb that works on it: who tiles the floor lays a floor, who paints cabinets paints no walls. */
const OWN_WORK: readonly OwnWork[] = [
  work(
    'own-demolition',
    'demolition',
    '',
    'demo demolition demolish demolishing demoing gut gutting teardown tearout',
    prices(/^(?:demolition|dumpster)/),
  ),
  work(
    'own-cabinets',
    'cabinets',
    'cabinet cabinets cabinetry cupboards',
    '',
    prices(/^(?:cabinets-|garage-cabinets|cabinet-hardware)/),
  ),
  work('own-counters', 'counters', 'counter counters countertop countertops', '', prices(/^counter-/)),
  work('own-backsplash', 'backsplash', 'backsplash', '', prices(/^backsplash-/)),
  work(
    'own-floor',
    'floor covering',
    'floor floors flooring lvp laminate carpet hardwood',
    '',
    prices(/^(?:floor-(?!heat)|tile-underlayment$)/),
  ),
  work(
    'own-trim',
    'trim',
    'trim baseboard baseboards molding moulding casing',
    '',
    prices(/^(?:trim|crown)$/),
  ),
  work('own-framing', 'framing', '', 'framing', ({ trade }) => trade === 'framing'),
  work('own-drywall', 'drywall', 'drywall sheetrock', 'drywalling', prices(/^(?:drywall|drywall-repair)$/)),
  work('own-insulation', 'insulation', 'insulation', 'insulate insulating', prices(/^insulation$/)),
  work('own-lights', 'lights', 'lights lighting', '', prices(/^(?:light-|dimmer)/)),
  work(
    'own-electrical',
    'electrical work',
    'electric',
    'electrical wiring',
    ({ trade }) => trade === 'electrical',
  ),
  work('own-plumbing', 'plumbing', '', 'plumbing', ({ trade }) => trade === 'plumbing'),
  work('own-doors', 'doors', 'door doors', '', prices(/^door-/)),
  work(
    'own-appliances',
    'appliances',
    'appliance appliances',
    '',
    ({ trade, price }) => trade === 'appliances' || price === 'dishwasher-hookup',
  ),
  work('own-toilet', 'toilet', 'toilet', '', prices(/^toilet/)),
  work('own-vanity', 'vanity', 'vanity', '', prices(/^(?:vanity|lavatory(?:-own-faucet)?)$/)),
  work('own-egress', 'egress window', 'egress', '', prices(/^(?:egress-window|window-well)$/)),
  work('own-closet', 'closet', 'closet closets', '', prices(/^closet-system$/)),
  work(
    'own-tile',
    'tile',
    'tile tiles',
    'tiling',
    prices(
      /^(?:shower-(?:tile|waterproofing|niche|bench)|tile-backer|tile-underlayment|backsplash-tile|floor-(?:ceramic|porcelain|stone))$/,
    ),
  ),
  work(
    'own-painting',
    'painting',
    'walls wall ceiling',
    'paint painting paints painted repaint repainting prime priming',
    prices(/^(?:paint-wall|paint-ceiling|wallpaper-removal)$/),
  ),
  work('own-wallpaper', 'wallpaper', 'wallpaper', 'wallpapering', prices(/^wallpaper(?!-removal)/)),
  work('own-wainscoting', 'wainscoting', 'wainscoting wainscot', '', prices(/^wainscot/)),
  work('own-cleaning', 'cleaning', '', 'cleaning cleanup', prices(/^clean-up$/)),
  work('own-hauling', 'debris', 'debris dumpster', 'hauling', prices(/^dumpster$/)),
];

const BY_ID = new Map(OWN_WORK.map((row) => [row.id, row]));
const BY_WORD = new Map(OWN_WORK.flatMap((row) => row.words.map((word) => [word, row] as const)));

export const ownWork = (id: string): OwnWork | undefined => BY_ID.get(id);

/** Of work that somebody does for nothing, or for half, while its material is bought, the labor alone is out of the price. */
const LABOR = { labor: 0, half: 0.5 } as const;
/** The work of an id as "own-tile-labor", and what of its labor is paid; undefined for all else. */
export function ownLabor(
  id: string,
): { readonly work: OwnWork; readonly name: string; readonly paid: number } | undefined {
  const [, of = '', how] = /^(.+)-(labor|half)$/.exec(id) ?? [];
  const work = BY_ID.get(of);
  if (!work || !how) return undefined;
  const paid = LABOR[how as keyof typeof LABOR];
  return { work, name: paid > 0 ? `half the labor of ${work.name}` : `labor of ${work.name}`, paid };
}
/** The id of a work whose words stand at a token, by what is said beside it: "the tile labor", "half the tile labor". */
export function idOfOwn({ work: { id }, at }: Own, tokens: readonly Token[]): string {
  // Who sets a backsplash has its tile bought.
  if (id === 'own-backsplash') return `${id}-labor`;
  if (!tokens.slice(at + 1, at + 4).some(({ text }) => text === 'labor')) return id;
  return tokens.slice(Math.max(0, at - 3), at).some(({ text }) => text === 'half')
    ? `${id}-half`
    : `${id}-labor`;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const REFLEXIVE = words('ourselves myself himself herself themselves diy');
const OWNERS = words(
  "we i we'll i'll we're i'm owner homeowner homeowners customer client husband wife brother sister father dad mother son friend uncle cousin nephew",
);
const BY_WHOM = words('owner homeowner homeowners us me others client customer');
const WILL = words("will to can shall gonna going plan plans planning prefer i'll we'll he'll she'll");
/** Verbs of work that say by themselves whose it is. */
const DOING = words('do doing does handle handling paint painting tile tiling demo lay laying demolish');
/** "We will do …": only what is named as work is meant, or things alone. */
const PLAIN_DOING = words('do doing does');
const BUYING = words(
  'buy buying bought supply supplying order ordering purchase provide pick choose design get',
);
const NOT = words("not no don't dont can't cant cannot never instead won't wont without too unable");
const TEARING = words('tear tearing rip ripping');
/** What may stand between a verb and what is worked on. */
const BETWEEN = words(
  'the our all any most of care take taking both and or plus out up old this that it some a',
);
const LINKS = words('and or plus');

/** Nobody names more behind one "ourselves". */
const FURTHEST = 14;
/** How near to its owner a work stands before him. */
const NEAREST = 2;

/** Work that the owner does, with the tokens that say so, end exclusive, and the one that names it. */
export interface Own {
  readonly work: OwnWork;
  readonly start: number;
  readonly end: number;
  readonly at: number;
}

/** What of a text's work the owner does. */
export function findOwnWork(tokens: readonly Token[]): Own[] {
  const found = new Map<string, Own>();
  const add = (list: readonly OwnWork[], start: number, end: number): void => {
    for (const one of list) {
      const named = tokens.findIndex((token, i) => i >= start && i < end && one.words.includes(token.text));
      if (!found.has(one.id)) found.set(one.id, { work: one, start, end, at: named < 0 ? end - 1 : named });
    }
  };
  for (const [i, token] of tokens.entries()) {
    if (REFLEXIVE.has(token.text)) {
      const start = startOf(tokens, i);
      const before = tokens.slice(start, i);
      if (before.some(({ text }) => NOT.has(text) || BUYING.has(text))) continue;
      let list = worksIn(before);
      if (list.length === 0 && token.text === 'diy') {
        const after = clauseAfter(tokens, i + 1, 3);
        add(worksIn(after), i, i + 1 + after.length);
        continue;
      }
      // "The walls need paint, we do it ourselves".
      if (list.length === 0 && before.some(({ text }) => /^(?:it|that|this|them)$/.test(text)))
        list = worksIn(tokens.slice(Math.max(0, start - FURTHEST), start)).slice(-1);
      // "The backsplash my husband is doing himself": the work stands before who does it.
      if (list.length === 0 && before.some(({ text }) => PLAIN_DOING.has(text)))
        list = worksIn(
          tokens.slice(Math.max(0, start - NEAREST), start).filter((one) => one.sentence === token.sentence),
        ).slice(-1);
      add(list, start, i + 1);
    } else if (token.text === 'by' && BY_WHOM.has(tokens[skipped(tokens, i + 1)]?.text ?? '')) {
      const whom = skipped(tokens, i + 1);
      const start = startOf(tokens, i, 6);
      const list = worksIn(tokens.slice(start, i));
      const others = tokens[whom]?.text === 'others';
      const own = others || list.some((one) => namesLabor(tokens.slice(start, i), one)) ? list : [];
      if (!tokens.slice(start, i).some(({ text }) => NOT.has(text) || BUYING.has(text)))
        add(own, start, whom + 1);
    } else if (DOING.has(token.text) && isOwners(tokens, i)) {
      const rest = clauseAfter(tokens, i, FURTHEST);
      const list = worksIn(rest);
      add(
        PLAIN_DOING.has(token.text) && !isBareList(rest) ? list.filter((one) => namesLabor(rest, one)) : list,
        ownerBefore(tokens, i),
        i + rest.length,
      );
    }
  }
  return [...found.values()];
}

const namesLabor = (tokens: readonly Token[], { labor = [] }: OwnWork): boolean =>
  tokens.some(({ text }) => labor.includes(text)) ||
  tokens.some(({ text }) => /^(?:install|installation|work)$/.test(text));

/** "Do the trim", "do the floors and the trim": things and nothing of how they are to be, so that the work is meant. */
const isBareList = ([, ...things]: readonly Token[]): boolean =>
  things.every(({ text }) => BETWEEN.has(text) || BY_WORD.has(text));

/** Past "the" and "our". */
const skipped = (tokens: readonly Token[], at: number): number =>
  /^(?:the|our|my)$/.test(tokens[at]?.text ?? '') ? at + 1 : at;

/** Where what an "ourselves" closes begins: at the owner, else at its clause, in the same sentence. */
function startOf(tokens: readonly Token[], end: number, most = FURTHEST): number {
  const last = tokens[end] as Token;
  let start = end;
  let isList = true;
  for (let i = end - 1; i >= Math.max(0, end - most); i--) {
    const token = tokens[i] as Token;
    if (token.sentence !== last.sentence) break;
    const isHere = token.clause === last.clause;
    // An owner before the comma begins the list only where he does something: "we will do the demo, the trim".
    if (OWNERS.has(token.text) && token.text !== 'owner' && (isHere || isDoing(tokens[i + 1]))) return i;
    // "Demo, painting and trim by owner".
    isList &&= isHere || BY_WORD.get(token.text)?.labor?.includes(token.text) === true;
    if (isList) start = i;
  }
  return start;
}

const isDoing = (token: Token | undefined): boolean =>
  token !== undefined && (WILL.has(token.text) || DOING.has(token.text));

/** The owner who will do what a verb says, a few words before it. */
function ownerBefore(tokens: readonly Token[], verb: number): number {
  for (let i = verb - 1; i >= Math.max(0, verb - 5); i--) if (OWNERS.has(tokens[i]?.text ?? '')) return i;
  return verb;
}

/** "We will paint", "owner to paint", "my brother is going to tile": not what is asked for, which says "want" or "like". */
function isOwners(tokens: readonly Token[], verb: number): boolean {
  const owner = ownerBefore(tokens, verb);
  if (owner === verb || tokens[owner]?.clause !== tokens[verb]?.clause) return false;
  const between = tokens.slice(owner, verb).map(({ text }) => text);
  return (
    between.some((text) => WILL.has(text)) &&
    between.slice(1).every((text) => WILL.has(text) || /^(?:be|is|are|also|probably|take|then)$/.test(text))
  );
}

/** The tokens of a clause from a place, and of the list that goes on over its commas. */
function clauseAfter(tokens: readonly Token[], from: number, most: number): Token[] {
  const list: Token[] = [];
  for (let i = from; i < tokens.length && i < from + most; i++) {
    const token = tokens[i] as Token;
    const before = list.at(-1);
    if (before && token.clause !== before.clause) {
      const goesOn =
        token.sentence === before.sentence &&
        (LINKS.has(token.text) || BY_WORD.has(token.text)) &&
        // "Paint, new cabinets": a thing by itself, and no work, begins another clause.
        (LINKS.has(token.text) || BY_WORD.get(token.text)?.labor?.includes(token.text));
      if (!goesOn) break;
    }
    if (OWNERS.has(token.text) && list.length > 1) break;
    list.push(token);
  }
  return list;
}

/** The works that words name; a verb of painting or tiling before a thing is the thing's. */
function worksIn(tokens: readonly Token[]): OwnWork[] {
  const list: OwnWork[] = [];
  for (const [i, { text }] of tokens.entries()) {
    const tears = TEARING.has(text) || (text === 'out' && TEARING.has(tokens[i - 1]?.text ?? ''));
    const row = tears ? ownWork('own-demolition') : BY_WORD.get(text);
    if (!row || list.includes(row)) continue;
    // "The backsplash tile".
    if (row.id === 'own-tile' && tokens[i - 1]?.text === 'backsplash') continue;
    const verb = list.at(-1);
    const worked =
      verb &&
      ((verb.id === 'own-tile' && /^own-(?:floor|backsplash)$/.test(row.id)) ||
        (verb.id === 'own-painting' && /^own-(?:cabinets|trim|doors)$/.test(row.id)));
    const near = tokens
      .slice(Math.max(0, i - 4), i)
      .every(({ text: word }) => BETWEEN.has(word) || BY_WORD.get(word) === verb || !BY_WORD.has(word));
    if (worked && near && !tokens.slice(Math.max(0, i - 2), i).some((t) => LINKS.has(t.text)))
      list[list.length - 1] = row;
    // Who tears out the floor or guts the walls does that and lays none.
    else if (
      verb?.id === 'own-demolition' &&
      !row.labor?.includes(text) &&
      !LINKS.has(tokens[i - 1]?.text ?? '')
    )
      continue;
    else list.push(row);
  }
  return list;
}
