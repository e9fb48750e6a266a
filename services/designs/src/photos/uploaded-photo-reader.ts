import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES } from '@plumbline/contracts';
import { FileUrlMapper, Problem, STORAGE, type Storage } from '@plumbline/platform';

/** Photos that somebody uploaded here, by the addresses that the upload answered. */
@Injectable()
export class UploadedPhotoReader {
  constructor(
    private readonly urls: FileUrlMapper,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {}

  /**
   * The key of an uploaded photo.
   * @param field what the call names the address, for its refusal
   * @throws Problem 400 where it is no photo of ours, or is not there any more
   */
  async keyOf(imageUrl: string, field = 'imageUrl'): Promise<string> {
    const key = this.urls.keyOf(imageUrl);
    if (key && (await this.isThere(key))) return key;
    const sentence = MESSAGES.photo.uploadFirst;
    throw Problem.invalid(sentence, [{ field, message: sentence }]);
  }

  async isThere(key: string): Promise<boolean> {
    const photo = key.startsWith('uploads/') ? await this.storage.head(key) : null;
    return photo?.contentType.startsWith('image/') ?? false;
  }
}
