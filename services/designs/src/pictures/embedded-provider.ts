import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Room } from '@plumbline/concept';
import { CONFIG, type ImageSettings } from '@plumbline/platform';
import {
  encodePicture,
  encodePreview,
  photoColors,
  type Picture as Rendering,
  type RenderOptions,
  RenderProcess,
  type RenderProgress,
  type SmallPhoto,
} from '@plumbline/render';
import { floorStaysFree, surfacesLeftOpen } from '@plumbline/room';
import sharp from 'sharp';
import type { OwnView } from '../tables/design.entity.js';
import type { ImageProvider, Picture, PictureRequest } from './image-provider.js';
import { withWindowsOf } from './keep-windows.js';
import { framesOfWindows, windowsLentBy } from './lent-windows.js';
import type { LentWindow } from './uncover-window.js';

/** Pixels of a photo's long side that tell its light. */
const SMALL = 192;

async function madeSmall(photo: Buffer): Promise<SmallPhoto> {
  const { data, info } = await sharp(photo)
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize({ width: SMALL, height: SMALL, fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

/** What a drawing depends on. */
type DrawingRequest = Pick<PictureRequest, 'concept' | 'photo' | 'seed' | 'signal'>;

type FurtherView = Pick<Picture, 'jpeg' | 'size' | 'nextView'> & { readonly shows: OwnView };

const nextAfter = ({ wantsDetail }: Rendering): OwnView | null => (wantsDetail ? 'detail' : null);

/** The room as its photo shows it: with the openings that were measured, whatever the plan makes of them. */
const asMeasured = ({ room, survey }: DrawingRequest['concept']) => ({
  shell: room.shell,
  openings: survey?.openings ?? room.openings,
});

/** The windows that a room's photo lends; none where it was not measured in one. */
const lentTo = async ({ concept, photo }: DrawingRequest): Promise<readonly LentWindow[]> =>
  photo ? windowsLentBy(photo, concept) : [];

async function optionsFor(
  { concept, photo, seed, signal }: DrawingRequest,
  lent: readonly LentWindow[],
  scale: number,
) {
  const view = concept.survey?.camera;
  return {
    seed,
    scale,
    ...(view && {
      view,
      ...(photo && {
        lightOf: await madeSmall(photo),
        kept: lent.map(({ opening }) => opening),
        windowFrame: await framesOfWindows(photo, concept),
      }),
    }),
    photoColors: photo ? await photoColors(photo, view && { room: asMeasured(concept), view }) : undefined,
    photoSurfaces: surfacesLeftOpen(concept.wishes, concept.room.finishes),
    floorFree: floorStaysFree(concept),
    signal,
  };
}

/** What a picture's provider is called where our own renderer drew it. */
export const EMBEDDED = 'embedded';

/** The path tracer of libs/render, in a child process of its own. */
@Injectable()
export class EmbeddedProvider implements ImageProvider, OnApplicationShutdown {
  readonly name = EMBEDDED;
  private readonly renders = new RenderProcess();
  private readonly scale: number;

  constructor(@Inject(CONFIG) { images }: { readonly images: Pick<ImageSettings, 'scale'> }) {
    this.scale = images.scale;
  }

  prepare(): void {
    this.renders.wake();
  }

  async make({ quality, onProgress, onPreview, ...request }: PictureRequest): Promise<Picture> {
    const { room } = request.concept;
    const lent = await lentTo(request);
    const options = {
      ...(await optionsFor(request, lent, this.scale)),
      onProgress: ({ percent, stage }: RenderProgress) => onProgress(percent, stage),
    };
    const rendering =
      quality === 'preview'
        ? await this.renders.render(room, { ...options, quality })
        : await this.renderBoth(room, options, onPreview);
    return this.finished(rendering, request, lent);
  }

  /** The same picture with many samples, begun from zero: it depends on room, photo and seed alone. */
  async refine(request: DrawingRequest): Promise<Picture> {
    const lent = await lentTo(request);
    const options = { ...(await optionsFor(request, lent, this.scale)), quality: 'refined' } as const;
    return this.finished(await this.renders.render(request.concept.room, options), request, lent);
  }

  private async finished(
    rendering: Rendering,
    { concept: { room, survey }, photo, seed }: DrawingRequest,
    windows: readonly LentWindow[],
  ): Promise<Picture> {
    const view = survey?.camera;
    const kept =
      photo && view && (await withWindowsOf(photo, rendering, { shell: room.shell, view, windows }));
    const { jpeg, webp, thumbnail480 } = await encodePicture(kept ?? rendering);
    return {
      jpeg,
      webp,
      thumbnail: thumbnail480,
      // Beside the insides of its windows it takes a few colors of a photo only.
      holdsPhoto: Boolean(kept),
      shows: view ? 'from-photo' : 'main',
      nextView: view ? 'main' : nextAfter(rendering),
      size: { width: rendering.width, height: rendering.height },
      meta: {
        preset: room.style,
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

  /** A view of a room by our own camera, wherever its photo was taken from. */
  async ownView(request: DrawingRequest, shows: OwnView): Promise<FurtherView> {
    const { lightOf: _, view: __, kept: ___, ...options } = await optionsFor(request, [], this.scale);
    const rendering = await this.renders.render(request.concept.room, {
      ...options,
      shows,
      mayStandUpright: true,
      quality: 'final',
    });
    const { width, height } = rendering;
    const { jpeg } = await encodePicture(rendering);
    return { jpeg, shows, nextView: nextAfter(rendering), size: { width, height } };
  }

  /** A quick picture of the planned room as JPEG: what an image model starts from without a photo. */
  async sketch({ concept, seed, signal, onPreview }: PictureRequest): Promise<Buffer> {
    const view = concept.survey?.camera;
    const rendering = await this.renders.render(concept.room, {
      seed,
      scale: this.scale,
      signal,
      quality: 'preview',
      view,
      floorFree: floorStaysFree(concept),
    });
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
