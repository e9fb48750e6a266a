import { z } from 'zod';
import { integer, number, oneOf, url } from './fields.js';

/** Who makes the pictures: our own renderer, or an image model over HTTP. */
const IMAGE_PROVIDERS = ['embedded', 'openai', 'replicate', 'automatic1111', 'comfyui', 'stability'] as const;
export type ImageProviderName = (typeof IMAGE_PROVIDERS)[number];

/** Settings of the image models; a backend's own part is there when IMAGE_PROVIDER names it. */
export interface ImageSettings {
  readonly provider: ImageProviderName;
  /** Whether our own pictures are drawn anew, finer, when nobody waits for a design. */
  readonly refined: boolean;
  /** Share of their full width and height that our own pictures are drawn at. */
  readonly scale: number;
  /** A picture that a backend has not made by then is given up. */
  readonly timeoutS: number;
  /** US dollars that may be spent a day (UTC), in all and for one client; undefined: no bound. */
  readonly budgetUsd: { readonly perDay?: number; readonly perClient?: number };
  /** US dollars of one call, where the operator knows better than our table. */
  readonly callUsd?: number;
  readonly openai?: {
    readonly baseUrl: string;
    readonly apiKey?: string;
    readonly model: string;
    /** Whether to send seed, steps, guidance and a negative prompt, which OpenAI itself refuses. */
    readonly extraFields: boolean;
  };
  readonly replicate?: {
    readonly baseUrl: string;
    readonly token: string;
    /** owner/name, or owner/name:version. */
    readonly model: string;
    /** Undefined: no webhooks, predictions are polled. */
    readonly webhookSecret?: string;
    /** How long the creating call may hold for the result; 0: not at all. */
    readonly waitS: number;
  };
  readonly automatic1111?: {
    readonly url: string;
    /** user:password */
    readonly auth?: string;
    readonly flavour: 'automatic1111' | 'forge';
    /** Undefined: the checkpoint the server has loaded. */
    readonly model?: string;
  };
  readonly comfyui?: {
    readonly url: string;
    /** Path of an API-format graph with named slots; undefined: the one we ship. */
    readonly workflow?: string;
    /** Checkpoint file for the graph we ship; undefined: the first one the server lists. */
    readonly model?: string;
  };
  readonly stability?: {
    readonly baseUrl: string;
    readonly apiKey: string;
    /** Keep a picture's structure, or go on from the picture itself. */
    readonly mode: 'structure' | 'image-to-image';
  };
}

/** A text model for titles, descriptions and the reading of free text; undefined: rules alone. */
export interface TextSettings {
  readonly provider: 'openai';
  readonly baseUrl: string;
  readonly apiKey?: string;
  readonly model: string;
}

const http = (example: string) => url(['http:', 'https:'], example);
const OPENAI = 'https://api.openai.com/v1';

export const IMAGE_ENVIRONMENT = {
  IMAGE_PROVIDER: oneOf(...IMAGE_PROVIDERS).default('embedded'),
  REFINED_PICTURES: oneOf('0', '1').default('1'),
  PICTURE_SCALE: number(0.25, 1, 0.5).default(1),
  IMAGE_TIMEOUT_S: integer(1, 3_600, 300).default(300),
  IMAGE_BUDGET_PER_DAY: number(0, 1_000_000, 10).optional(),
  IMAGE_BUDGET_PER_CLIENT: number(0, 1_000_000, 1).optional(),
  IMAGE_CALL_USD: number(0, 1_000, 0.05).optional(),
  OPENAI_BASE_URL: http(OPENAI).default(OPENAI),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_IMAGE_MODEL: z.string().default('gpt-image-1.5'),
  OPENAI_EXTRA_FIELDS: oneOf('0', '1').optional(),
  REPLICATE_BASE_URL: http('https://api.replicate.com/v1').default('https://api.replicate.com/v1'),
  REPLICATE_API_TOKEN: z.string().optional(),
  REPLICATE_MODEL: z
    .string()
    .regex(
      /^[\w.-]+\/[\w.-]+(:[0-9a-f]{64})?$/,
      'is not a model like adirik/interior-design or owner/name:version',
    )
    .default('adirik/interior-design'),
  REPLICATE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/=]+$/, 'is not a signing secret that starts with whsec_')
    .optional(),
  REPLICATE_WAIT_S: integer(0, 60, 10).default(0),
  A1111_URL: http('http://127.0.0.1:7860').optional(),
  A1111_AUTH: z
    .string()
    .regex(/^[^:]+:.+$/, 'is not of the form user:password')
    .optional(),
  A1111_FLAVOUR: oneOf('automatic1111', 'forge').default('automatic1111'),
  A1111_MODEL: z.string().optional(),
  COMFYUI_URL: http('http://127.0.0.1:8188').optional(),
  COMFYUI_WORKFLOW: z.string().optional(),
  COMFYUI_MODEL: z.string().optional(),
  STABILITY_BASE_URL: http('https://api.stability.ai').default('https://api.stability.ai'),
  STABILITY_API_KEY: z.string().optional(),
  STABILITY_MODE: oneOf('structure', 'image-to-image').default('structure'),
  TEXT_PROVIDER: oneOf('none', 'openai').default('none'),
  TEXT_BASE_URL: http(OPENAI).optional(),
  TEXT_API_KEY: z.string().optional(),
  TEXT_MODEL: z.string().optional(),
} as const;

const SCHEMA = z.object(IMAGE_ENVIRONMENT);
type ImageEnvironment = z.output<typeof SCHEMA>;

/** Notes a missing variable by name and example, and goes on with an empty text. */
type Need = (name: string, value: string | undefined, example: string) => string;

const withoutSlash = (address: string) => address.replace(/\/+$/, '');
/** OpenAI itself wants a key; a server of one's own may not. */
const isOpenAi = (baseUrl: string) => new URL(baseUrl).hostname === new URL(OPENAI).hostname;

/** The image settings of a checked environment; only what the chosen provider needs must be there. */
export function imageSettings(e: ImageEnvironment, need: Need): ImageSettings {
  const common = {
    provider: e.IMAGE_PROVIDER,
    refined: e.REFINED_PICTURES === '1',
    scale: e.PICTURE_SCALE,
    timeoutS: e.IMAGE_TIMEOUT_S,
    budgetUsd: { perDay: e.IMAGE_BUDGET_PER_DAY, perClient: e.IMAGE_BUDGET_PER_CLIENT },
    callUsd: e.IMAGE_CALL_USD,
  };
  switch (e.IMAGE_PROVIDER) {
    case 'embedded':
      return common;
    case 'openai': {
      const official = isOpenAi(e.OPENAI_BASE_URL);
      return {
        ...common,
        openai: {
          baseUrl: withoutSlash(e.OPENAI_BASE_URL),
          apiKey: official ? need('OPENAI_API_KEY', e.OPENAI_API_KEY, 'sk-…') : e.OPENAI_API_KEY,
          model: e.OPENAI_IMAGE_MODEL,
          extraFields: e.OPENAI_EXTRA_FIELDS ? e.OPENAI_EXTRA_FIELDS === '1' : !official,
        },
      };
    }
    case 'replicate':
      return {
        ...common,
        replicate: {
          baseUrl: withoutSlash(e.REPLICATE_BASE_URL),
          token: need('REPLICATE_API_TOKEN', e.REPLICATE_API_TOKEN, 'r8_…'),
          model: e.REPLICATE_MODEL,
          webhookSecret: e.REPLICATE_WEBHOOK_SECRET,
          waitS: e.REPLICATE_WAIT_S,
        },
      };
    case 'automatic1111':
      return {
        ...common,
        automatic1111: {
          url: withoutSlash(need('A1111_URL', e.A1111_URL, 'http://127.0.0.1:7860')),
          auth: e.A1111_AUTH,
          flavour: e.A1111_FLAVOUR,
          model: e.A1111_MODEL,
        },
      };
    case 'comfyui':
      return {
        ...common,
        comfyui: {
          url: withoutSlash(need('COMFYUI_URL', e.COMFYUI_URL, 'http://127.0.0.1:8188')),
          workflow: e.COMFYUI_WORKFLOW,
          model: e.COMFYUI_MODEL,
        },
      };
    case 'stability':
      return {
        ...common,
        stability: {
          baseUrl: withoutSlash(e.STABILITY_BASE_URL),
          apiKey: need('STABILITY_API_KEY', e.STABILITY_API_KEY, 'sk-…'),
          mode: e.STABILITY_MODE,
        },
      };
  }
}

/** The text model's settings; address and key are those of OPENAI_* where it has none of its own. */
export function textSettings(e: ImageEnvironment, need: Need): TextSettings | undefined {
  if (e.TEXT_PROVIDER === 'none') return undefined;
  const baseUrl = withoutSlash(e.TEXT_BASE_URL ?? e.OPENAI_BASE_URL);
  const key = e.TEXT_API_KEY ?? (e.TEXT_BASE_URL ? undefined : e.OPENAI_API_KEY);
  return {
    provider: e.TEXT_PROVIDER,
    baseUrl,
    apiKey: isOpenAi(baseUrl) ? need('TEXT_API_KEY', key, 'sk-…') : key,
    model: need('TEXT_MODEL', e.TEXT_MODEL, 'gpt-5-mini'),
  };
}
