import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerEntry } from './budget/ledger-entry.entity.js';
import { MailLedger } from './budget/mail-ledger.js';
import { ProvenAddress } from './budget/proven-address.entity.js';
import { ConsoleEmailsController } from './console/console-emails.controller.js';
import { ConsoleEmailsService } from './console/console-emails.service.js';
import { AfterCommit } from './delivery/after-commit.js';
import { Digests } from './delivery/digests.js';
import { EmailLog } from './delivery/email-log.entity.js';
import { MailMetrics } from './delivery/mail-metrics.js';
import { MailWriter } from './delivery/mail-writer.js';
import { PostOffice } from './delivery/post-office.js';
import { SendEmail } from './delivery/send-email.js';
import { SweepEmails } from './delivery/sweep-emails.js';
import { KnownDesignFile } from './designs/known-design-file.entity.js';
import { KnownDesignFiles } from './designs/known-design-files.js';
import { BidMails } from './events/bid-mails.js';
import { ContractorMails } from './events/contractor-mails.js';
import { PersonErased } from './events/person-erased.js';
import { RequestedMails } from './events/requested-mails.js';
import { Resends } from './events/resends.js';
import { StatusMails } from './events/status-mails.js';
import { EmailLogsController } from './log/email-logs.controller.js';
import { EmailLogsService } from './log/email-logs.service.js';
import { OpeningController } from './opening/opening.controller.js';
import { OpeningService } from './opening/opening.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { Unsubscription } from './unsubscribe/unsubscription.entity.js';
import { Unsubscriptions } from './unsubscribe/unsubscriptions.js';

export const ENTITIES = [EmailLog, KnownDesignFile, LedgerEntry, ProvenAddress, Unsubscription];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [EmailLogsController, ConsoleEmailsController, OpeningController, UnsubscribeController],
  providers: [
    AfterCommit,
    BidMails,
    ConsoleEmailsService,
    ContractorMails,
    Digests,
    EmailLogsService,
    KnownDesignFiles,
    MailLedger,
    MailMetrics,
    MailWriter,
    OpeningService,
    PersonErased,
    PostOffice,
    RequestedMails,
    Resends,
    SendEmail,
    StatusMails,
    SweepEmails,
    Unsubscriptions,
  ],
})
export class NotificationsModule {}
