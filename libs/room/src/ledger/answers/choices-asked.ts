import { type Asked, type Topic, told } from './topic.js';

/** Which of two: what speaks for each, and what this plan has. */

const has = ({ quantities }: Asked['e'], id: RegExp): boolean =>
  quantities.some(({ price }) => id.test(price));

function gasOrInduction({ e }: Asked): string {
  const here = has(e, /^(?:range-induction|cooktop-induction)/)
    ? ' This plan has induction.'
    : has(e, /^gas-line/)
      ? ' This plan has gas.'
      : '';
  return `Induction is faster, cooler and cleaner, wants a 240 V circuit of 40 to 50 A and pans that a magnet holds to; gas works with every pan and in an outage, wants its line and a hood ducted outdoors.${here}`;
}

function tubOrShower({ e: { room } }: Asked): string {
  const tub = room.items.some(({ kind }) => kind === 'bathtub');
  return `The code asks for a tub or a shower and takes either (IRC R306.1). Keep one tub in the house where children live or may; a shower of 36 by 60 in takes the tub's place and is easier to step into. This plan has ${tub ? 'a tub' : 'a shower'}.`;
}

function slabOpened({ e }: Asked): string {
  return `For a toilet, a shower or a floor drain where no pipe was left ready, yes: a trench of about 12 in to the main, filled again in a day or two. A toilet that pumps stands on the slab and needs none.${has(e, /^(?:slab|trench|concrete-cut|rough-in)/) ? ' Its rough-in is in the price; the contractor looks first for what lies under the slab.' : ''}`;
}

export const OF_CHOICE: readonly Topic[] = [
  { asks: [[/\bgas\b/, /\binduction\b/, /\bor\b|\bvs\b|\bbetter\b/]], answer: gasOrInduction },
  {
    asks: [[/\btub\b/, /\bshower\b/, /\bor\b/, /\b(?:keep|should|do|better|both|swap)\b/]],
    answer: tubOrShower,
  },
  {
    asks: [[/\bsoffits?\b/, /\b(?:keep|take|remove|out|tear|leave)\b/]],
    answer: told(
      'Open a hole in it first: an empty soffit comes out for the price of its drywall and gives 12 in more cabinet; one with a duct, a drain or wires stays, or costs their moving.',
    ),
  },
  {
    asks: [
      [
        /\b(?:legal|allowed|ok|okay|against (?:the )?code|to code)\b/,
        /\b(?:one|only|single) (?:bath|bathroom|tub)\b/,
      ],
      [/\b(?:legal|allowed|code)\b/, /\b(?:no|without a|lose the|losing the) tub\b/],
    ],
    answer: told(
      'Yes: the code asks for a toilet, a basin and a tub or a shower in a house, and takes a shower (IRC R306.1). Buyers with small children look for one tub.',
    ),
  },
  {
    asks: [[/\b(?:break|breaking|broken|cut|cutting|jackhammer|dig)\b/, /\b(?:concrete|slab)\b/]],
    answer: slabOpened,
  },
  {
    asks: [[/\bspace heaters?\b/]],
    answer: told(
      'For an hour it does, on an outlet of its own and 3 ft from all that burns; a heater for a room is fixed and wired: a mini-split, or a 240 V unit heater of 5 to 7.5 kW. In a garage what sparks stands 18 in over the floor.',
    ),
  },
  {
    asks: [[/\b(?:take|taking|tear|knock|open|remove|removing|get rid of|lose)\b/, /\bwalls?\b/]],
    unless: /\b(?:tile|paper|paint|shower|tub|cabinets?|bearing)\b/,
    answer: ({ e }) =>
      `It can be done in most houses: a wall that carries gets a beam and posts under its ends, sized by an engineer; pipes, ducts and wires in it are moved.${has(e, /^(?:wall-removal|beam)/) ? ' Its removal is in the price, to be verified on site.' : ' It is not in this price.'}`,
  },
];
