/** The landing page's own sentences. */
export const landing = {
  title: 'Remodel it on paper first.',
  lead: 'Upload photos of a room and say what you want. Plumbline draws the new room, checks its plan against planning rules, prices it for your state, and asks contractors near you for bids.',
  start: 'Start with photos',
  see: 'See how it works',
  heroBefore: 'The kitchen as it is: orange oak cabinets, a white refrigerator, beige floor',
  heroAfter:
    'The same kitchen remodeled: white cabinets, pendants over the island, steel appliances, oak floor',
  heroCaption: 'Drag the line. Both pictures were traced by Plumbline’s own renderer from measured rooms.',

  featuresTitle: 'One room, five ways to look at it',
  featuresLead:
    'The picture, the plan, the checks, the price and the scope all come from the same measured room, so they never disagree. This one is a 12 by 14 foot kitchen in Austin.',
  features: {
    picture: {
      title: 'A picture of the finished room',
      text: 'Your colors, finishes and layout in the light of the room, next to the photo you sent.',
      alt: 'A farmhouse kitchen with sage green shaker cabinets, granite counters, an island and a 36 inch range',
    },
    plan: {
      title: 'A floor plan with dimensions',
      text: 'Walls, doors, cabinets and clearances in feet and inches, on letter paper at a named scale.',
      alt: 'Floor plan of the same kitchen, 12 by 14 feet, with cabinets, island, work triangle and dimensions',
    },
    checks: {
      title: 'Checked before anyone quotes it',
      text: 'Code and NKBA guidelines, each with the number measured in your plan.',
      measured: 'Measured',
      limit: 'Rule',
      rows: [
        { rule: 'Work aisle', of: 'aisle', limit: '≥ 42″' },
        { rule: 'Counter beside the sink', of: 'landing', limit: '≥ 24″' },
        { rule: 'Work triangle', of: 'triangle', limit: '≤ 26′' },
      ],
    },
    price: {
      title: 'An estimate with its reasons',
      text: 'Quantities from the plan, dated unit prices, your state’s labor rates: low, likely and high.',
      low: 'Low',
      likely: 'Likely',
      high: 'High',
      parts: [
        { label: 'Cabinets', trade: 'cabinets' },
        { label: 'Appliances', trade: 'appliances' },
        { label: 'Electrical', trade: 'electrical' },
        { label: 'Flooring', trade: 'flooring' },
      ],
      sample: (likely: string, contingency: string) =>
        `Four trades of this kitchen; ${likely} likely in all, with sales tax, overhead and profit, and a contingency of ${contingency}.`,
    },
    bids: {
      title: 'Bids for the same scope',
      text: 'Up to five contractors near your ZIP answer one written scope of work, so their prices compare.',
      rows: [
        { name: 'Contractor A', price: '$66,850', time: '7 weeks' },
        { name: 'Contractor B', price: '$71,200', time: '6 weeks' },
        { name: 'Contractor C', price: '$64,900', time: '9 weeks' },
      ],
      sample: 'An example of how bids line up.',
    },
  },

  stepsTitle: 'How it works',
  steps: [
    {
      title: 'Show the room',
      text: 'Add a few photos, your address and ZIP. Photos are cleaned of location data the moment they arrive.',
    },
    {
      title: 'Say what you want',
      text: 'Room, style, colors, layout, budget, timing. The brief writes itself as you choose, and every word can be changed.',
    },
    {
      title: 'Get the concept, then bids',
      text: 'Look at the picture, plan, checks and estimate. When one is right, send it to contractors nearby and follow each bid to its end.',
    },
  ],

  galleryTitle: 'Rooms the planner has laid out',
  galleryStrip: 'Pictures of rooms, scrolls sideways',
  gallery: [
    {
      name: 'kitchen-mediterranean',
      caption: 'Mediterranean kitchen',
      alt: 'A kitchen with olive cabinets, an island in dark teal with two stools, wood beams and a terracotta floor',
    },
    {
      name: 'living-room-mid-century',
      caption: 'Mid-century living room',
      alt: 'A living room with an ocher sofa and armchairs, a walnut table and a tall bookcase',
    },
    {
      name: 'kitchen-modern',
      caption: 'Modern kitchen',
      alt: 'A kitchen with flat pale cabinets and a walnut island below two dark pendants',
    },
    {
      name: 'bathroom-modern',
      caption: 'Modern bathroom',
      alt: 'A taupe bathroom with a black-framed glass shower, a floating walnut vanity and a slate floor',
    },
    {
      name: 'kitchen-farmhouse',
      caption: 'Farmhouse kitchen',
      alt: 'A sage green kitchen with butcher block counters, white tile and an apron sink',
    },
    {
      name: 'bedroom-coastal',
      caption: 'Coastal bedroom',
      alt: 'A bedroom with paneled walls, a blue throw on the bed and two windows on the sea',
    },
    {
      name: 'kitchen-industrial',
      caption: 'Industrial kitchen',
      alt: 'A kitchen with dark cabinets, red brick, white tile and an island of wooden slats with leather stools',
    },
    {
      name: 'living-room-farmhouse',
      caption: 'Farmhouse living room',
      alt: 'A living room with a stone chimney breast up to the ceiling, a fire, a linen sofa and tall windows',
    },
    {
      name: 'bathroom-mediterranean',
      caption: 'Mediterranean bathroom',
      alt: 'A plastered bathroom with a freestanding tub below a small window',
    },
  ],

  contractorsTitle: 'For contractors: quote from a plan, not a phone call',
  contractorsText:
    'Every request arrives with a dimensioned plan, quantities and a draft scope of work. No pay-per-lead, at most five bidders, and you only hear about jobs in your trade and radius.',
  contractorsLink: 'Join the contractor network',
  contractorsAlt: 'A kitchen with dark cabinets, a red brick wall, white tile and a steel range',

  startTitle: 'Get started',
  startLead:
    'Free to use, no account. Your street address is never shown to a contractor unless you propose a visit.',
  resultsTitle: 'Your concept',

  faqTitle: 'Questions people ask first',
  faq: [
    {
      question: 'Who can see my address?',
      answer:
        'Contractors see your ZIP and city, nothing more. Your street address and phone number reach a contractor only when you propose an appointment with that bid and type them in.',
    },
    {
      question: 'Is the AI design final?',
      answer:
        'No. It is a concept to talk about and to price. Dimensions come from a planned room, not from a survey of yours: a contractor measures on site, and permits and structural work need a professional.',
    },
    {
      question: 'What does it cost?',
      answer:
        'Browsing, concepts, plans and bid requests are free for homeowners, and contractors do not pay for leads. You pay only the contractor you hire, under a contract between the two of you.',
    },
  ],
} as const;
