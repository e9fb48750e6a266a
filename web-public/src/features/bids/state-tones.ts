import type { LevelCell } from '@plumbline/api-client';
import type { AnswerState } from '@plumbline/contracts';
import type { BadgeTone } from '#components/page/badge.js';

/** The color of each state that a trade or a line may have in a bid; its word always stands with it. */
export const STATE_TONES: Readonly<Record<AnswerState | LevelCell['state'], BadgeTone>> = {
  included: 'green',
  allowance: 'amber',
  excluded: 'rose',
  'by-owner': 'rose',
  alternate: 'blue',
  mixed: 'blue',
  'not-mentioned': 'grey',
};
