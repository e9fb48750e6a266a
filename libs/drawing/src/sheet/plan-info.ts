import type { Room } from '@plumbline/concept';
import type { RemainsAndGoes } from '@plumbline/room/parts';

/** How surely the whole lengths are known that the plan tells: ± in whole inches. */
export type PlusMinus = Partial<Readonly<Record<'north' | 'west', number>>>;

/** What a plan tells of how its room was measured. */
export interface PlanInfoOfSurvey extends RemainsAndGoes {
  readonly plusMinus?: PlusMinus;
}

/** What the title block tells. */
export interface PlanInfo extends PlanInfoOfSurvey {
  readonly room: Room;
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  readonly zipCode?: string;
  /** How the room was measured. */
  readonly note?: string;
  /** Somebody measured it on site. */
  readonly verified?: boolean;
}

/** What every sheet bears in its title block: how far its lengths are to be trusted. */
export const stampOf = ({ verified }: PlanInfo): string =>
  verified ? 'Field-verified as noted' : 'Concept: verify on site';
