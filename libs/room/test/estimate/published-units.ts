/**
 * Unit prices as they were published, installed, US dollars: low to high over all grades. Cited from guide pages. Each
 * row of the price table with the same id must lie inside, whatever the grade.
 */
export interface PublishedUnit {
  readonly price: string;
  readonly usd: readonly [low: number, high: number];
  /** What the figure holds: the thing alone, its labor, or both. */
  readonly of: 'installed' | 'material' | 'labor';
  readonly year: number;
  readonly source: string;
}

const row = (
  price: string,
  low: number,
  high: number,
  year: number,
  source: string,
  of: PublishedUnit['of'] = 'installed',
): PublishedUnit => ({ price, usd: [low, high], of, year, source });

const GUIDES = 'homestery, journeymanhq (engineerfix)';
const HA = 'HomeAdvisor (360fshome)';
const CF = 'costflowai';

export const PUBLISHED_UNITS: readonly PublishedUnit[] = [
  // The guides tell the cabinets without their setting: "how much do new kitchen cabinets cost", engineerfix.
  row('cabinets-stock', 60, 400, 2025, GUIDES, 'material'),
  row('cabinets-semi', 150, 900, 2025, GUIDES, 'material'),
  row('cabinets-custom', 500, 1600, 2026, `${GUIDES}; winenfood`, 'material'),
  // "How much is labor to install kitchen cabinets", "how much does it cost to install cabinets", engineerfix.
  row('cabinets-stock', 50, 200, 2025, 'engineerfix', 'labor'),
  row('cabinets-semi', 50, 300, 2025, 'engineerfix', 'labor'),
  row('cabinets-custom', 50, 300, 2025, 'engineerfix', 'labor'),
  row('counter-laminate', 20, 80, 2025, HA),
  row('counter-quartz', 50, 200, 2025, HA),
  row('counter-granite', 80, 200, 2025, HA),
  row('counter-marble', 70, 200, 2025, HA),
  row('counter-solid-surface', 70, 100, 2025, HA),
  row('counter-butcher-block', 50, 100, 2025, HA),
  row('counter-concrete', 100, 150, 2025, HA),
  row('counter-stainless-steel', 150, 300, 2025, HA),
  row('counter-tile', 35, 70, 2025, HA),
  row('floor-carpet', 3, 8, 2025, CF),
  row('floor-vinyl-sheet', 3, 7, 2025, CF),
  row('floor-laminate', 4, 10, 2025, CF),
  row('floor-lvp', 5, 12, 2025, CF),
  row('floor-engineered', 8, 16, 2025, CF),
  row('floor-hardwood', 10, 20, 2025, CF),
  row('floor-ceramic', 8, 18, 2025, CF),
  row('floor-porcelain', 10, 22, 2025, CF),
  row('floor-stone', 15, 30, 2025, CF),
  row('floor-level', 1, 3, 2025, CF),
  row('backsplash-tile', 10, 50, 2025, 'several guide sites'),
  row('shower-tile', 15, 58, 2025, 'remodelingcalculator'),
  row('paint-wall', 2, 6, 2025, CF),
  // 2020 prices, raised by consumer prices.
  row('drywall', 1.6, 2.35 * 1.244, 2025, '1build 2020'),
  row('demolition-drywall', 0.5, 2.5, 2025, 'guide sites'),
  row('wall-removal', 300, 10_000, 2025, 'guide sites'),
  row('toilet', 350, 800, 2025, 'engineerfix'),
  row('bathtub', 1500, 10_000, 2025, 'engineerfix'),
  row('bathtub-free', 1500, 10_000, 2025, 'engineerfix'),
  row('outlet', 150, 350, 2025, 'guide sites'),
  row('light-recessed', 15, 50, 2025, 'guide sites', 'material'),
  row('faucet', 50, 500, 2025, 'engineerfix', 'material'),
  row('door-interior', 120, 600, 2025, 'latestcost'),
  row('door-exterior', 500, 2500, 2025, 'latestcost'),
  row('window-replace', 300, 1300, 2025, 'semperfi'),
  row('egress-window', 1500, 3500, 2025, 'remodcost'),
  row('permit', 500, 2000, 2025, 'remodcost'),
];
