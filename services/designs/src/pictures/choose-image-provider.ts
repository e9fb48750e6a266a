import type { Provider } from '@nestjs/common';
import {
  CONFIG,
  type Config,
  type ImageSettings,
  LOGGER,
  type Logger,
  StartError,
} from '@plumbline/platform';
import { ConceptFiles } from '../concepts/concept-files.js';
import { EmbeddedProvider } from './embedded-provider.js';
import { IMAGE_PROVIDER } from './image-provider.js';
import { automatic1111Backend } from './remote/automatic1111-backend.js';
import { comfyuiBackend } from './remote/comfyui-backend.js';
import { openAiBackend } from './remote/openai-backend.js';
import { PictureCalls } from './remote/picture-calls.js';
import { PictureMetrics } from './remote/picture-metrics.js';
import type { RemoteBackend } from './remote/remote-backend.js';
import { RemoteProvider } from './remote/remote-provider.js';

/** The provider that IMAGE_PROVIDER names; our own renderer stands behind every other. */
export const imageProviders: Provider[] = [
  EmbeddedProvider,
  PictureCalls,
  PictureMetrics,
  {
    provide: IMAGE_PROVIDER,
    useFactory: (
      config: Config,
      logger: Logger,
      embedded: EmbeddedProvider,
      calls: PictureCalls,
      files: ConceptFiles,
      metrics: PictureMetrics,
    ) => {
      const backend = backendOf(config.images);
      return backend
        ? new RemoteProvider(backend, { embedded, calls, files, metrics, config, logger })
        : embedded;
    },
    inject: [CONFIG, LOGGER, EmbeddedProvider, PictureCalls, ConceptFiles, PictureMetrics],
  },
];

function backendOf(settings: ImageSettings): RemoteBackend | undefined {
  if (settings.openai) return openAiBackend(settings.openai);
  if (settings.automatic1111) return automatic1111Backend(settings.automatic1111);
  if (settings.comfyui) return comfyuiBackend(settings.comfyui);
  if (settings.provider === 'embedded') return undefined;
  throw new StartError(`IMAGE_PROVIDER=${settings.provider} is not available yet; choose another one.`);
}
