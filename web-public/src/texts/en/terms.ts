import type { ArticleSection } from '#types/article.js';

const sections: readonly ArticleSection[] = [
  {
    title: 'What Plumbline is',
    paragraphs: [
      'Plumbline makes remodel concepts from your photos and wishes, and passes your request to independent contractors near you. It is not a contractor, an architect, an engineer or a party to any contract between a homeowner and a contractor.',
    ],
  },
  {
    title: 'Concepts are concepts',
    points: [
      'Pictures show an idea. Colors, materials and proportions of the finished work will differ.',
      'Floor plans are laid out by a planner program for a room of typical size, not from a survey of yours. A contractor measures on site before anything is ordered or built.',
      'Checks against building code and NKBA guidelines are a help in planning. They are not a permit review and not legal or engineering advice. Local rules win.',
      'Estimates are ranges from published unit prices and labor rates. They are not an offer.',
    ],
  },
  {
    title: 'For homeowners',
    points: [
      'Upload only photos that you may share, and of rooms you may have remodeled.',
      'Ask for bids because you mean to compare them. Bids are free for you and cost contractors time.',
      'Check a contractor’s license and insurance yourself before you sign. Many states limit the deposit a contractor may ask for, and give you days to cancel a contract signed at home.',
    ],
  },
  {
    title: 'For contractors',
    points: [
      'Join under your own company’s name, with an email address you control, and only for trades you are licensed for where a license is needed.',
      'Use a homeowner’s photos, plan and contact details to prepare your bid and for nothing else.',
      'A bid you send says what you are ready to do at that price after a site visit. You may withdraw it with the link in your receipt.',
      'There is no fee for joining or for a lead.',
    ],
  },
  {
    title: 'Fair use',
    paragraphs: [
      'Do not upload anything unlawful, send bids in somebody else’s name, collect addresses, or load the service beyond ordinary use. We may limit, remove or block what does.',
    ],
  },
  {
    title: 'Your content',
    paragraphs: [
      'Photos and texts stay yours. You let us store and process them to run the service and show them to the contractors you ask. Concepts made for you are yours to use for your remodel.',
    ],
  },
  {
    title: 'No warranty, limited liability',
    paragraphs: [
      'The service is provided as it is. As far as the law allows, we are not liable for the work, conduct or prices of contractors, for decisions taken on a concept, plan or estimate, or for loss of data. Nothing here limits rights that the law does not let you give up.',
    ],
  },
  {
    title: 'Changes',
    paragraphs: [
      'We may change these terms. The date below tells when they last changed; using the service after that means that you accept them.',
    ],
  },
];

/** The terms page. */
export const terms = {
  title: 'Terms',
  lead: 'The rules for using Plumbline, in words meant to be read.',
  sections,
  updated: 'Last changed November 21, 2026.',
};
