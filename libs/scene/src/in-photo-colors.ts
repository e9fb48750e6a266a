import { MATERIALS, type Room } from '@plumbline/concept';

/** Colours taken from a homeowner's photo, used where the brief is silent. sRGB hex. */
export interface PhotoColors {
  /** Nothing where a measured photo shows too little of it. */
  readonly wall?: string;
  readonly floor?: string;
  readonly accent: string;
  readonly light: 'warm' | 'neutral' | 'cool';
  /** Of measured walls: their red, green and blue light as shares of the ceiling's, as the photo shows both. */
  readonly wallOfCeiling?: readonly [number, number, number];
  /** The same of the measured floor. */
  readonly floorOfCeiling?: readonly [number, number, number];
  /** Of measured walls: the light that falls on them. It is theirs in the photo, 0 to 1, divided by what their paint throws back. */
  readonly lightOnWalls?: number;
}

export type PhotoSurface = 'walls' | 'floor' | 'accent';

/** Hues in degrees and saturations that a floor of wood, or of fired clay, has; boards may also be washed grey. */
const OF_WOOD = { hues: [14, 50], saturations: [0.1, 0.75] } as const;
const OF_CLAY = { hues: [8, 34], saturations: [0.25, 0.8] } as const;
const GREY_WASH = 0.1;
/** The least of the lightest channel, of 255, that wood and clay have: darker is a shadow. */
const DARKEST = 60;

const WOODS: ReadonlySet<string> = new Set(
  MATERIALS.floor.filter((name) => /plank|oak|bamboo|cork|lvp|laminate/.test(name)),
);

/** Whether a floor of a material is ever of such a color: walnut is never green, terracotta never grey. */
export function isFloorColor(material: string, color: string): boolean {
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as [
    number,
    number,
    number,
  ];
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const saturation = most === 0 ? 0 : (most - least) / most;
  const hue = r >= g && g >= b && r > b ? (60 * (g - b)) / (r - b) : Number.NaN;
  const within = ({ hues, saturations }: typeof OF_WOOD | typeof OF_CLAY): boolean =>
    hue >= hues[0] && hue <= hues[1] && saturation >= saturations[0] && saturation <= saturations[1];
  if (WOODS.has(material)) return most >= DARKEST && (saturation < GREY_WASH || within(OF_WOOD));
  return material === 'terracotta-tile' ? most >= DARKEST && within(OF_CLAY) : true;
}

/** The photo's color that the room's floor takes; nothing where it takes none, or its material never has that color. */
export function floorInPhoto(
  room: Room,
  photo: PhotoColors,
  surfaces: readonly PhotoSurface[],
): string | undefined {
  const { material } = room.finishes.floor;
  if (!surfaces.includes('floor') || !photo.floor) return undefined;
  const color = WOODS.has(material) ? noStronger(photo.floor, OF_WOOD.saturations[1]) : photo.floor;
  return isFloorColor(material, color) ? color : undefined;
}

/** A color of a floor that stands among cabinets of its own color is read stronger than it is, by so much at most. */
const MOST_BOUNCED = 0.15;

/** A color whose saturation lies above `most` by what bounces, with that saturation; any other as it is. */
function noStronger(color: string, most: number): string {
  const channels = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16));
  const [high, low] = [Math.max(...channels), Math.min(...channels)];
  const saturation = high === 0 ? 0 : (high - low) / high;
  if (saturation <= most || saturation > most + MOST_BOUNCED) return color;
  // A hair below, for what rounding adds.
  const by = (most - 0.01) / saturation;
  return `#${channels
    .map((c) =>
      Math.round(high - (high - c) * by)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * The room with the photo's colours on the named surfaces. Materials stay, and with them the colours that they can have.
 */
export function inPhotoColors(room: Room, photo: PhotoColors, surfaces: readonly PhotoSurface[]): Room {
  const { walls, floor, accent } = room.finishes;
  const takes = (surface: PhotoSurface): boolean => surfaces.includes(surface);
  const newFloor = floorInPhoto(room, photo, surfaces);
  return {
    ...room,
    finishes: {
      ...room.finishes,
      ...(takes('walls') && photo.wall ? { walls: { ...walls, color: photo.wall } } : {}),
      // A second colour that belongs to another floor would look like dirt on this one.
      ...(newFloor ? { floor: { material: floor.material, color: newFloor } } : {}),
      ...(takes('accent') ? { accent: { ...accent, color: photo.accent } } : {}),
    },
  };
}

/**
 * The photo whose light the room stands in; none where walls or floor have a colour of their own, which the light
 * would tint.
 */
export const photoLight = (
  photo: PhotoColors | undefined,
  surfaces: readonly PhotoSurface[],
): PhotoColors | undefined => (surfaces.includes('walls') && surfaces.includes('floor') ? photo : undefined);
