/** What enhanced status codes of mail servers (RFC 3463) say of an address or its mailbox, for a person to act on. */
const MEANINGS: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^5\.1\.(?:1|6)$/, 'there is no such mailbox. Check the part before the @'],
  [/^5\.1\.(?:2|10)$/, 'the part after the @ takes no mail. Check its spelling'],
  [/^5\.1\./, 'the address is not one it can use. Check its spelling'],
  [/^5\.2\.1$/, 'the mailbox is switched off'],
  [/^5\.2\.2$/, 'the mailbox is full'],
  [/^5\.(?:2\.3|3\.4)$/, 'the mail is too large for it'],
  [/^5\.4\./, 'it found no way to the mailbox. Check the part after the @'],
  [/^5\.7\./, 'its rules do not let our mail in'],
];

/** The same from servers without such codes, in the words that they commonly use. */
const WORDS: readonly (readonly [words: RegExp, meaning: string])[] = [
  [
    /no such (?:user|mailbox|recipient)|(?:user|recipient|mailbox) (?:unknown|not found)|unknown (?:user|recipient|mailbox)/i,
    MEANINGS[0]![1],
  ],
  [/domain (?:not found|does not)|no mx|host not found/i, MEANINGS[1]![1]],
  [/mailbox (?:is )?full|over quota|quota exceeded/i, MEANINGS[4]![1]],
  [/blocked|blacklist|spam|policy|denied/i, MEANINGS[7]![1]],
];

/**
 * Why a mail server refused a mail for good, as a sentence for whoever can mend it, with the server's own words
 * behind it.
 */
export function refusalText(said: string): string {
  const own = said.replace(/\s+/g, ' ').trim().slice(0, 400);
  const code = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(own)?.[0] ?? '';
  const meaning =
    MEANINGS.find(([codes]) => codes.test(code))?.[1] ?? WORDS.find(([words]) => words.test(own))?.[1];
  if (!/\b5\d\d\b/.test(own)) return own;
  return meaning
    ? `The mail server refused it: ${meaning}. It said: ${own}`
    : `The mail server refused it. It said: ${own}`;
}
