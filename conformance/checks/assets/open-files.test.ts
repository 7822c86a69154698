/** The checks of open clauses about files: permitted is what the target file does not rule out. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ChoicesDocument } from '../../../src/choices/choices-document.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { answered, outcomeOf, stored, written } from '../../testing/written-evidence.support.ts';
import { storedFiles } from './files.ts';
import { shownAsset } from './shown.ts';

type Assets = ChoicesDocument['assets'];
const no_bytes = `sha256:${createHash('sha256').digest('hex')}`;
const read = (step: string, status = 200) => answered(step, 'getAsset', status, { id: 'a' });

it.each<[string, string, Exchange[], Assets, string | string[]]>([
  ['anything, undeclared', 'as_declared', [read('before', 404), stored('put', 204), read('after')], {}, 'satisfied'],
  [
    'as declared',
    'as_declared',
    [read('before'), stored('early', 404), stored('put', 200, no_bytes), read('after')],
    { get_before_put: 404, put_answer: { status: 200 }, listed_from: 'session' },
    'satisfied',
  ],
  ['another refusal', 'as_declared', [stored('early', 403)], { get_before_put: 404 }, ['not-as-declared']],
  ['an empty file', 'as_declared', [stored('early', 200, no_bytes)], { get_before_put: 404 }, ['not-as-declared']],
  ['another status', 'as_declared', [stored('put', 204)], { put_answer: { status: 200 } }, ['not-as-declared']],
  [
    'an asset that comes with its file',
    'as_declared',
    [read('before', 404), read('after')],
    { listed_from: 'session' },
    ['not-as-declared'],
  ],
  [
    'an asset that comes some time after its file',
    'as_declared',
    [read('before', 404), read('after')],
    { listed_from: 500 },
    'satisfied',
  ],
  ['a larger file', 'other_size', [stored('put', 200)], { put_mismatch: 'refused' }, ['not-as-declared']],
  ['no larger file', 'other_size', [stored('put', 403)], { put_mismatch: 'refused' }, 'satisfied'],
  ['no file of another type', 'other_type', [stored('put', 403)], { put_mismatch: 'accepted' }, ['not-as-declared']],
  [
    'another type, and none of another size',
    'other_type',
    [stored('put', 200), stored('size-put', 403)],
    { put_mismatch: 'type_refused' },
    ['not-as-declared'],
  ],
  [
    'no other type, and another size',
    'other_type',
    [stored('put', 403), stored('size-put', 200)],
    { put_mismatch: 'type_refused' },
    'satisfied',
  ],
  ['nothing but an error', 'as_declared', [stored('put', 503)], { put_answer: { status: 200 } }, 'stopped'],
])('storage has %s', (_, put, exchanges, assets, outcome) => {
  const evidence = written(exchanges, { case: { put }, facts: { choices: { assets } } });
  expect(outcomeOf(storedFiles, evidence)).toEqual(outcome);
});

it.each([
  ['refused', 403, 403],
  ['accepted', 200, 200],
  ['type_refused', 403, 200],
  ['size_refused', 200, 403],
] as const)('%s is observed where a type gets %i and a size %i', (value, type, size) => {
  const observed = (put: string, exchanges: Exchange[]) =>
    storedFiles.observe!(written(exchanges, { case: { put } } as never));
  expect(observed('other_type', [stored('put', type), stored('size-put', size)])).toMatchObject([{ value }]);
  expect(observed('other_size', [stored('put', size)])).toEqual([]);
});

const filename = 'My  File.PNG';
const plain = 'http://files.example/a';
const shown = (url: unknown, thumbnail_url: unknown, one = filename, two = one) => [
  answered('one', 'getAsset', 200, { id: 'a', name: one, url, thumbnail_url }),
  answered('two', 'getAsset', 200, { id: 'b', name: two, url, thumbnail_url }),
];
/** Of a text beside the picture. */
const beside = (thumbnail_url: unknown) =>
  answered('other', 'getAsset', 200, { id: 'c', name: 'c', url: plain, thumbnail_url });
const as_declared = { presign_off_url: 'plain', thumbnail_url: 'images', stored_name: 'as_sent' } as const;

it.each<[string, Exchange[], Assets, string | string[]]>([
  ['anything, undeclared', shown(null, null, 'x', 'y'), {}, 'satisfied'],
  ['all as declared', shown(plain, plain), as_declared, 'satisfied'],
  ['no URL', shown(null, plain), as_declared, ['not-as-declared']],
  ['a path', shown('/files/a', plain), as_declared, ['not-as-declared']],
  ['a URL of another scheme', shown('s3://files/a', plain), { presign_off_url: 'other_scheme' }, 'satisfied'],
  ['no thumbnail', shown(plain, null), as_declared, ['not-as-declared']],
  ['a thumbnail, as does a text', [...shown(plain, plain), beside(plain)], as_declared, 'satisfied'],
  [
    'a thumbnail, and a text has none',
    [...shown(plain, plain), beside(null)],
    { thumbnail_url: 'all' },
    ['not-as-declared'],
  ],
  ['a thumbnail, which was not to be', shown(plain, plain), { thumbnail_url: 'null' }, ['not-as-declared']],
  [
    'no thumbnail, and a text has one',
    [...shown(plain, null), beside(plain)],
    { thumbnail_url: 'all' },
    ['not-as-declared'],
  ],
  ['another name', shown(plain, plain, 'my-file.png'), as_declared, ['not-as-declared']],
  ['two names for one', shown(plain, plain, 'a-1.png', 'a-2.png'), { stored_name: 'made_unique' }, 'satisfied'],
  ['nothing', [answered('one', 'getAsset', 404)], as_declared, 'stopped'],
])('a picture shows %s', (_, exchanges, assets, outcome) => {
  const evidence = written(exchanges, { case: { kind: 'image' }, notes: { filename }, facts: { choices: { assets } } });
  expect(outcomeOf(shownAsset, evidence)).toEqual(outcome);
});

it.each<[string, Exchange[], unknown]>([
  ['a thumbnail, and a text is not known', shown(plain, plain), undefined],
  ['a thumbnail, and a text none', [...shown(plain, plain), beside(null)], 'images'],
  ['a thumbnail, and a text too', [...shown(plain, plain), beside(plain)], 'all'],
  ['none, and a text none', [...shown(plain, null), beside(null)], 'null'],
  ['none, and a text is not known', shown(plain, null), undefined],
])('where a picture has %s, no more is observed', (_, exchanges, value) => {
  const observed = shownAsset.observe!(written(exchanges, { case: { kind: 'image' }, notes: { filename } }));
  expect(observed.find(({ choice }) => choice === 'assets.thumbnail_url')?.value).toBe(value);
});

it('shows no thumbnail of what is no picture, in either case', () => {
  for (const thumbnail of [null, plain]) {
    const evidence = written(shown(plain, thumbnail), {
      case: { kind: 'other' },
      notes: { filename },
      facts: { choices: { assets: as_declared } },
    });
    expect(outcomeOf(shownAsset, evidence)).toBe('satisfied');
  }
});
