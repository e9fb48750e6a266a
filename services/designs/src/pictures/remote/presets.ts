import type { Concept } from '@plumbline/concept';
import type { RemoteBackend, Tuning, TuningName } from './remote-backend.js';

/** How far a picture goes from its start: new finishes alone, a remodel, or the picture of a planned room. */
export type PresetName = 'refresh' | 'remodel' | 'planned';

/** Wishes under this budget, in US dollars, are about surfaces. */
const REFRESH_UNDER_USD = 8_000;

const tuning = (steps: number | null, guidance: number | null, first?: number, gentle?: number): Tuning => ({
  steps,
  guidance,
  strength: first === undefined || gentle === undefined ? null : { first, gentle },
});

/** The presets, tuned for each backend. OpenAI itself ignores all three; its look-alikes take steps and guidance. */
const PRESETS: Readonly<Record<PresetName, Readonly<Record<TuningName, Tuning>>>> = {
  refresh: {
    openai: tuning(40, 4),
    replicate: tuning(50, 12, 0.65, 0.5),
    automatic1111: tuning(28, 7, 0.6, 0.45),
    comfyui: tuning(28, 7, 0.6, 0.45),
    stability: tuning(null, null, 0.25, 0.15),
    'stability-image-to-image': tuning(null, 5, 0.6, 0.45),
  },
  remodel: {
    openai: tuning(40, 4),
    replicate: tuning(50, 15, 0.8, 0.6),
    automatic1111: tuning(30, 7, 0.75, 0.55),
    comfyui: tuning(30, 7, 0.75, 0.55),
    stability: tuning(null, null, 0.3, 0.2),
    'stability-image-to-image': tuning(null, 6, 0.75, 0.55),
  },
  planned: {
    openai: tuning(40, 4),
    replicate: tuning(50, 12, 0.55, 0.4),
    automatic1111: tuning(30, 7, 0.55, 0.4),
    comfyui: tuning(30, 7, 0.55, 0.4),
    stability: tuning(null, null, 0.2, 0.1),
    'stability-image-to-image': tuning(null, 5, 0.55, 0.4),
  },
};

export function presetFor(concept: Concept, origin: 'photo' | 'plan'): PresetName {
  if (origin === 'plan') return 'planned';
  const budget = concept.wishes.budgetUsd;
  return budget !== undefined && budget < REFRESH_UNDER_USD ? 'refresh' : 'remodel';
}

/** A preset as it is set on a backend. */
export const tuned = (preset: PresetName, { name, tuning }: RemoteBackend): Tuning =>
  PRESETS[preset][tuning ?? name];
