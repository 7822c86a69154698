import { expect, it } from 'vitest';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { firstStartsAgain } from './first-starts-again.ts';

const mime_type = 'application/x-mrk-1';
const assets = ['a', 'b'].map((id) => ({ id, mime_type, created_at: '2026-01-05T09:30:00.000Z' }));
const [a, b] = assets;
const other = { id: 'x', mime_type: 'image/png', created_at: '2026-01-04T09:30:00.000Z' };
const newer = { ...other, id: 'y', created_at: '2026-01-06T09:30:00.000Z' };
const page = (step: string, items: unknown[], next: string | null) =>
  answered(step, 'listAssets', 200, { items, first: '/v1/assets?p=1', next });

it.each<[string, unknown[][], string | null, string | string[]]>([
  ['the same', [[a], [b]], null, 'satisfied'],
  ['both at once', [[a, b]], null, 'satisfied'],
  ['the other', [[b]], null, ['not-the-first-page']],
  ['one that the filter kept out', [[a], [other]], null, ['first-unfiltered']],
  ['one that came since', [[newer], [a]], null, 'satisfied'],
  ['one that the walk might have met too', [[a], [other]], '/v1/assets?p=3', 'satisfied'],
])('first of a filtered list leads to %s', (_, again, next, outcome) => {
  const query = { filter: [{ field: 'mime_type', operator: 'eq' as const, value: mime_type }] };
  const exchanges = [
    page('walk/1', [a], '/v1/assets?p=2'),
    page('walk/2', [b], next),
    ...again.map((items, index) => page(`again/${index + 1}`, items, index + 1 < again.length ? '/next' : null)),
  ];
  const data = { query, mime_type, assets };
  const more = { case: { items: 2, page_size: 1, forward: 1, sort: null }, notes: { data } };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});

it.each<[string, unknown[][], string | string[]]>([
  ['an empty page', [[]], 'satisfied'],
  ['what came since', [[newer]], 'satisfied'],
  ['what the filter kept out', [[newer], [other]], ['first-unfiltered']],
])('first of an empty page leads to %s', (_, again, outcome) => {
  const query = { filter: [{ field: 'mime_type', operator: 'eq' as const, value: mime_type }] };
  const exchanges = [
    page('walk/1', [], null),
    ...again.map((items, index) => page(`again/${index + 1}`, items, index + 1 < again.length ? '/next' : null)),
  ];
  const notes = { data: { query, mime_type, assets: [] }, beside: ['x'] };
  const more = { case: { items: 0, page_size: 200, forward: 1, sort: null }, notes };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});

it.each<[string, unknown[], string | string[]]>([
  ['page one', [a], 'satisfied'],
  ['the end of the list', [b], ['not-the-first-page']],
])('first of a page that was reached by previous leads to %s', (_, turned, outcome) => {
  const query = { filter: [{ field: 'mime_type', operator: 'eq' as const, value: mime_type }] };
  const exchanges = [
    page('walk/1', [a], '/v1/assets?p=2'),
    page('walk/2', [b], '/v1/assets?p=3'),
    page('again/1', [a], '/v1/assets?p=2'),
    page('back', [a], '/v1/assets?p=2'),
    page('turned/1', turned, '/v1/assets?p=2'),
  ];
  const data = { query, mime_type, assets };
  const more = { case: { items: 2, page_size: 1, forward: 1, sort: null, turned: true as const }, notes: { data } };
  expect(outcomeOf(firstStartsAgain, written(exchanges, more))).toEqual(outcome);
});
