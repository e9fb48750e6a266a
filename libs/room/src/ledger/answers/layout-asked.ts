import { feetAndInches, lastThingNamed } from '@plumbline/brief';
import { boundsOf, type Item, itemsOf, opposite } from '@plumbline/concept';
import { rectOf } from '../../geometry/geometry.js';
import { gap, thingsPlaced } from '../../planner/floor/told-places.js';
import { lookedTo } from '../../planner/floor/where-things-are.js';
import { seatsAt } from '../../shown/answered.js';
import { clearAbout, sizeOf } from './clear-about.js';
import type { Asked, Topic } from './topic.js';

/** Questions that the plan itself answers: where a thing stands, whether one sees two things, what a way leaves. Lengths are inches. */

/** What else words call a thing. */
const CALLED: Readonly<Record<string, Item['kind']>> = { microwave: 'microwave', island: 'base-cabinet' };

/** The thing that a question is about, as it stands. */
function thingAsked({ words, e }: Asked): Item | undefined {
  const kind = CALLED[/\b(microwave|island)\b/.exec(words)?.[1] ?? ''];
  if (kind === 'base-cabinet') return itemsOf(e.room, kind).find(({ group }) => group === 'island');
  if (kind) return itemsOf(e.room, kind)[0];
  for (const word of words.split(/[^a-z-]+/)) {
    const id = word.length > 1 ? lastThingNamed(word, e.room.category) : undefined;
    const [first] = id === undefined ? [] : thingsPlaced(e.room, id);
    if (first) return first;
  }
  return undefined;
}

const NAMES: Readonly<Record<string, string>> = { microwave: 'microwave', tv: 'TV', 'tv-console': 'TV' };
const nameOf = ({ label, kind }: Item): string =>
  NAMES[kind] ?? (label.split(/ \d/, 1)[0] ?? label).toLowerCase();

/** "Where would the microwave go?", "is there a better wall for the TV?". */
function whereItStands(asked: Asked): string | undefined {
  const item = thingAsked(asked);
  if (!item) return undefined;
  const { room } = asked.e;
  const back = opposite(item.facing);
  const below =
    item.box.z > 0
      ? room.items.find(
          (o) =>
            o !== item &&
            /^(?:range|cooktop|base-cabinet|fireplace)$/.test(o.kind) &&
            gap(rectOf(o.box), rectOf(item.box)) < 2,
        )
      : undefined;
  const over = below ? `, over the ${nameOf(below)}` : '';
  return `In this plan the ${nameOf(item)} is at the ${back} wall${over}.${bothSeen(asked, item)}`;
}

/** Whether who sits on the sofa sees the screen and the fire before him. */
function bothSeen({ words, e: { room } }: Asked, item: Item): string {
  if (!/\bboth\b|\bfire(?:place)?\b/.test(words)) return '';
  const fire = itemsOf(room, 'fireplace')[0];
  const seat = itemsOf(room, 'sectional', 'sofa')[0];
  if (!fire || !seat || item.kind === 'fireplace') return '';
  const ahead = ({ box }: Item): number => {
    const [from, to] = [rectOf(seat.box), rectOf(box)];
    const dx = to.x + to.w / 2 - from.x - from.w / 2;
    const dy = to.y + to.d / 2 - from.y - from.d / 2;
    return { north: dy, south: -dy, east: dx, west: -dx }[seat.facing];
  };
  const sees = [item, fire].map((one) => ahead(one) > 0);
  const sofa = nameOf(seat);
  if (sees.every(Boolean))
    return ` From the ${sofa} one has it and the fireplace, at the ${opposite(fire.facing)} wall, in sight.`;
  return ` The ${sofa} faces ${seat.facing}, so that from it one turns the head to ${sees[0] ? 'the fireplace' : 'the screen'}.`;
}

/** "Which way should the desk face?". */
function wayItFaces(asked: Asked): string | undefined {
  const item = thingAsked(asked);
  if (!item) return undefined;
  const { room } = asked.e;
  const to = lookedTo(room, { rect: rectOf(item.box), facing: item.facing }, item.kind);
  const isAt = (kind: 'window' | 'door', side: string): boolean =>
    room.openings.some((o) => (o.kind === 'window') === (kind === 'window') && o.side === side);
  const sees = isAt('window', to) ? 'the window' : isAt('door', to) ? 'the door' : 'a wall';
  const rule =
    item.kind === 'desk'
      ? ' One works best with the window at a side and the door in view: before a window the screen is hard to read, with the window behind it glares.'
      : '';
  return `In this plan from the ${nameOf(item)} one looks ${to}, to ${sees}.${rule}`;
}

/** "Will a sectional block the door?". */
function blocks(asked: Asked): string {
  const { room } = asked.e;
  const item = thingAsked(asked);
  const met = asked.e.findings.filter(({ rule, met: is }) => /door|way|path|swing/.test(rule) && !is);
  if (!item || (item.kind === 'sofa' && /\bsectional\b/.test(asked.words)))
    return 'None of it is drawn. Whatever stands there leaves 36 in to each door, and the swing of its leaf free.';
  const { front } = clearAbout(item, room);
  return `${met.length === 0 ? 'No: as drawn every door opens and is reached' : 'Partly: see the checks below the plan'}. The ${nameOf(item)} takes ${sizeOf(item)}, with ${feetAndInches(front)} before it.`;
}

/** A rug lies under the front legs of what one sits on. */
function rug({ e: { room } }: Asked): string {
  const drawn = itemsOf(room, 'rug')[0];
  const rule =
    'A rug reaches under the front legs of the sofa and the chairs, and leaves 12 to 18 in of floor along the walls';
  return drawn
    ? `${rule}: here ${feetAndInches(Math.max(drawn.box.widthIn, drawn.box.depthIn))} by ${feetAndInches(Math.min(drawn.box.widthIn, drawn.box.depthIn))} is drawn.`
    : `${rule}: 8 by 10 ft is usual, 9 by 12 ft in a large room. None is drawn.`;
}

/** One sits 1.2 to 1.6 times the diagonal from a screen. */
function fromScreen({ e: { room } }: Asked): string | undefined {
  const [tv, seat] = [itemsOf(room, 'tv')[0], itemsOf(room, 'sectional', 'sofa')[0]];
  const diagonal = tv?.traits && 'diagonalIn' in tv.traits ? Number(tv.traits.diagonalIn) : 65;
  const here =
    tv && seat ? ` Here: ${feetAndInches(Math.round(gap(rectOf(tv.box), rectOf(seat.box))))}.` : '';
  return `From a screen of ${diagonal} in one sits ${feetAndInches(Math.round(diagonal * 1.2))} to ${feetAndInches(Math.round(diagonal * 1.6))} away (THX, SMPTE).${here}`;
}

/** An island of 2 by 4 ft with its aisles, before cabinets at one wall. */
const ISLAND_WANTS = 25.5 + 42 + 24 + 36;
function islandTight({ e }: Asked): string {
  const island = itemsOf(e.room, 'base-cabinet').find(({ group }) => group === 'island');
  const aisle = e.findings.find(({ rule }) => rule === 'work-aisle');
  if (island)
    return `As drawn it leaves ${aisle ? `${Math.round(aisle.measured)} in` : 'its aisle'} to work in; 42 in is the least for one cook, 48 in for two, 36 in to walk by (NKBA 6 and 7).`;
  const { w, d } = boundsOf(e.room.shell);
  const isDeep = Math.min(w, d) >= ISLAND_WANTS;
  return `None is drawn. Cabinets at one wall, an aisle of 42 in, an island 24 in deep and 36 in behind it want ${feetAndInches(ISLAND_WANTS)}: ${isDeep ? `the room has ${feetAndInches(Math.min(w, d))}, so a small one fits where no cabinets face it` : `the room has ${feetAndInches(Math.min(w, d))}, so it is too tight`}.`;
}

/** Two basins want 60 in of wall; a tub takes 60 in and a toilet 30. */
function twoSinks({ e: { room } }: Asked): string {
  const drawn = itemsOf(room, 'vanity');
  const widest = Math.max(0, ...drawn.map(({ box }) => Math.max(box.widthIn, box.depthIn)));
  const basins = drawn.reduce(
    (sum, { traits }) => sum + (traits && 'sinks' in traits ? Number(traits.sinks) : 1),
    0,
  );
  return `Two basins want a vanity of 60 in, 36 in from middle to middle (NKBA), beside 60 in for a tub and 30 in for a toilet. ${basins > 1 ? `Yes: ${basins} are drawn` : `Here ${widest > 0 ? `${widest} in are left for it, which is one basin` : 'no wall has that left'}`}.`;
}

/** No rule tells a door of a bath which way to swing. */
function swing({ e: { room } }: Asked): string {
  const door = room.openings.find(({ kind }) => kind === 'door');
  const here = door?.swing
    ? ` Here it opens ${door.swing.into === 'room' ? 'into the room, clear of what stands in it' : 'out of the room'}.`
    : '';
  return `No: no rule asks for it. It opens in where its leaf strikes nothing; out, as a pocket or a barn door it gives back 6 to 8 sq ft, and helpers reach who fell behind it.${here}`;
}

/** IRC P2705.1: 15 in from the middle of a toilet to its sides and 21 in before it. */
function toiletByCode({ e: { room } }: Asked): string {
  const rule =
    'The code wants 15 in from the middle of a toilet to each side, 21 in before it and 6 ft 8 in over its front (IRC P2705.1, R305.1)';
  const toilet = itemsOf(room, 'toilet')[0];
  if (!toilet) return `${rule}. None is drawn here.`;
  const { left, right, front } = clearAbout(toilet, room);
  const half = Math.min(toilet.box.widthIn, toilet.box.depthIn) / 2;
  const side = Math.round(Math.min(left, right) + half);
  const isMet = side >= 15 && front >= 21;
  return `${isMet ? 'Yes, as drawn' : 'Not as drawn'}: ${side} in to the nearer side and ${front} in before it. ${rule}.`;
}

/** "How many cabinets will we lose?". */
function cabinetsDrawn({ e: { room } }: Asked): string {
  const count = (...kinds: Parameters<typeof itemsOf>[1][]): number => itemsOf(room, ...kinds).length;
  return `This plan has ${count('base-cabinet', 'corner-base-cabinet', 'sink-base')} base, ${count('wall-cabinet', 'corner-wall-cabinet')} wall and ${count('tall-cabinet')} tall cabinets; how many stand today was not told: count them and compare.`;
}

/** "Can we seat ten in here?": the places that are drawn. */
function seated({ e }: Asked): string {
  const [table, all] = [seatsAt('dining', e), seatsAt('sofa', e)];
  const drawn = [
    table > 0 ? `${table} at the table` : '',
    all > 0 ? `${all} on what one sits on` : '',
  ].filter(Boolean);
  return `${drawn.length > 0 ? `In this plan ${drawn.join(' and ')} have a place` : 'No seats are drawn here'}; a place at a table takes 24 in of its edge and 36 in behind the chair, so that ten want a table of 9 ft or more in 10 by 15 ft.`;
}

export const OF_LAYOUT: readonly Topic[] = [
  {
    asks: [
      [
        /^(?:and |but |so )?(?:where|which wall|which side|what wall)\b/,
        /\b(?:go|be|put|hang|sit|stand|fit|place|best)\b/,
      ],
      [/\b(?:another|other|different|better|which|what) (?:wall|spot|place|side)\b/],
      [/\bsee both\b/],
    ],
    unless: /\btoilet\b|\bpermit\b|\bsink\b/,
    answer: whereItStands,
  },
  { asks: [[/\b(?:which|what) (?:way|direction)\b/, /\bface\b/]], answer: wayItFaces },
  { asks: [[/\bblock(?:s|ing)?\b|\bin the way of\b/, /\bdoor|walk|way\b/]], answer: blocks },
  { asks: [[/\brug\b/, /\b(?:how (?:big|large)|what size|size)\b/]], answer: rug },
  { asks: [[/\bhow (?:far|close)\b/, /\b(?:tv|television|screen)\b/]], answer: fromScreen },
  {
    asks: [[/\bisland\b/, /\b(?:tight|too (?:big|much|small)|cramped|crowded|squeeze)\b/]],
    answer: islandTight,
  },
  {
    asks: [[/\b(?:two|double|2) (?:sinks|vanit|basins)/, /\b(?:enough|fit|room|big|squeeze|space)\b/]],
    answer: twoSinks,
  },
  { asks: [[/\bdoor\b/, /\bswing\b|\bopen (?:in|out)\b/]], unless: /\bcloset\b|\bgarage\b/, answer: swing },
  { asks: [[/\btoilet\b/, /\b(?:to code|by code|legal|legally|allowed)\b/]], answer: toiletByCode },
  { asks: [[/\bhow many\b/, /\bcabinets?\b/]], answer: cabinetsDrawn },
  {
    asks: [[/\bseat\b/, /\b(?:six|seven|eight|nine|ten|twelve|1?\d|people|everyone|everybody|us all)\b/]],
    unless: /\b(?:shower|toilet|window|bidet|car)\b/,
    answer: seated,
  },
];
