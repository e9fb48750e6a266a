import { isConvertedPart, keeps, nearestColor, wants } from '@plumbline/brief';
import {
  type Brief,
  type ColorWish,
  type DesignWish,
  type Finish,
  type Finishes,
  type Grade,
  type PaintedSurface,
  STYLES,
  type Surface,
  SWATCH_SURFACES,
  SWATCHES,
} from '@plumbline/concept';
import { gradeIsTold, gradeOf } from './grade/grade.js';

/** The look of a material that was named without a colour: sRGB hex, and the grain, vein or joint. */
const MATERIAL_COLORS: Readonly<Record<string, readonly [string, string?]>> = {
  'white-oak': ['#c9ad86', '#b0936b'],
  'white-oak-plank': ['#c9ad86', '#b0936b'],
  oak: ['#b08a5f', '#8f6b44'],
  'oak-plank': ['#b08d63', '#94724a'],
  'engineered-oak': ['#b79a76', '#9f825d'],
  'herringbone-oak': ['#b8946a', '#9b7a50'],
  walnut: ['#6e4f38', '#573c29'],
  'walnut-plank': ['#7a583e', '#5f422d'],
  cherry: ['#7b4428', '#5f3320'],
  maple: ['#dcc39b', '#c8ac80'],
  'maple-plank': ['#d8c09a', '#c3a87d'],
  pine: ['#cfa66c', '#b3884e'],
  'pine-plank': ['#b58a58', '#96703f'],
  bamboo: ['#d2b077', '#b8945a'],
  cork: ['#b68a5c', '#93693f'],
  teak: ['#9a6b3c', '#7c5229'],
  ash: ['#d3b98f', '#b99c70'],
  'reclaimed-wood': ['#8f6a45', '#6c4d30'],
  rattan: ['#c29f6d', '#a17f4f'],
  lvp: ['#b39a7a', '#9b8162'],
  laminate: ['#b8a07e', '#a0885f'],
  'vinyl-sheet': ['#c9c4ba', '#b7b1a5'],
  'ceramic-tile': ['#d9d4ca', '#bdb7ab'],
  'porcelain-tile': ['#cfcac1', '#b3ada3'],
  'hex-tile': ['#ecebe7', '#9c9a95'],
  'penny-tile': ['#efeeea', '#a5a39e'],
  'checkerboard-tile': ['#f0efeb', '#2c2c2e'],
  'cement-tile': ['#d8d5ce', '#4d5d68'],
  'patterned-tile': ['#e8e4da', '#4a6a86'],
  'terracotta-tile': ['#b8673f', '#d9c3a5'],
  'slate-tile': ['#565b5f', '#43474a'],
  'marble-tile': ['#eceae6', '#b5b2ad'],
  'stone-tile': ['#bdb2a0', '#a09583'],
  terrazzo: ['#e3dfd8', '#a38f7c'],
  concrete: ['#a9a6a1', '#94918c'],
  epoxy: ['#9ba0a4', '#83888c'],
  carpet: ['#c9c1b3', '#b9b0a1'],
  rubber: ['#3a3b3d', '#4b4c4e'],
  quartz: ['#f2f1ee', '#d0cdc8'],
  granite: ['#8f8a83', '#4d4945'],
  marble: ['#efeeec', '#aeb0b3'],
  quartzite: ['#e9e6e0', '#b8b2a6'],
  soapstone: ['#4d5254', '#7d8385'],
  'butcher-block': ['#bd8f58', '#9a6f3d'],
  'solid-surface': ['#f3f2ee', '#e6e4df'],
  'stainless-steel': ['#b5b6b6', '#9c9e9f'],
  tile: ['#ebe8e1', '#cbc6bc'],
  'subway-tile': ['#f3f1ec', '#d5d1c8'],
  'zellige-tile': ['#e7e2d6', '#cfc9bb'],
  'herringbone-tile': ['#f1efea', '#d3cfc6'],
  'stacked-tile': ['#efeeea', '#d2cfc8'],
  'mosaic-tile': ['#cfd6d6', '#9fb0b2'],
  'glass-tile': ['#cfe0df', '#f1f4f3'],
  slab: ['#efeeea', '#cfcdc8'],
  brick: ['#9a5f49', '#c9bfb2'],
  beadboard: ['#f2f1ec', '#dddbd3'],
  shiplap: ['#f3f0e8', '#ddd8cc'],
  wainscot: ['#f1eee7', '#dcd8ce'],
  plaster: ['#f1e8d8', '#e2d7c2'],
  limewash: ['#e9e2d6', '#ddd4c5'],
  'wood-panel': ['#a67f53', '#86633d'],
  wallpaper: ['#dfe3dc', '#9fae9c'],
  'brushed-nickel': ['#b9b8b4'],
  'polished-nickel': ['#c4beb4'],
  chrome: ['#c9ccce'],
  'matte-black': ['#26262a'],
  brass: ['#b08d4c'],
  bronze: ['#54432f'],
  copper: ['#b06a45'],
  iron: ['#3a3a3c'],
  linen: ['#d5cbb9'],
  cotton: ['#d8d0c2'],
  wool: ['#a9a8a4'],
  velvet: ['#3f5a55'],
  leather: ['#7a4d30'],
  boucle: ['#e3ddd2'],
  'performance-weave': ['#b9b4aa'],
};

/** Surfaces that a colour wish goes to, in order, where no surface was named with it. */
const COLOR_ORDER: Readonly<Record<Brief['category'], readonly PaintedSurface[]>> = {
  kitchen: ['cabinets', 'accentCabinets', 'backsplash', 'walls'],
  bathroom: ['walls', 'cabinets', 'accent'],
  'living room': ['walls', 'fabric', 'accent'],
  bedroom: ['walls', 'fabric', 'accent'],
  basement: ['walls', 'fabric', 'accent'],
  garage: ['walls', 'cabinets', 'accent'],
  office: ['walls', 'cabinets', 'accent'],
  other: ['walls', 'fabric', 'accent'],
};

/** Rooms whose floors and walls get wet or driven on take other materials than their style's living rooms. */
const BY_CATEGORY: Readonly<Partial<Record<Brief['category'], Partial<Record<Surface, string>>>>> = {
  garage: { floor: 'epoxy', walls: 'paint', ceiling: 'paint' },
  basement: { floor: 'lvp', ceiling: 'paint' },
};

/** A garage that becomes rooms, on an insulated subfloor. */
const LIVED_IN = { ...BY_CATEGORY.garage, floor: 'lvp' } as const;

/** What the category needs; the floor of a basement that stays as it is is its slab. */
const categoryFinishes = (brief: Brief): Partial<Record<Surface, string>> | undefined =>
  brief.category === 'basement' && keeps(brief, 'floor')
    ? { ...BY_CATEGORY.basement, floor: 'concrete' }
    : brief.category === 'other' && brief.purpose !== undefined
      ? OF_PURPOSE[brief.purpose]
      : BY_CATEGORY[brief.category];

/** Boots, water and slabs: no boards of solid wood where nobody asks for them. */
const OF_PURPOSE: Readonly<Partial<Record<NonNullable<Brief['purpose']>, Partial<Record<Surface, string>>>>> =
  {
    laundry: { floor: 'porcelain-tile' },
    mudroom: { floor: 'porcelain-tile' },
    sunroom: { floor: 'lvp' },
  };

/** What a surface is made of where its style's material is not wanted. */
const INSTEAD: Readonly<Partial<Record<Surface, readonly string[]>>> = {
  floor: ['engineered-oak', 'lvp', 'porcelain-tile', 'cork', 'carpet'],
  counter: ['quartz', 'solid-surface', 'granite', 'butcher-block', 'laminate'],
  backsplash: ['subway-tile', 'slab', 'paint'],
  walls: ['paint'],
  ceiling: ['paint'],
  cabinets: ['painted-wood', 'oak', 'laminate'],
  metal: ['brushed-nickel', 'matte-black', 'brass'],
  fabric: ['cotton', 'linen', 'leather'],
  wood: ['oak', 'walnut', 'painted-wood'],
};

/** Who wants no wood on the floor wants none that is glued in layers. */
const isRefused = (material: string, { avoided }: Brief): boolean =>
  avoided.includes(material) || (avoided.includes('oak-plank') && WOOD_FLOORS.has(material));
const WOOD_FLOORS: ReadonlySet<string> = new Set([
  'white-oak-plank',
  'walnut-plank',
  'maple-plank',
  'pine-plank',
  'engineered-oak',
  'herringbone-oak',
]);

/** A slab that is driven on has no boards. */
const INSTEAD_ON_SLAB = ['concrete', 'epoxy', 'porcelain-tile', 'rubber'] as const;

/** Surfaces whose colour is free, and quiet colours for them where the style's own is not wanted. */
const PAINTED: ReadonlySet<string> = new Set([
  'walls',
  'cabinets',
  'accentCabinets',
  'trim',
  'accent',
  'fabric',
]);
/** Materials whose color is the material's own. */
const UNPAINTED: ReadonlySet<string> = new Set(['brick', 'concrete', 'tile', 'wood-panel', 'wood-plank']);
/** Of walls that are painted where a style has them of brick or boards. */
const PAINT_OVER = '#e3e0d9';
const NEUTRALS = ['#f1ede2', '#c6bdb0', '#9caa8c', '#a5a7a8', '#d9c7a8'];

/** Whether a material was named for a surface that nobody paints: walnut cabinets take no color said of the room. */
const hasOwnColor = (brief: Brief, surface: PaintedSurface): boolean =>
  MATERIAL_COLORS[brief.materials[surface] ?? ''] !== undefined;

/** The surface that each colour wish goes to; undefined where a category has no surface left for it. */
function colorSurfaces(brief: Brief): (PaintedSurface | undefined)[] {
  const open = COLOR_ORDER[brief.category].filter(
    (s) =>
      !brief.colors.some((c) => c.on === s) &&
      !hasOwnColor(brief, s) &&
      // Only an island shows the second cabinet color, unless it is said of the lower cabinets.
      (s !== 'accentCabinets' || wants(brief, 'island')),
  );
  return brief.colors.map((wish) => wish.on ?? open.shift());
}

/** The surface that takes a wished colour, if one does. */
export const surfaceOfColor = (brief: Brief, color: ColorWish): PaintedSurface | undefined =>
  colorSurfaces(brief)[brief.colors.indexOf(color)];

/** Whether the brief names a material or a colour for a surface. */
export function isWished(brief: Brief, surface: Surface): boolean {
  return brief.materials[surface] !== undefined || colorSurfaces(brief).includes(surface);
}

/** Materials whose color is whatever paint somebody chose. */
const IN_ANY_COLOR: ReadonlySet<string> = new Set(['paint', 'painted-wood']);

/** Whether somebody named the color that a surface has: in words, by a material that has one, or as a swatch. */
export const isColored = (brief: Brief, surface: Surface, chosen: DesignWish['finishes'] = {}): boolean => {
  const material = brief.materials[surface];
  return (
    colorSurfaces(brief).includes(surface) ||
    (material !== undefined && !IN_ANY_COLOR.has(material)) ||
    SWATCH_SURFACES.some((one) => one === surface && chosen[one] !== undefined)
  );
};

/**
 * The finishes of a room: the style's palette, then what the category needs, then the materials and colours that
 * were wished for, which win.
 */
export function chooseFinishes(brief: Brief): Finishes {
  const chosen: Record<string, Finish> = {};
  const { finishes, bathroom, kitchen, garage } = STYLES[brief.style];
  const isLivedIn =
    brief.category === 'garage' &&
    (wants(brief, 'no-cars') || brief.inParts?.parts.some(isConvertedPart) === true);
  const instead = { bathroom, kitchen, garage: isLivedIn ? undefined : garage }[brief.category as string];
  const { door, ...surfaces } = { ...finishes, ...instead };
  for (const [surface, finish] of Object.entries(surfaces)) if (finish) chosen[surface] = finish;

  for (const [surface, materials] of Object.entries(materialsOfGrade(brief))) {
    const before = chosen[surface];
    const material = before && materials(before.material);
    // Paint in place of brick is not the color of brick.
    const over = material === 'paint' && UNPAINTED.has(before?.material ?? '');
    if (before && material) chosen[surface] = { ...before, material, ...(over ? { color: PAINT_OVER } : {}) };
  }

  const byCategory = isLivedIn ? LIVED_IN : categoryFinishes(brief);
  const wooden = wants(brief, 'wood-island-top') ? { islandTop: 'butcher-block' } : {};
  const named = { ...byCategory, ...wooden, ...brief.materials };
  for (const [surface, material] of Object.entries(named)) {
    const before = chosen[surface];
    if (
      before?.material === material &&
      instead?.[surface as Surface] === before &&
      !brief.materials[surface as Surface]
    )
      continue;
    // Paint over brick or boards is not the color of brick or boards.
    const own = before && !UNPAINTED.has(before.material) ? before.color : PAINT_OVER;
    const [color, accent] = MATERIAL_COLORS[material] ?? [own];
    chosen[surface] = accent ? { material, color, accent } : { material, color };
  }

  for (const [surface, finish] of Object.entries(chosen)) {
    if (!isRefused(finish.material, brief)) continue;
    const onSlab = surface === 'floor' && brief.category === 'garage' && !isLivedIn;
    const others = onSlab ? INSTEAD_ON_SLAB : INSTEAD[surface as Surface];
    const other = others?.find((m) => !isRefused(m, brief));
    const [color, accent] = MATERIAL_COLORS[other ?? ''] ?? [finish.color];
    if (other) chosen[surface] = { material: other, color, ...(accent ? { accent } : {}) };
  }
  for (const [surface, finish] of Object.entries(chosen)) {
    if (!PAINTED.has(surface) || !brief.avoided.includes(nearestColor(finish.color))) continue;
    const other = NEUTRALS.find((color) => !brief.avoided.includes(nearestColor(color)));
    if (other) chosen[surface] = { ...finish, color: other };
  }

  const surfacesOfColors = colorSurfaces(brief);
  for (const [i, wish] of brief.colors.entries()) {
    const surface = surfacesOfColors[i];
    if (!surface) continue;
    const before = chosen[surface];
    const stained = /oak|walnut|cherry|maple|pine|ash|bamboo|reclaimed/.test(before?.material ?? '');
    const painted =
      (surface === 'cabinets' || surface === 'accentCabinets') && stained && !brief.materials[surface];
    chosen[surface] = {
      material: painted ? 'painted-wood' : (before?.material ?? 'paint'),
      color: wish.hex,
      ...(before?.accent ? { accent: before.accent } : {}),
    };
  }
  return { ...(chosen as unknown as Omit<Finishes, 'door'>), door: brief.door ?? door };
}

/** What a surface is made of instead of a style's own material, in the style's own color; undefined: as the style has it. */
type Instead = (material: string) => string | undefined;

const WOODEN = /oak|walnut|maple|pine|cherry|ash|bamboo|engineered/;

const OF_GRADE: Readonly<Partial<Record<Grade, Readonly<Partial<Record<Surface, Instead>>>>>> = {
  economy: {
    counter: () => 'laminate',
    backsplash: (material) => (material === 'paint' ? undefined : 'tile'),
    floor: (material) =>
      WOODEN.test(material) ? 'lvp' : STONE_TILES.has(material) ? 'ceramic-tile' : undefined,
  },
  luxury: {
    counter: (material) => (STONES.has(material) ? undefined : 'quartzite'),
    backsplash: (material) => (material === 'paint' ? undefined : 'slab'),
    floor: (material) =>
      WOODEN.test(material) && !/plank|herringbone/.test(material) ? 'white-oak-plank' : undefined,
  },
};
/** Nobody lays laminate on custom cabinets. */
const ON_CUSTOM: Readonly<Partial<Record<Surface, Instead>>> = {
  counter: (material) => (material === 'laminate' ? 'quartz' : undefined),
};
const STONE_TILES: ReadonlySet<string> = new Set(['marble-tile', 'slate-tile', 'stone-tile', 'terrazzo']);
const STONES: ReadonlySet<string> = new Set(['marble', 'quartzite', 'soapstone', 'granite']);

/** What a finer room is made of, where that is more than its grade buys. */
const FINER: Readonly<Partial<Record<Surface, Instead>>> = {
  counter: (material) => (STONES.has(material) ? undefined : 'quartzite'),
  floor: (material) =>
    /^(?:lvp|laminate|vinyl-sheet|carpet)$/.test(material)
      ? 'white-oak-plank'
      : /^(?:white-)?oak-plank$/.test(material)
        ? 'herringbone-oak'
        : undefined,
};

/** What nobody named of a job in which something else was named: the plain kind of it, never the dear one of a style. */
const UNNAMED: Readonly<Partial<Record<Surface, Instead>>> = {
  floor: (material) => (STONE_TILES.has(material) ? 'ceramic-tile' : undefined),
  backsplash: (material) => (material === 'slab' ? 'subway-tile' : undefined),
};

/** Walls in boards, brick or plaster are the look of some styles, and thousands of dollars: without a word they are painted. */
const PLAIN: Readonly<Partial<Record<Surface, Instead>>> = {
  walls: (material) => (DRESSED_WALLS.has(material) ? 'paint' : undefined),
};
const DRESSED_WALLS: ReadonlySet<string> = new Set([
  'shiplap',
  'brick',
  'wood-panel',
  'beadboard',
  'wainscot',
  'plaster',
  'limewash',
]);

/** Whether words tell which parts of a kitchen or a bath are done. */
const isPartly = ({ category, extent }: Brief): boolean =>
  (category === 'kitchen' || category === 'bathroom') && extent?.inside !== undefined;

const materialsOfGrade = (brief: Brief): Readonly<Partial<Record<Surface, Instead>>> => ({
  ...PLAIN,
  ...(isPartly(brief) ? UNNAMED : {}),
  ...ofGrade(brief),
});

/** The materials that a kitchen's or a bath's grade buys, where its words or a tier tell one. */
const ofGrade = (brief: Brief): Readonly<Partial<Record<Surface, Instead>>> =>
  (brief.category === 'kitchen' || brief.category === 'bathroom' || brief.tier || brief.grade) &&
  gradeIsTold(brief)
    ? {
        ...OF_GRADE[gradeOf(brief)],
        ...(wants(brief, 'custom-cabinets') ? ON_CUSTOM : {}),
        ...(brief.tier === 'finer' && gradeOf(brief) === 'fine' ? FINER : {}),
      }
    : {};

/** The finishes of a room with some of them chosen anew, by the ids of their swatches. */
export function withSwatches(finishes: Finishes, chosen: DesignWish['finishes'] = {}): Finishes {
  const found = SWATCH_SURFACES.flatMap((surface): [Surface, Finish][] => {
    const swatch = SWATCHES[surface].find(({ id }) => id === chosen[surface]);
    if (!swatch) return [];
    const material = swatch.material ?? finishes[surface].material;
    const accent = MATERIAL_COLORS[material]?.[1];
    return [[surface, { material, color: swatch.hex, ...(accent ? { accent } : {}) }]];
  });
  return { ...finishes, ...Object.fromEntries(found) };
}

/** Walls whose color is paint or plaster: a photo's color says nothing about brick or boards. */
const PLAIN_WALLS: ReadonlySet<string> = new Set(['paint', 'plaster', 'limewash']);

/**
 * Surfaces for which the brief names neither material nor color, so that a photo may give them its own: walls only
 * where they are painted or plastered.
 */
export function surfacesLeftOpen(brief: Brief, finishes: Finishes): ('walls' | 'floor' | 'accent')[] {
  return (['walls', 'floor', 'accent'] as const).filter(
    (surface) =>
      !isWished(brief, surface) && (surface !== 'walls' || PLAIN_WALLS.has(finishes.walls.material)),
  );
}
