import { frameOf, type Opening, type Survey, type SurveyLength } from '@plumbline/concept';
import { openingAlong, withOuterWalls } from '../by-hand/tape-walk.js';
import { type PlacedThing, placeNear, thingInShell } from '../by-hand/things-at-walls.js';
import { outlinedShell } from '../shell/rectilinear.js';
import type { ScannedRoom } from './enclosed-rooms.js';

/**
 * One standard deviation of a length of a phone's scan: a share of it, and inches at least. Comparisons of RoomPlan with
 * laser scans find errors of walls of 1 to 4 cm.
 */
const SCAN_SPREAD = { share: 0.01, inches: 0.75 } as const;
/** Of a length that the scan does not tell and that is only usual. Inches. */
const USUAL_SPREAD_IN = 4;
const TYPED_SPREAD_IN = 0.5;
/** As many as are told by hand: what a scan has more of is no one room's. */
const MOST = { openings: 12, things: 20 } as const;

/** What a person adds to a scan that does not tell it. */
export interface ScanTold {
  readonly ceilingIn: number;
  /** Whether a person told the ceiling, or the scan. */
  readonly typed: boolean;
}

/** The survey of a room of a scan; nothing where the room's walls touch or cross. */
export function surveyOfScan(room: ScannedRoom, { ceilingIn, typed }: ScanTold): Survey | undefined {
  const outlined = outlinedShell(room.outline, ceilingIn);
  if (!outlined) return undefined;
  const { shell, walls, place, isReversed } = outlined;
  const scanned = (inches: number): Pick<SurveyLength, 'spreadIn' | 'source'> => ({
    spreadIn: Math.max(SCAN_SPREAD.inches, SCAN_SPREAD.share * inches),
    source: 'scan',
  });
  const usual = { spreadIn: USUAL_SPREAD_IN, source: 'assumed' } as const;
  const lengths: SurveyLength[] = walls.map((on) => {
    const inches = frameOf(shell, on).lengthIn;
    const { spreadIn, source } = scanned(inches);
    return { of: 'wall', on, inches, spreadIn: Math.max(spreadIn, room.movedIn / 2), source };
  });
  lengths.push({
    of: 'ceiling',
    inches: ceilingIn,
    ...(typed ? { spreadIn: TYPED_SPREAD_IN, source: 'typed' } : scanned(ceilingIn)),
  });
  const openings: Opening[] = [];
  for (const { wall, kind, from, width, sillIn, heightIn } of room.openings.slice(0, MOST.openings)) {
    const on = walls[wall]!;
    // A wall told counter-clockwise runs from its right corner to its left, as one looks at it from inside.
    const fromLeft = isReversed ? from : frameOf(shell, on).lengthIn - from - width;
    const opening = openingAlong(shell, on, `opening-${openings.length + 1}`, {
      kind,
      from: fromLeft,
      width,
      sill: sillIn ?? undefined,
      height: heightIn ?? undefined,
    });
    openings.push(opening);
    const length = (of: SurveyLength['of'], inches: number, isTold: boolean): SurveyLength => ({
      of,
      on: opening.id,
      inches,
      ...(isTold ? scanned(inches) : usual),
    });
    lengths.push(
      length('opening-offset', opening.offsetIn, true),
      length('opening-width', opening.widthIn, true),
      length('opening-height', opening.heightIn, heightIn !== null),
      ...(kind === 'window' ? [length('opening-sill', opening.sillIn, sillIn !== null)] : []),
    );
  }
  const things = room.things.slice(0, MOST.things).map(({ kind, at, w, d }, i): PlacedThing => {
    const near = placeNear(shell, place(at), { kind });
    const { side } = frameOf(shell, near.wall);
    const [widthIn, depthIn] = side === 'north' || side === 'south' ? [w, d] : [d, w];
    const sizes = widthIn >= 4 && depthIn >= 2 ? { widthIn: eighth(widthIn), depthIn: eighth(depthIn) } : {};
    return {
      id: `thing-${i + 1}`,
      kind,
      plan: 'keep',
      ...sizes,
      ...placeNear(shell, place(at), { kind, ...sizes }),
    };
  });
  return {
    photos: [],
    shell: withOuterWalls(shell, openings),
    openings,
    existing: things.map((thing) => thingInShell(shell, thing)),
    lengths,
    measuredBy: 'scan',
  };
}

const eighth = (inches: number): number => Math.round(inches * 8) / 8;
