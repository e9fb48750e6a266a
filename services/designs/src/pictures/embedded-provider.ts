import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Room } from '@plumbline/concept';
import {
  encodePicture,
  encodePreview,
  photoColors,
  type Picture as Rendering,
  type RenderOptions,
  RenderProcess,
  type RenderProgress,
  silentSurfaces,
} from '@plumbline/render';
import type { ImageProvider, Picture, PictureRequest } from './image-provider.js';

/** The path tracer of libs/render, in a child process of its own. */
@Injectable()
export class EmbeddedProvider implements ImageProvider, OnApplicationShutdown {
  readonly name = 'embedded';
  private readonly renders = new RenderProcess();

  prepare(): void {
    this.renders.wake();
  }

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
    const options = {
      seed,
      photoColors: colors,
      photoSurfaces: silentSurfaces(concept),
      signal,
      onProgress: ({ percent, stage }: RenderProgress) => onProgress(percent, stage),
    };
    const rendering =
      quality === 'preview'
        ? await this.renders.render(concept.room, { ...options, quality })
        : await this.renderBoth(concept.room, options, onPreview);
    const { jpeg, webp, thumbnail480 } = await encodePicture(rendering);
    return {
      jpeg,
      webp,
      thumbnail: thumbnail480,
      // Of a photo it takes a few colors only.
      holdsPhoto: false,
      meta: {
        preset: concept.room.style,
        seed,
        guidance_scale: null,
        provider: this.name,
        samples: rendering.samples,
      },
    };
  }

  /** The final picture goes on while the preview is encoded and stored. */
  private async renderBoth(
    room: Room,
    options: Omit<RenderOptions, 'quality' | 'onPreview'>,
    onPreview: PictureRequest['onPreview'],
  ): Promise<Rendering> {
    const { preview, picture } = this.renders.renderTwice(room, { ...options, quality: 'final' });
    const [rendering] = await Promise.all([picture, preview.then(encodePreview).then(onPreview)]);
    return rendering;
  }

  /** A quick picture of the planned room as JPEG: what an image model starts from without a photo. */
  async sketch({ concept, seed, signal, onPreview }: PictureRequest): Promise<Buffer> {
    const rendering = await this.renders.render(concept.room, { seed, signal, quality: 'preview' });
    const { jpeg } = await encodePicture(rendering);
    await onPreview(jpeg);
    return jpeg;
  }

  async close(): Promise<void> {
    await this.renders.close();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.close();
  }
}
