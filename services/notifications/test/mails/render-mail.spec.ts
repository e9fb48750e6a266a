import { MESSAGES, shownFiles } from '@plumbline/contracts';
import { FileUrlMapper, LinkTokenSigner } from '@plumbline/platform';
import { MailLinks } from '../../src/mails/mail-links.js';
import { MAIL_TYPES, type MailType, mailOf } from '../../src/mails/mails.js';
import { filesOf, renderMail } from '../../src/mails/render-mail.js';
import { CONCEPT, CONCEPT_FILES, SAMPLES } from '../samples.js';

const SITE = 'https://plumbline.example';
const context = {
  links: new MailLinks(SITE, new LinkTokenSigner('the secret of the tests')),
  files: new FileUrlMapper(SITE),
  concept: CONCEPT,
  designFiles: new Map([[CONCEPT.design._id, shownFiles(CONCEPT_FILES)]]),
  bundled: [
    { subject: 'Your link to your bids', href: `${SITE}/mail?id=1&link=a` },
    { subject: 'Your link to your bids', href: `${SITE}/mail?id=2&link=b` },
    { subject: 'The homeowner proposes a visit (PL-7K3QX9)', href: `${SITE}/mail?id=3&link=c` },
  ],
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

/** Texts that we make ourselves or take from a list. */
const OURS =
  /id$|key$|email|^code$|^by$|^to$|^from$|at$|^respondBy$|^type$|^zipCode$|^status$|^state$|^trade$|^categor(y|ies)$|^city$/i;

/** Mails that hold nobody's words at all. */
const ONLY_OURS: readonly MailType[] = [
  'my-bids-link',
  'my-data-link',
  'confirm-request',
  'confirm-contractor-link',
  'digest',
];

/** Facts in which every text that is not ours is marked, and no design is one that we made. */
function ofOthers(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => ofOthers(item, name));
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).map(([key, field]) => [key, ofOthers(field, key)]);
    const told = 'title' in value ? { id: null, designId: null, imageKey: 'uploads/MARK.jpg' } : {};
    return { ...Object.fromEntries(inner), ...told };
  }
  return typeof value === 'string' && !OURS.test(name) ? `MARK ${value}` : value;
}

/** Every text of the facts replaced or followed by something hostile; ids, keys, dates and addresses stay. */
function hostile(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => hostile(item, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, hostile(inner, key)]));
  }
  const kept =
    /id$|key$|email|^code$|^by$|^to$|^from$|at$|^respondBy$|^type$|^zipCode$|^status$|^state$|^trade$/i;
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

  test('lets nothing hostile through', async () => {
    const facts = hostile(SAMPLES[type]);
    const evilConcept = { ...context, concept: hostile(CONCEPT) as typeof CONCEPT };
    const { subject, html, text } = written(type, facts, { context: evilConcept });
    // What stands in quotes is an attribute's text; every quote in a text is escaped.
    const tags = html.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /script|onerror|src=x/i.test(tag))).toEqual([]);
    for (const unseen of ['\u202e', '\u2028', '\u0007']) {
      expect([subject, html, text].map((part) => part.includes(unseen))).toEqual([false, false, false]);
    }
    expect(subject).not.toMatch(/[\r\n]/);
    for (const { content, contentType } of await filesOf(type, facts, true)) {
      if (contentType.startsWith('text/calendar')) expect(content).not.toMatch(/^Bcc:/m);
    }
  });

  test('can be shown without a single token', () => {
    const links = MailLinks.masked(SITE);
    const masked = { ...context, links, bundled: [{ subject: 'A bid', href: links.mail('1') }] };
    const { html, text } = written(type, SAMPLES[type], { context: masked });
    for (const body of [html, text]) {
      expect(body).not.toMatch(/(?:link|key)=(?!\*{8})/);
      expect(body).not.toMatch(/\/(?:track|compare|confirm|withdraw)\/(?!\*{8})/);
    }
  });

  test('does without its concept', () => {
    const { html } = written(type, SAMPLES[type], { context: { ...context, concept: null } });
    expect(html).not.toMatch(/undefined|null/);
  });

  test('says why a picture is gone, and links nothing that is not there', () => {
    const left = CONCEPT_FILES.filter(({ holdsPhoto }) => !holdsPhoto);
    const designFiles = new Map([[CONCEPT.design._id, shownFiles(left)]]);
    const before = written(type, SAMPLES[type]).html;
    const after = written(type, SAMPLES[type], { context: { ...context, designFiles } }).html;
    const pictures = (html: string) =>
      html.split(`src="${SITE}/files/${shownFiles(CONCEPT_FILES).picture}"`).length - 1;
    const said = after.split(MESSAGES.designs.pictureErased).length - 1;
    // The second favorite is one that we know nothing of: it keeps what the page told.
    expect(pictures(after)).toBe(type === 'favourites' ? 1 : 0);
    expect(pictures(before)).toBe(pictures(after) + said);
    expect(before).not.toContain(MESSAGES.designs.pictureErased);
    expect(after).not.toMatch(/undefined|null/);
  });

  if (mailOf(type).kind === 'admin') return;
  test('says nothing of others to an address without proof', async () => {
    const facts = ofOthers(SAMPLES[type]);
    const { request, design } = CONCEPT;
    const marked = {
      ...CONCEPT,
      request: ofOthers(request) as typeof request,
      design: { ...design, designPrompt: 'MARK', contractorPrompt: 'MARK' },
    };
    const extra = { context: { ...context, concept: marked }, to: 'ada@example.com' };
    const whole = written(type, facts, extra);
    const wholeUrl = `${SITE}/mail?id=1&link=2`;
    const ours = written(type, facts, { ...extra, wholeUrl });
    for (const part of [ours.subject, ours.html, ours.text]) expect(part).not.toContain('MARK');
    expect(await filesOf(type, facts, false)).toEqual([]);
    expect(ours.html).not.toMatch(/undefined|\[object|“”| {2}for /);
    // Where something was left out, the mail says so and where it stands.
    const differs = whole.html.includes('MARK');
    expect(ours.text.includes(wholeUrl)).toBe(differs);
    expect(differs).toBe(!ONLY_OURS.includes(type));
  });
});
