/** Matching the room in a photo, above step 2. */
export const survey = {
  looking: 'Finding the walls in your photo…',
  lead: 'The white lines should run where your walls meet the floor, the ceiling and each other.',
  which: 'Which fits?',
  choice: (n: number) => `Outline ${n}`,
  none: 'None fits',
  noneHow: 'Drag a corner',
  dragLead:
    'Drag a corner to where two walls meet in your photo. It holds on to the edges that we found, and the rest follows.',
  undo: 'Undo',
  ceiling: 'How high is the ceiling?',
  feet: (feet: number) => `${feet} ft`,
  confirm: 'Looks right',
  needsCeiling: 'Tap the height of the ceiling first. A guess makes every size wrong.',
  notKept: (reason: string) => `Your room could not be saved. ${reason}`,
  skip: 'Not needed to go on. Without it the room is of a typical size; match your photo to make it yours.',
  sizes: 'Does this sound right?',
  backWall: (length: string) => `Back wall ${length}`,
  toBack: (length: string) => `From you to the back wall ${length}`,
  within: (length: string, inches: number) => `${length} ± ${inches}″`,
  photoAlt: 'Your photo with the outline of the room',
  impossible:
    'With these lines your room would have a size that no room has. Choose another outline, drag a corner, or check the ceiling.',
  matched: 'Your concept is drawn in this room, seen from where you stood.',
  change: 'Change',
  faults: {
    'few-lines': 'Few straight edges show in this photo, so look closely before you choose.',
    'uncertain-lens':
      'This photo hardly shows how deep the room is: it looks straight at a wall, or was cropped.',
    steep: 'This photo looks steeply up or down, so sizes come out less sure.',
  },
  failures: {
    'few-lines': 'We could not find the walls in this photo: too few straight edges show.',
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
  gripHint: 'Arrow keys move a corner; with Shift they move it farther.',
} as const;
