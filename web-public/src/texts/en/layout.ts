/** Header and footer. */
export const layout = {
  mainNavigation: 'Main',
  menu: 'Menu',
  footerNavigation: 'Footer',
  howItWorks: 'How it works',
  features: 'Features',
  forContractors: 'For contractors',
  getStarted: 'Get started',
  homeowners: 'Homeowners',
  contractors: 'Contractors',
  company: 'Plumbline',
  myDesigns: 'My designs',
  myBids: 'My bids',
  myData: 'My data',
  join: 'Join the network',
  compose: 'Compose a bid',
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  promise: 'A remodel concept you can look at, measure and price, and bids from contractors near you.',
  pictures:
    'Every room picture on this site was made by Plumbline’s own renderer from a room its planner laid out.',
} as const;
