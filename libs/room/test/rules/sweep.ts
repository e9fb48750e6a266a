import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readBrief } from '@plumbline/brief';
import { ROOM_CATEGORIES } from '@plumbline/contracts';
import fc from 'fast-check';
import { BAIT, type Bait, disproportion, textOf } from '../../../brief/test/growth.js';
import { misplacedOf } from '../places/misplaced.js';
import { type RandomRoom, randomRooms, shapedRooms } from '../rooms/random-request.js';
import { layoutCounts } from './layouts.js';
import { measureFaults } from './measure-faults.js';
import { roomFaults } from './room-faults.js';

// The sweeps of this library, each with new seeds for so many minutes: rooms, growth, measures, layouts.
// A failure is shrunk and printed as the fixed case that it becomes.
const BATCH = 100;
const { values, positionals } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
  allowPositionals: true,
});
const [part] = positionals;
const until = Date.now() + Number(values.minutes) * 60_000;
let failures = 0;

if (part === 'layouts') layouts();
else
  sweep(
    part === 'growth'
      ? { name: 'texts', property: growth() }
      : part === 'measures'
        ? { name: 'rooms measured twice', property: fc.property(anyShape(), fails(measureFaults)) }
        : {
            name: 'rooms',
            property: fc.property(
              anyShape(),
              fails((room: RandomRoom) => roomFaults(room, { drawn: !room.shell, sheets: true })),
            ),
          },
  );
process.exit(failures > 0 ? 1 : 0);

/** Batch after batch, each of its own seed, until the time is over. */
function sweep({ name, property }: { name: string; property: fc.IRawProperty<unknown> }): void {
  const first = Number(values.seed ?? randomInt(2 ** 30));
  let seed = first;
  console.log(`${name}: ${BATCH} a batch, from seed ${first}`);
  for (; Date.now() < until; seed++) {
    const result = fc.check(property, { seed, numRuns: BATCH }) as fc.RunDetails<unknown>;
    if (!result.failed) continue;
    failures++;
    console.log(`\nFAILED: ${name} of seed ${seed}, path ${result.counterexamplePath}`);
    console.log(
      `  ${String((result.errorInstance as Error)?.message)
        .split('\n')
        .join('\n  ')}`,
    );
    console.log(`  ${fixedCase(result.counterexample)}`);
  }
  const done = seed - first;
  console.log(
    `\n${name}: ${done * BATCH} tried in ${done} batches, ${failures} of which failed. Go on with --seed=${seed}.`,
  );
}

/** Rooms of all kinds, a third of them of other shapes than a rectangle. */
function anyShape() {
  return fc.oneof(
    { arbitrary: randomRooms(), weight: 2 },
    { arbitrary: fc.constantFrom(...ROOM_CATEGORIES).chain((category) => shapedRooms(category)), weight: 1 },
  );
}

/** A counterexample as a row of the table of fixed cases. */
function fixedCase(counterexample: unknown): string {
  const [found] = counterexample as [unknown];
  if (Array.isArray(found)) return `for BAIT in libs/room/test/reading/growth.ts: ${JSON.stringify(found)},`;
  const { request, seed, shell } = found as RandomRoom;
  const row = [seed, request, ...(shell ? [shell] : [])].map((cell) => JSON.stringify(cell));
  return `for ROOMS in libs/room/test/rules/regressions.spec.ts: ['…', ${row.join(', ')}],`;
}

/** @throws Error with the faults that a function finds in what it is given */
function fails<T>(faultsOf: (value: T) => readonly string[] | null): (value: T) => void {
  return (value) => {
    const faults = faultsOf(value);
    if (faults?.length) throw new Error(faults.join('\n'));
  };
}

/** Beginnings, middles and ends of all baits, in every combination. */
function growth(): fc.IRawProperty<unknown> {
  const words = (at: 0 | 1 | 2) => fc.constantFrom(...new Set(BAIT.map((bait) => bait[at])));
  const again = fc
    .array(words(1), { minLength: 1, maxLength: 3 })
    .map((parts) => parts.join(''))
    .filter((text) => text.length > 0);
  const bait: fc.Arbitrary<Bait> = fc.tuple(words(0), again, words(2));
  return fc.property(
    bait,
    fails((parts: Bait) => {
      const sentence = disproportion((length) => textOf(parts, length), readBrief);
      return sentence ? [sentence] : [];
    }),
  ) as fc.IRawProperty<unknown>;
}

/** Counts, which have aims of their own: they fail nothing. */
function layouts(): void {
  misplacedThings();
  for (const { title, rooms, counts } of layoutCounts()) {
    console.log(`\n${title}: ${rooms} rooms`);
    for (const [fault, { found, of }] of Object.entries(counts))
      console.log(`  ${String(found).padStart(4)} of ${String(of).padEnd(4)} ${fault}`);
  }
}

/** Rooms of each kind with something where no builder or owner would put it, of those that could be planned. */
function misplacedThings(): void {
  const seed = Number(values.seed ?? randomInt(2 ** 30));
  console.log(`\nThings where nobody would put them, of seed ${seed}`);
  for (const category of ROOM_CATEGORIES) {
    const rooms = fc.sample(randomRooms(category), { seed, numRuns: BATCH });
    const faults = rooms.flatMap((room) =>
      misplacedOf(room).map((fault) => `${fault} in ${JSON.stringify(room)}`),
    );
    console.log(`  ${String(faults.length).padStart(4)} in ${rooms.length} ${category}`);
    for (const fault of faults) console.log(`       ${fault}`);
  }
}
