import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '@plumbline/platform';
import { Brief } from './briefs/brief.entity.js';
import { BriefsController } from './briefs/briefs.controller.js';
import { BriefsService } from './briefs/briefs.service.js';
import { ConceptFileStore } from './concepts/concept-file-store.js';
import { ConceptsService } from './concepts/concepts.service.js';
import { Design } from './concepts/design.entity.js';
import { DesignFileRow } from './concepts/design-file.entity.js';
import { DesignFileRegistry } from './concepts/design-file-registry.js';
import { DesignFilesSweep } from './concepts/design-files.sweep.js';
import { ConsoleDesignsController } from './console/console-designs.controller.js';
import { ConsoleDesignsService } from './console/console-designs.service.js';
import { DesignFollower } from './design-jobs/design-follower.js';
import { DesignJob } from './design-jobs/design-job.entity.js';
import { DesignJobsController } from './design-jobs/design-jobs.controller.js';
import { DesignJobsService } from './design-jobs/design-jobs.service.js';
import { DesignMaker } from './design-jobs/design-maker.js';
import { DesignMetrics } from './design-jobs/design-metrics.js';
import { DesignRequestReader } from './design-jobs/design-request-reader.js';
import { DrawViewsJob } from './design-jobs/draw-views.job.js';
import { IdleScheduler } from './design-jobs/idle-scheduler.js';
import { OWN_PRICES, readOwnPrices } from './design-jobs/own-prices.js';
import { RefinePicturesJob } from './design-jobs/refine-pictures.job.js';
import { RunningDesignRegistry } from './design-jobs/running-design-registry.js';
import { DrawingsController } from './drawings/drawings.controller.js';
import { DrawingsService } from './drawings/drawings.service.js';
import { PersonErasedConsumer } from './events/person-erased.consumer.js';
import { UploadDeletedConsumer } from './events/upload-deleted.consumer.js';
import { UploadStoredConsumer } from './events/upload-stored.consumer.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { imageProviders } from './pictures/choose-image-provider.js';
import { PictureCall } from './pictures/remote/picture-call.entity.js';
import { UploadedPhotoReader } from './pictures/uploaded-photo-reader.js';
import { PictureWebhook } from './pictures/webhooks/picture-webhook.entity.js';
import { PictureWebhooksController } from './pictures/webhooks/picture-webhooks.controller.js';
import { PictureWebhooks } from './pictures/webhooks/picture-webhooks.service.js';
import { PlanningThreads } from './planning/planning-threads.js';
import { SiteVisitsController } from './site-visits/site-visits.controller.js';
import { SiteVisitsService } from './site-visits/site-visits.service.js';
import { MeasuredRoomReader } from './surveys/measured-room-reader.js';
import { Survey } from './surveys/survey.entity.js';
import { SurveyEraser } from './surveys/survey-eraser.js';
import { SurveysController } from './surveys/surveys.controller.js';
import { SurveysService } from './surveys/surveys.service.js';
import { SurveysSweep } from './surveys/surveys.sweep.js';
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
    DesignJobsService,
    DesignMaker,
    DesignMetrics,
    DrawViewsJob,
    DrawingsService,
    SurveyEraser,
    FavouritesService,
    DesignFollower,
    IdleScheduler,
    MeasuredRoomReader,
    PersonErasedConsumer,
    PictureWebhooks,
    RefinePicturesJob,
    RunningDesignRegistry,
    SiteVisitsService,
    SurveysService,
    DesignFilesSweep,
    SurveysSweep,
    TextModelClient,
    UploadDeletedConsumer,
    UploadStoredConsumer,
    UploadedPhotoReader,
    DesignRequestReader,
    { provide: PlanningThreads, useFactory: () => new PlanningThreads() },
    { provide: OWN_PRICES, useFactory: readOwnPrices, inject: [CONFIG] },
    ...imageProviders,
  ],
})
export class DesignsModule {}
