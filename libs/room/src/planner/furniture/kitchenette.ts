import { refuses, wants } from '@plumbline/brief';
import type { Brief } from '@plumbline/concept';
import type { Draft } from '../floor/draft.js';
import { type Group, type Piece } from '../floor/place.js';

/** A small kitchen along one wall: refrigerator, sink and cooking with counter between. Inches. */

const COUNTER = { depth: 25.5, high: 34.5, thick: 1.5 } as const;

const base = (t: number, along: number): Piece => ({
  kind: 'base-cabinet',
  t,
  n: 0,
  along,
  deep: 24,
  height: COUNTER.high,
  label: `Base cabinet ${along}`,
  traits: { doors: along > 21 ? 2 : 1, drawers: 1 },
});

const sink = (t: number): Piece => ({
  kind: 'sink-base',
  t,
  n: 0,
  along: 24,
  deep: 24,
  height: COUNTER.high,
  label: 'Sink base 24',
  traits: {
    doors: 2,
    drawers: 0,
    bowls: 1,
    apron: false,
    basin: 'stainless-steel',
    faucet: 'pull-down',
  },
});

/** What is cooked on, or warmed in. */
type Cooks = 'range' | 'two burners' | 'microwave' | 'nothing';

/** A base cabinet with a microwave in it. Inches. */
const MICROWAVE = 24;
const microwaveBase = (t: number): Piece => ({
  kind: 'base-cabinet',
  t,
  n: 0,
  along: MICROWAVE,
  deep: 24,
  height: COUNTER.high,
  label: `Microwave base ${MICROWAVE}`,
  traits: { doors: 0, drawers: 1, appliance: 'microwave' },
});

/** Two burners side by side, or one behind the other. Inches. */
const BURNERS = 15;

/**
 * @param length from 102 on with a range, and from 114 on with counter on both sides of it
 * @param cooks on a range, on two burners in the counter, or not at all; in a cabinet below stands a microwave
 */
function kitchenette(length: number, draft: Draft, cooks: Cooks): Group {
  const fridge = 24;
  const twoBurners = cooks === 'two burners';
  const full = length >= 102 && cooks === 'range';
  // Between the refrigerator and the sink.
  const first = cooks === 'microwave' && length >= 96 ? 24 : 15;
  const pieces: Piece[] = [
    { kind: 'refrigerator', t: 0, n: 0, along: fridge, deep: 26, height: 66, label: 'Refrigerator 24' },
    base(fridge, first),
    sink(fridge + first),
  ];
  let t = fridge + first + 24;
  if (full) {
    const between = 15;
    const beyond = length - t - between - 24;
    pieces.push(base(t, between));
    pieces.push({
      kind: 'range',
      t: t + between,
      n: 0,
      along: 24,
      deep: 26,
      height: 36,
      label: 'Range 24',
      traits: { fuel: 'electric' },
    });
    pieces.push(top(fridge, t + between - fridge));
    if (beyond >= 12) {
      pieces.push(base(t + between + 24, beyond));
      pieces.push(top(t + between + 24, beyond));
    }
    t += between;
  } else {
    const warms = cooks === 'microwave' && length - t >= MICROWAVE;
    if (warms) pieces.push(microwaveBase(length - MICROWAVE));
    const upTo = warms ? length - MICROWAVE : length;
    for (let from = t; from < upTo; from += 36) pieces.push(base(from, Math.min(36, upTo - from)));
    if (twoBurners)
      pieces.push({
        kind: 'cooktop',
        t: t + Math.floor((length - t - BURNERS) / 2) + 0.5,
        n: 2,
        along: BURNERS - 1,
        deep: 21,
        height: 2,
        z: COUNTER.high + COUNTER.thick,
        label: `Cooktop ${BURNERS}`,
        traits: { fuel: 'electric', burners: 2 },
      });
    pieces.push(top(fridge, length - fridge));
  }
  for (const at of [fridge, fridge + first])
    pieces.push({
      kind: 'wall-cabinet',
      t: at,
      n: 0,
      along: at === fridge ? first : 24,
      deep: 12,
      height: Math.min(30, draft.shell.ceilingIn - 56),
      z: 54,
      label: `Wall cabinet ${at === fridge ? first : 24}`,
      traits: { doors: 1 },
      optional: true,
    });
  return {
    along: length,
    deep: 26,
    pieces,
    clear: [{ t: 0, n: 26, along: length, deep: 40 }],
    keep: [{ t: 0, n: 26, along: length, deep: 38 }],
  };
}

const top = (t: number, along: number): Piece => ({
  kind: 'countertop',
  t,
  n: 0,
  along,
  deep: COUNTER.depth,
  height: COUNTER.thick,
  z: COUNTER.high,
  traits: { edge: 'eased' },
});

/** Kitchenettes, the longest first: with two burners where those were asked for, and without a range where nobody wants one. */
export function kitchenettesFor(brief: Brief, draft: Draft): Group[] {
  const warms = wants(brief, 'microwave');
  if (wants(brief, 'two-burner-cooktop'))
    return [99, 78].map((length) => kitchenette(length, draft, 'two burners'));
  // Who names a microwave, and nothing to cook on, wants no range beside it.
  const cold =
    refuses(brief, 'range') ||
    refuses(brief, 'plain-range') ||
    (warms && !COOKED_ON.some((id) => wants(brief, id)));
  return cold
    ? [96, 87, 78].map((length) => kitchenette(length, draft, warms ? 'microwave' : 'nothing'))
    : [114, 102, 78].map((length) => kitchenette(length, draft, 'range'));
}

const COOKED_ON = [
  'range',
  'plain-range',
  'gas-range',
  'electric-range',
  'induction',
  'range-24',
  'range-30',
];
