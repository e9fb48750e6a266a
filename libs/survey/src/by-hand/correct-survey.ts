import { frameOf, type Opening, type Survey, type SurveyLength, type WallId } from '@plumbline/concept';
import type { Measured } from '../box/measure.js';
import { openingLengthIn } from '../opening-length.js';
import { leftIsStart, outlinedShell, settled } from '../shell/rectilinear.js';
import { type AlongWall, openingAlong, withOuterWalls } from './tape-walk.js';
import { placedFrom, thingInShell } from './things-at-walls.js';

/** Corrections by hand of a room that was measured without a photo: what is typed wins over what was measured. */

/** How exactly people read a tape. Inches. */
const TAPE_SPREAD_IN = 0.5;
/** A wall that was typed gives way to no other one. Inches. */
const FIRM_IN = 0.05;

const typed = { spreadIn: TAPE_SPREAD_IN, source: 'typed' } as const;

/** The survey with one wall as long as it was typed; the others give way by how surely they are known. Nothing where walls would touch or cross. */
export function withWallLength(survey: Survey, wall: WallId, inches: number): Survey | undefined {
  const { shell, lengths } = survey;
  const measured = shell.walls.map(({ id }): Measured => {
    if (id === wall) return { inches, spread: FIRM_IN };
    const told = lengths.find(({ of, on }) => of === 'wall' && on === id);
    const was = frameOf(shell, id).lengthIn;
    return {
      inches: was,
      spread: told?.source === 'typed' ? TAPE_SPREAD_IN : Math.max(1, told?.spreadIn ?? 24),
    };
  });
  // Of a wall that is a side by itself, the walls across from it follow: they say the same.
  const { corners } = settled(shell.outline, loosened(survey, wall, measured));
  const outlined = outlinedShell(corners, shell.ceiling.heightIn);
  if (!outlined) return undefined;
  const idNow = new Map(shell.walls.map(({ id }, i) => [id, outlined.walls[i]!]));
  const opened = survey.openings.map((opening): Opening => {
    const along = alongOf(survey, opening);
    return { ...opening, ...openingAlong(outlined.shell, idNow.get(opening.wall)!, opening.id, along) };
  });
  const now = withOuterWalls(outlined.shell, opened);
  return {
    ...survey,
    shell: now,
    openings: opened,
    existing: survey.existing.map((thing) => {
      const placed = placedFrom(shell, thing);
      return { ...thing, ...thingInShell(now, { ...placed, wall: idNow.get(placed.wall)! }) };
    }),
    lengths: lengths.map((length) => {
      if (length.of === 'wall') {
        const on = idNow.get(length.on as WallId)!;
        const long = frameOf(now, on).lengthIn;
        return { ...length, on, inches: long, ...(length.on === wall ? typed : {}) };
      }
      return { ...length, inches: openingLengthIn(length, opened) ?? length.inches };
    }),
  };
}

/** In a rectangle the wall across has the same length: it is let go with the one that was typed. */
function loosened(
  { shell }: Pick<Survey, 'shell'>,
  wall: WallId,
  measured: readonly Measured[],
): readonly (Measured | undefined)[] {
  const i = shell.walls.findIndex(({ id }) => id === wall);
  return measured.map((one, k) =>
    k !== i && (k - i) % 2 === 0 && shell.walls.length === 4 ? undefined : one,
  );
}

/** The survey with a ceiling as high as it was typed; openings that would stick out of it end below it. */
export function withCeiling(survey: Survey, inches: number): Survey {
  const shell = { ...survey.shell, ceiling: { ...survey.shell.ceiling, heightIn: inches } };
  const opened = survey.openings.map(
    (opening): Opening => ({
      ...opening,
      ...openingAlong(shell, opening.wall, opening.id, alongOf(survey, opening)),
    }),
  );
  return {
    ...survey,
    shell,
    openings: opened,
    existing: survey.existing.map((thing) => ({
      ...thing,
      ...thingInShell(shell, placedFrom(shell, thing)),
    })),
    lengths: survey.lengths.map((length) =>
      length.of === 'ceiling'
        ? { ...length, inches, ...typed }
        : { ...length, inches: openingLengthIn(length, opened) ?? length.inches },
    ),
  };
}

/** An opening as it is told along its wall, from the wall's left corner as one looks at it from inside. */
export function alongOf(
  { shell }: Pick<Survey, 'shell'>,
  { wall, side, kind, offsetIn, widthIn, sillIn, heightIn }: Opening,
): Required<AlongWall> {
  const from = leftIsStart(side) ? offsetIn : frameOf(shell, wall).lengthIn - offsetIn - widthIn;
  return { kind, from, width: widthIn, sill: sillIn, height: heightIn };
}

/** The survey with an opening as it was told by hand; a new id adds one. */
export function withOpening(survey: Survey, id: string, wall: WallId, told: AlongWall): Survey {
  const made = openingAlong(survey.shell, wall, id, told);
  const before = survey.openings.find((one) => one.id === id);
  const openings = before
    ? survey.openings.map((one) => (one.id === id ? { ...one, ...made } : one))
    : [...survey.openings, made];
  const ofs = [
    'opening-offset',
    'opening-width',
    'opening-height',
    ...(made.kind === 'window' ? (['opening-sill'] as const) : []),
  ] as const;
  const known = (of: SurveyLength['of']) => survey.lengths.find((one) => one.of === of && one.on === id);
  const lengths = ofs.map((of): SurveyLength => {
    const inches = openingLengthIn({ of, on: id }, openings)!;
    const was = known(of);
    return was && Math.abs(was.inches - inches) < 0.01 ? was : { of, on: id, inches, ...typed };
  });
  return {
    ...survey,
    openings,
    shell: withOuterWalls(survey.shell, openings),
    lengths: [...survey.lengths.filter(({ on }) => on !== id), ...lengths],
  };
}

export function withoutOpening(survey: Survey, id: string): Survey {
  const openings = survey.openings.filter((one) => one.id !== id);
  return {
    ...survey,
    openings,
    shell: withOuterWalls(survey.shell, openings),
    lengths: survey.lengths.filter(({ on }) => on !== id),
  };
}
