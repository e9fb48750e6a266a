import { nameOfFeature } from '../features/features.js';
import { COUNTS_ASKED_FOR, countAskedFor } from '../features/furniture-features.js';
import { type RequestReading, TEXT_FIELDS } from '../reading/request-reading.js';
import { numberFrom } from '../text.js';
import { takeSize } from './things.js';

/** What is told of a table beside its name: that it is round, and how many sit at it. */

/** "48 inch round table", "which is 42 inches round", "a 48 inch round one". */
const ROUND =
  /\b(?:inch(?:es)?|in\.?|foot|feet|ft)[- ]round\b(?! (?:coffee|side|end|rug|mirror|sink|tub|ottoman|window|top (?:coffee|side)|edge|knob))|\bround (?:[a-z]{3,12} ){0,2}(?:table|one)\b(?<!\b(?:coffee|side|end|accent|night|console) table)/i;
const SAT_AT =
  /\b(two|three|four|five|six|seven|eight|ten|[2-8]|10) (?:(?:dining|matching|wooden|side|kitchen|new|upholstered) )?chairs\b/i;
const SEATS = /\bseats (two|three|four|five|six|seven|eight|ten|[2-8]|10)\b/i;
/** Chairs of another kind are no chairs of a table. */
const EASY =
  /\b(?:arm ?|easy |accent |lounge |club |wing(?:back)? |swivel |reading |office |desk )chairs?\b/i;

export function readTables(reading: RequestReading): void {
  const { wanted, refused } = reading;
  if (!wanted.has('dining-table') || refused.has('dining-table')) return;
  for (const field of TEXT_FIELDS)
    for (const sentence of reading.textOf(field).split(/[.;!?\n]/)) {
      if (!TABLE.test(sentence)) continue;
      readRound(field, sentence, reading);
      readSeats(field, sentence, reading);
    }
}
const TABLE = /\btable\b/i;

/** "A 48 inch round one". */
const ONE_ACROSS = /\b([3-7]\d)[- ]?(?:inch|in)[- ]round one\b/i;

function readRound(field: string, sentence: string, reading: RequestReading): void {
  const said = ROUND.exec(sentence)?.[0];
  if (said === undefined || reading.wanted.has('round-table') || reading.refused.has('round-table')) return;
  reading.wanted.add('round-table');
  const across = ONE_ACROSS.exec(sentence);
  if (across && !reading.sizes.some(({ thing }) => thing === 'dining-table'))
    takeSize(field, across[0], { thing: 'dining-table', widthIn: Number(across[1]) }, reading);
  reading.tell(field, said, `Wish: ${nameOfFeature('round-table')}`, { is: 'feature', id: 'round-table' });
}

function readSeats(field: string, sentence: string, reading: RequestReading): void {
  const { wanted } = reading;
  const match = SAT_AT.exec(sentence) ?? SEATS.exec(sentence);
  if (!match || countAskedFor([...wanted], 'dining') !== undefined || EASY.test(sentence)) return;
  const people = numberFrom((match[1] ?? '').toLowerCase());
  if (!COUNTS_ASKED_FOR.some((n) => n === people)) return;
  const id = `dining-for-${people}`;
  wanted.add(id);
  if (wanted.delete('armchairs'))
    reading.takeBack((claim) => claim.is === 'feature' && claim.id === 'armchairs');
  reading.tell(field, match[0], `Wish: ${nameOfFeature(id)}`, { is: 'feature', id });
}
