import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { FakeServer, SeenRequest } from './fake-server.js';

/**
 * What a stand-in for an image model does with its next picture; without one it makes it. Each does those that its
 * API knows, in the words and statuses of that API.
 */
export type ModelFault =
  /** Never ends, until it is stopped. */
  | 'never'
  /** Ends with the backend's own message. */
  | 'failed'
  /** Stopped by somebody else. */
  | 'cancelled'
  /** Too many requests; `busy-told` says when to come again. */
  | 'busy'
  | 'busy-told'
  /** The account is used up. */
  | 'quota'
  | 'bad-key'
  | 'server-error'
  /** One look at a running picture fails. */
  | 'poll-error'
  /** The safety system declines. */
  | 'refused'
  /** The other shape of an error: `{detail}`. */
  | 'detail'
  /** Ends well, without a picture. */
  | 'empty'
  /** The picture as one of a list. */
  | 'list'
  /** The picture is not, or not in time, where the answer says. */
  | 'gone'
  | 'slow'
  /** What is there is no picture: by its type, by its bytes, by half of them. */
  | 'wrong-type'
  | 'not-an-image'
  | 'truncated'
  /** The room as in a mirror, so that its windows are elsewhere. */
  | 'mirrored'
  /** Another size than asked for. */
  | 'other-size'
  /** The connection ends in the middle of the answer. */
  | 'reset'
  /** The order is not understood. */
  | 'invalid'
  /** The order is filed under an id of the server's own. */
  | 'own-id-ignored';

/** A running stand-in for an image model. */
export interface FakeModel extends FakeServer {
  /** What happens to the next pictures, in order. */
  readonly faults: ModelFault[];
  /** The orders of pictures: the calls that cost money. */
  readonly orders: readonly SeenRequest[];
  /** Ids of the pictures that were stopped. */
  readonly stopped: readonly string[];
}

export interface FakeModelOptions {
  readonly port?: number;
  readonly faults?: readonly ModelFault[];
  /** Milliseconds that a picture takes. */
  readonly takesMs?: number;
}

/** A stand-in whose pictures can be asked for again. */
export interface FollowedModel extends FakeModel {
  /** Ends what never ends, and brings what comes slowly. */
  release(): void;
}

/** What a fake makes of a start picture: the same structure in a warmer light, spoiled as the fault says. */
export async function makePicture(
  start: Buffer,
  fault: ModelFault | undefined,
  size?: Size,
): Promise<Buffer> {
  if (fault === 'not-an-image') return Buffer.from('<html>no picture</html>');
  const { width, height } = size ?? (await sharp(start).metadata());
  const scale = fault === 'other-size' ? 1.25 : 1;
  const picture = await sharp(start)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .flop(fault === 'mirrored')
    .removeAlpha()
    .recomb([
      [1.08, 0, 0],
      [0, 1, 0],
      [0, 0, 0.86],
    ])
    .png()
    .toBuffer();
  return fault === 'truncated' ? picture.subarray(0, picture.length / 2) : picture;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Begins an answer and ends the connection. */
export function breakOff(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"data":[{"b64', () => response.destroy());
}
