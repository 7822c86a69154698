import { expect, it } from 'vitest';
import { proxyFor } from './proxies.ts';

const file = { proxy: 'http://of.file:1' };

it.each<[string, string, NodeJS.ProcessEnv, { proxy?: string }, string | undefined]>([
  ['nothing is said', 'https://a.example', {}, {}, undefined],
  ['the file says so', 'https://a.example', { HTTPS_PROXY: 'http://p:2' }, file, 'network.proxy http://of.file:1'],
  ['the file says so, for loopback too', 'http://127.0.0.1:3', {}, file, 'network.proxy http://of.file:1'],
  ['the environment does', 'https://a.example', { HTTPS_PROXY: 'http://p:2' }, {}, 'HTTPS_PROXY http://p:2'],
  [
    'in lower case, which goes first',
    'https://a.example',
    { https_proxy: 'q:3', HTTPS_PROXY: 'p' },
    {},
    'https_proxy http://q:3',
  ],
  ['for http alone', 'https://a.example', { HTTP_PROXY: 'http://p:2' }, {}, 'HTTP_PROXY http://p:2'],
  ['for https alone', 'http://a.example', { HTTPS_PROXY: 'http://p:2' }, {}, undefined],
  ['by a variable that is empty', 'http://a.example', { HTTP_PROXY: '' }, {}, undefined],
  ['which does not lead back here', 'http://127.0.0.1:3', { HTTP_PROXY: 'http://p:2' }, {}, undefined],
  ['nor by name', 'http://localhost:3', { HTTP_PROXY: 'http://p:2' }, {}, undefined],
  ['nor to [::1]', 'http://[::1]:3', { HTTP_PROXY: 'http://p:2' }, {}, undefined],
])('goes where %s', (_, url, environment, network, said) => {
  const found = proxyFor(new URL(url), network, environment);
  expect(found && `${found.said_by} ${found.url.href.replace(/\/$/, '')}`).toBe(said);
});

it.each<[string, string, boolean]>([
  ['a.example', 'https://a.example', true],
  ['a.example', 'https://b.a.example', true],
  ['a.example', 'https://ba.example', false],
  ['.a.example', 'https://a.example', true],
  ['*.a.example', 'https://a.example', false],
  ['*.a.example', 'https://b.a.example', true],
  ['a.example:8443', 'https://a.example:8443', true],
  ['a.example:8443', 'https://a.example', false],
  ['a.example:443', 'https://a.example', true],
  ['b.example, A.Example.', 'https://a.example', true],
  ['*', 'https://a.example', true],
  ['*:80', 'https://a.example', false],
  ['::1', 'http://[::1]:3', true],
  ['[::1]:3', 'http://[::1]:3', true],
  ['[::1]:4', 'http://[::1]:3', false],
  ['', 'https://a.example', false],
])('NO_PROXY=%s and %s: reached directly %s', (NO_PROXY, url, is_direct) => {
  expect(proxyFor(new URL(url), file, { NO_PROXY }) === undefined).toBe(is_direct);
});
