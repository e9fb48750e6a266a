import { gzipSync } from 'node:zlib';
import sharp, { type CreateRaw } from 'sharp';
import { flatPng } from './png.js';
import { photo, type Sample, sample, video } from './sample.js';

/** What nobody sends in good faith, or what is broken: every one of these must be refused, and nothing kept. */
export async function badSamples(): Promise<Sample[]> {
  return [
    ...notMedia(),
    ...onlySignatures(),
    ...(await damaged()),
    ...(await bombs()),
    ...hostileVideos(),
    ...(await hostileNames()),
  ];
}

function notMedia(): Sample[] {
  const svg = (inner: string, head = '') =>
    `${head}<svg xmlns="http://www.w3.org/2000/svg" ${inner}><rect width="9" height="9"/></svg>`;
  return [
    sample('page.jpg', 'HTML', '<!doctype html><script>alert(1)</script>'),
    sample('script.jpg', 'JavaScript', 'alert(document.domain)//'),
    sample('shell.jpg', 'PHP', '<?php system($_GET["c"]); ?>'),
    sample('run.jpg', 'a shell script', '#!/bin/sh\nid\n'),
    sample('drawing.svg', 'SVG that runs on load', svg('onload="alert(1)"')),
    sample('drawing.png', 'SVG named .png', svg('onload="alert(1)"', '<?xml version="1.0"?>')),
    sample(
      'entity.jpg',
      'SVG with an external entity',
      svg('', '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ),
    sample('paper.jpg', 'PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF'),
    sample('archive.jpg', 'ZIP', 'PK\x03\x04\x14\0\0\0\0\0'),
    sample('packed.jpg', 'gzip', gzipSync('hello')),
    sample('archive.png', 'RAR', 'Rar!\x1a\x07\x01\0'),
    sample('program.jpg', 'Windows program', `MZ\x90\0${'\0'.repeat(60)}`),
    sample('program.png', 'Linux program', '\x7fELF\x02\x01\x01\0'),
    sample('applet.jpg', 'Java class', '\xca\xfe\xba\xbe\0\0\0\x34'),
    sample('flash.gif', 'Flash', 'CWS\x0a\0\0\0\0'),
    sample('postscript.jpg', 'PostScript', '%!PS-Adobe-3.0 EPSF-3.0\n'),
    sample('bitmap.jpg', 'BMP', `BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0${'\0'.repeat(50)}`),
    sample('scan.jpg', 'TIFF', 'II*\0\x08\0\0\0\0\0'),
    sample('icon.png', 'ICO', '\0\0\x01\0\x01\0\x10\x10'),
    sample('layers.jpg', 'Photoshop', '8BPS\0\x01\0\0\0\0\0\0'),
    sample('wavelet.jpg', 'JPEG 2000', '\0\0\0\x0cjP  \r\n\x87\n'),
    sample('long.jpg', 'JPEG XL', '\0\0\0\x0cJXL \r\n\x87\n'),
    sample('sound.mp4', 'MP3', 'ID3\x03\0\0\0\0\0\0'),
    sample('sound.webm', 'WAV', 'RIFF\x24\0\0\0WAVEfmt '),
    sample('film.mp4', 'AVI', 'RIFF\x24\0\0\0AVI LIST'),
    sample('film.webm', 'Matroska', '\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska'),
    sample('song.mp4', 'M4A', '\0\0\0\x18ftypM4A \0\0\0\0M4A mp42'),
    sample('empty.jpg', 'no byte at all', ''),
    sample('one.jpg', 'one byte', '\xff'),
    sample('zeros.jpg', 'zeros', Buffer.alloc(4_096)),
    sample('notes.jpg', 'text', 'Please make my kitchen nice.'),
    sample('data.png', 'JSON', '{"image":true}'),
  ];
}

function onlySignatures(): Sample[] {
  const html = '<html><script>alert(1)</script></html>';
  return [
    sample('head.jpg', 'JPEG signature, then HTML', `\xff\xd8\xff\xe0${html}`),
    sample('head.png', 'PNG signature, then HTML', `\x89PNG\r\n\x1a\n${html}`),
    sample('polyglot.gif', 'GIF that is a script', 'GIF89a/*\0\0\0\0\0\0*/=1;alert(1)//'),
    sample('head.gif', 'GIF signature, then HTML', `GIF89a${html}`),
    sample('head.webp', 'WebP signature, then script', `RIFF\x60\0\0\0WEBPVP8 ${html}`),
    sample('head.heic', 'HEIC signature, then HTML', `\0\0\0\x18ftypheic\0\0\0\0mif1heic${html}`),
    sample('head.avif', 'AVIF signature, then HTML', `\0\0\0\x18ftypavif\0\0\0\0mif1avif${html}`),
    sample('head.mp4', 'MP4 signature, then HTML', `\0\0\0\x18ftypisom\0\0\0\0isommp42${html}`),
    sample('head.mov', 'QuickTime signature, then HTML', `\0\0\0\x14ftypqt  \0\0\0\0qt  ${html}`),
    sample('head.webm', 'WebM signature, then HTML', `\x1a\x45\xdf\xa3\x87\x42\x82\x84webm${html}`),
  ];
}

async function damaged(): Promise<Sample[]> {
  const corner = sharp(photo('kitchen-corner.png')).resize(400);
  const cut = (bytes: Buffer, part: number) => bytes.subarray(0, Math.floor(bytes.length * part));
  const jpeg = await corner.clone().jpeg().toBuffer();
  const png = await corner.clone().png().toBuffer();
  const broken = Buffer.from(png);
  broken.writeUInt32BE(0, 29);
  const noise = Buffer.from(photo('kitchen-evening.heic'));
  noise.fill(0xa5, Math.floor(noise.length * 0.3), Math.floor(noise.length * 0.9));
  return [
    sample('cut.jpg', 'half a JPEG', cut(jpeg, 0.5)),
    sample('cut-late.jpg', 'nine tenths of a JPEG', cut(jpeg, 0.9)),
    sample('cut-early.jpg', 'the header of a JPEG', jpeg.subarray(0, 400)),
    sample('cut.png', 'half a PNG', cut(png, 0.5)),
    sample('crc.png', 'PNG whose header does not add up', broken),
    sample('nothing.png', 'PNG without an edge', flatPng(0, 0)),
    sample('cut.webp', 'half a WebP', cut(await corner.clone().webp().toBuffer(), 0.5)),
    sample('cut.gif', 'a tenth of a GIF', cut(await corner.clone().gif().toBuffer(), 0.1)),
    sample('cut.avif', 'half an AVIF', cut(await corner.clone().avif({ effort: 0 }).toBuffer(), 0.5)),
    sample('cut.heic', 'half a HEIC', cut(photo('kitchen-evening.heic'), 0.5)),
    sample('cut-early.heic', 'the header of a HEIC', photo('kitchen-evening.heic').subarray(0, 300)),
    sample('cut.mp4', 'half an MP4', cut(video('place.mp4'), 0.5)),
    sample('cut.webm', 'half a WebM', cut(video('place.webm'), 0.5)),
    sample('cut.mov', 'half a MOV', cut(video('place.mov'), 0.5)),
  ];
}

async function bombs(): Promise<Sample[]> {
  const jpeg = await sharp(flatPng(16, 16)).jpeg().toBuffer();
  const hugeJpeg = Buffer.from(jpeg);
  const frame = hugeJpeg.indexOf(Buffer.from([0xff, 0xc0]));
  hugeJpeg.writeUInt16BE(65_500, frame + 5);
  hugeJpeg.writeUInt16BE(65_500, frame + 7);
  const hugeGif = await sharp(flatPng(16, 16)).gif().toBuffer();
  hugeGif.writeUInt16LE(65_535, 6);
  hugeGif.writeUInt16LE(65_535, 8);
  const picture = hugeGif.indexOf(0x2c, 13);
  hugeGif.writeUInt16LE(65_535, picture + 5);
  hugeGif.writeUInt16LE(65_535, picture + 7);
  const frames = { raw: { width: 1, height: 10_000, channels: 3, pageHeight: 1 } as CreateRaw };
  const flicker = Buffer.alloc(30_000).map((_, i) => (Math.floor(i / 3) % 2) * 255);
  return [
    sample('flood.png', '50,000 × 50,000 in a few bytes', flatPng(50_000, 50_000, 100)),
    sample('full.png', '20,000 × 20,000, all there', flatPng(20_000, 20_000)),
    sample('long.png', '2,000,000 × 40', flatPng(2_000_000, 40)),
    sample('flood.jpg', '65,500 × 65,500', hugeJpeg),
    sample('flood.gif', '65,535 × 65,535', hugeGif),
    sample('flood.webp', '16,384 × 16,384', hugeWebp()),
    sample('frames.gif', '10,000 frames', await sharp(flicker, frames).gif({ effort: 1 }).toBuffer()),
    sample('frames.webp', '10,000 frames', await sharp(flicker, frames).webp({ effort: 0 }).toBuffer()),
    sample('flood.heic', 'HEIC that says 30,000 × 30,000', heicOfSize(30_000, 30_000)),
    sample('large.jpg', 'more than 10 MB', Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024)])),
  ];
}

/** The header of a lossless WebP: fourteen bits for each side. */
function hugeWebp(): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(56, 4);
  bytes.write('WEBPVP8L', 8, 'latin1');
  bytes.writeUInt32LE(44, 16);
  bytes[20] = 0x2f;
  bytes.writeUInt32LE(0x0fffffff, 21);
  return bytes;
}

/** The test HEIC with another size in its `ispe` property. */
function heicOfSize(width: number, height: number): Buffer {
  const bytes = photo('kitchen-evening.heic');
  const at = bytes.indexOf('ispe');
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

function hostileVideos(): Sample[] {
  const changed = (name: string, change: (bytes: Buffer) => void) => {
    const bytes = video(name);
    change(bytes);
    return bytes;
  };
  const rename = (from: string, to: string) => (bytes: Buffer) =>
    bytes.write(to, bytes.indexOf(from), 'latin1');
  return [
    sample(
      'elsewhere.mp4',
      'points at another file',
      changed('place.mp4', (bytes) => bytes.writeUInt8(0, bytes.indexOf('url ') + 7)),
    ),
    sample('silent.mp4', 'no picture track', changed('place.mp4', rename('vide', 'meta'))),
    sample('headless.mp4', 'no index', changed('place.mp4', rename('moov', 'free'))),
    sample('bodyless.mp4', 'no samples', changed('place.mp4', rename('mdat', 'free'))),
    sample('squeezed.mp4', 'a compressed index', changed('place.mp4', rename('trak', 'cmov'))),
    sample(
      'overlong.mp4',
      'a box longer than the file',
      changed('place.mp4', (bytes) => bytes.writeUInt32BE(0x7fffffff, bytes.indexOf('moov') - 4)),
    ),
    sample(
      'short.mp4',
      'a box shorter than its header',
      changed('place.mp4', (bytes) => bytes.writeUInt32BE(3, bytes.indexOf('trak') - 4)),
    ),
    sample(
      'tail.mp4',
      'HTML after the end',
      Buffer.concat([video('place.mp4'), Buffer.from('<script>alert(1)</script>')]),
    ),
    sample('astray.mp4', 'a data track whose samples lie outside', changed('drone.mp4', astray)),
    sample(
      'titles.webm',
      'a track of text',
      changed('place.webm', (bytes) => bytes.writeUInt8(0x11, bytes.indexOf(Buffer.from([0x83, 0x81])) + 2)),
    ),
    sample(
      'overlong.webm',
      'an element longer than the file',
      changed('place.webm', (bytes) =>
        bytes.writeUInt8(0x7f, bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])) + 5),
      ),
    ),
  ];
}

/** The last `stco` belongs to the text track: its chunk goes to the file's beginning. */
function astray(bytes: Buffer): void {
  bytes.writeUInt32BE(4, bytes.lastIndexOf('stco') + 12);
}

async function hostileNames(): Promise<Sample[]> {
  const jpeg = await sharp(flatPng(16, 16)).jpeg().toBuffer();
  const names: [string, string][] = [
    ['../../x.jpg', 'climbs'],
    ['..\\..\\x.jpg', 'climbs on Windows'],
    ['/etc/passwd', 'absolute'],
    ['C:\\x.jpg', 'absolute on Windows'],
    ['a.jpg.php', 'a second extension'],
    ['a.html', 'a page'],
    ['a.svg', 'a drawing'],
    ['a.js', 'a script'],
    ['a.exe', 'a program'],
    ['.htaccess', 'a server setting'],
    ['..', 'a folder'],
    ['x%00.jpg', 'an escaped NUL'],
    ['x\0.jpg', 'a NUL'],
    ['x\r\nContent-Type: text/html\r\n\r\n<b>.jpg', 'a header of its own'],
    ['a\u202egpj.exe', 'turned direction'],
    [`${'a'.repeat(300)}.jpg`, 'longer than any file system allows'],
    ['clip.mp4', 'a picture named as a video'],
    ['a.jpg::$DATA', 'a Windows stream'],
  ];
  return [
    ...names.map(([name, what]) => sample(name, what, jpeg)),
    sample('photo.jpg', 'a video named as a picture', video('place.mp4')),
  ];
}
