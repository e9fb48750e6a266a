/** What is to be sat on, and before what. */
export interface SeatingProgram {
  readonly focus: 'tv' | 'fireplace' | 'screen' | 'none';
  /** No television hangs over a fireplace. */
  readonly noTv: boolean;
  readonly sectional: boolean;
  readonly chairs: number;
  /** Chairs were asked for: they come before a longer sofa. */
  readonly chairsAsked?: boolean;
  readonly builtIns: boolean;
  readonly sleeper: boolean;
  readonly recliners: boolean;
  /** Two sofas across from one another. */
  readonly facing?: boolean;
  /** Length of the sofa or sectional, and diagonal of the television, where they were told. Inches. */
  readonly sofaIn?: number | undefined;
  readonly tvIn?: number | undefined;
  /** For how many, where that was told. */
  readonly people?: number;
}
