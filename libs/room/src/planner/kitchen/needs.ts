import { keeps, refuses, sizeOf, wants } from '@plumbline/brief';
import type { Brief, SizedThing } from '@plumbline/concept';
import { kitchenClass } from '../../grade/kitchen-class.js';
import { type Mobility, mobilityOf } from '../mobility.js';

/** For whom a kitchen is planned: an accessible one has wider aisles, and counters at their usual height. */
export const accessOf = (brief: Brief): Mobility => mobilityOf(brief, 'aging');

/** The seats at a counter that were asked for, 0 where no number was told. */
export const counterSeats = (brief: Brief): number =>
  COUNTER_SEATS.find(({ id }) => wants(brief, id))?.seats ?? 0;
const COUNTER_SEATS = [6, 5, 4, 3, 2].map((seats) => ({ seats, id: `counter-seats-${seats}` }));

/** Whether somebody is to sit where is cooked: it was asked for, or guests are entertained here. */
export const sitsAtCounter = (brief: Brief): boolean =>
  wants(brief, 'island-seating') || wants(brief, 'entertaining') || counterSeats(brief) > 0;

/** Width of the range or cooktop that was asked for; nothing where none was told. Inches. */
export const rangeAsked = (brief: Brief): number | undefined =>
  widthWanted(brief, RANGES_ASKED) ?? soldAs(brief, 'range', RANGES_SOLD);

/** Width of the refrigerator that was asked for. Inches. */
export const fridgeAsked = (brief: Brief): number | undefined =>
  widthWanted(brief, FRIDGES_ASKED) ?? soldAs(brief, 'refrigerator', FRIDGES_SOLD);

/** Width of the pantry cabinet that was asked for. Inches. */
export const pantryAsked = (brief: Brief): number | undefined => soldAs(brief, 'pantry', PANTRIES_SOLD);

/** Widths that are made, the widest first. Inches. */
const RANGES_SOLD = [60, 48, 40, 36, 30, 24] as const;
const FRIDGES_SOLD = [48, 42, 36, 33, 30, 28, 24] as const;
const PANTRIES_SOLD = [36, 33, 30, 27, 24, 21, 18, 15, 12] as const;

/** Wishes for something so wide. */
type WidthsAsked = readonly { readonly widthIn: number; readonly id: string }[];
const asked = (name: string, sold: readonly number[]): WidthsAsked =>
  sold.map((widthIn) => ({ widthIn, id: `${name}-${widthIn}` }));
const RANGES_ASKED = asked('range', RANGES_SOLD);
const FRIDGES_ASKED = asked('fridge', FRIDGES_SOLD);
const widthWanted = (brief: Brief, widths: WidthsAsked): number | undefined =>
  widths.find(({ id }) => wants(brief, id))?.widthIn;

/** The width of a thing that was told with one number, where it is made so. */
const soldAs = (brief: Brief, thing: SizedThing, sold: readonly number[]): number | undefined => {
  const told = sizeOf(brief, thing);
  return told && !told.least && !told.most ? sold.find((width) => width === told.widthIn) : undefined;
};

/**
 * Whether a wide range was asked for by that name: ovens that are asked for with it stand in the wall beside it. Of a
 * cooktop and of a fuel words tell apart from the width, and either may then be meant.
 */
const wantsWideRange = (brief: Brief): boolean =>
  (wants(brief, 'range-48') || (wants(brief, 'range-36') && wants(brief, 'double-oven'))) &&
  !EITHER.some((id) => wants(brief, id));
const EITHER = ['plain-range', 'gas-range', 'electric-range', 'induction'] as const;

/** Whether a cooktop and an oven in the wall take the place of a range: nobody bends to an oven in a base. */
export const cooksAtCooktop = (brief: Brief): boolean =>
  !wants(brief, 'two-ranges') &&
  !(wantsWideRange(brief) && accessOf(brief) !== 'wheelchair') &&
  !wants(brief, 'kosher') &&
  (wants(brief, 'wall-oven') ||
    wants(brief, 'double-oven') ||
    wants(brief, 'two-burner-cooktop') ||
    wants(brief, 'island-cooktop') ||
    accessOf(brief) === 'wheelchair');

/** Whether an oven stands in the wall beside a cooktop: who asks for two burners bakes in nothing unless told so. */
export const hasWallOven = (brief: Brief): boolean => {
  const asked = wants(brief, 'wall-oven') || wants(brief, 'double-oven');
  return cooksAtCooktop(brief)
    ? !wants(brief, 'two-burner-cooktop') || asked
    : asked && wantsWideRange(brief);
};

/** What is cooked with: as asked, without flame where small children or failing hands are told, else by the budget. */
export function fuelOf(brief: Brief, kind: 'range' | 'cooktop'): 'gas' | 'electric' | 'induction' {
  if (wants(brief, 'induction') && !refuses(brief, 'induction')) return 'induction';
  if (wants(brief, 'gas-range')) return 'gas';
  if (wants(brief, 'electric-range')) return 'electric';
  if (wants(brief, 'child-safe') || accessOf(brief) !== 'any') return 'induction';
  const grade = kitchenClass(brief);
  if (refuses(brief, 'gas-range')) return grade === 'economy' ? 'electric' : 'induction';
  // Who says that the gas stays cooks with it.
  if (keeps(brief, 'gas-line')) return 'gas';
  if (grade === 'economy') return 'electric';
  return kind === 'range' || grade === 'fine' || grade === 'luxury' ? 'gas' : 'electric';
}

/** Least way between fronts that a person told of needs, over what guides ask of everybody. Inches. */
export const aisleAsked = (brief: Brief): number =>
  wants(brief, 'two-cooks') || accessOf(brief) !== 'any' ? 48 : 42;

/** Between facing runs of a kitchen that is closed on three sides, for a wheelchair (ICC A117.1 804.2.2). Inches. */
export const U_AISLE = 60;

/** Whether the cooler for drinks stands at the coffee bar: both were asked for, in a kitchen with a wall to spare for it. */
export const coolsAtCoffee = (brief: Brief): boolean =>
  wants(brief, 'coffee-bar') &&
  wants(brief, 'beverage-cooler') &&
  !wants(brief, 'wine-cooler') &&
  brief.size.widthIn * brief.size.depthIn >= SPARE_WALL;

/** A kitchen of so many square inches has a wall for a coffee bar of its own. */
const SPARE_WALL = 200 * 144;
