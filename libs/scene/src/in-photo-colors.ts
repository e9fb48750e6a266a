import type { Room } from '@plumbline/concept';

/** Colours taken from a homeowner's photo, used where the brief is silent. */
export interface PhotoColors {
  /** sRGB hex. */
  readonly wall: string;
  readonly floor: string;
  readonly accent: string;
  readonly light: 'warm' | 'neutral' | 'cool';
  /** Of measured walls: their red, green and blue light as shares of the ceiling's, as the photo shows both. */
  readonly wallOfCeiling?: readonly [number, number, number];
}

export type PhotoSurface = 'walls' | 'floor' | 'accent';

/**
 * The room with the photo's colours on the named surfaces. Materials stay.
 */
export function inPhotoColors(room: Room, photo: PhotoColors, surfaces: readonly PhotoSurface[]): Room {
  const { walls, floor, accent } = room.finishes;
  const takes = (surface: PhotoSurface): boolean => surfaces.includes(surface);
  return {
    ...room,
    finishes: {
      ...room.finishes,
      ...(takes('walls') ? { walls: { ...walls, color: photo.wall } } : {}),
      // A second colour that belongs to another floor would look like dirt on this one.
      ...(takes('floor') ? { floor: { material: floor.material, color: photo.floor } } : {}),
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
