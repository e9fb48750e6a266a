import type { JoinCategory, RoomCategory } from '@plumbline/contracts';
import type { ZipPlace } from '@plumbline/geo';
import type { RequestDesign, RequestFile } from './bid-request.entity.js';

/** A homeowner's request as it was understood, before there are bids of it; kept whole while a mailed link is awaited. */
export interface NewRequest {
  readonly zipCode: string;
  readonly place: ZipPlace;
  /** False where the ZIP is not known and a neighbour stands for it. */
  readonly exactZip: boolean;
  readonly category: RoomCategory | null;
  readonly trades: JoinCategory[];
  /** The homeowner wants licensed contractors. */
  readonly licenseAsked: boolean;
  readonly designId: string | null;
  readonly designTitle: string;
  readonly conceptKey: string | null;
  readonly design: RequestDesign;
  readonly preferences: Record<string, string>;
  readonly files: RequestFile[];
}
