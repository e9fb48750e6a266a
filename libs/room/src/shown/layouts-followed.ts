import type { RoomCategory } from '@plumbline/contracts';

/** Layouts that rooms of a category follow; elsewhere they are words for the contractor. */
export const FOLLOWED: Readonly<Record<string, readonly RoomCategory[]>> = {
  'one-wall': ['kitchen'],
  galley: ['kitchen'],
  'l-shape': ['kitchen'],
  'u-shape': ['kitchen'],
  peninsula: ['kitchen'],
  'open-concept': ['kitchen', 'living room', 'basement', 'garage', 'other'],
  'three-piece': ['bathroom'],
  'four-piece': ['bathroom'],
  'half-bath': ['bathroom'],
  'shower-only': ['bathroom'],
  'wet-room': ['bathroom'],
  'jack-and-jill': ['bathroom'],
  conversation: ['living room'],
  'tv-focus': ['living room'],
  'fireplace-focus': ['living room'],
  'floating-desk': ['office'],
  'l-desk': ['office'],
};
