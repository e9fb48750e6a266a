import { expect, it } from 'vitest';
import type { MatchedRoom } from '../model/matched-room.js';
import { currentDraft } from './earlier-draft.js';
import { EMPTY_MATCH, type MatchDraft } from './match-draft.js';

const stored = (draft: object) => currentDraft({ ...EMPTY_MATCH, ...draft } as MatchDraft);
const room = {
  camera: { width: 720, height: 480 },
  box: { back: 2, left: 1, right: 1, ceiling: 0.6 },
  lengths: null,
  impossible: false,
} as unknown as MatchedRoom;

it('leaves a draft of this version as it is', () => {
  const draft: MatchDraft = {
    ...EMPTY_MATCH,
    photo: 'a',
    ceilingIn: 96,
    held: { room, marks: [], unseen: ['left'] },
    told: { widthIn: 144, depthIn: null },
  };
  expect(currentDraft(draft)).toEqual(draft);
  expect(JSON.stringify(currentDraft(EMPTY_MATCH))).toBe(JSON.stringify(EMPTY_MATCH));
});

it.each([
  ['contradicts by a length alone', { held: { room: { ...room, contradicted: { inches: 150 } } } }],
  [
    'has other photos without what they contradict',
    { held: { room: { ...room, joined: { width: {}, depth: {} } } } },
  ],
  ['has no marks', { held: { room } }],
  ['has no room', { held: { marks: [] }, dragging: true }],
  ['has other lists', { openings: { 1: {} }, things: null, further: [{ photo: 'a' }], floor: [] }],
  ['has other numbers', { told: { wide: 3 }, ceilingIn: '8 ft', choice: 'first' }],
])('mends one of an earlier version that %s', (_, old) => {
  const { held, openings, things, further, floor, told, ceilingIn, choice, dragging } = stored(old);
  expect([openings, things, further, floor.corners]).toEqual([[], [], [], []]);
  expect(told).toMatchObject({ widthIn: null, depthIn: null });
  expect([ceilingIn, dragging]).toEqual([null, false]);
  expect(choice === null || choice === 0).toBe(true);
  expect(held?.marks ?? []).toEqual([]);
  expect(held?.room.contradicted).toBeUndefined();
  if (held?.room.joined) expect(held.room.joined).toMatchObject({ contradicted: {}, openings: [] });
});
