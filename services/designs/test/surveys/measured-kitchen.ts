import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Concept } from '@plumbline/concept';
import { planConcept } from '@plumbline/room';
import { surveyedKitchen } from './surveyed-kitchen.js';

/**
 * Photos of the kitchen before, with other cabinets in other colors or empty. They were drawn once, from the survey's camera
 * and with a view without trees, and are kept: a photo does not change with our renderer.
 */
const PHOTOS = join(__dirname, 'photos');

/** The concept of a measured kitchen, and a photo of it before, with cabinets or empty. */
export async function measuredKitchen({
  empty = false,
} = {}): Promise<{ readonly concept: Concept; readonly photo: Buffer }> {
  const { shell, photos, ...measured } = surveyedKitchen();
  const { camera } = photos[0]!;
  const { lengths, openings, existing, measuredBy } = measured;
  const surveyed = {
    shell,
    survey: {
      id: '019ac5a0-2222-7000-8000-0000000000aa',
      version: 1,
      measuredBy,
      lengths,
      openings,
      existing,
      camera,
    },
  };
  const concept = planConcept(
    { category: 'kitchen', style: 'modern' },
    { seed: 7, date: '2026-11-01', surveyed },
  );
  const photo = await readFile(join(PHOTOS, empty ? 'measured-kitchen-empty.jpg' : 'measured-kitchen.jpg'));
  return { concept, photo };
}
