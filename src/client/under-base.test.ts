import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileUrls } from '../../conformance/testing/hostile-urls.support.ts';
import { isUnderBase } from '../input/under-base.ts';
import { followUrl } from './follow-url.ts';

const base = 'http://a:1/w/7';

it.each([
  ['what is below it', `${base}/v1/assets?cursor=x`, true],
  ['its own form in other letters', 'HTTP://A:1/w/7/v1', true],
  ['the base URL without its slash', base, false],
  ['another scheme', 'https://a:1/w/7/v1', false],
  ['another host', 'http://b:1/w/7/v1', false],
  ['another port', 'http://a:2/w/7/v1', false],
  ['another prefix', 'http://a:1/w/8/v1', false],
  ['a prefix that begins alike', 'http://a:1/w/77/v1', false],
  ['a way out of the prefix', `${base}/../8/v1`, false],
  ['an encoded way out of it', `${base}/%2e%2E/8/v1`, false],
  ['user information', 'http://user@a:1/w/7/v1', false],
  ['a password alone', 'http://:secret@a:1/w/7/v1', false],
  ['an opaque path', 'x:@a:1/w/7/v1', false],
  ['a blob of that origin', 'blob:http://a:1/w/7/v1', false],
  ['what is no URL', 'http://[', false],
])('%s', (_, url, want) => {
  expect(isUnderBase(base, url)).toBe(want);
});

it('holds of wherever a cursor URL is followed to', () => {
  const places = { home: 'a:1', prefix: '/w/7', stranger: 'b:2' };
  fc.assert(
    fc.property(hostileUrls(places), (given) => {
      const followed = followUrl(base, `${base}/v1/assets?limit=1`, given);
      return followed === undefined || isUnderBase(base, followed);
    }),
    { numRuns: 2_000 },
  );
});

it('holds of nothing that leads to another host, however it is written', () => {
  const places = { home: 'a:1', prefix: '/w/7', stranger: 'b:2' };
  fc.assert(
    fc.property(hostileUrls(places), (given) => {
      if (!isUnderBase(base, given)) return;
      const { protocol, host, username, password, pathname } = new URL(given);
      expect([protocol, host, username + password]).toEqual(['http:', 'a:1', '']);
      expect(pathname).toMatch(/^\/w\/7\//);
    }),
    { numRuns: 2_000 },
  );
});
