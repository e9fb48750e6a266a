import { type Concept, type Finish, STYLES } from '@plumbline/concept';
import { namesOfKept } from '@plumbline/room';

/** What no picture may do, whatever was wished: moved openings are another house. */
export const NEGATIVE_PROMPT = [
  'moved, added or removed windows',
  'moved, added or removed doors',
  'changed walls, ceiling height or camera position',
  'people, animals, text, logos, watermarks',
  'distorted perspective, warped cabinets, floating objects, blurry, low quality',
].join(', ');

const KEEP =
  'Keep the camera, the walls, the ceiling and every window and door exactly where the picture shows them.';
const KEEP_FIRMLY =
  'Do not move, add or remove any wall, window or door; change only finishes, cabinets, fixtures and furniture.';

/** Kinds of items named at most. */
const ITEMS_MAX = 14;

/** The picture's words: room, style, finishes, what stands in it, and what must stay. */
export function picturePrompt(concept: Concept, firmly: boolean): string {
  const { room, brief } = concept;
  const style = STYLES[room.style];
  const { floor, walls, cabinets, counter, backsplash, metal } = room.finishes;
  const things = [...new Set(room.items.map(({ kind }) => spoken(kind)))].slice(0, ITEMS_MAX);
  const leftOut = brief.unmet.filter((text) => text !== concept.estimate.budget?.text);
  const missed = concept.findings.filter(({ met }) => !met).map(({ text }) => text);
  const stays = namesOfKept(concept.wishes, 'kept', 'in place');
  const feature = concept.wishes.wanted.map(spoken);
  return [
    `A photorealistic interior photograph of the same ${room.category === 'other' ? 'room' : room.category} after a remodel in ${style.name.toLowerCase()} style: ${style.mood}.`,
    `Floor ${finish(floor)}, walls ${finish(walls)}, cabinets ${finish(cabinets)} with ${room.finishes.door} doors, counters ${finish(counter)}, backsplash ${finish(backsplash)}, hardware ${finish(metal)}.`,
    things.length ? `In the room: ${things.join(', ')}.` : '',
    stays.length ? `Keep as the picture shows them: ${stays.join(', ')}.` : '',
    feature.length ? `Wished for: ${feature.join(', ')}.` : '',
    leftOut.length ? `Leave out: ${leftOut.join(' ')}` : '',
    missed.length ? `Leave room as planned: ${missed[0]}` : '',
    firmly ? `${KEEP} ${KEEP_FIRMLY}` : KEEP,
    'Natural daylight, sharp, realistic materials.',
  ]
    .filter(Boolean)
    .join(' ');
}

const spoken = (id: string) => id.replaceAll('-', ' ');
const finish = ({ material, color }: Finish) => `${spoken(material)} (${color})`;
