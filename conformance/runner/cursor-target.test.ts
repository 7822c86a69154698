import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileUrls } from '../testing/hostile-urls.support.ts';
import { cursorTarget, whyNotFollowed } from './cursor-target.ts';

const from = 'http://host:4010/api/mrs/v1/assets?page_size=2';
const target = { base_url: 'http://host:4010/api/mrs' };

describe('at the origin of the base URL a cursor URL is requested as it was given', () => {
  it.each([
    ['absolute', 'http://host:4010/api/mrs/v1/assets?cursor=a%2Fb%3D&q=x+y'],
    ['outside the path of the base URL', 'http://host:4010/v1/assets?cursor=1'],
    ['with every sign that a query may hold', "http://host:4010/x?cursor=-._~!$&'()*+,;=:@/?"],
    ['with another path altogether', 'http://host:4010/pages/7'],
  ])('%s', (_, given) => {
    expect(cursorTarget(target, from, given)).toEqual({ url: given });
  });

  it.each([
    ['an absolute path', '/v1/assets?cursor=1', 'http://host:4010/v1/assets?cursor=1'],
    ['an absolute path below', '/api/mrs/v1/assets?cursor=1', 'http://host:4010/api/mrs/v1/assets?cursor=1'],
    ['a relative path', 'assets?cursor=1', 'http://host:4010/api/mrs/v1/assets?cursor=1'],
    ['a path that goes up', '../v1/assets/next', 'http://host:4010/api/mrs/v1/assets/next'],
    ['nothing at all', '', from],
    ['a query alone', '?cursor=1', 'http://host:4010/api/mrs/v1/assets?cursor=1'],
    ['a URL without a scheme', '//host:4010/api/mrs/v1/assets?cursor=1', 'http://host:4010/api/mrs/v1/assets?cursor=1'],
    ['the port in other words', 'http://HOST:4010/x', 'http://host:4010/x'],
    ['a bare cursor', 'bmV4dA', 'http://host:4010/api/mrs/v1/bmV4dA'],
    ['user information, which goes nowhere', 'http://a:b@host:4010/x#part', 'http://host:4010/x'],
  ])('%s', (_, given, url) => {
    expect(cursorTarget(target, from, given)).toEqual({ url });
  });
});

it('at the origin of another replica it is requested too, and at that of a stranger it is not', () => {
  const replicas = { ...target, base_urls: [target.base_url, 'http://second:4010/api/mrs'] };
  const given = 'http://second:4010/api/mrs/v1/assets?cursor=a%2Fb';
  expect(cursorTarget(replicas, from, given)).toEqual({ url: given });
  const found = cursorTarget(replicas, from, 'http://third:4010/v1/assets?cursor=1') as {
    origin: string;
    place: string;
  };
  expect(whyNotFollowed(replicas, found)).toMatch(
    /another origin than that of http:\/\/host:4010\/api\/mrs and http:\/\/second:4010\/api\/mrs: nothing/,
  );
});

describe('at another origin nothing is requested', () => {
  it.each([
    ['another scheme', 'https://host:4010/api/mrs/v1/assets?cursor=1', 'https://host:4010'],
    ['another port', 'http://host/api/mrs/v1/assets?cursor=1', 'http://host'],
    ['another host', '//other.example/api/mrs/v1/assets?cursor=1', 'http://other.example'],
  ])('%s', (_, given, origin) => {
    const found = cursorTarget(target, from, given);
    expect(found).toEqual({ origin, place: `${origin}/api/mrs/v1/assets` });
    expect(whyNotFollowed(target, found as { origin: string; place: string })).toBe(
      `cursor URLs point at ${origin}/api/mrs/v1/assets, another origin than that of http://host:4010/api/mrs: nothing is requested there unless network.cursor_origins names ${origin}`,
    );
  });

  it.each(['mailto:@host', 'http://', 'javascript:1'])('%s is no URL to follow', (given) => {
    expect(cursorTarget(target, from, given)).toBe('unreadable');
  });
});

it.each<[what: string, base_url: string, entry: string, given: string, url: string]>([
  [
    'TLS that ends at a proxy',
    'https://api.example/mrs',
    'http://api.example',
    'http://api.example/mrs/v1/a?c=1',
    'https://api.example/mrs/v1/a?c=1',
  ],
  [
    'a public name',
    'http://127.0.0.1:4010',
    'https://api.example',
    'https://api.example/v1/a?c=%2F',
    'http://127.0.0.1:4010/v1/a?c=%2F',
  ],
  [
    'a public name behind a prefix',
    'http://proxy/api/mrs',
    'https://api.example',
    'https://api.example/v1/a?c=1',
    'http://proxy/api/mrs/v1/a?c=1',
  ],
  [
    'a public name with a prefix of its own',
    'http://127.0.0.1:4010',
    'https://api.example/mrs/',
    'https://api.example/mrs/v1/a?c=1',
    'http://127.0.0.1:4010/v1/a?c=1',
  ],
])('%s stands for the base URL where the target file says so', (_, base_url, entry, given, url) => {
  const network = { cursor_origins: ['http://elsewhere.example', entry] };
  expect(cursorTarget({ base_url, network }, `${base_url}/v1/a`, given)).toEqual({ url });
});

it('no entry stands for what is not below its path', () => {
  const network = { cursor_origins: ['https://api.example/mrs'] };
  const given = 'https://api.example/other/v1/a';
  expect(cursorTarget({ ...target, network }, from, given)).toEqual({ origin: 'https://api.example', place: given });
});

it('whatever a server writes, what is requested lies at the origin of the base URL', () => {
  const places = { home: 'host:4010', prefix: '/api/mrs', stranger: 'stranger:1' };
  const network = { cursor_origins: ['http://stranger:1'] };
  fc.assert(
    fc.property(hostileUrls(places), fc.boolean(), (given, named) => {
      const found = cursorTarget({ ...target, ...(named && { network }) }, from, given);
      if (found === 'unreadable' || !('url' in found)) return;
      const { origin, username, password, href } = new URL(found.url);
      expect([origin, username, password, href]).toEqual(['http://host:4010', '', '', found.url]);
    }),
  );
});
