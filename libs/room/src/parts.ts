/** What drawings are made of: measures, schedules and words of a planned room. For `libs/drawing`; keep it few. */

export { feetAndInches, plainInches, upperFirst } from '@plumbline/brief';
export { hasPocketDoor, isHalfWall } from '@plumbline/concept';
export { materialName } from './describe.js';
export { type Circuit, circuitsOf, serviceLoad } from './estimate/circuits.js';
export { WAINSCOT_IN } from './estimate/take-off/surfaces.js';
export { FURNITURE } from './furniture.js';
export {
  EXTERIOR_WALL,
  frontDepth,
  frontWidth,
  grow,
  INTERIOR_WALL,
  inFront,
  rectOf,
} from './geometry/geometry.js';
export { triangleLegs } from './rules/kitchen/work-triangle.js';
export { ahead } from './rules/measuring/measure-plan.js';
export { zonesOf } from './rules/zones.js';
export { type RemainsAndGoes, remainsAndGoes } from './schedule/remains-and-goes.js';
export {
  EXISTING_TAG,
  heightOf,
  plainName,
  REMOVED_TAG,
  type Row,
  type Schedule,
  scheduleOf,
  withExisting,
} from './schedule/schedule.js';
export { WALL_MARKS, type WallMark } from './schedule/wall-marks.js';
export { ceilingWords, sizeWords, ZONE_NAMES } from './shape.js';
export { type ShowerDoor, showerDoorOf } from './shower-door.js';
export { floorBehindWalls } from './shown/rooms-as-told.js';
export { measuredNote } from './survey/measured-words.js';
export { valveOf } from './valves.js';
