/** A target that answers everything alike, or anything at all, has shown nothing: no check takes it for a pass. */
import { expect, it } from 'vitest';
import type { Check } from '../suite/check.ts';
import type { DataSet } from '../suite/data-set.ts';
import type { Exchange } from '../suite/exchange.ts';
import { answered, outcomeOf, type Written, written } from '../testing/written-evidence.support.ts';
import { accountEmbed } from './account/embed.ts';
import { scopesListed } from './account/scopes-listed.ts';
import { publicText } from './catalog/public-text.ts';
import { creationsAtOnce } from './concurrency/creations.ts';
import { thresholdsAtOnce } from './concurrency/thresholds.ts';
import { isolatedLists } from './isolation/lists.ts';
import { eachItemOnce } from './pagination/each-item-once.ts';
import { firstStartsAgain } from './pagination/first-starts-again.ts';
import { pageSizeKept } from './pagination/page-size.ts';
import { ties } from './pagination/ties.ts';
import { liveUnmarked } from './soft-delete/live-unmarked.ts';
import { othersUntouched } from './soft-delete/others-untouched.ts';

const own = 'a1';
const data: DataSet = {
  principal: 'owner',
  prefix: 'own',
  mime_type: 'application/x-own',
  query: {},
  assets: [{ id: own, filename: 'own', size_bytes: 1 }],
};
const page = (items: readonly object[], next: string | null = null) => ({ items, first: null, next, previous: null });
const list = (step: string, ids: readonly string[], next?: string) =>
  answered(
    step,
    'listAssets',
    200,
    page(
      ids.map((id) => ({ id, mime_type: data.mime_type })),
      next,
    ),
  );
const folder = (step: string, asked: string, shown: string) =>
  answered(step, 'getAssetFolder', 200, { id: shown, name: 'one' }, { path: { id: asked } });
const asset = (step: string, shown: string) => answered(step, 'getAsset', 200, { id: shown }, { path: { id: own } });
const types = (step: string, ...names: string[]) =>
  answered(step, 'listAssetTypes', 200, page(names.map((name) => ({ name }))));
const thresholds = (body: object) =>
  [1, 2, 3, 4, 5].flatMap((round) =>
    ['before/N', 'alone/N', 'round-N/1', 'round-N/2', 'after/N'].map((step) =>
      answered(step.replace('N', String(round)), 'updateBalance', 200, body, { sent: { low_balance_threshold: 31 } }),
    ),
  );
const made = (read: string) =>
  ['1', '2'].flatMap((place) => [
    answered(`make/1-${place}`, 'createAssetFolder', 201, { id: `f${place}` }),
    folder(`read/1-${place}`, `f${place}`, read + place),
  ]);

const with_data = { notes: { data } };
const of_size = (page_size: number) => ({ operation: 'listAssets', page_size });
const drawn = { ...with_data, case: { items: 1, page_size: 2, narrowed: true, forward: 1, index: 0 } };
const together = { case: { record: 'folder', together: 2, beside_a_deletion: false } };
const at_once = { case: { callers: 2, same_state: false } };
const of_types = { case: { list: 'listAssetTypes', by: 'owner', page_sizes: [1, 2], sort: null } };
const filtered = { ...with_data, case: { way: 'filter', field: 'id', with: 'nothing' } };

it.each<[string, Check, readonly Exchange[], Written, string]>([
  [
    'an account without memberships',
    scopesListed,
    [answered('in/1', 'getMe', 200, { id: 'u1' })],
    { case: { by: 'human' } },
    'stopped',
  ],
  ['no account', scopesListed, [answered('in/1', 'getMe', 200, {})], { case: { by: 'human' } }, 'stopped'],
  [
    'no account, whatever is embedded',
    accountEmbed,
    ['plain', 'memberships', 'embedded'].map((step) => answered(step, 'getMe', 200)),
    { case: { by: 'human', embed: ['memberships'] } },
    'stopped',
  ],
  [
    'a text that is elsewhere',
    publicText,
    [answered('text', 'getModelText', 302)],
    { case: { by: 'owner' } },
    'stopped',
  ],
  ['other folders that were made', creationsAtOnce, made('x'), together, 'stopped'],
  ['the folders that were made', creationsAtOnce, made('f'), together, 'satisfied'],
  ['updates without a threshold', thresholdsAtOnce, thresholds({}), at_once, 'stopped'],
  [
    'updates with the threshold',
    thresholdsAtOnce,
    thresholds({ low_balance_threshold: '31', balance: '1' }),
    at_once,
    'satisfied',
  ],
  [
    'assets of nobody each time',
    isolatedLists,
    [list('control/1', ['x']), list('again/1', ['y']), list('own/1', []), list('attempt/1', [])],
    filtered,
    'stopped',
  ],
  [
    'other assets of the owner',
    isolatedLists,
    [list('control/1', ['x']), list('again/1', ['X']), list('own/1', []), list('attempt/1', [])],
    filtered,
    'satisfied',
  ],
  [
    'an asset of the owner behind an empty page',
    isolatedLists,
    [list('control/1', [], '/v1/assets?cursor=2'), list('control/2', ['x']), list('own/1', []), list('attempt/1', [])],
    filtered,
    'satisfied',
  ],
  [
    'an asset that is equal to no other',
    ties,
    [list('walk/1', [own])],
    { case: { items: 1, page_size: 1, direction: 'asc', field: 'created_at' }, notes: { data } },
    'stopped',
  ],
  ['no asset types', eachItemOnce, ['whole/1', 'one/1', 'other/1'].map((step) => types(step)), of_types, 'stopped'],
  [
    'one asset type',
    eachItemOnce,
    ['whole/1', 'one/1', 'other/1'].map((step) => types(step, 'image')),
    of_types,
    'satisfied',
  ],
  ['an empty page', pageSizeKept, [list('page', [])], { case: of_size(2) }, 'stopped'],
  [
    'an empty page before others',
    pageSizeKept,
    [list('page', [], '/v1/assets?cursor=2')],
    { case: of_size(2) },
    'satisfied',
  ],
  ['a page', pageSizeKept, [list('page', [own])], { case: of_size(2) }, 'satisfied'],
  ['an empty page of any size', pageSizeKept, [list('page', [])], { case: of_size(501) }, 'stopped'],
  [
    'a first page of others',
    firstStartsAgain,
    [list('walk/1', ['x'], '/v1/assets?cursor=2'), list('walk/2', ['y'])],
    { case: { list: 'listAssets', by: 'owner' }, notes: { own: [own] } },
    'stopped',
  ],
  ['an asset of nobody', liveUnmarked, [asset('read', 'x'), list('walk/1', ['y'])], drawn, 'stopped'],
  ['an asset', liveUnmarked, [asset('read', own), list('walk/1', [])], drawn, 'satisfied'],
  [
    'folders of nobody',
    othersUntouched,
    [folder('before/1', 'f1', 'x'), answered('delete', 'deleteAssetFolder', 204), folder('after/1', 'f1', 'y')],
    { case: { record: 'folder', by: 'owner' }, notes: { given: ['f1', 'f2'], others: ['f1'] } },
    'stopped',
  ],
  [
    'the other folders',
    othersUntouched,
    [folder('before/1', 'f1', 'f1'), answered('delete', 'deleteAssetFolder', 204), folder('after/1', 'f1', 'f1')],
    { case: { record: 'folder', by: 'owner' }, notes: { given: ['f1', 'f2'], others: ['f1'] } },
    'satisfied',
  ],
])('%s', (_, check, exchanges, more, outcome) => {
  expect(outcomeOf(check, written(exchanges, more))).toBe(outcome);
});
