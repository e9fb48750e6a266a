/**
 * How fast rooms are planned and drawn, on paper and for a phone: rooms a second, medians and 99th percentiles in
 * milliseconds of processor time (which other programs do not stretch), memory. `ROOMS=625 npm run bench -- room` plans 625
 * rooms of each category, 5,000 in all (125 each by default); `CATEGORIES=kitchen,office` plans only those. Every room is
 * held against the same invariants as in the tests. Then three ideas for one wish are timed; every wish whose room the tests
 * plan, with the ten slowest; three ideas for one in so many of these; and the reading of all written wishes.
 * At the end stand published jobs beside what the estimate says of them.
 */
import type { Room } from '@plumbline/concept';
import { ROOM_CATEGORIES, type RoomCategory } from '@plumbline/contracts';
import { clashesOf, drawPhone, drawSheet } from '@plumbline/drawing/testing';
import fc from 'fast-check';
import { readBrief } from '../libs/brief/src/read-brief.js';
import type { ConceptRequest } from '../libs/brief/src/request.js';
import { NoRoomFits, planConcept } from '../libs/room/src/index.js';
import { settle } from '../libs/room/src/questions/settle.js';
import { printHeldJobs } from '../libs/room/test/estimate/published-jobs.js';
import { faultsOf } from '../libs/room/test/rooms/invariants.js';
import { type RandomRoom, randomRooms, shapedRooms } from '../libs/room/test/rooms/random-request.js';
import { READ_WISHES, TOLD_WISHES } from './shared/told-wishes.js';

const PER_CATEGORY = Number(process.env.ROOMS ?? 125);
const named = ROOM_CATEGORIES.filter((c) => process.env.CATEGORIES?.split(',').includes(c));
const SEED = 7;
const TARGET = { planMs: 300, drawMs: 60, ideasMs: 900, briefMs: 20 } as const;

/** Rooms that three ideas are planned for: the larger the room, the more ways there are. */
const IDEAS = [
  ['kitchen', '12x14'],
  ['kitchen', '16x20'],
  ['kitchen', '18x22'],
  ['bathroom', '8x10'],
  ['living room', '16x20'],
  ['bedroom', '12x14'],
] as const;
/** How often three ideas are planned, after so many that compile the code. */
const [TIMES, WARM] = [12, 3];
/** Three ideas are planned for one in so many of the told wishes, and so many plans come before what is timed. */
const [IDEAS_EVERY, WARM_TOLD] = [6, 40];
/** So many of the slowest are named. */
const SLOWEST = 10;

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Milliseconds of processor time so far. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let faults = 0;
let over = 0;
console.log('category      rooms  none  rooms/s  plan p50  plan p99  draw p50  draw p99  phone p99  (ms)');
const chosen = named.length > 0 ? named : ROOM_CATEGORIES;
for (const category of chosen) measure(category, randomRooms(category));
// Of all these categories, in every shape but the plain rectangle.
measure('shaped', fc.oneof(...chosen.map((category) => shapedRooms(category))));

function measure(name: string, drawn: fc.Arbitrary<RandomRoom>): void {
  const planning: number[] = [];
  const drawing: number[] = [];
  const onPhones: number[] = [];
  let none = 0;
  // The first rooms compile the code; a server has done so long ago.
  const rooms = fc.sample(drawn, { seed: SEED, numRuns: PER_CATEGORY + 12 });
  for (const room of rooms.slice(0, 12)) attempt(room, [], [], []);
  for (const room of rooms.slice(12)) attempt(room, planning, drawing, onPhones);
  planning.sort((a, b) => a - b);
  drawing.sort((a, b) => a - b);
  onPhones.sort((a, b) => a - b);
  const total = planning.reduce((n, t) => n + t, 0);
  const [p99, d99, phone99] = [planning, drawing, onPhones].map((times) => percentile(times, 0.99)) as [
    number,
    number,
    number,
  ];
  if (p99 > TARGET.planMs || Math.max(d99, phone99) > TARGET.drawMs) over++;
  const cell = (value: number, width: number, digits = 1) => value.toFixed(digits).padStart(width);
  console.log(
    name.padEnd(13) +
      cell(planning.length, 6, 0) +
      cell(none, 6, 0) +
      cell((planning.length * 1000) / total, 9, 0) +
      cell(percentile(planning, 0.5), 10) +
      cell(p99, 10) +
      cell(percentile(drawing, 0.5), 10) +
      cell(d99, 10) +
      cell(phone99, 11),
  );

  function attempt(
    { request, seed, shell }: RandomRoom,
    plans: number[],
    draws: number[],
    phones: number[],
  ): void {
    try {
      const start = spent();
      const concept = planConcept(request, { seed, date: '2026-01-01', ...(shell ? { shell } : {}) });
      const planned = spent();
      const info = { room: concept.room, title: concept.title, date: concept.date };
      const sheet = drawSheet(info);
      const drawn = spent();
      const phone = drawPhone(info);
      phones.push(spent() - drawn);
      draws.push(drawn - planned);
      plans.push(planned - start);
      for (const fault of [...faultsOf(concept), ...clashesOf(sheet), ...clashesOf(phone)]) {
        faults++;
        console.error(`${fault}: seed ${seed}, ${JSON.stringify(request)}`);
      }
    } catch (error) {
      if (!(error instanceof NoRoomFits)) throw error;
      none++;
    }
  }
}
for (const [category, area] of IDEAS) if (chosen.includes(category)) measureIdeas(category, area);
measureTold();
measureBriefs();

/** Wishes that tell of openings, things by place, shapes, suites and more: each planned once, and three ideas for some. */
function measureTold(): void {
  const told = Object.entries(TOLD_WISHES).map(
    ([about, wishes]) => [about, wishes.filter(({ category }) => chosen.includes(category))] as const,
  );
  const all = told.flatMap(([, wishes]) => wishes);
  for (let i = 0; i < Math.min(WARM_TOLD, all.length); i++)
    timeIdeas(all[(i * 37) % all.length] as ConceptRequest, 1);
  const plans = told.flatMap(([about, wishes]) => {
    const timed = wishes.flatMap((wish) => timeIdeas(wish, 1) ?? []);
    report(`planning ${about} (${timed.length})`, timed, TARGET.planMs);
    return timed;
  });
  reportSlowest(`planning each of ${plans.length} told wishes`, plans, TARGET.planMs);
  const ideas = all.filter((_, i) => i % IDEAS_EVERY === 0).flatMap((wish) => timeIdeas(wish, 3) ?? []);
  reportSlowest(`three ideas for each of ${ideas.length} told wishes`, ideas, TARGET.ideasMs);
}

interface Timed {
  readonly wish: ConceptRequest;
  readonly ms: number;
}

/** A wish planned in so many ways, one after another; undefined where no room fits. */
function timeIdeas(wish: ConceptRequest, ideas: number): Timed | undefined {
  const start = spent();
  const otherThan: Room[] = [];
  try {
    for (let idea = 0; idea < ideas; idea++)
      otherThan.push(planConcept(wish, { seed: 1 + idea, date: '2026-01-01', otherThan }).room);
  } catch (error) {
    if (error instanceof NoRoomFits) return undefined;
    throw error;
  }
  return { wish, ms: spent() - start };
}

/** Three ideas for one wish, planned one after another as they are asked for. */
function measureIdeas(category: RoomCategory, area: string): void {
  const times: { readonly ms: number }[] = [];
  for (let seed = 1; seed <= TIMES + WARM; seed++) {
    const start = spent();
    const otherThan: Room[] = [];
    for (let idea = 0; idea < 3; idea++)
      otherThan.push(
        planConcept({ category, area }, { seed: seed * 10 + idea, date: '2026-01-01', otherThan }).room,
      );
    if (seed > WARM) times.push({ ms: spent() - start });
  }
  report(`three ideas for a ${category} of ${area}`, times, TARGET.ideasMs);
}

/** The reading of wishes as people write them: what was understood, and what is asked back. */
function measureBriefs(): void {
  const wishes = [...Object.values(TOLD_WISHES).flat(), ...READ_WISHES];
  const read = (wish: ConceptRequest): unknown => settle(readBrief(wish), wish);
  for (const wish of wishes) read(wish);
  const times = wishes.map((wish) => {
    const start = spent();
    read(wish);
    return { wish, ms: spent() - start };
  });
  reportSlowest(`reading each of ${wishes.length} wishes`, times, TARGET.briefMs);
}

function reportSlowest(name: string, timed: readonly Timed[], target: number): void {
  report(name, timed, target);
  for (const { wish, ms } of [...timed].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST))
    console.log(
      `  ${ms.toFixed(0).padStart(5)} ms  ${wish.category}: ${wish.area ?? ''} ${wish.designPrompt ?? ''}`,
    );
}

function report(name: string, timed: readonly Pick<Timed, 'ms'>[], target: number): void {
  const times = timed.map(({ ms }) => ms).sort((a, b) => a - b);
  const [p50, p90, p99, most] = [0.5, 0.9, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  if (percentile(times, 0.99) > target) over++;
  console.log(`${name}: p50 ${p50}, p90 ${p90}, p99 ${p99}, longest ${most} ms; p99 at most ${target}`);
}

const { heapUsed, rss } = process.memoryUsage();
console.log(`memory: heap ${(heapUsed / 2 ** 20).toFixed(0)} MB, resident ${(rss / 2 ** 20).toFixed(0)} MB`);
console.log(
  `faults: ${faults}; rows over ${TARGET.planMs} ms planning, ${TARGET.drawMs} ms drawing or their own limit: ${over}`,
);
printHeldJobs();
if (faults > 0) process.exitCode = 1;
