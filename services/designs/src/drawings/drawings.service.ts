import { Inject, Injectable } from '@nestjs/common';
import type { Concept } from '@plumbline/concept';
import { MESSAGES } from '@plumbline/contracts';
import { cabinetsCsv, hasCabinets, type Paper, quantitiesCsv } from '@plumbline/drawing';
import { CONFIG, type Config, Problem } from '@plumbline/platform';
import { ConceptsService } from '../concepts/concepts.service.js';
import { PlanningRunner } from '../planning/planning-runner.js';
import type { DrawnSheet } from '../planning/planning-worker.js';
import type { DrawingsResponse } from './drawings.response.js';

/** Whoever leafs through a set asks for its sheets one after the other: so many sets (0.3 MB each) are kept. */
const SETS_KEPT = 8;

/** The papers of a design, and what its bytes depend on beside its form: the concept and the release that draws it. */
export interface Papers {
  readonly concept: Concept;
  readonly state: string;
}

/** Draws the sheets of finished designs when they are asked for, in the thread that plans. */
@Injectable()
export class DrawingsService {
  /** By the state of the concept and the paper; the one asked for last stands last. */
  private readonly sets = new Map<string, Promise<DrawnSheet[]>>();

  constructor(
    private readonly concepts: ConceptsService,
    private readonly threads: PlanningRunner,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws Problem 404 where there is no such design (any more) */
  async papersOf(designId: string): Promise<Papers> {
    const [found] = await this.concepts.stored([designId]);
    if (!found) throw Problem.notFound(MESSAGES.server.notFound);
    return { concept: found.stored.concept, state: `${this.config.version} ${found.files.concept}` };
  }

  /** What there is to look at and to take away. @throws Problem as papersOf() */
  async list(designId: string): Promise<DrawingsResponse> {
    const papers = await this.papersOf(designId);
    const path = `${this.config.publicUrl}/api/designs/${designId}`;
    return {
      sheets: (await this.set(papers, 'letter')).map(({ number, title }) => ({
        number,
        title,
        url: `${path}/drawings/${number}.svg`,
      })),
      letterPdfUrl: `${path}/drawings.pdf?paper=letter`,
      tabloidPdfUrl: `${path}/drawings.pdf?paper=tabloid`,
      quantitiesCsvUrl: `${path}/quantities.csv`,
      cabinetsCsvUrl: hasCabinets(papers.concept.room) ? `${path}/cabinets.csv` : null,
    };
  }

  /** @throws Problem 404 where the set has no such sheet */
  async sheet(papers: Papers, number: string, paper: Paper): Promise<string> {
    const sheet = (await this.set(papers, paper)).find((sheet) => sheet.number === number);
    if (!sheet) throw Problem.notFound(MESSAGES.server.notFound);
    return sheet.svg;
  }

  /** The whole set as one file. */
  pdf({ concept }: Papers, paper: Paper): Promise<Uint8Array> {
    return this.threads.drawPdf(concept, paper);
  }

  quantities({ concept }: Papers, prices: boolean): string {
    return quantitiesCsv(concept, { prices });
  }

  cabinets({ concept }: Papers): string {
    return cabinetsCsv(concept.room);
  }

  private set({ concept, state }: Papers, paper: Paper): Promise<DrawnSheet[]> {
    const name = `${state} ${paper}`;
    const drawn = this.sets.get(name) ?? this.threads.drawSheets(concept, paper);
    this.sets.delete(name);
    this.sets.set(name, drawn);
    drawn.catch(() => this.sets.delete(name));
    const [oldest] = this.sets.keys();
    if (this.sets.size > SETS_KEPT && oldest) this.sets.delete(oldest);
    return drawn;
  }
}
