import type { Mail } from './mail.js';
import { adminPreview } from './templates/admin-preview.js';
import { appointmentProposal, appointmentReceipt } from './templates/appointments.js';
import { bidReceipt } from './templates/bid-receipt.js';
import { bidReceived } from './templates/bid-received.js';
import { adminNewContractor, contractorConfirm, contractorWelcome } from './templates/contractors.js';
import { digest } from './templates/digest.js';
import { favourites } from './templates/favourites.js';
import { homeownerConfirmation } from './templates/homeowner-confirmation.js';
import { invitation } from './templates/invitation.js';
import { invitationReminder } from './templates/invitation-reminder.js';
import {
  confirmContractorLink,
  confirmRequestLink,
  myBidsLink,
  myDataLink,
} from './templates/mailed-links.js';
import { requestRevised, roomVerified } from './templates/revisions.js';
import { statusForContractor, statusForHomeowner } from './templates/status-changed.js';
import { bidWithdrawn, requestCalledOff, withdrawalReceipt } from './templates/withdrawals.js';

/** Every mail, by the name its log rows carry. */
export const MAILS = {
  invitation,
  'invitation-reminder': invitationReminder,
  'homeowner-confirmation': homeownerConfirmation,
  'request-revised': requestRevised,
  'room-verified': roomVerified,
  'bid-received': bidReceived,
  'bid-receipt': bidReceipt,
  'bid-withdrawn': bidWithdrawn,
  'withdrawal-receipt': withdrawalReceipt,
  'request-called-off': requestCalledOff,
  'status-homeowner': statusForHomeowner,
  'status-contractor': statusForContractor,
  'appointment-proposal': appointmentProposal,
  'appointment-receipt': appointmentReceipt,
  favourites,
  'contractor-confirm': contractorConfirm,
  'contractor-welcome': contractorWelcome,
  'admin-new-contractor': adminNewContractor,
  'admin-preview': adminPreview,
  'confirm-request': confirmRequestLink,
  'confirm-contractor-link': confirmContractorLink,
  'my-bids-link': myBidsLink,
  'my-data-link': myDataLink,
  digest,
};

export type MailType = keyof typeof MAILS;
export const MAIL_TYPES = Object.keys(MAILS) as readonly MailType[];

/** What a mail of the given type is made from. */
export type FactsOf<T extends MailType> = (typeof MAILS)[T] extends Mail<infer Facts> ? Facts : never;

/** The mail of a type, for callers that hold the facts as they were stored beside it. */
export const mailOf = (type: MailType): Mail<unknown> => MAILS[type] as Mail<unknown>;
