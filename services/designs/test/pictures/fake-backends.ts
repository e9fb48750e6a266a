import {
  type FakeModel,
  type FakeModelOptions,
  OPENAI_KEY,
  REPLICATE_TOKEN,
  STABILITY_KEY,
  startAutomatic1111,
  startComfyui,
  startOpenAi,
  startReplicate,
  startStability,
} from '@plumbline/testing';
import { automatic1111Backend } from '../../src/pictures/remote/automatic1111-backend.js';
import { comfyuiBackend } from '../../src/pictures/remote/comfyui-backend.js';
import { openAiBackend } from '../../src/pictures/remote/openai-backend.js';
import type { RemoteBackend, RemoteBackendName } from '../../src/pictures/remote/remote-backend.js';
import { replicateBackend } from '../../src/pictures/remote/replicate-backend.js';
import { stabilityBackend } from '../../src/pictures/remote/stability-backend.js';

const PASSWORD = 'the-password-of-this-test';

/** What each fake wants to see, and what must be seen nowhere else. */
export const SECRETS: Partial<Record<RemoteBackendName, string>> = {
  openai: OPENAI_KEY,
  replicate: REPLICATE_TOKEN,
  automatic1111: PASSWORD,
  stability: STABILITY_KEY,
};

export const startFakeOf: Readonly<
  Record<RemoteBackendName, (options?: FakeModelOptions) => Promise<FakeModel & { release?(): void }>>
> = {
  openai: startOpenAi,
  replicate: startReplicate,
  automatic1111: (options) => startAutomatic1111({ ...options, auth: `plumbline:${PASSWORD}` }),
  comfyui: startComfyui,
  stability: startStability,
};

/** A backend that speaks to a fake. @param waitS how long Replicate's order may hold */
export function backendAt(name: RemoteBackendName, url: string, waitS = 0): RemoteBackend {
  switch (name) {
    case 'openai':
      return openAiBackend({
        baseUrl: `${url}/v1`,
        apiKey: OPENAI_KEY,
        model: 'gpt-image-1.5',
        extraFields: false,
      });
    case 'replicate':
      return replicateBackend({
        baseUrl: `${url}/v1`,
        token: REPLICATE_TOKEN,
        model: 'adirik/interior-design',
        waitS,
      });
    case 'automatic1111':
      return automatic1111Backend({ url, auth: `plumbline:${PASSWORD}`, flavour: 'automatic1111' });
    case 'comfyui':
      return comfyuiBackend({ url });
    case 'stability':
      return stabilityBackend({ baseUrl: url, apiKey: STABILITY_KEY, mode: 'structure' });
  }
}
