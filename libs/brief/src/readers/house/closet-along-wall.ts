import { type RequestReading, TEXT_FIELDS } from '../../reading/request-reading.js';
import { sentencesOf } from '../../text/sentences.js';
import { numberFrom } from '../../text.js';
import { meaningOfSize } from '../../things/thing-sizes.js';

/** A closet that takes a whole wall: "a walk-in about 5 ft deep along the short wall", "take 6 feet off the end of the room for a closet". */

const CLOSET = /\bwalk[- ]?in\b(?! (?:shower|tub|pantry))|\bclosets?\b/i;
const NUMBER = String.raw`(\d{1,2}(?:\.5)?|four|five|six|seven|eight)`;
const DEEP: readonly RegExp[] = [
  new RegExp(`\\b${NUMBER}[ -]?(?:feet|foot|ft|'|’)[ -]?(?:or so )?deep\\b`, 'i'),
  new RegExp(
    `\\b(?:take|taking|use|using|give up|steal|stealing|wall off|carve|carving|carve out|section off|lose) (?:about |around |the last |maybe |roughly )?${NUMBER}[ -]?(?:feet|foot|ft|'|’)`,
    'i',
  ),
];
const ALONG =
  /\b(?:along|across|off|of|on|at|from) (?:the |one |a |our )?(?:whole |entire |full )?(?:of the )?(short(?:er)?|long(?:er)?|narrow|north|south|east|west|back|far)?(?: |$)?(?:wall|end|side)\b|\b(?:full[- ]width|wall[- ]to[- ]wall)\b/i;
/** Nobody walks into a shallower closet, and a deeper one is a room. Inches. */
const DEPTHS = { least: 48, most: 108 } as const;

export function readClosetAlongWall(reading: RequestReading): void {
  const { category, wanted, refused, size, sizes } = reading;
  if (category !== 'bedroom' || refused.has('walk-in-closet') || refused.has('closet')) return;
  for (const field of TEXT_FIELDS)
    for (const sentence of sentencesOf(reading.textOf(field))) {
      const deep = DEEP.map((pattern) => pattern.exec(sentence)).find((m) => m !== null);
      const along = ALONG.exec(sentence);
      if (!deep || !along || !CLOSET.test(sentence)) continue;
      const depthIn = 12 * numberFrom((deep[1] ?? '').toLowerCase());
      if (depthIn < DEPTHS.least || depthIn > DEPTHS.most) continue;
      const widthIn = lengthOf(along[1]?.toLowerCase() ?? 'short', size);
      wanted.add('walk-in-closet');
      // "Wall off 5 feet for a closet" boxes in no furnace.
      if (wanted.delete('utility-closet'))
        reading.takeBack((claim) => claim.is === 'feature' && claim.id === 'utility-closet');
      for (let i = sizes.length - 1; i >= 0; i--) if (sizes[i]?.thing === 'closet') sizes.splice(i, 1);
      const told = { thing: 'closet' as const, widthIn, depthIn };
      sizes.push(told);
      reading.tell(field, deep[0], meaningOfSize(told), { is: 'thing size', ...told });
      return;
    }
}

function lengthOf(
  wall: string,
  { widthIn, depthIn }: { readonly widthIn: number; readonly depthIn: number },
): number {
  if (/^long/.test(wall)) return Math.max(widthIn, depthIn);
  if (wall === 'north' || wall === 'south') return widthIn;
  return wall === 'east' || wall === 'west' ? depthIn : Math.min(widthIn, depthIn);
}
