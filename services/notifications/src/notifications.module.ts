import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailLedgerEntry } from './budget/mail-ledger-entry.entity.js';
import { MailLedgerStore } from './budget/mail-ledger-store.js';
import { ProvenAddress } from './budget/proven-address.entity.js';
import { ConsoleEmailsController } from './console/console-emails.controller.js';
import { ConsoleEmailsService } from './console/console-emails.service.js';
import { AfterCommitSubscriber } from './delivery/after-commit.subscriber.js';
import { DigestsService } from './delivery/digests.service.js';
import { EmailLog } from './delivery/email-log.entity.js';
import { EmailOutcomeWriter } from './delivery/email-outcome-writer.js';
import { EmailsSweep } from './delivery/emails.sweep.js';
import { MailMetrics } from './delivery/mail-metrics.js';
import { MailQueue } from './delivery/mail-queue.js';
import { MailRenderer } from './delivery/mail-renderer.js';
import { SendEmailJob } from './delivery/send-email.job.js';
import { DesignFilesConsumer } from './designs/design-files.consumer.js';
import { KnownDesignFile } from './designs/known-design-file.entity.js';
import { BidMailsConsumer } from './events/bid-mails.consumer.js';
import { ContractorMailsConsumer } from './events/contractor-mails.consumer.js';
import { PersonErasedConsumer } from './events/person-erased.consumer.js';
import { RequestedMailsConsumer } from './events/requested-mails.consumer.js';
import { ResendsConsumer } from './events/resends.consumer.js';
import { StatusMailsConsumer } from './events/status-mails.consumer.js';
import { EmailLogsController } from './log/email-logs.controller.js';
import { EmailLogsService } from './log/email-logs.service.js';
import { OpeningController } from './opening/opening.controller.js';
import { OpeningService } from './opening/opening.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { Unsubscription } from './unsubscribe/unsubscription.entity.js';
import { UnsubscriptionsService } from './unsubscribe/unsubscriptions.service.js';

export const ENTITIES = [EmailLog, KnownDesignFile, MailLedgerEntry, ProvenAddress, Unsubscription];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [EmailLogsController, ConsoleEmailsController, OpeningController, UnsubscribeController],
  providers: [
    AfterCommitSubscriber,
    BidMailsConsumer,
    ConsoleEmailsService,
    ContractorMailsConsumer,
    DigestsService,
    EmailLogsService,
    EmailOutcomeWriter,
    DesignFilesConsumer,
    MailLedgerStore,
    MailMetrics,
    MailRenderer,
    OpeningService,
    PersonErasedConsumer,
    MailQueue,
    RequestedMailsConsumer,
    ResendsConsumer,
    SendEmailJob,
    StatusMailsConsumer,
    EmailsSweep,
    UnsubscriptionsService,
  ],
})
export class NotificationsModule {}
