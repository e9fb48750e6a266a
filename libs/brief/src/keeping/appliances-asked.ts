/** Appliances by themselves, with the wishes that ask for a new one: who asks for a range may keep the refrigerator. */

const COOKS = /range|cooktop|oven|induction|accessible|kosher/;

export const APPLIANCES_ASKED: readonly (readonly [id: string, asked: RegExp])[] = [
  ['cooler', /cooler|^bar$/],
  ['microwave', /microwave/],
  ['laundry', /laundry|washer/],
  ['refrigerator', /fridge|refrigerator|freezer/],
  ['hood', /hood/],
  ['dishwasher', /dishwasher|kosher/],
  ['wall-oven', COOKS],
  ['cooktop', COOKS],
  ['range', COOKS],
];

const COOKED_ON = /range|cooktop|induction|accessible|kosher/;
/** Where the cabinets stay an oven in a wall is changed without what one cooks on, and the other way round. */
export const ASKED_ALONE: Readonly<Record<string, RegExp | undefined>> = {
  'wall-oven': /oven|accessible|kosher/,
  cooktop: COOKED_ON,
  range: COOKED_ON,
};
