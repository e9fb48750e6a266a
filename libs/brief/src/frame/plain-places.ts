import type { RoomCategory } from '@plumbline/contracts';
import { lastThingNamed } from '../things/placeable.js';

/** Ways of telling a place that hold in every frame: how one comes in, and a wall with a list of what is at it. */

const PLACE =
  '(?:on|at|in|through) (?:the|one|a) (?:(?:middle|center) of (?:the|one) )?(?:[a-z]{4,6}(?:[- ]hand)? )?(?:wall|side|end)';

/** "You get in from the hall on the east side" tells of a door. */
const ENTERED = new RegExp(
  String.raw`\b(?:you|we|i|everyone|people|everybody|one)(?:'d)? (?:get|come|walk|step|enter)s?(?: (?:in(?:side|to it)?|here)){0,2} (?:from|off|through) (?:the|our) (?<room>[a-z]{3,8}(?: room)?),? (?<place>${PLACE})\b`,
  'gi',
);
const ENTERED_BARE = new RegExp(
  String.raw`\b(?:you|we|i|everyone|people|everybody|one) (?:get|come|walk|step|enter)s?(?: (?:in(?:side|to it)?|here)){0,2} (?<place>${PLACE})\b`,
  'gi',
);

const IN_CORNER =
  /\b(?:you|we|i|everyone|people) (?:get|come|walk|step|enter)s?(?: in(?:side|to it)?)? (?=(?:at|in) the corner of (?:the|a|one) (?:long|short))/gi;
/** "Coming from the hall you face the back door": it is straight ahead. */
const FACED =
  /\b(?:you|we)(?:['’]re| are)? (?:face|facing|look (?:right |straight )?at|looking at|walk (?:right )?up to) (the (?:[a-z]{3,10} )?(?:doors?|windows?|fireplace|tub|toilet|vanity|sink|slider|closet|bed))\b/gi;

const COMING_IN = /\b(?:coming|walking|going|stepping|entering|come|walk|go|enter|open)\b/i;

/** Of the sentence before a place in a text, so many characters. */
const BEFORE = 90;
const clauseBefore = (text: string, at: number): string =>
  text
    .slice(Math.max(0, at - BEFORE), at)
    .split(/[.;!?\n]/)
    .at(-1) ?? '';

/** In a garage a bench is one to work at. */
const BENCH =
  /(?<=(?:^|[.,:;] |\b(?:a|the|my|his|our) ))bench(?= (?:on|along|against|at|across|with(?! (?:hooks?|cubbies|shoes?))|down)\b)/gi;

/** The way in as a door at its place. */
export const enteredAt = (text: string, category: RoomCategory): string =>
  (category === 'garage' ? text.replace(/\bbig doors?\b/gi, 'garage door').replace(BENCH, 'workbench') : text)
    .replace(ENTERED, (...m) => {
      const { room, place } = m.at(-1) as { room: string; place: string };
      return `the door from the ${room} is ${place}`;
    })
    .replace(
      /\bthe (front|back) wall is (?:all|nothing but|mostly) (?:windows|glass) and (?:faces|looks) (north|south|east|west)\b/gi,
      'The $1 faces $2. There are windows on the $2 wall',
    )
    .replace(IN_CORNER, 'the door is ')
    .replace(FACED, (said, thing: string, at: number, whole: string) =>
      COMING_IN.test(clauseBefore(whole, at)) ? `${thing} is straight ahead` : said,
    )
    .replace(ENTERED_BARE, (...m) => `the door is ${(m.at(-1) as { place: string }).place}`)
    .replace(/\bthe cooking(?= (?:should|is|goes|on|will|has|needs|all)\b)/gi, 'the range')
    .replace(
      /\b(the|our) way (?:in)?to (?=(?:the |our )?(?:kitchen|hall|hallway|dining room|bedrooms?|stairs|garage) (?:is|at|on)\b)/gi,
      '$1 doorway to ',
    )
    .replace(
      /\b(bath(?:room)? (?:next to|beside|by) )it\b/gi,
      (said, bath: string, at: number, whole: string) => {
        // "A bedroom with an egress window and a bath next to it".
        const room = /\b(?:guest room|bed ?room)\b/i.exec(clauseBefore(whole, at))?.[0];
        return room ? `${bath}the ${room}` : said;
      },
    )
    .replace(/\bmid-?way (?:on|along|down|of) (?=the (?:north|south|east|west))/gi, 'in the middle of ');

const AT_WALL = String.raw`(?:on|along|against|at) the (?:whole |entire |long |short )?(?:north|south|east|west) (?:wall|side|end)`;
/** "The cooking should be on the north wall: range, pot filler, hood", "along the east wall: a, b and c". */
const LIST = new RegExp(
  String.raw`(?<head>(?:^|(?<=[.;!?\n] ?))[^.;:!?\n]{0,60}?)(?<place>\b${AT_WALL}) ?(?:: ?| [-–—] ?)(?<list>[^.;:!?\n]{3,240})`,
  'gi',
);
/** Over another that has the wall by itself. */
const COMES_ALONG = /\b(?:hood|pot filler|backsplash|microwave|vent|light|lights|sconces?|mirror)\b/i;
const HAS_PLACE =
  /\b(?:north|south|east|west)(?: (?:wall|side|end|corner)|east|west)|\b(?:next to|beside|under|below|opposite|across from|corner)\b/i;

const ON_WALL = String.raw`(?=(?:on|along|against|at|in) the (?:north|south|east|west) (?:wall|side|end)\b)`;

/** "On the east wall I'd like a folding counter with a sink": the things first. */
const WALL_FIRST =
  /((?:^|[.;!?\n]) ?)((?:on|along|against) the (?:north|south|east|west) wall),? (?:(?:i|we)(?:['’]d)? (?:would )?(?:like|love|want|need|picture|have)|put|place) ([^.,;!?\n]{3,80}?)(?=[.,;!?\n]|$| and (?:an?|the|some) )/gi;

/** Walls that were written by the compass, told as every reader of places knows it. */
export const plainly = (text: string): string =>
  listsBound(
    text
      // "The slider takes up most of the north wall".
      .replace(
        /\b(?:takes? up|fills?|covers?|spans?|runs? along) (?:(?:most|all|half|nearly all|the whole) of )?(?=the (?:whole )?(?:north|south|east|west) (?:wall|side|end)\b)/gi,
        'is on ',
      )
      .replace(
        /\b(?:runs? )?(?:the (?:whole |full |entire )?length of|all along|wall to wall on) (?=the (?:north|south|east|west) (?:wall|side|end)\b)/gi,
        'along ',
      )
      .replace(
        /\b(?:to|on|along|at) (the (?:north|south|east|west) (?:wall|side|end))(?: at the bottom)? is where (?:we|i)(?:['’]d)? (?:would )?(?:want|like|love|need) (the|an?|our) ([a-z]{2,12})\b/gi,
        '$2 $3 on $1',
      )
      .replace(WALL_FIRST, '$1$3 $2')
      .replace(new RegExp(String.raw`\binstead ${ON_WALL}`, 'gi'), '')
      .replace(
        new RegExp(
          String.raw`\b((?:outside|back|side|exterior) doors?) to the (?:steps|stoop|walk|path|sidewalk|landing) ${ON_WALL}`,
          'gi',
        ),
        '$1 ',
      ),
  );

/** A wall that is told before a list goes to each thing of it. */
const listsBound = (text: string): string =>
  text.replace(LIST, (whole: string, ...m) => {
    const { head = '', place, list } = m.at(-1) as { head?: string; place: string; list: string };
    const parts = list.split(/(,? and (?=an? |the |\d|[a-z]+$)|, (?:and )?|,)/);
    let bound = 0;
    const made = parts.map((part, i) => {
      if (i % 2 === 1 || COMES_ALONG.test(part) || HAS_PLACE.test(part)) return part;
      if (lastThingNamed(part) === undefined) return part;
      bound++;
      return `${part.trimEnd()} ${place.toLowerCase()}`;
    });
    if (bound === 0) return whole;
    // What the list names is told of there; who is told of before it has its own words.
    const about = lastThingNamed(head) === undefined || /\brange\b/i.test(list) ? '' : `${head}${place}. `;
    return `${about || (/^\s/.test(head) ? ' ' : '')}${made.join('')}`;
  });
