/** A picture between two layers. */
type Name = string;

/** A 3 x 3 convolution of the network: U-Net (Ronneberger et al. 2015) as Open Image Denoise trains it. */
export interface Layer {
  /** Its name in the archive of weights. */
  readonly name: string;
  /** The picture that it reads, and the one beside it; the first is of half the size after a step up. */
  readonly near: Name;
  readonly skip?: Name;
  readonly out: Name;
  /** How often its input's width and height were halved. */
  readonly level: number;
  /** Keeps the largest of each two by two. */
  readonly pool?: true;
  /** The last layer's results may be below 0. */
  readonly linear?: true;
}

/** Channels of light, albedo and normal: what the network sees of a pixel. */
export const INPUT_CHANNELS = 9;
/** A tile's width and height are multiples of this: it is halved four times. */
export const TILE_STEP = 16;

export const LAYERS: readonly Layer[] = [
  { name: 'enc_conv0', near: 'input', out: 'e0', level: 0 },
  { name: 'enc_conv1', near: 'e0', out: 'p1', level: 0, pool: true },
  { name: 'enc_conv2', near: 'p1', out: 'p2', level: 1, pool: true },
  { name: 'enc_conv3', near: 'p2', out: 'p3', level: 2, pool: true },
  { name: 'enc_conv4', near: 'p3', out: 'p4', level: 3, pool: true },
  { name: 'enc_conv5a', near: 'p4', out: 'e5a', level: 4 },
  { name: 'enc_conv5b', near: 'e5a', out: 'e5b', level: 4 },
  { name: 'dec_conv4a', near: 'e5b', skip: 'p3', out: 'd4a', level: 3 },
  { name: 'dec_conv4b', near: 'd4a', out: 'd4b', level: 3 },
  { name: 'dec_conv3a', near: 'd4b', skip: 'p2', out: 'd3a', level: 2 },
  { name: 'dec_conv3b', near: 'd3a', out: 'd3b', level: 2 },
  { name: 'dec_conv2a', near: 'd3b', skip: 'p1', out: 'd2a', level: 1 },
  { name: 'dec_conv2b', near: 'd2a', out: 'd2b', level: 1 },
  { name: 'dec_conv1a', near: 'd2b', skip: 'input', out: 'd1a', level: 0 },
  { name: 'dec_conv1b', near: 'd1a', out: 'd1b', level: 0 },
  { name: 'dec_conv0', near: 'd1b', out: 'output', level: 0, linear: true },
];
