import { readFile } from 'node:fs/promises';
import { RemoteFault } from './remote-fault.js';

/** A graph in ComfyUI's API format. Texts like "{{prompt}}" among the inputs are slots. */
export type Workflow = Readonly<
  Record<string, { readonly class_type: string; readonly inputs: Readonly<Record<string, unknown>> }>
>;

/** What fills the slots of a workflow. */
export interface Slots {
  /** Name of the uploaded start picture. */
  readonly picture: string;
  readonly prompt: string;
  readonly negative: string;
  readonly seed: number;
  readonly steps: number;
  readonly cfg: number;
  readonly denoise: number;
  readonly width: number;
  readonly height: number;
  readonly checkpoint: string;
  /** Names of the uploaded guides of our own room; the start picture where there are none. */
  readonly depth: string;
  readonly lines: string;
  /** White where the model paints; black inside of windows that stay as the photo shows them. */
  readonly mask: string;
}

/** img2img with nothing but the nodes that every ComfyUI has. */
export const DEFAULT_WORKFLOW: Workflow = {
  checkpoint: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: '{{checkpoint}}' } },
  picture: { class_type: 'LoadImage', inputs: { image: '{{picture}}' } },
  start: { class_type: 'VAEEncode', inputs: { pixels: ['picture', 0], vae: ['checkpoint', 2] } },
  wanted: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}', clip: ['checkpoint', 1] } },
  unwanted: { class_type: 'CLIPTextEncode', inputs: { text: '{{negative}}', clip: ['checkpoint', 1] } },
  sampler: {
    class_type: 'KSampler',
    inputs: {
      model: ['checkpoint', 0],
      positive: ['wanted', 0],
      negative: ['unwanted', 0],
      latent_image: ['start', 0],
      seed: '{{seed}}',
      steps: '{{steps}}',
      cfg: '{{cfg}}',
      denoise: '{{denoise}}',
      sampler_name: 'dpmpp_2m',
      scheduler: 'karras',
    },
  },
  decoded: { class_type: 'VAEDecode', inputs: { samples: ['sampler', 0], vae: ['checkpoint', 2] } },
  saved: { class_type: 'SaveImage', inputs: { images: ['decoded', 0], filename_prefix: 'plumbline' } },
};

/** The workflow of a file. @throws RemoteFault where it is no graph in API format */
export async function readWorkflow(path: string): Promise<Workflow> {
  let workflow: unknown;
  try {
    workflow = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new RemoteFault('permanent', `COMFYUI_WORKFLOW cannot be read: ${(error as Error).message}`);
  }
  const nodes = typeof workflow === 'object' && workflow !== null ? Object.values(workflow) : [];
  if (nodes.length === 0 || nodes.some((node) => typeof node?.class_type !== 'string' || !node.inputs))
    throw new RemoteFault(
      'permanent',
      'COMFYUI_WORKFLOW is no graph in API format (Workflow > Export (API)).',
    );
  return workflow as Workflow;
}

/** The graph with its slots filled; a slot that is a whole input keeps the value's type. */
export function fillSlots(workflow: Workflow, slots: Slots): Workflow {
  const values: Readonly<Record<string, string | number>> = { ...slots };
  const filled = (input: unknown): unknown => {
    if (typeof input !== 'string') return input;
    const whole = /^\{\{(\w+)\}\}$/.exec(input)?.[1];
    if (whole && whole in values) return values[whole];
    return input.replace(/\{\{(\w+)\}\}/g, (slot, name: string) => String(values[name] ?? slot));
  };
  return Object.fromEntries(
    Object.entries(workflow).map(([id, node]) => [
      id,
      {
        ...node,
        inputs: Object.fromEntries(Object.entries(node.inputs).map(([name, input]) => [name, filled(input)])),
      },
    ]),
  );
}

/** Whether any input of the graph has this slot. */
export const hasSlot = (workflow: Workflow, slot: keyof Slots): boolean =>
  JSON.stringify(workflow).includes(`{{${slot}}}`);
