import { describe, expect, it } from 'vitest';
import { followUrl, isAllowedStorage } from './urls.ts';

describe('followUrl', () => {
  const rows: [string, { base: string; given: string; want: { url: string; elsewhere: boolean } | undefined }][] = [
    [
      'keeps an absolute URL under the base',
      {
        base: 'http://a:1',
        given: 'http://a:1/v1/assets?cursor=x',
        want: { url: 'http://a:1/v1/assets?cursor=x', elsewhere: false },
      },
    ],
    [
      'resolves a path',
      {
        base: 'http://a:1',
        given: '/v1/assets?cursor=x',
        want: { url: 'http://a:1/v1/assets?cursor=x', elsewhere: false },
      },
    ],
    [
      'resolves a bare query against the request',
      { base: 'http://a:1', given: '?cursor=x', want: { url: 'http://a:1/v1/assets?cursor=x', elsewhere: false } },
    ],
    [
      'puts another origin under the base',
      {
        base: 'http://a:1',
        given: 'https://evil.example/v1/assets?cursor=x',
        want: { url: 'http://a:1/v1/assets?cursor=x', elsewhere: true },
      },
    ],
    [
      'keeps the prefix of the base',
      {
        base: 'http://a:1/w/7',
        given: 'http://a:1/v1/assets?c=1',
        want: { url: 'http://a:1/w/7/v1/assets?c=1', elsewhere: true },
      },
    ],
    [
      'drops a prefix that only the other origin has',
      {
        base: 'http://a:1',
        given: 'https://gw.example/api/v1/assets?c=1',
        want: { url: 'http://a:1/v1/assets?c=1', elsewhere: true },
      },
    ],
    ['refuses what is no URL', { base: 'http://a:1', given: 'http://[', want: undefined }],
  ];
  it.each(rows)('%s', (_, { base, given, want }) => {
    expect(followUrl(base, `${base}/v1/assets?limit=1`, given)).toEqual(want);
  });
});

describe('isAllowedStorage', () => {
  it.each([
    ['same host, other port', 'http://a:2/blob', undefined, true],
    ['same host, and the target file names no origin', 'http://a:2/blob', [], false],
    ['another host', 'https://s3.example/blob', undefined, false],
    ['a named origin', 'https://s3.example/blob', ['https://s3.example'], true],
    ['another scheme', 'file:///etc/passwd', undefined, false],
    ['no URL', 'blob', undefined, false],
  ] as const)('%s', (_, given, origins, want) => {
    expect(isAllowedStorage('http://a:1', origins, given)).toBe(want);
  });
});
