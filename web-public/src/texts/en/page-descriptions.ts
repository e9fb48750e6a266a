/** What search engines and link previews say about the pages. */
export const pageDescriptions = {
  home: 'Upload photos of a room and get a remodel concept: a picture, a dimensioned floor plan, planning checks, an estimate for your state, and bids from contractors near you.',
  contractors: {
    title: 'For contractors',
    description:
      'Join the Plumbline network: remodel requests near you with a dimensioned plan, quantities and a draft scope of work. At most five bidders, no fee for a lead.',
  },
  privacy: {
    title: 'Privacy',
    description: 'What Plumbline stores about you, who gets to see it, and how to take it back.',
  },
  terms: { title: 'Terms', description: 'The rules for using Plumbline, in words meant to be read.' },
  contact: { title: 'Contact', description: 'Write to the people behind Plumbline.' },
} as const;
