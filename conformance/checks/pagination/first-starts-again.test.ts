import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { firstStartsAgain } from './first-starts-again.ts';

const mime_type = 'application/x-mrk-1';
const assets = ['a', 'b'].map((id) => ({ id, mime_type, created_at: '2026-01-05T09:30:00.000Z' }));
const [a, b] = assets;
const other = { id: 'x', mime_type: 'image/png', created_at: '2026-01-04T09:30:00.000Z' };
const newer = { ...other, id: 'y', created_at: '2026-01-06T09:30:00.000Z' };
const filter = [{ field: 'mime_type', operator: 'eq' as const, value: mime_type }];
const page = (step: string, items: unknown[], next: string | null) => {
  const { request, ...exchange } = answered(step, 'listAssets', 200, { items, first: '/v1/assets?p=1', next });
  return { ...exchange, request: { ...request, query: { filter } } };
};
const subject = { list: 'listAssets', by: 'owner', page_size: 1, forward: 1, sort: null };
const own = ['a', 'b'];

it.each<[string, unknown[][], string | null, string | string[]]>([
  ['the same', [[a], [b]], null, 'satisfied'],
  ['both at once', [[a, b]], null, 'satisfied'],
  ['the other', [[b]], null, ['not-the-first-page']],
  ['one that the filter kept out', [[a], [other]], null, ['first-unfiltered']],
  ['one that came since', [[newer], [a]], null, 'satisfied'],
  ['one that the walk might have met too', [[a], [other]], '/v1/assets?p=3', 'satisfied'],
])('first of a filtered list leads to %s', (_, again, next, outcome) => {
  const exchanges = [
    page('walk/1', [a], '/v1/assets?p=2'),
    page('walk/2', [b], next),
    ...again.map((items, index) => page(`again/${index + 1}`, items, index + 1 < again.length ? '/next' : null)),
  ];
  const more = { case: { ...subject, items: 2 }, notes: { own } };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});

it.each<[string, unknown[][], string | string[]]>([
  ['an empty page', [[]], 'satisfied'],
  ['what came since', [[newer]], 'satisfied'],
  ['what the filter kept out', [[newer], [other]], ['first-unfiltered']],
])('first of an empty page leads to %s', (_, again, outcome) => {
  const exchanges = [
    page('walk/1', [], null),
    ...again.map((items, index) => page(`again/${index + 1}`, items, index + 1 < again.length ? '/next' : null)),
  ];
  const more = { case: { ...subject, items: 0 }, notes: { own: [], beside: ['x'] } };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});

it.each<[string, unknown[], string | string[]]>([
  ['page one', [a], 'satisfied'],
  ['the end of the list', [b], ['not-the-first-page']],
])('first of a page that was reached by previous leads to %s', (_, turned, outcome) => {
  const exchanges = [
    page('walk/1', [a], '/v1/assets?p=2'),
    page('walk/2', [b], '/v1/assets?p=3'),
    page('again/1', [a], '/v1/assets?p=2'),
    page('back', [a], '/v1/assets?p=2'),
    page('turned/1', turned, '/v1/assets?p=2'),
  ];
  const more = { case: { ...subject, items: 2, turned: true as const }, notes: { own } };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});

it.each<[string, unknown[][], string | string[]]>([
  ['page one', [[{ name: 'a' }]], 'satisfied'],
  ['the beginning in larger pages', [[{ name: 'a' }, { name: 'b' }]], 'satisfied'],
  ['where one was', [[{ name: 'b' }], [{ name: 'c' }]], ['not-the-first-page']],
  ['nowhere', [], ['no-first']],
])('first of a list that the suite finds leads to %s', (_, again, outcome) => {
  const shown = (step: string, items: unknown[], next: string | null) =>
    answered(step, 'listAssetTypes', 200, { items, first: '/1', next });
  const exchanges = [
    shown('walk/1', [{ name: 'a' }], '/2'),
    shown('walk/2', [{ name: 'b' }], '/3'),
    ...again.map((items, index) => shown(`again/${index + 1}`, items, index + 1 < again.length ? '/next' : null)),
  ];
  const more = { case: { ...subject, list: 'listAssetTypes', items: 2 }, notes: {} };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});
