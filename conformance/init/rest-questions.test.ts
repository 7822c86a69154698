/** One name and one role that are left are each the other's; that a role takes no field is told where each was tried. */
import { expect, it } from 'vitest';
import type { Pairs } from '../../src/choices/query-string.ts';
import type { Answer, Asker } from './asker.ts';
import { createFindings } from './findings.ts';
import { createListUnderStudy } from './list-under-study.ts';
import { askRest } from './rest-questions.ts';

const items = ['b', 'a', 'c'].map((name) => ({ id: `id-${name}`, name, size_bytes: 5 }));
const plain = { line: '', status: 0, headers: {}, sent_ms: 0, answered_ms: 0 };
const reply = { status: 0, json: undefined, refusals: [], defects: [] };

/** Answer to a query with one name: a cause for its refusal, or items. */
type Reads = (text: string) => string | readonly object[];

function answered(got: string | readonly object[], name: string): Answer {
  if (typeof got !== 'string') {
    const page = { items: [...got] as Record<string, unknown>[], first: null, next: null, previous: null };
    return { ...plain, json: { items: got }, reply: { ...reply, outcome: 'success', page } };
  }
  const issues = [{ at: ['query', name] as const, message: got, type: '' }];
  return {
    ...plain,
    json: undefined,
    reply: { ...reply, outcome: 'refusal', problem: { code: '', message: '', issues: [...issues] } },
  };
}

/** Findings about a list with these names, where the other roles have theirs. */
async function toldOf(
  own: Readonly<Record<string, Reads>>,
  open: readonly string[],
  strangers: 'refused' | 'ignored' = 'refused',
  shown: readonly object[] = items,
) {
  const findings = createFindings();
  const ask = async (_: unknown, { pairs = [] }: { pairs?: Pairs } = {}): Promise<Answer> => {
    const unknown = pairs.find(([name]) => !(name in own) && name !== 'limit');
    if (unknown && strangers === 'refused') return answered('not known', unknown[0]);
    const [name, text] = pairs.find(([one]) => one in own) ?? [];
    return answered(name === undefined ? shown : own[name]!(text!), name ?? '');
  };
  const asker = { prefix: 'init-0', ask } as unknown as Asker;
  const list = createListUnderStudy(
    { asker, findings, further: [] },
    { operation: 'listAssets', fields: ['name'], least: 1 },
  );
  for (const role of ['filter', 'sort', 'fields', 'page_size', 'backward', 'presign'])
    if (!open.includes(role)) list.tell(role, role === 'page_size' ? 'limit' : `known_${role}`, []);
  list.baseline = items;
  await list.ask([['nonsense', '1']]).then((answer) => list.strangers.know('nonsense', answer));
  if (strangers === 'refused') await list.strangers.sweep(Object.keys(own), async () => undefined);
  else
    await list.strangers.sweepReaders(Object.keys(own), (names) => list.ask(names.map((name) => [name, 'nonsense'])));
  await askRest(list);
  const { parameters, queryable_fields } = findings.choices().lists?.for?.listAssets ?? {};
  const found = Object.entries(parameters ?? {}).filter(([role]) => open.includes(role));
  return { names: Object.fromEntries(found), takes: queryable_fields };
}

const refusesFields: Reads = (text) => (/^\w+:(asc|desc)$/.test(text) ? 'no such field' : 'not understood');
const ignoresFields: Reads = (text) => (/^\w+:(asc|desc)$/.test(text) ? items : 'not understood');
const sorts: Reads = (text) =>
  text === 'name:asc' ? items.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : ignoresFields(text);

it.each([
  ['refuses each field, and nonsense for another cause', refusesFields, true],
  ['takes each field without effect, and refuses nonsense', ignoresFields, true],
  ['refuses everything alike', () => 'not understood', false],
  ['takes anything', () => items, false],
  ['sorts by one', sorts, false],
] as const)('an order that %s', async (_, order, is_told) => {
  const told = is_told ? { names: { sort: 'order' }, takes: { sort: [] } } : { names: {}, takes: undefined };
  expect(await toldOf({ order }, ['sort'])).toEqual(told);
});

const shows: Reads = (text) => (text === 'name' ? items.map(({ name }) => ({ name })) : items);

it.each([
  ['refuses each field', () => 'not known here', true],
  ['shows all for each', () => items, true],
  ['shows less for one', shows, false],
] as const)('a projection that %s', async (_, select, is_told) => {
  const told = is_told ? { names: { fields: 'select' }, takes: { project: [] } } : { names: {}, takes: undefined };
  expect(await toldOf({ select }, ['fields'])).toEqual(told);
});

it('of two roles and two names, each has the usual one', async () => {
  const found = await toldOf({ select: () => items, order: refusesFields }, ['sort', 'fields']);
  expect(found).toEqual({ names: { sort: 'order', fields: 'select' }, takes: { sort: [], project: [] } });
});

it('a name that is usual for nothing tells nothing', async () => {
  expect(await toldOf({ debug: refusesFields }, ['sort'])).toEqual({ names: {}, takes: undefined });
});

it('an order of a list that ignores strangers, and a projection without effect', async () => {
  const found = await toldOf({ order: ignoresFields }, ['sort', 'fields'], 'ignored');
  expect(found).toEqual({ names: { sort: 'order' }, takes: { sort: [] } });
});

it('an order without effect of a list that grows meanwhile', async () => {
  const grown = [...items];
  const order: Reads = (text) => {
    if (text === 'size_bytes:asc' && grown.length === items.length) grown.push({ ...items[0]!, id: 'id-late' });
    return /^\w+:(asc|desc)$/.test(text) ? grown : 'not understood';
  };
  expect(await toldOf({ order }, ['sort'], 'refused', grown)).toEqual({
    names: { sort: 'order' },
    takes: { sort: [] },
  });
});
