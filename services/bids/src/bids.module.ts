import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BidChangesService } from './administration/bid-changes.service.js';
import { BidDetailService } from './administration/bid-detail.service.js';
import { BidHits } from './administration/bid-hits.service.js';
import { BidListService } from './administration/bid-list.service.js';
import { BidMetrics } from './administration/bid-metrics.js';
import { BidPages } from './administration/bid-pages.service.js';
import { BidsAdminController } from './administration/bids-admin.controller.js';
import { ConsoleController } from './administration/console.controller.js';
import { ContractorListService } from './administration/contractor-list.service.js';
import { ContractorsAdminController } from './administration/contractors-admin.controller.js';
import { CsvExport } from './administration/csv-export.js';
import { KnownTags } from './administration/known-tags.service.js';
import { PreviewController } from './administration/preview.controller.js';
import { PreviewService } from './administration/preview.service.js';
import { ResendingService } from './administration/resending.service.js';
import { SummaryService } from './administration/summary.service.js';
import { BidCodes } from './bid/bid-code.js';
import { BidLog } from './bid/bid-log.js';
import { BidPresenter } from './bid/bid-presenter.js';
import { BidViews } from './bid/bid-views.js';
import { PlannedQueries } from './bid/planned-queries.js';
import { BidMaker } from './bidding/bid-maker.js';
import { BiddingController } from './bidding/bidding.controller.js';
import { BiddingService } from './bidding/bidding.service.js';
import { Concepts } from './bidding/concepts.js';
import { HeldRequestsController } from './bidding/held-requests.controller.js';
import { HeldRequests } from './bidding/held-requests.service.js';
import { Matching } from './bidding/matching.js';
import { RequestReader } from './bidding/request-reader.js';
import { SentFiles } from './bidding/sent-files.js';
import { ContractorsController } from './contractors/contractors.controller.js';
import { JoiningService } from './contractors/joining.service.js';
import { Offers } from './contractors/offers.js';
import { AskedLinks } from './events/asked-links.js';
import { EmailOutcomes } from './events/email-outcomes.js';
import { NewContractors } from './events/new-contractors.js';
import { Projections } from './events/projections.js';
import { VerifiedRooms } from './events/verified-rooms.js';
import { GeocodeController } from './geocode/geocode.controller.js';
import { LevellingService } from './levelling/levelling.service.js';
import { MyDataController } from './my-data/my-data.controller.js';
import { MyDataService } from './my-data/my-data.service.js';
import { DraftService } from './scope-of-work/draft.service.js';
import { Invitations } from './scope-of-work/invitations.js';
import { PriceBookService } from './scope-of-work/price-book.service.js';
import { ScopeOfWorkController } from './scope-of-work/scope-of-work.controller.js';
import { SubmissionService } from './scope-of-work/submission.service.js';
import { UninvitedBids } from './scope-of-work/uninvited-bids.js';
import { WithdrawalService } from './scope-of-work/withdrawal.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { AppointmentProposal } from './tables/appointment-proposal.entity.js';
import { Bid } from './tables/bid.entity.js';
import { BidHistory } from './tables/bid-history.entity.js';
import { BidRequest } from './tables/bid-request.entity.js';
import { BidSearch } from './tables/bid-search.entity.js';
import { Contractor } from './tables/contractor.entity.js';
import { HeldRequest } from './tables/held-request.entity.js';
import { KnownDesign } from './tables/known-design.entity.js';
import { KnownDesignFile } from './tables/known-design-file.entity.js';
import { KnownUpload } from './tables/known-upload.entity.js';
import { Submission } from './tables/submission.entity.js';
import { UnitPrice } from './tables/unit-price.entity.js';
import { HomeownerActionsService } from './tracking/homeowner-actions.service.js';
import { TrackingController } from './tracking/tracking.controller.js';
import { TrackingService } from './tracking/tracking.service.js';
import { SweepBids } from './upkeep/sweep-bids.js';

export const ENTITIES = [
  Contractor,
  BidRequest,
  HeldRequest,
  Bid,
  BidHistory,
  BidSearch,
  Submission,
  UnitPrice,
  AppointmentProposal,
  KnownDesign,
  KnownDesignFile,
  KnownUpload,
];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    BiddingController,
    HeldRequestsController,
    TrackingController,
    ScopeOfWorkController,
    BidsAdminController,
    ContractorsController,
    ContractorsAdminController,
    PreviewController,
    ConsoleController,
    GeocodeController,
    MyDataController,
    SettingsController,
  ],
  providers: [
    BidLog,
    BidCodes,
    BidMaker,
    BidPresenter,
    PlannedQueries,
    BidViews,
    BiddingService,
    HeldRequests,
    Concepts,
    RequestReader,
    SentFiles,
    TrackingService,
    HomeownerActionsService,
    PriceBookService,
    LevellingService,
    JoiningService,
    Matching,
    Offers,
    Invitations,
    UninvitedBids,
    DraftService,
    SubmissionService,
    WithdrawalService,
    BidDetailService,
    BidHits,
    BidListService,
    BidPages,
    BidMetrics,
    BidChangesService,
    ResendingService,
    ContractorListService,
    CsvExport,
    PreviewService,
    SummaryService,
    KnownTags,
    MyDataService,
    Projections,
    VerifiedRooms,
    EmailOutcomes,
    AskedLinks,
    NewContractors,
    SweepBids,
  ],
})
export class BidsModule {}
