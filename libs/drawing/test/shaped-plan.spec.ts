import {
  cornersOf,
  framesAt,
  type Item,
  type Kind,
  outlineWithout,
  overlaps,
  type Point,
  type Room,
  rectangularShell,
  rectsOf,
  type Shell,
  SIDES,
  shellOf,
  wallSpan,
} from '@plumbline/concept';
import { randomShells } from '@plumbline/concept/testing';
import { draftScope, planConcept } from '@plumbline/room';
import { feetAndInches } from '@plumbline/room/parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapeName } from '../../room/src/shape.js';
import { drawSheet } from '../src/plan/plan.js';
import { clashesOf } from '../src/testing/clashes.js';

const date = '2026-11-21';
const plain = { embedFont: false };
const flat = { heightIn: 96, zones: [] };
const office = planConcept({ category: 'office', area: '12x14' }, { seed: 1, date });

/** A room in a shell with nothing in it. */
const bare = (shell: Shell): Room => ({
  ...office.room,
  ...{ shell, items: [], openings: [] },
  widthIn: Math.max(...shell.outline.map((p) => p.x)),
  depthIn: Math.max(...shell.outline.map((p) => p.y)),
});

const shaped = (widthIn: number, depthIn: number, ...cuts: Parameters<typeof outlineWithout>[2]): Shell =>
  shellOf(outlineWithout(widthIn, depthIn, cuts) as Point[], flat, ['north', 'west']);

const l = shaped(192, 168, { x: 120, y: 108, w: 72, d: 60 });

describe('plans of rooms of any shape', () => {
  it('tell the length of every wall, and close the floor with walls at every corner', () => {
    fc.assert(
      fc.property(randomShells(), (shell) => {
        const room = bare(shell);
        const { labels, walls } = drawSheet({ room, title: 'Room', date }, plain);
        const figures = new Set(labels.map(({ text }) => text));
        for (const { id } of shell.walls)
          expect([...figures]).toContain(feetAndInches(wallSpan(shell, id).lengthIn));
        // Walls in inches of the room: the westernmost face tells where the sheet's origin lies.
        const s = Math.max(...walls.map(({ w }) => w)) / widest(shell);
        const covers = (p: Point): boolean =>
          inRoom(walls, shell, s).some((r) => p.x > r.x && p.x < r.x + r.w && p.y > r.y && p.y < r.y + r.d);
        for (const piece of inRoom(walls, shell, s))
          for (const floor of rectsOf(shell)) expect(overlaps(shrunk(piece), floor)).toBe(false);
        for (const [i, { at, kind }] of cornersOf(shell).entries()) {
          const [before, after] = [shell.walls.at(i - 1), shell.walls[i]].map((wall) => OUT[wall!.side]);
          const off = kind === 'inside' ? 2 : 1;
          expect(
            covers({ x: at.x + off * (before!.x + after!.x), y: at.y + off * (before!.y + after!.y) }),
          ).toBe(true);
        }
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
  });

  it('name shapes', () => {
    const notch = (x: number, y: number) => ({ x, y, w: 48, d: 36 });
    expect([
      shapeName(rectangularShell(192, 168, 96)),
      shapeName(l),
      shapeName(shaped(192, 168, notch(0, 132), notch(144, 132))),
      shapeName(shaped(192, 168, notch(72, 132))),
      shapeName(shaped(192, 168, notch(0, 0), notch(144, 132))),
      shapeName(shaped(192, 168, { x: 96, y: 132, w: 96, d: 36 }, { x: 144, y: 96, w: 48, d: 36 })),
      shapeName(shaped(192, 168, notch(0, 0), notch(144, 132), notch(144, 0))),
    ]).toEqual(['', 'L-shaped', 'T-shaped', 'U-shaped', 'Z-shaped', 'stepped', 'many-cornered']);
  });

  it('show ridge, knee walls, told heights, soffits, and walls that carry load or hold pipes', () => {
    const slope = {
      ridge: 'east-west',
      ridgeAtIn: 84,
      ridgeIn: 108,
      kneeStartIn: 48,
      kneeEndIn: 48,
    } as const;
    const soffit = { id: 's', kind: 'soffit', x: 0, y: 0, widthIn: 24, depthIn: 168, heightIn: 84 } as const;
    const attic = rectangularShell(192, 168, 108);
    const [first, second, ...walls] = attic.walls;
    const shells: [Shell, string[]][] = [
      [
        { ...attic, ceiling: { heightIn: 108, zones: [], slope } },
        ['Ridge 9\'-0"', 'Knee wall 4\'-0"', 'Height 5\'-0"', 'Height 7\'-0"'],
      ],
      [{ ...attic, ceiling: { heightIn: 96, zones: [], slope } }, ['Flat from here 8\'-0"', 'Height 7\'-0"']],
      [{ ...attic, ceiling: { heightIn: 96, zones: [soffit] } }, ['Soffit 7\'-0"']],
      [{ ...attic, walls: [{ ...first!, bearing: true }, { ...second!, wet: true }, ...walls] }, []],
    ];
    const drawn = shells.map(([shell, names]) => {
      const plan = drawSheet({ room: bare(shell), title: 'Room', date }, plain);
      expect(plan.labels.map(({ text }) => text)).toEqual(expect.arrayContaining(names));
      return plan.svg;
    });
    // Half of this beam runs over what is not room: its name stands over the other half.
    const u = shaped(192, 168, { x: 48, y: 132, w: 96, d: 36 });
    const beam = { ...soffit, kind: 'beam', y: 140, widthIn: 192, depthIn: 10 } as const;
    const plan = drawSheet(
      { room: bare({ ...u, ceiling: { heightIn: 96, zones: [beam] } }), title: 'Room', date },
      plain,
    );
    expect(plan.labels.map(({ text }) => text)).toContain('Beam 7\'-0"');
    expect(clashesOf(plan)).toEqual([]);
    expect(drawn[0]).toContain('ceiling 4&#39;-0&#34; to 9&#39;-0&#34;');
    expect(drawn[3]).toContain('Bearing wall');
    expect(drawn[3]).toContain('Wall with pipes');
    expect(drawn[2]).not.toContain('Bearing wall');
  });
});

describe('things that belong to the house', () => {
  it('stand on the plan and in its legend', () => {
    const fixed = (kind: Kind, label: string, x: number, w: number, d: number): Item =>
      ({
        ...{ id: kind, kind, label, facing: 'south', fixed: true },
        box: { x, y: 60, z: 0, widthIn: w, depthIn: d, heightIn: 30 },
      }) as Item;
    const things = [
      fixed('chimney', 'Chimney', 10, 40, 24),
      fixed('post', 'Post', 60, 6, 6),
      fixed('radiator', 'Radiator', 70, 36, 8),
      fixed('beam', 'Beam', 0, 120, 6),
      fixed('electrical-panel', 'Electrical panel', 120, 15, 4),
      fixed('water-heater', 'Water heater', 140, 22, 22),
    ];
    const empty = bare(l);
    const plan = drawSheet({ room: { ...empty, items: things }, title: 'Room', date }, plain);
    for (const { label } of things) expect(plan.svg).toContain(label);
    expect(plan.svg.match(/<g transform/g)?.length).toBeGreaterThanOrEqual(things.length);
    expect(clashesOf(plan)).toEqual([]);
  });
});

describe('quantities and words of a room of any shape', () => {
  const plan = (shell: Shell, prompt = '') =>
    planConcept({ category: 'living room', designPrompt: prompt }, { seed: 2, date, shell });
  const quantity = ({ quantities }: ReturnType<typeof plan>, price: string): number | undefined =>
    quantities.find((q) => q.price === price)?.quantity;

  it('follow its outline', () => {
    const concept = plan(l, 'crown molding, white oak floor, paint the walls and the ceiling');
    const sqFt = (192 * 168 - 72 * 60) / 144;
    const openSqFt = concept.room.openings.reduce((n, o) => n + o.widthIn * o.heightIn, 0) / 144;
    expect(quantity(concept, 'floor-hardwood')).toBeCloseTo(sqFt * 1.08, 0);
    expect(quantity(concept, 'paint-ceiling')).toBeCloseTo(sqFt, 0);
    expect(quantity(concept, 'paint-wall')).toBeCloseTo(60 * 8 - openSqFt, 0);
    expect(quantity(concept, 'crown')).toBeCloseTo(60, 0);
    expect(concept.description).toContain('The room is L-shaped and measures 16\'-0" by 14\'-0" over all');
    const scope = draftScope(concept);
    expect(scope).toContain('L-shaped, 16\'-0" east-west by 14\'-0" north-south over all');
    expect(scope).toContain('194 sq ft');
  });

  it('follow its slopes', () => {
    const slope = {
      ridge: 'east-west',
      ridgeAtIn: 84,
      ridgeIn: 132,
      kneeStartIn: 69,
      kneeEndIn: 69,
    } as const;
    const concept = plan({
      ...rectangularShell(216, 168, 132),
      ceiling: { heightIn: 132, zones: [], slope },
    });
    // 84 in across and 63 in up are 105 in of slope.
    expect(quantity(concept, 'paint-ceiling')).toBeCloseTo((216 * 210) / 144, 0);
    const openSqFt = concept.room.openings.reduce((n, o) => n + o.widthIn * o.heightIn, 0) / 144;
    expect(quantity(concept, 'paint-wall')).toBeCloseTo(
      (2 * 216 * 69 + 168 * (69 + 132)) / 144 - openSqFt,
      0,
    );
    expect(concept.description).toContain('The ceiling slopes from 5\'-9" to a ridge at 11\'-0".');
  });
});

const OUT: Readonly<Record<(typeof SIDES)[number], Point>> = {
  north: { x: 0, y: 1 },
  south: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  west: { x: -1, y: 0 },
};

const thick = (exterior: boolean): number => (exterior ? 6.5 : 4.5);

/** Length of the longest piece of wall that runs across the sheet, with the corners that it takes. */
function widest(shell: Shell): number {
  return Math.max(
    ...(['north', 'south'] as const).flatMap((side) =>
      framesAt(shell, side).map(({ wall, lengthIn }) => {
        const i = shell.walls.indexOf(wall);
        const corners = cornersOf(shell);
        const ends = [corners[i]!, corners[(i + 1) % corners.length]!];
        const others = [shell.walls.at(i - 1)!, shell.walls[(i + 1) % shell.walls.length]!];
        return ends.reduce(
          (sum, { kind }, k) => sum + (kind === 'inside' ? thick(others[k]!.exterior) : 0),
          lengthIn,
        );
      }),
    ),
  );
}

const shrunk = ({ x, y, w, d }: ReturnType<typeof inRoom>[number]) => ({
  x: x + 0.05,
  y: y + 0.05,
  w: w - 0.1,
  d: d - 0.1,
});

/** Pieces of wall on a sheet in inches of the room. */
function inRoom(
  walls: readonly { readonly x: number; readonly y: number; readonly w: number; readonly h: number }[],
  shell: Shell,
  s: number,
) {
  const west = Math.min(...walls.map(({ x }) => x));
  const south = Math.max(...walls.map(({ y, h }) => y + h));
  const outer = (side: 'west' | 'south'): number =>
    Math.max(
      ...framesAt(shell, side).map(
        ({ wall, from }) => thick(wall.exterior) - (side === 'west' ? from.x : from.y),
      ),
    );
  const [x0, y0] = [west + outer('west') * s, south - outer('south') * s];
  return walls.map(({ x, y, w, h }) => ({ x: (x - x0) / s, y: (y0 - y - h) / s, w: w / s, d: h / s }));
}
