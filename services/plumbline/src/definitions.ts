import { bidsService } from '@plumbline/bids';
import { designsService } from '@plumbline/designs';
import { notificationsService } from '@plumbline/notifications';
import { uploadsService } from '@plumbline/uploads';

/** Every service of the product, in the order in which they start. */
export const DEFINITIONS = [uploadsService, designsService, bidsService, notificationsService] as const;
