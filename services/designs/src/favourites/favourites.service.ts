import { Injectable } from '@nestjs/common';
import type { StoredConcept } from '@plumbline/concept';
import { cutText, type EventMap, type FileRef } from '@plumbline/contracts';
import { FileUrlMapper, type IdempotentCall, OutboxWriter, TransactionRunner } from '@plumbline/platform';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { ConceptsService } from '../concepts/concepts.service.js';
import type { StoredWithFiles } from '../concepts/present-design.js';
import type { FavouriteDto, MessageResponse, SendSummaryDto, SummaryFileDto } from './send-summary.dto.js';

type MailedFavourite = EventMap['favourites.requested']['designs'][number];

/** Has a homeowner's favourites mailed to them. */
@Injectable()
export class FavouritesService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly concepts: ConceptsService,
    private readonly urls: FileUrlMapper,
  ) {}

  async send(dto: SendSummaryDto, call: IdempotentCall): Promise<MessageResponse> {
    const designs = await this.mailed(dto.designs);
    return this.transactions.once(call, async (tx) => {
      const requestId = uuidv7();
      await this.outbox.add(tx, 'favourites.requested', requestId, {
        requestId,
        email: dto.email,
        designs,
        preferences: plainTexts(dto.preferences ?? {}),
        photos: (dto.files ?? []).flatMap((file) => this.photo(file)),
      });
      return {
        message: `We are sending ${designs.length === 1 ? 'your favorite' : `your ${designs.length} favorites`} to ${dto.email}.`,
      };
    });
  }

  private async mailed(favourites: readonly FavouriteDto[]): Promise<MailedFavourite[]> {
    const ids = favourites.flatMap(({ _id }) => (_id && isUuid(_id) ? [_id.toLowerCase()] : []));
    const known = new Map((await this.concepts.stored(ids)).map((found) => [found.design.id, found]));
    return favourites.map((favourite) => {
      const found = known.get(favourite._id?.toLowerCase() ?? '');
      return found ? ours(found) : this.theirs(favourite);
    });
  }

  /** A design we do not know is plain text; only links to our own files stay. */
  private theirs(favourite: FavouriteDto): MailedFavourite {
    return {
      designId: null,
      title: favourite.title ?? 'Untitled concept',
      description: favourite.description ?? '',
      imageKey: this.urls.keyOf(favourite.imageUrl ?? '') ?? null,
      floorPlanKey: this.urls.keyOf(favourite.floorPlanUrl ?? '') ?? null,
      designPrompt: favourite.designPrompt ?? '',
      contractorPrompt: favourite.contractorPrompt ?? '',
      jobId: null,
      estimateUsd: null,
    };
  }

  private photo({ imageUrl, name }: SummaryFileDto): FileRef[] {
    const key = this.urls.keyOf(imageUrl ?? '');
    return key?.startsWith('uploads/') ? [{ key, name: name ?? 'photo', type: 'image/jpeg' }] : [];
  }
}

const ours = ({ design, files, stored }: StoredWithFiles): MailedFavourite => ({
  designId: design.id,
  title: design.title,
  description: design.description,
  imageKey: files.picture ?? null,
  floorPlanKey: files['plan-png'] ?? null,
  designPrompt: stored.design.designPrompt,
  contractorPrompt: stored.design.contractorPrompt,
  jobId: design.jobId,
  estimateUsd: rangeOf(stored),
});

/** What the design is expected to cost. */
const rangeOf = ({ concept: { estimate } }: StoredConcept): MailedFavourite['estimateUsd'] => ({
  low: estimate.low,
  likely: estimate.likely,
  high: estimate.high,
});

/** The first 40 preferences that can be read in a mail. */
function plainTexts(preferences: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(preferences)
      .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
      .slice(0, 40)
      .map(([name, value]) => [cutText(name, 60), cutText(String(value), 1_000)]),
  );
}
