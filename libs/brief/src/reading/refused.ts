import { keepableFeature } from '../keeping/keepables.js';
import type { Meaning } from '../meanings/meaning.js';
import type { Hit } from '../text/lexicon.js';
import type { Token } from '../text/token.js';

/** Whether the words around a name do away with it: "swap the tub for a shower", "the brown tile floor has to go". */

const TRADING: ReadonlySet<string> = new Set(
  'swap swapping trade trading exchange switch switching replace replacing convert converting change changing turn turning ditch ditching lose losing dump trash rid exchanging upgrade upgrading'.split(
    ' ',
  ),
);

const TRADED_FOR: ReadonlySet<string> = new Set(['for', 'with', 'by', 'to', 'into']);

const FURTHEST_TRADE = 4;

/** What a thing is traded for without a name: "replace the carpet with something that wipes clean". */
const SOMETHING = /^(?:something|anything)$/;

/** True for the tub of "swap the tub for a shower", not for the tub of "replace the tub with a freestanding tub". */
export function isTradedIn(
  tokens: readonly Token[],
  hit: Hit<Meaning>,
  near: readonly Hit<Meaning>[],
): boolean {
  const { meaning } = hit;
  if (meaning.is !== 'feature' && meaning.is !== 'material') return false;
  const before = tokens
    .slice(Math.max(0, hit.start - FURTHEST_TRADE), hit.start)
    .filter((t) => t.clause === hit.clause);
  const verb = before.findLastIndex((t) => TRADING.has(t.text));
  // What comes behind "convert to" is what is to be there.
  const isTradedFor = before.slice(verb + 1).some((t) => TRADED_FOR.has(t.text));
  // "Laminate tops for quartz": the surface of a material stands before its link.
  const surface =
    meaning.is === 'material'
      ? near.find((h) => h.start === hit.end && h.all.some((m) => m.is === 'surface'))
      : undefined;
  const over = surface?.end ?? hit.end;
  const link = tokens[over];
  // "Moves from crib to twin".
  const isLeft =
    tokens[hit.start - 1]?.text === 'from' &&
    link?.text === 'to' &&
    before.some((t) => /^(?:mov|go|going|graduat|transition|upgrad|downsiz)/.test(t.text));
  if ((verb < 0 && !isLeft) || isTradedFor || link?.clause !== hit.clause || !TRADED_FOR.has(link.text))
    return false;
  const other = near.find(
    (h) =>
      h.clause === hit.clause &&
      h.start > over &&
      h.start <= over + FURTHEST_TRADE &&
      !(meaning.is === 'material' && h.meaning.is === 'color') &&
      // "Swap the dresser for a wall of closets".
      !(h.meaning.is === 'surface' && tokens[h.end]?.text === 'of'),
  );
  if (meaning.is === 'material')
    return other?.meaning.is === 'material' || SOMETHING.test(tokens[over + 1]?.said ?? '');
  const own = (id: string): string => keepableFeature(id)?.id ?? id;
  if (other?.meaning.is !== 'feature') return false;
  // A sink on a pedestal is none on a cabinet.
  if (meaning.id === 'vanity' && other.meaning.id === 'pedestal-sink') return true;
  return own(other.meaning.id) !== own(meaning.id);
}

/** True for the brown and the tile of "the brown tile floor has to go". */
export const isOfGoneSurface = (
  tokens: readonly Token[],
  { meaning, clause, end }: Hit<Meaning>,
  near: readonly Hit<Meaning>[],
): boolean =>
  // "Leather not fabric" is leather.
  tokens[end]?.text !== 'not' &&
  (meaning.is === 'material' || meaning.is === 'color') &&
  near.some(
    (other) =>
      other.clause === clause &&
      other.start >= end &&
      other.start <= end + 1 &&
      other.negated &&
      other.all.some((m) => m.is === 'surface'),
  );

/** What everybody wants to be without: "so no glare" asks for what keeps it off. */
export const NUISANCE =
  /^(?:no )?(?:glare|echo|echoes|drafts?|noise|smells?|humidity|condensation|fog|clutter|cords|wires)$/;

/** Work that nobody refuses: "no railing", "no outlets" tells what is lacking. */
export const NEEDED: ReadonlySet<string> = new Set([
  'railing',
  'heating-cooling',
  'insulation',
  'outlets',
  'dryer-vent',
  'deep-drawers',
  'storage',
  'waste-pullout',
]);

const FURTHEST_TAKEN = 7;
const TAKES_OUT =
  /\b(?:(?:rip|tear|pull|take|yank|bust|dig|scrape|strip|chip|jackhammer)(?:s|ping|ing|ped)? (?:out|up|off|down)?|remov(?:e|ing|al of)|demo(?:ing|lish)?|get(?:ting)? rid of|haul(?:ing)? (?:out|away)|gut(?:ting)?)\b/;
const COMES_OUT =
  /^ ?(?:all |just )?(?:(?:needs to |has to |must |can |should |will |is )?(?:comes?|coming|goes|going|go|get(?:s|ting)? (?:torn|ripped|pulled)) ?(?:out|up|off|away)?|out(?:$| (?:something|anything|new|and|lvp|vinyl|hardwood|wood|tile|easy)))\b/;

/** "Rip out the tile", "the old carpet comes up": what lies there is taken away. */
export function isTakenOut(tokens: readonly Token[], { start, end, clause }: Hit<Meaning>): boolean {
  const said = (from: number, to: number): string =>
    tokens
      .slice(Math.max(0, from), to)
      .filter((t) => t.clause === clause)
      .map((t) => t.said)
      .join(' ');
  return (
    TAKES_OUT.test(said(start - FURTHEST_TAKEN, start)) || COMES_OUT.test(said(end, end + FURTHEST_TAKEN))
  );
}
