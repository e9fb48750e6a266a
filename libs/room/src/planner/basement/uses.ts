import { keeps, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import { usedFor } from '../furniture/pieces.js';

/** What a basement is used for, by the words of its brief. */

/** What a basement is for instead of a lounge. */
const OTHER_USES = ['play-area', 'craft-table', 'workbench', 'gym', 'desk', 'laundry', 'toys'] as const;
const LOUNGES = [
  'family-room',
  'tv',
  'sofa',
  'sectional',
  'sleeper-sofa',
  'home-theater',
  'media-wall',
  'recliner',
  'armchairs',
  'fireplace',
  'conversation',
  'bar',
  'game-room',
  'suite',
  'kitchenette',
] as const;

/** Whether no use of it was told: then a usual basement is drawn, with its bath and its bar. */
export const saysNothing = ({ wanted, pieces, rooms }: Brief): boolean =>
  rooms === undefined && wanted.length === 0 && (pieces ?? []).length === 0;

/** Whether a basement is for training and nothing else: a television there is watched from the machines. */
export const isGymAlone = (brief: Brief): boolean =>
  (wants(brief, 'gym') || usedFor(brief, 'gym')) &&
  ![...OTHER_USES, 'game-room', 'guest-room'].some((id) => id !== 'gym' && wants(brief, id));

/** Whether words ask for what a lounge is made of. */
export const asksForLounge = (brief: Brief): boolean =>
  LOUNGES.some(
    (id) =>
      wants(brief, id) &&
      !(id === 'game-room' && wants(brief, 'guest-room')) &&
      !(id === 'tv' && isGymAlone(brief)),
  ) || brief.wanted.some((id) => id.startsWith('seats-for'));

/** Whether seats are among them: nobody needs a sofa to stand at a bar. */
export const asksForSeats = (brief: Brief): boolean =>
  LOUNGES.some((id) => !STANDING.has(id) && wants(brief, id)) ||
  brief.wanted.some((id) => id.startsWith('seats-for'));
const STANDING: ReadonlySet<string> = new Set(['bar', 'game-room', 'kitchenette']);

/** What one sits on and before, where rooms with seats of their own were told. */
const SEATED = [
  'tv',
  'sofa',
  'sectional',
  'sleeper-sofa',
  'media-wall',
  'armchairs',
  'fireplace',
  'conversation',
];

/** Seats before a television are what a basement is for where nothing else was asked for, or they were. */
export const wantsLounge = (brief: Brief): boolean =>
  !keeps(brief, 'rest-of-room') &&
  (brief.rooms ? SEATED.some((id) => wants(brief, id)) : asksForLounge(brief) || isForLounge(brief));

const isForLounge = (brief: Brief): boolean =>
  ![...OTHER_USES, 'game-room'].some((id) => wants(brief, id)) &&
  !(['gym', 'studio', 'play', 'work', 'shop', 'music'] as const).some((use) => usedFor(brief, use));
