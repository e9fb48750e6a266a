import { isConvertedPart, upperFirst } from '@plumbline/brief';
import { type Brief, type Finish, PART_USES, type Room, type RoomPart } from '@plumbline/concept';
import { chooseFinishes } from '../../finishes.js';
import { briefOfPart } from './part-briefs.js';
import { type Stripes, stripesOf } from './stripes.js';

/** What is done in each part of a room: on its floor, and on its walls and its ceiling. */

const FLOOR_STAYS =
  /\b(?:leave|keeps?|keeping|stays?|bare)\b[^.,;]{0,20}\b(?:concrete|slab|floor|vinyl|carpet|tile|hardwood|lvp|laminate)\b|\b(?:concrete|slab|floor|vinyl|carpet|tile|hardwood) stays\b/i;
const ON_WALLS = /\b(?:paint(?:ed|ing)?|drywall|sheetrock|insulat\w{1,4}|soundproof\w{0,3}|sound ?proof)\b/i;
const ONLY = /\b(?:only|just)\b/i;

/** The parts of a room with what is done in each. */
export function partsOfRoom(brief: Brief, { stripes }: Stripes): RoomPart[] {
  const inGarage = brief.category === 'garage';
  const walled = brief.inParts?.walled === true;
  const own = stripes.map(({ told, floor }) => briefOfPart(brief, told, floor).materials.floor);
  const floors = stripes.map(({ told }, i) => (FLOOR_STAYS.test(told.words) ? undefined : own[i]));
  const isFloorTold = floors.some((one) => one !== undefined);
  const wallsAlone = stripes.some(({ told: { words } }) => ON_WALLS.test(words) && ONLY.test(words));
  const main = chooseFinishes(brief).floor;
  return stripes.map(({ told, floor }, i): RoomPart => {
    const bay = told.use === 'cars';
    const built = !told.kept && !(bay && walled);
    const material = floors[i];
    const converts = inGarage && isConvertedPart(told);
    const laid =
      material !== undefined ||
      ((!isFloorTold || converts) && built && !bay && !FLOOR_STAYS.test(told.words));
    const dressed = wallsAlone ? ON_WALLS.test(told.words) : built || (bay && ON_WALLS.test(told.words));
    const finish = material || isFloorTold ? floorOf(brief, material) : undefined;
    return {
      use: told.use,
      name: upperFirst(told.called ?? PART_USES[told.use]),
      x: floor.x,
      y: floor.y,
      widthIn: floor.w,
      depthIn: floor.d,
      ...(told.kept ? { kept: true } : {}),
      ...(converts ? { converted: true } : {}),
      work: [
        ...(laid && !told.kept ? (['floor'] as const) : []),
        ...(dressed && !told.kept ? (['walls'] as const) : []),
      ],
      ...(finish && finish.material !== main.material ? { floor: finish } : {}),
    };
  });
}

/** The finish of a floor of this material; without one as a room of the kind has it. */
function floorOf(brief: Brief, material: string | undefined): Finish {
  const { floor: _, ...others } = brief.materials;
  return chooseFinishes({ ...brief, materials: material ? { ...others, floor: material } : others }).floor;
}

/** A room that is planned as one, with the parts that words divide it into: cars tell which of them is theirs. */
export function withOpenParts(room: Room, brief: Brief): Room {
  const { inParts } = brief;
  if (!inParts || room.parts || brief.shell) return room;
  const cars = room.items.filter(({ kind }) => kind === 'car');
  const front =
    brief.category === 'garage'
      ? (room.openings.find(({ kind }) => kind === 'garage-door')?.side ?? 'south')
      : undefined;
  const parts = inParts.parts.map((part) =>
    part.use === 'cars' && cars.length > 0 ? { ...part, side: sideOfCars(room, cars, front) } : part,
  );
  const divider = room.items.some(({ group }) => group === 'divider');
  const stripes = stripesOf(
    { size: brief.size, inParts: { ...inParts, parts, walled: inParts.walled && divider } },
    front,
  );
  return stripes ? { ...room, parts: partsOfRoom(brief, stripes) } : room;
}

function sideOfCars(
  room: Room,
  cars: Room['items'],
  front: string | undefined,
): 'west' | 'east' | 'south' | 'north' {
  const level = front === undefined || front === 'south' || front === 'north';
  const middle =
    cars.reduce((n, { box }) => n + (level ? box.x + box.widthIn / 2 : box.y + box.depthIn / 2), 0) /
    cars.length;
  const low = middle < (level ? room.widthIn : room.depthIn) / 2;
  return level ? (low ? 'west' : 'east') : low ? 'south' : 'north';
}
