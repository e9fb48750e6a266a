import { feetAndInches } from '@plumbline/brief';
import { derivedOf } from '@plumbline/concept';
import { type Asked, type Topic, told } from './topic.js';

/** What homeowners ask of materials, moisture, heat and living through the work, with the rule that decides it. */

const FEET = /(\d{1,2}) ?(?:ft|feet|foot|')(?: ?(\d{1,2})(?: ?(?:"|in\b|inch))?)?/g;
const heightsOf = (words: string): number[] =>
  [...words.matchAll(FEET)].map(([, feet, inches = '0']) => Number(feet) * 12 + Number(inches));

/** Over what stands some inches are needed to lift it in, and over a bar a head goes up. */
const OVERHEAD_IN = 2;

/** "My squat rack needs 8 ft and we've got 7'10\", is that a problem?". */
function tallThing({ words, e: { room } }: Asked): string | undefined {
  const { ceilingIn } = derivedOf(room.shell);
  const [needsIn] = heightsOf(words);
  if (needsIn === undefined) return undefined;
  const lacksIn = needsIn - ceilingIn;
  if (lacksIn > 0)
    return `It does not fit as it is: it wants ${feetAndInches(needsIn)} and the ceiling is ${feetAndInches(ceilingIn)}, ${lacksIn} in too low. Racks are made in 72 and 84 in for low ceilings, or the posts are cut down; pull-ups and overhead presses want more.`;
  return lacksIn > -OVERHEAD_IN
    ? `It just fits: ${feetAndInches(needsIn)} under ${feetAndInches(ceilingIn)}; it is assembled upright, and nothing hangs over it.`
    : `It fits: it wants ${feetAndInches(needsIn)} and the ceiling is ${feetAndInches(ceilingIn)}.`;
}

/** The floor that was taken of those asked about. */
const floorTaken = ({ e: { room } }: Asked): string =>
  /^(?:lvp|tile|porcelain|ceramic)/.test(room.finishes.floor.material)
    ? ` This plan has ${room.finishes.floor.material}, priced.`
    : '';

/** Asked of a thing under a ceiling, whatever else its words name. */
export const TALL_THING: Topic = {
  asks: [
    [
      /\b(?:rack|cage|pull-?up bar|car lift|simulator|treadmill)\b/,
      /\b(?:needs?|wants?|requires?|calls for|tall|is)\b/,
      /\d ?(?:ft|feet|foot|')/,
    ],
  ],
  unless: /\bceiling (?:fan|light)\b|\b(?:golf|swing|driver)\b|^\d/,
  answer: tallThing,
};

export const ADVICE: readonly Topic[] = [
  {
    asks: [
      [
        /\b(?:lvp|lvt|luxury vinyl|vinyl(?: plank)?)\b/,
        /\b(?:kitchen|tile|bath|bathroom|basement|ok|okay|fine|good|hold up|waterproof|better|wet)\b/,
      ],
    ],
    answer: (asked) =>
      `Both do. Vinyl plank is waterproof, warm and soft underfoot, about half the price of tile laid, and wants a flat floor (3/16 in in 10 ft); tile lasts longer and takes scratches, water and heat better, and costs its underlayment.${floorTaken(asked)}`,
  },
  {
    asks: [
      [
        /\b(?:hardwood|wood floors?|laminate floor(?:ing)?|engineered)\b/,
        /\b(?:kitchen|bath|bathroom|basement|ok|okay|hold up|warp|wet|good|bad)\b/,
      ],
    ],
    answer: told(
      'In a kitchen wood holds up where spills are wiped; in a full bath and on a slab below grade solid wood warps, so engineered wood, vinyl plank or tile is laid there.',
    ),
  },
  {
    asks: [[/\bcarpet\b/, /\b(?:asthma|allerg[a-z]{1,4}|dust)\b/]],
    answer: told(
      'Hard floors and washable rugs hold less dust; carpet is what doctors advise against with asthma.',
    ),
  },
  {
    asks: [[/\bcarpet\b/, /\b(?:basement|bath|bathroom|down there|mold|wet|slab)\b/]],
    answer: told(
      'On a dry slab it can be laid over a pad made for basements; where there was ever water, vinyl plank or tile dries and carpet does not.',
    ),
  },
  {
    asks: [
      [
        /\b(?:curbless|walk-?in|wet room|shower|doorless|no door)\b/,
        /\b(?:leak|leaks|flood|water (?:get|go|run|end)|splash|get (?:the floor|everything) wet|wet)\b/,
      ],
    ],
    answer: told(
      'Not if it is built right: the floor falls 1/4 in a foot to the drain (IPC 417), the pan and the floor around it are waterproofed as one and tested with water for 24 hours (IRC P2503.6), and a glass panel or 5 ft of run keep the spray in.',
    ),
  },
  {
    asks: [
      [
        /\b(?:heat|warm|heated|heater|mini ?split)\b/,
        /\b(?:without|no) (?:[a-z]{1,8} ){0,3}gas\b|\bgas line\b|\belectric\b|\bhow (?:do|can|should|would)\b|\benough\b|\bwork\b/,
      ],
    ],
    unless: /\b(?:water heater|floor heat|range|cooktop|stove)\b/,
    answer: ({ e: { room } }) =>
      `Yes, with electricity: a mini-split heats and cools and works to about -13 °F (cold-climate models lower), a 240 V unit heater of 5 to 7.5 kW costs less to buy and more to run. Insulate first.${room.category === 'garage' ? ' In a garage what sparks or burns stands 18 in over the floor (NEC 511, IRC G2408).' : ''}`,
  },
  {
    asks: [
      [
        /\b(?:move out|stay (?:here|in the house|home)|live (?:here|in (?:it|the house))|live (?:through|with)|without a (?:kitchen|bathroom|shower|toilet)|be able to (?:cook|shower|use|live)|cook (?:while|during)|use (?:it|the [a-z]{3,10}) (?:while|during))\b/,
      ],
    ],
    answer: ({ e: { room, estimate } }) =>
      `No: most people stay. ${room.category === 'kitchen' ? 'A temporary kitchen with the refrigerator, a microwave and a sink elsewhere takes its place' : room.category === 'bathroom' ? 'If it is the only bath, the toilet is put back each evening and you shower elsewhere for a week or two' : 'The room is closed off with plastic and its own way for the crew'}; water and power are off for some hours at a time, and sanding or spraying is a day to be away. ${estimate.duration.text}`,
  },
  {
    asks: [
      [
        /\b(?:quartz|granite|marble|laminate|butcher ?block|quartzite|soapstone|solid surface)\b/,
        /\b(?:ok|okay|better|hot|stain|stains|seal|sealed|worth|hold up|etch|durable|maintenance|clean|keep|crack|chip|scratch|last)\b/,
      ],
    ],
    answer: told(
      'Quartz needs no sealing and takes a stain best, but a pan over 300 °F marks it; granite takes heat and is sealed once a year; marble etches with lemon and wine; wood is oiled and sanded; laminate costs least and burns.',
    ),
  },
  {
    asks: [[/\bepoxy\b|\bgarage floor\b/, /\b(?:peel|peels|last|hold up|worth|ok|okay|better|good)\b/]],
    answer: told(
      'It peels where the slab was not ground or is damp from below; ground and tested dry, 100 % solids epoxy or polyaspartic holds 10 years and more. A penetrating sealer cannot peel.',
    ),
  },
  {
    asks: [[/\bfan\b/, /\b(?:window|need|required|necessary|have to|code)\b/]],
    unless: /\bceiling fan\b/,
    answer: told(
      'The code takes a window of 3 sq ft that opens half, or a fan of 50 cfm to the outdoors (IRC R303.3); over a shower the fan is the better, for a window stays shut in winter.',
    ),
  },
  {
    asks: [
      [
        /\btoilet\b/,
        /\b(?:inches|in|"|space|room|clearance|far|close|enough|tight)\b/,
        /\b(?:need|enough|code|between|beside|front|close|tight|legal|ok|okay|much)\b/,
      ],
    ],
    answer: told(
      'The code wants 15 in from the middle of a toilet to what stands beside it and 21 in free before it (IRC P2705.1); 18 and 30 in are comfortable.',
    ),
  },
  {
    asks: [[/\b(?:mold|mildew)\b/, /\b(?:dangerous|worry|safe|bad|problem|come back|remove|get rid|kill)\b/]],
    answer: told(
      'Under 10 sq ft it is cleaned or cut out with the drywall behind it (EPA); more is a job for a remediation firm. It comes back unless the water that fed it is stopped.',
    ),
  },
  {
    asks: [[/\bradon\b/]],
    answer: told(
      'A test of two days tells it (about $20); from 4 pCi/L on a fan draws it from under the slab (EPA).',
    ),
  },
  {
    asks: [
      [/\b(?:architect|designer|engineer|drawings|plans)\b/, /\b(?:need|have to|required|necessary|hire)\b/],
    ],
    answer: ({ e: { quantities } }) =>
      quantities.some(({ price: id }) => /^(?:wall-removal|beam|structural)/.test(id))
        ? 'An engineer, yes: the beam is sized and stamped, and the building department asks for it. An architect is not needed for one room.'
        : 'Not for one room whose walls stay: this plan and the contractor are enough; an engineer is asked where a wall carries load.',
  },
  {
    asks: [
      [
        /\b(?:insulate|insulation|soundproof(?:ing)?|noise|quiet|hear)\b/,
        /\b(?:help|enough|work|worth|does|will)\b/,
      ],
    ],
    answer: told(
      'Mineral wool in the wall helps some, a second layer of 5/8 in drywall on damping compound more; most sound comes through gaps and the door, so a solid door with seals comes first.',
    ),
  },
  {
    asks: [[/\b(?:gfi|grounded|two[- ]prong|knob and tube|aluminum wir(?:e|ing)|old wiring)\b/]],
    answer: told(
      'An electrician opens a few boxes and tells. Two-prong outlets get a GFCI or a ground (NEC 406.4); knob-and-tube that is opened is replaced.',
    ),
  },
  {
    asks: [[/\b(?:warranty|licensed|insured|deposit|financing|charge)\b/]],
    answer: told(
      'Each contractor says so in the bid: license, insurance, warranty and payments stand there side by side.',
    ),
  },
];
