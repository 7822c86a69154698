import { expect, it } from 'vitest';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { putAndReadBack } from './put-and-read-back.ts';

const asset = { id: 'a1', url: 'http://storage.example/a1?s=1', mime_type: 'x/y', size_bytes: 3 };
const read = (body?: object) => answered('read', 'getAsset', body ? 200 : 404, body);
const list = (items: object[]) => answered('list/1', 'listAssets', 200, { items, next: null });

it.each<[string, Exchange[], string | string[]]>([
  ['byte for byte', [stored('put', 201), read(asset), list([asset]), stored('get', 200, 'sha256:1')], 'satisfied'],
  ['changed', [stored('put', 200), read(asset), list([asset]), stored('get', 200, 'sha256:2')], ['other-bytes']],
  ['by no URL', [stored('put', 200), read({ ...asset, url: null }), list([asset])], ['no-url']],
  ['by a key in storage', [stored('put', 200), read({ ...asset, url: 's3://files/a1' }), list([asset])], ['no-url']],
  [
    'by a URL that does not open',
    [stored('put', 200), read(asset), list([asset]), stored('get', 403)],
    ['get-refused'],
  ],
  ['by a redirection', [stored('put', 200), read(asset), list([asset]), stored('get', 302)], 'stopped'],
  ['not at all', [stored('put', 200), read(), list([asset])], ['not-readable']],
  ['unlisted', [stored('put', 200), read(asset), list([]), stored('get', 200, 'sha256:1')], ['not-listed']],
  ['refused on the way in', [stored('put', 403), read(asset), list([])], ['put-refused']],
  ['unwanted on the way in', [stored('put', 415), read(asset), list([])], ['put-not-taken']],
  ['lost on the way', [stored('put', 200), read(asset), list([asset]), stored('get', 404)], ['file-lost']],
  ['lost in an error', [stored('put', 500), read(asset), list([])], 'stopped'],
])('a file comes back %s', (_, exchanges, outcome) => {
  expect(
    outcomeOf(
      putAndReadBack,
      written(exchanges, { case: { size: 3, by: 'owner' }, notes: { id: 'a1', mime_type: 'x/y', digest: 'sha256:1' } }),
    ),
  ).toEqual(outcome);
});

it.each<[string, Exchange[], string | string[]]>([
  ['byte for byte', [stored('put', 201), read(asset), stored('get', 200, 'sha256:1')], 'satisfied'],
  ['by a URL that leads nowhere', [stored('put', 200), read(asset), stored('get', 403)], ['get-refused']],
  ['refused on the way in', [stored('put', 403)], ['put-refused']],
])('an unusual file, which is looked for in no list, comes back %s', (_, exchanges, outcome) => {
  const more = {
    case: { by: 'owner', size: 3, unusual: 'signs' },
    notes: { id: 'a1', mime_type: 'x/y', digest: 'sha256:1' },
  };
  expect(outcomeOf(putAndReadBack, written(exchanges, more))).toEqual(outcome);
});

const org_id = 'aaaaaaaa-0000-4000-8000-000000000001';
const declared = { ...asset, org_id };

it.each([
  ['as declared', declared, 'satisfied'],
  ['without an organization', { ...declared, org_id: null }, 'satisfied'],
  ['of another type', { ...declared, mime_type: 'application/octet-stream' }, ['another-type']],
  ['of another size', { ...declared, size_bytes: 0 }, ['another-size']],
  ['of another organization', { ...declared, org_id: 'b' }, ['another-organization']],
] as const)('a file comes back with an asset %s', (_, body, outcome) => {
  const exchanges = [stored('put', 200), read(body), list([asset]), stored('get', 200, 'sha256:1')];
  const notes = { id: 'a1', mime_type: 'x/y', digest: 'sha256:1' };
  expect(outcomeOf(putAndReadBack, written(exchanges, { case: { by: 'owner', size: 3 }, notes }))).toEqual(outcome);
});

const size = 4_294_967_301;

it.each([
  ['the declared one', size, 'satisfied'],
  ['none', null, 'satisfied'],
  ['nought', 0, 'satisfied'],
  ['what fits into 32 bits', 2_147_483_647, ['another-size']],
  ['what is left of it in 32 bits', 5, ['another-size']],
] as const)('the size of a giant file that was not sent is %s', (_, size_bytes, outcome) => {
  const unsent = { case: { by: 'owner', size, unsent: true }, notes: { id: 'a1', mime_type: 'x/y', digest: '' } };
  expect(outcomeOf(putAndReadBack, written([read({ ...declared, size_bytes })], unsent))).toEqual(outcome);
  expect(outcomeOf(putAndReadBack, written([read()], unsent))).toBe('stopped');
});
