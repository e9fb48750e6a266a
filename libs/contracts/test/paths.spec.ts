import { describe, expect, it } from 'vitest';
import { ownerOf, PATH_OWNERS, patternToRegExp } from '../src/paths.js';

describe('a pattern of the path-owner table', () => {
  it.each<[pattern: string, matching: string[], other: string[]]>([
    [
      '/api/upload',
      ['/api/upload', '/API/Upload'],
      ['/api/upload/', '/api/uploads', '/x/api/upload', '/api'],
    ],
    [
      '/api/bids/*/logs',
      ['/api/bids/7/logs', '/api/bids/a b%2Fc/logs'],
      [
        '/api/bids/logs',
        '/api/bids//logs',
        '/api/bids/7/8/logs',
        '/api/bids/7/logs/',
        '/api/bids/7/logs.csv',
      ],
    ],
    [
      '/api/bids*',
      ['/api/bids', '/api/bids/', '/api/bids/7/8', '/api/bids.csv', '/api/bidsonly'],
      ['/api/bid'],
    ],
    ['/files/*', ['/files/', '/files/uploads/a.jpg', '/files//'], ['/files', '/filesystem', '/my/files/a']],
    ['/a/*/b*', ['/a/x/b', '/a/x/b/c', '/a/x/bc'], ['/a/b', '/a/x/y/b', '/a//b']],
    ['*', ['', '/', '/anything/at/all'], []],
    ['/a.b+c(d)[e]{f}|g^h$?\\', ['/a.b+c(d)[e]{f}|g^h$?\\'], ['/aXb+c(d)[e]{f}|g^h$?\\', '/a.bbc', '/a.b+c']],
    ['', [''], ['/']],
  ])('%s', (pattern, matching, other) => {
    const matches = (path: string) => patternToRegExp(pattern).test(path);
    expect(matching.filter((path) => !matches(path))).toEqual([]);
    expect(other.filter(matches)).toEqual([]);
  });

  it('stands before every pattern that would take its paths', () => {
    const shadowed = PATH_OWNERS.filter(({ pattern }, i) =>
      PATH_OWNERS.slice(0, i).some((before) =>
        patternToRegExp(before.pattern).test(pattern.replaceAll('*', 'x')),
      ),
    );
    expect(shadowed).toEqual([]);
  });

  it('leaves the rest to the web', () => {
    expect(['/', '/contractors', '/api', '/api/', '/api/nothing', '/filesx'].map(ownerOf)).toEqual(
      Array(6).fill(undefined),
    );
    expect(ownerOf('/api/bids/7/logs')).toBe('notifications');
    expect(ownerOf('/api/bids/7')).toBe('bids');
  });
});
