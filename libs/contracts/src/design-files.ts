/** What a file of a design is; `view` is a further picture of the room beside the one that stands for it. */
export type DesignFileKind =
  | 'concept'
  | 'picture'
  | 'picture-webp'
  | 'thumbnail'
  | 'view'
  | 'plan-png'
  | 'plan-svg'
  | 'plan-phone-svg'
  | 'plan-pdf';

/** What a picture shows: the room at its best, what the homeowner's photo shows, a part of it, or all of it without a wall. */
export type PictureKind = 'main' | 'from-photo' | 'detail' | 'cutaway';

/** How far a picture is, coarsest first: an early look, the picture that was waited for, a finer one that came later. */
export const PICTURE_STAGES = ['preview', 'picture', 'refined'] as const;
export type PictureStage = (typeof PICTURE_STAGES)[number];

/** A stored file of a design, as rows and events tell of it. */
export interface DesignFile {
  /** Of the design, from 1. */
  readonly version: number;
  readonly kind: DesignFileKind;
  /** Null for what is no picture. */
  readonly stage: PictureStage | null;
  /** Storage key. */
  readonly key: string;
  /** Such a file is erased together with the photo. */
  readonly holdsPhoto: boolean;
}

/** The key to show for each kind of file; a kind that the design does not have (any more) is missing. */
export type ShownFiles = Readonly<Partial<Record<DesignFileKind, string>>>;

/** Of each kind the file of the newest version, and of that the finest stage; an early look is no picture yet. */
export function shownFiles(
  files: readonly Pick<DesignFile, 'version' | 'kind' | 'stage' | 'key'>[],
): ShownFiles {
  const rank = ({ stage }: Pick<DesignFile, 'stage'>) => (stage ? PICTURE_STAGES.indexOf(stage) : 0);
  const inOrder = files
    .filter(({ stage }) => stage !== 'preview')
    .sort((a, b) => a.version - b.version || rank(a) - rank(b));
  return Object.fromEntries(inOrder.map(({ kind, key }) => [kind, key]));
}
