import type { FeatureWords } from './features.js';

const f = (id: string, name: string, ...words: string[]): FeatureWords => ({
  id,
  name,
  words: [name, ...words],
});

const NUMBERS = ['two', 'three', 'four', 'five', 'six'];

/** What is asked of kitchens beyond single cabinets and appliances: how it is cooked in, and by whom. */
export const KITCHEN_FEATURES: readonly FeatureWords[] = [
  f(
    'kosher',
    'kosher kitchen',
    'kosher',
    'keep kosher',
    'meat and dairy',
    'dairy and meat',
    'milk and meat',
    'meat and milk',
    'two stations',
  ),
  f(
    'walk-in-pantry',
    'walk-in pantry',
    'walk in pantry',
    'butlers pantry',
    'working pantry',
    'scullery',
    'pantry room',
    'pantry closet',
  ),
  f(
    'around-corner',
    'cabinets around an outside corner',
    'wrap around the corner',
    'wraps around the corner',
    'wrap around the outside corner',
    'around the outside corner',
    'around an outside corner',
    'turn the outside corner',
    'turns the outside corner',
    'cabinets around the corner',
    'counter around the corner',
  ),
  f('two-islands', 'two islands', '2 islands', 'double islands', 'second island', 'pair of islands'),
  f('two-ranges', 'two ranges', '2 ranges', 'two stoves', '2 stoves', 'second range', 'second stove'),
  f('prep-sink', 'prep sink', 'sink in the island', 'island sink', 'veggie sink', 'bar sink'),
  f('microwave-drawer', 'microwave drawer', 'drawer microwave', 'microwave in a drawer'),
  f('left-handed', 'left-handed cook', 'left handed', 'lefty', 'left hander', 'southpaw'),
  f(
    'child-safe',
    'safe for small children',
    'toddler',
    'toddlers',
    'baby proof',
    'babyproof',
    'child proof',
    'childproof',
    'kid safe',
    'child safe',
    'small kids',
    'little kids',
    'small children',
  ),
  f(
    'sink-view',
    'the yard in sight of the sink',
    'backyard in sight',
    'backyard in sight of the sink',
    'yard in sight of the sink',
    'see the backyard',
    'see the yard',
    'see the kids',
    'see the kids outside',
    'watch the kids',
    'watch the backyard',
    'view of the backyard',
    'view of the yard',
    'look out at the yard',
    'look out over the sink',
    'view from the sink',
  ),
  ...['36', '48'].map((width) =>
    f(
      `suite-${width}`,
      `${width} in range and refrigerator`,
      `${width} in range and fridge`,
      `${width} inch range and fridge`,
      `${width} inch range and refrigerator`,
      `${width} range and fridge`,
      `${width} fridge and range`,
      `${width} inch fridge and range`,
      `${width} in fridge and range`,
    ),
  ),
  ...NUMBERS.map((name, i) => {
    const n = i + 2;
    const both = [name, `${n}`];
    return f(
      `counter-seats-${n}`,
      `${n} seats at the counter`,
      ...both.flatMap((count) => [
        `${count} seats at the counter`,
        `${count} seats at the island`,
        `${count} seats at island`,
        `${count} stools`,
        `${count} bar stools`,
        `${count} counter stools`,
        `peninsula for ${count}`,
        `peninsula with ${count} stools`,
        `peninsula with ${count} seats`,
        `peninsula that seats ${count}`,
        `island for ${count}`,
        `island seats ${count}`,
        `island that seats ${count}`,
        `island with ${count} stools`,
        `island with ${count} seats`,
        `island seating for ${count}`,
      ]),
    );
  }),
];

/** What a wish of this list asks for as well. */
export const IMPLIED_IN_KITCHENS: Readonly<Record<string, readonly string[]>> = {
  wheelchair: ['accessible'],
  'aging-in-place': ['accessible'],
  'two-islands': ['island'],
  'walk-in-pantry': ['pantry'],
  'prep-sink': ['second-sink'],
  'microwave-drawer': ['microwave'],
  'sink-view': ['window-sink'],
  'suite-36': ['range-36', 'fridge-36'],
  'suite-48': ['range-48', 'fridge-48'],
};
