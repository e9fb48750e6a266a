/** A window that is told together with what stands under it, as two statements: where the window is, and where the thing is. */

const SIDE = '(north|south|east|west)';
const THING = '(sink|tub|bathtub|desk|bed|sofa|couch|vanity|range|stove|table)';
const FACING = new RegExp(
  String.raw`\bwindow(?: (?:that|which))?(?:'s| is)? (?:faces|facing|looks) ${SIDE},? (?:and )?(?:it's |it is |is )?over the ${THING}\b`,
  'gi',
);
const OVER = new RegExp(
  String.raw`\bwindow(?:'s| is) over the ${THING}(?: is)?,? on the ${SIDE} (?:wall|side)\b`,
  'gi',
);
const BEFORE = new RegExp(
  String.raw`\bwindow(?: is)? on the ${SIDE} (?:wall|side),? with (?:an? |the |our |my )?([a-z-]{3,14}(?: [a-z-]{3,14}){0,2}) (?:in front of|under|below|beneath|underneath) it\b`,
  'gi',
);

const told = (side: string, thing: string): string =>
  `window is on the ${side} wall. The ${thing} is under the window`;

/** "Window faces south over the sink", "window on the east wall with a tub in front of it". */
export const windowsFirst = (text: string): string =>
  text
    .replace(FACING, (_, side: string, thing: string) => told(side, thing))
    .replace(OVER, (_, thing: string, side: string) => told(side, thing))
    .replace(
      BEFORE,
      (_, side: string, thing: string) => `window on the ${side} wall. A ${thing} under the window`,
    );
