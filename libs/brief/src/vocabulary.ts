import { STYLES } from '@plumbline/concept';
import { FEATURES } from './features/features.js';
import { COLORS } from './words/colors.js';
import { LAYOUT_WORDS } from './words/layout-words.js';

/** The words that are sure to be read: one for each style, layout, feature and colour. */
export const VOCABULARY: readonly string[] = [
  ...new Set([
    ...Object.values(STYLES).map(({ words: [word] }) => word),
    ...Object.values(LAYOUT_WORDS).map(({ words: [word] }) => word!),
    ...FEATURES.map(({ name }) => name),
    ...COLORS.map(({ name }) => name),
  ]),
];
