import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsoleUploadsController } from './console/console-uploads.controller.js';
import { ConsoleUploadsService } from './console/console-uploads.service.js';
import { FilesInBids } from './events/files-in-bids.js';
import { PersonErased } from './events/person-erased.js';
import { DeletionService } from './housekeeping/deletion.service.js';
import { SweepUploads } from './housekeeping/sweep-uploads.js';
import { IntakeService } from './intake/intake.service.js';
import { UploadController } from './intake/upload.controller.js';
import { Upload } from './intake/upload.entity.js';
import { UploadFile } from './intake/upload-file.entity.js';
import { FilesController } from './serving/files.controller.js';

export const ENTITIES = [Upload, UploadFile];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [UploadController, FilesController, ConsoleUploadsController],
  providers: [ConsoleUploadsService, DeletionService, FilesInBids, IntakeService, PersonErased, SweepUploads],
})
export class UploadsModule {}
