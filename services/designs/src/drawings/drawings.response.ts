export class SheetResponse {
  /** By the US National CAD Standard: `A-1`, `A-2.1`, `E-1`. */
  number: string;
  title: string;
  /** The sheet as SVG. */
  url: string;
}

/** The drawing set of a design, and its files to take away. */
export class DrawingsResponse {
  sheets: SheetResponse[];
  letterPdfUrl: string;
  tabloidPdfUrl: string;
  quantitiesCsvUrl: string;
  /** Null where the room has no cabinets. */
  cabinetsCsvUrl: string | null;
}
