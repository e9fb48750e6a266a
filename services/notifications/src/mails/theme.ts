/** The identity of the site in the form mail clients understand: fixed colours, and dark ones by media query. */
export const LIGHT = {
  paper: '#f3f4f1',
  sheet: '#ffffff',
  sunken: '#eef0ec',
  ink: '#15191a',
  soft: '#4b5456',
  line: '#d3d7d2',
  chalk: '#1f45c4',
  onChalk: '#ffffff',
  chalkWash: '#e9eefc',
  brass: '#a87924',
  warnWash: '#f8ecd2',
  warn: '#6b4707',
} as const;

const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: '#101314',
  sheet: '#181c1e',
  sunken: '#222829',
  ink: '#eef0ec',
  soft: '#a9b2b2',
  line: '#343c3e',
  chalk: '#93aaff',
  onChalk: '#0b1230',
  chalkWash: '#1a2240',
  brass: '#d9a94f',
  warnWash: '#33270f',
  warn: '#f0cf93',
};

export const FONT =
  '"Instrument Sans", -apple-system, BlinkMacSystemFont, "Segoe UI", "Helvetica Neue", Arial, sans-serif';

/** The style sheet of every mail: dark colours and a narrow screen's measures. */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a { text-underline-offset: 3px; }
@media (max-width: 480px) {
  .pad { padding-left: 22px !important; padding-right: 22px !important; }
  .title { font-size: 25px !important; }
  .button { display: block !important; text-align: center !important; }
  .name { width: 92px !important; }
  .photo { max-width: 120px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${DARK.paper} !important; }
  .sheet { background-color: ${DARK.sheet} !important; border-color: ${DARK.line} !important; }
  .sunken { background-color: ${DARK.sunken} !important; color: ${DARK.ink} !important; }
  .ink { color: ${DARK.ink} !important; }
  .soft { color: ${DARK.soft} !important; }
  .link { color: ${DARK.chalk} !important; }
  .button { background-color: ${DARK.chalk} !important; color: ${DARK.onChalk} !important; }
  .wash { background-color: ${DARK.chalkWash} !important; color: ${DARK.ink} !important; }
  .warn { background-color: ${DARK.warnWash} !important; color: ${DARK.warn} !important; }
  .rule { border-color: ${DARK.line} !important; }
  .bob { border-top-color: ${DARK.brass} !important; }
  .thread { background-color: ${DARK.ink} !important; }
}
`;
