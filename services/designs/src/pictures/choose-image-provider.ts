import type { Provider } from '@nestjs/common';
import { EmbeddedProvider } from './embedded-provider.js';
import { IMAGE_PROVIDER } from './image-provider.js';

/** The provider that IMAGE_PROVIDER names. */
export const imageProvider: Provider = { provide: IMAGE_PROVIDER, useClass: EmbeddedProvider };
