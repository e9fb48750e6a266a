import { Inject, Injectable } from '@nestjs/common';
import { MESSAGES, type RoomCategory } from '@plumbline/contracts';
import { resolveZip } from '@plumbline/geo';
import {
  CONFIG,
  type Config,
  FileUrlMapper,
  type IdempotentCall,
  OutboxWriter,
  Problem,
  TransactionRunner,
} from '@plumbline/platform';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { ownTrades, roomCategory, tradesFor } from '../../bid/trades.js';
import { ConceptReader, type FoundConcept } from '../../bidding/concept-reader.js';
import { type ContractorSearch, MatchingService } from '../../bidding/matching.service.js';
import { quantityTrades } from '../../bidding/request-reader.js';
import { KnownDesign } from '../../tables/known-design.entity.js';
import { KnownUpload } from '../../tables/known-upload.entity.js';
import type { PreviewDto } from '../dto/administration.dto.js';
import type {
  EmailPreviewResponse,
  PreviewContractorResponse,
  PreviewDesignResponse,
  PreviewResponse,
  PreviewUploadResponse,
} from '../dto/administration.response.js';
import { SAMPLE_CONTRACTOR, SAMPLE_DESIGN } from './preview-samples.js';

/** Uploads shown in a preview. */
const UPLOADS = 12;

interface Preview extends PreviewResponse {
  readonly conceptKey: string | null;
  readonly category: RoomCategory;
}

/** What a request from a ZIP and category would produce, without making one. */
@Injectable()
export class PreviewService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly transactions: TransactionRunner,
    private readonly outbox: OutboxWriter,
    private readonly matching: MatchingService,
    private readonly concepts: ConceptReader,
    private readonly urls: FileUrlMapper,
  ) {}

  async preview(input: PreviewDto): Promise<PreviewResponse> {
    const { conceptKey: _key, category: _category, ...answer } = await this.make(input);
    return answer;
  }

  /** Mails the preview to the administrator, and to nobody else. */
  async mail(input: PreviewDto, call: IdempotentCall): Promise<EmailPreviewResponse> {
    const preview = await this.make(input);
    return this.transactions.once(call, async (tx) => {
      const requestId = uuidv7();
      await this.outbox.add(tx, 'preview.requested', requestId, {
        requestId,
        zipCode: input.preferences.zipCode,
        category: preview.category,
        testMode: input.testMode ?? false,
        contractors: preview.contractors.map(({ companyName, email, distanceMi }) => ({
          companyName,
          email,
          distanceMi,
        })),
        conceptKey: preview.conceptKey,
      });
      return { sentTo: this.config.adminEmail, message: `Preview sent to ${this.config.adminEmail}.` };
    });
  }

  private async make({ preferences, testMode }: PreviewDto): Promise<Preview> {
    const { zipCode } = preferences;
    const resolved = resolveZip(zipCode);
    if (!resolved) throw Problem.invalid(MESSAGES.admin.zip);
    const category = roomCategory(preferences.categories?.[0]) ?? 'other';
    const chosen = await this.chosenDesign(zipCode, category);
    const search: ContractorSearch = {
      position: resolved.place,
      trades: tradesFor(category, chosen ? quantityTrades(chosen.concept) : []),
      ownTrades: ownTrades(category),
      // As the preferences step asks, where nobody changes it.
      licensedFirst: true,
      limit: this.config.maxBidders,
    };
    const db = this.dataSource.manager;
    const matches = await this.matching.find(db, search);
    const ofDemo = await this.matching.find(db, { ...search, demo: true, limit: 1 });
    const contractors: PreviewContractorResponse[] = matches.map(({ contractor, miles }) => ({
      _id: contractor.id,
      companyName: contractor.companyName,
      contactName: contractor.contactName,
      email: contractor.email,
      phone: contractor.phone,
      website: contractor.website,
      zipCode: contractor.zipCode,
      categories: contractor.categories,
      notes: contractor.notes,
      rating: contractor.rating,
      distanceMi: Math.round(miles * 10) / 10,
    }));
    const sentence =
      matches.length > 0 ? MESSAGES.bids.preview(matches.length) : MESSAGES.bids.noneNear(zipCode);
    return {
      contractors:
        contractors.length === 0 && testMode
          ? [{ ...SAMPLE_CONTRACTOR, zipCode, categories: [category] }]
          : contractors,
      chosenDesign: chosen
        ? this.present(chosen, chosen.label)
        : testMode
          ? { ...SAMPLE_DESIGN, zipCode, category }
          : null,
      userUploads: await this.uploads(zipCode),
      message: [
        sentence,
        resolved.exact ? '' : MESSAGES.bids.nearestZip(zipCode, resolved.place.zipCode, resolved.place.city),
        ofDemo.length > 0 ? MESSAGES.bids.demoLeftOut : '',
      ]
        .filter(Boolean)
        .join(' '),
      conceptKey: chosen?.key ?? null,
      category,
    };
  }

  /** The newest concept for that ZIP and category, else the newest of the category. */
  private async chosenDesign(
    zipCode: string,
    category: RoomCategory,
  ): Promise<(FoundConcept & { label: string }) | null> {
    const designs = this.dataSource.getRepository(KnownDesign);
    const order = { createdAt: 'DESC' } as const;
    const here = await designs.findOne({ where: { category, zipCode }, order });
    const known = here ?? (await designs.findOne({ where: { category }, order }));
    const found = known && (await this.concepts.find(known.id));
    return (
      found && {
        ...found,
        label: here
          ? `Newest ${category} concept for ${zipCode}`
          : `Newest ${category} concept (none for ${zipCode} yet)`,
      }
    );
  }

  private async uploads(zipCode: string): Promise<PreviewUploadResponse[]> {
    const uploads = await this.dataSource
      .getRepository(KnownUpload)
      .find({ where: { zipCode }, order: { createdAt: 'DESC' }, take: UPLOADS });
    return uploads
      .flatMap(({ files }) => files)
      .slice(0, UPLOADS)
      .map((file) => ({
        originalName: file.name,
        name: file.name,
        url: this.urls.of(file.key),
        imageUrl: this.urls.of(file.key),
        thumbnailUrl: this.urls.maybe(file.thumbnailKey),
        type: file.type,
      }));
  }

  private present({ concept, files }: FoundConcept, label: string): PreviewDesignResponse {
    const { design, zipCode, category } = concept;
    return {
      _id: design._id,
      title: design.title,
      description: design.description,
      imageUrl: this.urls.maybe(files.picture),
      thumbnailUrl: this.urls.maybe(files.thumbnail),
      floorPlanUrl: this.urls.maybe(files['plan-png']),
      designPrompt: design.designPrompt,
      contractorPrompt: design.contractorPrompt,
      style: design.style,
      estimatedCost: design.estimatedCost,
      meta: { ...design.meta },
      zipCode,
      category,
      label,
    };
  }
}
