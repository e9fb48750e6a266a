import type { Provider } from '@nestjs/common';
import { CONFIG, type Config, LOGGER, type Logger } from '@plumbline/platform';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { EmbeddedProvider } from './embedded-provider.js';
import { IMAGE_PROVIDER } from './image-provider.js';
import { PhotoCheckService } from './photo-check.service.js';
import { automatic1111Backend } from './remote/automatic1111-backend.js';
import { comfyuiBackend } from './remote/comfyui-backend.js';
import { openAiBackend } from './remote/openai-backend.js';
import { PictureCallStore } from './remote/picture-call-store.js';
import { PictureHealthCheck } from './remote/picture-health-check.js';
import { PictureMetrics } from './remote/picture-metrics.js';
import { PictureNotifier } from './remote/picture-notifier.js';
import { REMOTE_BACKEND, type RemoteBackend } from './remote/remote-backend.js';
import { RemoteProvider } from './remote/remote-provider.js';
import { replicateBackend } from './remote/replicate-backend.js';
import { stabilityBackend } from './remote/stability-backend.js';
import { webhookAddress } from './webhooks/webhook-address.js';

/** The provider that IMAGE_PROVIDER names; our own renderer stands behind every other. */
export const imageProviders: Provider[] = [
  EmbeddedProvider,
  PictureCallStore,
  PictureMetrics,
  PictureNotifier,
  PictureHealthCheck,
  PhotoCheckService,
  { provide: REMOTE_BACKEND, useFactory: backendOf, inject: [CONFIG] },
  {
    provide: IMAGE_PROVIDER,
    useFactory: (
      backend: RemoteBackend | null,
      config: Config,
      logger: Logger,
      embedded: EmbeddedProvider,
      calls: PictureCallStore,
      files: ConceptFileStore,
      metrics: PictureMetrics,
      news: PictureNotifier,
    ) =>
      backend
        ? new RemoteProvider(backend, { embedded, calls, files, metrics, news, config, logger })
        : embedded,
    inject: [
      REMOTE_BACKEND,
      CONFIG,
      LOGGER,
      EmbeddedProvider,
      PictureCallStore,
      ConceptFileStore,
      PictureMetrics,
      PictureNotifier,
    ],
  },
];

function backendOf({ images, publicUrl }: Config): RemoteBackend | null {
  if (images.openai) return openAiBackend(images.openai);
  if (images.replicate) {
    const hears = images.replicate.webhookSecret !== undefined;
    return replicateBackend(
      images.replicate,
      hears ? (callId) => webhookAddress(publicUrl, callId) : undefined,
    );
  }
  if (images.automatic1111) return automatic1111Backend(images.automatic1111);
  if (images.comfyui) return comfyuiBackend(images.comfyui);
  if (images.stability) return stabilityBackend(images.stability);
  return null;
}
