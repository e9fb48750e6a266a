import { feetAndInches, isInNewIsland, mayMove, standsStill, takesWallOut } from '@plumbline/brief';
import type { Box, Concept, Item } from '@plumbline/concept';
import { itemsThatRemain, thingsThatGo } from '../survey/remains.js';
import { type GoneThing, removedOf, wallThatGoes } from './removed.js';

/** What of the room as it is today stays, and what goes. */
export interface RemainsAndGoes {
  /** Items that are there already and remain. */
  readonly remains?: readonly Item[];
  /** What remains is set again where it is drawn: the room is laid out anew, and nobody told where it stood. */
  readonly reused?: boolean;
  /** Where things stand today that are removed or moved. */
  readonly goes?: readonly Box[];
  /** What else is removed, where its place is not known or is that of the new. */
  readonly listed?: readonly GoneThing[];
}

/** Told by the survey of the room, or by words alone where it has none. */
export const remainsAndGoes = ({
  room,
  wishes,
  survey,
  quantities,
}: Pick<Concept, 'room' | 'wishes' | 'survey' | 'quantities'>): RemainsAndGoes =>
  survey
    ? {
        remains: itemsThatRemain({ room, wishes, survey }),
        goes: [...thingsThatGo({ wishes, survey }).map(({ box }) => box), ...wallsOut({ room, wishes })],
      }
    : knownFromWords({ room, wishes, quantities });

/** What words alone tell of what is there: fixtures that remain, where things stood that go, and what else goes. */
function knownFromWords(concept: Pick<Concept, 'room' | 'wishes' | 'quantities'>): RemainsAndGoes {
  const { outlines: things, listed: others } = removedOf(concept);
  const walls = wallsOut(concept);
  const outlines = [...things, ...walls];
  const listed = [
    ...others,
    ...(takesWallOut(concept.wishes)
      ? [
          {
            name: 'Wall',
            amount: walls[0] ? feetAndInches(Math.max(walls[0].widthIn, walls[0].depthIn)) : 'place not told',
          },
        ]
      : []),
  ];
  const remains = concept.room.items.filter(
    (item) => item.existing && MARKED.has(item.kind) && !isInNewIsland(item, concept.wishes),
  );
  return {
    ...(remains.length > 0 ? { remains } : {}),
    ...(remains.length > 0 && isLaidOutAnew(concept.wishes) ? { reused: true } : {}),
    ...(outlines.length > 0 ? { goes: outlines } : {}),
    ...(listed.length > 0 ? { listed } : {}),
  };
}

/** A kitchen whose layout words decide and do not keep: its appliances are set again where they are drawn. */
const isLaidOutAnew = (wishes: Concept['wishes']): boolean =>
  wishes.category === 'kitchen' && mayMove(wishes) && !standsStill(wishes, 'layout');

const wallsOut = (concept: Pick<Concept, 'room' | 'wishes'>): Box[] => {
  const wall = wallThatGoes(concept);
  return wall ? [wall] : [];
};

/** Things that stay are marked each; cabinets, tops and furniture are only drawn light. */
const MARKED: ReadonlySet<string> = new Set([
  'toilet',
  'bathtub',
  'shower',
  'vanity',
  'pedestal-sink',
  'sink-base',
  'refrigerator',
  'range',
  'cooktop',
  'dishwasher',
  'washer',
  'fireplace',
  'stair',
  'water-heater',
  'furnace',
  'piece',
]);
