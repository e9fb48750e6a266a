import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { Problem } from '@plumbline/platform';
import { ConceptFileStore } from '../files/concept-file-store.js';
import { checkPhoto } from '../photos/photo-check.js';
import { REMOTE_BACKEND, type RemoteBackend } from './remote/remote-backend.js';

/** Looks at a photo before an image model is paid to start from it. Our own renderer takes only its colours. */
@Injectable()
export class PhotoCheckService {
  constructor(
    private readonly files: ConceptFileStore,
    @Inject(REMOTE_BACKEND) private readonly backend: RemoteBackend | null,
  ) {}

  /** @throws Problem 422 for a photo that is too small, too dark or of no room; `useAnyway` among its details */
  async assertRoom(photoKey: string): Promise<void> {
    const photo = this.backend && (await this.files.read(photoKey));
    const check = photo && (await checkPhoto(photo));
    if (!check || check.ok) return;
    throw Problem.unprocessable(check.sentence, [
      { field: 'useAnyway', message: MESSAGES.pictures.useAnyway },
    ]);
  }
}
