import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MESSAGES } from '@plumbline/contracts';
import { FileUrlMapper, Problem } from '@plumbline/platform';
import { Repository } from 'typeorm';
import { ConceptsService } from '../concepts/concepts.service.js';
import { DesignFileRegistry } from '../files/design-file-registry.js';
import { DesignJob } from '../tables/design-job.entity.js';
import type { DesignJobResponse } from './design-job.response.js';

/** Tells how far a design is, and the concept once it is there. */
@Injectable()
export class DesignJobReader {
  constructor(
    @InjectRepository(DesignJob) private readonly designJobs: Repository<DesignJob>,
    private readonly concepts: ConceptsService,
    private readonly designFiles: DesignFileRegistry,
    private readonly urls: FileUrlMapper,
  ) {}

  /** @throws Problem 404 */
  async get(id: string): Promise<DesignJobResponse> {
    const job = await this.designJobs.findOneBy({ id });
    if (!job) throw Problem.notFound(MESSAGES.server.notFound);
    const previewKey = await this.designFiles.previewOf(job.designId);
    return {
      jobId: job.id,
      status: job.status,
      progress: job.progress,
      stage: job.stage,
      ...(previewKey ? { previewUrl: this.urls.of(previewKey) } : {}),
      ...(job.status === 'done' ? { designs: await this.concepts.byIds([job.designId]) } : {}),
      ...(job.error ? { error: job.error } : {}),
    };
  }
}
