import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keepSiteKey } from '#lib/stored/site-keys.js';
import { siteVisit } from '#texts/site-visit';
import type { Design } from '#types/design.js';
import { renderPage } from '../../../test/render-page.js';
import { FloorPlan } from './components/plan/floor-plan.js';

const design = {
  _id: 'd1',
  jobId: 'j1',
  title: 'Warm kitchen',
  floorPlanUrl: '/files/plan.png',
  floorPlanSvgUrl: '/files/plan.svg',
} as unknown as Design;
const link = () => screen.queryByRole('link', { name: siteVisit.link });

beforeEach(() => window.localStorage.clear());

it('asks for tape numbers in the browser that asked for the design, and in no other', async () => {
  const { unmount } = renderPage(<FloorPlan design={design} pictures={[]} />);
  expect(link()).toBeNull();
  unmount();
  keepSiteKey('j2', 'j2_key');
  keepSiteKey('j1', 'j1_key');
  renderPage(<FloorPlan design={design} pictures={[]} />);
  expect(link()?.getAttribute('href')).toBe('/measure/j1_key');
  expect(JSON.parse(window.localStorage.getItem('plumbline.site-keys')!)).toEqual({
    j2: 'j2_key',
    j1: 'j1_key',
  });
});
