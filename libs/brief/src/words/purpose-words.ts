import type { Purpose } from '@plumbline/concept';

/** What a room of the category "other" is for. */
export const PURPOSE_WORDS: Readonly<Record<Exclude<Purpose, 'open'>, readonly string[]>> = {
  laundry: [
    'laundry room',
    'laundry closet',
    'laundry nook',
    'laundry',
    'utility room',
    'wash room',
    'washer and dryer',
    'washer',
    'dryer',
  ],
  dining: ['dining room', 'dining', 'formal dining', 'breakfast room', 'breakfast nook'],
  mudroom: ['mudroom', 'mud room', 'entryway', 'entry', 'foyer', 'hallway', 'drop zone', 'boot room'],
  playroom: ['playroom', 'play room', 'kids room', 'toy room', 'play area'],
  gym: ['gym', 'home gym', 'exercise room', 'workout room', 'yoga room', 'fitness room'],
  sunroom: [
    'sunroom',
    'sun room',
    'conservatory',
    'enclosed porch',
    'solarium',
    'four season room',
    'florida room',
    'porch',
  ],
  library: ['library', 'reading room', 'den', 'study'],
  media: ['media room', 'theater room', 'home theater', 'movie room', 'cinema'],
  craft: ['craft room', 'sewing room', 'art studio', 'hobby room', 'studio', 'crafts'],
  music: ['music room', 'recording studio', 'piano room'],
  dressing: ['dressing room', 'closet room', 'walk-in closet', 'walkin closet', 'walk in wardrobe'],
};
