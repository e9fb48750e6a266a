import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CONFIG } from '@plumbline/platform';
import { Brief } from './briefs/brief.entity.js';
import { BriefsController } from './briefs/briefs.controller.js';
import { BriefsService } from './briefs/briefs.service.js';
import { ConceptFiles } from './concepts/concept-files.js';
import { ConceptsService } from './concepts/concepts.service.js';
import { Design } from './concepts/design.entity.js';
import { DesignFileRow } from './concepts/design-file.entity.js';
import { DesignFiles } from './concepts/design-files.js';
import { SweepDesignFiles } from './concepts/sweep-design-files.js';
import { ConsoleDesignsController } from './console/console-designs.controller.js';
import { ConsoleDesignsService } from './console/console-designs.service.js';
import { DesignJob } from './design-jobs/design-job.entity.js';
import { DesignJobsController } from './design-jobs/design-jobs.controller.js';
import { DesignJobsService } from './design-jobs/design-jobs.service.js';
import { DesignMaker } from './design-jobs/design-maker.js';
import { DesignMetrics } from './design-jobs/design-metrics.js';
import { DrawViews } from './design-jobs/draw-views.js';
import { FollowedDesigns } from './design-jobs/followed-designs.js';
import { IdleWork } from './design-jobs/idle-work.js';
import { OWN_PRICES, readOwnPrices } from './design-jobs/own-prices.js';
import { RefinePictures } from './design-jobs/refine-pictures.js';
import { RunningDesigns } from './design-jobs/running-designs.js';
import { WhatIsAsked } from './design-jobs/what-is-asked.js';
import { DrawingsController } from './drawings/drawings.controller.js';
import { DrawingsService } from './drawings/drawings.service.js';
import { PersonErased } from './events/person-erased.js';
import { UploadDeleted } from './events/upload-deleted.js';
import { UploadStored } from './events/upload-stored.js';
import { FavouritesController } from './favourites/favourites.controller.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { imageProviders } from './pictures/choose-image-provider.js';
import { PictureCall } from './pictures/remote/picture-call.entity.js';
import { UploadedPhotos } from './pictures/uploaded-photos.js';
import { PictureWebhook } from './pictures/webhooks/picture-webhook.entity.js';
import { PictureWebhooksController } from './pictures/webhooks/picture-webhooks.controller.js';
import { PictureWebhooks } from './pictures/webhooks/picture-webhooks.service.js';
import { PlanningThreads } from './planning/planning-threads.js';
import { SiteVisitsController } from './site-visits/site-visits.controller.js';
import { SiteVisitsService } from './site-visits/site-visits.service.js';
import { EraseSurveys } from './surveys/erase-surveys.js';
import { MeasuredRooms } from './surveys/measured-rooms.js';
import { Survey } from './surveys/survey.entity.js';
import { SurveysController } from './surveys/surveys.controller.js';
import { SurveysService } from './surveys/surveys.service.js';
import { SweepSurveys } from './surveys/sweep-surveys.js';
import { TextModel } from './texts/text-model.js';

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
    ConceptFiles,
    ConceptsService,
    ConsoleDesignsService,
    DesignFiles,
    DesignJobsService,
    DesignMaker,
    DesignMetrics,
    DrawViews,
    DrawingsService,
    EraseSurveys,
    FavouritesService,
    FollowedDesigns,
    IdleWork,
    MeasuredRooms,
    PersonErased,
    PictureWebhooks,
    RefinePictures,
    RunningDesigns,
    SiteVisitsService,
    SurveysService,
    SweepDesignFiles,
    SweepSurveys,
    TextModel,
    UploadDeleted,
    UploadStored,
    UploadedPhotos,
    WhatIsAsked,
    { provide: PlanningThreads, useFactory: () => new PlanningThreads() },
    { provide: OWN_PRICES, useFactory: readOwnPrices, inject: [CONFIG] },
    ...imageProviders,
  ],
})
export class DesignsModule {}
