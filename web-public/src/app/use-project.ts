import type { DesignRequest, UploadedFile } from '@plumbline/api-client';
import { detectZip } from '@plumbline/contracts';
import { useCallback } from 'react';
import {
  DEFAULT_PREFERENCES,
  type PreferenceName,
  type PromptEdits,
} from '#features/generation/preferences.js';
import { useStoredState } from '#lib/stored/use-stored-state.js';
import type { Preferences } from '#types/design.js';

/** What a homeowner has put in so far; kept in this tab, so that a reload loses nothing. */
export interface Project {
  readonly address: string;
  readonly zip: string;
  readonly uploaded: readonly UploadedFile[];
  readonly preferences: Preferences;
  /** The fields that the homeowner chose or wrote; the others hold what the form starts with. */
  readonly touched: readonly PreferenceName[];
  readonly edits: PromptEdits;
  /** The room that the homeowner confirmed; null: a typical size, or the one typed. */
  readonly matched: {
    /** The first photo as it was then; blank where there was none. */
    readonly photo: string;
    readonly surveyId: string;
    /** Missing in what an earlier version of the site stored: by the photo. */
    readonly by?: 'photo' | 'tape' | 'scan';
  } | null;
  /** The last design request, for "another idea". */
  readonly request: DesignRequest | null;
}

const EMPTY: Project = {
  address: '',
  zip: '',
  uploaded: [],
  preferences: DEFAULT_PREFERENCES,
  touched: [],
  edits: { design: null, contractor: null },
  matched: null,
  request: null,
};

/** The confirmed room, as long as it holds: one that was matched in a photo goes with that photo. */
const matchedRoom = ({ matched }: Project, photo: UploadedFile | undefined): Project['matched'] =>
  matched && (isByPhoto(matched) ? matched.photo === photo?.imageUrl : true) ? matched : null;

export const isByPhoto = ({ by = 'photo' }: NonNullable<Project['matched']>): boolean => by === 'photo';

export function useProject() {
  const [project, setProject, loaded] = useStoredState<Project>('session', 'project', EMPTY);
  const change = useCallback(
    (part: Partial<Project> | ((before: Project) => Partial<Project>)) =>
      setProject((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    [setProject],
  );
  /** The typed ZIP, else the one found in the address (docs/product.md, Uploads). */
  const zipInUse = project.zip || detectZip(project.address) || '';
  /** The first uploaded image: videos cannot lead a concept. */
  const photo = project.uploaded.find((file) => !file.type?.startsWith('video/'));
  return {
    project,
    change,
    loaded,
    zipInUse,
    photo,
    matched: matchedRoom(project, photo),
    /** What goes with a bid request or a summary. */
    sentPreferences: {
      ...project.preferences,
      zipCode: zipInUse,
      fullAddress: project.address,
    },
  };
}
