import { type Topic, told } from './topic.js';

/** What homeowners ask of single things, each with the number or the rule that it goes by. */
export const MORE_ADVICE: readonly Topic[] = [
  {
    asks: [
      [
        /\b(?:fridge|refrigerator|range|stove|cooktop|sink|oven)\b/,
        /\bcounter\b/,
        /\b(?:enough|need|next to|beside|how much)\b/,
      ],
    ],
    answer: told(
      'The kitchen designers want 15 in of counter at the handle side of a refrigerator, 12 and 15 in beside a cooktop, 24 and 18 in beside the sink, and 36 in to prepare on (NKBA 11 to 17).',
      'landing-refrigerator',
    ),
  },
  {
    asks: [[/\bframeless\b/]],
    answer: told(
      'Framed boxes have a face frame of 1-1/2 in and are stiffer and forgiving to set; frameless ones give 1-1/2 in more width to each drawer and look plainer.',
    ),
  },
  {
    asks: [[/\bpaint(?:ing|ed)?\b/, /\bcabinets\b/]],
    answer: told(
      'It holds where the doors are cleaned of grease, sanded, filled and sprayed; brushed over the old finish it chips within two years. Oak shows its grain unless it is filled.',
    ),
  },
  {
    asks: [
      [/\b(?:start|begin)\b/, /\bwhen\b/],
      [/\bwho\b/, /\b(?:hauls?|cleans?|pays?|does|handles?)\b/],
      [/\bprice include\b|\bincluded\b/],
    ],
    answer: told(
      'Each contractor says so in the bid; what this price holds stands line by line in the estimate.',
    ),
  },
  {
    asks: [[/\b(?:heated|radiant) floor\b|\bfloor heat\b/]],
    answer: told(
      'A mat takes 12 W a square foot: 30 sq ft for four hours a day is about 1.5 kWh, 25 cents. It warms the feet and seldom the room.',
    ),
  },
  {
    asks: [[/\bshower\b/, /\b(?:how (?:big|small|wide|large)|smallest|minimum|code)\b/]],
    unless: /\bwindow/,
    answer: told(
      'The code wants 30 by 30 in inside, 900 sq in (IRC P2708.1); 36 by 36 in is comfortable, and 36 by 60 in takes the place of a tub.',
    ),
  },
  {
    asks: [[/\b(?:tile|marble|stone|floor)\b/, /\bslipp/]],
    answer: told(
      'A wet floor wants a friction of 0.42 or more (ANSI A326.3), told on the box: polished marble has less, honed marble, matte porcelain and small tile with many joints have it.',
    ),
  },
  {
    asks: [[/\bcurtain\b/, /\b(?:glass|shower|tub)\b/]],
    answer: told(
      'A curtain is fine: no rule asks for glass. Where there is glass, it is tempered (IRC R308.4).',
    ),
  },
  {
    asks: [[/\bvanit(?:y|ies)\b/, /\b(?:size|standard|high|tall|deep|height)\b/]],
    answer: told(
      'Vanities come 24, 30, 36, 48, 60 and 72 in wide and 21 in deep, 34 to 36 in high; two basins want 60 in.',
    ),
  },
  {
    asks: [[/\bgrab bars?\b/]],
    answer: told(
      'They want 250 lb of hold: blocking of 2x8 behind the tile, priced with a few dollars while the wall is open; 33 to 36 in over the floor.',
    ),
  },
  {
    asks: [[/\bwindow/, /\b(?:shower|tub)\b/]],
    answer: told(
      'It may stay: its glass is tempered within 60 in of the tub or shower (IRC R308.4.5), its frame of vinyl or stone, its sill sloped inward.',
    ),
  },
  {
    asks: [[/\bsteam\b/]],
    answer: told(
      'Yes: glass to the ceiling, a ceiling that slopes 1 in a foot, a vapor barrier behind all the tile, and a generator on 240 V near by.',
    ),
  },
  {
    asks: [[/\b(?:basement|down there|below)\b/, /\b(?:pump|ejector|sewer)\b/], [/\bsump pump\b/]],
    answer: told(
      'It depends on how deep the sewer leaves the house: over the slab, drains go to a sewage ejector with a sealed pit; below it, they fall by themselves. A sump lifts ground water only, and one with a battery runs when the power is out.',
    ),
  },
  {
    asks: [[/\b(?:drop|suspended|grid) ceiling\b/]],
    answer: told(
      'A grid costs about the same, takes 3 to 4 in of height and leaves pipes within reach; drywall is higher and quieter, with access panels at valves.',
    ),
  },
  {
    asks: [[/\binsulation\b|\binsulated?\b/, /\b(?:required|code|need|have to)\b/]],
    answer: told(
      'The energy code wants R-10 board or R-13 in the studs of a finished basement in most of the country (IRC N1102.1); foam board against concrete keeps damp air off it.',
    ),
  },
  {
    asks: [
      [/\b(?:saw|compressor|welder|kiln|machine|charger|freezer)\b/, /\b(?:circuit|outlet|240|220|plug)\b/],
    ],
    answer: told(
      'Up to 1-3/4 hp runs on a 120 V circuit of 20 A that nothing else is on; 3 hp and more, a welder or a charger wants 240 V. The nameplate tells.',
    ),
  },
  {
    asks: [[/\bdrywall\b/, /\bgarage\b/]],
    answer: told(
      'Yes: 1/2 in on the garage side of walls to the house, 5/8 in Type X under rooms above, and a door that closes by itself in many towns (IRC R302.6).',
    ),
  },
  {
    asks: [[/\boverhead (?:racks?|storage)\b/]],
    answer: told(
      'They are where their bolts go into joists: 40 to 60 lb a square foot; trusses are asked about first, for many carry only the roof.',
    ),
  },
  {
    asks: [[/\brefinish(?:ing|ed)?\b/]],
    answer: told(
      'Solid oak of 3/4 in is sanded four to six times in its life; it is worth it where boards are sound, at about a third of a new floor. A sander tells by lifting a register.',
    ),
  },
  {
    asks: [[/\b(?:fireplace|chimney)\b/, /\b(?:safe|use|usable|inspect(?:ed|ion)?|swept|work)\b/]],
    answer: told(
      'A sweep looks first (NFPA 211, level 2, $150 to $400): liner, damper, hearth of 16 in before the opening and what burns near it.',
    ),
  },
  {
    asks: [[/\bpiano\b/]],
    answer: told(
      'An inside wall is the better; an outside wall that is insulated does, out of the sun and off a register, for what harms is change of heat and moisture.',
    ),
  },
  {
    asks: [[/\bbunks?\b/, /\b(?:safe|old|age)\b/]],
    answer: told(
      'From six years on for the upper one, with rails on both sides 5 in over the mattress and 33 in to the ceiling (CPSC).',
    ),
  },
  {
    asks: [[/\bethernet\b|\bwi-?fi\b/]],
    answer: told('Calls all day are steadier by cable; a run of Cat 6 costs little while walls are open.'),
  },
  {
    asks: [[/\bdesk\b/, /\b(?:how high|height|high should|tall)\b/]],
    answer: told('28 to 30 in to sit; one that rises goes from 24 to 48 in, with the elbows at its top.'),
  },
  {
    asks: [[/\b(?:through|down|up) the (?:door|doorway|stairs|hall|hallway)\b/]],
    answer: told(
      'A door of 32 in passes what is 30 in at its narrowest side; a stair of 36 in with a turn passes a tub or a sofa tipped up, and slate tables come in three pieces. Measure the tightest turn.',
    ),
  },
  {
    asks: [[/\b(?:wall[- ]hung|wall[- ]mounted) toilets?\b/]],
    answer: told(
      'The tank sits in a 2x6 wall and is reached through the flush plate; the carrier holds 500 lb. It costs about three times a floor toilet, installed.',
    ),
  },
];
