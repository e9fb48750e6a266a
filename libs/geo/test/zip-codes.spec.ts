import { isZip } from '@plumbline/contracts';
import { describe, expect, it } from 'vitest';
import {
  allZips,
  lookUpZip,
  milesBetween,
  milesBetweenZips,
  nearestZip,
  resolveZip,
  zipsWithin,
} from '../src/index.js';

describe('look-up', () => {
  it.each([
    ['10001', 'New York', 'NY', 40.75, -74.0],
    ['02139', 'Cambridge', 'MA', 42.36, -71.1],
    ['94110', 'San Francisco', 'CA', 37.75, -122.42],
    ['99501', 'Anchorage', 'AK', 61.22, -149.86],
    ['00901', 'San Juan', 'PR', 18.47, -66.11],
  ])('%s is %s, %s', (zipCode, city, state, lat, lon) => {
    const place = lookUpZip(zipCode);
    expect(place).toMatchObject({ zipCode, city, state });
    expect(place?.lat).toBeCloseTo(lat, 1);
    expect(place?.lon).toBeCloseTo(lon, 1);
  });

  it.each(['00000', '1000', '100011', 'abcde', '', '10 01', '-1000', '1e004'])('does not know %j', (text) => {
    expect(lookUpZip(text)).toBeUndefined();
  });

  it('keeps every ZIP in the United States, in order', () => {
    const zips = allZips();
    expect(zips.length).toBeGreaterThan(33_000);
    expect(zips).toEqual([...zips].sort());
    for (const zipCode of zips.filter((_, index) => index % 997 === 0)) {
      const place = lookUpZip(zipCode);
      expect(place?.lat).toBeGreaterThan(-15);
      expect(place?.lat).toBeLessThan(72);
      expect(place?.state).toMatch(/^[A-Z]{2}$/);
      expect(place?.city.length).toBeGreaterThan(1);
    }
  });
});

describe('fallback', () => {
  it('answers a known ZIP exactly', () => {
    expect(resolveZip('60614')).toMatchObject({ exact: true, place: { zipCode: '60614', city: 'Chicago' } });
  });

  it('takes the nearest number with the same prefix', () => {
    expect(lookUpZip('10067')).toBeUndefined();
    const resolved = resolveZip('10067');
    expect(resolved?.exact).toBe(false);
    expect(resolved?.place.zipCode.slice(0, 3)).toBe('100');
    expect(resolved?.place.state).toBe('NY');
  });

  it('holds a place for every prefix with which a ZIP can begin, but for mail to the military and such', () => {
    // Military mail, government mail of Washington, new ones.
    const withoutPlaces = '090 091 092 093 094 095 096 097 098 340 569 889 962 963 964 965 966'.split(' ');
    const numbers = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));
    const prefixes = Array.from({ length: 1_000 }, (_, n) => String(n).padStart(3, '0'));
    const inUse = (prefix: string) =>
      withoutPlaces.includes(prefix) || numbers.some((rest) => lookUpZip(prefix + rest));
    expect(prefixes.filter((prefix) => isZip(`${prefix}01`))).toEqual(prefixes.filter(inUse));
  });

  it('widens the prefix where nobody lives in it, and refuses what is no ZIP', () => {
    expect(resolveZip('00000')?.place.state).toBe('NY');
    expect(resolveZip('99999')?.place.state).toBe('AK');
    expect(resolveZip('1234')).toBeUndefined();
    expect(resolveZip('12a45')).toBeUndefined();
  });
});

describe('distance', () => {
  it('agrees with known great circles', () => {
    // New York 40.7128,-74.0060 to Los Angeles 34.0522,-118.2437 is 3,936 km.
    const miles = milesBetween({ lat: 40.7128, lon: -74.006 }, { lat: 34.0522, lon: -118.2437 });
    expect(miles * 1.609344).toBeCloseTo(3936, -1);
    expect(milesBetween({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(69.1, 1);
    expect(milesBetween({ lat: 40, lon: -74 }, { lat: 40, lon: -74 })).toBe(0);
  });

  it('is the same both ways and unknown for an unknown ZIP', () => {
    const there = milesBetweenZips('10001', '07030');
    expect(there).toBeGreaterThan(1);
    expect(there).toBeLessThan(4);
    expect(milesBetweenZips('07030', '10001')).toBeCloseTo(there as number, 9);
    expect(milesBetweenZips('10001', '00000')).toBeUndefined();
  });
});

describe('radius', () => {
  const centre = lookUpZip('10001');
  if (!centre) throw new Error('10001 is missing');

  it('starts at the centre, grows with distance, and keeps to the radius', () => {
    const near = zipsWithin(centre, 25);
    expect(near[0]).toEqual({ zipCode: '10001', miles: 0 });
    expect(near.map(({ miles }) => miles)).toEqual(near.map(({ miles }) => miles).sort((a, b) => a - b));
    expect(near.at(-1)?.miles).toBeLessThanOrEqual(25);
    expect(near.map(({ zipCode }) => zipCode)).toContain('11201');
    expect(near.map(({ zipCode }) => zipCode)).not.toContain('19103');
  });

  it('finds exactly what a plain scan finds, also near the pole and across the date line', () => {
    for (const from of ['99723', '99546', '96950', '10001']) {
      const place = lookUpZip(from);
      if (!place) throw new Error(`${from} is missing`);
      const expected = allZips().filter((zipCode) => (milesBetweenZips(from, zipCode) as number) <= 60);
      const found = new Set(zipsWithin(place, 60).map(({ zipCode }) => zipCode));
      expect(expected.filter((zipCode) => !found.has(zipCode))).toEqual([]);
    }
  });
});

describe('nearest', () => {
  it('finds the ZIP around a position', () => {
    expect(nearestZip({ lat: 40.7484, lon: -73.9857 })).toMatchObject({ city: 'New York', state: 'NY' });
    expect(nearestZip({ lat: 41.9214, lon: -87.6513 })?.zipCode).toBe('60614');
  });

  it('says nothing in the middle of the sea', () => {
    expect(nearestZip({ lat: 30, lon: -45 })).toBeUndefined();
  });
});
