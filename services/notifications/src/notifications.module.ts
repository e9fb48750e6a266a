import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsoleEmailsController } from './console/console-emails.controller.js';
import { ConsoleEmailsService } from './console/console-emails.service.js';
import { AfterCommit } from './delivery/after-commit.js';
import { EmailLog } from './delivery/email-log.entity.js';
import { MailMetrics } from './delivery/mail-metrics.js';
import { MailWriter } from './delivery/mail-writer.js';
import { PostOffice } from './delivery/post-office.js';
import { SendEmail } from './delivery/send-email.js';
import { SweepEmails } from './delivery/sweep-emails.js';
import { BidMails } from './events/bid-mails.js';
import { ContractorMails } from './events/contractor-mails.js';
import { PersonErased } from './events/person-erased.js';
import { RequestedMails } from './events/requested-mails.js';
import { Resends } from './events/resends.js';
import { StatusMails } from './events/status-mails.js';
import { EmailLogsController } from './log/email-logs.controller.js';
import { EmailLogsService } from './log/email-logs.service.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { Unsubscription } from './unsubscribe/unsubscription.entity.js';
import { Unsubscriptions } from './unsubscribe/unsubscriptions.js';

export const ENTITIES = [EmailLog, Unsubscription];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [EmailLogsController, ConsoleEmailsController, UnsubscribeController],
  providers: [
    AfterCommit,
    BidMails,
    ConsoleEmailsService,
    ContractorMails,
    EmailLogsService,
    MailMetrics,
    MailWriter,
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
