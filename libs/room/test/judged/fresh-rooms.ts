import type { ConceptRequest } from '../../src/index.js';
import type { JudgedWish } from './room-wishes.js';

const w = (
  id: string,
  category: ConceptRequest['category'],
  area: string,
  designPrompt: string,
  expects: readonly string[],
  more: Partial<ConceptRequest> = {},
): JudgedWish => ({ id, wish: { category, area, designPrompt, ...more }, expects });

/** Wishes for rooms that are lived in, marked fresh (docs/judged/fresh.md), and what must be so in their plans since. */
export const FRESH_ROOMS: readonly JudgedWish[] = [
  w('liv-sectional', 'living room', '13x17', 'sectional, fireplace, tv above it, toys storage', [
    'table between arms',
    'sofa off windows',
    'cabinet.use=toys',
  ]),
  w('liv-den', 'living room', '12x14', 'den with a sleeper sofa for guests and a small desk, bookshelves', [
    'sofa.sleeper=true',
    'desk',
    'bookcase',
    'way in clear',
  ]),
  w('bed-two-dressers', 'bedroom', '13x16', 'king bed, two dressers, tv across from the bed, closet', [
    'bed.size=king',
    'dresser >= 2',
    'tv in sight',
    'closet',
  ]),
  w('bed-desks', 'bedroom', '10x13', 'two teenage sisters, twin beds, a desk each, closet they can share', [
    'bed=2',
    'desk >= 2',
    'closet',
  ]),
  w('off-clients', 'office', '9x11', 'desk and two chairs for clients, bookshelves', [
    'armchair >= 2',
    'bookcase',
    'back off door',
  ]),
  w('sun-loungers', 'other', '14x18', 'sunroom with a dining table for six and two loungers, plants', [
    'dining-chair >= 6',
    'armchair >= 2',
    'ottoman >= 2',
    'plant >= 2',
  ]),
  w('gym-converted', 'garage', '12x22', 'convert to home gym with a half bath', [
    'treadmill >= 2',
    'toilet',
    'no shower',
  ]),
];
