import { type JudgedWish, judgedWish as w } from '../judged-wish.js';

/** Wishes that count things or tell where the house has its parts (docs/judged/plans-tried-again.md), and what is so in their plans. */
export const COUNTED_ROOMS: readonly JudgedWish[] = [
  w(
    'guest-full',
    'bedroom',
    '9x10.5',
    'Small guest room for my sister: queen bed, one nightstand, a small closet. Window on the north wall.',
    ['closet', 'bed.size=queen or bed.size=full', 'nightstand'],
  ),
  w(
    'office-files',
    'office',
    '10x13',
    'Office, desk facing the window, two lateral files, bookcase, sofa for naps, two monitors. Door on the west wall.',
    ['cabinet.use=filing=2', 'monitor=2', 'sofa'],
  ),
  w(
    'family-cabinets',
    'living room',
    '14x20',
    'Family room, sectional, fireplace on the south wall, craft table for the kids, piano, three storage cabinets',
    ['sectional', 'fireplace', 'game-table', 'piano', 'cabinet >= 3'],
  ),
  w(
    'dining-centred',
    'other',
    '13x15',
    'Dining room with a double doorway on the south, table for six you can walk around, sideboard',
    ['dining-chair=6', 'cabinet', 'cased-opening'],
  ),
  w('boy-bookcases', 'bedroom', '10x12', "boy's room: twin bed, desk, three bookcases", ['bookcase >= 2']),
  w('dining-china', 'other', '13x15', 'dining room, table for six, two china cabinets', [
    'dining-chair=6',
    'bookcase=2',
  ]),
  w(
    'basement-corner-stair',
    'basement',
    '22x30',
    'stair comes down in the northeast corner. Guest room beside a bathroom, TV area',
    ['stair', 'bed', 'toilet', 'tv'],
  ),
];
