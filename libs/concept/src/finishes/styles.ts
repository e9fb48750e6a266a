import type { StyleId } from '@plumbline/contracts';
import { COASTAL } from './styles/coastal.js';
import { CONTEMPORARY } from './styles/contemporary.js';
import { FARMHOUSE } from './styles/farmhouse.js';
import { INDUSTRIAL } from './styles/industrial.js';
import { JAPANDI } from './styles/japandi.js';
import { MEDITERRANEAN } from './styles/mediterranean.js';
import { MID_CENTURY } from './styles/mid-century.js';
import { MINIMALIST } from './styles/minimalist.js';
import { MODERN } from './styles/modern.js';
import { SCANDINAVIAN } from './styles/scandinavian.js';
import type { Style } from './styles/style.js';
import { TRADITIONAL } from './styles/traditional.js';
import { TRANSITIONAL } from './styles/transitional.js';

/**
 * All styles. A new one is a file below, a row here and its id in the list of ids (`STYLE_IDS` of contracts): brief, planner,
 * drawing, picture and pages take it from there.
 */
export const STYLES: Readonly<Record<StyleId, Style>> = {
  modern: MODERN,
  contemporary: CONTEMPORARY,
  traditional: TRADITIONAL,
  transitional: TRANSITIONAL,
  farmhouse: FARMHOUSE,
  scandinavian: SCANDINAVIAN,
  industrial: INDUSTRIAL,
  'mid-century': MID_CENTURY,
  coastal: COASTAL,
  mediterranean: MEDITERRANEAN,
  japandi: JAPANDI,
  minimalist: MINIMALIST,
};
