import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BidMetrics } from './administration/bid-metrics.js';
import { BidsAdminController } from './administration/bids-admin.controller.js';
import { BidChangesService } from './administration/changes/bid-changes.service.js';
import { ResendingService } from './administration/changes/resending.service.js';
import { ConsoleController } from './administration/console.controller.js';
import { ContractorsAdminController } from './administration/contractors-admin.controller.js';
import { CsvExporter } from './administration/csv/csv-exporter.js';
import { PreviewService } from './administration/preview/preview.service.js';
import { PreviewController } from './administration/preview.controller.js';
import { BidDetailService } from './administration/queries/bid-detail.service.js';
import { BidListService } from './administration/queries/bid-list.service.js';
import { BidPageReader } from './administration/queries/bid-page-reader.js';
import { BidSearchReader } from './administration/queries/bid-search-reader.js';
import { ContractorListService } from './administration/queries/contractor-list.service.js';
import { KnownTagsService } from './administration/queries/known-tags.service.js';
import { SummaryService } from './administration/queries/summary.service.js';
import { BidCodeGenerator } from './bid/bid-code.js';
import { BidPresenter } from './bid/bid-presenter.js';
import { BidViewReader } from './bid/bid-view-reader.js';
import { BidWriter } from './bid/bid-writer.js';
import { QueryRunner } from './bid/query-runner.js';
import { BiddingController } from './bidding/bidding.controller.js';
import { BiddingService } from './bidding/bidding.service.js';
import { ConceptReader } from './bidding/concept-reader.js';
import { HeldRequestsController } from './bidding/held-requests.controller.js';
import { HeldRequestsService } from './bidding/held-requests.service.js';
import { MatchingService } from './bidding/matching.service.js';
import { RequestReader } from './bidding/request-reader.js';
import { RequestWriter } from './bidding/request-writer.js';
import { SentFileReader } from './bidding/sent-file-reader.js';
import { ContractorsController } from './contractors/contractors.controller.js';
import { JoiningService } from './contractors/joining.service.js';
import { OffersService } from './contractors/offers.service.js';
import { AskedLinksConsumer } from './events/asked-links.consumer.js';
import { EmailOutcomesConsumer } from './events/email-outcomes.consumer.js';
import { NewContractorsConsumer } from './events/new-contractors.consumer.js';
import { ProjectionsConsumer } from './events/projections.consumer.js';
import { VerifiedRoomsConsumer } from './events/verified-rooms.consumer.js';
import { GeocodeController } from './geocode/geocode.controller.js';
import { LevellingService } from './levelling/levelling.service.js';
import { MyDataController } from './my-data/my-data.controller.js';
import { MyDataService } from './my-data/my-data.service.js';
import { AnsweredBidService } from './scope-of-work/answered-bid.service.js';
import { DraftService } from './scope-of-work/draft.service.js';
import { InvitationLinksService } from './scope-of-work/invitation-links.service.js';
import { InvitationsService } from './scope-of-work/invitations.service.js';
import { PriceBookService } from './scope-of-work/price-book.service.js';
import { ScopeOfWorkController } from './scope-of-work/scope-of-work.controller.js';
import { SubmissionService } from './scope-of-work/submission.service.js';
import { SubmissionWriter } from './scope-of-work/submission-writer.js';
import { UninvitedBidsService } from './scope-of-work/uninvited-bids.service.js';
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
import { BidsSweep } from './upkeep/bids.sweep.js';

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
    BidWriter,
    BidCodeGenerator,
    RequestWriter,
    BidPresenter,
    QueryRunner,
    BidViewReader,
    BiddingService,
    HeldRequestsService,
    ConceptReader,
    RequestReader,
    SentFileReader,
    TrackingService,
    HomeownerActionsService,
    PriceBookService,
    LevellingService,
    JoiningService,
    MatchingService,
    OffersService,
    InvitationsService,
    InvitationLinksService,
    UninvitedBidsService,
    DraftService,
    AnsweredBidService,
    SubmissionService,
    SubmissionWriter,
    WithdrawalService,
    BidDetailService,
    BidSearchReader,
    BidListService,
    BidPageReader,
    BidMetrics,
    BidChangesService,
    ResendingService,
    ContractorListService,
    CsvExporter,
    PreviewService,
    SummaryService,
    KnownTagsService,
    MyDataService,
    ProjectionsConsumer,
    VerifiedRoomsConsumer,
    EmailOutcomesConsumer,
    AskedLinksConsumer,
    NewContractorsConsumer,
    BidsSweep,
  ],
})
export class BidsModule {}
