/** Matching the room in a photo, above step 2. */
export const survey = {
  looking: 'Finding the walls in your photo…',
  lead: 'The white lines should run where your walls meet the floor, the ceiling and each other: behind cabinets, not along their fronts.',
  unsure:
    'We are not sure of this outline. Do walls meet at the ring, or is it a window, a cabinet, a curtain? If they do not, tap another outline, or “None fits” and drag a corner to where they meet.',
  which: 'Which fits?',
  choice: (n: number) => `Outline ${n}`,
  none: 'None fits',
  noneHow: 'Drag a corner',
  dragLead:
    'Drag a corner to where two walls meet in your photo. It holds on to the edges that we found, and the rest follows. Is that corner not in your photo? Drag it out over the border.',
  undo: 'Undo',
  redo: 'Redo',
  ceiling: 'How high is the ceiling?',
  ceilingHow: 'Not sure? Most doors are 6 ft 8 in high: compare.',
  feet: (feet: number) => `${feet} ft`,
  openings: 'Windows and doors',
  openingsHow:
    'Tap each window, door and wide opening in the photo: it stays where it is. What you leave out goes where the plan needs it.',
  /** The same where the photo showed some by itself. */
  otherOpeningsHow:
    'Tap any other window, door or wide opening in the photo: it stays where it is. What you leave out goes where the plan needs it.',
  /** What the photo shows by itself: `2 windows and a door found. Tap one that is not there.` */
  found: (windows: number, doors: number, openings: number) => {
    const parts = (
      [
        [windows, 'window'],
        [doors, 'door'],
        [openings, 'opening'],
      ] as const
    ).flatMap(([count, word]) =>
      count === 0 ? [] : [count === 1 ? `${word === 'opening' ? 'an' : 'a'} ${word}` : `${count} ${word}s`],
    );
    const [first, ...more] = parts;
    if (!first) return 'No window or door is sure.';
    const all = more.length > 0 ? `${[first, ...more.slice(0, -1)].join(', ')} and ${more.at(-1)}` : first;
    const doubt =
      windows + doors + openings > 1 ? 'Tap one that is not there.' : 'Tap it if it is not there.';
    return `${all[0]!.toUpperCase()}${all.slice(1)} found. ${doubt}`;
  },
  foundDoubtful: 'Dashed lines are doubtful: tap what is a window or a door.',
  foundAt: { back: 'ahead', left: 'on the left', right: 'on the right' },
  openingKinds: { window: 'Window', door: 'Door', 'cased-opening': 'Opening' },
  openingKind: (name: string) => `What ${name} is`,
  addOpening: { window: 'Add a window', door: 'Add a door', 'cased-opening': 'Add an opening' },
  removeOpening: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  size: (width: string, height: string) => `${width} × ${height}`,
  openingCorner: (
    number: number,
    name: string,
    corner: 'below-left' | 'below-right' | 'above-left' | 'above-right',
  ) => `${name} ${number}, corner ${corner.replace('-', ' ')}`,
  exact: 'Make it exact',
  exactLead:
    'What you type wins over the photo. Save, and another idea is drawn in the corrected room, beside the one that you have.',
  notHere: 'This room was measured in another tab or on another device: it can be changed there.',
  erased:
    'This room was deleted with its photos. Nothing of it is left in this tab either. Your concept stays as it is drawn.',
  dragWalls: 'Drag the corners of the room',
  markFloor: 'It is not a box: mark its corners',
  markingDone: 'Done marking corners',
  markFloorHow:
    'Tap each corner of the floor in turn, from left to right along the walls. Where a cabinet or a bed hides one, tap where it would be. Begin with the left end of what you see.',
  floorMarked: (corners: number) =>
    corners === 0
      ? 'No corner is marked yet. Four make the first step in a wall.'
      : `${corners === 1 ? 'One corner is' : `${corners} corners are`} marked. Four make the first step in a wall.`,
  floorNotYet:
    'These corners make no room yet: mark them in turn from left to right, each on the floor, and leave none out.',
  floorMade: (walls: number) => `A room of ${walls} walls. It is on the small plan.`,
  floorCorner: (n: number) => `Floor corner ${n}`,
  addFloorCorner: 'Add a corner',
  dropFloorCorner: 'Remove the last',
  isBox: 'It is a box after all',
  wallLength: (name: string) => `${name}, from corner to corner`,
  goesBehind: 'It goes on behind you: 3 ft are taken there.',
  otherPhotos: 'Other photos of this room',
  otherPhotosHow:
    'A photo of another side makes lengths surer, and shows how far the room goes on behind you. It has to show a corner, a window or a door that one of your photos shows too.',
  otherPhotosNoBox:
    'A room that is not a box is measured from this photo alone: other photos of it change nothing here.',
  addPhoto: 'Add another photo of this room',
  addSent: (name: string) => `Add ${name}, which you have sent`,
  photoNotSent: 'The photo could not be sent. Try again.',
  photoNumber: (n: number) => `Photo ${n}`,
  photoLooksAt: (n: number, side: string) => `Photo ${n} looks at the wall ${side}.`,
  looksAt: {
    north: 'ahead',
    east: 'on the right',
    south: 'behind you',
    west: 'on the left',
  },
  removePhoto: (n: number) => `Remove photo ${n}`,
  sharedHow:
    'Which corner, window or door do both photos show? Tap it here and in the earlier photo. A window or door without a name is tapped in the picture to mark it first.',
  sharedHere: (n: number) => `In photo ${n}`,
  sharedThere: (n: number) => `The same in photo ${n}`,
  sharedCorner: { left: 'Left corner', right: 'Right corner' },
  sharedNeeded: 'Tap the same corner, window or door in both photos first.',
  sharedUnlike: 'Tap the same in both photos: a corner in each, or the same window or door in each.',
  putTogether: 'Put the photos together',
  leavePhoto: 'Leave this photo out',
  disagreeWalls: {
    width: 'the wall ahead in photo 1',
    depth: 'the length of the room, away from the wall ahead in photo 1,',
  },
  disagreeOpening: {
    width: (name: string) => `the width of ${name}`,
    height: (name: string) => `the height of ${name}`,
  },
  anOpening: 'a window or door',
  disagree: ({
    what,
    trusted,
    says,
    doubted,
    butSays,
    byMost,
  }: {
    what: string;
    trusted: number;
    says: string;
    doubted: number;
    butSays: string;
    /** Three photos or more tell it. */
    byMost: boolean;
  }) =>
    `Photos ${trusted} and ${doubted} disagree: ${what} is ${says} in photo ${trusted} and ${butSays} in photo ${doubted}. Trust photo ${trusted}${byMost ? ', which lies between the others' : ', which shows it better'}; take photo ${doubted} out, or add it again with its corners where the walls meet.`,
  exactSizes: 'Lengths',
  exactSizesHow: 'Leave a field empty to keep what the photo says.',
  ceilingHeight: 'Ceiling height',
  roomWidth: 'Wall ahead, from corner to corner',
  roomDepth: 'From that wall to the one behind you',
  measured: (length: string) => `From the photo: ${length}`,
  contradicted: (length: string) =>
    `Your number is kept, but between the corners in the photo it is ${length}. Check it, the ceiling, and whether the corners are where this wall ends; drag them if not.`,
  shownWidth: (length: string) =>
    `Your number is kept, but the photo shows at least ${length} of this wall, and not where it ends. Check it, the ceiling, and the corner that shows; drag it if it is not where this wall ends.`,
  contradictedDepth: (length: string) =>
    `Your number is kept, but your photos show ${length}. Check it, the ceiling, and the corners in each photo.`,
  outside: (length: string, outside: string) =>
    `Your number is kept. The photo shows ${length} from where you stood to that wall: you would have stood ${outside} outside of the room. If you did not, check this number, the ceiling and the corners.`,
  wallsDoNotMeet: (length: string) =>
    `The lengths that you typed do not meet around the room: the others leave ${length} for this wall. Check them, or empty one field.`,
  ceilingInstead: (length: string) => `The ceiling is ${length}: then it fits`,
  outlineInstead: (n: number) => `Take outline ${n}: with it it fits`,
  notSeen: 'Your photo does not show both ends of this wall.',
  measuredTogether: (length: string) => `From your photos: ${length}`,
  behind: (length: string) => `From the photo: ${length} to where you stood; behind you 3 ft are taken.`,
  lengthExample: 'such as 8 ft 2 in',
  noLength: 'Type it in feet and inches, like 12 ft 6 in.',
  lengthOutside: (least: string, most: string) => `A length from ${least} to ${most}, please.`,
  things: 'What is there today',
  thingsHow:
    'Tap where the sink, the range, the refrigerator, the tub, the toilet, a radiator, a panel or a post stands, and say what becomes of it.',
  thingKind: 'Thing',
  tapPlace: 'Tap its place in the photo',
  tapPlaceNow: (name: string) => `Tap the photo where the ${name.toLowerCase()} stands`,
  addThing: 'Add without the photo',
  thingPlan: (name: string) => `What becomes of ${name}`,
  thingPlans: { keep: 'Keep', move: 'Move', remove: 'Remove' },
  thingWall: 'At which wall',
  thingWalls: { back: 'Ahead', left: 'Left', right: 'Right', behind: 'Behind you' },
  thingAlong: 'From the wall’s left corner to its middle',
  wallNumber: (number: number) => `Wall ${number}`,
  thingsOnPlan:
    'Add what stays, moves or goes: the sink, the range, the refrigerator, the tub, the toilet, a radiator, a panel, a post. Drag it on the plan to its place.',
  addToPlan: 'Add to the plan',
  planDrag: 'Drag things to their place, or move them by arrow keys.',
  thingAt: (wall: string, along: string, off: string | null) =>
    `${wall}, ${along} from its left corner${off ? `, ${off} off the wall` : ''}`,
  notThere: 'Is not there',
  notThereOf: (name: string) => `Is not there: ${name}`,
  smallPlan: (things: readonly string[]) =>
    things.length > 0 ? `The room from above, with ${things.join(', ')}` : 'The room from above',
  drawAgain: 'Save and draw it again',
  close: 'Close',
  confirm: 'Looks right',
  confirmNarrow: 'It is that narrow',
  narrow: (length: string) =>
    `The wall ahead would be only ${length} long. Is it a window, a cabinet or a chimney between your walls? Then tap another outline, or “None fits” and drag a corner to where the wall ends.`,
  needsCeiling: 'Tap the height of the ceiling first. A guess makes every size wrong.',
  notKept: (reason: string) => `Your room could not be saved. ${reason}`,
  otherWays: 'No photo that shows the room well?',
  onlyWays: 'A video cannot be measured. Add a photo, or:',
  byTape: 'Measure with a tape',
  byScan: 'Use a scan that you have',
  backToPhoto: 'Back to the photo',
  otherWay: 'Measure in another way',
  opening: 'One moment…',
  changedSince:
    'This room was changed in another tab or on another device, so yours is not saved yet. Nothing is lost: choose what becomes of both.',
  putBoth: 'Put both changes together',
  bothChanged: (names: readonly string[]) => `Both changed: ${names.join(', ')}. Whose is right?`,
  putBothMine: 'Together, with mine of these',
  putBothTheirs: 'Together, with the other’s of these',
  bothTogether: (came: readonly string[]) =>
    `Both are together now${came.length > 0 ? `; from the other: ${came.join(', ')}` : ''}. Look it over, and save.`,
  keepBeside: 'Save mine as a room of its own',
  takeOther: 'Go on with the other',
  skip: 'Not needed to go on. Without it the room is of a typical size; match your photo to make it yours.',
  sizes: 'Does this sound right?',
  backWall: (length: string) => `Back wall ${length}`,
  toBack: (length: string) => `From you to the back wall ${length}`,
  within: (length: string, inches: number) => `${length} ± ${inches}″`,
  photoAlt: 'Your photo with the outline of the room',
  impossible:
    'With these lines your room would have a size that no room has. Choose another outline, drag a corner, or check the ceiling.',
  immeasurable:
    'These lines show neither where the wall ahead meets the floor nor where it meets the ceiling, so nothing can be measured. Choose another outline, drag a corner, or use a photo with floor and ceiling in it.',
  matched: 'Your concept is drawn in this room, seen from where you stood.',
  change: 'Change',
  faults: {
    'few-lines': 'Few straight edges show in this photo, so look closely before you choose.',
    'stray-lines':
      'Many edges in this photo do not run along the walls: patterns, curtains, furniture at an angle. So look closely before you choose.',
    'uncertain-lens':
      'How deep the room is shows only roughly in this photo. A length that you measure, under “Make it exact”, makes it sure.',
    steep: 'This photo looks steeply up or down, so sizes come out less sure.',
  },
  failures: {
    'few-lines': 'We could not find the walls in this photo: too few straight edges show.',
    'stray-lines': 'We could not find the walls in this photo: too few edges run along them.',
    'uncertain-lens': 'We could not find the walls in this photo.',
    steep: 'We could not find the walls in this photo: it looks steeply up or down.',
    unreadable: 'This photo could not be opened here to find its walls.',
  },
  goOn: 'You can go on all the same. Type the size into your wish, “12 x 14 ft”, or a typical size is used.',
  better: 'What a better photo looks like',
  betterHow: [
    'Stand in a corner or a doorway, so that the far wall shows from corner to corner.',
    'Hold the phone level, at chest height: some floor and some ceiling are in the picture.',
    'Use the main lens (1x, not 0.5x).',
  ],
  betterAlt: 'A phone held level: both corners of the far wall, floor and ceiling are in its picture.',
  grips: {
    left: { whole: 'Left corner', top: 'Left corner, at the ceiling', bottom: 'Left corner, at the floor' },
    right: {
      whole: 'Right corner',
      top: 'Right corner, at the ceiling',
      bottom: 'Right corner, at the floor',
    },
  },
  gripAt: (across: number, down: number) => `${across}% from the left, ${down}% from the top`,
  gripAway: 'Not in the picture. Draw it in with the arrow keys.',
  gripHint: 'Arrow keys move it; with Shift they move it farther.',
} as const;
