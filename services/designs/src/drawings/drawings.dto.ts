import { PAPERS, type Paper } from '@plumbline/drawing';
import { IsIn, IsOptional } from 'class-validator';

const NAMES = Object.keys(PAPERS) as Paper[];

export class DrawingsQuery {
  /** Letter (ANSI A) where it is not said, or tabloid (ANSI B), whose elevations stand at a larger scale. */
  @IsOptional()
  @IsIn(NAMES, { message: `paper must be of: ${NAMES.join(', ')}` })
  paper?: Paper;
}

const SHOWN = ['shown', 'none'] as const;

export class QuantitiesQuery {
  /** `none` leaves out prices and their sources, for whoever is to price the quantities. */
  @IsOptional()
  @IsIn(SHOWN, { message: `prices must be of: ${SHOWN.join(', ')}` })
  prices?: (typeof SHOWN)[number];
}
