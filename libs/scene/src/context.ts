import {
  type Box,
  type Form,
  type Item,
  type ItemOf,
  type Kind,
  type Opening,
  type Room,
  type Shell,
  STYLES,
} from '@plumbline/concept';
import type { ItemFrame, SceneBuilder, ShapeOptions } from './builder.js';
import { blend, brightness, linear, scaled } from './color.js';
import { fabric, fabricMaterial } from './materials/cloth.js';
import { counterMaterial, tileMaterial } from './materials/counters-and-tile.js';
import { floorMaterial } from './materials/floors.js';
import { glow, shade } from './materials/lights.js';
import {
  ceramic,
  foliage,
  glass,
  lacquer,
  metal,
  mirrorGlass,
  plain,
  steel,
  wood,
} from './materials/material.js';
import { ceilingMaterial, wallMaterial } from './materials/walls.js';
import { metalMaterial, woodMaterial } from './materials/woods-and-metals.js';
import type { Prints } from './prints.js';
import { type Material, type Vec3, Weave } from './scene.js';

/** Everything an item's builder needs besides its own frame. */
export interface Context {
  readonly room: Room;
  readonly shell: Shell;
  /** How things of the room's style are shaped. */
  readonly form: Form;
  readonly scene: SceneBuilder;
  readonly palette: Palette;
  /** What hangs in frames. */
  readonly prints: Prints;
  readonly seed: number;
  /** Strength of lamps: low by day, so that the windows' light models the room, high where there are none. */
  readonly lampPower: number;
  /** The same of a light in the ceiling, by where it is. */
  canPower(box: Box): number;
  /** How much of the sky's light comes to a window: the wall of the largest one lies open, others in the lee of trees and house. */
  skyShare(opening: Opening): number;
  /** The least height of the ceiling over a box. */
  ceilingOver(box: Box): number;
  random(item: Item | string): () => number;
}

export type ItemBuilder<K extends Kind = Kind> = (
  frame: ItemFrame,
  item: ItemOf<K>,
  context: Context,
) => void;

/** The room's materials, each registered with the scene when it is first used. */
export class Palette {
  readonly names: Room['finishes'];
  private readonly made = new Map<string, number>();

  constructor(
    private readonly scene: SceneBuilder,
    private readonly room: Room,
  ) {
    this.names = room.finishes;
  }

  get wall(): number {
    return this.once('wall', () => wallMaterial(this.names.walls));
  }
  get ceiling(): number {
    return this.once('ceiling', () => ceilingMaterial(this.names.ceiling));
  }
  get floor(): number {
    return this.once('floor', () =>
      floorMaterial(this.names.floor, STYLES[this.room.style].form.floorBoardIn),
    );
  }
  get trim(): number {
    return this.once('trim', () =>
      this.names.trim.material === 'stained-wood'
        ? woodMaterial({ ...this.names.trim, material: 'oak' })
        : lacquer(linear(this.names.trim.color)),
    );
  }
  get cabinet(): number {
    return this.once('cabinet', () => woodMaterial(this.names.cabinets, 0.38));
  }
  get accentCabinet(): number {
    return this.once('accentCabinet', () =>
      woodMaterial(this.names.accentCabinets ?? this.names.cabinets, 0.38),
    );
  }
  get counter(): number {
    return this.once('counter', () => counterMaterial(this.names.counter));
  }
  get islandTop(): number {
    return this.once('islandTop', () => counterMaterial(this.names.islandTop ?? this.names.counter));
  }
  get splash(): number {
    return this.once('splash', () => tileMaterial(this.names.backsplash, this.names.counter));
  }
  get metal(): number {
    return this.once('metal', () => metalMaterial(this.names.metal));
  }
  get fabric(): number {
    return this.once('fabric', () => fabricMaterial(this.names.fabric));
  }
  /** The cloth of chairs beside a sofa, which were bought apart from it: its tone is another, its weave a twill. Elsewhere the room's. */
  get chairCloth(): number {
    const { color, material } = this.names.fabric;
    const besideSofa = this.room.items.some(({ kind }) => kind === 'sofa' || kind === 'sectional');
    if (!besideSofa || material === 'leather') return this.fabric;
    const base = linear(color);
    // What is full of color comes in a darker shade of it, what is pale in the shade of oats, what is dark lighter.
    const isFull = Math.max(...base) > 2.4 * Math.min(...base);
    const own = isFull
      ? blend(base, [0.16, 0.13, 0.1], 0.5)
      : brightness(base) > 0.3
        ? blend(base, [0.3, 0.25, 0.19], 0.42)
        : blend(base, [0.62, 0.56, 0.46], 0.4);
    return this.once('chair cloth', () =>
      fabric(own, scaled(own, 0.6), { weave: Weave.twill, pitch: 'canvas', strength: 0.55, bump: 0.24 }),
    );
  }
  get wood(): number {
    return this.once('wood', () => woodMaterial(this.names.wood));
  }
  /** The thread and the shadow in a seam of the upholstery. */
  get seam(): number {
    const { fabric: finish } = this.names;
    return this.once('seam', () =>
      fabric(scaled(linear(finish.color), 0.5), scaled(linear(finish.color), 0.36)),
    );
  }
  get accentFabric(): number {
    const color = linear(this.names.accent.color);
    return this.once('accentFabric', () => fabric(color, scaled(color, 0.75)));
  }
  get accentCeramic(): number {
    return this.once('accentCeramic', () => ceramic(linear(this.names.accent.color)));
  }
  get steel(): number {
    return this.once('steel', () => steel());
  }
  get chrome(): number {
    return this.once('chrome', () => metal([0.8, 0.81, 0.82], 0.07));
  }
  get blackMetal(): number {
    return this.once('blackMetal', () => plain([0.022, 0.022, 0.024], { roughness: 0.42 }));
  }
  get blackGlass(): number {
    return this.once('blackGlass', () =>
      plain([0.012, 0.012, 0.014], { roughness: 0.06, reflectance: 0.05 }),
    );
  }
  /** A microwave's window: its perforated screen lies behind a coated pane, which mirrors half of what plain glass does. */
  get screenedGlass(): number {
    return this.once('screenedGlass', () =>
      plain([0.02, 0.02, 0.021], { roughness: 0.16, reflectance: 0.02 }),
    );
  }
  get iron(): number {
    return this.once('iron', () => plain([0.02, 0.02, 0.022], { roughness: 0.55 }));
  }
  /** Glazed china sends back three quarters of the light: of more, a tub in the sun would lose its form. */
  get porcelain(): number {
    return this.once('porcelain', () => ceramic([0.755, 0.75, 0.73]));
  }
  get whitePlastic(): number {
    return this.once('whitePlastic', () => plain([0.78, 0.78, 0.77], { roughness: 0.3 }));
  }
  get glass(): number {
    return this.once('glass', () => glass());
  }
  get mirror(): number {
    return this.once('mirror', () => mirrorGlass());
  }
  get toeKick(): number {
    return this.once('toeKick', () => plain([0.048, 0.046, 0.044], { roughness: 0.7, reflectance: 0.02 }));
  }
  /** What one sees between two fronts: the case behind them, in their shade. */
  get reveal(): number {
    return this.once('reveal', () => plain([0.045, 0.042, 0.039], { roughness: 0.9, reflectance: 0.01 }));
  }
  get linen(): number {
    return this.once('linen', () => fabric([0.78, 0.76, 0.71], [0.66, 0.63, 0.57], { pitch: 0.001 }));
  }
  /** Terry of bath towels: loops of a tenth of an inch. */
  get terry(): number {
    return this.once('terry', () => terryOf([0.78, 0.77, 0.74]));
  }
  /** The flat woven band of towels, in the shade of flax. */
  get towelBand(): number {
    return this.once('towel band', () =>
      fabric([0.6, 0.57, 0.51], [0.42, 0.39, 0.34], { weave: Weave.twill, pitch: 0.0014, strength: 0.5 }),
    );
  }
  /** The towel beside it and the mat, in one of four tones that go with the room: flax, stone, or more or less of the accent. */
  coloredTerry(which: number): number {
    const tones = this.terryTones;
    const i = Math.floor(which * tones.length) % tones.length;
    return this.once(`terry ${i}`, () => terryOf(tones[i]!));
  }
  /** The flat woven border of a bath mat, a tone lighter than its pile. */
  matBorder(which: number): number {
    const tones = this.terryTones;
    const i = Math.floor(which * tones.length) % tones.length;
    const color = blend(tones[i]!, [0.7, 0.67, 0.61], 0.62);
    return this.once(`mat border ${i}`, () =>
      fabric(color, scaled(color, 0.75), { weave: Weave.twill, pitch: 0.0024, strength: 0.5 }),
    );
  }
  /** The pile of a bath mat, in the tone of the towels: tufts a sixth of an inch apart. */
  matPile(which: number): number {
    const tones = this.terryTones;
    const i = Math.floor(which * tones.length) % tones.length;
    return this.once(`mat ${i}`, () =>
      fabric(blend(tones[i]!, [0.62, 0.59, 0.54], 0.4), scaled(tones[i]!, 0.78), {
        weave: Weave.boucle,
        pitch: 0.0042,
        strength: 0.3,
        bump: 0.5,
      }),
    );
  }
  private get terryTones(): readonly Vec3[] {
    const accent = linear(this.names.accent.color);
    return [
      [0.52, 0.46, 0.37],
      [0.34, 0.33, 0.31],
      blend(accent, [0.6, 0.57, 0.52], 0.5),
      blend(accent, [0.5, 0.47, 0.43], 0.25),
    ];
  }
  /** A shower curtain of heavy cotton, undyed with a little of the accent: white would be lost before white tile. */
  get showerCurtain(): number {
    const color = blend(linear(this.names.accent.color), [0.6, 0.58, 0.52], 0.93);
    return this.once('shower curtain', () =>
      fabric(color, scaled(color, 0.72), { pitch: 'linen', strength: 0.5 }),
    );
  }
  /** A woven throw in a tone between the upholstery and the accent. */
  get throwCloth(): number {
    const color = blend(linear(this.names.accent.color), [0.66, 0.6, 0.5], 0.6);
    return this.once('throw', () =>
      fabric(color, scaled(color, 0.7), { weave: Weave.twill, pitch: 'canvas', strength: 0.6 }),
    );
  }
  /** Heavy curtains: undyed flax with a little of the accent, so that folds look like cloth and not like stained boards. */
  get heavyCurtain(): number {
    const color = blend([0.47, 0.44, 0.385], linear(this.names.accent.color), 0.08);
    return this.once('heavy curtain', () => fabric(color, scaled(color, 0.8), { strength: 0.35 }));
  }
  /** The accent as wool has it: softer than paint. */
  get bedThrow(): number {
    const color = blend(linear(this.names.accent.color), [0.62, 0.55, 0.46], 0.28);
    return this.once('bed throw', () =>
      fabric(color, scaled(color, 0.7), { weave: Weave.knit, pitch: 'knit', strength: 0.3, bump: 0.25 }),
    );
  }
  get cotton(): number {
    return this.once('cotton', () =>
      fabric([0.82, 0.81, 0.79], [0.72, 0.71, 0.69], { pitch: 'cotton', strength: 0.2, bump: 0.2 }),
    );
  }
  /** What pictures are framed with beside black and white: ash, oak, walnut, or brass leaf, one of them by `which` (0 to 1). */
  rail(which: number): number {
    const rails: readonly (() => Material)[] = [
      () => wood([0.6, 0.47, 0.32], [0.46, 0.34, 0.21], 0.5, 1.4, 0.5),
      () => wood([0.42, 0.27, 0.14], [0.28, 0.16, 0.08], 0.45, 1.4, 0.6),
      () => wood([0.2, 0.11, 0.06], [0.11, 0.06, 0.03], 0.42, 1.4, 0.6),
      () => metal([0.72, 0.55, 0.3], 0.34),
    ];
    const i = Math.floor(which * rails.length) % rails.length;
    return this.once(`rail ${i}`, rails[i]!);
  }
  get board(): number {
    return this.once('board', () => wood([0.5, 0.3, 0.15], [0.34, 0.18, 0.08], 0.45, 1, 0.8));
  }
  get terracotta(): number {
    return this.once('terracotta', () => plain([0.46, 0.19, 0.1], { roughness: 0.75, reflectance: 0.02 }));
  }
  /** Saddle leather, as stools and straps have it. */
  get hide(): number {
    return this.once('hide', () => fabricMaterial({ material: 'leather', color: '#7a4a2b' }));
  }
  get soil(): number {
    return this.once('soil', () => plain([0.03, 0.02, 0.014], { roughness: 1, reflectance: 0 }));
  }
  get bark(): number {
    return this.once('bark', () => plain([0.13, 0.08, 0.045], { roughness: 0.9, reflectance: 0 }));
  }
  get straw(): number {
    return this.once('straw', () => plain([0.56, 0.44, 0.27], { roughness: 1, reflectance: 0 }));
  }
  get stoneware(): number {
    return this.once('stoneware', () => plain([0.42, 0.38, 0.33], { roughness: 0.5 }));
  }
  get paper(): number {
    return this.once('paper', () => plain([0.78, 0.75, 0.68], { roughness: 0.9, reflectance: 0 }));
  }
  /** Edges of books: paper that has yellowed, with a shadow between every two leaves. */
  get pages(): number {
    return this.once('pages', () => plain([0.5, 0.44, 0.33], { roughness: 0.95, reflectance: 0 }));
  }
  get wicker(): number {
    return this.once('wicker', () =>
      fabric([0.42, 0.31, 0.2], [0.24, 0.16, 0.09], {
        weave: Weave.basket,
        pitch: 0.007,
        strength: 0.7,
        bump: 0.5,
      }),
    );
  }
  get galvanized(): number {
    return this.once('galvanized', () => plain([0.3, 0.31, 0.32], { roughness: 0.5 }));
  }
  /** Timbers that rain and sun have greyed, of three tones. */
  get timbers(): readonly number[] {
    return [1, 0.78, 1.18].map((k, i) =>
      this.once(`timber ${i}`, () =>
        wood([0.3 * k, 0.25 * k, 0.2 * k], [0.19 * k, 0.155 * k, 0.12 * k], 0.9, 1, 0.9),
      ),
    );
  }
  get gravel(): number {
    return this.once('gravel', () => floorMaterial({ material: 'terrazzo', color: '#a39a8c' }));
  }
  get concrete(): number {
    return this.once('concrete', () => wallMaterial({ material: 'concrete', color: '#b3b0aa' }));
  }

  /** Any other material, registered once under its name. */
  custom(name: string, create: () => Material): number {
    return this.once(name, create);
  }

  paint(hex: string): number {
    return this.once(`paint ${hex}`, () => lacquer(linear(hex)));
  }

  /** Leaves of a plant, in one of a few greens: what they reflect and what they let through, which no material here does. */
  foliage(shade: number): number {
    const greens: readonly Vec3[] = [
      [0.11, 0.23, 0.065],
      [0.14, 0.27, 0.08],
      [0.09, 0.18, 0.075],
      [0.19, 0.3, 0.13],
    ];
    const i = Math.floor(shade * greens.length) % greens.length;
    return this.once(`leaf ${i}`, () => foliage(greens[i]!));
  }

  /** Petals: mostly white and blush, some of the room's accent. */
  blossom(which: number): number {
    const colors: readonly Vec3[] = [
      [0.8, 0.76, 0.68],
      [0.8, 0.76, 0.68],
      [0.74, 0.52, 0.44],
      blend(linear(this.names.accent.color), [0.78, 0.6, 0.5], 0.4),
    ];
    const i = Math.floor(which * colors.length) % colors.length;
    return this.once(`blossom ${i}`, () => plain(colors[i]!, { roughness: 0.9, reflectance: 0 }));
  }

  /** A fabric near the room's own, lighter or darker, for cushions and throws. */
  cushion(which: number): number {
    const base = linear(this.names.fabric.color);
    const accent = linear(this.names.accent.color);
    const light: Vec3 = [0.74, 0.71, 0.65];
    const choices: readonly Vec3[] = [
      accent,
      blend(base, light, 0.7),
      blend(accent, light, 0.55),
      brightness(base) > 0.3 ? scaled(base, 0.55) : light,
    ];
    const i = Math.floor(which * choices.length) % choices.length;
    const color = choices[i]!;
    return this.once(`cushion ${i}`, () => fabric(color, scaled(color, 0.72), { strength: 0.5 }));
  }

  /** A light of its own colour and strength. */
  glow(emission: Vec3): number {
    return this.once(`glow ${emission.map((v) => v.toFixed(2)).join()}`, () => glow(emission));
  }

  /** A lampshade lit from inside. */
  litShade(emission: Vec3): number {
    return this.once(`shade ${emission.map((v) => v.toFixed(2)).join()}`, () =>
      shade([0.5, 0.46, 0.38], [emission[0], emission[1] * 0.95, emission[2] * 0.82]),
    );
  }

  private once(name: string, create: () => Material): number {
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const index = this.scene.material(create());
    this.made.set(name, index);
    return index;
  }
}

const terryOf = (color: Vec3): Material =>
  fabric(color, scaled(color, 0.7), { weave: Weave.boucle, pitch: 0.0026, strength: 0.4, bump: 0.3 });

/** How a wall's pattern lies on it, wherever it stands: shiplap's boards run level. */
export function wallOptions(room: Room): ShapeOptions {
  return { bevel: 0, inRoom: true, grain: room.finishes.walls.material === 'shiplap' ? 'y' : 'x' };
}
