import { csvLine } from '../../src/log/csv.js';

test.each([
  [['plain', 3, null], 'plain,3,\r\n'],
  [['a,b', 'say "hi"', 'two\r\nlines'], '"a,b","say ""hi""","two\r\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@SUM(A1)'], `"'=1+1","'+1","'-1","'@SUM(A1)"\r\n`],
  [['  =1+1', '\t=1', '＝1', '\u200b=1'], `"'  =1+1","'\t=1","'＝1","'\u200b=1"\r\n`],
  [['nul\0byte', 'ünïcödé 😀'], 'nulbyte,ünïcödé 😀\r\n'],
  [[' padded '], '" padded "\r\n'],
])('%j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
