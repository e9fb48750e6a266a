import { allMatches } from '../text/all-matches.js';
/** Named colours as sRGB hex, with what people call them. */
export const COLORS: readonly {
  readonly name: string;
  readonly hex: string;
  readonly words?: readonly string[];
}[] = [
  { name: 'white', hex: '#f5f4f0', words: ['bright white', 'pure white', 'snow white'] },
  { name: 'off-white', hex: '#f1ede2', words: ['off white', 'warm white', 'soft white', 'antique white'] },
  { name: 'ivory', hex: '#f3ecd9' },
  { name: 'cream', hex: '#efe5cd', words: ['creme', 'buttercream'] },
  { name: 'alabaster', hex: '#edeae0' },
  { name: 'eggshell', hex: '#ece5d3' },
  { name: 'linen', hex: '#e8dfcf', words: ['linen white'] },
  { name: 'beige', hex: '#d9c7a8' },
  { name: 'oatmeal', hex: '#d8ccb6', words: ['oat'] },
  { name: 'sand', hex: '#d4bd94', words: ['sandy'] },
  { name: 'tan', hex: '#c4a47c' },
  { name: 'camel', hex: '#b98d5b' },
  { name: 'khaki', hex: '#b5a67c' },
  { name: 'taupe', hex: '#a3937f' },
  { name: 'greige', hex: '#c6bdb0' },
  { name: 'mushroom', hex: '#b5a898' },
  { name: 'grey', hex: '#a5a7a8', words: ['gray'] },
  {
    name: 'light grey',
    hex: '#cfd0cf',
    words: ['light gray', 'pale grey', 'pale gray', 'soft grey', 'soft gray', 'dove grey', 'dove gray'],
  },
  { name: 'dark grey', hex: '#5b5e61', words: ['dark gray', 'iron grey', 'iron gray'] },
  { name: 'slate', hex: '#5c6670', words: ['slate grey', 'slate gray'] },
  { name: 'charcoal', hex: '#3d4043', words: ['charcoal grey', 'charcoal gray', 'anthracite', 'graphite'] },
  { name: 'black', hex: '#232326', words: ['jet black', 'ebony', 'onyx'] },
  { name: 'brown', hex: '#7a5538' },
  { name: 'chocolate', hex: '#4e3426', words: ['dark brown', 'espresso'] },
  { name: 'mocha', hex: '#8a6b55', words: ['coffee'] },
  { name: 'caramel', hex: '#b27b45' },
  { name: 'honey', hex: '#d1a050' },
  { name: 'red', hex: '#a8322d' },
  { name: 'burgundy', hex: '#6d2331', words: ['maroon', 'wine red', 'oxblood', 'merlot'] },
  { name: 'brick red', hex: '#964636' },
  { name: 'rust', hex: '#a4512c' },
  { name: 'terracotta', hex: '#bd6b49', words: ['terra cotta', 'clay'] },
  { name: 'coral', hex: '#e3836a' },
  { name: 'salmon', hex: '#e4a08b' },
  { name: 'peach', hex: '#f0c3a2', words: ['apricot'] },
  { name: 'orange', hex: '#d9792f', words: ['burnt orange', 'tangerine'] },
  { name: 'pink', hex: '#e2a9b1' },
  { name: 'blush', hex: '#e6c6be', words: ['blush pink', 'dusty pink', 'dusty rose', 'rose'] },
  { name: 'magenta', hex: '#a8396f', words: ['fuchsia', 'hot pink'] },
  { name: 'yellow', hex: '#e6c74f' },
  { name: 'pale yellow', hex: '#f2e3a6', words: ['butter yellow', 'light yellow', 'soft yellow', 'lemon'] },
  { name: 'mustard', hex: '#c4972f', words: ['ochre', 'ocher'] },
  { name: 'gold', hex: '#b9964c', words: ['golden'] },
  { name: 'green', hex: '#5d8057' },
  { name: 'sage', hex: '#9caa8c', words: ['sage green', 'soft green'] },
  { name: 'mint', hex: '#bfdccb', words: ['mint green', 'seafoam', 'sea foam', 'pale green', 'light green'] },
  { name: 'olive', hex: '#74763f', words: ['olive green', 'moss', 'moss green'] },
  {
    name: 'forest green',
    hex: '#2f4d3c',
    words: ['dark green', 'hunter green', 'bottle green', 'deep green'],
  },
  { name: 'emerald', hex: '#1f6e55', words: ['emerald green'] },
  { name: 'teal', hex: '#2d6b70' },
  { name: 'turquoise', hex: '#4fb0ae', words: ['aqua', 'aquamarine'] },
  { name: 'blue', hex: '#4a739c' },
  {
    name: 'light blue',
    hex: '#aec8da',
    words: ['pale blue', 'sky blue', 'baby blue', 'powder blue', 'ice blue'],
  },
  {
    name: 'dusty blue',
    hex: '#8298a8',
    words: ['blue grey', 'blue gray', 'french blue', 'slate blue', 'denim'],
  },
  { name: 'navy', hex: '#27364f', words: ['navy blue', 'dark blue', 'midnight blue', 'deep blue', 'indigo'] },
  { name: 'cobalt', hex: '#2a52a0', words: ['royal blue', 'cobalt blue'] },
  { name: 'purple', hex: '#6c4f7d', words: ['violet'] },
  { name: 'lavender', hex: '#bdb2d3', words: ['lilac', 'mauve'] },
  { name: 'plum', hex: '#5a3350', words: ['aubergine', 'eggplant'] },
  { name: 'silver', hex: '#c3c5c7' },
  { name: 'copper', hex: '#b06a45' },
  { name: 'pewter', hex: '#8d8f8f' },
];

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;

/** Colours written as `#rrggbb` or `#rgb`, each with the nearest name. */
export function hexColors(
  text: string,
): { readonly said: string; readonly name: string; readonly hex: string }[] {
  return allMatches(text, HEX).map((match) => {
    const digits = match[1] ?? '';
    const hex = `#${digits.length === 3 ? [...digits].map((c) => c + c).join('') : digits}`.toLowerCase();
    return { said: match[0], name: nearestColor(hex), hex };
  });
}

/** How much more a difference of hue counts than one of lightness: a gray green is a green before it is a taupe. */
const HUE = 2.5;

/** The named colour that looks most like a hex colour: by lightness and, above it, hue in Oklab. */
export function nearestColor(hex: string): string {
  const [l, a, b] = oklab(hex);
  let best = 'grey';
  let least = Number.POSITIVE_INFINITY;
  for (const { name, lab } of NAMED) {
    const distance = Math.hypot(l - lab[0], HUE * (a - lab[1]), HUE * (b - lab[2]));
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
}

/** Lightness and the two axes of hue of a color as the eye tells them apart: Oklab of B. Ottosson, 2020. */
function oklab(hex: string): [l: number, a: number, b: number] {
  const [r, g, b] = rgb(hex).map((v) => {
    const share = v / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

const rgb = (hex: string): [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const NAMED = COLORS.map(({ name, hex }) => ({ name, lab: oklab(hex) }));
