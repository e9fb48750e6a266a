/** What a model on Replicate calls its inputs; each model's page lists its own schema. */
export interface ReplicateInputs {
  readonly picture: string;
  readonly prompt: string;
  readonly negative?: string;
  readonly seed?: string;
  readonly steps?: string;
  readonly guidance?: string;
  readonly strength?: string;
  /** Which of several outputs is the picture: some put a map of its lines first. */
  readonly output: 'first' | 'last';
}

/** The names that most room models share. */
const USUAL: ReplicateInputs = {
  picture: 'image',
  prompt: 'prompt',
  negative: 'negative_prompt',
  seed: 'seed',
  steps: 'num_inference_steps',
  guidance: 'guidance_scale',
  strength: 'prompt_strength',
  output: 'first',
};

/** Models that name things otherwise, as their pages showed in November 2026. */
const OTHERWISE: Readonly<Record<string, ReplicateInputs>> = {
  'erayyavuz/interior-ai': { ...USUAL, picture: 'input', strength: 'strength' },
  'melgor/stabledesign_interiordesign': {
    ...USUAL,
    picture: 'image_base',
    steps: 'num_steps',
    strength: 'strength',
  },
  'jagilley/controlnet-hough': {
    ...USUAL,
    negative: 'n_prompt',
    steps: 'ddim_steps',
    guidance: 'scale',
    strength: undefined,
    output: 'last',
  },
};

/** @param model owner/name or owner/name:version */
export const inputsOf = (model: string): ReplicateInputs => OTHERWISE[model.split(':')[0]!] ?? USUAL;
