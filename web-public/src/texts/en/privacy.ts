import type { ArticleSection } from '#types/article.js';

const sections: readonly ArticleSection[] = [
  {
    title: 'What we keep',
    paragraphs: ['We keep what the service needs and nothing else. That is:'],
    points: [
      'The photos and videos you upload. They are re-encoded when they arrive: camera data and location data inside them are removed, and only the lens’s focal length is kept, as a number, to judge the room’s perspective.',
      'The room that you match in a photo: its lines, corners and sizes. It is deleted together with the photo.',
      'The address and ZIP you type, and the preferences and briefs you write.',
      'The concepts made from them: pictures, floor plans, quantities and estimates.',
      'Your email address once you request bids, email yourself favorites, or join as a contractor, and the phone number and visit address if you propose an appointment.',
      'A contractor’s own unit prices, where they asked us to keep them for their next bid.',
      'The bids sent through Plumbline, their history, and a log of the emails we sent.',
    ],
  },
  {
    title: 'Your location',
    paragraphs: [
      'The start page asks your browser for your position, once, to fill in your address and ZIP. If you say no, you type them. The position itself is not stored. Where this site uses a maps service to look up the address, the position is sent to that service; otherwise it is matched to the nearest ZIP on our own server.',
    ],
  },
  {
    title: 'Who sees what',
    points: [
      'Contractors you ask for bids, at most five for a request, see the concept, your photos, the contractor brief, your city and ZIP, and your email address so that they can answer you.',
      'Your street address and phone number go to one contractor, and only when you propose a visit and type them in.',
      'A contractor’s company name and email are shown to the homeowner who asked for a bid.',
      'The people who run this site can see requests and bids in order to help and to prevent abuse.',
      'If this site is set up to draw pictures with an outside image service, the photo and the brief are sent to it. The result says which service drew it, and is deleted together with the photo.',
    ],
  },
  {
    title: 'What stays on your device',
    paragraphs: [
      'We set no advertising or tracking cookies. Your browser keeps what you are typing, your favorites, the designs you opened and drafts of bids in its own storage, so that a reload loses nothing. Clearing your browser’s data for this site removes them.',
    ],
  },
  {
    title: 'Links in our mails',
    paragraphs: [
      'Links to a bid, to your bids and to your data work for whoever holds them. Do not forward them to people who should not see what they open. Opening a link never changes anything; a button on the page does.',
    ],
  },
  {
    title: 'How long we keep it, and how to delete it',
    paragraphs: [
      'We keep your data until you ask us to delete it. On the page “My data” you can have a link mailed to you that shows everything held about your address, lets you take it away as a file, and deletes it. Deleting removes photos, concepts, bids and profile, tells contractors with open bids, and ends earlier links. The log of emails keeps the fact that one was sent, without your address.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You may ask what we hold, have it corrected, take it with you, or have it deleted, and you may stop our mail with the link at the end of each. Depending on where you live, laws such as the California Consumer Privacy Act give you further rights; write to us and we will honor them. We do not sell personal information.',
    ],
  },
];

/** The privacy page. */
export const privacy = {
  title: 'Privacy',
  lead: 'What Plumbline stores about you, who gets to see it, and how to take it back.',
  sections,
  updated: 'Last changed November 22, 2026.',
};
