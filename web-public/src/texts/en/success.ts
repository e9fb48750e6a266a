/** The thank-you page. */
export const success = {
  title: 'Thank You!',
  submitted: 'Your design has been submitted.',
  promise: 'Contractor bids will arrive by email within 1–2 days.',
  confirm: 'One step is left: press the button in the mail we sent you.',
  confirmSteps: [
    'Open our mail in your mailbox and press its button. Until then no contractor is asked.',
    'Contractors near your ZIP read the plan and the draft scope, and answer with a price and dates.',
    'You compare their bids side by side and propose times for a visit. Nothing binds you until you sign.',
  ],
  next: 'What happens now',
  steps: [
    'A confirmation with your tracking link is on its way to your email.',
    'Contractors near your ZIP read the plan and the draft scope, and answer with a price and dates.',
    'You compare their bids side by side and propose times for a visit. Nothing binds you until you sign.',
  ],
  /** Where no contractor near the ZIP could be asked. */
  nobodyYet: {
    promise: 'Nobody near your ZIP could be asked yet, so no bid is on its way. We keep your request.',
    steps: [
      'A confirmation with your tracking link is on its way to your email.',
      'As soon as a contractor near your ZIP joins, we offer your request to them, and your tracking link shows it.',
      'Until then you can ask for another ZIP nearby, or take the plan and the costs to a contractor you know.',
    ],
  },
  home: 'Back to home',
  designs: 'Back to my designs',
  bids: 'See my bids',
} as const;
