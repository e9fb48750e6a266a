/** Work by the words for it, with the name that the readers of the owner's own work know. */
const WORKS: readonly (readonly [words: RegExp, name: string])[] = [
  [/\bwallpaper/i, 'wallpaper'],
  [/\bdrywall|\bsheetrock/i, 'drywall'],
  [/\binsulat/i, 'insulation'],
  [/\bfram(?:e|es|ing|ed)\b/i, 'framing'],
  [/\b(?:electrical|electrician|wiring|rewir|low voltage)/i, 'electrical'],
  [/\bplumb/i, 'plumbing'],
  [/\bwainscot/i, 'wainscoting'],
  [/\bbacksplash/i, 'backsplash'],
  [/\b(?:baseboards?|trim|crown molding)\b/i, 'trim work'],
  [/\b(?:floors?|flooring|hardwood|refinish)/i, 'flooring install'],
  [/\btil(?:e|es|ing)\b/i, 'tile work'],
  [/\b(?:demo|demolition|tear[- ]?out|gutting)\b/i, 'demolition'],
  [/\bcounter(?:s|tops?)?\b/i, 'countertops'],
  [/paint/i, 'painting'],
];

/** Words for work and for what is only worked on, which are named like things. */
export const WORK_WORDS =
  /^(?:(?:re)?paint(?:ing)?|wallpaper|drywall(?:ing)?|sheetrock|insulation|framing|wiring|electrical|plumbing|wainscot(?:ing)?|backsplash|baseboards?|trim|floors?|flooring|hardwood|tile|tiling|demo|demolition|walls?|ceiling|waterproofing|panel|carpet|radiators?)$/i;

/** The work that words name; undefined where they name none. */
export const workIn = (words: string): string | undefined => WORKS.find(([said]) => said.test(words))?.[1];
