import { LINK_DAYS, LinkTokenSigner } from '../../src/access/link-token-signer.js';

const tokens = new LinkTokenSigner('a secret of sixteen characters');
const ADA = 'ada@home.example';
const made = new Date('2026-03-01T23:30:00Z');
const daysLater = (days: number) => new Date(made.getTime() + days * 24 * 3_600_000);

describe('a link that ends', () => {
  const token = tokens.makeEnding('my-bids', ADA, made);

  it('is good through its last day, then ended', () => {
    expect(tokens.state(token, 'my-bids', ADA, made)).toBe('good');
    expect(tokens.state(token, 'my-bids', 'ADA@home.example', daysLater(LINK_DAYS['my-bids']))).toBe('good');
    expect(tokens.state(token, 'my-bids', ADA, daysLater(LINK_DAYS['my-bids'] + 1))).toBe('ended');
  });

  it('is one text a day, so that mails repeat it', () => {
    expect(tokens.makeEnding('my-bids', ADA, new Date('2026-03-01T00:00:00Z'))).toBe(token);
    expect(tokens.makeEnding('my-bids', ADA, daysLater(1))).not.toBe(token);
  });

  it.each([
    ['another purpose', (t: LinkTokenSigner) => t.state(token, 'my-data', ADA, made)],
    ['another person', (t: LinkTokenSigner) => t.state(token, 'my-bids', 'bob@home.example', made)],
    [
      'another secret',
      () => new LinkTokenSigner('another secret of sixteen').state(token, 'my-bids', ADA, made),
    ],
    [
      'a later day written into it',
      (t: LinkTokenSigner) => t.state(token.replace(/^\w+/, 'zzz'), 'my-bids', ADA, made),
    ],
    ['nothing', (t: LinkTokenSigner) => t.state(undefined, 'my-bids', ADA, made)],
  ])('is wrong for %s', (_, state) => expect(state(tokens)).toBe('wrong'));

  it('of an earlier version, without a day, has ended: a new one is offered', () => {
    expect(tokens.state(tokens.make('my-bids', ADA), 'my-bids', ADA)).toBe('ended');
    expect(tokens.state(tokens.make('my-data', ADA), 'my-bids', ADA)).toBe('wrong');
  });
});
