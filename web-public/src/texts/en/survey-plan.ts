/** A room measured without a photo: by tape, or from a scan. */
export const plan = {
  tape: 'Measure with a tape',
  tapeHow:
    'Stand in a corner and look at the wall on its right. Each wall is measured from its left corner to its right one; then you turn to the next on the right.',
  next: 'Next',
  takeBack: 'Back',
  takeUsual: (length: string) => `I can’t reach it: take ${length}, the usual`,
  sketch: (walls: number) =>
    walls === 0
      ? 'Nothing is drawn yet'
      : `What you have measured so far: ${walls === 1 ? 'one wall' : `${walls} walls`}`,
  openingNames: { window: 'window', door: 'door', 'cased-opening': 'opening' },
  nth: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  questions: {
    ceiling: () => 'How high is the ceiling?',
    shape: () => 'How many corners does the room have?',
    wall: (wall: number) =>
      wall === 1
        ? 'Stand in a corner and look at a wall. How long is it, from its left corner to its right one?'
        : `Turn to wall ${wall}, the next on the right. How long is it, from corner to corner?`,
    next: (wall: number, nth: number) =>
      nth === 0
        ? `Look at wall ${wall} from the left: what comes first?`
        : `What comes next on wall ${wall}, going right?`,
    from: (wall: number, what: string) =>
      `How far is it from the left corner of wall ${wall} to the ${what}?`,
    width: (what: string) => `How wide is the ${what}, without its trim?`,
    sill: () => 'How high above the floor is the bottom of the window?',
    height: (what: string) => `How high is the ${what} itself, from its bottom to its top?`,
    corner: (wall: number) => `How does the room go on at the right corner of wall ${wall}?`,
  },
  lengthOf: {
    ceiling: 'Height of the ceiling',
    wall: 'Length of the wall',
    from: 'From the left corner',
    width: 'Width',
    sill: 'Above the floor',
    height: 'Height',
  },
  choices: {
    rectangle: 'Four: it is a plain rectangle',
    more: 'More than four',
    window: 'A window',
    door: 'A door',
    'cased-opening': 'An opening without a door',
    nothing: 'Nothing more',
    inside: 'Inside corner: the next wall comes towards me',
    outside: 'Outside corner: the next wall leads away from me',
    first: 'This is the corner where I began',
  },
  walkFaults: {
    open: (length: string) =>
      `These lengths do not lead back to the first corner: ${length} are missing. Go back and measure the walls again.`,
    crossing:
      'With these lengths walls would cross. Go back and look at the corners again: inside or outside?',
  },
  missed: (length: string) =>
    `Around the room your lengths missed each other by ${length}. That was shared out between the walls.`,

  scan: 'Use a scan that you have',
  scanHow:
    'A JSON of Apple’s RoomPlan, or a DXF as magicplan, Polycam and most drawing programs export it. It is read in your browser; the file itself is not sent.',
  scanDrop: 'Drop the file here',
  scanChoose: 'Choose a file',
  scanChooseOther: 'Choose another file',
  scanOther: 'Take another room or file',
  scanFailed: 'This file could not be read. Try again.',
  scanCeilingNeeded: 'Type the height of the ceiling first: the file does not tell it.',
  scanReading: 'Reading the scan…',
  scanFaults: {
    'too-large': (limit: string) =>
      `This file is larger than ${limit}: a scan of a home is not. Export one room or one floor.`,
    unknown: 'This is neither a RoomPlan JSON nor a DXF. Export the scan as one of these and try again.',
    dwg: 'This is a DWG. Save or export it as DXF and try again.',
    'binary-dxf': 'This is a binary DXF. Export it as DXF text (ASCII) and try again.',
    damaged: 'This file breaks off or is damaged. Export it again.',
    'too-deep': 'This JSON is none of RoomPlan’s: it is nested too deep.',
    'too-many':
      'This file holds more lines than the plan of a home. Export one floor, without furniture and hatching.',
    'no-walls': 'No walls are in this file. Export the floor plan, not only the mesh or the furniture.',
    open: 'The walls in this file do not close around a room. Close the gaps in the app that made it, or measure with a tape.',
  },
  whichRoom: 'Which room is it?',
  onlyRoom: 'Is this your room?',
  roomName: (name: string | null, n: number) => name ?? `Room ${n}`,
  roomSize: (width: string, depth: string) => `${width} × ${depth}`,
  unit: 'In what is it drawn?',
  unitHow: 'The file does not say. Check the sizes below.',
  units: { m: 'Metres', ft: 'Feet', in: 'Inches', cm: 'Centimetres', mm: 'Millimetres' },
  scanCeiling: 'Ceiling height',
  scanCeilingHow: 'The file does not tell it.',
  takeRoom: 'Take this room',
  slanted: (length: string) =>
    `Walls at a slant are drawn square: they were moved by up to ${length}. The contractor measures them on site.`,

  check: 'Check your room',
  checkHow: 'What you type wins over what was measured.',
  wallCrosses: 'With this length walls would touch or cross.',
  openingFrom: 'From the wall’s left corner',
  openingWidth: 'Width',
  openingHeight: 'Height',
  openingSill: 'Bottom above the floor',
  openingWall: 'In which wall',
  addOpening: 'Add a window or door',
  looksRight: 'Looks right',
  matched: 'Your concept is drawn in this room.',
  size: (width: string, depth: string, ceiling: string) => `${width} × ${depth}, ceiling ${ceiling}`,
} as const;
