import {
  type BriefRead,
  type Claim,
  dollars,
  extentOfBudget,
  feetAndInches,
  isAllButFloor,
  isNamedAlone,
  keepable,
  keepableFeature,
  LAYOUT_WORDS,
  nameOfFeature,
  partOfKept,
  type ReadingOfWords,
  type Statement,
  SURFACE_NAMES,
  standsStill,
  upperFirst,
  wants,
  withFeature,
  withKept,
  withoutFeature,
  withoutKept,
} from '@plumbline/brief';
import { type Brief, STYLES } from '@plumbline/concept';

/**
 * What may be read in more than one way, and what nobody told and the job turns on: docs/questions.md lists it. Each
 * reader looks for one kind; the order of the list is the order in which they are asked.
 */

export interface Choice {
  readonly id: string;
  readonly text: string;
  /** The brief by this reading. */
  readonly take: (brief: Brief) => Brief;
  /** The feature that this reading takes another one for. */
  readonly reads?: Readonly<Record<string, string>>;
  /** Claims that this reading decides against. */
  readonly against?: (claim: Claim, anew: boolean) => boolean;
}

/** Something to be decided; of its choices the first is likelier and cheaper. */
export interface Doubt {
  readonly id: string;
  readonly text: string;
  /** The words that are in doubt, where there are any. */
  readonly about?: readonly Pick<Statement, 'field' | 'said' | 'span'>[];
  readonly choices: readonly [Choice, Choice, ...Choice[]];
  /** The words leave it open themselves: what is not taken contradicts nothing, and what the room has the place for is taken. */
  readonly open?: true;
}

type Asked = Pick<BriefRead, 'brief' | 'reading'>;

type Reader = (asked: Asked) => readonly Doubt[];

const asRead = (brief: Brief): Brief => brief;

const tellingsOf = <K extends Claim['is']>(
  { statements }: ReadingOfWords,
  is: K,
): (Statement & { readonly claim: Extract<Claim, { is: K }> })[] =>
  statements.filter(
    (t): t is Statement & { claim: Extract<Claim, { is: K }> } => t.claim.is === is && !t.outvoted,
  );

const isKeptHere = (statement: Statement, { statements }: ReadingOfWords): boolean =>
  statements.some(
    (t) => t.claim.is === 'kept' && t.field === statement.field && t.span?.start === statement.span?.start,
  );

/** "The dresser goes to the guest room, so a 60 inch one": one leaves, and another one comes. */
const isExchanged = (brief: Brief, id: string): boolean =>
  brief.removed?.includes(keepableFeature(id)?.id ?? id) === true;

/** "An island", and elsewhere "no island"; not "the couch goes, new couch", where one takes the other's place. */
const inOrOut: Reader = ({ brief, reading }) => {
  const out = new Map(
    tellingsOf(reading, 'without').flatMap((t) => (t.claim.place ? [] : [[t.claim.feature, t] as const])),
  );
  const asked = new Map(
    tellingsOf(reading, 'feature').flatMap((t) =>
      out.has(t.claim.id) &&
      !isKeptHere(t, reading) &&
      !((t.anew || isExchanged(brief, t.claim.id)) && wants(brief, t.claim.id))
        ? [[t.claim.id, t] as const]
        : [],
    ),
  );
  return [...asked].map(([id, wanted]): Doubt => {
    const name = nameOfFeature(id);
    return {
      id: `with-${id}`,
      text: upperFirst(name),
      about: [wanted, out.get(id)!],
      choices: [
        {
          id: 'out',
          text: 'left out',
          take: (brief) => withoutFeature(brief, id),
          against: (claim) => claim.is === 'feature' && claim.id === id,
        },
        {
          id: 'in',
          text: 'in the plan',
          take: (brief) => withFeature(brief, id),
          against: (claim) => claim.is === 'without' && claim.feature === id,
        },
      ],
    };
  });
};

/** "Keep the tub", and elsewhere "a new tub". */
const keptOrNew: Reader = ({ brief, reading }) => {
  const anew = tellingsOf(reading, 'feature').flatMap((t) => {
    const id = keepableFeature(t.claim.id)?.id ?? t.claim.id;
    return t.anew && !isKeptHere(t, reading) ? [{ id, told: t }] : [];
  });
  return anew.flatMap(({ id, told }): Doubt[] => {
    const kept = tellingsOf(reading, 'kept').find(
      ({ claim }) => claim.id === id && (claim.how === 'kept' || claim.how === 'renewed'),
    );
    if (!kept || !standsStill(brief, id)) return [];
    return [
      {
        id: `keep-${id}`,
        text: upperFirst(keepable(id)?.name ?? id),
        about: [kept, told],
        choices: [
          {
            id: 'stays',
            text: 'the old one stays',
            take: asRead,
            against: (claim, anew) => anew && claim.is === 'feature' && claim.id === told.claim.id,
          },
          {
            id: 'new',
            text: 'a new one',
            take: (b) => withoutKept(withFeature(b, told.claim.id), id, partOfKept(id)),
            against: (claim) => claim.is === 'kept' && claim.id === id,
          },
        ],
      },
    ];
  });
};

/** Two sums as the budget. The field's own counts, else the first. */
const budgets: Reader = ({ brief, reading }) => {
  const other = reading.others.budgets.find(({ usd }) => usd !== brief.budgetUsd);
  const taken = brief.budgetUsd;
  if (!other || taken === undefined) return [];
  return [
    {
      id: 'budget',
      text: 'Budget',
      about: [other],
      choices: [
        { id: `${taken}`, text: dollars(taken), take: asRead },
        {
          id: `${other.usd}`,
          text: dollars(other.usd),
          take: (b) => extentOfBudget({ ...b, budgetUsd: other.usd }),
          against: (claim) => claim.is === 'budget',
        },
      ],
    },
  ];
};

/** A size that is much smaller or larger than the room is of something else: a shower, a desk, a bath in a basement. */
const MOST_APART = 1.6;
const isOfRoom = (
  a: { readonly widthIn: number; readonly depthIn: number },
  room: { readonly widthIn: number; readonly depthIn: number },
): boolean => {
  const sides = (s: typeof a): readonly number[] => [s.widthIn, s.depthIn].sort((x, y) => x - y);
  return sides(a).every((side, i) => {
    const ratio = side / (sides(room)[i] ?? side);
    return ratio < MOST_APART && ratio > 1 / MOST_APART;
  });
};

/** Two sizes of the room. */
const sizes: Reader = ({ brief, reading }) => {
  const { widthIn, depthIn } = brief.size;
  const same = (a: { widthIn: number; depthIn: number }) =>
    [a.widthIn, a.depthIn].sort().join() === [widthIn, depthIn].sort().join();
  const told = reading.others.sizes;
  const other = told.find((size) => !same(size) && isOfRoom(size, brief.size));
  // A shape that is more than a rectangle has its own lengths.
  if (!other || brief.shell || !told.some(same)) return [];
  const name = (w: number, d: number) => `${feetAndInches(w)} by ${feetAndInches(d)}`;
  return [
    {
      id: 'size',
      text: 'Size of the room',
      about: [other],
      choices: [
        { id: 'first', text: name(widthIn, depthIn), take: asRead },
        {
          id: 'second',
          text: name(other.widthIn, other.depthIn),
          take: (b) => ({ ...b, size: { ...b.size, widthIn: other.widthIn, depthIn: other.depthIn } }),
          against: (claim) => claim.is === 'size',
        },
      ],
    },
  ];
};

/** Layouts of which a room has one. */
const EXCLUSIVE: readonly (readonly string[])[] = [
  ['one-wall', 'galley', 'l-shape', 'u-shape', 'peninsula'],
  ['half-bath', 'shower-only', 'three-piece', 'four-piece'],
  ['tv-focus', 'fireplace-focus'],
];

const layouts: Reader = ({ brief, reading }) =>
  EXCLUSIVE.flatMap((group): Doubt[] => {
    const [first, second, third] = brief.layouts.filter((id) => group.includes(id));
    if (first === undefined || second === undefined) return [];
    const others = new Set(group);
    const choice = (id: string): Choice => ({
      id,
      text: LAYOUT_WORDS[id]?.name ?? id,
      take: (b) => ({ ...b, layouts: [id, ...b.layouts.filter((l) => !others.has(l))] }),
      against: (claim) => claim.is === 'layout' && claim.id !== id && others.has(claim.id),
    });
    return [
      {
        id: 'layout',
        text: 'Layout',
        about: tellingsOf(reading, 'layout').filter(({ claim }) => others.has(claim.id)),
        choices: [choice(first), choice(second), ...(third === undefined ? [] : [choice(third)])],
      },
    ];
  });

const styles: Reader = ({ brief, reading }) => {
  const [first, second] = [...new Map(reading.others.styles.map((s) => [s.id, s])).values()];
  if (!first || !second || brief.style !== first.id) return [];
  const choice = (id: typeof first.id): Choice => ({
    id,
    text: STYLES[id].name,
    take: (b) => ({ ...b, style: id }),
    against: (claim) => claim.is === 'style' && claim.id !== id,
  });
  return [
    { id: 'style', text: 'Style', about: [first, second], choices: [choice(first.id), choice(second.id)] },
  ];
};

/** Features of which a room has one, the cheaper first. */
const EITHER: readonly {
  readonly id: string;
  readonly text: string;
  readonly of: readonly string[];
  /** A room with one of these has place for both. */
  readonly unless?: readonly string[];
}[] = [
  {
    id: 'fuel',
    text: 'Cooking with',
    of: ['electric-range', 'gas-range', 'induction'],
    unless: ['two-ranges', 'kosher'],
  },
  { id: 'bed', text: 'Bed', of: ['full-bed', 'queen-bed', 'king-bed'] },
  { id: 'shower-door', text: 'Shower closed by', of: ['shower-curtain', 'glass-enclosure'] },
];

const NAMES: Readonly<Record<string, string>> = {
  'electric-range': 'electric',
  'gas-range': 'gas',
  induction: 'induction',
  'full-bed': 'full size',
  'queen-bed': 'queen size',
  'king-bed': 'king size',
  'shower-curtain': 'a curtain',
  'glass-enclosure': 'glass',
};

const oneOfEach: Reader = ({ brief, reading }) =>
  EITHER.flatMap(({ id, text, of, unless }): Doubt[] => {
    const asked = of.filter((feature) => wants(brief, feature));
    const last = asked.find((feature) => isSecondBest(feature, reading));
    const [first, second, third] =
      last === undefined ? asked : [...asked.filter((feature) => feature !== last).reverse(), last];
    if (first === undefined || second === undefined || unless?.some((f) => wants(brief, f))) return [];
    const choice = (feature: string): Choice => ({
      id: feature,
      text: NAMES[feature] ?? nameOfFeature(feature),
      take: (b) => ({ ...b, wanted: b.wanted.filter((w) => w === feature || !of.includes(w)) }),
      against: (claim) => claim.is === 'feature' && claim.id !== feature && of.includes(claim.id),
    });
    return [
      {
        id,
        text,
        about: tellingsOf(reading, 'feature').filter(({ claim }) => of.includes(claim.id)),
        choices: [choice(first), choice(second), ...(third === undefined ? [] : [choice(third)])],
      },
    ];
  });

const IS_FINE =
  /^(?: (?:size|sized|bed)){0,2} (?:is|would be|will be|works) (?:(?:also|perfectly|totally|just) )?(?:ok|okay|fine|alright|all right|good enough)\b/i;
/** "A king, a queen is fine if it's tight": the queen is taken where the king has no place. */
const isSecondBest = (feature: string, { statements, typed }: Asked['reading']): boolean =>
  statements.some(
    ({ claim, span, field }) =>
      claim.is === 'feature' &&
      claim.id === feature &&
      span !== undefined &&
      IS_FINE.test(String(typed[field as 'designPrompt'] ?? '').slice(span.end, span.end + 60)),
  );

/** Between the two of a choice: "twin beds or bunks", "a soaking tub, or maybe a big shower". */
const OR = /^,? ?or (?:maybe |else |even |possibly |perhaps )?(?:[a-z'-]{1,14} ){0,4}$/i;
const MOST_BETWEEN = 60;

/** Two things told as a choice: the first, where the room has its place. */
const oneOfTwo: Reader = ({ brief, reading }) => {
  const named = tellingsOf(reading, 'feature')
    .filter(({ claim, span }) => span && !claim.landmark && wants(brief, claim.id))
    .sort((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0));
  return named.flatMap((one, i): Doubt[] => {
    const end = one.span?.end ?? 0;
    const other = named
      .slice(i + 1)
      .find(({ field, span }) => field === one.field && (span?.start ?? 0) >= end);
    const start = other?.span?.start ?? 0;
    if (!other || start - end > MOST_BETWEEN || areAlike(one.claim.id, other.claim.id)) return [];
    if (!OR.test(String(reading.typed[one.field as 'designPrompt'] ?? '').slice(end, start))) return [];
    const first = choiceOf(one, lostWith(reading, one, other, true));
    const second = choiceOf(other, lostWith(reading, one, other, false));
    return [
      {
        id: `or-${other.claim.id}`,
        text: `${upperFirst(first.text)} or ${second.text}`,
        about: [one, other],
        choices: [first, second],
        open: true,
      },
    ];
  });
};

type NamedFeature = Statement & { readonly claim: Extract<Claim, { is: 'feature' }> };

/** Whether two are asked for as one, or by a question of their own. */
const areAlike = (one: string, other: string): boolean =>
  one === other ||
  one.includes(other) ||
  other.includes(one) ||
  EITHER.some(({ of }) => of.includes(one) && of.includes(other));

/** What is said of the one of two that is not taken: between the one that is and its own end. */
const lostWith = (
  { statements }: ReadingOfWords,
  one: Statement,
  other: Statement,
  firstTaken: boolean,
): readonly Claim[] => {
  const [from, to] = firstTaken
    ? [one.span?.end ?? 0, other.span?.end ?? 0]
    : [one.span?.start ?? 0, one.span?.end ?? 0];
  return statements.flatMap(({ claim, span, field }) =>
    field === one.field && span && span.start >= from && span.end <= to && claim.is !== 'place'
      ? [claim]
      : [],
  );
};

/** The one that is taken, without what was said of the other. */
const choiceOf = ({ claim: { id } }: NamedFeature, lost: readonly Claim[]): Choice => {
  const out = lost.flatMap((claim) => (claim.is === 'feature' && claim.id !== id ? [claim.id] : []));
  const counted = lost.flatMap((claim) => (claim.is === 'count' ? [claim.of] : []));
  return {
    id,
    text: nameOfFeature(id),
    take: (b) => ({
      ...b,
      wanted: b.wanted.filter((one) => !out.includes(one)),
      ...(b.counts ? { counts: b.counts.filter(({ of }) => counted.every((one) => one !== of)) } : {}),
    }),
    against: (claim) => lost.includes(claim),
  };
};

/** Two materials for one surface: the first that was named. */
const materials: Reader = ({ brief, reading }) =>
  reading.others.materials.flatMap(({ on, id, ...told }): Doubt[] => {
    const first = brief.materials[on];
    if (first === undefined || first === id) return [];
    const choice = (material: string): Choice => ({
      id: material,
      text: material.replaceAll('-', ' '),
      take: (b) => ({ ...b, materials: { ...b.materials, [on]: material } }),
      against: (claim) => claim.is === 'material' && claim.on === on && claim.id !== material,
    });
    return [
      {
        id: `${on}-material`,
        text: upperFirst(SURFACE_NAMES[on]),
        about: [told],
        choices: [choice(first), choice(id)],
      },
    ];
  });

const TWO_SINKS = /^(?:two|2|dual|double)\s.*sinks?$/;

/** "Two sinks" of a kitchen may be two bowls in one place. */
const sinks: Reader = ({ brief, reading }) => {
  if (brief.category !== 'kitchen' || wants(brief, 'kosher') || wants(brief, 'prep-sink')) return [];
  const told = tellingsOf(reading, 'feature').find(
    ({ claim, said }) =>
      (claim.id === 'second-sink' || claim.id === 'double-bowl-sink') &&
      TWO_SINKS.test(said) &&
      !/\bbowl/.test(said),
  );
  if (!told || (wants(brief, 'second-sink') && wants(brief, 'double-bowl-sink'))) return [];
  const swap = (brief: Brief, to: string, from: string): Brief => ({
    ...brief,
    wanted: [...brief.wanted.filter((id) => id !== from && id !== to), to],
  });
  return [
    {
      id: 'sinks',
      text: upperFirst(told.said),
      about: [told],
      choices: [
        {
          id: 'one-station',
          text: 'one station with two bowls',
          take: (b) => swap(b, 'double-bowl-sink', 'second-sink'),
          reads: { 'second-sink': 'double-bowl-sink' },
        },
        {
          id: 'two-stations',
          text: 'two stations',
          take: (b) => swap(b, 'second-sink', 'double-bowl-sink'),
          reads: { 'double-bowl-sink': 'second-sink' },
        },
      ],
    },
  ];
};

/** A wall that comes out, and nobody told whether it carries the house. */
const bearing: Reader = ({ brief, reading }) => {
  const told = tellingsOf(reading, 'feature').find(({ claim }) => claim.id === 'remove-wall');
  const known =
    wants(brief, 'bearing-wall') ||
    brief.shell?.walls.some((wall) => wall.bearing) ||
    /\bnon|not (?:a )?(?:load|bearing)/.test(told?.said ?? '');
  if (!told || !wants(brief, 'remove-wall') || known) return [];
  return [
    {
      id: 'bearing',
      text: 'The wall that comes out',
      about: [told],
      choices: [
        { id: 'no', text: 'carries no load', take: asRead },
        { id: 'yes', text: 'carries load', take: (b) => withFeature(b, 'bearing-wall') },
      ],
    },
  ];
};

/** An open plan, and no word of a wall. */
const opened: Reader = ({ brief, reading }) => {
  const told = tellingsOf(reading, 'layout').find(({ claim }) => claim.id === 'open-concept');
  const walls = ['remove-wall', 'bearing-wall', 'pass-through', 'wider-opening'].some((id) =>
    wants(brief, id),
  );
  if (!told || walls || brief.category !== 'kitchen' || brief.extent?.inside) return [];
  return [
    {
      id: 'walls',
      text: 'Open plan',
      about: [told],
      choices: [
        { id: 'stay', text: 'walls stay', take: asRead },
        {
          id: 'remove',
          text: 'a wall comes out',
          take: (b) => ({
            ...withFeature(b, 'remove-wall'),
            extent: { id: 'walls-or-plumbing', from: 'words' },
          }),
        },
      ],
    },
  ];
};

/** A budget that is too small for a new room. */
const freshened: Reader = ({ brief }) =>
  brief.extent?.from === 'budget' && brief.budgetUsd !== undefined
    ? [
        {
          id: 'extent',
          text: `For ${dollars(brief.budgetUsd)}`,
          choices: [
            { id: 'refresh', text: 'freshen up what is there', take: asRead },
            {
              id: 'rearrange',
              text: 'lay it out anew, over budget',
              take: (b) => ({ ...b, extent: { id: 'rearrange', from: 'words' } }),
            },
          ],
        },
      ]
    : [];

/** A kitchen or a bath of which parts were named, and no word of the rest. */
const namedAlone: Reader = ({ brief }) =>
  // With a sum the question is what it is to buy.
  (isNamedAlone(brief) || isAllButFloor(brief)) && brief.budgetUsd === undefined
    ? [
        {
          id: 'extent',
          text: 'How far the job goes',
          choices: [
            {
              id: 'named',
              text: isAllButFloor(brief)
                ? 'the whole kitchen as named'
                : 'what you named, and what that disturbs',
              take: asRead,
            },
            {
              id: 'rearrange',
              text: 'the whole room, floor and lights too',
              take: (b) => ({ ...b, extent: { id: 'rearrange', from: 'words' } }),
            },
          ],
        },
      ]
    : [];

/** A budget was told; what it pays for stands in the form as it came. */
const paidFor: Reader = ({ brief, reading }) => {
  const { budgetTakenFor } = reading;
  if (brief.budgetUsd === undefined || !budgetTakenFor || budgetTakenFor === WHOLE_WORK) return [];
  return [
    {
      id: 'budget-for',
      text: 'Budget pays',
      choices: [
        { id: 'part', text: budgetTakenFor, take: asRead },
        {
          id: 'all',
          text: budgetTakenFor === 'labor only' ? 'materials too' : 'labor too',
          take: (b) => ({ ...b, workType: WHOLE_WORK }),
        },
      ],
    },
  ];
};

/** Guests, and no word of what they sleep on. */
const guests: Reader = ({ brief, reading }) => {
  const told = tellingsOf(reading, 'feature').find(({ claim }) => claim.id === 'guest-room');
  const known = brief.wanted.some((id) => /-bed$|^twin-beds$|^sleeper-sofa$/.test(id));
  if (!told || known || brief.category !== 'office') return [];
  return [
    {
      id: 'guests',
      text: 'Guests sleep on',
      about: [told],
      choices: [
        { id: 'sofa', text: 'a sofa bed', take: (b) => withFeature(b, 'sleeper-sofa') },
        { id: 'wall-bed', text: 'a bed that folds into the wall', take: (b) => withFeature(b, 'murphy-bed') },
      ],
    },
  ];
};

/** Work and play in a garage, and no word of the cars. */
const cars: Reader = ({ brief, reading }) => {
  const told = tellingsOf(reading, 'feature').find(({ claim }) =>
    ['gym', 'workbench', 'game-room', 'pool-table', 'play-area'].includes(claim.id),
  );
  const known =
    brief.wanted.some((id) => /car(?:s)?$/.test(id)) || brief.refused.some((id) => /car/.test(id));
  if (!told || known || brief.category !== 'garage') return [];
  return [
    {
      id: 'cars',
      text: 'Cars',
      about: [told],
      choices: [
        { id: 'stay', text: 'park here as before', take: asRead },
        { id: 'out', text: 'stay outside', take: (b) => withFeature(b, 'no-cars') },
      ],
    },
  ];
};

const WHOLE_WORK = 'labor and materials';

const WET: ReadonlySet<Brief['category']> = new Set(['kitchen', 'bathroom']);

/** A kitchen or bath that is laid out anew, and no word of the pipes: a kitchen's sink stays, a bath's fixtures follow the plan. */
const plumbing: Reader = ({ brief, reading }) => {
  if (!WET.has(brief.category) || brief.extent?.id !== 'rearrange') return [];
  if (tellingsOf(reading, 'told').some(({ claim }) => claim.id === 'pipes-may-move')) return [];
  if (['plumbing', 'layout', 'sink'].some((id) => standsStill(brief, id))) return [];
  if (['plumbing-move', 'repipe'].some((id) => wants(brief, id))) return [];
  const stays: Choice = { id: 'stays', text: 'stays', take: (b) => withKept(b, 'plumbing', 'in place') };
  const moves: Choice = { id: 'moves', text: 'may move', take: asRead };
  return [
    {
      id: 'plumbing',
      text: 'Plumbing',
      choices: brief.category === 'kitchen' ? [stays, moves] : [moves, stays],
    },
  ];
};

/** A kitchen that is laid out anew, and no word of the appliances. */
const appliances: Reader = ({ brief, reading }) => {
  const named = tellingsOf(reading, 'feature').some(({ claim }) =>
    /range|induction|fridge|refrigerator|oven|dishwasher|appliance|suite|microwave|panel|kosher/.test(
      claim.id,
    ),
  );
  const kept = brief.kept?.some(({ id }) =>
    /^(?:appliances|range|refrigerator|dishwasher|cooktop)$/.test(id),
  );
  if (brief.category !== 'kitchen' || named || kept || brief.extent?.id !== 'rearrange') return [];
  return [
    {
      id: 'appliances',
      text: 'Appliances',
      choices: [
        { id: 'new', text: 'new ones', take: asRead },
        { id: 'yours', text: 'yours are set again', take: (b) => withKept(b, 'appliances', 'supplied') },
      ],
    },
  ];
};

/** Contradictions first, then what is unknown, by what hangs on it. */
const READERS: readonly Reader[] = [
  inOrOut,
  keptOrNew,
  budgets,
  sizes,
  layouts,
  oneOfEach,
  oneOfTwo,
  materials,
  styles,
  sinks,
  freshened,
  paidFor,
  namedAlone,
  bearing,
  opened,
  guests,
  cars,
  plumbing,
  appliances,
];

/** What is in doubt about a brief, what weighs most first. */
export const doubtsOf = (asked: Asked): readonly Doubt[] => READERS.flatMap((read) => read(asked));
