import { asItIs, type OutgoingFile, smallerPhoto } from './smaller-photo.js';

/** The files as they are sent: photos made smaller where the line is slow, one after the other to spare memory. */
export async function outgoingFiles(files: readonly File[], slow: boolean): Promise<readonly OutgoingFile[]> {
  if (!slow) return files.map(asItIs);
  const outgoing: OutgoingFile[] = [];
  for (const file of files) outgoing.push(await smallerPhoto(file));
  return outgoing;
}
