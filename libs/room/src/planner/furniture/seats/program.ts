/** What is to be sat on, and before what. */
export interface SeatingProgram {
  readonly focus: 'tv' | 'fireplace' | 'screen' | 'none';
  /** No television hangs over a fireplace. */
  readonly noTv: boolean;
  readonly sectional: boolean;
  readonly chairs: number;
  /** What is looked at stands in the middle of its wall: the seats take as much of it on either hand. */
  readonly centred?: boolean;
  /** Recliners beside a sofa. */
  readonly reclining?: boolean;
  /** Chairs were asked for: they come before a longer sofa. */
  readonly chairsAsked?: boolean;
  readonly builtIns: boolean;
  readonly sleeper: boolean;
  readonly recliners: boolean;
  /** Easy chairs stand where a sofa would: nobody wants one. */
  readonly noSofa?: boolean;
  /** Two sofas across from one another. */
  readonly facing?: boolean;
  /** Chairs stand to either side of the fire, and look at the sofas. */
  readonly fireside?: boolean;
  /** The television stands beside the fire, at this hand of it: the seats look at both. */
  readonly tvAside?: 'low' | 'high' | undefined;
  /** Length of the sofa or sectional, and diagonal of the television, where they were told. Inches. */
  readonly sofaIn?: number | undefined;
  /** From the back of a sectional to the end of its chaise, where that was told. Inches. */
  readonly chaiseIn?: number | undefined;
  readonly tvIn?: number | undefined;
  /** A loveseat was asked for beside the sofa. */
  readonly loveseat?: boolean;
  /** For how many, where that was told. */
  readonly people?: number;
}
