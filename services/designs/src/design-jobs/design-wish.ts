import type { RoomCategory } from '@plumbline/contracts';

/** A homeowner's wish as it was typed (spec §3, Design request), trimmed and with the ZIP cut to five digits. */
export interface DesignWish {
  readonly zipCode: string;
  readonly category: RoomCategory;
  readonly fullAddress?: string;
  readonly style?: string;
  readonly area?: string;
  readonly colors?: string;
  readonly layout?: string;
  readonly features?: string;
  readonly budget?: number;
  readonly workType?: string;
  readonly materials?: number;
  readonly startInDays?: number;
  readonly durationDays?: number;
  readonly paymentPhases?: string;
  readonly requirements?: string;
  readonly designPrompt: string;
  readonly contractorPrompt: string;
  /** Names of the fields that nobody touched. */
  readonly defaults?: readonly string[];
  /** Ids of the designs that this is to be another idea than, the first first. */
  readonly otherThan?: readonly string[];
}
