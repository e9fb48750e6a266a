import type { Concept } from '@plumbline/concept';
import { encodePicture, renderRoom } from '@plumbline/render';
import { planConcept } from '@plumbline/room';
import { surveyedKitchen } from './surveyed-kitchen.js';

/** The concept of a measured kitchen, and a photo of it before: with other cabinets in other colors, or empty. */
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
  const planned = (style: string, seed: number): Concept =>
    planConcept({ category: 'kitchen', style }, { seed, date: '2026-11-01', surveyed });
  const was = planned('traditional', 3).room;
  // A view without trees: what is dark in a photo's window is taken to stand before it.
  const room: Concept['room'] = { ...was, outdoors: { plants: 'desert', season: 'summer' } };
  const before = await renderRoom(empty ? { ...room, items: [] } : room, {
    seed: 3,
    quality: 2,
    width: 480,
    view: camera,
  });
  const { jpeg } = await encodePicture(before);
  return { concept: planned('modern', 7), photo: jpeg };
}
