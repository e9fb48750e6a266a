import { LIMITS } from '@plumbline/contracts';

/** A file on its way: chosen, not sent. */
export interface PickedFile {
  readonly id: string;
  readonly file: File;
  /** An object URL where the browser can show the file. */
  readonly previewUrl: string | null;
}

const SHOWN_TYPES = /^image\/(jpeg|png|webp|gif|avif)$/;
const ACCEPTED_TYPES = /^(image|video)\//;
/** Some systems give these no type. */
const ACCEPTED_NAMES = /\.(jpe?g|png|webp|gif|avif|heic|heif|mp4|mov|webm)$/i;

/** What the file dialog offers. */
export const ACCEPT = 'image/*,.heic,.heif,video/mp4,video/quicktime,video/webm';

export interface Sorted {
  readonly taken: readonly File[];
  /** Names of files over 10 MB. */
  readonly tooLarge: readonly string[];
  /** Names of files that are neither picture nor video. */
  readonly otherKind: readonly string[];
  /** How many were left out because the list is full. */
  readonly overCount: number;
}

/** Sorts newly chosen files into those that go with the upload and those that cannot. */
export function sortFiles(files: readonly File[], alreadyPicked: number): Sorted {
  const ofKind = files.filter(isPictureOrVideo);
  const fitting = ofKind.filter((file) => file.size <= LIMITS.uploadFileBytes);
  const room = Math.max(0, LIMITS.uploadFilesMax - alreadyPicked);
  return {
    taken: fitting.slice(0, room),
    tooLarge: ofKind.filter((file) => file.size > LIMITS.uploadFileBytes).map((file) => file.name),
    otherKind: files.filter((file) => !isPictureOrVideo(file)).map((file) => file.name),
    overCount: Math.max(0, fitting.length - room),
  };
}

export function canPreview(file: File): boolean {
  return SHOWN_TYPES.test(file.type);
}

/** The list with the item at `from` moved to `to`; unchanged where either is outside. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const list = [...items];
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return list;
  const [item] = list.splice(from, 1);
  list.splice(to, 0, item!);
  return list;
}

function isPictureOrVideo(file: File): boolean {
  return file.type ? ACCEPTED_TYPES.test(file.type) : ACCEPTED_NAMES.test(file.name);
}
