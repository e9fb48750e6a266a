import type { RoomCategory } from '@plumbline/contracts';
import type { Finishes, StyleId } from '../room.js';

/** What a homeowner wants, read from their words into things the planner knows. Lengths are inches. */
export interface Brief {
  readonly category: RoomCategory;
  /** For the category "other": what the room is for, as far as the words tell. */
  readonly purpose: Purpose;
  readonly style: StyleId;
  readonly size: RoomSize;
  readonly colors: readonly ColorWish[];
  /** Layouts wished for, the first named first. */
  readonly layouts: readonly string[];
  /** Ids from the feature vocabulary. */
  readonly wanted: readonly string[];
  readonly refused: readonly string[];
  /** Refused in one place only: "no upper cabinets on the window wall". */
  readonly refusedAt: readonly { readonly feature: string; readonly place: string }[];
  /** What the owner keeps or brings. Not in concepts that were stored before this was read: see {@link keptOf}. */
  readonly kept?: readonly Kept[];
  /** Materials and colours that are not to be used, by name. */
  readonly avoided: readonly string[];
  /** Materials named, by surface. */
  readonly materials: Readonly<Partial<Record<Surface, string>>>;
  readonly door?: Finishes['door'];
  /** US dollars. */
  readonly budgetUsd?: number;
  readonly materialsUsd?: number;
  readonly workType: WorkType;
  readonly startInDays?: number;
  readonly durationDays?: number;
  readonly phases: readonly PaymentPhase[];
  readonly requirements?: string;
  readonly zipCode?: string;
  readonly state?: string;
}

export interface RoomSize {
  readonly widthIn: number;
  readonly depthIn: number;
  readonly ceilingIn: number;
}

export type Surface = Exclude<keyof Finishes, 'door' | 'accentCabinets'>;

export type Purpose =
  | 'open'
  | 'laundry'
  | 'dining'
  | 'mudroom'
  | 'playroom'
  | 'gym'
  | 'sunroom'
  | 'library'
  | 'media'
  | 'craft'
  | 'music';

export type WorkType = 'labor only' | 'labor and materials' | 'materials only';

export interface ColorWish {
  readonly name: string;
  readonly hex: string;
  /** The surface it was said of, if one was. */
  readonly on?: Surface | 'accentCabinets';
  /** Said of all lower cabinets: those of an island are not the only ones. */
  readonly lowers?: boolean;
}

export interface PaymentPhase {
  readonly name: string;
  readonly percent: number;
}

/** A thing that stays as it is, stays and is made good, is not moved, or comes from the owner. */
export interface Kept {
  /** Of the table of what can be kept. */
  readonly id: string;
  readonly how: 'kept' | 'renewed' | 'in place' | 'supplied';
}

/** How the words were read: shown back to the homeowner. */
export interface Reading {
  /** Words, and what they were taken to mean. */
  readonly understood: readonly Understood[];
  /** What was not said, and what was taken instead. */
  readonly assumed: readonly string[];
  /** Words that no meaning was found for. */
  readonly unread: readonly string[];
}

export interface Understood {
  readonly field: string;
  readonly said: string;
  readonly meaning: string;
}

export const wants = (brief: Brief, feature: string): boolean => brief.wanted.includes(feature);
export const refuses = (brief: Brief, feature: string): boolean => brief.refused.includes(feature);
export const refusesAt = (brief: Brief, feature: string, place: string): boolean =>
  brief.refusedAt.some((r) => r.feature === feature && r.place === place);
/** What the owner keeps or brings, also of an older concept. */
export const keptOf = (brief: Pick<Brief, 'kept'>): readonly Kept[] => brief.kept ?? [];
export const keeps = (brief: Brief, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && (k.how === 'kept' || k.how === 'renewed'));
/** Whether a thing is neither moved nor bought anew. */
export const standsStill = (brief: Brief, id: string): boolean =>
  keptOf(brief).some((k) => k.id === id && k.how !== 'supplied');
