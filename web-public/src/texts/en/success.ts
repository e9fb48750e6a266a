/** The thank-you page. */
export const success = {
  title: 'Thank You!',
  submitted: 'Your design has been submitted.',
  promise: 'Contractor bids will arrive by email within 1–2 days.',
  home: 'Back to home',
  designs: 'Back to my designs',
  bids: 'See my bids',
} as const;
