import { expect, it } from 'vitest';
import type { BatchItem } from '../../models/batch-items.ts';
import type { ListSubject } from '../../models/list-subjects.ts';
import type { Facts } from '../../suite/evidence.ts';
import type { Exchange } from '../../suite/exchange.ts';
import { uncounted } from '../../suite/tally.ts';
import { items, pages, read, refusedList } from '../../testing/batch-items.support.ts';
import { answered, outcomeOf, written } from '../../testing/written-evidence.support.ts';
import { projections } from './projection.ts';

const full = { name: 'image', created_at: '2026-01-05T10:00:00.000Z' };
const page = (...shown: unknown[]) => ({ items: shown, first: null, next: null, previous: null });

function listed(name_alone: unknown, time_alone: unknown, together: unknown, status = 200, again = name_alone) {
  const ask = (step: string, fields: string[], item: unknown, code = 200) =>
    answered(`list ${step}`, 'listAssetTypes', code, code === 200 ? page(item) : { code: 'x', message: 'y' }, {
      query: { fields },
    });
  const exchanges = [
    answered('whole/1', 'listAssetTypes', 200, page(full)),
    ask('only name', ['name'], name_alone),
    ask('only created_at', ['created_at'], time_alone),
    ask('only name created_at', ['name', 'created_at'], together, status),
    ask('again', ['name'], again),
  ];
  return outcomeOf(projections, written(exchanges, { case: { list: 'listAssetTypes', by: 'owner' } }));
}

const { name, created_at } = full;

it.each([
  ['the fields that were named', { name }, { created_at }, full],
  ['the same moment in other words', { name }, { created_at }, { name, created_at: '2026-01-05T10:00:00Z' }],
  ['a field that the document does not know', { name, _links: {} }, { created_at }, full],
  ['nothing else where one field is no choice', { name }, full, { name }],
])('permitted: %s', (_, name_alone, time_alone, together) => {
  expect(listed(name_alone, time_alone, together)).toBe('satisfied');
});

it.each([
  ['named-missing', { name }, { created_at }, { name }],
  ['another-value', { name }, { created_at }, { name, created_at: '2026-01-05T11:00:00.000Z' }],
  ['no-projection', full, full, full],
])('%s', (code, name_alone, time_alone, together) => {
  expect(listed(name_alone, time_alone, together)).toEqual([code]);
});

it('several-refused', () => {
  expect(listed({ name }, { created_at }, null, 422)).toEqual(['several-refused']);
});

it('unnamed-shown, when it is asked for once more', () => {
  expect(listed({ name }, { created_at }, full, 200, full)).toEqual(['unnamed-shown']);
  expect(listed(full, { created_at }, full, 200, { name })).toBe('satisfied');
});

const [item] = items as [BatchItem];
const asked = [['id'], ['status_code'], ['sequence_index'], ['id', 'status_code', 'sequence_index']];
const pick = (whole: BatchItem, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, whole[field]]));
const list = (fields: readonly string[], shown = items.map((one) => pick(one, fields))) => {
  return { ...pages('x', shown, 10, { fields: [...fields] })[0]!, step: `list only ${fields.join(' ')}` };
};
const single = (fields: readonly string[], shown = pick(item, fields)) =>
  read(`item only ${fields.join(' ')}`, shown, { fields: [...fields] });
const invalid = (fields: readonly string[]) =>
  answered(`item only ${fields.join(' ')}`, 'getBatchItem', 422, {}, { query: { fields: [...fields] } });
const lists = asked.map((fields) => list(fields));
const singles = asked.map((fields) => single(fields));
const listsInFull = asked.map((fields) => list(fields, items));
const listsRefused = asked.map((fields) => refusedList(`list only ${fields.join(' ')}`));

function judged(
  exchanges: readonly Exchange[],
  by: ListSubject['by'] = 'owner',
  lists_told: Facts['choices']['lists'] = {},
) {
  const start = [...pages('whole', items), read('whole-item', item)];
  const facts = { choices: { lists: lists_told } };
  return outcomeOf(projections, written([...start, ...exchanges], { case: { list: 'listBatchItems', by }, facts }));
}

it.each([
  ['what was named', [...lists, ...singles], 'satisfied'],
  ['a field that is refused', [...lists, refusedList('list only status_code'), ...singles], 'satisfied'],
  ['a list that ignores it', [...listsInFull, ...singles], ['no-projection']],
  ['a list that refuses it', [...listsRefused, ...singles], ['no-projection']],
  ['an item that ignores it', [...lists, ...asked.map((fields) => single(fields, item))], ['no-projection']],
  ['an item that refuses it', [...lists, ...asked.map(invalid)], ['no-projection']],
  [
    'an item with another value',
    [...lists, ...singles, single(asked[3]!, { ...pick(item, asked[3]!), status_code: 'failed' })],
    ['another-value'],
  ],
])('of a batch: %s', (_, exchanges, outcome) => {
  expect(judged(exchanges)).toEqual(outcome);
});

const told = { queryable_fields: { project: ['id', 'status_code', 'sequence_index'] } };

it('holds a target to the fields that it declares, whoever asks', () => {
  const ignored = [...lists, list(['status_code'], items), ...singles];
  expect([judged(ignored), judged(ignored, 'owner', told)]).toEqual(['satisfied', ['not-as-declared']]);
  expect([judged(listsInFull, 'human'), judged(listsInFull, 'human', told)]).toEqual(['stopped', ['not-as-declared']]);
});

it('leaves open what others are offered, unless the target file says it, or the list shows it to them', () => {
  expect([judged(listsRefused, 'human'), judged(listsRefused, 'human', told)]).toEqual([
    'stopped',
    ['invalid-for-others'],
  ]);
  expect(judged([...lists, ...asked.map(invalid)], 'human')).toEqual(['invalid-for-others']);
  expect(judged([...lists, ...asked.map((fields) => read(`item only ${fields.join(' ')}`))], 'human')).toBe(
    'satisfied',
  );
  expect(judged([...lists, ...singles, single(asked[3]!, { id: item.id })], 'human')).toEqual(['named-missing']);
});

it('says nothing where the pages of projections show the items of others alone', () => {
  const [own, theirs] = ['kite', 'boat'].map((name) => ({ id: `${name}-1`, name, size_bytes: 7 }));
  const exchanges = [
    answered('whole/1', 'listAssets', 200, page(own)),
    ...['name', 'size_bytes'].map((field) =>
      answered(`list only ${field}`, 'listAssets', 200, page({ id: theirs!.id, [field]: 7 }), {
        query: { fields: [field] },
      }),
    ),
  ];
  const evidence = written(exchanges, { case: { list: 'listAssets', by: 'owner' }, notes: { own: [own!.id] } });
  expect(projections.judge(evidence, uncounted)).toEqual([]);
});
