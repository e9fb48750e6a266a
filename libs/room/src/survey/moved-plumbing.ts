import { rounded } from '@plumbline/brief';
import {
  type Brief,
  catalogueKindOf,
  EXISTING,
  type ExistingKind,
  type ExistingSpec,
  type Room,
  type SurveyedRoom,
} from '@plumbline/concept';

/** A fixture that is there and stands elsewhere in the plan. */
export interface MovedFixture {
  readonly kind: ExistingKind;
  readonly name: string;
  /** From the middle of where it is to the middle of where it goes, along the walls. */
  readonly feet: number;
  /** How many rough-ins of a new fixture it is worth. */
  readonly share: number;
}

/** Nearer than this it stays on its pipes. Inches. */
const STAYS_WITHIN = 6;
/** So many feet of new water and drain lines are worth another rough-in. General knowledge. */
const FEET_A_ROUGH_IN = 6;
/** A toilet's drain is wider and lies in the floor: about twice a sink's (engineerfix cost pages: over $2,000 to move one). */
const TOILET = 2;

/** The piped fixtures of a survey with what becomes of each in a plan; those that the plan has none of are left out. */
export function fixturesMoved(
  room: Room,
  { category }: Pick<Brief, 'category'>,
  { survey }: SurveyedRoom,
): readonly MovedFixture[] {
  const left = [...room.items];
  return survey.existing.flatMap(({ kind, box, label }): MovedFixture[] => {
    const spec: ExistingSpec = EXISTING[kind];
    if (!spec.piped) return [];
    const middle = (b: typeof box) => ({ x: b.x + b.widthIn / 2, y: b.y + b.depthIn / 2 });
    const from = middle(box);
    const away = (b: typeof box): number => Math.abs(middle(b).x - from.x) + Math.abs(middle(b).y - from.y);
    const [nearest] = left
      .filter((item) => item.kind === catalogueKindOf(kind, category))
      .sort((a, b) => away(a.box) - away(b.box));
    if (!nearest) return [];
    left.splice(left.indexOf(nearest), 1);
    const inches = away(nearest.box);
    const feet = rounded(inches / 12);
    const by = kind === 'toilet' ? TOILET : 1;
    const share = inches <= STAYS_WITHIN ? 0 : rounded(by * (1 + feet / FEET_A_ROUGH_IN));
    return [{ kind, name: label ?? spec.name, feet, share }];
  });
}
