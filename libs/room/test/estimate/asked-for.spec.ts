import type { RoomCategory } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import { planConcept } from '../../src/concept.js';

/** Nothing is in the price that no clause asks for and no asked work needs. */

const plan = (category: RoomCategory, designPrompt: string, more: object = {}) =>
  planConcept({ category, area: '13x16', designPrompt, ...more }, { seed: 1, date: '2026-11-29' });
const pricesOf = (category: RoomCategory, text: string, more?: object): readonly string[] =>
  plan(category, text, more).quantities.map(({ price }) => price);

const PAINT = /^(?:paint-wall|visits-paint)$/;
const WIRES = /^(?:outlet|panel-upgrade)$/;
const FIT_OUT = /^(?:furring|insulation|drywall|egress-window|duct-run|partition|stair|paint-wall)$/;

describe('a job that names its work', () => {
  it.each<readonly [RoomCategory, string, RegExp]>([
    ['living room', 'Rip up the carpet and put engineered oak. Built in bookshelves.', PAINT],
    ['living room', 'Gas fireplace with a tv over it, recessed lights on a dimmer.', WIRES],
    ['bedroom', 'New carpet and a king bed with two nightstands.', PAINT],
    ['office', 'Two desks. Soundproof the wall to the nursery.', PAINT],
    ['other', 'Mudroom with a bench and a tile floor.', PAINT],
    ['garage', 'Epoxy floor and insulate the walls. Still has to fit 2 cars.', PAINT],
    ['garage', 'Epoxy floor, new door opener.', /^(?:overhead-rack|garage-cabinets|slat-wall|permit-minor)$/],
    ['garage', 'EV charger and a workbench 10 ft long.', WIRES],
    ['bedroom', 'Ceiling fan with a light.', /^light-recessed$/],
    ['other', 'Sunroom with a ceiling fan and a daybed.', /^light-recessed$/],
    ['basement', 'Home gym on the finished side of our basement. Rubber flooring.', FIT_OUT],
    ['basement', 'Our basement is already finished. New carpet and recessed lights.', FIT_OUT],
    ['living room', 'Modern farmhouse. New oak floor and a sectional.', /^wall-panel$/],
    [
      'kitchen',
      'Industrial kitchen with quartz counters and white cabinets.',
      /^(?:wall-panel|backsplash-slab)$/,
    ],
    [
      'bathroom',
      'Walk-in shower and a comfort height toilet. The door needs to be 36 wide.',
      /^(?:vanity|light-|design-|demolition-drywall|drywall$|cabinets-)/,
    ],
    ['living room', 'Take down the wall to the dining room.', /^(?:floor-|trim|light-|paint-ceiling)/],
    ['kitchen', 'New gas range, a hood and a dishwasher, white cabinets.', /^microwave/],
    [
      'kitchen',
      'Butcher block counters, cabinets are fine just paint them navy.',
      /^(?:cabinets-semi|range)$/,
    ],
  ])('%s: "%s"', (category, text, unasked) => {
    expect(pricesOf(category, text).filter((price) => unasked.test(price))).toEqual([]);
  });

  it.each<readonly [RoomCategory, string, string]>([
    ['living room', 'Paint the walls sage green and new carpet.', 'paint-wall'],
    ['bedroom', 'Strip the wallpaper, king bed.', 'paint-wall'],
    ['garage', 'Four more outlets and epoxy floor.', 'outlet'],
    ['living room', 'Walls in shiplap, oak floor.', 'wall-panel'],
    ['basement', 'Finish the basement with a family room.', 'furring'],
    ['basement', 'We want a finished basement with a bar.', 'furring'],
    ['kitchen', 'Modern white kitchen', 'cabinets-semi'],
    ['living room', 'Take down the wall to the dining room.', 'permit'],
  ])('%s: "%s" has %s', (category, text, price) => {
    expect(pricesOf(category, text)).toContain(price);
  });

  it('paints new walls, and around a wall that is taken out, and says so', () => {
    const painted = (category: RoomCategory, text: string) =>
      plan(category, text).quantities.find(({ price }) => price === 'paint-wall');
    expect(painted('bedroom', 'Walk in closet carved out of the bedroom, king bed.')).toMatchObject({
      item: 'Painting of new walls',
      formula: 'both faces of new walls',
    });
    const opened = painted('living room', 'Knock down the wall to the kitchen, nothing else changes.');
    expect(opened?.item).toBe('Paint where the wall was opened');
    expect(opened?.quantity).toBeLessThan(60);
  });

  it('buys no faucet, valve or warmer that the owner has', () => {
    const { estimate } = plan(
      'bathroom',
      'Walk-in shower and a double vanity. I already ordered the faucets and the shower trim. Heated towel rack, we have it in the box.',
    );
    const prices = estimate.lines.map(({ price }) => price);
    expect(prices).toEqual(expect.arrayContaining(['lavatory-own-faucet', 'shower-own-valve']));
    expect(estimate.lines.find(({ price }) => price === 'towel-warmer')?.state ?? 'owner-supplied').toBe(
      'owner-supplied',
    );
    const charger = plan('garage', 'EV charger on the car side, I have the unit it just needs hooked up');
    expect(charger.estimate.lines.find(({ price }) => price === 'ev-charger')?.state).toBe('owner-supplied');
  });
});

describe('what the price decides', () => {
  const noteOf = (category: RoomCategory, text: string, words: string, more?: object): string | undefined =>
    plan(category, text, more).brief.ledger?.find((entry) => entry.text.includes(words))?.note;

  it('takes the cheaper of two that has a place, and says by how much', () => {
    const text = 'Desk and a murphy bed or a sleeper sofa, whichever is cheaper';
    expect(noteOf('office', text, 'whichever')).toMatch(
      /the sleeper sofa is the cheaper: it comes to \$[\d,]+ less/,
    );
    expect(pricesOf('office', text)).not.toContain('wall-bed');
  });

  it('has what is asked under a sum only where all comes to no more', () => {
    const text = (usd: string) => `New vanity and toilet. Heated floor if it fits under ${usd} total.`;
    expect(noteOf('bathroom', text('40k'), 'Heated floor', { area: '8x9' })).toMatch(
      /^It is in: with it the total is/,
    );
    expect(noteOf('bathroom', text('6k'), 'Heated floor', { area: '8x9' })).toMatch(
      /^Left out on your condition/,
    );
    expect(pricesOf('bathroom', text('6k'), { area: '8x9' })).not.toContain('floor-heat');
  });

  it.each<readonly [RoomCategory, string, string, string, RegExp]>([
    [
      'kitchen',
      'New cabinets.',
      "If it's under $9k add a coffee bar, otherwise skip it.",
      'under',
      /It is in: it adds/,
    ],
    [
      'kitchen',
      'New cabinets.',
      'A coffee bar if that is under 3,000.',
      'coffee bar',
      /adds \$[\d,]+, more than/,
    ],
    ['garage', 'Epoxy.', "A mini split, unless it's more than $9000.", 'mini split', /It is in: it adds/],
    [
      'bathroom',
      'New vanity.',
      "A heated floor as long as it's less than $5,000.",
      'heated',
      /It is in: it adds/,
    ],
  ])(
    '%s: %s %s: a sum that is said of one thing is held against that thing',
    (category, job, one, clause, note) => {
      expect(noteOf(category, `${job} ${one}`, clause, { area: '12x15' })).toMatch(note);
    },
  );

  it.each<readonly [RoomCategory, string, number]>([
    ['bathroom', 'New vanity and toilet.', 20_000],
    ['kitchen', 'New cabinets and quartz counters.', 12_000],
    ['basement', 'Finish it with a family room and a bath.', 60_000],
  ])('%s: "%s" for $%i is answered by its own lines', (category, text, budget) => {
    const { brief, estimate } = plan(category, text, { budget });
    const { lines, salesTax, overheadAndProfit, contingency, likely } = estimate;
    const surcharge = (salesTax?.likely ?? 0) + (overheadAndProfit?.likely ?? 0);
    const sum = lines.reduce((n, line) => n + line.likely, 0);
    expect(Math.abs(sum + surcharge + contingency.likely - likely)).toBeLessThan(60);
    expect(estimate.budget?.overUsd).toBe(likely - budget);
    const told = brief.ledger?.find((entry) => entry.understood.includes('Budget'));
    expect(told?.note).toBe(estimate.budget?.text);
    expect(told?.note).toContain(`Its lines come to $${sum.toLocaleString('en-US')}`);
  });
});
