import { type Drawing, type DrawingUnit, floorOfDrawing, readDxf } from './dxf.js';
import { enclosedRooms, type ScannedRoom } from './enclosed-rooms.js';
import { floorsOfRoomPlan } from './room-plan.js';
import { SCAN_LIMITS, type ScannedFloor, ScanRefusal } from './scanned-floor.js';

/** What a file of a scan holds. */
export interface Scan {
  /** The largest first; there is one at least. */
  readonly rooms: readonly ScannedRoom[];
  /** The unit of a drawing that does not say in which it is drawn: the likeliest, or the one that was asked for. */
  readonly unit: DrawingUnit | null;
}

/** Sides of rooms that a unit is believed for, inches. */
const LIKELY_SIDE_IN = { least: 60, most: 600 } as const;
/** Those in which apps draw first. */
const LIKELY_UNITS: readonly DrawingUnit[] = ['m', 'ft', 'in', 'cm', 'mm'];

/**
 * Reads a scan that somebody has of a room: RoomPlan's JSON, or a DXF. `unit` is for a drawing that does not tell its own.
 * Takes at most 12 MB, and only what a home has of walls, openings and things.
 *
 * @throws ScanRefusal with the reason
 */
export function readScan(bytes: Uint8Array, unit?: DrawingUnit): Scan {
  if (bytes.byteLength > SCAN_LIMITS.bytes) throw new ScanRefusal('too-large');
  // DWG names its version first: AC1032 is that of 2018.
  if (/^AC\d{4}$/.test(latin(bytes.subarray(0, 6)))) throw new ScanRefusal('dwg');
  const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '');
  const start = text.slice(0, 4_000).trimStart();
  if (start.startsWith('{')) return { rooms: someOf(floorsOfJson(text)), unit: null };
  if (start.startsWith('AutoCAD Binary DXF')) throw new ScanRefusal('binary-dxf');
  if (!/^(0|999)\s/.test(start)) throw new ScanRefusal('unknown');
  const drawing = readDxf(text);
  if (drawing.unit) return { rooms: roomsIn(drawing, drawing.unit), unit: null };
  const chosen = unit ?? likelyUnit(drawing);
  return { rooms: roomsIn(drawing, chosen), unit: chosen };
}

const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

const roomsIn = (drawing: Drawing, unit: DrawingUnit): readonly ScannedRoom[] =>
  someOf([floorOfDrawing(drawing, unit)]);

function someOf(floors: readonly ScannedFloor[]): readonly ScannedRoom[] {
  const rooms = floors.flatMap(enclosedRooms).slice(0, SCAN_LIMITS.rooms);
  if (rooms.length === 0) throw new ScanRefusal('open');
  return rooms;
}

/** The first unit in which the drawing's largest room is one of a home. */
function likelyUnit(drawing: Drawing): DrawingUnit {
  const found = LIKELY_UNITS.find((unit) => {
    const [largest] = enclosedRooms(floorOfDrawing(drawing, unit));
    if (!largest) return false;
    const xs = largest.outline.map(({ x }) => x);
    const ys = largest.outline.map(({ y }) => y);
    return [xs, ys].every((those) => {
      const side = Math.max(...those) - Math.min(...those);
      return side >= LIKELY_SIDE_IN.least && side <= LIKELY_SIDE_IN.most;
    });
  });
  if (!found) throw new ScanRefusal('open');
  return found;
}

function floorsOfJson(text: string): readonly ScannedFloor[] {
  if (depthOf(text) > SCAN_LIMITS.depth) throw new ScanRefusal('too-deep');
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new ScanRefusal('damaged');
  }
  return floorsOfRoomPlan(given);
}

/** How deep brackets stand inside each other, outside of strings. */
function depthOf(text: string): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let i = 0; i < text.length; i++) {
    const at = text.charCodeAt(i);
    if (inString) {
      if (at === 92) i += 1;
      else if (at === 34) inString = false;
    } else if (at === 34) inString = true;
    else if (at === 123 || at === 91) deepest = Math.max(deepest, ++depth);
    else if (at === 125 || at === 93) depth -= 1;
  }
  return deepest;
}
