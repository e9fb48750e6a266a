import type { Side } from '@plumbline/concept';
import { allMatches } from '../text/all-matches.js';
import type { Span } from '../text/span.js';

/** How the writer looks, and what the text tells of the compass beside the places of things. */

const WHO = "(?:you(?:'re|’re)?|we(?:'re|’re)?|i(?:'m|’m)?|one)(?: are| am| is)?(?: first)?";
const ROOM =
  '(?:room|door(?:way)?|kitchen|bath(?:room)?|bedroom|garage|entry|entrance|front door|hall(?:way)?|house|space|bottom|foot|basement|office|laundry|mudroom|living room|dining room|foyer|stairs)';

/** "As you come in from the garage", "when you open the door", "from the doorway". */
const ENTERING = new RegExp(
  String.raw`,? ?\(?(?:\b(?:as|when|once|after|if) ${WHO} (?:enter(?:ing)?(?= |[,.;:)]|$)|(?:walk|com|go|step|gett?|pull|driv|back)(?:e|ing)?(?= (?:in|inside|into|through|to|from|down|up|here|out)\b)|open(?:ing)?(?= the (?:front |entry )?door\b)|(?:are |'re )?stand(?:ing)?(?= (?:in|at) the (?:door|entr|hall)))|(?<=[,(] ?|\b(?:left|right|ahead) )(?:coming|walking|stepping) (?=in))(?: (?:down|in(?:side)?(?:to)?|to|through|at|up|from|of|out|it|here|there|right|the|our|this|that)\b){0,4}(?: ${ROOM}(?: of the stairs| door(?:way)?)?)?(?: from (?:the |our )?[a-z]{3,10}(?: room)?)?\)?|,? (?:seen |looking )?from the (?:door|doorway|entry|entrance)\b(?! to)`,
  'gi',
);
/** "Walk in and the vanity is …". */
const WALK_IN = /(?:^|(?<=[.;!?\n] ?))(?:walk|come|step|go) in(?:side)?(?: and|,) /gi;

/** "When I'm at the sink", "if you're looking out at the yard", "standing at the house looking out". */
const LOOKING = new RegExp(
  String.raw`,? ?\(?\b(?:(?:when|as|if|while|where) ${WHO} )?(?:(?:just )?(?:stand(?:ing)?|sit(?:ting)?) (?:at|in front of|facing|before) (?:the |my |our )?(?<at>[a-z]{3,10})(?: (?<out>looking out|and look out))?|(?<=(?:when|as|if|while) (?:i(?:'m|’m| am)|you(?:'re|’re| are)|we(?:'re|’re| are)) )at (?:the |my )?(?<being>[a-z]{3,10})|(?:facing|fac(?:e)|look(?:ing)?) (?:(?:at|towards?|to) )?(?:the |my |our )(?<looked>[a-z]{3,10})|(?:do|doing|wash|washing) (?:the )?(?<chore>dishes|up)|look(?:ing)? out(?: (?:of|at|to|over|through|on|onto|to))?(?: (?:the |our )?(?<seen>[a-z]{3,10}))?)\)?`,
  'gi',
);

export interface View extends Span {
  /** What the writer looks at; undefined for one who comes in. */
  readonly at?: string;
  /** "I sit facing the door": of what is on "my left", and no words of a place. */
  readonly sits?: true;
  /** Standing with the back to the house. */
  readonly fromHouse?: true;
}

const SITS =
  /\bi(?:['’]d like to|['’]ll| want to| will| like to)? (?:sit|work|face|look)(?: at my desk)?(?: facing| looking(?: at| out)?| at| toward| towards)?(?: the| my)? (door|windows?|fireplace|tv|street|yard)\b/i;

/** Nobody looks round more often. */
const MOST = 40;

/** Begins a view that is said of the writer, and not what a thing does: "the desk facing the door". */
const OF_WRITER = /^,? ?\(?(?:when|as|if|while|where)\b|^, ?\(?(?:stand|sit|look)ing/i;
const BARE = /^,? ?\(?(?:stand|sit|look)/i;

export function viewsOf(text: string): readonly View[] {
  const views: View[] = [];
  for (const match of allMatches(text, LOOKING)) {
    if (views.length >= MOST) break;
    const { out, being, looked, seen, chore } = match.groups ?? {};
    const at = chore ? 'sink' : match.groups?.at;
    const begins = /(?:^|[,(.;!?\n] ?)$/.test(text.slice(Math.max(0, match.index - 2), match.index));
    if (!(OF_WRITER.test(match[0]) || (begins && BARE.test(match[0]))) && being === undefined) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    if (/^house$/i.test(at ?? '') && out) views.push({ ...span, fromHouse: true });
    else if (!/^(?:door|doorway|entry|entrance|bottom)$/i.test(at ?? ''))
      views.push({ ...span, at: (at ?? being ?? looked ?? seen ?? 'out').toLowerCase() });
  }
  for (const match of [...text.matchAll(WALK_IN), ...text.matchAll(ENTERING)]) {
    if (views.length >= MOST) break;
    const span = { start: match.index, end: match.index + match[0].length };
    if (!views.some((one) => one.start < span.end && span.start < one.end)) views.push(span);
  }
  const sits = SITS.exec(text);
  if (sits)
    views.push({
      start: sits.index,
      end: sits.index + sits[0].length,
      at: (sits[1] ?? '').toLowerCase(),
      sits: true,
    });
  return views.sort((a, b) => a.start - b.start);
}

const SIDE = '(?<side>north|south|east|west)(?:ern)?';
const ABOUT = '(?: (?:more or less|roughly|about|mostly|pretty much|due|basically|the|to|toward|towards))*';

export interface Facts {
  /** What lies on a side: the back of the house, its front, the street. */
  readonly beyond: ReadonlyMap<string, Side>;
  /** A hand that is told by the compass: "south is on the right". */
  readonly hands: readonly { readonly hand: 'left' | 'right' | 'far' | 'near'; readonly side: Side }[];
  /** Where the text says so, and the side that was said last. */
  readonly said: readonly (Span & { readonly side: Side; readonly told: boolean })[];
}

const HOUSE = new RegExp(
  String.raw`\b(?:the )?(?<what>back|front|rear)(?: of (?:the|our|my) (?:house|home|place))?(?: side| wall)?(?: is [a-z ]{3,24} and)? (?:faces|looks|is|sits|points)(?: out)?${ABOUT} ${SIDE}\b(?! (?:wall|side) (?:has|is))`,
  'gi',
);
const WHOLE_HOUSE = new RegExp(
  String.raw`\b(?:(?:the|our|my) )?(?:house|home) (?:faces|looks|fronts)${ABOUT} ${SIDE}\b`,
  'gi',
);
const BEYOND = new RegExp(
  String.raw`\b(?<what>street|road|yard|back ?yard|garden|driveway|house|hall|hallway|kitchen|garage|alley|lake|water|deck|neighbou?r(?:'s|s)?|back|front)(?:[- ](?:side|wall|end))?(?<tail>(?:, |,? \(| )(?:(?:which|that|it) ?(?:is|'s|’s) |is )?(?:on |to )?(?:the )?${SIDE}(?: (?:side|wall|one))?\)?)(?=[,.;:!?\n ]|$)`,
  'gi',
);
const HAND = new RegExp(
  String.raw`\b${SIDE}(?: side| wall)? is (?:on |to )?(?:the|your|our|my) (?<hand>left|right|far|back)(?:[- ]hand)?(?: side| wall| hand)?\b`,
  'gi',
);

const sideOf = (word = ''): Side => word.toLowerCase() as Side;
const ACROSS: Readonly<Record<Side, Side>> = { north: 'south', south: 'north', east: 'west', west: 'east' };
const BACK = ['back', 'rear', 'yard', 'backyard', 'garden', 'deck'] as const;
const FRONT = ['front', 'street', 'road'] as const;

/** What a text says of the compass by itself. */
export function factsOf(text: string): Facts {
  const beyond = new Map<string, Side>();
  const hands: Facts['hands'][number][] = [];
  const said: Facts['said'][number][] = [];
  const tell = (words: readonly string[], side: Side): void => {
    for (const word of words) if (!beyond.has(word)) beyond.set(word, side);
  };
  for (const match of [...text.matchAll(HOUSE), ...text.matchAll(WHOLE_HOUSE)]) {
    const side = sideOf(match.groups?.side);
    const front = !/back|rear/i.test(match.groups?.what ?? '');
    tell(front ? FRONT : BACK, side);
    tell(front ? BACK : FRONT, ACROSS[side]);
    said.push({ start: match.index, end: match.index + match[0].length, side, told: true });
  }
  for (const match of allMatches(text, BEYOND)) {
    const { what = '', side: word, tail = '' } = match.groups ?? {};
    const [side, name] = [sideOf(word), what.toLowerCase().replace(' ', '')];
    // "The kitchen is on the north" of another room, "the house faces": only behind a word for the side.
    if (
      !/[- ](?:side|wall|end)\b/i.test(match[0].slice(0, match[0].length - tail.length)) &&
      !/^(?:, |,? \()/.test(tail)
    )
      continue;
    const same = BACK.some((one) => one === name) ? BACK : FRONT.some((one) => one === name) ? FRONT : [name];
    tell(same, side);
    const end = match.index + match[0].length;
    // "The street side, which is south" is one place; "the house wall is to the north" says it of itself.
    const told = /^ (?:is|to|on)\b/i.test(tail);
    said.push({ start: told ? match.index : end - tail.length, end, side, told });
  }
  for (const match of allMatches(text, HAND)) {
    const hand = /far|back/i.test(match.groups?.hand ?? '') ? 'far' : match.groups?.hand?.toLowerCase();
    hands.push({ hand: hand as 'left' | 'right' | 'far', side: sideOf(match.groups?.side) });
    said.push({
      start: match.index,
      end: match.index + match[0].length,
      side: sideOf(match.groups?.side),
      told: true,
    });
  }
  return { beyond, hands, said };
}
