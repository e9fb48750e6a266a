/**
 * The public site's colours in the console's terms. Chalk blue marks what can be acted on; brass is the bob.
 * Every pair of text and ground has a contrast of 4.5 or more.
 */
export interface Tokens {
  readonly paper: string;
  readonly sheet: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly chalk: string;
  readonly chalkDeep: string;
  readonly chalkWash: string;
  readonly onChalk: string;
  readonly good: string;
  readonly bad: string;
  readonly warn: string;
  readonly info: string;
}

export const LIGHT: Tokens = {
  paper: '#f3f4f1',
  sheet: '#ffffff',
  ink: '#15191a',
  inkSoft: '#4b5456',
  line: '#d3d7d2',
  lineStrong: '#7d8786',
  chalk: '#1f45c4',
  chalkDeep: '#16339a',
  chalkWash: '#e3e9fb',
  onChalk: '#ffffff',
  good: '#1b6b43',
  bad: '#b0243f',
  warn: '#80550a',
  info: '#1f45c4',
};

export const DARK: Tokens = {
  paper: '#101314',
  sheet: '#181c1e',
  ink: '#eef0ec',
  inkSoft: '#a9b2b2',
  line: '#2d3436',
  lineStrong: '#727d7e',
  chalk: '#93aaff',
  chalkDeep: '#b5c5ff',
  chalkWash: '#1a2240',
  onChalk: '#0b1230',
  good: '#6fcf9c',
  bad: '#ff93a4',
  warn: '#e9bd6b',
  info: '#93aaff',
};
