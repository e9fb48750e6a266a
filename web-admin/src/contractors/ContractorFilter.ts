/** What the list can be narrowed by. */
export interface ContractorFilter {
  readonly search?: string;
  readonly zip?: string;
  readonly category?: string;
}
