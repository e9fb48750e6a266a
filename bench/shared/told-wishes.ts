import type { ConceptRequest } from '../../libs/brief/src/request.js';
import { WISHES } from '../../libs/brief/test/wishes.js';
import { BATHS } from '../../libs/room/test/baths/baths.js';
import { FRESH_ROOMS } from '../../libs/room/test/judged/tables/fresh-rooms.js';
import { FRESH_WISHES } from '../../libs/room/test/judged/tables/fresh-wishes.js';
import { ROOM_WISHES } from '../../libs/room/test/judged/tables/room-wishes.js';
import { TOLD_ROOMS } from '../../libs/room/test/judged/tables/told-rooms.js';
import { KITCHEN_WISHES } from '../../libs/room/test/kitchens/kitchen-wishes.js';
import { withoutMarks } from '../../libs/room/test/ledger/marked.js';
import { FRESH_TEXTS, TEXTS } from '../../libs/room/test/ledger/texts.js';
import { PIECE_WISHES } from '../../libs/room/test/places/piece-wishes.js';
import { NOT_YET, THINGS_TOLD } from '../../libs/room/test/places/thing-places.js';
import { FRESH_PLACES, PLACED_WISHES } from '../../libs/room/test/places/told-places.js';
import { WORDS_MEANT } from '../../libs/room/test/reading/words-meant.js';
import { OPENINGS_BY_PLACE } from '../../libs/room/test/shapes/openings-by-place.js';
import { ROOFS } from '../../libs/room/test/shapes/roofs.js';
import { SHAPES } from '../../libs/room/test/shapes/shapes.js';

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
