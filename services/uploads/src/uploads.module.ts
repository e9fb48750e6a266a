import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsoleUploadsController } from './console/console-uploads.controller.js';
import { ConsoleUploadsService } from './console/console-uploads.service.js';
import { FilesInBidsConsumer } from './events/files-in-bids.consumer.js';
import { PersonErasedConsumer } from './events/person-erased.consumer.js';
import { DeletionService } from './housekeeping/deletion.service.js';
import { UploadsSweep } from './housekeeping/uploads.sweep.js';
import { IntakeService } from './intake/intake.service.js';
import { UploadController } from './intake/upload.controller.js';
import { Upload, UploadFile } from './intake/upload.entity.js';
import { FilesController } from './serving/files.controller.js';

export const ENTITIES = [Upload, UploadFile];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [UploadController, FilesController, ConsoleUploadsController],
  providers: [
    ConsoleUploadsService,
    DeletionService,
    FilesInBidsConsumer,
    IntakeService,
    PersonErasedConsumer,
    UploadsSweep,
  ],
})
export class UploadsModule {}
