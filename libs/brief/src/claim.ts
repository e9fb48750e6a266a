import type {
  Finishes,
  Kept,
  PaintedSurface,
  PartUse,
  PieceId,
  PlaceRefused,
  Shell,
  Side,
  Surface,
  ThingPlace,
  ThingSize,
  ToldOpening,
  ToldRoom,
  Understood,
  WorkPart,
} from '@plumbline/concept';
import type { StyleId } from '@plumbline/contracts';
import type { Counted } from './things/counts.js';
import type { SeatsAt } from './things/seats.js';

/** What a sentence of the reading says of the room, so that the room can be held against it. */
export type Claim =
  /** Work, days and phases: no room shows them. */
  | { readonly is: 'fact' }
  | { readonly is: 'budget' }
  | { readonly is: 'size'; readonly widthIn: number; readonly depthIn: number }
  | { readonly is: 'ceiling'; readonly heightIn: number }
  /** A part of the shell is as this one has it. */
  | { readonly is: 'shell'; readonly of: 'outline' | 'ceiling' | 'walls'; readonly shell: Shell }
  /** A column or post that belongs to the house. */
  | { readonly is: 'fixed' }
  | { readonly is: 'style'; readonly id: StyleId }
  | { readonly is: 'layout'; readonly id: string }
  /** `landmark`: only told for where something else is. */
  | { readonly is: 'feature'; readonly id: string; readonly landmark?: boolean }
  | { readonly is: 'without'; readonly feature: string; readonly place?: string }
  | { readonly is: 'color'; readonly hex: string; readonly on?: PaintedSurface }
  | { readonly is: 'material'; readonly on: PaintedSurface; readonly id: string }
  /** `takenOut`: the finish that lies or hangs there is taken away, which refuses no other of its kind. */
  | { readonly is: 'not in'; readonly names: readonly string[]; readonly takenOut?: Surface }
  | { readonly is: 'door'; readonly id: Finishes['door'] }
  /** Doors, windows and the like are where they were told. */
  | { readonly is: 'opening'; readonly told: ToldOpening }
  /** A thing stands where it was told. */
  | { readonly is: 'place'; readonly told: ThingPlace }
  /** Cabinets stand at these walls alone, or at none of them. */
  | { readonly is: 'runs'; readonly only?: readonly Side[]; readonly bare?: readonly Side[] }
  /** A room within the room is in its corner, as large as told. */
  | { readonly is: 'room'; readonly told: ToldRoom }
  /** A part of the room that words divide is for this; without a use the wall between the parts; `floor`: it has the floor that is told for it. */
  | { readonly is: 'part'; readonly use?: PartUse; readonly floor?: true }
  /** A thing stands anywhere but where it was told not to. */
  | { readonly is: 'not at'; readonly told: PlaceRefused }
  /** So many people are seated at a table, an island or on sofas. */
  | { readonly is: 'seats'; readonly at: SeatsAt; readonly least: number }
  /** So many of a piece stand in the room. */
  | { readonly is: 'pieces'; readonly id: PieceId; readonly least: number }
  /** A thing of the room is so large. */
  | ({ readonly is: 'thing size' } & ThingSize)
  /** A piece of the table is as large as told. */
  | { readonly is: 'piece size'; readonly id: PieceId; readonly widthIn: number; readonly depthIn?: number }
  /** So many of a thing are there. */
  | { readonly is: 'count'; readonly of: Counted; readonly least: number; readonly most?: number }
  /** How a thing is to be made, which no plan draws. */
  | { readonly is: 'kind'; readonly id: string }
  /** A surface that is named and nothing of it: "new counters". */
  | { readonly is: 'surface'; readonly on: Surface }
  /** What was told of people, house and days. */
  | { readonly is: 'told'; readonly id: string; readonly part?: WorkPart }
  /** The whole room, or how far the job goes. */
  | { readonly is: 'extent'; readonly stays: boolean }
  | { readonly is: 'kept'; readonly id: string; readonly how: Kept['how'] };

/** A sentence of the reading with what it claims. */
export interface UnderstoodClaim extends Understood {
  readonly claim: Claim;
}

/** A claim with the place of its words in the field as it was typed. */
export interface Statement extends UnderstoodClaim {
  /** UTF-16 units, end exclusive; missing for what no text says in so many words. */
  readonly span?: { readonly start: number; readonly end: number };
  /** Said of a new one: "new tub". */
  readonly anew?: true;
  /** The homeowner decided against it, where it contradicted something else. */
  readonly outvoted?: true;
}
