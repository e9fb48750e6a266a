import { FileUrls, LinkTokens } from '@plumbline/platform';
import { CONCEPT, SAMPLES } from '../../test/samples.js';
import { MailLinks } from './mail-links.js';
import { MAIL_TYPES, type MailType } from './mails.js';
import { renderMail } from './render-mail.js';

const SITE = 'https://plumbline.example';
const context = {
  links: new MailLinks(SITE, new LinkTokens('the secret of the tests')),
  files: new FileUrls(SITE),
  concept: CONCEPT,
};
const written = (type: MailType, facts: unknown, extra: object = {}) =>
  renderMail({
    type,
    facts,
    to: 'to@example.com',
    contactEmail: 'hello@plumbline.example',
    context,
    ...extra,
  });

const EVIL =
  '</td><script>alert(1)</script><img src=x onerror=alert(2)>"\'&amp;{{x}}\u202egnp.exe\u2028\r\nBcc: eve@example.com\u0007';

/** Every text of the facts replaced or followed by something hostile; ids, keys, dates and addresses stay. */
function hostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostile(inner, key)]));
  }
  const kept = /id$|key$|email|^code$|^by$|^to$|^from$|at$|^respondBy$|^type$|^zipCode$|^status$/i;
  return typeof value === 'string' && !kept.test(name) ? `${value} ${EVIL}` : value;
}

describe.each(MAIL_TYPES)('%s', (type) => {
  test('says what it is about in HTML and plain text', () => {
    const { subject, html, text } = written(type, SAMPLES[type]);
    expect(subject.length).toBeGreaterThan(10);
    expect(subject.length).toBeLessThanOrEqual(160);
    for (const body of [html, text]) {
      expect(body).toContain('Plumbline');
      expect(body).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
    }
    expect(html).toContain('lang="en"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(text).not.toMatch(/<[a-z/]/i);
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect(address).toMatch(/^(https:\/\/plumbline\.example\/|mailto:)/);
    }
  });

  test('is the same every time it is made', () => {
    expect(written(type, SAMPLES[type])).toEqual(written(type, SAMPLES[type]));
  });

  test('lets nothing hostile through', () => {
    const facts = hostile(SAMPLES[type]);
    const evilConcept = { ...context, concept: hostile(CONCEPT) as typeof CONCEPT };
    const { subject, html, text, attachments } = written(type, facts, { context: evilConcept });
    // What stands in quotes is an attribute's text; every quote in a text is escaped.
    const tags = html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /script|onerror|src=x/i.test(tag))).toEqual([]);
    for (const unseen of ['\u202e', '\u2028', '\u0007']) {
      expect([subject, html, text].map((part) => part.includes(unseen))).toEqual([false, false, false]);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    for (const { content } of attachments) expect(content).not.toMatch(/^Bcc:/m);
  });

  test('can be shown without a single token', () => {
    const masked = { ...context, links: MailLinks.masked(SITE) };
    const { html, text } = written(type, SAMPLES[type], { context: masked });
    for (const body of [html, text]) {
      expect(body).not.toMatch(/(?:link|key)=(?!\*{8})/);
      expect(body).not.toMatch(/\/(?:track|confirm|withdraw)\/(?!\*{8})/);
    }
  });

  test('does without its concept', () => {
    const { html } = written(type, SAMPLES[type], { context: { ...context, concept: null } });
    expect(html).not.toMatch(/undefined|null/);
  });
});
