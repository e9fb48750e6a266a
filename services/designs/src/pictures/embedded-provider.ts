import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { encodePicture, photoColors, RenderProcess } from '@plumbline/render';
import type { ImageProvider, Picture, PictureRequest } from './image-provider.js';

/** The path tracer of libs/render, in a child process of its own. */
@Injectable()
export class EmbeddedProvider implements ImageProvider, OnApplicationShutdown {
  readonly name = 'embedded';
  private readonly renders = new RenderProcess();

  async make({
    concept,
    photo,
    seed,
    quality,
    signal,
    onProgress,
    onPreview,
  }: PictureRequest): Promise<Picture> {
    const colors = photo ? await photoColors(photo) : undefined;
    const options = { seed, photoColors: colors, signal };
    const preview = await this.renders.render(concept.room, { ...options, quality: 'preview' });
    if (quality === 'final') {
      const { jpeg } = await encodePicture(preview);
      await onPreview(jpeg);
    }
    const rendering =
      quality === 'preview'
        ? preview
        : await this.renders.render(concept.room, {
            ...options,
            quality: 'final',
            onProgress: ({ percent, stage }) => onProgress(percent, stage),
          });
    const { jpeg, webp, thumbnail480 } = await encodePicture(rendering);
    return {
      jpeg,
      webp,
      thumbnail: thumbnail480,
      meta: {
        preset: concept.room.style,
        seed,
        guidance_scale: null,
        provider: this.name,
        samples: rendering.samples,
      },
    };
  }

  async close(): Promise<void> {
    await this.renders.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
