import type { DesignRequest, Design as WholeDesign, DesignJob as WholeJob } from '@plumbline/api-client';
import type { RoomCategory } from '@plumbline/contracts';

/** What a design has, as the API answers it. */
type Sure =
  | '_id'
  | 'title'
  | 'description'
  | 'designPrompt'
  | 'contractorPrompt'
  | 'style'
  | 'estimatedCost'
  | 'floorPlanUrl'
  | 'imageUrl';

/** A design. The fields of `Sure` are sure; what our own server adds is drawn where it is there. */
export type Design = Pick<WholeDesign, Sure> &
  Partial<Omit<WholeDesign, Sure>> & {
    /** The job it came from, whose id leads back to it. */
    readonly jobId?: string;
  };

/** A design job: done, failed, or any other status, which means in progress. */
export type DesignJob = Pick<WholeJob, 'jobId'> &
  Partial<Omit<WholeJob, 'jobId' | 'status' | 'designs'>> & {
    readonly status: string;
    readonly designs?: readonly Design[];
  };

/** The fields of a design request that the preferences step asks for beside the category. */
export type PreferenceField = keyof Pick<
  DesignRequest,
  | 'style'
  | 'area'
  | 'colors'
  | 'layout'
  | 'features'
  | 'budget'
  | 'workType'
  | 'materials'
  | 'startInDays'
  | 'durationDays'
  | 'paymentPhases'
  | 'requirements'
>;

/** The preferences step as typed (docs/product.md, Preferences). */
export type Preferences = Readonly<Record<PreferenceField, string>> & { readonly category: RoomCategory };

/** What is decided otherwise in a design that varies another one. */
export type DesignChange = Pick<DesignRequest, 'answers' | 'tier' | 'finishes'>;
