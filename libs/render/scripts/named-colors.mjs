// npm run named-colors: draws rooms with colors named for walls, fronts, floor and cloth, and tells how the lit part of each
// looks: lightness, chroma as a share of the named color's in as much light, and by how many degrees its hue turns. Words, if
// any, are the categories to draw. Run after a build.
import { planConcept } from '@plumbline/room';
import { linear } from '../../scene/dist/color.js';
import { LINEAR } from '../dist/levels.js';
import { studyRoom } from '../dist/render-room.js';

const paint = (color) => ({ material: 'paint', color });
const front = (color) => ({ material: 'painted-wood', color });
const ROOMS = [
  [
    'kitchen',
    'transitional',
    1,
    { layout: 'island', area: '14x16' },
    {
      walls: paint('#c8b99a'),
      cabinets: front('#3f6a73'),
      accentCabinets: front('#7d2f2f'),
      floor: { material: 'oak-plank', color: '#b08a5a' },
    },
  ],
  [
    'kitchen',
    'modern',
    2,
    { layout: 'island', area: '14x16' },
    {
      walls: paint('#8fb0c4'),
      cabinets: front('#2e4a3a'),
      accentCabinets: front('#d9c27a'),
      floor: { material: 'walnut-plank', color: '#8a5a34' },
    },
  ],
  [
    'kitchen',
    'mediterranean',
    6,
    { area: '12x14', state: 'CA' },
    {
      walls: paint('#e8e0d0'),
      cabinets: front('#8a9a7b'),
      accentCabinets: front('#3f6a73'),
      floor: { material: 'terracotta-tile', color: '#b5653f' },
    },
  ],
  [
    'living room',
    'industrial',
    7,
    { features: 'sectional', area: '16x15' },
    { walls: paint('#1f3a5f'), floor: { material: 'oak-plank', color: '#6b4a30' } },
  ],
  [
    'bedroom',
    'traditional',
    3,
    { area: '15x14' },
    { walls: paint('#5d6b4f'), fabric: { material: 'linen', color: '#3f6a73' } },
  ],
  [
    'basement',
    'modern',
    2,
    { features: 'pool table, bar', area: '26x20' },
    { walls: paint('#c9a3a0'), cabinets: front('#1f3a5f') },
  ],
  ['bathroom', 'transitional', 1, { area: '9x10' }, { walls: paint('#d8c9b5'), cabinets: front('#5b7f9a') }],
];
/** Which pixels of a surface are looked at: not its shadows, not its highlights. */
const LIT = [0.55, 0.9];
const FEWEST = 60;

function lab([r, g, b]) {
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const [x, y, z] = [
    f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0888),
  ];
  const [a, c] = [500 * (x - y), 200 * (y - z)];
  return { lightness: 116 * y - 16, chroma: Math.hypot(a, c), hue: (Math.atan2(c, a) * 180) / Math.PI };
}
const turn = (a, b) => ((a - b + 540) % 360) - 180;

/** A color in so much light that it is so light. */
function inLight(color, lightness) {
  let [low, high] = [0, 30];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (lab(color.map((v) => v * middle)).lightness < lightness) low = middle;
    else high = middle;
  }
  return lab(color.map((v) => v * low));
}

/** The light of the pixels whose surface has about a color, the darkest first. */
function pixelsOf({ rgb, albedos }, named) {
  const found = [];
  for (let i = 0; i < rgb.length / 3; i++) {
    const own = lab([...albedos.subarray(i * 4, i * 4 + 3)]);
    const share = own.chroma / named.chroma;
    const isSo =
      own.lightness > named.lightness - 22 &&
      own.lightness < named.lightness + 10 &&
      Math.abs(turn(own.hue, named.hue)) < 9 &&
      share > 0.55 &&
      share < 1.25;
    if (isSo) found.push([...rgb.subarray(i * 3, i * 3 + 3)].map((v) => LINEAR[v]));
  }
  return found.sort((a, b) => lab(a).lightness - lab(b).lightness);
}

const only = process.argv.slice(2);
for (const [category, style, seed, wishes, colors] of ROOMS) {
  if (only.length > 0 && !only.includes(category)) continue;
  const { room } = planConcept({ category, style, budget: 60_000, ...wishes }, { seed, date: '2026-11-01' });
  const finishes = { ...room.finishes, ...colors };
  const size = { quality: 4, width: 240, height: 160, denoise: 'base' };
  const picture = await studyRoom({ ...room, finishes }, { seed, ...size });
  for (const [surface, { color }] of Object.entries(colors)) {
    const pixels = pixelsOf(picture, lab(linear(color)));
    if (pixels.length < FEWEST) continue;
    const lit = pixels.slice(...LIT.map((share) => Math.floor(share * pixels.length)));
    const shown = lab([0, 1, 2].map((c) => lit.reduce((sum, v) => sum + v[c], 0) / lit.length));
    const own = inLight(linear(color), shown.lightness);
    console.log(
      `${category}, ${style}: ${surface} ${color} is L ${shown.lightness.toFixed(0)}, chroma x ${(shown.chroma / own.chroma).toFixed(2)}, hue ${turn(shown.hue, own.hue).toFixed(0)}°`,
    );
  }
}
