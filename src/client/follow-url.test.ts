import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followUrl } from './follow-url.ts';

describe('followUrl', () => {
  const rows: [string, { base: string; given: string; want: string | undefined }][] = [
    [
      'keeps an absolute URL under the base',
      {
        base: 'http://a:1',
        given: 'http://a:1/v1/assets?cursor=x',
        want: 'http://a:1/v1/assets?cursor=x',
      },
    ],
    [
      'resolves a path',
      {
        base: 'http://a:1',
        given: '/v1/assets?cursor=x',
        want: 'http://a:1/v1/assets?cursor=x',
      },
    ],
    [
      'resolves a bare query against the request',
      { base: 'http://a:1', given: '?cursor=x', want: 'http://a:1/v1/assets?cursor=x' },
    ],
    [
      'puts another origin under the base',
      {
        base: 'http://a:1',
        given: 'https://evil.example/v1/assets?cursor=x',
        want: 'http://a:1/v1/assets?cursor=x',
      },
    ],
    [
      'keeps the prefix of the base',
      {
        base: 'http://a:1/w/7',
        given: 'http://a:1/v1/assets?c=1',
        want: 'http://a:1/w/7/v1/assets?c=1',
      },
    ],
    [
      'drops a prefix that only the other origin has',
      {
        base: 'http://a:1',
        given: 'https://gw.example/api/v1/assets?c=1',
        want: 'http://a:1/v1/assets?c=1',
      },
    ],
    [
      'finds the path of the list behind a prefix that is called v1 too',
      {
        base: 'http://a:1/v1/w',
        given: 'https://gw.example/v1/w/v1/assets?c=1',
        want: 'http://a:1/v1/w/v1/assets?c=1',
      },
    ],
    [
      'drops a prefix of the other origin that is called v1 too',
      {
        base: 'http://a:1/w',
        given: 'https://gw.example/v1/x/v1/assets?c=1',
        want: 'http://a:1/w/v1/assets?c=1',
      },
    ],
    [
      'drops user information',
      {
        base: 'http://a:1',
        given: 'http://user:secret@a:1/v1/assets?c=1',
        want: 'http://a:1/v1/assets?c=1',
      },
    ],
    ['refuses what is no URL', { base: 'http://a:1', given: 'http://[', want: undefined }],
    ['refuses an opaque path', { base: 'http://a:1', given: 'x:@other-host:9998/steal?c=1', want: undefined }],
    ['refuses a script', { base: 'http://a:1', given: 'javascript:alert(1)', want: undefined }],
    ['refuses another scheme', { base: 'http://a:1', given: 'ftp://a:1/v1/assets', want: undefined }],
  ];
  it.each(rows)('%s', (_, { base, given, want }) => {
    expect(followUrl(base, `${base}/v1/assets?limit=1`, given)).toEqual(want);
  });

  it('leads to the origin of the base URL without user information, or nowhere, whatever text is given', () => {
    const piece = fc.oneof(
      fc.constantFrom('http:', 'https:', 'x:', 'javascript:', 'blob:', 'file:', 'ws:', 'HTTP:', 'a:1', 'a:1@'),
      fc.constantFrom('/', '//', '\\', '\\\\', '@', ':', '?', '#', '..', '%2e%2e', '%40', '\t', '\n', '[', ']', '.'),
      fc.constantFrom('other-host:9998', 'user:secret', 'v1', 'assets', 'cursor=x', 'w', '7'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
    const bases = fc.constantFrom('http://a:1', 'https://a', 'http://a:1/w/7', 'http://[::1]:1/api/');
    const text = fc.oneof(hostile, fc.webUrl({ withQueryParameters: true }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(bases, text, (base, given) => {
        const { origin, pathname } = new URL(base);
        const prefix = pathname.replace(/\/+$/, '');
        const followed = followUrl(base, `${origin}${prefix}/v1/assets?limit=1`, given);
        if (!followed) return;
        const url = new URL(followed);
        expect([url.origin, url.username, url.password]).toEqual([origin, '', '']);
        expect(url.pathname.startsWith(`${prefix}/`)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});
