import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { presignDefault } from './presign-default.ts';

const plain = 'http://storage.example/a1';
const signed = (signature: string) => `${plain}?X-Amz-Date=1&X-Amz-Signature=${signature}`;
const read = (step: string, url: string | null) => answered(step, 'getAsset', 200, { id: 'a1', url });
const list = (step: string, url: string | null) => answered(step, 'listAssets', 200, { items: [{ id: 'a1', url }] });

it.each([
  [
    'read: signed',
    'getAsset',
    [read('default', signed('1')), read('on', signed('2')), read('off', plain)],
    'satisfied',
  ],
  ['read: plain', 'getAsset', [read('default', plain), read('on', signed('2')), read('off', plain)], ['read-unsigned']],
  [
    'read: none when off',
    'getAsset',
    [read('default', signed('1')), read('on', signed('2')), read('off', null)],
    'satisfied',
  ],
  [
    'read: a token in the path',
    'getAsset',
    [read('default', `${plain}/t1`), read('on', `${plain}/t2`), read('off', 's3://a1')],
    'satisfied',
  ],
  ['list: plain', 'listAssets', [list('default', plain), list('on', signed('2')), list('off', plain)], 'satisfied'],
  ['list: none', 'listAssets', [list('default', null), list('on', signed('2')), list('off', '/files/a1')], 'satisfied'],
  [
    'list: signed',
    'listAssets',
    [list('default', signed('1')), list('on', signed('2')), list('off', plain)],
    ['list-signed'],
  ],
  [
    'always signed',
    'listAssets',
    [list('default', signed('1')), list('on', signed('2')), list('off', signed('3'))],
    ['flag-without-effect'],
  ],
  [
    'never signed',
    'getAsset',
    [read('default', plain), read('on', plain), read('off', plain)],
    ['flag-without-effect'],
  ],
  [
    'not shown',
    'listAssets',
    [answered('default', 'listAssets', 200, { items: [] }), list('on', null), list('off', null)],
    'stopped',
  ],
] as const)('%s', (_, operation, exchanges, outcome) => {
  const evidence = written(exchanges, { case: { operation }, notes: { data: { assets: [{ id: 'a1' }] } } });
  expect(outcomeOf(presignDefault, evidence)).toEqual(outcome);
});
