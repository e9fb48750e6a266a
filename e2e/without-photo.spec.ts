import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { boundsOf, type Point } from '@plumbline/concept';
import { PROJECT_ROOT } from '@plumbline/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dxfOf, line, roomPlanOf } from '../libs/survey/test/scan-files.js';
import { accessibilityFaults } from './site/accessibility.js';
import { middleOf } from './site/still.js';
import { oneTab, startSite } from './site/tab.js';
import { press } from './site/visitor.js';
import { photographKnownRoom } from './way/known-room.js';
import { untilConcept, WALK_MS } from './way/photo-to-bid.js';

// Its product runs on the older of the other Nodes that it is promised for; that of shaped-room.spec.ts on the newer.
const NODE = 22;
const site = startSite({ node: NODE });
const folder = join(PROJECT_ROOT, 'test-results', 'without-photo');

describe('a room without a usable photo', () => {
  const tab = oneTab(site);

  it(
    'is walked with a tape by keyboard, its sink dragged to its place, and its concept planned inside it',
    async () => {
      const { page } = tab;
      await upload(page);
      await press(page, 'Measure with a tape');
      await walk(page, [
        ...[
          '8 ft',
          /^More than/,
          '14 ft',
          'A window',
          '3 ft',
          '48',
          /the usual/,
          /the usual/,
          'Nothing more',
        ],
        ...[/^Inside/, '8 ft', 'Nothing more', /^Inside/, '5 ft'],
      ]);
      // Nothing is lost by a reload.
      await page.reload();
      await page.getByRole('heading', { name: 'Look at wall 3 from the left: what comes first?' }).waitFor();
      await walk(page, [
        ...['Nothing more', /^Outside/, '4 ft', 'Nothing more', /^Inside/, '9 ft', /^A door/, '3 ft', '32'],
        ...[/the usual/, 'Nothing more', /^Inside/, '12 ft', 'Nothing more', /where I began/],
      ]);
      await page.getByRole('heading', { name: 'Check your room' }).waitFor();
      await press(page, 'Add to the plan');
      const sink = page.getByRole('slider', { name: 'Sink 1' });
      await sink.scrollIntoViewIfNeeded();
      const { x, y } = await middleOf(sink);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 70, y + 2, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => sink.getAttribute('aria-valuetext')).toMatch(/^Wall 1, [2-5]′/);
      expect(await accessibilityFaults(page)).toEqual([]);
      await Promise.all([page.waitForResponse('**/api/surveys'), press(page, 'Looks right')]);
      await page.getByText('The room is the one that you measured.').waitFor();
      await press(page, 'Show Designs');
      await untilConcept(page);
      const { room, floorPlanSvgUrl, imageUrl } = (await designOf(page))!;
      const picture = await fetch(imageUrl);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(boundsOf(room.shell)).toMatchObject({ w: 168, d: 144 });
      expect(room.shell.outline).toHaveLength(6);
      expect(room.openings.map(({ kind }) => kind).sort()).toEqual(['door', 'window']);
      const plan = await (await fetch(floorPlanSvgUrl)).text();
      expect(plan).toContain('Measured by the homeowner, with a tape; verify on site.');
    },
    WALK_MS,
  );
});

describe('a scan that somebody has', () => {
  const tab = oneTab(site);

  it(
    'is read in the page, by a reader that comes only then, and what is none is refused with a sentence',
    async () => {
      const { page } = tab;
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await upload(page);
      await press(page, 'Use a scan that you have');
      const picker = page.locator('input[type=file][accept*=dxf]');
      await picker.waitFor({ state: 'attached' });
      const before = scripts.length;
      await picker.setInputFiles({ name: 'a.dwg', mimeType: '', buffer: Buffer.from('AC1032 ') });
      await page.getByText('This is a DWG.', { exact: false }).waitFor();
      expect(scripts.length).toBeGreaterThan(before);
      await picker.setInputFiles({ name: 'a.dxf', mimeType: '', buffer: Buffer.from(DRAWING) });
      await page.getByText('12′-6″ × 10′-0″').waitFor();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel('Ceiling height').fill('8 ft');
      await page.keyboard.press('Enter');
      await press(page, 'Take this room');
      await page.getByRole('heading', { name: 'Check your room' }).waitFor();
      const [answer] = await Promise.all([
        page.waitForResponse('**/api/surveys'),
        press(page, 'Looks right'),
      ]);
      expect(answer.status()).toBe(201);
      const { survey } = (await answer.json()) as { survey: Record<string, unknown> };
      expect(survey).toMatchObject({ measuredBy: 'scan', openings: [{ kind: 'door', widthIn: 32 }] });
    },
    WALK_MS,
  );

  it(
    "of an iPhone's RoomPlan is taken on a phone, and its concept planned inside it",
    async () => {
      const { page } = tab;
      await page.setViewportSize({ width: 390, height: 900 });
      await upload(page);
      await press(page, 'Use a scan that you have');
      const picker = page.locator('input[type=file][accept*=json]');
      await picker.waitFor({ state: 'attached' });
      await picker.setInputFiles({
        name: 'room.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(SCANNED)),
      });
      await page.getByText('13′-4″ × 11′-0″').waitFor();
      await shotInBothThemes(page, 'scan-found-390');
      expect(await accessibilityFaults(page)).toEqual([]);
      await press(page, 'Take this room');
      await page.getByRole('heading', { name: 'Check your room' }).waitFor();
      await shotInBothThemes(page, 'scan-taken-390');
      expect(await accessibilityFaults(page)).toEqual([]);
      await Promise.all([page.waitForResponse('**/api/surveys'), press(page, 'Looks right')]);
      await press(page, 'Show Designs');
      await untilConcept(page);
      await shotInBothThemes(page, 'scan-concept-390');
      const { room, floorPlanSvgUrl } = (await designOf(page))!;
      expect(boundsOf(room.shell)).toMatchObject({ w: 160, d: 132 });
      expect(room.openings.map(({ kind }) => kind).sort()).toEqual(['door', 'window']);
      const plan = await (await fetch(floorPlanSvgUrl)).text();
      expect(plan).toContain('scan');
    },
    WALK_MS,
  );
});

it(`on Node ${NODE} stops in good order`, async () => {
  expect(await site.product.process.end('SIGTERM')).toBe(0);
});

interface Job {
  readonly designs?: readonly {
    readonly floorPlanSvgUrl: string;
    readonly imageUrl: string;
    readonly room: {
      readonly shell: { readonly outline: readonly Point[] };
      readonly openings: readonly { readonly kind: string }[];
    };
  }[];
}

/** The first design that the page asked for. */
async function designOf(page: Page) {
  const jobId = new URL(page.url()).searchParams.get('job');
  const { designs } = (await (await fetch(`${site.product.url}/api/designs/${jobId}`)).json()) as Job;
  return designs?.[0];
}

async function shotInBothThemes(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `${name}-${colorScheme}.png`) });
  }
}

const at = (x: number, y: number): Point => ({ x, y });
/** A room of 13'-4" by 11 ft with a door, a window and a sink, as RoomPlan writes it; turned as phones lie. */
const SCANNED = roomPlanOf(
  [at(0, 0), at(160, 0), at(160, 132), at(0, 132)],
  {
    doors: [{ from: at(20, 0), to: at(52, 0), bottomIn: 0, heightIn: 80 }],
    windows: [{ from: at(50, 132), to: at(98, 132), bottomIn: 38, heightIn: 46 }],
    objects: [{ from: at(60, 119), to: at(93, 119), bottomIn: 0, heightIn: 36, deepIn: 24 }],
  },
  { turn: 0.4, objects: ['sink'] },
);
/** A room of 12'-6" by 10 ft without units, open at its door. */
const DRAWING = dxfOf(
  [
    line('Walls', at(0, 0), at(40, 0)),
    line('Walls', at(72, 0), at(150, 0)),
    line('Walls', at(150, 0), at(150, 120)),
    line('Walls', at(150, 120), at(0, 120)),
    line('Walls', at(0, 120), at(0, 0)),
    line('Doors', at(40, 0), at(72, 0)),
  ],
  { units: 1 },
);

async function upload(page: Page): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { file } = await photographKnownRoom(3, folder);
  await page.goto('/');
  await page.locator('[name=zipCode]').fill('78704');
  await page.locator('input[type=file]:enabled').first().setInputFiles(file);
  await press(page, 'Upload Files');
}

/** Answers one question after the other: lengths are typed, choices are taken by their words. */
async function walk(page: Page, answers: readonly (string | RegExp)[]): Promise<void> {
  const heading = page.locator('section[aria-labelledby=plan-title] h4').last();
  for (const answer of answers) {
    const asked = await heading.textContent();
    if (typeof answer === 'string' && /^\d/.test(answer)) {
      await page
        .locator('form', { has: page.getByRole('button', { name: 'Next' }) })
        .getByRole('textbox')
        .fill(answer);
      await page.keyboard.press('Enter');
    } else {
      await page.getByRole('button', { name: answer }).focus();
      await page.keyboard.press('Enter');
    }
    await page.waitForFunction(
      (was) =>
        [...document.querySelectorAll('section[aria-labelledby=plan-title] h4')].at(-1)?.textContent !== was,
      asked,
    );
  }
}
