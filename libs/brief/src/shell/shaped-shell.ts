import {
  type Item,
  type RoomSize,
  rectangularShell,
  type Shell,
  type Side,
  shellOf,
} from '@plumbline/concept';
import { columnsOf } from './columns.js';
import { footprintOf } from './footprint.js';
import type { SaidShape } from './room-shapes.js';
import { ceilingOf } from './told-ceiling.js';
import { type PartOfShell, ToldShapes } from './told-shapes.js';

/** A shell as words tell it, with what they left open. */
export interface ShapedShell {
  readonly shell: Shell;
  /** Things of the house that stand in it. */
  readonly fixed: readonly Item[];
  /** Each thing that was said, with what it was taken to mean. */
  readonly meanings: readonly { readonly said: string; readonly meaning: string; readonly of: PartOfShell }[];
  readonly assumed: readonly string[];
  /** What does not fit the room. */
  readonly unfit: readonly string[];
}

/** The shell of a room of a size with the shapes said of it; undefined where none was said. */
export function shapedShell(size: RoomSize, said: readonly SaidShape[]): ShapedShell | undefined {
  if (said.length === 0) return undefined;
  const told = new ToldShapes(size, said);
  const footprint = footprintOf(told);
  if (!footprint) return undefined;
  const ceiling = ceilingOf(told, footprint);
  const { widthIn, depthIn, isCut, outline } = footprint;
  const plain = isCut ? shellOf(outline, ceiling) : { ...rectangularShell(widthIn, depthIn, 1), ceiling };
  const shell = withWallsTold(plain, told);
  const fixed = columnsOf(told, shell, footprint.base);
  const { meanings, assumed, unfit } = told;
  return { shell, fixed, meanings, assumed, unfit };
}

/** The shell with its load-bearing walls and those that hold pipes. */
function withWallsTold(shell: Shell, told: ToldShapes): Shell {
  const sidesTold = (is: 'bearing' | 'wet', name: string, title: string): ReadonlySet<Side> =>
    new Set(
      told.all(is).map(({ words, shape }) => {
        const side = told.sideOf(shape.at, 'north', name);
        told.means(words, 'walls', `${title} wall: ${side}`);
        return side;
      }),
    );
  const bearing = sidesTold('bearing', 'load-bearing wall', 'Load-bearing');
  const wet = sidesTold('wet', 'plumbing wall', 'Plumbing');
  const walls = shell.walls.map((wall) => ({
    ...wall,
    ...(bearing.has(wall.side) ? { bearing: true } : {}),
    ...(wet.has(wall.side) ? { wet: true } : {}),
  }));
  return { ...shell, walls };
}
