/** The console's colours: the public site's paper, ink and accent. Every pair of text and ground is AA or better. */
export interface Tokens {
  readonly page: string;
  readonly surface: string;
  readonly sunken: string;
  readonly line: string;
  readonly ink: string;
  readonly inkSoft: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  readonly accentWash: string;
  readonly success: string;
  readonly warning: string;
  readonly danger: string;
  readonly info: string;
}

export const LIGHT: Tokens = {
  page: '#f6f2ea',
  surface: '#fffdf9',
  sunken: '#efe9dd',
  line: '#ddd4c4',
  ink: '#26211a',
  inkSoft: '#655b4d',
  accent: '#a63d1c',
  accentHover: '#8a3015',
  onAccent: '#fffdf8',
  accentWash: '#f6e4da',
  success: '#2f6b3c',
  warning: '#855400',
  danger: '#b0202e',
  info: '#2b5c8a',
};

export const DARK: Tokens = {
  page: '#191613',
  surface: '#221e1a',
  sunken: '#2c2722',
  line: '#423a32',
  ink: '#f2ebe0',
  inkSoft: '#b9ad9c',
  accent: '#f0946b',
  accentHover: '#f5ac8b',
  onAccent: '#2a1208',
  accentWash: '#3d281d',
  success: '#8ccb98',
  warning: '#e6b566',
  danger: '#f59a9a',
  info: '#93bfe8',
};
