import { Injectable } from '@nestjs/common';
import type { StoredConcept } from '@plumbline/concept';
import { MESSAGES, type RoomCategory } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import { contentTypeOf, FileUrlMapper, Problem } from '@plumbline/platform';
import { roomCategory, tradesFor } from '../bid/trades.js';
import type { RequestDesign, RequestFile } from '../tables/bid-request.entity.js';
import type { NewRequest } from '../tables/new-request.js';
import { ConceptReader, type FoundConcept } from './concept-reader.js';
import { asksForLicense } from './license-asked.js';
import { plainPreferences } from './preferences.js';
import type { ChosenDesignDto, SendToContractorsDto } from './send-to-contractors.dto.js';
import { extensionOf, SentFileReader } from './sent-file-reader.js';

/** Reads what a page sent: our own copy of the design wins over what is told of it. */
@Injectable()
export class RequestReader {
  constructor(
    private readonly concepts: ConceptReader,
    private readonly urls: FileUrlMapper,
    private readonly sentFiles: SentFileReader,
  ) {}

  /** @throws Problem 400 without a ZIP */
  async read(input: SendToContractorsDto): Promise<NewRequest> {
    const preferences = plainPreferences(input.preferences);
    const zipCode = input.zip ?? preferences.zipCode ?? '';
    const place = resolveZip(zipCode);
    if (!place) {
      throw Problem.invalid(MESSAGES.request.required, [
        { field: 'zip', message: MESSAGES.request.required },
      ]);
    }
    const found = await this.concepts.find(input.design?._id);
    const concept = found?.concept;
    const category = concept?.category ?? roomCategory(preferences.category ?? preferences.categories);
    const files = [
      ...(await this.sentFiles.read(input.files ?? [], 'photo')),
      ...this.designFiles(found, input.design),
    ];
    return {
      zipCode,
      place: place.place,
      exactZip: place.exact,
      category,
      trades: tradesFor(category, concept ? quantityTrades(concept) : []),
      licenseAsked: asksForLicense(preferences, input.design),
      designId: concept?.design._id ?? null,
      designTitle: concept?.design.title ?? input.design?.title ?? titleFor(category),
      conceptKey: found?.key ?? null,
      design: this.design(found, input.design),
      preferences,
      files: [...new Map(files.map((file) => [file.key, file])).values()],
    };
  }

  private design(found: FoundConcept | null, told: ChosenDesignDto | undefined): RequestDesign {
    if (found) {
      const { files } = found;
      const { design } = found.concept;
      return {
        description: design.description,
        designPrompt: design.designPrompt,
        contractorPrompt: design.contractorPrompt,
        style: design.style,
        estimatedCost: design.estimatedCost === null ? null : String(design.estimatedCost),
        thumbnailKey: files.thumbnail ?? null,
        imageKey: files.picture ?? null,
        floorPlanKey: files['plan-png'] ?? null,
      };
    }
    return {
      description: told?.description ?? null,
      designPrompt: told?.designPrompt ?? null,
      contractorPrompt: told?.contractorPrompt ?? null,
      style: told?.style ?? null,
      estimatedCost: told?.estimatedCost ?? null,
      thumbnailKey: null,
      imageKey: this.ownKey(told?.imageUrl),
      floorPlanKey: this.ownKey(told?.floorPlanUrl),
    };
  }

  private designFiles(found: FoundConcept | null, told: ChosenDesignDto | undefined): RequestFile[] {
    const { imageKey, thumbnailKey, floorPlanKey } = this.design(found, told);
    const files: RequestFile[] = [];
    if (imageKey) {
      files.push({
        key: imageKey,
        ...(thumbnailKey ? { thumbnailKey } : {}),
        name: `concept.${extensionOf(imageKey)}`,
        type: contentTypeOf(imageKey),
        kind: 'design',
      });
    }
    if (floorPlanKey) {
      const name = `floor-plan.${extensionOf(floorPlanKey)}`;
      files.push({ key: floorPlanKey, name, type: contentTypeOf(floorPlanKey), kind: 'plan' });
    }
    const pdf = found?.files['plan-pdf'];
    if (pdf) files.push({ key: pdf, name: 'floor-plan.pdf', type: contentTypeOf(pdf), kind: 'plan' });
    return files;
  }

  private ownKey(url: string | undefined): string | null {
    return (url && this.urls.keyOf(url)) || null;
  }
}

const titleFor = (category: RoomCategory | null): string =>
  category && category !== 'other' ? `${category[0]?.toUpperCase()}${category.slice(1)} remodel` : 'Remodel';

/** The contractor categories that the design's quantities name. */
export const quantityTrades = (concept: StoredConcept): string[] => [
  ...new Set(concept.concept.quantities.map(({ category }) => category)),
];
