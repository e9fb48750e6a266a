import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '@plumbline/platform';
import { BriefsController } from './briefs/briefs.controller.js';
import { BriefsService } from './briefs/briefs.service.js';
import { ConceptsService } from './concepts/concepts.service.js';
import { ConsoleDesignsController } from './console/console-designs.controller.js';
import { ConsoleDesignsService } from './console/console-designs.service.js';
import { DesignIntakeService } from './design-jobs/design-intake.service.js';
import { DesignJobReader } from './design-jobs/design-job-reader.js';
import { DesignJobWriter } from './design-jobs/design-job-writer.js';
import { DesignJobsController } from './design-jobs/design-jobs.controller.js';
import { DesignJobsService } from './design-jobs/design-jobs.service.js';
import { DesignLongPollService } from './design-jobs/design-long-poll.service.js';
import { DesignMakingService } from './design-jobs/design-making.service.js';
import { DesignMetrics } from './design-jobs/design-metrics.js';
import { DesignPictureService } from './design-jobs/design-picture.service.js';
import { DesignPlanningService } from './design-jobs/design-planning.service.js';
import { DesignQueue } from './design-jobs/design-queue.js';
import { DrawViewsJob } from './design-jobs/draw-views.job.js';
import { FinishedDesignWriter } from './design-jobs/finished-design-writer.js';
import { FurtherPicturesService } from './design-jobs/further-pictures.service.js';
import { IdleScheduler } from './design-jobs/idle-scheduler.js';
import { MakeDesignJob } from './design-jobs/make-design.job.js';
import { PictureSourceReader } from './design-jobs/picture-source-reader.js';
import { RefinePicturesJob } from './design-jobs/refine-pictures.job.js';
import { RunningDesignRegistry } from './design-jobs/running-design-registry.js';
import { DrawingsController } from './drawings/drawings.controller.js';
import { DrawingsService } from './drawings/drawings.service.js';
import { PersonErasedConsumer } from './events/person-erased.consumer.js';
import { UploadDeletedConsumer } from './events/upload-deleted.consumer.js';
import { UploadStoredConsumer } from './events/upload-stored.consumer.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { ConceptFileStore } from './files/concept-file-store.js';
import { DesignFileRegistry } from './files/design-file-registry.js';
import { DesignFilesSweep } from './files/design-files.sweep.js';
import { UploadedPhotoReader } from './photos/uploaded-photo-reader.js';
import { imageProviders } from './pictures/choose-image-provider.js';
import { PictureWebhooksController } from './pictures/webhooks/picture-webhooks.controller.js';
import { PictureWebhooksService } from './pictures/webhooks/picture-webhooks.service.js';
import { PlanningRunner } from './planning/planning-runner.js';
import { DesignRequestReader } from './requests/design-request-reader.js';
import { OWN_PRICES, readOwnPrices } from './requests/own-prices.js';
import { SiteVisitPlanningService } from './site-visits/site-visit-planning.service.js';
import { SiteVisitReader } from './site-visits/site-visit-reader.js';
import { SiteVisitsController } from './site-visits/site-visits.controller.js';
import { SiteVisitsService } from './site-visits/site-visits.service.js';
import { MeasuredRoomReader } from './surveys/measured-room-reader.js';
import { SurveyErasureService } from './surveys/survey-erasure.service.js';
import { SurveysController } from './surveys/surveys.controller.js';
import { SurveysService } from './surveys/surveys.service.js';
import { SurveysSweep } from './surveys/surveys.sweep.js';
import { Brief } from './tables/brief.entity.js';
import { Design } from './tables/design.entity.js';
import { DesignFileRow } from './tables/design-file.entity.js';
import { DesignJob } from './tables/design-job.entity.js';
import { PictureCall } from './tables/picture-call.entity.js';
import { PictureWebhook } from './tables/picture-webhook.entity.js';
import { Survey } from './tables/survey.entity.js';
import { TextModelClient } from './texts/text-model-client.js';

export const ENTITIES = [Brief, Design, DesignFileRow, DesignJob, PictureCall, PictureWebhook, Survey];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    PictureWebhooksController,
    BriefsController,
    DesignJobsController,
    DrawingsController,
    FavouritesController,
    ConsoleDesignsController,
    SurveysController,
    SiteVisitsController,
  ],
  providers: [
    BriefsService,
    ConceptFileStore,
    ConceptsService,
    ConsoleDesignsService,
    DesignFileRegistry,
    DesignIntakeService,
    DesignJobsService,
    DesignJobReader,
    DesignJobWriter,
    DesignMakingService,
    DesignPictureService,
    DesignPlanningService,
    DesignQueue,
    MakeDesignJob,
    DesignMetrics,
    DrawViewsJob,
    DrawingsService,
    SurveyErasureService,
    FavouritesService,
    FinishedDesignWriter,
    FurtherPicturesService,
    DesignLongPollService,
    IdleScheduler,
    MeasuredRoomReader,
    PersonErasedConsumer,
    PictureWebhooksService,
    PictureSourceReader,
    RefinePicturesJob,
    RunningDesignRegistry,
    SiteVisitPlanningService,
    SiteVisitReader,
    SiteVisitsService,
    SurveysService,
    DesignFilesSweep,
    SurveysSweep,
    TextModelClient,
    UploadDeletedConsumer,
    UploadStoredConsumer,
    UploadedPhotoReader,
    DesignRequestReader,
    { provide: PlanningRunner, useFactory: () => new PlanningRunner() },
    { provide: OWN_PRICES, useFactory: readOwnPrices, inject: [CONFIG] },
    ...imageProviders,
  ],
})
export class DesignsModule {}
