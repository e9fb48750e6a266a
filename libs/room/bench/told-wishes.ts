import type { ConceptRequest } from '../src/request.js';
import { BATHS } from '../test/baths/baths.js';
import { FRESH_ROOMS } from '../test/judged/fresh-rooms.js';
import { FRESH_WISHES } from '../test/judged/fresh-wishes.js';
import { ROOM_WISHES } from '../test/judged/room-wishes.js';
import { TOLD_ROOMS } from '../test/judged/told-rooms.js';
import { KITCHEN_WISHES } from '../test/kitchens/kitchen-wishes.js';
import { withoutMarks } from '../test/ledger/marked.js';
import { FRESH_TEXTS, TEXTS } from '../test/ledger/texts.js';
import { PIECE_WISHES } from '../test/places/piece-wishes.js';
import { NOT_YET, THINGS_TOLD } from '../test/places/thing-places.js';
import { FRESH_PLACES, PLACED_WISHES } from '../test/places/told-places.js';
import { WISHES } from '../test/reading/wishes.js';
import { WORDS_MEANT } from '../test/reading/words-meant.js';
import { OPENINGS_BY_PLACE } from '../test/shapes/openings-by-place.js';
import { ROOFS } from '../test/shapes/roofs.js';
import { SHAPES } from '../test/shapes/shapes.js';

const told = ({
  category,
  wish,
}: {
  category: ConceptRequest['category'];
  wish: string;
}): ConceptRequest => ({
  category,
  designPrompt: wish,
});

/** The wishes whose rooms the tests plan, by what they are about. */
export const TOLD_WISHES: Readonly<Record<string, readonly ConceptRequest[]>> = {
  judged: [...ROOM_WISHES, ...TOLD_ROOMS, ...FRESH_ROOMS, ...FRESH_WISHES].map(({ wish }) => wish),
  'kitchens and baths': [
    ...KITCHEN_WISHES.map(({ wish }) => wish),
    ...BATHS.map(({ expects: _, ...wish }) => wish),
  ],
  'doors and windows by place': [...PLACED_WISHES, ...FRESH_PLACES, ...OPENINGS_BY_PLACE].map(told),
  'things by place': [...THINGS_TOLD, ...NOT_YET, ...PIECE_WISHES].map(told),
  'roofs and shapes': [...ROOFS, ...SHAPES].map(([category, designPrompt]) => ({ category, designPrompt })),
  'words meant': WORDS_MEANT.map(told),
};

/** Wishes that tests read only, beside these. */
export const READ_WISHES: readonly ConceptRequest[] = [
  ...[...TEXTS, ...FRESH_TEXTS].map(([category, marked]) => ({
    category,
    designPrompt: withoutMarks(marked).text,
  })),
  ...WISHES.map(([category, designPrompt]) => ({ category, designPrompt })),
];
