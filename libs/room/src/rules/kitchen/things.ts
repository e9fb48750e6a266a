import { type Item, type ItemOf, type Kind, runsEast, type Side } from '@plumbline/concept';
import { type Rect, rectOf } from '../../geometry/geometry.js';
import { ofKind } from '../measuring/measure-plan.js';
import type { CheckedRoom, Measurement } from '../measuring/rule.js';

/** What is stood before while one cooks or washes up. */
export const FRONTS: readonly Kind[] = [
  'base-cabinet',
  'sink-base',
  'dishwasher',
  'range',
  'refrigerator',
  'tall-cabinet',
  'wall-oven',
  'beverage-cooler',
];

/** Where dishes are washed. */
export const mainSinks = (room: CheckedRoom): ItemOf<'sink-base'>[] =>
  ofKind(room, 'sink-base').filter((i) => i.traits?.role === 'main' || i.traits?.role === undefined);

/** Bar and prep sinks. */
export const auxSinks = (room: CheckedRoom): ItemOf<'sink-base'>[] =>
  ofKind(room, 'sink-base').filter((i) => i.traits?.role === 'bar' || i.traits?.role === 'prep');

/** What is opened while one cooks: a freezer column is not. */
export const refrigerators = (room: CheckedRoom): ItemOf<'refrigerator'>[] =>
  ofKind(room, 'refrigerator').filter((i) => i.traits?.column !== 'freezer');

/** Dishes are washed in a bowl of 27 in and more: the second sink of a kosher kitchen, not one to rinse at. Inches. */
export const washesUp = (sink: Item): boolean => lengthAlong(sink.facing, rectOf(sink.box)) >= 27;

/** What is cooked on. */
export const cookers = (room: CheckedRoom): Item[] => ofKind(room, 'range', 'cooktop');

/** One measured value, with the things that it was measured at. */
export const one = (value: number, ...items: (Item | string)[]): Measurement => ({
  value,
  items: items.map((i) => (typeof i === 'string' ? i : i.id)),
});

/** Tops that one sits at. */
export const seatedTops = (room: CheckedRoom): ItemOf<'countertop'>[] =>
  ofKind(room, 'countertop').filter((t) => (t.traits?.seats ?? 0) > 0);

/** The length of a rectangle along its front. */
export const lengthAlong = (facing: Side, r: Rect): number => (runsEast(facing) ? r.w : r.d);
